"""Room on small screens: whatever comes on top, the board can be read, and what is put together is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from page.conftest import Devices
from page.made import Made, Seats, made, step
from page.player import Person
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.parametrize("browser", ["chromium"], indirect=True)

FOUR: Seats = [("Ada", None), ("Bianca", "greedy"), ("Cosimo", "greedy"), ("Dora", "greedy")]
LOW: dict[str, Any] = {"phone": True, "viewport": {"width": 360, "height": 640}}
UPRIGHT: dict[str, Any] = {"phone": True, "viewport": {"width": 360, "height": 740}}
SIDE: dict[str, Any] = {"phone": True, "viewport": {"width": 740, "height": 360}}
DESK = {"width": 1024, "height": 768}
READABLE = 150
"""Pixels: a board as low as that can still be read."""


def auction() -> Made:
    return made(step("auction"), seats=FOUR)


def board(page: Page) -> float:
    box = page.locator('[data-region="board"]').bounding_box()
    assert box
    return box["height"]


def apart(page: Page, one: str, other: str) -> None:
    """No part of the one lies over the other."""
    over = page.evaluate(
        """([one, other]) => {
          const boxes = (what) => [...document.querySelectorAll(what)].map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return range.getBoundingClientRect();
          }).filter(({ width }) => width > 0);
          return boxes(one).filter((a) => boxes(other).some((b) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
        }""",
        [one, other],
    )
    assert over == 0


@pytest.mark.parametrize("size", [LOW, UPRIGHT], ids=["low", "upright"])
def test_a_bid_in_the_making_is_in_sight(devices: Devices, size: dict[str, Any]) -> None:
    page = devices.ready(auction().address, **size)
    Person(page, "touch").settle()
    assert board(page) > READABLE
    for shown in (".tray .sum", ".quick button"):
        expect(page.locator(shown).first).to_be_in_viewport(ratio=0.99)
    hand = page.locator('[data-region="hand"]').bounding_box()
    bids = page.locator('[data-region="quick"]').bounding_box()
    assert hand and bids and bids["y"] + bids["height"] <= hand["y"] + 1


@pytest.mark.parametrize("size", [LOW, UPRIGHT, SIDE], ids=["low", "upright", "side"])
def test_who_has_passed_keeps_the_name(devices: Devices, size: dict[str, Any]) -> None:
    match = made(
        lambda look: step("auction")(look) and sum(bid["out"] for bid in look["table"]["bids"]) > 1, seats=FOUR
    )
    page = devices.ready(match.address, **size)
    Person(page, "touch").settle()
    expect(page.locator(".others .stake.out").first).to_have_text("has passed")
    apart(page, ".stake.out .stake-sum span", ".seat-who h2, .seat-points .num, .fact b")


@pytest.mark.parametrize("size", [LOW, UPRIGHT, SIDE], ids=["low", "upright", "side"])
def test_who_looks_on_sees_the_board(devices: Devices, size: dict[str, Any]) -> None:
    device = devices.device(**size)
    first = devices.open(auction().address, on=device)
    Person(first, "touch").settle()
    second = devices.open(auction().address, on=device)
    expect(second.locator('[data-banner="onlooker"]')).to_be_visible()
    assert board(second) > READABLE


def test_an_earlier_auction_is_looked_at(devices: Devices) -> None:
    match = auction()
    page = devices.ready(f"{match.address}&t={match.look['t'] - 1}", **UPRIGHT)
    expect(page.locator(".replay")).to_be_visible()
    assert board(page) > READABLE


def test_on_the_lowest_phone_a_tile_to_be_built_is_whole(devices: Devices) -> None:
    match = made(lambda look: step("build")(look) and len(look["seats"][0]["palaces"]) > 1, seats=FOUR)
    page = devices.ready(match.address, **LOW)
    Person(page, "touch").settle()
    assert board(page) > READABLE
    tile = page.locator(".offer .canvas").bounding_box()
    for region in ("hand", "actions"):
        below = page.locator(f'[data-region="{region}"]').bounding_box()
        assert tile and below and tile["y"] + tile["height"] <= below["y"] + 1


def test_who_has_passed_sees_the_own_cards_counted(devices: Devices) -> None:
    page = devices.open(auction().address, **UPRIGHT, settings={"pace": "watchable"})
    person = Person(page, "touch")
    person.settle()
    person.press(person.move("pass"))
    expect(page.locator(".mine .stake.out")).to_be_visible()
    strip, count = page.locator(".mine .stake.out").bounding_box(), page.locator(".mine .fact b").bounding_box()
    assert strip and count
    assert strip["x"] >= count["x"] + count["width"] or strip["y"] >= count["y"] + count["height"]
    row, screen = page.locator('[data-region="actions"] :is(p, button)').first.bounding_box(), page.viewport_size
    assert row and screen and row["x"] >= 8


def test_on_the_lowest_phone_each_seat_is_whole(devices: Devices) -> None:
    page = devices.ready(made(step("turn"), seats=FOUR).address, **LOW)
    Person(page, "touch").settle()
    for seat in page.locator(".others .seat").all():
        whole = seat.bounding_box()
        for fact in seat.locator(".fact").all():
            box = fact.bounding_box()
            assert whole and box and box["y"] + box["height"] <= whole["y"] + whole["height"]


def test_a_lesson_shows_what_it_speaks_of(devices: Devices) -> None:
    """The tiles to be built, not hidden beneath the hand."""
    page = devices.ready("#learn/palazzo/building", **UPRIGHT)
    page.locator("[data-lesson=next]").click()
    expect(page.locator('[data-region="actions"] [data-move]').first).to_be_visible()
    tiles = page.locator('[data-region="offer"] .canvas')
    expect(tiles).to_be_in_viewport(ratio=0.99)
    offer = tiles.bounding_box()
    for region in ("hand", "actions"):
        below = page.locator(f'[data-region="{region}"]').bounding_box()
        assert offer and below and offer["y"] + offer["height"] <= below["y"] + 1


def test_at_a_small_desk_the_sum_is_whole(devices: Devices) -> None:
    """However many tiles there are to buy."""
    page = devices.ready(made(five).address, viewport=DESK)
    person = Person(page)
    person.settle()
    person.press('[data-composer="buy"]')
    person.press('[data-slot="tiles"] button >> nth=0')
    total, tray = page.locator(".sum .num").bounding_box(), page.locator(".tray").bounding_box()
    assert total and tray
    assert tray["y"] <= total["y"] and total["y"] + total["height"] <= tray["y"] + tray["height"]


def five(look: dict[str, Any]) -> bool:
    buys = any(one["key"] == "buy" and not one["off"] for one in look["decision"]["composers"])
    return bool(buys and len(look["table"]["warehouse"]) >= 5)


def test_at_a_small_desk_the_log_s_steps_are_whole(devices: Devices) -> None:
    page = devices.open(made(step("turn")).address, viewport=DESK, settings={"language": "pl"})
    Person(page).settle()
    panel, last = page.locator(".log-panel").bounding_box(), page.locator('[data-step="last"]').bounding_box()
    assert panel and last and last["x"] + last["width"] <= panel["x"] + panel["width"]
