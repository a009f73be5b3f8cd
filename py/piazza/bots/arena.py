"""Tournaments of bots: paired seeds, all orders of the seats, win rates with their intervals, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import log10, sqrt
from typing import NamedTuple

from ..game import Seat, game, make_setup
from ..rng import GAMMA, Rng


class Outcome(NamedTuple):
    """A finished match: each seat's points, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def play_out(name: str, bots: Sequence[str], seed: int, options: dict[str, str] | None = None) -> Outcome:
    """A whole match of these bots, without history: the fastest way to its end."""
    the_game = game(name)
    state = the_game.start(make_setup(name, [Seat("", bot) for bot in bots], options or {}, seed))
    players = [the_game.bots[bot]() for bot in bots]
    rngs = [Rng(seed ^ GAMMA * (seat + 1)) for seat in range(len(bots))]
    while not state.over:
        moves = state.moves()
        if moves.count() == 1:
            state.play(moves.nth(0))
            continue
        seat = state.to_decide()
        state.play(players[seat].choose(state.view(seat), moves, rngs[seat], 0.0))
    return Outcome(tuple(state.scores()), tuple(state.winners()))


class Standing(NamedTuple):
    """A bot in a tournament: matches, its share of wins (a shared win counts its part), average points."""

    bot: str
    matches: int
    wins: float
    points: float

    @property
    def rate(self) -> float:
        """The share of wins."""
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins (Wilson, 1927)."""
        n, p, z = self.matches, self.rate, 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def rating(self) -> float:
        """The share of wins on the scale of Elo: 0 at one half, half a win away from never and always."""
        p = (self.wins + 0.5) / (self.matches + 1)
        return 400 * log10(p / (1 - p))


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All orders in which the bots, repeated in turn where they are fewer than the seats, can sit."""
    table = [bots[i % len(bots)] for i in range(seats)]
    return sorted(set(permutations(table)))


def pairings(name: str, bots: Sequence[str], matches: int, seats: int, seed: int) -> list[tuple[tuple[str, ...], int]]:
    """The matches of a tournament: each seed is played in every order of the seats."""
    orders = seatings(bots, seats)
    return [(orders[k % len(orders)], seed + k // len(orders)) for k in range(matches)]


def standings(bots: Sequence[str], played: Sequence[tuple[tuple[str, ...], Outcome]]) -> list[Standing]:
    """What came of a tournament, the best first."""
    table = []
    for bot in dict.fromkeys(bots):
        matches, wins, points = 0, 0.0, 0
        for order, outcome in played:
            for seat, who in enumerate(order):
                if who == bot:
                    matches += 1
                    points += outcome.scores[seat]
                    wins += (seat in outcome.winners) / len(outcome.winners)
        if matches:
            table.append(Standing(bot, matches, wins, points / matches))
    return sorted(table, key=lambda standing: -standing.rate)
