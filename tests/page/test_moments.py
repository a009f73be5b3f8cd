"""Going back in a match: undo, the log line by line, stepping, and playing on from an earlier moment."""

from __future__ import annotations

from typing import Any

from page.conftest import Devices, mostly_chromium
from page.made import DUEL, Made, cards_in, made, tokens
from page.player import Person
from page.test_return import kept, standing
from playwright.sync_api import Page, expect

KEPT_OTHERWISE = """() => new Promise((done) => {
  const opened = indexedDB.open('piazza-last');
  opened.onsuccess = () => {
    const store = opened.result.transaction('table', 'readwrite').objectStore('table');
    const asked = store.get('table');
    asked.onsuccess = () => {
      asked.result.answer.seats[0].points = 99;
      store.put(asked.result, 'table').onsuccess = () => { opened.result.close(); done(); };
    };
  };
})"""


def at(page: Page, t: int) -> None:
    """Wait until this moment is shown."""
    expect(page.locator(f'body[data-t="{t}"]')).to_be_attached()


def told(page: Page) -> dict[str, Any]:
    """How it stands, without what the log says of decisions taken back."""
    shown = standing(page)
    return {**shown, "log": [line for line in shown["log"] if "took a decision back" not in line]}


@mostly_chromium
def test_undo(devices: Devices) -> None:
    """Back to the last decision of the person, bots' moves with it: to the same words and the same link."""
    person = Person(devices.ready())
    page = person.page
    person.begin(DUEL)
    undo = page.locator('[data-tool="undo"]')
    person.settle()
    expect(undo).to_have_attribute("aria-disabled", "true")
    stood = []
    for _ in range(5):
        shown = person.settle()
        stood.append(standing(page))
        person.decide(shown)
    for before in reversed(stood):
        expect(undo).not_to_have_attribute("aria-disabled", "true")
        person.press(undo)
        at(page, int(before["end"]))
        person.settle()
        assert told(page) == before
    expect(undo).to_have_attribute("aria-disabled", "true")
    # What is played again falls as it did: the seed deals, not the moment.
    person.done.clear()
    person.decide(person.settle())
    assert told(page) == stood[1]
    # Something new was seen between: once, where it was taken back, the log says so; after a reload too.
    undone = page.locator(".log .line", has_text="Ada took a decision back after something new had been seen.")
    expect(undone).to_have_count(1)
    page.reload()
    person.settle()
    expect(undone).to_have_count(1)
    page.keyboard.press("u")
    at(page, 0)


@mostly_chromium
def test_the_log_leads_back_to_each_moment(devices: Devices) -> None:
    """Each line shows the table as it was then, and the hand that the person had then."""
    match = made(lambda look: look["t"] > 24)
    end = match.look["t"]
    page = devices.ready(match.address)
    Person(page).settle()
    told = match.ask("log")
    lines = page.locator(".log .line")
    expect(lines).to_have_count(len(told))
    assert [line["id"] for line in told] == lines.evaluate_all("all => all.map((one) => one.dataset.log)")
    # By keys it is one stop, and arrows lead from line to line.
    expect(page.locator('.log [tabindex="0"]')).to_have_count(1)
    page.keyboard.press("l")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(len(told) - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    for number in (0, len(told) // 3, len(told) // 2, len(told) - 2):
        t = told[number]["t"]
        lines.nth(number).click()
        at(page, t)
        then = match.ask("look", viewer=0, t=t)
        expect(page.locator("body")).to_have_attribute("data-turn", str(then["decision"]["seat"]))
        hand = page.locator(".region.hand .unseen").inner_text()
        assert cards_in(hand) == tokens(then["seats"][0]["hand"])
        board = page.locator(".region.board .unseen").inner_text()
        assert f"{then['table']['stock']['left']} tile" in board
        points = str(then["seats"][0]["points"]).replace("-", "−")
        expect(page.locator('.seat[data-seat="0"] .seat-points b')).to_have_text(points)
        assert page.locator("[data-move], [data-composer]").count() == (0 if t < end else 1)
        expect(lines).to_have_count(len(told))


@mostly_chromium
def test_stepping(devices: Devices) -> None:
    match = made(lambda look: look["t"] > 10)
    end = match.look["t"]
    page = devices.ready(match.address)
    Person(page).settle()
    back, on, first, last = (page.locator(f'[data-step="{name}"]') for name in ("prev", "next", "first", "last"))
    expect(on).to_be_disabled()
    for t in (end - 1, end - 2):
        back.click()
        at(page, t)
        assert page.evaluate("location.hash") == f"{match.address}&t={t}"
    on.click()
    at(page, end - 1)
    first.click()
    at(page, 0)
    expect(back).to_be_disabled()
    page.reload()
    at(page, 0)
    last.click()
    at(page, end)
    assert page.evaluate("location.hash") == match.address
    # The keys do the same, and Esc comes back to now.
    page.keyboard.press("z")
    at(page, end - 1)
    page.keyboard.press("z")
    at(page, end - 2)
    page.keyboard.press("x")
    at(page, end - 1)
    page.keyboard.press("Escape")
    at(page, end)


@mostly_chromium
def test_a_moment_is_shown_though_the_table_was_kept_otherwise(devices: Devices) -> None:
    """What the engine says anew of the whole match does not take a reader away from the moment they asked for."""
    match = made(lambda look: look["t"] > 10)
    page = devices.ready(match.address)
    Person(page).settle()
    assert kept(page)
    page.evaluate(KEPT_OTHERWISE)
    devices.goto(page, f"{match.address}&t=4")
    page.reload()
    at(page, 4)
    page.locator('[data-step="last"]').click()
    at(page, match.look["t"])
    expect(page.locator(".seat-points b").first).not_to_have_text("99")


@mostly_chromium
def test_play_on_from_here(devices: Devices) -> None:
    """An earlier moment goes on as a match of its own; the other one is kept as it stood."""
    match = made(lambda look: look["t"] > 16 and look["decision"]["step"] == "turn")
    twin = Made(DUEL, "1")
    assert twin.look["root"] == match.look["root"]
    page = devices.ready(match.address)
    person = Person(page)
    person.settle()
    back = page.locator('[data-step="prev"]')
    decision = None
    t = match.look["t"]
    while not decision or decision["auto"]:
        t -= 1
        back.click()
        at(page, t)
        decision = match.ask("look", viewer=0, t=t)["decision"]
    page.locator('[data-key="branch"]').click()
    at(page, t)
    assert person.settle()["end"] == t
    assert page.evaluate("location.hash") == f"#m={match.ask('link', t=t)['code']}"
    person.decide(person.settle())
    branch = person.settle()["end"]
    person.press("#brand")
    expect(page.locator("[data-resume]")).to_have_count(2)
    page.goto(page.url.split("#")[0] + match.address)
    assert person.settle()["end"] == match.look["t"]
    # Nor does a link of the longer one that carries names, or a record, carry on the other.
    person.press("#brand")
    page.goto(page.url.split("#")[0] + f"#m={match.ask('link', names=True)['code']}")
    assert person.settle()["end"] == match.look["t"]
    person.press("#brand")
    expect(page.locator("[data-resume]")).to_have_count(2)
    person.press(page.locator("[data-resume]", has_text=f"from move {t}"))
    assert person.settle()["end"] == branch


@mostly_chromium
def test_a_bot_s_decisions_are_no_one_s_to_undo(devices: Devices) -> None:
    """At the start a bot has played and no person has: there is nothing to take back, and the button says so."""
    match = made(lambda look: True, [("Bianca", "greedy"), ("Ada", None)])
    assert match.look["t"] > 0
    page = devices.ready(match.address)
    Person(page).settle()
    page.locator('[data-tool="undo"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("nothing to take back")
    assert page.evaluate("location.hash") == match.address
