"""Moments of matches of Dominion, made by the engine outside the browser: their addresses by what is to be decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from piazza.dominion.cards import CARDS
from piazza.game import Seat, make_setup
from piazza.match import Match

NAMES = ("Ada", "Bianca", "Cosimo", "Lorenzo")
DULL = ("end", *(f"buy {card}" for card in ("Copper", "Curse", "Estate", "Duchy", "Province", "Gold")))


def asks(step: str) -> Callable[[Any], bool]:
    """Whether that is asked, with more than one answer."""
    return lambda state: not state.over and state.step_name() == step and state.moves().count() > 1


def many_in_play(state: Any) -> bool:
    """Ten kinds lie before the first seat."""
    return not state.over and len(set(state.played)) >= 10


def eager(match: Match, rng: Random) -> Any:
    """Any move, but one that plays, buys or gains if there is one; first what lets more be played or bought."""
    state = match.state
    moves = list(islice(state.moves(), 300))
    moves = [move for move in moves if state.write(move) not in DULL] or moves
    treasures = [move for move in moves if move.verb == "treasures"]
    if treasures:
        return treasures[0]
    if state.step_name() == "action":
        return max(moves, key=lambda move: (CARDS[move.cards[0]].plus[1] if move.cards else -1, rng.random()))
    return rng.choice(moves)


def playing(kingdom: str, seats: int, seed: int, bot: str) -> Iterator[Match]:
    """A match before each decision of the first seat, a person's who tries everything."""
    people = [Seat(name, bot if place else None) for place, name in enumerate(NAMES[:seats])]
    match = Match.begin(make_setup("dominion", people, {"kingdom": kingdom, "start": "P1"}, seed))
    rng = Random(seed)
    while not match.state.over:
        mine = match.state.to_decide() == 0
        if mine:
            yield match
        match.push(eager(match, rng) if mine else match.bot_move())
    yield match


@cache
def moment(kingdom: str, seats: int, sight: Callable[[Any], bool], first: int = 1, bot: str = "money") -> Match:
    """The first match, over the seeds, in which the first seat has this before it."""
    for seed in range(first, first + 400):
        for match in playing(kingdom, seats, seed, bot):
            if sight(match.state):
                return match
    raise AssertionError("no such moment was met")


def address(match: Match) -> str:
    """What follows the site's address."""
    return f"#m={match.link(names=True)}"
