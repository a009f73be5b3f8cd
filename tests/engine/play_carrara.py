"""Random matches of Carrara for the tests, and a bot that is no fool to measure the greedy one by."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.play import few
from piazza.carrara.blocks import price
from piazza.carrara.moves import Announce, Done
from piazza.game import Seat, State, make_setup
from piazza.match import Match
from piazza.rng import Rng

VARIANTS = ("base", "advanced")

__all__ = ["VARIANTS", "Thrifty", "begin", "few", "wander", "wander_on", "wandered"]


def begin(seats: int, seed: int, variant: str = "base", bots: str | None = None) -> Match:
    return Match.begin(make_setup("carrara", [Seat("", bots)] * seats, {"variant": variant}, seed))


def kinds(state: State) -> dict[str, list[Any]]:
    """The moves by their verb; of the payments of a building only the first."""
    found: dict[str, list[Any]] = {}
    moves: Any = state.moves()
    for move in moves.groups() if hasattr(moves, "groups") else moves:
        found.setdefault(move.verb, []).append(move)
    return found


def wander(state: State, rng: Random, bold: float = 0.5) -> Any:
    """A legal move, chosen so that matches see all that may happen: one kind of move as often as another."""
    moves = state.moves()
    if rng.random() > bold:
        return moves.nth(rng.randrange(moves.count()))
    by_verb = kinds(state)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def wander_on(match: Match, rng: Random, most: int = 10_000) -> Match:
    """Plays on at random, to the end or for so many moves; in some matches blocks are hoarded until none is left."""
    bold, hoard = rng.random(), rng.random() < 0.15
    while not match.state.over and most:
        by_verb = kinds(match.state) if hoard else {}
        if match.state.step_name() == "buying" and hoard:
            move = max(match.state.moves(), key=lambda move: sum(move.blocks))
        elif "buy" in by_verb and rng.random() < 0.9:
            move = by_verb["buy"][0]
        else:
            move = wander(match.state, rng, bold)
        match.push(move)
        most -= 1
    return match


def wandered(seed: int, most: int = 10_000) -> Match:
    """A random match of this seed: seats, variant and moves follow from it."""
    rng = Random(seed)
    return wander_on(begin(rng.randint(2, 4), rng.getrandbits(64), rng.choice(VARIANTS)), rng, most)


class Thrifty:
    """A bot that builds and scores at random but wastes no coin: it takes what is free or cheapest, and no object."""

    def choose(self, view: Any, moves: Any, rng: Rng, budget: float) -> Any:
        match view.steps[-1].name:
            case "turn":
                by_verb: dict[str, list[Any]] = {}
                for move in moves.groups():
                    by_verb.setdefault(move.verb, []).append(move)
                deeds = [verb for verb in sorted(by_verb) if verb != "buy"]
                verb = rng.choice(deeds) if deeds and rng.below(3) else rng.choice(sorted(by_verb))
                return rng.choice(by_verb[verb])
            case "buying":
                # The cheapest first, of these the most.
                return min(moves, key=lambda move: (price(move.section, move.blocks), -sum(move.blocks)))
            case "after":
                return Announce() if Announce() in list(moves) else Done()
        return moves.nth(rng.below(moves.count()))
