"""Lessons in the page: walked through by clicks, with reasons and an undo; nothing is kept of them but the tick."""

from __future__ import annotations

import contextlib
import json

import pytest
from page.conftest import Devices
from page.test_accessible import RUN
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import build

pytestmark = pytest.mark.parametrize("browser", ["chromium"], indirect=True)


def place(page: Page, tile: str, where: str) -> None:
    """Choose a tile, then its place."""
    subjects = page.locator("[data-subject]")
    move = page.locator(f'[data-region="actions"] [data-move="place {tile} {where}"]')
    for number in range(subjects.count()):
        if move.count():
            break
        # A single tile needs no choosing: its control may be gone by now.
        with contextlib.suppress(PlaywrightTimeout):
            subjects.nth(number).click(timeout=2000)
    move.click()


def test_a_lesson_from_beginning_to_end(devices: Devices) -> None:
    page = devices.ready("")
    page.locator('[data-way="learn"]').click()
    entry = page.locator('[data-lesson="palazzo/building"]')
    expect(entry).to_have_attribute("data-done", "false")
    entry.get_by_role("link").click()
    narrator = page.locator(".narrator")
    expect(narrator).to_have_attribute("data-step", "0")
    expect(page.locator('[data-region="actions"] [data-move]')).to_have_count(0)
    page.locator('[data-lesson="next"]').click()

    # Legal, but not what is asked: the reason, and nothing has moved.
    place(page, "M22", "drop")
    expect(narrator.locator("[data-reason]")).to_contain_text("lost")
    assert page.evaluate("document.body.dataset.end") == "0"
    rule = narrator.locator("[data-reason] a")
    rule.click()
    expect(page.locator('[data-dialog="rules"] [data-here]')).to_have_attribute("data-rule", "T3.2")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("location.hash") == "#learn/palazzo/building"

    place(page, "M22", "new")
    expect(narrator).to_have_attribute("data-step", "2")
    page.keyboard.press("u")
    expect(narrator).to_have_attribute("data-step", "1")
    place(page, "M22", "new")
    place(page, "B42", "@1")
    place(page, "S53", "@1")
    expect(narrator.locator("[data-reason]")).to_contain_text("sandstone")
    place(page, "S53", "@2")
    expect(narrator.locator("[data-say]")).to_contain_text("8 points")
    assert page.evaluate("location.hash") == "#learn/palazzo/building"

    page.locator('[data-lesson="list"]').click()
    expect(page.locator('[data-lesson="palazzo/building"]')).to_have_attribute("data-done", "true")
    page.reload()
    expect(page.locator('[data-lesson="palazzo/building"]')).to_have_attribute("data-done", "true")
    page.locator('[data-way="home"]').click()
    expect(page.locator("[data-game='palazzo']")).to_be_visible()
    expect(page.locator("[data-resume]")).to_have_count(0)


def typed(page: Page, move: str) -> None:
    """Play a move by the field, once there is a decision that has been looked at."""
    page.locator("[data-move], [data-composer]").first.wait_for()
    page.wait_for_timeout(300)
    page.keyboard.press("m")
    page.locator('[data-typed="field"]').fill(move)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("theme", "language", "phone"), [pytest.param("light", "en", False, marks=pytest.mark.long), ("dark", "hu", True)]
)
def test_an_auction_with_what_the_other_bids(devices: Devices, theme: str, language: str, phone: bool) -> None:
    device = devices.device(settings={"theme": theme, "language": language}, phone=phone, reduced_motion="reduce")
    device.add_init_script(path=build.MODULES / "axe-core" / "axe.min.js")
    page = devices.open("#learn/palazzo/auction", on=device)
    page.locator('[data-lesson="next"]').click()
    page.locator('[data-move="auction"]').click()
    for cards, wanted in ((["f4", "d4", "g4"], 18), (["f6", "c"], 26)):
        expect(page.locator(".sum")).to_be_visible()
        hand = page.evaluate("piazza.engine.call({do: 'look', viewer: 0, t: null}).then((look) => look.seats[0].hand)")
        for card in cards:
            page.locator(f'button.hit[data-at="hand:{hand.index(card)}"]').click()
        expect(page.locator(".sum")).to_have_attribute("data-total", str(wanted))
        assert page.evaluate(RUN) == []
        page.locator('[data-confirm="bid"]:not([aria-disabled])').click()
        expect(page.locator(".narrator")).not_to_have_attribute("data-step", str(wanted))
    # Nothing else is possible now, but it is the pupil who passes.
    expect(page.locator('[data-composer="bid"]')).to_have_attribute("aria-disabled", "true")
    page.locator('[data-move="pass"]').click()
    expect(page.locator('[data-lesson="after"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(RUN) == []


def test_a_lesson_begins_anew_when_the_engine_does(devices: Devices) -> None:
    page = devices.open("#learn/palazzo/building")
    page.locator('[data-lesson="next"]').click()
    place(page, "M22", "new")
    narrator = page.locator(".narrator")
    expect(narrator).to_have_attribute("data-step", "2")
    page.evaluate("piazza.engine.kill()")
    place(page, "B42", "@1")
    expect(narrator).to_have_attribute("data-step", "0")
    page.locator('[data-lesson="next"]').click()
    place(page, "M22", "new")
    expect(narrator).to_have_attribute("data-step", "2")


def test_the_guided_match_is_played_on(devices: Devices) -> None:
    """Its last step is not the match's end: from there all is allowed, hints too, and a bot plays the other seat."""
    lesson = json.loads((build.ROOT / "js/lessons/palazzo/first-match.json").read_text())
    page = devices.open("#learn/palazzo/first-match", settings={"pace": "instant"})
    narrator, on = page.locator(".narrator"), page.locator('[data-lesson="on"]')
    for number, step in enumerate(lesson["steps"]):
        if step.get("play") or step.get("forced"):
            continue  # comes by itself
        expect(narrator).to_have_attribute("data-step", str(number), timeout=10_000)
        if accepted := step.get("accept"):
            choices = page.evaluate(
                "piazza.engine.call({do: 'look', viewer: 0, t: null}).then((l) => l.decision.choices)"
            )
            typed(page, choices[0]["move"] if accepted == ["*"] else accepted[0])
        else:
            page.locator('[data-lesson="next"]').click()
    expect(on).to_be_visible(timeout=10_000)
    expect(page.locator("[data-move]")).to_have_count(0)
    on.click()
    expect(page.locator('[data-move="money"]')).to_be_visible()
    expect(on).to_have_count(0)
    expect(page.locator('[data-tool="hint"]')).to_be_visible()
    page.locator('[data-lesson="close"]').click()
    expect(narrator).to_have_count(0)
    typed(page, "money")
    expect(page.locator('[data-region="actions"]')).not_to_contain_text("lesson asks")
