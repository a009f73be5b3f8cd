"""Dominion's screens: axe finds nothing, and at every size each card can be seen and taken hold of."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest
from page.conftest import Devices
from page.dominion_moments import NAMES, address, asks, many_in_play, moment
from page.test_accessible import Auditor
from page.test_dominion import OWN, Steward
from page.test_scene import PAINT, overlap
from piazza import table
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
        ("dark", "hu", PHONE),
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
def paint(visit: Callable[..., Page]) -> Callable[..., dict[str, dict[str, float]]]:
    """Paints, and returns the regions by their keys; each lies within the picture."""
    page = visit()

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


# -- on the page ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [LARGE, PHONE, SIDEWAYS])
def test_ten_kinds_in_play_on_the_page(devices: Devices, shot: Callable[..., None], screen: dict[str, Any]) -> None:
    match = moment(ENGINE, 4, many_in_play, bot="random")
    page = devices.open(address(match), **screen)
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
