"""A whole match from the door to the score sheet: by mouse, by keys, and by touch on a small screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from page.conftest import Devices
from page.player import Person
from playwright.sync_api import Page, expect

SEATS: list[tuple[str, str | None]] = [("Ada", None), ("Bianca", "greedy")]


def final_sheet(page: Page) -> dict[str, int]:
    """The totals of the score sheet, its rows summed up."""
    sheet = page.locator('[data-dialog="sheet"]')
    expect(sheet).to_be_visible()
    totals = {}
    for table in sheet.locator("table").all():
        name = table.locator("caption bdi").inner_text()
        rows = [int(text.replace("−", "-")) for text in table.locator("tbody td.points").all_inner_texts()]
        totals[name] = int(table.locator("tfoot td.points").first.inner_text().replace("−", "-"))
        assert totals[name] == sum(rows)
        assert table.get_attribute("data-total") == str(totals[name])
    return totals


def check_end(person: Person) -> None:
    """The end says who won, and the sheet says why."""
    page = person.page
    assert person.done["turn"] >= 5 and person.done["build"] >= 3
    person.press('[data-open="sheet"]')
    totals = final_sheet(page)
    assert set(totals) == {"Ada", "Bianca"}
    winner = page.locator('[data-dialog="sheet"] .winner').inner_text()
    if totals["Ada"] != totals["Bianca"]:
        assert max(totals, key=lambda name: totals[name]) in winner
    for seat, name in enumerate(totals):
        points = page.locator(f'.seat[data-seat="{seat}"] .seat-points b').inner_text()
        assert int(points.replace("−", "-")) == totals[name]


def test_by_mouse(devices: Devices, shot: Callable[[Page, str], None]) -> None:
    person = Person(devices.open())
    person.begin(SEATS)
    person.play(until=lambda shown: shown["end"] > 20)
    shot(person.page, "match-middle")
    person.play()
    check_end(person)
    shot(person.page, "match-sheet")
