"""Moments of matches of Carrara, made by the engine outside the browser: their addresses by what is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any

from piazza.game import Seat, make_setup
from piazza.match import Match

NAMES = ("Ada", "Bianca", "Cosimo", "Lorenzo")
VARIANTS = ("base", "advanced")


def offers(verb: str) -> Callable[[Any], bool]:
    """Whether a move of that kind is open; of the many payments of a turn one each is looked at."""

    def sight(state: Any) -> bool:
        moves = state.moves()
        return any(move.verb == verb for move in (moves.groups() if state.step_name() == "turn" else moves))

    return sight


SIGHTS: dict[str, Callable[[Any], bool]] = {
    "early": lambda state: state.step_name() == "turn",
    "score": offers("score"),
    "buying": lambda state: state.step_name() == "buying",
    "announce": offers("announce"),
    "last round": lambda state: state.ending and state.step_name() == "turn",
    "over": lambda state: state.over,
}
ADVANCED = {"replace": offers("replace")}
"""What the first seat is to see, mostly while it decides."""


def playing(seats: int, variant: str, seed: int) -> Iterator[Match]:
    """A match after each move; every seat plays as the greedy bot does, the first is a person's all the same."""
    people = [Seat(name, "greedy" if place else None) for place, name in enumerate(NAMES[:seats])]
    match = Match.begin(make_setup("carrara", people, {"variant": variant}, seed))
    yield match
    while not match.state.over:
        moves = match.state.moves()
        match.push(moves.nth(0) if moves.count() == 1 else match.advice("greedy"))
        yield match


@cache
def moments(seats: int, variant: str) -> dict[str, str]:
    """One address for each sight, each of a match of its own: or one would be taken for a moment of the other's."""
    found: dict[str, str] = {}
    sights = SIGHTS | (ADVANCED if variant == "advanced" else {})
    for number, (name, sight) in enumerate(sights.items()):
        for seed in count(1000 * number + seats):
            seen = (match for match in playing(seats, variant, seed) if mine(match.state, name) and sight(match.state))
            if match := next(seen, None):
                found[name] = f"#m={match.link(names=True)}"
                break
    return found


def mine(state: Any, name: str) -> bool:
    """Whether the first seat has something to decide, or all is over where that is to be seen."""
    if state.over or name == "over":
        return bool(state.over) == (name == "over")
    return state.to_decide() == 0 and state.moves().count() > 1
