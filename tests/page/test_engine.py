"""Loading, early requests, refusals, and a worker that dies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Visit = Callable[..., Page]

# A second engine in the same page, so that the tests see every state of it.
ENGINE = """async () => {
  const { createEngine } = await import(new URL('js/engine/client.js', document.baseURI));
  window.states = [];
  window.engine = createEngine({ onState: (state) => states.push(state) });
  window.ask = (request) => engine.call(request).then((ok) => ({ ok }), (error) => ({ refusal: error.refusal }));
  window.table = { do: 'new', game: 'palazzo', seed: '5', options: {}, viewer: 0,
    seats: [{ name: 'Ada', bot: null }, { name: 'Bot', bot: 'greedy' }] };
}"""


def test_a_request_waits_for_python_whose_bytes_are_counted(page: Page) -> None:
    page.evaluate(ENGINE)
    assert page.evaluate("ask({ do: 'catalogue' })")["ok"]["games"][0]["game"] == "palazzo"
    states = page.evaluate("states")
    loading = [state for state in states if state["phase"] == "loading"]
    assert states[-1] == {"phase": "ready"}
    assert len(loading) >= 3
    assert len({state["total"] for state in loading}) == 1
    assert loading[-1]["loaded"] == loading[-1]["total"] > 5_000_000
    assert sorted(state["loaded"] for state in loading) == [state["loaded"] for state in loading]


def test_a_refusal_has_its_words_and_its_rule(page: Page) -> None:
    page.evaluate(ENGINE)
    page.evaluate("ask(table)")
    refusal = page.evaluate("ask({ do: 'play', move: 'pass', viewer: 0 })")["refusal"]
    assert set(refusal) >= {"id", "args", "rule"}


def test_a_killed_worker_comes_back_with_its_match(page: Page) -> None:
    page.evaluate(ENGINE)
    before = page.evaluate("""ask(table).then(async ({ ok }) => {
        const choice = ok.decision.choices.find((each) => !each.off);
        return choice ? (await ask({ do: 'play', move: choice.move, viewer: 0 })).ok.look : ok;
    })""")
    page.evaluate("code => engine.remember({ code, names: ['Ada', 'Bot'] })", before["code"])
    lost = page.evaluate(
        "() => { const answer = ask({ do: 'look', viewer: 0, t: null }); engine.kill(); return answer; }"
    )
    assert lost["refusal"]["id"] == "engine-restarted"
    after = page.evaluate("ask({ do: 'look', viewer: 0, t: null })")["ok"]
    assert [state["phase"] for state in page.evaluate("states")][-2:] == ["restarting", "ready"]
    assert after["root"] == before["root"]
    assert after["t"] == before["t"]
    assert after["decision"] == before["decision"]


def test_one_that_dies_again_and_again_is_given_up(page: Page) -> None:
    page.evaluate(ENGINE)
    page.evaluate("ask({ do: 'catalogue' })")
    page.evaluate("() => { for (let k = 0; k < 4; k++) engine.kill(); }")
    assert page.evaluate("states.at(-1).phase") == "error"
    assert page.evaluate("ask({ do: 'catalogue' })")["refusal"]["id"] == "engine-failed"
    page.evaluate("engine.restart()")
    assert page.evaluate("ask({ do: 'catalogue' })")["ok"]["games"]


def test_the_match_on_the_table_goes_on_after_its_worker_died(page: Page, until: Callable[..., Any]) -> None:
    page.locator("[data-game='palazzo']").click()
    page.locator("[data-act='start']").click()
    # The first decision that is a person's own; bots before it play by themselves.
    move = page.locator("[data-move]:not([data-move='']):not(:disabled):not([aria-disabled='true'])").first
    move.wait_for(timeout=30_000)
    address = until(page, "location.hash")
    title = page.locator("h1").inner_text()
    page.evaluate("piazza.engine.kill()")
    page.evaluate("piazza.engine.call({ do: 'look', viewer: null, t: null })")
    assert page.locator("h1").inner_text() == title
    move.click()
    until(page, f"location.hash !== {address!r}")
