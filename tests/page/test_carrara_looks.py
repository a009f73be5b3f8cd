"""Carrara's screens: axe finds nothing, nothing is cut off at any size, and marble is told apart without its colour."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

import pytest
from page.carrara_moments import NAMES, VARIANTS, moments
from page.conftest import Devices
from page.player import Person
from page.test_accessible import Auditor
from page.test_languages import moments as first_decisions
from page.test_scene import PAINT, overlap
from piazza import table
from playwright.sync_api import Page, expect

import build

pytestmark = pytest.mark.parametrize("browser", ["chromium"], indirect=True)

CHOICES = {
    "score": 'button.hit[data-at^="type:0:"]:not([aria-disabled])',
    "build": 'button.hit[data-at^="market:"], button.hit[data-at^="great:"]',
    "replace": '[data-slot="old"] [data-item]',
}
"""What is chosen first in a tray."""
LARGE: dict[str, Any] = {}
PHONE = {"phone": True}


def opened(page: Page, name: str) -> Iterator[str]:
    """The trays that can be opened at a moment, each with its first choice made, one after another."""
    for composer, choice in CHOICES.items():
        opener = page.locator(f'[data-composer="{composer}"]:not([aria-disabled])')
        if name == "over" or not opener.count():
            continue
        opener.click()
        page.locator(choice).last.click()
        expect(page.locator('[data-region="tray"]')).to_have_attribute("aria-busy", "false")
        yield composer
        page.locator("[data-back]").click()


# -- axe --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "theme", "language", "screen"),
    [
        pytest.param("advanced", "light", "en", LARGE, marks=pytest.mark.long),
        ("base", "dark", "hu", PHONE),
        pytest.param("base", "dark", "hu", LARGE, marks=pytest.mark.long),
        pytest.param("advanced", "light", "en", PHONE, marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing(devices: Devices, variant: str, theme: str, language: str, screen: dict[str, Any]) -> None:
    settings = {"theme": theme, "language": language}
    device = devices.device(settings=settings, reduced_motion="reduce", **screen)
    device.add_init_script(path=build.MODULES / "axe-core" / "axe.min.js")
    page = devices.open(on=device)
    page.locator('[data-game="carrara"]').click()
    page.locator("details.more summary").click()
    auditor, person = Auditor(page), Person(page)
    auditor.look("set-up")
    there = moments(4 if screen else 3, variant)
    for name in sorted(there):
        devices.goto(page, there[name])
        person.settle()
        auditor.look(name)
        if name == "buying":
            page.locator('[data-slot="blocks"] [data-item]:not([aria-disabled])').first.click()
            expect(page.locator("[data-confirm]:not([aria-disabled])")).to_be_visible()
            auditor.look("blocks taken")
        for composer in opened(page, name):
            # Of what the bar of buttons covers axe thinks that it can't be reached.
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            auditor.look(f"{name}, {composer}")
        if name == "over":
            auditor.dialog("sheet", page.locator('[data-open="sheet"]').click)
    assert auditor.found == {}
    assert auditor.seen >= 11


# -- objects to buy ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [LARGE, PHONE])
def test_objects_are_bought_in_one_row_and_leave_the_board_its_room(devices: Devices, screen: dict[str, Any]) -> None:
    page = devices.ready(**screen)
    devices.goto(page, f"#m={first_decisions('carrara')['after']}")
    Person(page).settle()
    group = page.get_by_role("group", name="Buy for 10")
    buttons = group.get_by_role("button")
    names = [f"Buy {name} for 10" for name in ("crown", "book")]
    for name in names:
        expect(group.get_by_role("button", name=name)).to_have_count(1)
    boxes = [button.bounding_box() or {} for button in buttons.all()]
    assert len(boxes) == 6
    assert len({round(box["y"]) for box in boxes}) == 1
    assert min(box["width"] for box in boxes) >= 44 and min(box["height"] for box in boxes) >= 44
    board = page.locator('[data-region="board"] canvas').first.bounding_box() or {}
    assert board["height"] >= 180


# -- the painters -----------------------------------------------------------------------------------------------------

MANY = ["villa1", "porta2", "castello3", "palazzo4", "villa5", "porta1", "castello2", "palazzo3", "villa4", "porta5"]


@pytest.fixture
def paint(ready: Callable[..., Page]) -> Callable[..., list[dict[str, Any]]]:
    """Paints, and returns the regions."""
    page = ready()

    def paint(painter: str, width: int, height: int, look: Any, *rest: int, **ui: list[str]) -> list[dict[str, Any]]:
        hits: list[dict[str, Any]] = page.evaluate(PAINT, ["carrara", painter, width, height, look, list(rest), ui])
        return hits

    return paint


def look_of(variant: str, seats: int) -> Any:
    """A full table: eleven blocks on one section, a city full of buildings, much behind a screen, the end near."""
    people = [{"name": name, "bot": None} for name in NAMES[:seats]]
    new = {"do": "new", "game": "carrara", "seats": people, "options": {"variant": variant}, "seed": "1", "viewer": 0}
    look = json.loads(table.call(json.dumps(new)))["ok"]
    look["table"]["wheel"] = [[], [], [], list("wwyyrrgbbkk"), [], []]
    look["table"]["may"] = ["yes"] * seats
    for seat in look["seats"]:
        seat["cities"][0] |= {"tiles": MANY}
        seat["cities"][2] |= {"tiles": MANY[:4], "scored": 0}
        seat["cities"][3] |= {"tiles": MANY[:3]}
        seat["cities"][5] |= {"tiles": MANY[:1]}
    look["seats"][0] |= {"blocks": sorted("wyrgbk" * 3, key="wyrgbk".index), "objects": ["crown"] * 4 + ["cup"] * 5}
    return look


def within(hits: list[dict[str, Any]], width: int, height: int) -> None:
    for hit in hits:
        assert hit["x"] >= -0.5 and hit["x"] + hit["w"] <= width + 0.5, hit
        assert hit["y"] >= -0.5 and hit["y"] + hit["h"] <= height + 0.5, hit


def apart(hits: list[dict[str, Any]]) -> None:
    for one, other in combinations(hits, 2):
        assert not overlap(one, other), (one, other)


BOARDS = [(802, 488), (744, 400), (540, 390), (388, 255), (344, 234), (344, 190), (520, 330)]
"""Desktop, tablets, a phone on its side and upright."""


@pytest.mark.parametrize("variant", VARIANTS)
def test_all_that_lies_on_the_board_lies_within_it_and_apart(paint: Callable[..., Any], variant: str) -> None:
    look = look_of(variant, 4)
    shown = look["table"]
    for width, height in BOARDS:
        hits = [hit for hit in paint("board", width, height, look) if hit["at"]]
        within(hits, width, height)
        by_key = {hit["at"]: hit for hit in hits}
        assert len(by_key) == len(hits), "a region is told once"
        assert {f"wheel:4:{i}" for i in range(11)} <= set(by_key)
        pieces = [f"market:{i}" for i in range(9)] + [f"object:{token}" for token in shown["objects"]]
        pieces += [f"great:{token[:-1]}" for token in shown["great"]]
        wheel = by_key["wheel"]
        apart([*(by_key[at] for at in pieces), {**wheel, "w": wheel["w"] - 1}])


def test_prices_stand_in_for_the_great_buildings_on_a_phone_while_blocks_are_bought(paint: Callable[..., Any]) -> None:
    look = look_of("advanced", 2)
    for (width, height), always in (((344, 234), False), ((802, 488), True)):
        idle = {hit["at"] for hit in paint("board", width, height, look)}
        buying = {hit["at"] for hit in paint("board", width, height, look, lit=["wheel:4:0"])}
        great = {f"great:{token[:-1]}" for token in look["table"]["great"]}
        assert great <= idle
        assert (great <= buying) == always


SLIPS = """async (places) => {
    const { slipsOf, parted } = await import(new URL('js/scene/carrara/blocks.js', document.baseURI).href);
    const g = document.createElement('canvas').getContext('2d');
    const slips = places.flatMap(([x, y]) => slipsOf(g, 5, 2, x, y, 14, { tablet: '#ffffff' }));
    return [slips, parted(slips)].map((all) => all.map(({ x, y, w, h }) => ({ x: x - w / 2, y: y - h / 2, w, h })));
}"""
"""The slips of heaps on a phone's wheel: where they would lie, and where they do."""


def test_no_price_lies_on_another(ready: Callable[..., Page]) -> None:
    page = ready()
    for count in (2, 4, 6):
        places = [[60 + 11 * (i % 3), 40 + 13 * (i // 3)] for i in range(count)]
        would, do = page.evaluate(SLIPS, places)
        assert any(overlap(one, other) for one, other in combinations(would, 2))
        apart(do)
        for one, other in zip(would, do, strict=True):
            assert abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) <= 30


SEATS = [(744, 190), (560, 270), (342, 148), (314, 130), (262, 120), (200, 92), (108, 34), (340, 34)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_seat_shows_its_cities_and_fields_whole(paint: Callable[..., Any], variant: str) -> None:
    look = look_of(variant, 4)
    for (width, height), seat in product(SEATS, (0, 1)):
        hits = [hit for hit in paint("seat", width, height, look, seat) if hit["at"]]
        # A city's region reaches half a gap beyond it.
        within(hits, width + 5, height)
        by_key = {hit["at"]: hit for hit in hits}
        if seat == 0 and width >= 250 and height >= 118:
            cities = [city["at"] for city in look["seats"][0]["cities"]]
            fields = [field["at"] for field in look["seats"][0]["fields"]]
            assert {*cities, *fields} <= set(by_key)
            apart([by_key[at] for at in fields])
            for city, count in ((0, 10), (2, 4), (3, 3), (5, 1)):
                name = look["seats"][0]["cities"][city]["city"]
                built = [by_key[f"built:0:{name}:{i}"] for i in range(count)]
                apart(built)
                for one in built:
                    assert min(one["w"], one["h"]) >= (7 if count > 4 else 10), (width, height, one)


def test_every_block_behind_the_screen_can_be_touched(paint: Callable[..., Any]) -> None:
    look = look_of("base", 2)
    for width, height in ((560, 140), (344, 80), (388, 56)):
        hits = paint("hand", width, height, look)
        assert {f"block:{i}" for i in range(18)} == {hit["at"] for hit in hits}
        for one, other in combinations(hits, 2):
            assert abs(one["x"] - other["x"]) >= 7


@pytest.mark.long
def test_painters_bear_the_smallest_boxes(paint: Callable[..., Any]) -> None:
    """A window may be dragged small, and a region be laid out in no room for a moment."""
    for variant in VARIANTS:
        look = look_of(variant, 4)
        for size in ((1, 1), (7, 40), (60, 12), (90, 90), (300, 20), (20, 300)):
            for painter, rest in (("board", []), ("seat", [0]), ("seat", [1]), ("offer", []), ("hand", [])):
                paint(painter, *size, look, *rest)
            paint("board", *size, look, lit=["wheel", "object:crown"])
            paint("board", *size, look, picked=["wheel:4:0"])


# -- marks and colours ------------------------------------------------------------------------------------------------

STONES = """async () => {
    const { STONE } = await import(new URL('js/scene/carrara/marbles.js', document.baseURI).href);
    return STONE;
}"""
PALETTES = """async () => {
    const { paletteOf } = await import(new URL('js/scene/colours.js', document.baseURI).href);
    return [paletteOf('light'), paletteOf('dark')];
}"""
MARKS = """async (size) => {
    const { MARBLES, mark } = await import(new URL('js/scene/carrara/marbles.js', document.baseURI).href);
    return MARBLES.map((marble) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = size;
        const g = canvas.getContext('2d');
        mark(g, marble, size / 2, size / 2, size * 0.42, '#000000');
        const { data } = g.getImageData(0, 0, size, size);
        return Array.from({ length: size * size }, (_, i) => data[i * 4 + 3] / 255);
    });
}"""


def luminance(colour: str) -> float:
    found = re.fullmatch(r"#(..)(..)(..)", colour)
    assert found, colour
    parts = [int(part, 16) / 255 for part in found.groups()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_marks_and_figures_stand_out(ready: Callable[..., Page]) -> None:
    page = ready()
    for marble, stone in page.evaluate(STONES).items():
        # The price ring writes its figures in the mark's colour on the face.
        assert contrast(stone["mark"], stone["face"]) >= 4.5, marble
    for palette in page.evaluate(PALETTES):
        for ink, ground in product(("ink", "ink2", "good"), ("panel", "panel2")):
            assert contrast(palette[ink], palette[ground]) >= 4.5, (ink, ground)
        assert contrast(palette["onaccent"], palette["accent"]) >= 4.5
        assert contrast(palette["accent"], palette["panel"]) >= 3


@pytest.mark.parametrize("size", [8, 11, 24])
def test_six_marbles_are_told_apart_by_their_marks_alone(ready: Callable[..., Page], size: int) -> None:
    """Of any two marks, as small as they ever are, what both cover is at most three quarters of what either does."""
    marks = ready().evaluate(MARKS, size)
    assert len(marks) == 6
    for one, other in combinations(marks, 2):
        both = list(zip(one, other, strict=True))
        assert sum(map(min, both)) / sum(map(max, both)) <= 0.75


# -- the board stays


LOW_AND_HIGH = [(1440, 900), (1280, 800), (1920, 1080), (1024, 768), (1024, 600)]


@pytest.mark.long
@pytest.mark.parametrize("size", LOW_AND_HIGH)
def test_the_board_keeps_its_place_whatever_is_decided(devices: Devices, size: tuple[int, int]) -> None:
    width, height = size
    page = devices.ready(viewport={"width": width, "height": height})
    person = Person(page)
    board = page.locator('[data-region="board"]')
    places = {}
    for name, address in moments(3, "advanced").items():
        devices.goto(page, address)
        person.settle()
        if name == "over":
            page.keyboard.press("Escape")
        places[name] = board.bounding_box()
        for composer in opened(page, name):
            places[f"{name}, {composer}"] = board.bounding_box()
        if name == "score":
            page.keyboard.press("z")
            expect(page.locator(".replay")).to_be_visible()
            places["earlier"] = board.bounding_box()
    first = places["early"]
    assert first and {name: place for name, place in places.items() if place != first} == {}


@pytest.mark.long
def test_the_log_ends_with_its_newest_line_while_a_hint_is_told(devices: Devices) -> None:
    page = devices.ready(moments(3, "advanced")["score"], viewport={"width": 1440, "height": 900})
    Person(page).settle()
    page.keyboard.press("h")
    expect(page.locator('[data-banner="hint"]')).to_be_visible()
    page.wait_for_timeout(300)
    line, log = page.locator(".log li").last.bounding_box(), page.locator(".log").bounding_box()
    assert line and log and line["y"] + line["height"] <= log["y"] + log["height"] + 1


# -- the end does not come out of the blue ----------------------------------------------------------------------------


@pytest.mark.parametrize(("screen", "language"), [(LARGE, "en"), (PHONE, "hu")])
def test_that_the_end_is_near_is_said_and_marked(devices: Devices, screen: dict[str, Any], language: str) -> None:
    page = devices.ready(settings={"language": language}, **screen)
    person = Person(page)
    there = moments(3, "base")
    offer = page.locator('[data-region="offer"]')
    for name, urgent in (("early", False), ("announce", True), ("last round", True)):
        devices.goto(page, there[name])
        person.settle()
        expect(offer).to_be_visible()
        assert ("urgent" in (offer.get_attribute("class") or "")) == urgent
        note = offer.locator(".sub")
        assert bool(note.inner_text()) == urgent
        # Each seat's way to each of the three conditions, in words.
        ways = offer.locator(".unseen").inner_text()
        assert all(ways.count(player) == 3 for player in NAMES[:3])
        if urgent:
            box, panel = note.bounding_box(), offer.bounding_box()
            assert box and panel and box["y"] + box["height"] <= panel["y"] + panel["height"] + 1, "it is cut off"


BLANK = """() => [...document.querySelectorAll('.table .stage-canvas')].filter((canvas) => {
    if (!canvas.checkVisibility() || canvas.closest('.stake')) return false;
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return !data.some((value, i) => i % 4 === 3 && value > 0);
}).map((canvas) => canvas.closest('[data-region]').dataset.region)"""
ROOM = "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
WINDOWS = [(1440, 900), (1024, 768), (768, 1024), (740, 360), (360, 740)]


def test_at_every_size_of_window_each_region_shows_something_and_nothing_is_out_of_reach(devices: Devices) -> None:
    page = devices.ready(moments(4, "advanced")["last round"])
    person = Person(page)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        person.settle()
        # The drawings, and what lies over them, follow with a frame.
        for _ in range(40):
            blank, (wide, high) = page.evaluate(BLANK), page.evaluate(ROOM)
            if not blank and wide <= width and high <= height:
                break
            page.wait_for_timeout(50)
        assert blank == [], (width, height)
        assert wide <= width and high <= height, (width, height)
