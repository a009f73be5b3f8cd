"""Random matches of any game for the tests, and how many of them: fewer inside WebAssembly.

What a game brings to the tests that are the same for all games is a ``Sample``: see ``engine/samples``.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from piazza import position
from piazza.game import GAMES, Game, Seat, State, game, make_setup
from piazza.match import Match

PROFILE = os.environ.get("PIAZZA_PROFILE", "native")
WASM = PROFILE == "wasm"
LONG = settings().max_examples > 1000
"""Whether the profile that ``--long`` loads holds."""
LONG_MATCH = 2_000
"""Moves after which a random match is left as it is."""
LISTED = 400
"""Moves that are listed; of more a sample is looked at."""


def few(native: int, wasm: int) -> int:
    """How often: natively, and inside WebAssembly."""
    return wasm if WASM else native


def times(native: int) -> Any:
    """How many examples Hypothesis tries: with --long ten times as many as natively."""
    tried = 10 * native if LONG else few(native, max(3, native // 12))
    return settings(max_examples=tried, suppress_health_check=list(HealthCheck))


# -- what a game brings --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """A game as the tests for all games know it."""

    game: str
    options: Callable[[Random], dict[str, str]]
    """Options for a match, by lot."""
    wander: Callable[[State, Random, float], Any]
    """A legal move by lot, so chosen that matches see all that may happen; the bold (0 to 1) do more of it."""
    check_pieces: Callable[[State], None]
    """Asserts that every piece of the box is somewhere, and once."""
    permuted: Callable[[State, int, Random], Any]
    """The same state to a viewer's eyes, with all that is hidden otherwise."""
    candidates: Callable[[State, Random], list[str]]
    """Texts that look like moves of the pending decision: many that are legal, and many that are nearly so."""
    referee: Callable[[str], Any]
    """The referee from outside: it accepts a record, or raises RecordFault."""
    agree: Callable[[Any, Match], None]
    """Asserts that the referee's verdict is what the engine says of the pieces."""
    words: Sequence[str]
    """Words of which wrong moves are made."""
    rules: str
    """The form of the rule that a refusal may cite."""
    situations: Mapping[str, str]
    """What must come up in the records of many random matches: a name, a pattern."""
    variants: Sequence[Mapping[str, str]]
    """Options of the golden matches, in turn."""
    positions: Mapping[int, Mapping[str, Any]]
    """Positions whose sequences of moves are counted, by the depth."""
    by_hand: tuple[Mapping[str, Any], list[int]]
    """A position whose sequences of moves were counted by hand, and how many there are."""
    decisions: frozenset[str]
    """The names of all decisions there are; random matches must meet each."""
    impossible: Sequence[Mapping[str, Any]]
    """Parts of a position that must be refused."""
    odd: Sequence[Any]
    """Values that are put into positions where they may or may not belong."""
    laid_open: Mapping[str, str]
    """Kinds of events by which chance or a seat shows what was hidden to all, and the rule that says so."""
    composers: frozenset[str]
    """Composers by which a person must be able to move."""
    wander_on: Callable[[Match, Random, int], None] | None = None
    """How a match goes on, where it is not move after move by ``wander``."""
    many: int = 3_000
    """So many random matches must keep their pieces (with --long)."""

    def __str__(self) -> str:
        return self.game

    @property
    def plays(self) -> Game:
        return game(self.game)

    def begin(self, seats: int, seed: int, options: Mapping[str, str] | None = None, bots: str | None = None) -> Match:
        """A new match of people, or of bots of one name."""
        return Match.begin(make_setup(self.game, [Seat("", bots)] * seats, options or {}, seed))

    def go_on(self, match: Match, rng: Random, most: int = LONG_MATCH) -> Match:
        """Plays on at random, to the end or for so many moves."""
        if self.wander_on is not None:
            self.wander_on(match, rng, most)
            return match
        bold = rng.random()
        while not match.state.over and most:
            match.push(self.wander(match.state, rng, bold))
            most -= 1
        return match

    def wandered(self, seed: int, most: int = LONG_MATCH) -> Match:
        """A random match of this seed, or its first moves: seats, options and moves follow from it."""
        match = copy.copy(whole(self.game, seed))
        for part in ("moves", "states", "events", "path"):
            setattr(match, part, list(getattr(match, part)))
        match.cut(min(most, len(match.moves)))
        return match

    def at_random(self, seed: int, salt: int) -> Match:
        """A random match that stops somewhere before its end, often where something is asked."""
        match, rng = self.wandered(seed), Random(salt)
        usual = {self.begin(2, 0).state.step_name()} | {"turn", "buy", "action"}
        moments = [t for t, state in enumerate(match.states) if not state.over]
        asked = [t for t in moments if match.states[t].step_name() not in usual]
        match.cut(rng.choice(asked if asked and rng.random() < 0.5 else moments))
        return match

    def written(self, state: State) -> dict[str, Any]:
        """The state as a position."""
        return position.write(self.game, state)

    def hidden(self, state: State, viewer: int) -> str:
        """What the viewer can't see of a state, as far as a position tells it."""
        data = self.written(state)
        parts = [data.get(key) for key in self.plays.hidden]
        seats = enumerate(data["seats"])
        shut = [[seat[key] for key in self.plays.own] for number, seat in seats if number != viewer]
        return repr([parts, shut, [[seat.get(key) for key in self.plays.hidden] for seat in data["seats"]]])


def sample(name: str) -> Sample:
    """What a game brings."""
    found: Sample = import_module(f"engine.samples.{name}").SAMPLE
    return found


def samples() -> list[Sample]:
    """Those of all games."""
    return list(map(sample, GAMES))


# -- matches that all tests of a run share -------------------------------------------------------------------

POOL = 200 if LONG else few(50, 6)
"""Random matches of a game that the tests share."""


@lru_cache(POOL * len(GAMES))
def whole(name: str, seed: int) -> Match:
    """A random match from beginning to end. Not to be changed."""
    one, rng = sample(name), Random(seed)
    match = one.begin(rng.randint(one.plays.min_seats, one.plays.max_seats), rng.getrandbits(64), one.options(rng))
    return one.go_on(match, rng)


@lru_cache(512)
def bots_match(name: str, bot: str, seats: int, seed: int, *options: tuple[str, str]) -> Match:
    """A match of bots of one name from beginning to end. Not to be changed."""
    match = sample(name).begin(seats, seed, dict(options), bot)
    while not match.state.over:
        moves = match.state.moves()
        match.push(moves.nth(0) if moves.count() == 1 else match.bot_move())
    return match


salts = st.integers(0, 2**32 - 1)
seeds = st.integers(0, POOL - 1)


# -- moves ---------------------------------------------------------------------------------------------------


def listed(moves: Any, rng: Random) -> Iterator[tuple[int, Any]]:
    """Numbers and moves: all of them, or the first, the last and some between."""
    count = moves.count()
    if count <= LISTED:
        yield from enumerate(moves)
    else:
        for i in sorted({0, 1, count - 2, count - 1, *(rng.randrange(count) for _ in range(60))}):
            yield i, moves.nth(i)


def wrong_texts(one: Sample, state: State, rng: Random) -> Iterator[str]:
    """Moves of this state with a word changed, left out, doubled, and plain nonsense."""
    moves = state.moves()
    for _ in range(12):
        words = state.write(moves.nth(rng.randrange(moves.count()))).split(" ")
        at = rng.randrange(len(words))
        match rng.randrange(4):
            case 0:
                words[at] = rng.choice(one.words)
            case 1:
                del words[at]
            case 2:
                words.insert(at, rng.choice(one.words))
            case _:
                words[at] = words[at][:-1] + rng.choice("0123456789cwRk@")
        yield " ".join(words)
        yield " ".join(rng.choice(one.words) for _ in range(rng.randrange(6)))
