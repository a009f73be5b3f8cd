"""Nothing is lost: reloading, going back and forward, a second tab, and a worker that dies in the middle."""

from __future__ import annotations

from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium, mostly_firefox
from page.made import made, step
from page.player import Person
from playwright.sync_api import Page, Route, expect

# What a person would notice had it changed; the log's drawings speak through their labels.
STANDING = """() => {
  const words = (node) => node.ariaLabel ?? [...node.childNodes].map((one) =>
    one.nodeType === Node.TEXT_NODE ? one.data : one.nodeType === Node.ELEMENT_NODE ? words(one) : '').join('');
  const all = (what) => [...document.querySelectorAll(what)].map(words);
  const { t, end, step, turn, viewer, yours, over } = document.body.dataset;
  return {
    address: location.hash, title: all('h1'), t, end, step, turn, viewer, yours, over,
    actions: all('[data-region=actions] button'), log: all('.log .line'), seats: all('.seat .unseen'),
    board: all('.board .unseen'), hand: all('.hand .unseen'), offer: all('.offer .unseen'),
  };
}"""


def standing(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(STANDING))


def came_back(page: Page, before: dict[str, Any]) -> None:
    """The same match at the same decision, to the last word."""
    Person(page).settle()
    expect(page.locator(".log .line")).to_have_count(len(before["log"]))
    assert standing(page) == before


@mostly_chromium
@pytest.mark.parametrize(
    "decision",
    ["auction", *(pytest.param(one, marks=pytest.mark.long) for one in ("turn", "pick", "market", "choose", "build"))],
)
def test_reloaded_at(devices: Devices, decision: str) -> None:
    page = devices.open(made(step(decision)).address)
    person = Person(page)
    person.settle()
    before = standing(page)
    assert before["step"] == decision and before["hand"] and before["board"] and len(before["log"]) > 0
    page.reload()
    came_back(page, before)


@mostly_firefox
def test_reloaded_after_moves(devices: Devices) -> None:
    """Saved after every decision, and the address follows."""
    page = devices.open()
    person = Person(page)
    person.begin([("Ada", None), ("Bianca", "greedy")])
    addresses = {page.evaluate("location.hash")}
    for _ in range(3):
        person.decide(person.settle())
        before = standing(page)
        assert before["address"] not in addresses
        addresses.add(before["address"])
        page.reload()
        came_back(page, before)
    # The address was replaced, not added to: one step back is the set-up, not an older moment.
    page.go_back()
    expect(page.locator(".seat-row").first).to_be_visible()
    page.go_forward()
    came_back(page, before)


@pytest.mark.long
@mostly_chromium
def test_home_and_back(devices: Devices) -> None:
    page = devices.open()
    person = Person(page)
    person.begin([("Ada", None), ("Bianca", "greedy")])
    person.decide(person.settle())
    before = standing(page)
    person.press("#brand")
    expect(page.locator("[data-resume]")).to_have_count(1)
    page.go_back()
    came_back(page, before)
    page.go_forward()
    person.press("[data-resume]")
    came_back(page, before)


@mostly_chromium
def test_a_second_tab_looks_on(devices: Devices) -> None:
    """One tab plays a match; the other follows it, and may take it over."""
    device = devices.device()
    first = Person(devices.open(on=device))
    first.begin([("Ada", None), ("Bianca", "greedy")])
    first.decide(first.settle())
    second = Person(devices.open(first.page.evaluate("location.hash"), on=device))
    banner = second.page.locator('[data-banner="onlooker"]')
    expect(banner).to_be_visible()
    assert second.page.locator("[data-move], [data-composer]").count() == 0

    shown = first.decide(first.settle())
    expect(second.page.locator(f'body[data-end="{shown["end"]}"]')).to_be_attached()
    assert second.page.evaluate("location.hash") == first.page.evaluate("location.hash")

    second.press('[data-key="steal"]')
    expect(first.page.locator('[data-banner="onlooker"]')).to_be_visible()
    expect(banner).to_have_count(0)
    assert second.settle()["end"] == shown["end"]
    shown = second.decide(second.settle())
    expect(first.page.locator(f'body[data-end="{shown["end"]}"]')).to_be_attached()
    assert first.page.locator("[data-move], [data-composer]").count() == 0

    # The tab that plays is closed: whoever comes back to the other one plays there, and there is still one match.
    before = standing(second.page)
    second.page.close()
    first.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(first.page.locator('[data-banner="onlooker"]')).to_have_count(0)
    expect(first.page.locator("[data-move], [data-composer]").first).to_be_visible()
    first.page.reload()
    came_back(first.page, before)
    first.press("#brand")
    expect(first.page.locator("[data-resume]")).to_have_count(1)


@mostly_chromium
@pytest.mark.parametrize(
    "decision", ["build", *(pytest.param(one, marks=pytest.mark.long) for one in ("turn", "auction"))]
)
def test_the_worker_dies_at(devices: Devices, decision: str) -> None:
    page = devices.open(made(step(decision)).address)
    person = Person(page)
    person.settle()
    before = standing(page)
    page.evaluate("piazza.engine.kill()")
    came_back(page, before)
    shown = person.decide(person.settle())
    assert shown["end"] > int(before["end"])
    assert len(standing(page)["log"]) > len(before["log"])


@mostly_firefox
def test_the_worker_dies_while_a_bot_decides(devices: Devices) -> None:
    """Again and again, in the middle of requests: the match goes on as it would have."""
    seats = [("Ada", None), ("Bianca", "greedy"), ("Cosimo", "greedy")]
    undisturbed = Person(devices.open())
    undisturbed.begin(seats)
    disturbed = Person(devices.open())
    disturbed.begin(seats)
    for kill in (True, True, False):
        undisturbed.decide(undisturbed.settle())
        shown = disturbed.settle()
        if kill:
            # At once after the move was sent, and so before its answer.
            disturbed.page.evaluate(
                """() => {
                  document.querySelector('#toasts').replaceChildren();
                  document.querySelector('[data-region=actions] [data-move]').click();
                  piazza.engine.kill();
                }"""
            )
            expect(disturbed.page.locator(".toast")).to_contain_text("was started again")
            assert disturbed.settle() == shown
        disturbed.decide(shown)
    assert disturbed.settle() == undisturbed.settle()
    assert standing(disturbed.page)["log"] == standing(undisturbed.page)["log"]


# -- the table as it was last shown -----------------------------------------------------------------------------------

LAST = """() => new Promise((done) => {
  const opened = indexedDB.open('piazza-last');
  opened.onupgradeneeded = () => opened.transaction.abort();
  opened.onerror = () => done(null);
  opened.onsuccess = () => {
    const asked = opened.result.transaction('table').objectStore('table').get('table');
    asked.onsuccess = () => { opened.result.close(); done(asked.result ?? null); };
  };
})"""


def kept(page: Page) -> Any:
    """The kept table, once that of the page's address is kept."""
    for _ in range(60):
        last = page.evaluate(LAST)
        if last and f"#m={last['answer']['code']}" == page.evaluate("location.hash"):
            return last
        page.wait_for_timeout(50)
    return None


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_the_table_is_there_before_the_engine(devices: Devices) -> None:
    """Whoever comes back sees it at once, and what they choose is played as soon as the engine is up."""
    page = devices.open(made(step("turn")).address)
    person = Person(page)
    shown = person.settle()
    before = standing(page)
    assert kept(page)
    held: list[Route] = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.reload()
    person.settle()
    assert page.locator("body").get_attribute("data-ready") == "false"
    expect(page.locator("#loading progress")).to_be_visible()
    assert standing(page) == before
    page.locator('[data-region="actions"] [data-move]:not([aria-disabled="true"])').first.click()
    page.wait_for_timeout(300)
    assert standing(page) == before
    for route in held:
        route.continue_()
    assert person.settle(after=shown["end"])["end"] > shown["end"]
    expect(page.locator("#loading")).to_be_hidden()


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_no_hand_is_kept_where_others_sit(devices: Devices) -> None:
    """Between persons nothing is shown before it is known who looks; what is deleted is gone."""
    page = devices.open()
    person = Person(page)
    person.begin([("Ada", None), ("Bianca", "greedy")])
    person.settle()
    assert kept(page)
    person.press("#brand")
    person.press("[data-more]")
    person.press('[data-act="delete"]')
    for _ in range(60):
        if page.evaluate(LAST) is None:
            break
        page.wait_for_timeout(50)
    assert page.evaluate(LAST) is None
    person.begin([("Ada", None), ("Bea", None)])
    page.locator("[data-curtain]").first.wait_for()
    page.wait_for_timeout(600)
    assert page.evaluate(LAST) is None
