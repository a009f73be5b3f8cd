"""What is said for a while, marks under a pointer, and cards that lie close: none of them is in the way."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import made, step
from page.player import READING, Person
from page.test_languages import SIZES
from playwright.sync_api import Page, expect

PRESSED = '.narrator button, [data-region="actions"] button, .bar button'

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
    assert page.evaluate(IN_THE_WAY, PRESSED) == []
    page.locator('[data-tool="menu"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    page.keyboard.press("Escape")
    refused(page)
    page.evaluate("location.hash = '#new=palazzo'")
    page.locator('[data-act="start"]').wait_for()
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_a_toast_lies_below_the_narrator(devices: Devices) -> None:
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
