"""The first screen: it comes up without jumping, and what nobody named is named in the reader's language."""

from __future__ import annotations

import re

import pytest
from page.conftest import Devices, mostly_chromium
from page.player import Person
from playwright.sync_api import expect

SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.shifts.push([value, sources.map(({ node }) => node?.className ?? '')]);
}).observe({ type: 'layout-shift', buffered: true });"""


# Firefox counts no shifts.
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
@pytest.mark.parametrize("phone", [False, True])
def test_nothing_jumps_while_it_comes_up(devices: Devices, phone: bool) -> None:
    device = devices.device(phone=phone)
    device.add_init_script(SHIFTS)
    page = devices.open(on=device)
    expect(page.locator(".door-seats").first).to_contain_text("2")
    expect(page.locator(".matches-head")).to_be_visible()
    shifts = page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < 0.01, shifts


@mostly_chromium
def test_a_seat_that_nobody_named_is_named_in_the_readers_language(devices: Devices) -> None:
    page = devices.open(settings={"language": "en"})
    person = Person(page)
    person.press('[data-game="palazzo"]')
    expect(page.locator('[data-name="0"]')).to_have_value("Player 1")
    person.press('[data-act="start"]')
    heading = page.locator('.seat[data-seat="0"] h2')
    expect(heading).to_have_text("Player 1")
    person.settle()
    person.press('[data-tool="settings"]')
    page.locator('[data-setting="language"]').select_option("hu")
    expect(heading).to_have_text("1. játékos")
    # The settings come back in the new language; from there the focus goes back to where it was.
    expect(page.locator('[data-dialog="settings"] h2')).to_have_text("Beállítások")
    page.keyboard.press("Escape")
    expect(page.locator('[data-tool="settings"]')).to_be_focused()
    person.press("#brand")
    expect(page.locator("[data-again]")).to_contain_text("1. játékos")
    # Nor has the match a name of the other language.
    expect(page.locator("[data-resume] b")).to_have_text(re.compile("^1. játékos, "))


@mostly_chromium
def test_a_bot_makes_way_for_a_person_of_its_name(devices: Devices) -> None:
    page = devices.ready("#new=palazzo")
    bots = [page.locator(f'[data-name="{seat}"]').input_value() for seat in (1, 2)]
    page.locator('[data-name="0"]').fill(bots[0])
    page.locator("details.more summary").click()
    seed = page.locator("#seed")
    seed.fill("xyz!")
    page.locator("[data-act='start']").click()
    # What is wrong is where one writes next.
    expect(seed).to_be_focused()
    expect(seed).to_have_attribute("aria-invalid", "true")
    seed.fill("ab")
    expect(seed).not_to_have_attribute("aria-invalid", "true")
    page.locator("[data-act='start']").click()
    names = page.locator(".seat h2")
    expect(names).to_have_count(3)
    called = names.all_inner_texts()
    assert len(set(called)) == 3 and bots[0] in called and bots[1] in called


@mostly_chromium
def test_a_phone_shows_the_start_beside_the_seats(devices: Devices) -> None:
    """With all seats taken the fields scroll above the button, which lies over none of them."""
    page = devices.open("#new=palazzo", phone=True)
    page.locator("[data-act='add']").click()
    expect(page.locator("[data-remove]")).to_have_count(4)
    start = page.locator("[data-act='start']")
    expect(start).to_be_in_viewport(ratio=1)
    last = page.locator(".setup-options label").last
    last.scroll_into_view_if_needed()
    below, above = start.bounding_box(), last.bounding_box()
    assert below and above
    assert above["y"] + above["height"] <= below["y"]
    last.click()
    expect(start).to_be_in_viewport(ratio=1)


@mostly_chromium
def test_a_phone_shows_the_match_under_way_above_the_games(devices: Devices) -> None:
    page = devices.open("#new=palazzo", phone=True)
    page.locator("[data-act='start']").click()
    expect(page.locator("[data-move]").first).to_be_visible()
    page.locator('[data-tool="menu"]').click()
    page.locator('[data-menu="home"]').click()
    again = page.locator("[data-go-on]")
    expect(again).to_be_in_viewport(ratio=1)
    expect(again.locator("canvas")).to_be_visible()
    # The drawing is there too when the page comes up anew.
    page.wait_for_timeout(300)
    page.reload()
    expect(again.locator("canvas")).to_be_visible()
    again.click()
    expect(page.locator("[data-move]").first).to_be_visible()
