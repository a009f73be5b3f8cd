"""Random matches for the tests, and how many of them: fewer inside WebAssembly."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from piazza.game import Seat, State, make_setup
from piazza.match import Match

WASM = os.environ.get("PIAZZA_PROFILE") == "wasm"
PRICE_COUNTS = ("turn_start", "purchase")
FEW = 24
"""Moves that are listed to choose among their kinds first."""


def few(native: int, wasm: int) -> int:
    """How often: natively, and inside WebAssembly."""
    return wasm if WASM else native


def begin(seats: int, seed: int, option: str = "turn_start", bots: str | None = None) -> Match:
    return Match.begin(make_setup("palazzo", [Seat("", bots)] * seats, {"price_count": option}, seed))


def wander(state: State, rng: Random, bold: float = 0.5) -> Any:
    """A legal move, chosen so that matches see all that may happen: one kind of move as often as another."""
    moves = state.moves()
    count = moves.count()
    if count <= FEW:
        kinds: dict[str, list[Any]] = {}
        for move in moves:
            kinds.setdefault(move.verb, []).append(move)
        return rng.choice(kinds[rng.choice(sorted(kinds))])
    # Pass is the first, an auction the last.
    return moves.nth(rng.choice((0, count - 1)) if rng.random() > bold else rng.randrange(count))


def wander_on(match: Match, rng: Random, most: int = 10_000) -> Match:
    """Plays on at random, to the end or for so many moves."""
    bold = rng.random()
    while not match.state.over and most:
        match.push(wander(match.state, rng, bold))
        most -= 1
    return match


def wandered(seed: int, most: int = 10_000) -> Match:
    """A random match of this seed: seats, options and moves follow from it."""
    rng = Random(seed)
    match = begin(rng.randint(2, 4), rng.getrandbits(64), rng.choice(PRICE_COUNTS))
    return wander_on(match, rng, most)
