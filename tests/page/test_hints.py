"""Hints: by key and button, said and marked, laid out when asked; none for others, in lessons, or switched off."""

from __future__ import annotations

from page.conftest import Devices, mostly_chromium
from page.made import Made, made
from page.player import Person
from playwright.sync_api import Page, expect

SAID = '[data-banner="hint"]'


def hint_of(match: Made) -> dict[str, object]:
    """What the engine here advises."""
    seat = match.look["decision"]["seat"]
    return dict(match.ask("hint", viewer=seat))


def advising(step: str, composer: str | None) -> Made:
    """A match at such a decision, whose advice is put together that way."""
    table = {"step": step, "composer": composer}
    for start in range(1, 40):
        match = made(lambda look: look["decision"]["step"] == table["step"], seeds=range(start, 60))
        hint = hint_of(match)
        choice = hint["composer"] is None and str(hint["move"]) not in ("pass", "auction")
        if hint["composer"] == composer and (composer or choice):
            return match
    raise AssertionError("no such advice")


@mostly_chromium
def test_a_choice_is_said_and_marked(devices: Devices) -> None:
    match = advising("pick", None)
    hint = hint_of(match)
    page = devices.ready(match.address)
    person = Person(page)
    shown = person.settle()
    expect(page.locator(SAID)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(SAID)).to_be_visible()
    advised = page.locator('[data-region="actions"] [data-advised]')
    expect(advised).to_have_count(1)
    expect(advised).to_have_attribute("data-move", str(hint["move"]))
    expect(advised).to_contain_text("advised")
    expect(page.locator("#assertive")).to_contain_text("A good bot’s advice: Take")
    why = page.locator(f"{SAID} [data-why]")
    expect(why).not_to_be_empty()
    expect(page.locator("#assertive")).to_contain_text(why.inner_text())
    region = page.locator("button.hit[data-advised]")
    expect(region.first).to_be_visible()
    assert "(advised)" in (region.first.get_attribute("aria-label") or "")
    # What is said for a while would lie over it on a phone.
    page.keyboard.press("Escape")
    page.evaluate(
        "import(new URL('js/ui/toast.js', document.baseURI).href).then(({ toast }) => void toast('so', { ms: 60000 }))"
    )
    expect(page.locator(".toast")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(SAID)).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    # It is only advice: nothing has been played, and it goes with the decision.
    assert page.evaluate("location.hash") == match.address
    person.press(advised)
    person.settle(after=shown["end"])
    expect(page.locator(f"{SAID}, [data-advised]")).to_have_count(0)


@mostly_chromium
def test_a_payment_is_laid_out_when_asked(devices: Devices) -> None:
    match = advising("market", "buy")
    hint = hint_of(match)
    page = devices.ready(match.address, phone=True)
    person = Person(page, "touch")
    shown = person.settle()
    person.press('[data-tool="hint"]')
    expect(page.locator(SAID)).to_contain_text("A good bot’s advice: Buy")
    expect(page.locator(f"{SAID} [data-why]")).to_contain_text("the auction is worth less to you")
    expect(page.locator('[data-composer="buy"]')).to_have_attribute("data-advised", "")
    wide, room = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]")
    assert wide <= room
    person.press('[data-hint="lay"]')
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_have_attribute("data-move", str(hint["move"]))
    expect(page.locator(SAID)).to_have_count(0)
    person.press(confirm)
    person.settle(after=shown["end"])
    expect(page.locator(".log .line", has_text="bought").first).to_be_attached()


@mostly_chromium
def test_closed_and_switched_off(devices: Devices) -> None:
    page = devices.open(advising("turn", None).address)
    Person(page).settle()
    page.locator('[data-tool="hint"]').click()
    page.locator('[data-hint="close"]').click()
    expect(page.locator(f"{SAID}, [data-advised]")).to_have_count(0)
    page.locator('[data-tool="settings"]').click()
    page.locator('[data-setting="hints"]').uncheck()
    page.keyboard.press("Escape")
    nothing(page)
    page.reload()
    Person(page).settle()
    nothing(page)


def nothing(page: Page) -> None:
    """No hint is offered, nor given by the key."""
    expect(page.locator('[data-tool="hint"]')).to_be_hidden()
    page.keyboard.press("h")
    page.wait_for_timeout(300)
    expect(page.locator(SAID)).to_have_count(0)


@mostly_chromium
def test_none_in_lessons_nor_while_looking_back(devices: Devices) -> None:
    page = devices.ready("#learn/palazzo/building")
    expect(page.locator('[data-banner="lesson"]')).to_be_visible()
    nothing(page)
    match = advising("pick", None)
    devices.goto(page, match.address)
    Person(page).settle()
    page.keyboard.press("z")
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator('[data-tool="hint"]')).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    page.wait_for_timeout(300)
    expect(page.locator(SAID)).to_have_count(0)
