"""What is said for a while, marks under a pointer, and cards that lie close: none of them is in the way."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import Made, made, step
from page.player import READING, Person
from page.test_languages import SIZES
from playwright.sync_api import Page, expect

PRESSED = '.narrator button, [data-region="actions"] button, .tools button'
SEEN = ".seat-head, .seat canvas, .board canvas, .offer canvas, .hand canvas"
"""Names and points, and what lies on the table."""

IN_THE_WAY = """(pressed) => {
  const toast = document.querySelector('.toast').getBoundingClientRect();
  const covered = [...document.querySelectorAll(pressed)].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top;
  });
  const beneath = document.elementFromPoint(toast.left + 4, (toast.top + toast.bottom) / 2);
  return [...covered.map((node) => node.outerHTML), ...(beneath.closest('.toast') ? ['it takes the finger'] : [])];
}"""

HOVERED = """() => {
  const bare = [];
  const walk = (rules, media) => {
    for (const rule of rules) {
      if (rule.selectorText?.includes(':hover') && !media.includes('hover: hover')) bare.push(rule.selectorText);
      if (rule.cssRules) walk(rule.cssRules, media + (rule.conditionText ?? ''));
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules, '');
  return bare;
}"""


def can_buy(decision: dict[str, Any]) -> bool:
    return any(one["key"] == "buy" and not one["off"] for one in decision["composers"])


def refused(page: Page) -> None:
    """Rebuilding with nothing built: greyed, and pressed all the same."""
    page.locator('[data-composer="rebuild"]').focus()
    page.wait_for_timeout(1000 * READING)
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "landscape", "large"])
@mostly_chromium
def test_what_is_said_for_a_while(devices: Devices, size: str) -> None:
    """It lies over nothing that is pressed, lets the finger through, and goes with the screen it was said of."""
    options: dict[str, Any] = SIZES[size]
    page = devices.open(made(step("turn")).address, reduced_motion="reduce", **options)
    Person(page).settle()
    refused(page)
    assert page.evaluate(IN_THE_WAY, f"{PRESSED}, {SEEN}") == []
    page.locator('[data-tool="menu"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    page.keyboard.press("Escape")
    refused(page)
    page.evaluate("location.hash = '#new=palazzo'")
    page.locator('[data-act="start"]').wait_for()
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_a_toast_lies_beside_the_narrator(devices: Devices) -> None:
    page = devices.open("#learn/palazzo/auction", phone=True, reduced_motion="reduce")
    page.locator('[data-lesson="next"]').wait_for()
    # Nothing is to be taken back yet.
    page.locator('[data-tool="undo"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_be_visible()
    assert page.evaluate(IN_THE_WAY, PRESSED) == []


@mostly_chromium
def test_a_tap_leaves_no_mark(page: Page) -> None:
    """On a touch screen the last thing tapped keeps the pointer: only those with a pointer show what lies under it."""
    assert page.evaluate(HOVERED) == []


@cache
def hoarding(cards: int) -> Made:
    """Ada takes nothing but money, until somebody else auctions and she has so many cards."""
    match = Made()
    while not match.look["over"]:
        decision = match.look["decision"]
        if decision["auto"]:
            match.look = match.ask("step", viewer=None)["look"]
            continue
        seen = match.ask("look", viewer=0)
        if decision["step"] == "auction" and len(seen["seats"][0]["hand"]) >= cards:
            return match
        moves = [one["move"] for one in seen["decision"]["choices"] if not one["off"]]
        move = next((one for one in moves if one in ("money", "pass")), moves[0])
        match.look = match.ask("play", move=move, viewer=None)["look"]
    raise AssertionError("she never had so many")


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
@pytest.mark.parametrize("size", ["phone", "landscape"])
@pytest.mark.parametrize("cards", [30, 44])
def test_a_very_large_hand_is_touched_card_by_card(devices: Devices, size: str, cards: int) -> None:
    """However many: a finger's width of each can be hit, and none lies off the screen."""
    page = devices.ready(hoarding(cards).address, **SIZES[size])
    Person(page).settle()
    drawn = page.locator('[data-region="hand"] [data-at^="hand:"]')
    expect(drawn.nth(cards - 1)).to_be_attached()
    boxes = [box for box in (card.bounding_box() for card in drawn.all()) if box]
    wide = (page.viewport_size or {})["width"]
    assert min(box["x"] for box in boxes) >= 0 and max(box["x"] + box["width"] for box in boxes) <= wide
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
    for one, other in pairwise(boxes):
        assert other["x"] >= one["x"] + 23.9 or other["y"] >= one["y"] + 23.9


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_many_cards_in_hand_show_number_and_sign(devices: Devices) -> None:
    """Thirteen on the smallest phone: none lies over another's sign, and they take the whole width."""
    match = made(
        lambda look: len(look["seats"][0]["hand"] or []) == 13 and can_buy(look["decision"]), seeds=range(5, 60)
    )
    page = devices.open(match.address, phone=True, reduced_motion="reduce")
    Person(page).settle()
    page.locator('[data-composer="buy"]').click()
    cards = page.locator('[data-region="hand"] [data-at^="hand:"]')
    expect(cards).to_have_count(13)
    boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
    assert len(boxes) == 13 and min(box["width"] for box in boxes) >= 24
    assert min(box["x"] for box in boxes) < 18 and max(box["x"] + box["width"] for box in boxes) > 342
    rows = sorted({round(box["y"]) for box in boxes})
    assert all(low - high >= min(box["height"] for box in boxes) - 8 for high, low in pairwise(rows))
