"""Pieces fly where they go, unless the person wants it still."""

from __future__ import annotations

from typing import Any

import pytest
from page.conftest import Devices
from page.player import Person
from playwright.sync_api import expect

WATCH = """() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.classList?.contains('drawn')) window.flown += 1;
    }
  }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize(
    ("pace", "motion", "pieces"),
    [("watchable", "no-preference", 2), ("watchable", "reduce", 0), ("instant", "no-preference", 0)],
)
def test_two_tiles_fly_from_the_stack(devices: Devices, pace: str, motion: Any, pieces: int) -> None:
    page = devices.open(settings={"pace": pace}, reduced_motion=motion)
    if motion == "reduce" and not page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches"):
        pytest.skip("this browser can't be told from outside to keep still")
    person = Person(page)
    person.begin([("Ada", None), ("Bianca", "greedy")])
    before = person.settle()["end"]
    page.evaluate(WATCH)
    person.press(person.move("market"))
    shown = person.settle(after=before)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.flown") == pieces
    expect(page.locator("body > .drawn")).to_have_count(0)
    assert shown["step"] == "market"
