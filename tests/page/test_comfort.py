"""What makes it pleasant: soft sounds when wanted, buttons for the left hand, bots that wait, pieces that land."""

from __future__ import annotations

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import DUEL, made, step
from page.player import Person
from page.test_after import last_decision
from page.test_share import whole
from playwright.sync_api import BrowserContext, Page, expect

LISTEN = """
  window.heard = [];
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      heard.push(this.frequency ? Math.round(this.frequency.value) : 'knock');
      return start.apply(this, when);
    };
  }
"""
TURN, END, COIN = {523, 784}, {392, 523, 659, 784}, {2093, 3136}


def heard(page: Page) -> set[object]:
    return set(page.evaluate("heard.splice(0)"))


def listening(devices: Devices, **settings: object) -> BrowserContext:
    device = devices.device(settings=settings)
    device.add_init_script(LISTEN)
    return device


@mostly_chromium
def test_no_sound_unless_it_is_wanted(devices: Devices) -> None:
    page = devices.open(on=listening(devices, pace="watchable"))
    person = Person(page)
    person.begin(DUEL)
    before = person.settle()["end"]
    person.press(person.move("market"))
    person.settle(after=before)
    assert heard(page) == set()


@pytest.mark.long
@mostly_chromium
def test_what_is_heard(devices: Devices) -> None:
    """A tile drawn, the own turn after the others', a coin when it is switched on; the end is heard once."""
    page = devices.open(on=listening(devices, pace="quick"))
    person = Person(page)
    person.begin(DUEL)
    before = person.settle()["end"]
    page.locator('[data-tool="settings"]').click()
    page.locator('[data-setting="sound"]').check()
    assert heard(page) == COIN
    page.keyboard.press("Escape")
    person.press(person.move("market"))
    shown = person.settle(after=before)
    # Nobody else has decided: the own next decision needs no bell.
    sounds = heard(page)
    assert "knock" in sounds and not sounds >= TURN
    while shown["step"] != "turn":
        shown = person.decide(shown)
    assert heard(page) >= TURN


@pytest.mark.long
@mostly_chromium
def test_the_end_is_heard_once(devices: Devices) -> None:
    match = whole()
    address, move = last_decision(match)
    page = devices.open(address, on=listening(devices, sound=True))
    Person(page).settle()
    page.keyboard.press("m")
    page.locator('[data-typed="field"]').fill(move)
    page.keyboard.press("Enter")
    expect(page.locator('[data-dialog="sheet"]')).to_be_visible()
    assert heard(page) >= END
    page.reload()
    expect(page.locator('body[data-over="true"]')).to_be_attached()
    page.wait_for_timeout(300)
    assert heard(page) == set()


# -- the left hand ---------------------------------------------------------------------------------------------------

PLACES = """() => [...document.querySelectorAll('[data-region=actions] button')]
  .map((one) => [one.dataset.key, one.getBoundingClientRect().x])
  .sort((a, b) => a[1] - b[1]).map(([key]) => key)"""


@pytest.mark.long
@mostly_chromium
@pytest.mark.parametrize("wanted", [pytest.param("turn", marks=pytest.mark.long), "auction"])
def test_buttons_for_the_left_hand(devices: Devices, wanted: str) -> None:
    """On a phone what ends a composing stands the other way round; choices and desks stay as they were."""
    match = made(step(wanted))
    page = devices.open(match.address, phone=True)
    Person(page, "touch").settle()
    right = page.evaluate(PLACES)
    assert len(right) >= 2
    page.locator('[data-tool="menu"]').click()
    page.locator('[data-menu="settings"]').click()
    page.locator('[data-setting="hand"]').select_option("left")
    page.keyboard.press("Escape")
    left = right[::-1] if wanted == "auction" else right
    assert page.evaluate(PLACES) == left
    page.reload()
    Person(page, "touch").settle()
    assert page.evaluate(PLACES) == left
    wide, room = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]")
    assert wide <= room
    desk = devices.open(match.address, settings={"hand": "left"})
    Person(desk).settle()
    there = devices.open(match.address)
    Person(there).settle()
    assert desk.evaluate(PLACES) == there.evaluate(PLACES)


# -- bots that wait --------------------------------------------------------------------------------------------------


@mostly_chromium
def test_bots_that_are_watched_can_be_stopped(devices: Devices) -> None:
    page = devices.ready(settings={"pace": "watchable"})
    person = Person(page)
    person.begin([("Bianca", "greedy"), ("Ada", None)])
    pause = page.locator('[data-act="pause"]')
    pause.click()
    expect(pause).to_contain_text("Go on")
    body = page.locator("body")
    stood = int(body.get_attribute("data-end") or 0)
    page.wait_for_timeout(2600)
    expect(body).to_have_attribute("data-end", str(stood))
    # One decision at a time.
    page.locator('[data-act="once"]').click()
    expect(body).not_to_have_attribute("data-end", str(stood))
    page.wait_for_timeout(2200)
    stepped = int(body.get_attribute("data-end") or 0)
    assert stepped > stood
    if body.get_attribute("data-yours") == "false":
        page.keyboard.press("p")
        expect(page.locator('[data-act="pause"]:has-text("Go on")')).to_have_count(0)
    assert person.settle()["end"] >= stepped
    expect(pause).to_have_count(0)


@mostly_chromium
def test_no_pause_where_bots_are_quick(devices: Devices) -> None:
    """There is no time to press it, and nothing to stop."""
    page = devices.ready(settings={"pace": "quick"})
    page.evaluate(
        """() => { window.paused = 0; new MutationObserver(() => {
        window.paused += document.querySelectorAll('[data-act=pause]').length; })
        .observe(document.body, { childList: true, subtree: true }); }"""
    )
    person = Person(page)
    person.begin([("Bianca", "greedy"), ("Ada", None)])
    assert person.settle()["end"] > 0
    assert page.evaluate("window.paused") == 0


# -- pieces that fly -------------------------------------------------------------------------------------------------

LAND = """() => {
  window.landed = new Promise((done) => {
    new MutationObserver((changes, first) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const piece = added.find(({ classList }) => classList?.contains('drawn'));
      if (!piece) return;
      first.disconnect();
      const begun = performance.now();
      new MutationObserver(() => {
        if (!document.querySelector('body > .drawn')) done(performance.now() - begun);
      }).observe(document.body, { childList: true });
      const press = new PointerEvent('pointerdown', { bubbles: true });
      if (CLICK) document.querySelector('.region.board').dispatchEvent(press);
    }).observe(document.body, { childList: true });
  });
}"""


@mostly_chromium
@pytest.mark.parametrize("click", [True, False], ids=["clicked", "left alone"])
def test_a_click_lets_all_that_flies_land(devices: Devices, click: bool) -> None:
    person = Person(devices.ready(settings={"pace": "watchable"}))
    page = person.page
    person.begin(DUEL)
    person.settle()
    page.evaluate(LAND.replace("CLICK", str(click).lower()))
    person.press(person.move("market"))
    ms = page.evaluate("window.landed")
    assert (ms < 200) == click
