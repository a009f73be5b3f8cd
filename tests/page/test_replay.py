"""The replay: any moment of a match, played, stepped, by turns, under a slider; on from there, and a link to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from page.conftest import Devices, mostly_chromium
from page.made import DUEL, Made, made
from page.player import Person
from page.test_moments import at
from page.test_share import whole
from playwright.sync_api import Locator, Page, expect

Until = Callable[..., Any]


def control(page: Page, name: str) -> Locator:
    """A part of the bar."""
    return page.locator(f'[data-replay="{name}"]')


def opened(devices: Devices, match: Made, **options: Any) -> Page:
    """The replay of a match, opened from the menu, at rest at its beginning."""
    page = devices.ready(match.address, **options)
    Person(page).settle()
    page.locator('[data-tool="menu"]').click()
    page.locator('[data-menu="replay"]').click()
    control(page, "play").click()
    expect(control(page, "play")).to_have_attribute("aria-label", "Play")
    control(page, "slider").press("Home")
    at(page, 0)
    return page


def turns(match: Made) -> list[int]:
    """The moments at which turns begin."""
    return [one["t"] for one in match.ask("course")["turns"]]


@mostly_chromium
def test_it_plays_and_pauses(devices: Devices, until: Until) -> None:
    """From the menu it begins at the start and goes on by itself, faster when told; meanwhile the match waits."""
    match = made(lambda look: look["t"] > 20 and look["decision"]["step"] == "turn")
    page = devices.ready(match.address)
    Person(page).settle()
    page.locator('[data-tool="menu"]').click()
    page.locator('[data-menu="replay"]').click()
    at(page, 0)
    control(page, "speed").select_option("4")
    until(page, "Number(document.body.dataset.t) >= 3")
    expect(page.locator("[data-move]:visible, [data-composer]:visible")).to_have_count(0)
    control(page, "play").click()
    expect(control(page, "play")).to_have_attribute("aria-label", "Play")
    stood = page.locator("body").get_attribute("data-t")
    page.wait_for_timeout(700)
    expect(page.locator("body")).to_have_attribute("data-t", str(stood))
    # Space on the bar does the same, and so it does on the button.
    control(page, "slider").press(" ")
    until(page, f"Number(document.body.dataset.t) > {stood}")
    page.keyboard.press(" ")
    expect(control(page, "play")).to_have_attribute("aria-label", "Play")
    # To the end: the bar stays there and rests.
    control(page, "slider").press("End")
    at(page, match.look["t"])
    expect(control(page, "next")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)
    expect(page.locator('[data-region="actions"] [data-move]').first).to_be_visible()
    assert page.evaluate("location.hash") == match.address


@mostly_chromium
def test_steps_turns_and_the_slider(devices: Devices) -> None:
    match = made(lambda look: look["t"] > 30)
    end = match.look["t"]
    page = opened(devices, match)
    starts = turns(match)
    assert len(starts) > 3
    expect(page.locator(".replay-marks i")).to_have_count(len(starts))
    for t in starts[1:]:
        control(page, "turn-on").click()
        at(page, t)
    control(page, "turn-on").click()
    at(page, end)
    for t in reversed(starts):
        control(page, "slider").press("PageDown")
        at(page, t)
    control(page, "next").click()
    at(page, 1)
    page.keyboard.press("x")
    at(page, 2)
    page.keyboard.press("z")
    at(page, 1)
    control(page, "prev").click()
    at(page, 0)
    slider = control(page, "slider")
    slider.fill(str(starts[2] + 1))
    at(page, starts[2] + 1)
    name = match.look["seats"][match.ask("course")["turns"][2]["seat"]]["name"] or "Player 1"
    said = slider.get_attribute("aria-valuetext") or ""
    assert f"move {starts[2] + 1} of {end}" in said and (f"in {name}’s turn" in said or "Player 1" in said)
    # What is shown is that moment, not only its number.
    then = match.ask("look", viewer=0, t=starts[2] + 1)
    expect(page.locator('.seat[data-seat="0"] .seat-points b')).to_have_text(
        str(then["seats"][0]["points"]).replace("-", "−")
    )


@mostly_chromium
def test_dragging_keeps_the_slider(devices: Devices) -> None:
    """The handle stays under the pointer from one end to the other, though all else is filled anew."""
    match = made(lambda look: look["t"] > 30)
    page = opened(devices, match)
    box = control(page, "slider").bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 11, y)
    page.mouse.down()
    for part in range(1, 11):
        page.mouse.move(box["x"] + 11 + (box["width"] - 22) * part / 10, y, steps=3)
    at(page, match.look["t"])
    page.mouse.move(box["x"] + box["width"] / 2, y, steps=3)
    page.mouse.up()
    expect(page.locator("body")).not_to_have_attribute("data-t", str(match.look["t"]))
    t = int(page.locator("body").get_attribute("data-t") or 0)
    assert abs(t - match.look["t"] / 2) <= 2


@mostly_chromium
def test_a_link_to_that_very_moment_and_on_from_there(devices: Devices, site: str) -> None:
    match = made(lambda look: look["t"] > 16 and look["decision"]["step"] == "turn")
    page = devices.ready(match.address)
    if devices.browser.browser_type.name == "chromium":
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    Person(page).settle()
    page.keyboard.press("z")
    at(page, match.look["t"] - 1)
    control(page, "turn-back").click()
    t = turns(match)[-2] if match.look["t"] - 1 == turns(match)[-1] else turns(match)[-1]
    at(page, t)
    control(page, "link").click()
    expect(page.locator(".toast")).to_contain_text("Copied.")
    link = f"{site}{match.address}&t={t}"
    if devices.browser.browser_type.name == "chromium":
        assert page.evaluate("navigator.clipboard.readText()") == link
    other = devices.ready(link.removeprefix(site))
    at(other, t)
    expect(other.locator(".replay")).to_be_visible()
    other.locator('[data-act="branch"]').click()
    expect(other.locator("body")).not_to_have_attribute("data-past", "true")
    expect(other.locator(".replay")).to_have_count(0)
    code = match.ask("link", t=t)["code"]
    # It goes on by itself to where the person decides; its beginning is that of the other.
    end = Person(other).settle()["end"]
    branch = other.evaluate("location.hash.slice(3)")
    # Its link, opened where the longer match is kept too, opens it and not a moment of the longer one.
    named = other.evaluate("piazza.engine.call({ do: 'link', names: true, t: null }).then(({ code }) => code)")
    again = devices.open(f"#m={named}", on=other.context)
    expect(again.locator("body")).to_have_attribute("data-past", "false")
    expect(again.locator("body")).to_have_attribute("data-end", str(end))
    assert match.ask("open", link=branch)["end"] == end >= t
    assert match.ask("link", t=t)["code"] == code


@mostly_chromium
def test_replay_of_a_finished_match(devices: Devices) -> None:
    match = whole()
    page = devices.ready(match.address, phone=True)
    Person(page).settle()
    page.locator('[data-open="replay"]').click()
    expect(page.locator("body")).not_to_have_attribute("data-t", str(match.look["t"]))
    expect(control(page, "play")).to_have_attribute("aria-label", "Pause")
    wide, room = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]")
    assert wide <= room
    page.locator('[data-act="now"]').click()
    expect(page.locator('[data-open="sheet"]')).to_be_visible()


@mostly_chromium
def test_pieces_fly_in_the_replay(devices: Devices, until: Until) -> None:
    """A step on shows what moved, as when it was played."""
    person = Person(devices.ready(settings={"pace": "watchable"}))
    page = person.page
    person.begin(DUEL)
    before = person.settle()["end"]
    person.press(person.move("market"))
    person.settle(after=before)
    page.keyboard.press("z")
    at(page, before)
    page.evaluate(
        """() => { window.flown = 0; new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach(
        (node) => node.classList?.contains('drawn') && (window.flown += 1)))).observe(document.body,
        { childList: true }); }"""
    )
    control(page, "slider").press("ArrowRight")
    until(page, "window.flown === 2")


@mostly_chromium
def test_a_lesson_is_led_by_its_narrator(devices: Devices) -> None:
    """There is no replay to open there, but what is listed under ? tells of its keys."""
    page = devices.ready("#learn/palazzo/building")
    expect(page.locator("[data-lesson]").first).to_be_visible()
    page.locator('[data-tool="menu"]').click()
    expect(page.locator('[data-menu="keys"]')).to_be_visible()
    expect(page.locator('[data-menu="replay"]')).to_have_count(0)
    page.locator('[data-menu="keys"]').click()
    expect(page.locator('[data-dialog="keys"]')).to_contain_text("replay bar")
