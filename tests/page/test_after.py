"""After the match: the sheet opens by itself, charts show how it went, and a rematch has the same deal or a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import DUEL, Made
from page.player import Person
from page.test_share import Saved, open_share, whole
from piazza import record
from playwright.sync_api import Locator, Page, expect

SHEET = '[data-dialog="sheet"]'


def last_decision(match: Made) -> tuple[str, str]:
    """The link of a finished match at its last decision of a person, and the move that was made there."""
    played = match._table.match
    t = max(
        t
        for t in range(len(played.moves))
        if played.path[t][0] > 1 and played.setup.seats[played.states[t].to_decide()].bot is None
    )
    return f"#m={match.ask('link', t=t)['code']}", played.text(t)


def finish(devices: Devices, match: Made, **options: Any) -> Page:
    """The person makes the last decision; all that follows is the bots'."""
    address, move = last_decision(match)
    page = devices.ready(address, **options)
    Person(page).settle()
    page.keyboard.press("m")
    page.locator('[data-typed="field"]').fill(move)
    page.keyboard.press("Enter")
    return page


@mostly_chromium
def test_the_sheet_opens_once_by_itself(devices: Devices) -> None:
    match = whole()
    page = finish(devices, match)
    expect(page.locator(SHEET)).to_be_visible()
    expect(page.locator(f"{SHEET} .winner")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    assert page.evaluate("location.hash") == match.address
    page.reload()
    Person(page).settle()
    page.wait_for_timeout(500)
    expect(page.locator("dialog[open]")).to_have_count(0)
    # Looked at again, it is there when it is asked for.
    page.locator('[data-open="sheet"]').click()
    expect(page.locator(f"{SHEET} .chart")).to_have_count(2)


# Finished matches that ended level (E4): one has the most money, or two share the victory.
TIES = {
    "money": (
        "AQQFAggK_N-Bf0o-hs8u2bUlNnlPYtgI4CuAY2hwVXkcw69T8UuCbhU",
        "Level at 0 points: Bianca has the most money in one currency with certificates, 13.",
        13,
    ),
    "shared": (
        "AQQGAgggoiW3UPj3SdcLQAqmCaAPIZNIu7yZFU-Ie1WEJwhas0r-hf3ni8otm45XuAobf8QRr4OQ7vEMXk0",
        "Level at −5 points, and level in money with 30: Cosimo and Lorenzo share the victory.",
        30,
    ),
}


@mostly_chromium
@pytest.mark.parametrize("tie", TIES)
def test_a_tie_is_told_on_the_sheet(devices: Devices, shot: Callable[[Page, str], None], tie: str) -> None:
    code, sentence, money = TIES[tie]
    page = devices.ready(f"#m={code}")
    Person(page).settle()
    page.locator('[data-open="sheet"]').click()
    expect(page.locator(SHEET)).to_contain_text(sentence)
    rows = page.locator(f"{SHEET} tfoot tr", has_text="Money for the tie")
    assert max(numbers(rows.locator(".points"))) == money
    shot(page, f"tie-{tie}")


def numbers(cells: Locator) -> list[int]:
    return [int(text.replace("−", "-")) for text in cells.all_inner_texts()]


@mostly_chromium
def test_the_charts(devices: Devices) -> None:
    """A line for each seat, told apart by stroke and mark as well as colour; the same numbers in a table."""
    match = whole()
    course = match.ask("course")
    page = devices.ready(match.address)
    Person(page).settle()
    page.locator('[data-open="sheet"]').click()
    charts = page.locator(f"{SHEET} .chart")
    expect(charts).to_have_count(2)
    for chart, rows in zip(charts.all(), (course["points"], course["wealth"]["values"]), strict=True):
        lines = chart.locator("polyline")
        expect(lines).to_have_count(2)
        for line in lines.all():
            assert len((line.get_attribute("points") or "").split()) == len(rows)
        strokes = lines.evaluate_all("all => all.map((one) => getComputedStyle(one).strokeDasharray)")
        assert len(set(strokes)) == 2
        marks = chart.locator("g.series").evaluate_all("all => all.map((one) => one.children[1].tagName)")
        assert len(set(marks)) == 2
        # Higher is more: the ends of the lines stand in the order of the numbers.
        ends = [float((line.get_attribute("points") or "").split(",")[-1]) for line in lines.all()]
        assert (ends[0] < ends[1]) == (rows[-1][0] > rows[-1][1])
        said = chart.get_by_role("img").get_attribute("aria-label") or ""
        assert f"Bianca: {rows[-1][1]}".replace("-", "−") in said
        chart.locator("summary").click()
        assert numbers(chart.locator("tbody td")) == [n for row in rows for n in row]
        expect(chart.get_by_role("rowheader")).to_have_count(len(rows))
    totals = [int(one.get_attribute("data-total") or 0) for one in page.locator(".sheet-seat").all()]
    assert totals == course["points"][-1]


@mostly_chromium
def test_no_chart_before_the_end(devices: Devices) -> None:
    match = Made(DUEL, "3")
    page = devices.ready(match.address)
    Person(page).settle()
    page.locator('[data-tool="sheet"]').click()
    expect(page.locator(f"{SHEET} .sheet-seat")).to_have_count(2)
    expect(page.locator(f"{SHEET} .chart")).to_have_count(0)


@mostly_chromium
def test_a_rematch_with_the_same_deal_or_a_new_one(devices: Devices) -> None:
    match = whole()
    page = devices.ready(match.address, phone=True)
    Person(page).settle()
    wide, room = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]")
    assert wide <= room
    page.locator('[data-open="rematch"]').click()
    page.locator('[data-rematch="same"]').click()
    expect(page.locator("body")).to_have_attribute("data-end", "0")
    Person(page).settle()
    assert page.evaluate("location.hash") == f"#m={match.look['root']}"
    begun = Made(DUEL, "3")
    assert begun.look["root"] == match.look["root"]
    # The finished match is kept beside it.
    page.goto(page.url.split("#")[0] + match.address)
    expect(page.locator('body[data-over="true"]')).to_be_attached()
    page.locator('[data-open="rematch"]').click()
    page.locator('[data-rematch="new"]').click()
    expect(page.locator('body[data-over="false"]')).to_be_attached()
    Person(page).settle()
    code = page.evaluate("location.hash.slice(3)")
    other = match.ask("open", link=code)
    assert other["root"] != match.look["root"]
    assert [seat["bot"] for seat in other["seats"]] == [None, "greedy"]
    page.locator("#brand").click() if page.locator("#brand").is_visible() else page.goto(page.url.split("#")[0])
    expect(page.locator("[data-resume]")).to_have_count(3)


@pytest.mark.long
@mostly_chromium
def test_the_record_is_copied_too(devices: Devices, saved: Saved) -> None:
    match = whole()
    page = devices.ready(match.address)
    if devices.browser.browser_type.name == "chromium":
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    Person(page).settle()
    dialog = open_share(page)
    dialog.locator('[data-share="record-copy"]').click()
    expect(page.locator(".toast")).to_contain_text("Copied.")
    if devices.browser.browser_type.name == "chromium":
        text = page.evaluate("navigator.clipboard.readText()")
        assert record.read(text).link() == match.code
        assert text == saved(page, dialog.locator('[data-share="record-save"]'))[1]
