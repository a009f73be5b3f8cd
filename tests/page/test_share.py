"""Sharing a match: its link copied, as a QR code, and its record, which the engine reads again outside the page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import DUEL, Made, made
from page.player import Person
from piazza import record
from playwright.sync_api import Locator, Page, expect

Saved = Callable[[Page, Locator], tuple[str, str]]

# The three eyes of a QR code, one for all sizes: dark ring, light ring, dark core.
EYES = """(canvas) => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const dark = (x, y) => data[(y * width + x) * 4] < 128 && data[(y * width + x) * 4 + 3] > 0;
  const rows = [...Array(height).keys()].filter((y) => [...Array(width).keys()].some((x) => dark(x, y)));
  const columns = [...Array(width).keys()].filter((x) => [...Array(height).keys()].some((y) => dark(x, y)));
  const [top, bottom, left, right] = [rows[0], rows.at(-1), columns[0], columns.at(-1)];
  const eye = (x0, y0) => [...Array(49).keys()].every((n) => {
    const [x, y] = [n % 7, Math.floor(n / 7)];
    const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
    return dark(x0 + x, y0 + y) === (ring !== 2);
  });
  return { size: right - left + 1, eyes: [eye(left, top), eye(right - 6, top), eye(left, bottom - 6)],
    fourth: eye(right - 6, bottom - 6), drawn: canvas.toDataURL() };
}"""


def open_share(page: Page) -> Any:
    page.locator('[data-tool="share"]').click()
    dialog = page.locator('[data-dialog="share"]')
    expect(dialog).to_be_visible()
    expect(dialog.locator('[data-share="link"]')).not_to_have_value("")
    return dialog


@mostly_chromium
def test_the_link(devices: Devices, site: str, shot: Any) -> None:
    match = made(lambda look: look["t"] > 12)
    named = match.ask("link", names=True)["code"]
    page = devices.open(f"#m={named}")
    Person(page).settle()
    dialog = open_share(page)
    link = dialog.locator('[data-share="link"]')
    expect(dialog).to_contain_text("whole match, hands included")
    expect(link).to_have_value(f"{site}#m={match.code}")
    plain = dialog.locator("canvas.qr").evaluate(EYES)
    shot(page, "share")
    assert plain["eyes"] == [True, True, True] and not plain["fourth"]
    assert (plain["size"] - 17) % 4 == 0
    # With the names it is another, longer link, and another drawing.
    dialog.locator('[data-share="names"]').check()
    expect(link).to_have_value(f"{site}#m={named}")
    assert len(named) > len(match.code)
    with_names = dialog.locator("canvas.qr").evaluate(EYES)
    assert with_names["eyes"] == [True, True, True]
    assert with_names["drawn"] != plain["drawn"]


@mostly_chromium
def test_copied_with_one_click(devices: Devices, site: str) -> None:
    """What was copied is pasted again where everybody can paste."""
    match = made(lambda look: look["t"] > 5)
    device = devices.device()
    if devices.browser.browser_type.name == "chromium":
        device.grant_permissions(["clipboard-read", "clipboard-write"])
    page = devices.open(match.address, on=device)
    Person(page).settle()
    dialog = open_share(page)
    dialog.locator('[data-share="copy"]').click()
    expect(page.locator(".toast")).to_contain_text("Copied.")
    dialog.locator("[data-close]").click()
    page.locator("#brand").click()
    page.locator("[data-game='palazzo']").click()
    name = page.locator('[data-name="0"]')
    name.evaluate("field => { field.removeAttribute('maxlength'); field.value = ''; }")
    name.focus()
    page.keyboard.press("ControlOrMeta+V")
    expect(name).to_have_value(f"{site}#m={match.code}")


def whole() -> Made:
    """A match to its end."""
    match, rng = Made(DUEL, "3"), Random(3)
    while not match.look["over"]:
        match.go_on(rng)
    return match


@mostly_chromium
@pytest.mark.parametrize(
    "finished", [pytest.param(False, marks=pytest.mark.long), True], ids=["in the middle", "finished"]
)
def test_the_record(devices: Devices, saved: Saved, finished: bool) -> None:
    """The text that the page saves is read by the engine here, and is the same match to the last move."""
    match = whole() if finished else made(lambda look: look["t"] > 25)
    page = devices.open(match.address)
    Person(page).settle()
    expect(page.locator("body")).to_have_attribute("data-over", str(finished).lower())
    dialog = open_share(page)
    name, text = saved(page, dialog.locator('[data-share="record-save"]'))
    assert name == "palazzo.txt"
    read = record.read(text)
    assert f"#m={read.link()}" == match.address == page.evaluate("location.hash")
    assert read.state.over == finished
    assert len(read.moves) == match.look["t"] > 20
