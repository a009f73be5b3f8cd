"""The door for every game: a match can be played by what is offered, and nobody is told what they may not know."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from engine.play import Sample, few, salts, samples, seeds, times
from engine.test_table import Door
from hypothesis import given
from piazza.game import Event, IllegalMove
from piazza.match import Match
from piazza.table import told

every_game = pytest.mark.parametrize("sample", samples(), ids=str)


# -- what is offered


def offered(door: Door, decision: dict[str, Any], wanted: Any, seat: int, rng: Random, used: Counter[str]) -> set[str]:
    """The moves of the controls, and some that pieces make in the tray, the wanted one among them.

    Each is legal, or its refusal says why.
    """
    match = door.table.match
    laid = match.game.lay(match.state, wanted)
    moves = set()
    for choice in decision["choices"]:
        if choice["off"] is None:
            moves.add(choice["move"])
        else:
            with pytest.raises(IllegalMove) as refused:
                match.state.check(choice["move"])
            assert choice["off"]["rule"] == refused.value.rule
    for composer in decision["composers"]:
        items = {slot["key"]: [item["at"] for item in slot["items"]] for slot in composer["slots"]}
        some = [{key: rng.sample(ats, rng.randint(0, len(ats))) for key, ats in items.items()} for _ in range(3)]
        some += [{key: rng.sample(ats, min(len(ats), 1)) for key, ats in items.items()} for _ in range(3)]
        if laid is not None and laid["composer"] == composer["key"]:
            some.append(laid["picks"])
        ready = [quick["picks"] for quick in composer["quick"]]
        for picks in [*ready, *some]:
            tray = door.ask("compose", composer=composer["key"], picks=picks, viewer=seat)
            trays = [tray]
            if tray["cheapest"] is not None:
                trays.append(door.ask("compose", composer=composer["key"], picks=tray["cheapest"], viewer=seat))
                assert trays[1]["ok"] or trays[1]["refusal"] is None or composer["off"]
            assert tray["ok"] or picks not in ready
            for one in trays:
                assert one["ok"] == (one["move"] is not None)
                assert not (one["ok"] and composer["off"])
                if one["ok"]:
                    moves.add(one["move"])
                    used[composer["key"]] += 1
                elif one["refusal"] is not None:
                    assert one["refusal"]["rule"]
    for move in moves:
        assert match.state.write(match.state.check(move)) == move
    return moves


def check_regions(look: dict[str, Any], seat: int) -> None:
    """What a control points at in a hand is there."""
    hand = look["seats"][seat].get("hand")
    for choice in look["decision"]["choices"]:
        place, _, number = (choice["at"] or "").partition(":")
        assert place != "hand" or int(number) < len(hand)


def check_end(door: Door, sample: Sample, look: dict[str, Any]) -> None:
    """Look, sheet, log, record and link tell the same story."""
    sheet = door.ask("sheet")
    assert [seat["total"] for seat in sheet["seats"]] == [seat["points"] for seat in look["seats"]]
    for seat in sheet["seats"]:
        assert seat["total"] == sum(line["points"] for line in seat["lines"])
        for line in seat["lines"]:
            assert line["points"] == sum(part["points"] for part in line["parts"])
    match = door.table.match
    assert sheet["winners"] == match.state.winners() == look["result"]["winners"]
    log = door.ask("log", viewer=0)
    assert {line["t"] for line in log} <= set(range(len(match.moves) + 1))
    assert log[-1]["id"] == f"{sample.game}-log-over"
    assert door.ask("open", record=door.ask("record")["text"], viewer=0)["code"] == look["code"]
    assert door.ask("open", link=look["code"], viewer=0)["root"] == look["root"]


@every_game
def test_a_match_played_by_what_is_offered(sample: Sample) -> None:
    """By controls and the tray alone, by persons and bots; every composer comes to use."""
    used, over = Counter[str](), 0
    for seed in range(few(3, 1)):
        rng, door = Random(seed), Door()
        bots = [None, *list(sample.plays.bots)[:: 1 + seed % 2], None]
        seats = [{"name": "", "bot": bot} for bot in rng.sample(bots, rng.randint(2, min(4, len(bots))))]
        asked = {"game": sample.game, "seats": seats, "options": sample.options(rng), "seed": f"{seed:x}"}
        look = door.ask("new", **asked, viewer=0)
        for steps in range(1, few(1500, 60)):
            decision = look["decision"]
            if decision["auto"]:
                reply = door.ask("step", viewer=0)
            else:
                seat = decision["seat"]
                look = door.ask("look", viewer=seat)
                check_regions(look, seat)
                state = door.table.match.state
                move = sample.wander(state, rng, 0.95)
                assert state.write(move) in offered(door, look["decision"], move, seat, rng, used)
                reply = door.ask("play", move=state.write(move), viewer=0)
            look = reply["look"]
            assert (look["t"], look["end"]) == (steps, steps)
            if look["over"]:
                over += 1
                check_end(door, sample, look)
                break
    assert few(1, 0) == 0 or set(used) >= sample.composers
    assert over >= few(2, 0)


# -- what is hidden


def seen(sample: Sample, state: Any, viewer: int | None) -> str:
    seats = [None] * state.seats
    return json.dumps(sample.plays.look(state, viewer, seats))  # type: ignore[arg-type]


@every_game
@times(40)
@given(seeds, salts)
def test_a_look_shows_nothing_hidden(sample: Sample, seed: int, salt: int) -> None:
    """To a seat, and to somebody who looks on: all that is hidden may be otherwise, and the page looks the same."""
    state, rng = sample.at_random(seed, salt).state, Random(salt)
    for viewer in (None, *range(state.seats)):
        other = sample.permuted(state, -1 if viewer is None else viewer, rng)
        assert seen(sample, state, viewer) == seen(sample, other, viewer)
        assert sample.plays.count(state, viewer) == sample.plays.count(other, viewer)
        assert sample.plays.sheet(state) == sample.plays.sheet(other)
        shown = json.loads(seen(sample, state, viewer))
        if viewer != state.to_decide():
            assert shown["decision"]["choices"] == shown["decision"]["composers"] == []


def after(state: Any, text: str) -> tuple[Any, list[Event]]:
    """The state after a move, and what happened."""
    clone, log = state.clone(), []
    clone.log = log
    clone.play(clone.check(text))
    clone.log = None
    return clone, log


@every_game
def test_neither_events_nor_log_tell_what_is_hidden(sample: Sample) -> None:
    """Of two states that look alike to a viewer before a move and after it, the same is told of the move.

    But for what the rules lay open before all eyes, which a view need not remember.
    """
    alike, hidden = 0, 0
    for seed in range(few(20, 5)):
        match, rng = sample.wandered(seed), Random(seed)
        names = match.setup.seats
        for t in rng.sample(range(len(match.moves)), min(len(match.moves), few(24, 10))):
            state: Any = match.states[t]
            text = match.text(t)
            for viewer in range(state.seats):
                other = sample.permuted(state, viewer, rng)
                try:
                    (one, log), (two, twin) = after(state, text), after(other, text)
                except IllegalMove:
                    continue
                if one.over or one.view(viewer) != two.view(viewer):
                    continue
                alike += 1
                hidden += log != twin
                game = Match(match.setup, state, [])
                log, twin = ([event for event in some if event.kind not in sample.laid_open] for some in (log, twin))
                assert told(game, log, viewer) == told(game, twin, viewer)
                assert list(map(sample.plays.narrate, log)) == list(map(sample.plays.narrate, twin))
                assert sample.plays.look(one, viewer, names) == sample.plays.look(two, viewer, names)
    assert alike > few(150, 40)
    # Else there was nothing to hide.
    assert hidden or sample.game != "dominion"


@every_game
def test_the_deal_is_told_to_whom_it_was_dealt(sample: Sample) -> None:
    """At the start, and at every moment of a replay: hands go to their seats alone, and the log has none."""
    door = Door()
    match = sample.wandered(2)
    for viewer in (None, *range(match.state.seats)):
        door.open(match, viewer)
        for t in range(0, len(match.moves) + 1, few(1, 10)):
            happened = door.ask("moment", t=t, viewer=viewer)["events"]
            assert len(happened) == len(match.events[t])
            for event, real in zip(happened, match.events[t], strict=True):
                key = sample.plays.private.get(event["kind"])
                if key is None or event["seat"] == viewer:
                    assert event == {"kind": real.kind, "seat": real.seat, **real.data}
                else:
                    assert key not in event
                    assert event["count"] == len(real.data[key])
    dealt = [event for event in match.events[0] if event.kind in sample.plays.private]
    assert len(dealt) == (match.state.seats if sample.plays.private else 0)


@every_game
def test_a_move_of_another_is_told_without_what_it_drew(sample: Sample) -> None:
    """The answer to play and step, as the page gets it."""
    door, other = Door(), Door()
    match = sample.wandered(6)
    start = match.link(t=0)
    for one in (door, other):
        one.ask("open", link=start, viewer=0)
    for t in range(min(len(match.moves), few(300, 40))):
        own = door.ask("play", move=match.text(t), viewer=0)["events"]
        theirs = other.ask("play", move=match.text(t), viewer=1)["events"]
        for mine, yours in zip(own, theirs, strict=True):
            key = sample.plays.private.get(mine["kind"])
            assert mine == yours or (key is not None and (key in mine) != (key in yours))
            assert mine == yours or mine["seat"] in (0, 1)
