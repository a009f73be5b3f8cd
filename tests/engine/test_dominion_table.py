"""Dominion through the door: every decision can be made by what a look offers, and looks show nothing hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from engine.play_dominion import any_kingdom, few
from piazza.table import call


def ask(**request: Any) -> Any:
    reply = json.loads(call(json.dumps(request)))
    assert "error" not in reply, (request, reply)
    return reply["ok"]


def refused(**request: Any) -> str:
    return str(json.loads(call(json.dumps(request)))["error"]["id"])


def started(seed: int, bots: tuple[str | None, ...], kingdom: str | None = None) -> dict[str, Any]:
    seats = [{"name": "", "bot": bot} for bot in bots]
    options = {"kingdom": kingdom or any_kingdom(Random(seed))}
    look: dict[str, Any] = ask(do="new", game="dominion", seats=seats, options=options, seed=f"{seed:x}", viewer=0)
    return look


def moves_of(decision: dict[str, Any]) -> Iterator[str]:
    for choice in decision["choices"]:
        assert choice["off"] is None
        yield choice["move"]


def composed(decision: dict[str, Any], rng: Random) -> str:
    """A move that the tray makes of pieces picked at random, once the tray says it is complete."""
    composer = decision["composers"][0]
    slot = composer["slots"][0]
    most = len(slot["items"]) if slot["max"] is None else min(slot["max"], len(slot["items"]))
    picks = [item["at"] for item in rng.sample(slot["items"], rng.randint(slot["min"], most))]
    tray = ask(do="compose", composer=composer["key"], picks={"cards": picks})
    assert tray["ok"]
    if picks and slot["min"]:
        assert not ask(do="compose", composer=composer["key"], picks={"cards": picks[1:]})["ok"]
    for quick in composer["quick"]:
        assert ask(do="compose", composer=composer["key"], picks=quick["picks"])["ok"]
    return str(tray["move"])


def hidden_in(look: dict[str, Any], viewer: int) -> None:
    """Others' hands and deck sizes are not in the look; nor anybody's discard but its top (T5)."""
    for seat, part in enumerate(look["seats"]):
        if seat != viewer and not look["over"]:
            assert part["hand"] is None
            assert part["deck"] is None
            assert part["owned"] is None
        assert part["discard"] is None or isinstance(part["discard"], str)
        assert len(part["hand"]) == part["cards"] if part["hand"] is not None else True


@pytest.mark.parametrize("seed", range(few(16, 3)))
def test_every_decision_can_be_made_by_what_is_offered(seed: int) -> None:
    rng = Random(seed)
    look = started(seed, (None,) * rng.randint(2, 4))
    for _ in range(few(220, 40)):
        if look["over"]:
            break
        seat = look["decision"]["seat"]
        look = ask(do="look", viewer=seat)
        hidden_in(look, seat)
        decision = look["decision"]
        assert decision["yours"]
        assert bool(decision["choices"]) != bool(decision["composers"])
        if decision["composers"]:
            move = composed(decision, rng)
        else:
            moves = list(moves_of(decision))
            dear = [one for one in moves if not one.endswith(("Copper", "Curse", "end"))]
            move = rng.choice(dear or moves)
        for spot in [choice["at"] for choice in decision["choices"] if choice["at"]]:
            place, _, which = spot.partition(":")
            if place == "hand":
                assert int(which) < len(look["seats"][seat]["hand"])
            if place == "supply":
                assert which in [pile["card"] for pile in look["table"]["supply"]]
        look = ask(do="play", move=move, viewer=seat)["look"]
    told = ask(do="log", viewer=0)
    assert len(told) > 20
    ask(do="sheet")


def test_the_log_tells_no_card_that_was_drawn() -> None:
    started(1, (None, None), "first-game")
    drawn = [line for line in ask(do="log", viewer=0) if line["id"] == "dominion-log-draw"]
    assert [line["args"]["n"] for line in drawn] == [5, 5]
    assert all(set(line["args"]) == {"name", "n"} for line in drawn)


def test_bots_step_to_the_end() -> None:
    look = started(5, ("money", "reader"), "size-distortion")
    while not look["over"]:
        look = ask(do="step", viewer=0)["look"]
    sheet = ask(do="sheet")
    assert [sum(line["points"] for line in seat["lines"]) for seat in sheet["seats"]] == [
        seat["total"] for seat in sheet["seats"]
    ]
    assert look["result"]["winners"]
    opened = ask(do="open", link=look["code"], viewer=0)
    assert opened["root"] == look["root"]
    assert ask(do="open", record=ask(do="record")["text"], viewer=0)["code"] == look["code"]


def test_undo_is_free_where_nothing_was_learned() -> None:
    look = started(2, (None, None), "first-game")
    seat = look["decision"]["seat"]
    ask(do="play", move="treasures", viewer=seat)
    look = ask(do="play", move="buy Copper", viewer=seat)["look"]
    assert look["undo"]["can"]
    undone = ask(do="undo", viewer=seat)
    assert (undone["took"], undone["learned"]) == (1, False)
    ask(do="play", move="buy Copper", viewer=seat)
    look = ask(do="play", move="end", viewer=seat)["look"]
    assert not look["undo"]["can"]


def test_requests_that_fit_nothing_are_refused() -> None:
    look = started(3, (None, None), "first-game")
    assert refused(do="compose", composer="discard", picks={"cards": []}) == "error-composer"
    assert refused(do="play", move="buy Gold", viewer=look["decision"]["seat"]) == "dominion-no-coins"
    seats = [{"name": "", "bot": None}] * 2
    for wrong, said in {
        "none": "error-option-value",
        5: "error-option-value",
        "Cellar+Moat": "dominion-kingdom-count",
        "Cellar+Copper": "dominion-kingdom-card",
        "Moat+Moat": "dominion-kingdom-twice",
        "+": "dominion-kingdom-card",
    }.items():
        assert refused(do="new", game="dominion", seats=seats, options={"kingdom": wrong}, seed="1") == said
