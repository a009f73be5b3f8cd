"""Random matches of Dominion for the tests."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.play import few
from piazza.dominion import kingdom
from piazza.dominion.cards import KINGDOM_CARDS
from piazza.game import Seat, State, make_setup
from piazza.match import Match

FEW = 40
"""Moves that are listed to choose among their kinds first."""

__all__ = ["any_kingdom", "begin", "few", "wander", "wander_on", "wandered"]


def any_kingdom(rng: Random) -> str:
    """A value of the option: mostly ten cards by name, at times a named one."""
    if rng.random() < 0.2:
        return rng.choice(kingdom.NAMED)
    return kingdom.write_cards(sorted(rng.sample(KINGDOM_CARDS, kingdom.PILES)))


def begin(seats: int, seed: int, cards: str = "random", bots: str | None = None) -> Match:
    return Match.begin(make_setup("dominion", [Seat("", bots)] * seats, {"kingdom": cards}, seed))


def wander(state: State, rng: Random, bold: float) -> Any:
    """A legal move; the bold play actions and buy what is dear, so that decks grow and much happens."""
    moves = state.moves()
    count = moves.count()
    if count > FEW:
        return moves.nth(rng.randrange(count))
    listed = list(moves)
    if rng.random() < bold:
        if state.step_name() == "buy":
            if listed[0].verb == "treasures":
                return listed[0]
            dear = [move for move in listed if move.verb == "buy" and move.cards[0] > 6]
            return rng.choice(dear or listed)
        if len(listed) > 1 and listed[-1].verb == "end":
            listed.pop()
    return rng.choice(listed)


def wander_on(match: Match, rng: Random, most: int = 2_000) -> Match:
    """Plays on at random, to the end or for so many moves."""
    bold = rng.choice((0.3, 0.8, 0.97))
    while not match.state.over and most:
        match.push(wander(match.state, rng, bold))
        most -= 1
    return match


def wandered(seed: int, most: int = 2_000) -> Match:
    """A random match of this seed: seats, kingdom and moves follow from it."""
    rng = Random(seed)
    return wander_on(begin(rng.randint(2, 4), rng.getrandbits(64), any_kingdom(rng)), rng, most)
