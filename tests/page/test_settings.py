"""Settings take effect at once and stay: language, colours, pace, keys, scores; and what the device itself asks for."""

from __future__ import annotations

import time
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import DUEL, made, step
from page.player import Person
from playwright.sync_api import Locator, Page, expect

BACKGROUND = "getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).backgroundImage"


def setting(page: Page, key: str) -> Locator:
    """The control of a setting, its dialog opened."""
    if not page.locator('[data-dialog="settings"][open]').count():
        page.locator('[data-tool="settings"]').click()
    return page.locator(f'[data-setting="{key}"]')


def speak(page: Page, language: str) -> None:
    """Change the language; the page is shown anew, and so is the dialog. Then close it."""
    setting(page, "language").select_option(language)
    heading = page.locator('[data-dialog="settings"] h2')
    expect(heading.last).to_have_text({"en": "Settings", "hu": "Beállítások"}[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(heading).to_have_count(0)


@mostly_chromium
def test_another_language_at_any_moment(devices: Devices, shot: Any) -> None:
    """At home, in the set-up, at the table with a tray open: all the words change, and nothing else."""
    page = devices.open()
    page.locator("[data-game='palazzo']").wait_for()
    html, title = page.locator("html"), page.locator("h1")
    english = title.inner_text()
    speak(page, "hu")
    expect(title).not_to_have_text(english)
    person = Person(page)
    person.begin(DUEL)
    assert person.settle()["end"] == 0
    hungarian = title.inner_text()
    assert "Ada" in hungarian and "choose your action" not in hungarian
    log = page.locator(".log .line").first.inner_text()
    speak(page, "en")
    expect(title).to_have_text("Ada, choose your action")
    expect(page.locator(".log .line").first).not_to_have_text(log)
    assert person.settle()["end"] == 0

    match = made(lambda look: any(one["key"] == "buy" and not one["off"] for one in look["decision"]["composers"]))
    devices.goto(page, match.address)
    before = person.settle()
    person.press('[data-composer="buy"]')
    person.press('[data-slot="tiles"] button >> nth=0')
    need = page.locator(".sum").get_attribute("data-need")
    speak(page, "hu")
    expect(page.locator(".sum")).to_have_attribute("data-need", str(need))
    shot(page, "tray-hu")
    page.reload()
    expect(html).to_have_attribute("lang", "hu")
    assert person.settle() == before


@pytest.mark.long
@mostly_chromium
def test_the_browser_s_language_is_taken(devices: Devices) -> None:
    for locale, language in (("hu-HU", "hu"), ("fr-FR", "en"), ("en-US", "en")):
        page = devices.open(locale=locale)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.close()


@mostly_chromium
def test_colours(devices: Devices) -> None:
    page = devices.open(made(step("turn")).address, color_scheme="light")
    Person(page).settle()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    light = page.evaluate(BACKGROUND)
    board = page.locator(".canvas-board canvas")
    drawn = board.evaluate("one => one.toDataURL()")
    setting(page, "theme").select_option("dark")
    expect(html).to_have_attribute("data-theme", "dark")
    assert page.evaluate(BACKGROUND) != light
    for _ in range(100):
        if board.evaluate("one => one.toDataURL()") != drawn:
            break
        page.wait_for_timeout(50)
    assert board.evaluate("one => one.toDataURL()") != drawn
    page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    setting(page, "theme").select_option("auto")
    expect(html).to_have_attribute("data-theme", "light")


# What a device asks for can only be feigned in Chromium.
only_chromium = pytest.mark.parametrize("browser", ["chromium"], indirect=True)


@only_chromium
def test_the_device_s_colours_are_taken(devices: Devices) -> None:
    page = devices.open(color_scheme="dark")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")


@mostly_chromium
def test_pace(devices: Devices) -> None:
    """To watch, a bot takes its time; it is over at once when the pace is made instant."""
    page = devices.open(settings={"pace": "watchable"})
    person = Person(page)
    person.begin([("Bianca", "greedy"), ("Ada", None)])
    body = page.locator("body")
    start = time.monotonic()
    expect(body).to_have_attribute("data-end", "0")
    expect(body).not_to_have_attribute("data-end", "0")
    assert time.monotonic() - start > 1
    setting(page, "pace").select_option("instant")
    page.keyboard.press("Escape")
    assert person.settle()["end"] > 0


@mostly_chromium
def test_scores_may_be_hidden(devices: Devices) -> None:
    page = devices.open(made(step("build")).address)
    Person(page).settle()
    assert page.locator(".seat-points").count() == 2 and page.locator(".worth").count() > 0
    setting(page, "scores").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".seat-points, .worth")).to_have_count(0)
    assert "becomes" not in (page.locator('button.hit[data-at^="palace:"]').first.get_attribute("aria-label") or "")
    setting(page, "scores").check()
    page.keyboard.press("Escape")
    expect(page.locator(".seat-points")).to_have_count(2)


@mostly_chromium
def test_letters_and_figures_may_be_switched_off(devices: Devices) -> None:
    page = devices.open(made(step("pick")).address)
    person = Person(page)
    shown = person.settle()
    setting(page, "keys").uncheck()
    page.keyboard.press("Escape")
    before = page.url
    for key in ("1", "u", "z", ",", "?"):
        page.keyboard.press(key)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url == before
    setting(page, "keys").check()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator('[data-dialog="keys"]')).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    person.settle(after=shown["end"])


@only_chromium
def test_less_motion(devices: Devices) -> None:
    """Whoever asks for less motion sees none: not while playing, not in dialogs."""
    page = devices.open(reduced_motion="reduce", settings={"pace": "quick"})
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    person = Person(page, watch=lambda: moving.append(page.evaluate(running)))
    moving: list[int] = []
    person.begin(DUEL)
    for _ in range(4):
        person.decide(person.settle())
    page.locator('[data-tool="share"]').click()
    moving.append(page.evaluate(running))
    assert len(moving) > 5 and set(moving) == {0}


@only_chromium
def test_forced_colours(devices: Devices, shot: Any) -> None:
    """In high contrast every control keeps an outline, and what is picked is not told by colour alone."""
    match = made(lambda look: any(one["key"] == "buy" and not one["off"] for one in look["decision"]["composers"]))
    page = devices.open(match.address, forced_colors="active")
    person = Person(page)
    person.settle()
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    person.press('[data-composer="buy"]')
    chip = page.locator('[data-slot="tiles"] button').first
    before = chip.evaluate(
        "one => { const s = getComputedStyle(one); return [s.outline, s.border, s.backgroundColor]; }"
    )
    person.press(chip)
    expect(chip).to_have_attribute("aria-pressed", "true")
    page.mouse.move(0, 0)
    after = chip.evaluate(
        "one => { const s = getComputedStyle(one); return [s.outline, s.border, s.backgroundColor]; }"
    )
    assert after != before
    shot(page, "forced-colours")
    # What can't be confirmed yet differs from what can.
    confirm = page.locator("[data-confirm]")
    look = "one => { const s = getComputedStyle(one); return [s.color, s.backgroundColor]; }"
    expect(confirm).to_have_attribute("aria-disabled", "true")
    unable = confirm.evaluate(look)
    person.press("[data-cheapest]")
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    assert confirm.evaluate(look) != unable
    bare = page.locator(".btn, .act, .chip").evaluate_all(
        "all => all.filter((one) => one.checkVisibility() && getComputedStyle(one).borderStyle === 'none').length"
    )
    assert bare == 0
