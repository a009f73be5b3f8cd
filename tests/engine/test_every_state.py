"""What must hold in every state of every match of every game, over random matches."""

from __future__ import annotations

import dataclasses
import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from engine.play import (
    LISTED,
    LONG_MATCH,
    POOL,
    Sample,
    bots_match,
    few,
    listed,
    salts,
    samples,
    seeds,
    times,
    wrong_texts,
)
from hypothesis import given
from piazza import position
from piazza.bots.arena import play_out
from piazza.game import IllegalMove
from piazza.match import Match
from piazza.rng import Rng

every_game = pytest.mark.parametrize("sample", samples(), ids=str)


def wander(sample: Sample, state: Any, rng: Random, steps: int) -> None:
    """Plays a state on for some moves."""
    for _ in range(steps):
        if state.over:
            return
        state.play(sample.wander(state, rng, 0.8))


# -- pieces


@every_game
@times(20)
@given(seeds)
def test_every_piece_is_somewhere_in_every_state(sample: Sample, seed: int) -> None:
    for state in sample.wandered(seed).states:
        sample.check_pieces(state)


@every_game
def test_matches_end_and_meet_every_decision(sample: Sample) -> None:
    """Else the tests over random matches would look past what they never see."""
    met, over = Counter[str](), 0
    for seed in range(POOL):
        match = sample.wandered(seed)
        over += match.state.over
        met.update(state.step_name() for state in match.states if not state.over)
    assert over > 0.8 * POOL
    assert set(met) <= sample.decisions
    if few(1, 0):
        assert set(met) == sample.decisions


def play_out_many(sample: Sample, matches: int) -> None:
    """Random matches without history: at the end of each, and of some on the way, every piece is there."""
    over = 0
    for seed in range(matches):
        rng = Random(seed)
        state: Any = sample.begin(rng.randint(2, 4), seed, sample.options(rng)).state.clone()
        bold = rng.random()
        for number in range(3 * LONG_MATCH):
            if state.over:
                break
            state.play(sample.wander(state, rng, bold))
            if seed % 10 == 0 and number % 20 == 0:
                sample.check_pieces(state)
        sample.check_pieces(state)
        over += state.over
    assert over > 0.8 * matches


@every_game
def test_many_matches_keep_their_pieces(sample: Sample) -> None:
    play_out_many(sample, few(max(100, sample.many // 400), 20))


@pytest.mark.long
@every_game
def test_very_many_matches_keep_their_pieces(sample: Sample) -> None:
    play_out_many(sample, few(sample.many, 1_000))


@every_game
def test_seeds_and_seats_make_different_matches(sample: Sample) -> None:
    first = {json.dumps(sample.written(sample.begin(seats, seed).state)) for seats in (2, 3, 4) for seed in range(50)}
    assert len(first) == 150


# -- moves


@every_game
@times(250)
@given(seeds, salts)
def test_counting_numbering_listing_and_text_agree(sample: Sample, seed: int, salt: int) -> None:
    state = sample.at_random(seed, salt).state
    before, moves = state.clone(), state.moves()
    count = moves.count()
    assert count == state.clone().moves().count() > 0
    seen = set()
    for i, move in listed(moves, Random(salt)):
        assert moves.nth(i) == move
        assert moves.index(move) == i
        text = state.write(move)
        assert state.check(text) == move
        assert text == " ".join(text.split())
        seen.add(text)
    assert len(seen) == count or count > LISTED
    for i in (-1, count, count + 7):
        with pytest.raises(IndexError):
            moves.nth(i)
    assert state == before


@every_game
@times(150)
@given(seeds, salts)
def test_what_is_refused_cites_a_rule_and_changes_nothing(sample: Sample, seed: int, salt: int) -> None:
    match, rng = sample.at_random(seed, salt), Random(salt)
    state = match.state
    before, copy, length = sample.written(state), state.clone(), len(match.moves)
    for text in wrong_texts(sample, state, rng):
        try:
            move = state.check(text)
        except IllegalMove as refusal:
            assert re.fullmatch(sample.rules, refusal.rule or "")
            with pytest.raises(IllegalMove):
                match.play(text)
        else:
            moves = state.moves()
            assert moves.nth(moves.index(move)) is not None
        assert (len(match.moves), len(match.states), len(match.path)) == (length, length + 1, length)
        assert match.state == copy
    assert sample.written(state) == before


# -- copies


@every_game
@times(75)
@given(seeds, salts)
def test_a_clone_goes_its_own_way(sample: Sample, seed: int, salt: int) -> None:
    state = sample.at_random(seed, salt).state
    before, gone, clone = sample.written(state), str(getattr(state, "gone", "")), state.clone()
    assert clone == state
    wander(sample, clone, Random(salt), 30)
    assert (sample.written(state), str(getattr(state, "gone", ""))) == (before, gone)
    assert clone != state


@every_game
@times(20)
@given(seeds, salts)
def test_undo_and_branch(sample: Sample, seed: int, salt: int) -> None:
    match, rng = sample.wandered(seed, 80), Random(salt)
    t = rng.randrange(len(match.moves) + 1)
    state, link = match.states[t], match.link(t=t)
    match.cut(t)
    assert match.state == state
    assert match.link() == link
    sample.go_on(match, rng, 5)
    assert match.states[t] == state
    replayed, _ = Match.from_link(match.link())
    assert replayed.states == match.states


# -- what a seat may know


def plain(value: Any) -> None:
    """Plain data all the way down: nothing through which the state could be reached, nothing that can be changed."""
    if dataclasses.is_dataclass(value):
        value = tuple(getattr(value, field.name) for field in dataclasses.fields(value))
    elif type(value).__module__.endswith(".steps"):
        value = tuple(getattr(value, slot) for slot in value.__slots__)
    if isinstance(value, tuple):
        for item in value:
            plain(item)
    else:
        assert value is None or isinstance(value, int | str | bytes), value


@every_game
@times(150)
@given(seeds, salts)
def test_a_view_leaks_nothing_hidden(sample: Sample, seed: int, salt: int) -> None:
    state, rng = sample.at_random(seed, salt).state, Random(salt)
    for viewer in range(state.seats):
        other = sample.permuted(state, viewer, rng)
        sample.check_pieces(other)
        view = state.view(viewer)
        assert view == other.view(viewer)
        assert repr(view) == repr(other.view(viewer))
        plain(view)


@every_game
def test_a_permuted_state_is_another_one(sample: Sample) -> None:
    """Else the test above would compare a state with itself."""
    state = sample.wandered(3, 30).state
    others = {sample.hidden(sample.permuted(state, 0, Random(seed)), 0) for seed in range(20)}
    assert len({*others, sample.hidden(state, 0)}) > 15


@every_game
@times(100)
@given(seeds, salts)
def test_a_guess_is_a_state_that_looks_the_same(sample: Sample, seed: int, salt: int) -> None:
    state, rng = sample.at_random(seed, salt).state, Random(salt)
    seats: list[Any] = []
    for viewer in range(state.seats):
        view = state.view(viewer)
        guess: Any = view.guess(Rng(salt))
        assert guess.view(viewer) == view
        assert sample.plays.look(guess, viewer, seats) == sample.plays.look(state, viewer, seats)
        sample.check_pieces(guess)
        assert guess == view.guess(Rng(salt))
        wander(sample, guess, rng, 20)
        assert state.view(viewer) == view


@every_game
def test_guesses_differ_and_miss(sample: Sample) -> None:
    state = sample.wandered(5, 60).state
    view = state.view(0)
    guesses = {sample.hidden(view.guess(Rng(seed)), 0) for seed in range(20)}
    assert len(guesses - {sample.hidden(state, 0)}) > 15


# -- positions


@every_game
@times(12)
@given(seeds)
def test_every_state_is_a_position(sample: Sample, seed: int) -> None:
    for state in sample.wandered(seed).states[:: few(1, 5)]:
        data = sample.written(state)
        name, back = position.read(json.dumps(data))
        assert name == sample.game
        assert back == state
        assert sample.written(back) == data


@every_game
@times(10)
@given(seeds, salts)
def test_a_match_goes_on_from_its_position(sample: Sample, seed: int, salt: int) -> None:
    """What is shuffled later is in the position too."""
    match = sample.at_random(seed, salt)
    _, state = position.read(json.dumps(sample.written(match.state)))
    played = len(match.moves)
    whole = sample.go_on(match, Random(salt), 200)
    again = sample.go_on(Match.from_state(sample.game, state), Random(salt), 200)
    assert again.state == whole.state
    assert again.moves == whole.moves[played:]


# -- bots


BOTS = [pytest.param(one, bot, id=f"{one}-{bot}") for one in samples() for bot in one.plays.bots]
every_bot = pytest.mark.parametrize(("sample", "name"), BOTS)


def moments(match: Match, rng: Random, most: int) -> list[int]:
    """Some moments at which something is decided, and there is a choice."""
    open_now = [t for t, (choices, _) in enumerate(match.path) if choices > 1]
    return rng.sample(open_now, min(len(open_now), most))


@every_bot
@pytest.mark.parametrize("seed", range(few(12, 2)))
def test_what_is_hidden_makes_no_difference_to_a_bot(sample: Sample, name: str, seed: int) -> None:
    match, rng = sample.wandered(seed), Random(seed)
    for t in moments(match, rng, 10):
        state: Any = match.states[t]
        seat = state.to_decide()
        chosen = set()
        for other in (state, *(sample.permuted(state, seat, rng) for _ in range(3))):
            assert other.moves().count() == state.moves().count()
            bot = sample.plays.bots[name]()
            chosen.add(state.write(bot.choose(other.view(seat), other.moves(), Rng(seed), 0.0)))
        assert len(chosen) == 1


@every_bot
@pytest.mark.parametrize("seed", range(few(12, 2)))
def test_bots_choose_legal_moves_and_leave_all_as_it_was(sample: Sample, name: str, seed: int) -> None:
    match, rng = sample.wandered(seed), Random(seed + 1)
    for t in moments(match, rng, 12):
        state: Any = match.states[t]
        before, seat = state.clone(), state.to_decide()
        view, moves = state.view(seat), state.moves()
        choice = sample.plays.bots[name]().choose(view, moves, Rng(seed), 0.0)
        assert moves.nth(moves.index(choice)) == choice
        assert state == before
        assert view == before.view(seat)


@every_bot
def test_a_bot_plays_the_same_again(sample: Sample, name: str) -> None:
    """Reloaded at each decision, as a page may be."""
    one = bots_match(sample.game, name, 3, 77)
    two = sample.begin(3, 77, bots=name)
    while not two.state.over and len(two.moves) < few(60, 10):
        two, _ = Match.from_link(two.link())
        two.push(two.bot_move())
    assert one.moves[: len(two.moves)] == two.moves


@every_bot
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arena_and_match_agree(sample: Sample, name: str, seats: int) -> None:
    """The fastest way to the end leads to an end that can be: every piece is there, and the scores are the state's."""
    outcome = play_out(sample.game, [name] * seats, seats)
    assert outcome == play_out(sample.game, [name] * seats, seats)
    assert len(outcome.scores) == seats
    assert {*outcome.winners} <= {*range(seats)} and outcome.winners
    assert max(outcome.scores) in [outcome.scores[seat] for seat in outcome.winners]
