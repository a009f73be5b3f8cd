"""Loading, early requests, refusals, and a worker that dies."""

from __future__ import annotations

from collections.abc import Callable

from page.player import Person
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

# Until it is the person's turn, and then one move of theirs.
PLAY = """async () => {
  let { ok: look } = await ask(table);
  while (look.decision.auto) look = (await ask({ do: 'step', viewer: 0 })).ok.look;
  const { move } = look.decision.choices.find(({ off }) => !off);
  return (await ask({ do: 'play', move, viewer: 0 })).ok.look;
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
    before = page.evaluate(PLAY)
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


def test_a_question_that_came_before_python_outlives_the_worker(page: Page) -> None:
    page.evaluate(ENGINE)
    asked = "() => { const answer = ask({ do: 'catalogue' }); engine.kill(); return answer; }"
    assert page.evaluate(asked)["ok"]["games"]


def test_a_move_is_one_question(page: Page) -> None:
    """Whatever more would be asked, a person waits for before the frame."""
    person = Person(page)
    person.begin([("Ada", None), ("Bianca", "greedy")])
    look = person.settle()
    page.evaluate(
        "() => { const { call } = piazza.engine; window.asked = [];"
        " piazza.engine.call = (request) => { asked.push(request.do); return call(request); }; }"
    )
    person.decide(look)
    person.settle()
    asked = page.evaluate("asked.filter((name) => name !== 'compose')")
    # The small drawing for the first screen is asked for later.
    assert [name for name in asked if name != "look"] == ["play", *["step"] * (len(asked) - asked.count("look") - 1)]
    assert asked.count("look") <= 1


def test_one_that_dies_again_and_again_is_given_up(page: Page) -> None:
    page.evaluate(ENGINE)
    page.evaluate("ask({ do: 'catalogue' })")
    page.evaluate("() => { for (let k = 0; k < 4; k++) engine.kill(); }")
    assert page.evaluate("states.at(-1).phase") == "error"
    assert page.evaluate("ask({ do: 'catalogue' })")["refusal"]["id"] == "engine-failed"
    page.evaluate("engine.restart()")
    assert page.evaluate("ask({ do: 'catalogue' })")["ok"]["games"]
