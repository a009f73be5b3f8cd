"""Two persons at one device: between their hands falls a curtain, and behind it there is no hand anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from page.conftest import Devices, mostly_chromium
from page.made import Made, Seats, cards_in, made, tokens
from page.player import Person
from playwright.sync_api import Page, expect

FRIENDS: Seats = [("Ada", None), ("Lin", None)]
TABLE = "body[data-screen='table']"
CURTAIN = "[data-dialog='curtain']"

# All that the page holds of cards, shown or not: texts, labels and titles, without the log, which is public.
WORDS = """() => {
  const copy = document.documentElement.cloneNode(true);
  for (const log of copy.querySelectorAll('.log, .last, .offer, script, #polite')) log.remove();
  return copy.outerHTML;
}"""
BLANK = """() => {
  const canvas = document.querySelector('.canvas-hand canvas');
  const { width, height } = canvas;
  return canvas.getContext('2d').getImageData(0, 0, width, height).data.every((value) => value === 0);
}"""


def check_curtain(page: Page, until: Callable[..., Any]) -> None:
    """No card of a hand: not in the texts, not as a control, not in the drawing."""
    expect(page.locator(CURTAIN)).to_be_visible()
    assert page.locator("body").get_attribute("data-viewer") == ""
    assert page.locator('[data-at^="hand:"], [data-item^="hand:"], [data-move]').count() == 0
    assert cards_in(page.evaluate(WORDS)) == []
    until(page, BLANK)


def hand_words(page: Page) -> list[str]:
    return cards_in(page.locator(".region.hand .unseen").inner_text())


@mostly_chromium
def test_a_curtain_between_two_hands(devices: Devices, until: Callable[..., Any], shot: Any) -> None:
    page = devices.ready()
    person = Person(page)
    person.begin(FRIENDS, seed="ee")
    twin = Made(FRIENDS, "ee")
    seen = []
    for _ in range(6):
        check_curtain(page, until)
        seat = twin.look["decision"]["seat"]
        name = FRIENDS[seat][0]
        expect(page.locator(CURTAIN)).to_contain_text(name)
        page.keyboard.press("Escape")
        check_curtain(page, until)
        if not seen:
            shot(page, "curtain")
            page.reload()
            check_curtain(page, until)
        seen.append(seat)
        person.press('[data-curtain="open"]')
        # The other's hand stays away while this one decides.
        while twin.look["decision"]["seat"] == seat:
            shown = person.settle()
            assert page.locator("body").get_attribute("data-viewer") == str(seat)
            assert hand_words(page) == tokens(twin.hand(seat))
            move = next(text for text in shown["moves"] if text)
            person.press(person.move(move))
            twin.look = twin.ask("play", move=move, viewer=None)["look"]
            while twin.look["decision"]["auto"]:
                twin.look = twin.ask("step", viewer=None)["look"]
            expect(page.locator(f'{TABLE}[data-end="{twin.look["t"]}"]')).to_be_attached()
    assert set(seen) == {0, 1}


@mostly_chromium
def test_home_from_behind_the_curtain_is_read_from_its_top(devices: Devices) -> None:
    page = devices.ready()
    Person(page).begin(FRIENDS)
    page.locator('[data-curtain="home"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#main :is(h1, h2)").first).to_be_focused()


@mostly_chromium
def test_what_was_learned_is_not_taken_back(devices: Devices) -> None:
    """Between persons an undo that would turn back chance is refused, with the reason."""
    match = made(lambda look: look["decision"]["step"] == "pick" and look["decision"]["seat"] == 0, FRIENDS)
    page = devices.ready(match.address)
    person = Person(page)
    page.locator('[data-who="all"]').click()
    page.locator('[data-curtain="open"]').click()
    shown = person.settle()
    assert shown["step"] == "pick"
    before = page.url
    undo = page.locator('[data-tool="undo"]')
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("can’t be taken back")
    assert page.url == before


@mostly_chromium
def test_a_person_on_another_device_is_waited_for(devices: Devices) -> None:
    """Who plays Ada here never sees Lin's hand, and is offered to send the link."""
    match = made(lambda look: look["decision"]["seat"] == 1 and look["t"] > 3, FRIENDS)
    page = devices.ready(match.address)
    page.locator('[data-who="0"]').click()
    expect(page.locator('[data-region="actions"]')).to_contain_text("Send")
    assert page.locator("[data-move]").count() == 0
    expect(page.locator("body")).to_have_attribute("data-viewer", "0")
    assert hand_words(page) == tokens(match.hand(0))
    page.locator('[data-key="take"]').click()
    expect(page.locator(CURTAIN)).to_be_visible()
    assert cards_in(page.locator(".region.hand").inner_text()) == []


@mostly_chromium
def test_steps_of_the_log_show_no_other_hand(devices: Devices) -> None:
    match = made(lambda look: look["decision"]["seat"] == 0 and look["t"] > 25, FRIENDS)
    page = devices.ready(match.address)
    page.locator('[data-who="all"]').click()
    page.locator('[data-curtain="open"]').click()
    Person(page).settle()
    for t in range(match.look["t"] - 1, match.look["t"] - 12, -1):
        page.locator('[data-step="prev"]').click()
        expect(page.locator("body")).to_have_attribute("data-t", str(t))
        expected = match.ask("look", viewer=0, t=t)["seats"]
        assert expected[1]["hand"] is None
        assert hand_words(page) == tokens(expected[0]["hand"])
