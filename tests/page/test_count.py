"""The counting panel: what is left of what, as the engine counts it, by key and from the menu."""

from __future__ import annotations

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import made, step
from page.player import Person
from page.test_moments import at
from playwright.sync_api import Page, expect

DIALOG = '[data-dialog="count"]'
LEFT = "all => all.map((one) => one.dataset.left === undefined ? null : Number(one.dataset.left))"


def counted(page: Page) -> list[int | None]:
    """Every cell of the panel."""
    expect(page.locator(DIALOG)).to_be_visible()
    numbers: list[int | None] = page.locator(f"{DIALOG} tbody td").evaluate_all(LEFT)
    return numbers


@mostly_chromium
def test_what_is_counted(devices: Devices) -> None:
    match = made(lambda look: look["t"] > 30 and look["decision"]["step"] == "turn")
    page = devices.ready(match.address)
    Person(page).settle()
    page.keyboard.press("c")

    def expected(**moment: int) -> list[int | None]:
        return [
            cell[0] if isinstance(cell, list) else cell
            for one in match.ask("count", viewer=0, **moment)
            for row in one["rows"]
            for cell in row["cells"]
        ]

    assert counted(page) == expected()
    # The same in words, and a table with heads for every cell.
    brick = page.get_by_role("table", name="Brick still in the stock")
    expect(brick.get_by_role("columnheader")).to_have_text(["Floor / windows", "11 window", "22 windows", "33 windows"])
    left = brick.locator("td").first.get_attribute("data-left")
    assert brick.locator("td .unseen").first.text_content() == f"{left} of 1"
    assert brick.locator("td").first.locator("i[data-on]").count() == int(left or 0)
    page.keyboard.press("Escape")
    # Looking back it counts what was known then.
    page.locator('[data-step="first"]').click()
    at(page, 0)
    page.keyboard.press("c")
    assert counted(page) == expected(t=0) != expected()


@mostly_chromium
@pytest.mark.parametrize("game", ["carrara", "dominion"])
def test_from_the_menu_on_a_phone(devices: Devices, game: str) -> None:
    page = devices.ready(f"#new={game}", phone=True)
    page.locator('[data-act="start"]').click()
    expect(page.locator('body[data-yours="true"]')).to_be_attached()
    page.locator('[data-tool="menu"]').click()
    page.locator('[data-menu="count"]').click()
    assert len(counted(page)) > 30
    wide, room = page.locator(DIALOG).evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert wide <= room
    page.keyboard.press("Escape")
    # Where there are only fingers, the menu does not speak of keys; whoever has some finds them.
    page.locator('[data-tool="menu"]').click()
    expect(page.locator('[data-menu="settings"]')).to_be_visible()
    expect(page.locator('[data-menu="keys"]')).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator('[data-dialog="keys"]')).to_contain_text("What a good player counts")


@mostly_chromium
def test_nothing_is_counted_behind_a_curtain(devices: Devices) -> None:
    """Two persons: before the next one has the device nothing of a hand can be counted out."""
    match = made(step("turn"), [("Ada", None), ("Lin", None)])
    page = devices.ready(match.address)
    page.locator('[data-who="all"]').click()
    expect(page.locator('[data-curtain="open"]')).to_be_visible()
    page.keyboard.press("c")
    page.wait_for_timeout(200)
    expect(page.locator(DIALOG)).to_have_count(0)
