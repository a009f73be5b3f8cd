"""Hints: what a good bot would do, by what its seat knows; and every move is laid out as the page would compose it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from engine.play import few
from piazza.game import GAMES, Seat, game, make_setup
from piazza.match import Match
from piazza.rng import Rng
from piazza.table import Table

PEOPLE = [{"name": "Ada"}, {"name": "Lin"}, {"name": "Bianca", "bot": "random"}]


def ask(table: Table, do: str, **request: Any) -> Any:
    reply = json.loads(table.call(json.dumps({"do": do, **request})))
    return reply.get("ok") or reply["error"]


def at_random(name: str, seed: int) -> Match:
    """A match in the middle, every move played at random; its options too."""
    rng = Random(seed)
    the_game = game(name)
    options = {option.key: rng.choice(option.values) for option in the_game.options if option.key == "variant"}
    match = Match.begin(make_setup(name, [Seat()] * rng.randint(2, 4), options, seed))
    for _ in range(rng.randrange(160)):
        if match.state.over:
            break
        match.push(any_move(match, rng))
    while match.state.over:
        match.cut(rng.randrange(len(match.moves)))
    return match


def any_move(match: Match, rng: Random) -> Any:
    """Of few moves any; of many now and then the first or the last, which end things."""
    moves = match.state.moves()
    last = moves.count() - 1
    return moves.nth(rng.choice((0, last, rng.randint(0, last), rng.randint(0, last))))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(few(20, 3)))
def test_every_move_is_laid_out_or_is_a_choice(name: str, seed: int) -> None:
    match, rng = at_random(name, seed), Random(seed)
    state, the_game = match.state, match.game
    seat = state.to_decide()
    decision = the_game.look(state, seat, match.setup.seats)["decision"]
    choices = {choice["move"] for choice in decision["choices"] if choice["off"] is None}
    slots = {one["key"]: {slot["key"] for slot in one["slots"]} for one in decision["composers"]}
    moves = state.moves()
    for i in {0, moves.count() - 1, *(rng.randrange(moves.count()) for _ in range(12))}:
        move = moves.nth(i)
        text = state.write(move)
        laid = the_game.lay(state, move)
        if laid is None:
            assert text in choices
            continue
        assert set(laid["picks"]) == slots[laid["composer"]]
        assert the_game.compose(state, laid["composer"], laid["picks"])["move"] == text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(few(15, 2)))
def test_a_hint_is_what_the_adviser_plays_by_what_the_seat_knows(name: str, seed: int) -> None:
    match = at_random(name, seed)
    table = Table()
    table._match = match
    seat = match.state.to_decide()
    hint = ask(table, "hint", viewer=seat)
    before = match.link()
    assert hint["move"] == match.state.write(match.advice(match.game.adviser))
    assert match.state.check(hint["move"]) is not None
    # Whatever lies where the seat can't see: the advice is the same.
    for lot in range(3):
        match.states[-1] = match.state.view(seat).guess(Rng(lot))
        assert ask(table, "hint", viewer=seat) == hint
    assert match.link() == before
    for other in [*range(match.state.seats), None]:
        if other != seat:
            assert ask(table, "hint", viewer=other)["id"] == "error-hint"


@pytest.mark.parametrize("name", GAMES)
def test_bots_get_no_hint_and_an_ended_match_has_none(name: str) -> None:
    table = Table()
    look = ask(table, "new", game=name, seats=PEOPLE, options={"start": "P3"}, seed="3", viewer=None)
    assert look["decision"]["seat"] == 2
    assert ask(table, "hint", viewer=2)["id"] == "error-hint"
    rng = Random(1)
    match = table.match
    if name == "dominion":
        # Piles that run out end it soon.
        match.states[0].supply = bytes(1 if n else 0 for n in match.states[0].supply)
    while not match.state.over:
        match.push(any_move(match, rng))
    assert ask(table, "hint", viewer=0)["id"] == "error-over"
