"""Dominion's screens: axe finds nothing, and at every size each card can be seen and taken hold of."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from itertools import combinations, product
from typing import Any

import pytest
from page.conftest import Devices
from page.dominion_moments import NAMES, address, asks, many_in_play, moment
from page.test_accessible import Auditor
from page.test_dominion import OWN, Steward
from page.test_languages import LANGUAGES
from page.test_scene import PAINT, overlap
from piazza import table
from piazza.dominion.cards import CARDS
from playwright.sync_api import Page, expect

import build

pytestmark = pytest.mark.parametrize("browser", ["chromium"], indirect=True)

ENGINE = "Village+Market+Festival+Laboratory+Smithy+Woodcutter+CouncilRoom+Militia+Workshop+Moat"
"""Cards that let many others be played."""
LARGE: dict[str, Any] = {}
PHONE = {"phone": True}
SIDEWAYS = {"phone": True, "viewport": {"width": 740, "height": 360}}


# -- axe --------------------------------------------------------------------------------------------------------------

SCREENS: dict[str, tuple[str, int, str]] = {
    "action": ("first-game", 2, "action"),
    "buy": ("big-money", 3, "buy"),
    "cellar": ("village-square", 4, "cellar"),
    "spy": ("interaction", 3, "spy"),
    "thief": ("size-distortion", 4, "thief"),
    "throne": ("village-square", 2, "throne"),
}


@pytest.mark.parametrize(
    ("theme", "language", "screen"),
    [
        ("light", "en", LARGE),
        pytest.param("dark", "hu", PHONE, marks=pytest.mark.long),
        pytest.param("dark", "hu", LARGE, marks=pytest.mark.long),
        pytest.param("light", "en", PHONE, marks=pytest.mark.long),
        pytest.param("dark", "en", SIDEWAYS, marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing(devices: Devices, theme: str, language: str, screen: dict[str, Any]) -> None:
    device = devices.device(settings={"theme": theme, "language": language}, reduced_motion="reduce", **screen)
    device.add_init_script(path=build.MODULES / "axe-core" / "axe.min.js")
    page = devices.open(on=device)
    auditor, person = Auditor(page), Steward(page)
    page.locator('[data-game="dominion"]').click()
    page.locator(OWN).click()
    auditor.look("set-up")
    auditor.dialog("pieces", page.locator('[data-pick="read"]').click)
    for number, (name, (kingdom, seats, step)) in enumerate(SCREENS.items()):
        # Of matches of their own, or one link would be a moment of the other's match.
        devices.goto(page, address(moment(kingdom, seats, asks(step), 100 * number + 1)))
        person.settle()
        auditor.look(name)
    auditor.dialog("zoom", lambda: person.drawn("supply").click())
    auditor.dialog("zoom", lambda: page.locator('.hit[data-at^="supply:"]').first.click(button="right"))
    if screen == LARGE:
        page.locator('.hit[data-at="supply:Province"]').hover()
        expect(page.locator(".tip")).to_be_visible()
        auditor.look("tip")
    devices.goto(page, address(moment("first-game", 2, lambda state: bool(state.over), 901)))
    person.settle()
    auditor.look("over")
    auditor.dialog("sheet", page.locator('[data-open="sheet"]').click)
    assert auditor.found == {}
    assert auditor.seen >= 12


# -- the painters -----------------------------------------------------------------------------------------------------


@pytest.fixture
def paint(ready: Callable[..., Page]) -> Callable[..., dict[str, dict[str, float]]]:
    """Paints, and returns the regions by their keys; each lies within the picture."""
    page = ready()

    def paint(painter: str, width: int, height: int, look: Any, *rest: int) -> dict[str, dict[str, float]]:
        hits = page.evaluate(PAINT, ["dominion", painter, width, height, look, list(rest), {}])
        for hit in hits:
            assert hit["x"] >= -0.5 and hit["x"] + hit["w"] <= width + 0.5, hit
            assert hit["y"] >= -0.5 and hit["y"] + hit["h"] <= height + 0.5, hit
        by_key = {hit["at"]: hit for hit in hits}
        assert len(by_key) == len(hits), "a region is told once"
        return by_key

    return paint


def look_of(seats: int, hand: int = 5, kinds: int = 0, turn: int = 0) -> Any:
    """A table with so many cards in hand and so many kinds in play, some of them several times."""
    people = [{"name": name, "bot": None} for name in NAMES[:seats]]
    options = {"kingdom": ENGINE, "start": "P1"}
    new = {"do": "new", "game": "dominion", "seats": people, "options": options, "seed": "1", "viewer": 0}
    look = json.loads(table.call(json.dumps(new)))["ok"]
    piles = [pile["card"] for pile in look["table"]["supply"]]
    order = [card for card in piles if card not in ("Estate", "Duchy", "Province", "Curse")]
    look["table"] |= {"turn": turn, "play": [card for card in order[:kinds] for _ in range(3)], "coins": 23, "buys": 12}
    look["seats"][0]["hand"] = [piles[i % len(piles)] for i in range(hand)]
    return look


def apart(hits: dict[str, dict[str, float]], region: str) -> list[dict[str, float]]:
    """Those of the region, of which none lies on another."""
    found = [hit for at, hit in hits.items() if at.startswith(region)]
    for one, other in combinations(found, 2):
        assert not overlap(one, other), (one, other)
    return found


BOARDS = [(732, 488), (640, 380), (804, 560), (384, 216), (344, 250), (344, 160), (320, 300)]
"""Desktop, tablet, a phone on its side and upright."""


def test_every_pile_of_the_supply_stands_apart(paint: Callable[..., Any]) -> None:
    for width, height in BOARDS:
        hits = paint("board", width, height, look_of(4))
        piles = apart(hits, "supply")
        # Seventeen piles, and the book of all cards.
        assert len(piles) == 18
        assert min(min(pile["w"], pile["h"]) for pile in piles) >= 24, (width, height)


HANDS = [(344, 104), (344, 150), (384, 84), (900, 210), (804, 180)]


def test_each_card_of_a_hand_can_be_taken(paint: Callable[..., Any]) -> None:
    for (width, height), cards in product(HANDS, (1, 5, 11, 15, 20)):
        hits = paint("hand", width, height, look_of(2, hand=cards))
        assert set(hits) == {f"hand:{i}" for i in range(cards)}
        assert min(min(hit["w"], hit["h"]) for hit in apart(hits, "hand").copy()) >= 17, (width, height, cards)


SEATS = [(420, 260), (316, 84), (240, 78), (252, 76), (190, 80)]
"""The own seat on a desktop, another's there, the own on a phone and on its side."""


def test_many_kinds_in_play_lie_side_by_side(paint: Callable[..., Any]) -> None:
    for (width, height), kinds in product(SEATS, (1, 3, 5, 8, 10, 13)):
        hits = paint("seat", width, height, look_of(4, kinds=kinds), 0)
        assert {"deck", "discard:0"} <= set(hits)
        shown = apart({at: hit for at, hit in hits.items() if not at.startswith("seat:")}, "play:")
        # What is too small for a finger is read on the seat as a whole.
        assert len(shown) in (0, kinds)
        assert len(shown) == kinds or width < 250 or kinds > 10, (width, height, kinds)
        for hit in shown:
            assert not overlap(hit, hits["deck"]) and not overlap(hit, hits["discard:0"]), (width, height, kinds)
            assert min(hit["w"], hit["h"]) >= 23.9


def test_a_small_seat_shows_its_turn_instead_of_its_piles(paint: Callable[..., Any]) -> None:
    """Three opponents side by side on a phone: what one plays is seen, and the rest a tap away."""
    for seat in (1, 3):
        hits = paint("seat", 65, 56, look_of(4, kinds=5, turn=seat), seat)
        assert set(hits) == {f"seat:{seat}"}
        assert f"deck:{seat}" in paint("seat", 65, 56, look_of(4, kinds=5, turn=0), seat)


# -- names on cards ---------------------------------------------------------------------------------------------------

LETTERS = """async ([language, paints]) => {
  const from = (path) => import(new URL(`js/${path}`, document.baseURI).href);
  const [{ scene }, { loadWords }, { TYPES }] = await Promise.all(
    ['scene/dominion/index.js', 'words.js', 'scene/dominion/signs.js'].map(from),
  );
  const words = await loadWords(language);
  await document.fonts.load('600 20px "EB Garamond"', words.letters);
  const { prototype } = CanvasRenderingContext2D;
  const { fillText, roundRect, fill } = prototype;
  const names = [];
  const grounds = [];
  const place = (g, x, y, w, h) => {
    const { a, d, e, f } = g.getTransform();
    return { on: g.canvas, x: e + x * a, y: f + y * d, w: w * a, h: h * d };
  };
  let last = null;
  prototype.roundRect = function (x, y, w, h, r) {
    last = place(this, x, y, w, h);
    return roundRect.call(this, x, y, w, h, r);
  };
  prototype.fill = function (...args) {
    if (last?.on === this.canvas && Object.values(TYPES).includes(this.fillStyle)) grounds.push(last);
    return fill.apply(this, args);
  };
  prototype.fillText = function (text, x, y) {
    if (this.font.includes('Garamond')) {
      const px = Number(/([\\d.]+)px/.exec(this.font)[1]);
      const { a, d } = this.getTransform();
      const at = place(this, x, y - px * 0.65, this.measureText(text).width, px * 0.65);
      names.push({ text, px: (px * d) / 2, squeeze: a / d, ...at });
    }
    return fillText.call(this, text, x, y);
  };
  const marks = { picked: new Set(), lit: new Set(), blocked: new Set() };
  const ui = { hover: null, ghost: null, theme: 'light', say: (message) => words.say(message), ...marks };
  for (const [painter, width, height, look, rest] of paints) {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width * 2, height * 2];
    const g = canvas.getContext('2d');
    g.scale(2, 2);
    scene[painter](g, { w: width, h: height, dpr: 2 }, look, ...rest, ui);
  }
  Object.assign(prototype, { fillText, roundRect, fill });
  const lies = (one, other) =>
    one.on === other.on &&
    one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
  return names.map((name) => ({
    text: name.text,
    px: name.px,
    squeeze: name.squeeze,
    // A card is drawn on a canvas of its own, with room for its shadow around it.
    out: name.x + name.w > name.on.width - 20,
    hidden: grounds.some((ground) => lies(name, ground)),
  }));
}"""
"""The names drawn: how large, how condensed, whether they leave the card or run into the sign of a type."""


def all_cards() -> list[Any]:
    """Looks whose supply, hand and cards in play hold every card between them."""
    looks = []
    basic = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
    kingdom = [card.name for card in CARDS if card.name not in basic]
    for first in range(0, len(kingdom), 10):
        look = look_of(2)
        some = [*basic, *kingdom[first : first + 10]]
        look["table"] |= {"supply": [{"card": card, "cost": 4, "left": 10} for card in some]}
        looks.append(look)
    return looks


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_read(ready: Callable[..., Page], language: str) -> None:
    paints: list[tuple[str, int, int, Any, list[int]]] = []
    for look in all_cards():
        paints += [("board", *size, look, []) for size in BOARDS[:1] + BOARDS[3:6]]
        cards = [pile["card"] for pile in look["table"]["supply"]]
        for first in range(0, len(cards), 5):
            few = deepcopy(look)
            few["seats"][0]["hand"] = few["table"]["play"] = cards[first : first + 5]
            paints += [("hand", *size, few, []) for size in HANDS[::3]]
            few = deepcopy(few)
            few["table"]["play"] = cards[first : first + 2]
            paints += [("seat", *size, few, [0]) for size in SEATS[::2]]
    drawn = ready().evaluate(LETTERS, [language, paints])
    assert len({name["text"] for name in drawn}) >= len(CARDS)
    for name in drawn:
        assert name["px"] >= 9.49, name
        assert name["squeeze"] >= 0.74, name
        assert not name["out"] and not name["hidden"], name
        assert "\u2026" not in name["text"], name


# -- on the page ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [LARGE, PHONE, SIDEWAYS])
def test_ten_kinds_in_play_on_the_page(devices: Devices, shot: Callable[..., None], screen: dict[str, Any]) -> None:
    match = moment(ENGINE, 4, many_in_play, bot="random")
    page = devices.ready(address(match), **screen)
    Steward(page).settle()
    kinds = len(set(match.state.played))
    expect(page.locator('.mine .hit[data-at^="play:"]')).to_have_count(kinds)
    boxes = [hit.bounding_box() for hit in page.locator('.mine .hit[data-at^="play:"]').all()]
    for one, other in combinations(boxes, 2):
        assert one and other
        assert not overlap(
            {**one, "w": one["width"], "h": one["height"]}, {**other, "w": other["width"], "h": other["height"]}
        )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    shot(page, f"dominion-many-{page.viewport_size['width']}" if page.viewport_size else "dominion-many")


# -- names ------------------------------------------------------------------------------------------------------------

WRITTEN = """
  window.written = {};
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (words, ...rest) {
    if (/\\p{L}{3}/u.test(words)) written[words] = parseFloat(/([\\d.]+)px/.exec(this.font)[1]);
    return fillText.call(this, words, ...rest);
  };
"""
"""What is written on the drawings, and in what size."""


@pytest.mark.parametrize("language", ["uk", "hu", "de"])
@pytest.mark.parametrize("kingdom", ["first-game", "size-distortion"])
def test_names_on_a_phone_are_whole_and_can_be_read(devices: Devices, language: str, kingdom: str) -> None:
    device = devices.device(settings={"language": language}, reduced_motion="reduce", **PHONE)
    device.add_init_script(WRITTEN)
    page = devices.open(address(moment(kingdom, 2, asks("buy"))), on=device)
    Steward(page).settle()
    page.wait_for_timeout(200)
    written = page.evaluate("written")
    assert len(written) >= 17
    assert {words: size for words, size in written.items() if size < 9.5 or "…" in words} == {}


# -- what is said beside the cards ------------------------------------------------------------------------------------


def box_of(locator: Any) -> dict[str, float]:
    box = locator.bounding_box()
    assert box is not None
    return {**box, "w": box["width"], "h": box["height"]}


def test_what_a_card_in_hand_says_covers_neither_the_hand_nor_what_can_be_done(devices: Devices) -> None:
    page = devices.ready(address(moment("village-square", 2, asks("throne"))))
    Steward(page).settle()
    cards = page.locator('.hit[data-at^="hand:"]')
    assert cards.count() > 2
    for card in cards.all():
        card.hover()
        tip = page.locator(".tip")
        expect(tip).to_be_visible()
        said = box_of(tip)
        for other in (*cards.all(), *page.locator('[data-region="actions"] button').all()):
            assert not overlap(said, box_of(other))
        page.mouse.move(5, 5)
        expect(tip).to_be_hidden()


@pytest.mark.parametrize("screen", [LARGE, PHONE])
def test_to_choose_no_card_is_a_choice_that_says_so(devices: Devices, screen: dict[str, Any]) -> None:
    page = devices.ready(address(moment("village-square", 2, asks("cellar"))), **screen)
    person = Steward(page)
    person.settle()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_have_text(re.compile("^Without discarding"))
    expect(confirm).not_to_have_class(re.compile("primary"))
    expect(page.get_by_role("button", name="None", exact=True)).to_have_count(0)
    expect(page.locator('[data-region="mine"]')).to_be_visible()
    person.press(page.locator('button.hit[data-at^="hand:"]').first)
    expect(confirm).to_have_class(re.compile("primary"))
    expect(confirm).to_have_text(re.compile("^Discard and draw"))


NUMBER = """async () => {
  const { loadWords } = await import(new URL('js/words.js', document.baseURI).href);
  const words = await loadWords('en');
  words.icon = () => document.createElement('canvas');
  const gold = { id: 'dominion-times', args: { n: 2, card: { id: 'dominion-card-gold', token: 'Gold' } } };
  const line = { id: 'dominion-log-treasures', args: { name: 'Ada', cards: [gold, gold], coins: 12 } };
  const box = document.createElement('p');
  box.append(words.nodes(line));
  return [...box.querySelectorAll('.together')].map((one) => [one.textContent, one.querySelectorAll('canvas').length]);
}"""


def test_a_number_does_not_part_from_its_cards(ready: Callable[..., Page]) -> None:
    assert ready().evaluate(NUMBER) == [["2\u00a0×\u00a0", 1], ["2\u00a0×\u00a0:", 1]]


@pytest.mark.parametrize("screen", [LARGE, PHONE])
def test_the_dashes_around_a_pile_are_explained(devices: Devices, screen: dict[str, Any]) -> None:
    """Before treasures are played: a pile that they would pay for says so where it is read, a dearer one does not."""
    match = moment("first-game", 2, lambda state: not state.over and state.step_name() == "buy" and not state.coins)
    page = devices.ready(address(match), **screen)
    person = Steward(page)
    person.settle()
    for pile, told in (("Silver", True), ("Province", False)):
        person.press(person.drawn(f"supply:{pile}"))
        said = page.locator('[data-dialog="zoom"] li')
        expect(said).to_contain_text("costs")
        assert ("The treasures in your hand are enough for it." in said.inner_text()) is told
        page.keyboard.press("Escape")
