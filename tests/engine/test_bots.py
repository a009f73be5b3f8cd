"""How well Palazzo's greedy bot plays, and how the arena counts."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from engine.play import WASM, few, sample
from piazza.bots import arena
from piazza.game import game
from piazza.rng import Rng

PALAZZO = sample("palazzo")


class Miser:
    """Only ever takes money, and never builds: where there is none, it auctions, passes and drops."""

    def choose(self, view: Any, moves: Any, rng: Rng, budget: float) -> Any:
        first = moves.nth(0)
        if first.verb == "place":
            return next(move for move in moves if move.palace == -2)
        return first if first.verb != "buy" else moves.nth(moves.count() - 1)


def won(bots: list[Any], seed: int) -> float:
    """The first bot's share of the win against the second, over both orders of the seats, and all points."""
    share = 0.0
    for order in ((0, 1), (1, 0)):
        state: Any = PALAZZO.begin(2, seed).state.clone()
        rngs = [Rng(seed), Rng(seed + 1)]
        while not state.over:
            seat = state.to_decide()
            state.play(bots[order[seat]].choose(state.view(seat), state.moves(), rngs[seat], 0.0))
        winners = [order[seat] for seat in state.winners()]
        share += (0 in winners) / len(winners)
    return share


def bot(name: str) -> Any:
    return game("palazzo").bots[name]()


def play_out(orders: list[tuple[str, ...]], seeds: Sequence[int]) -> list[arena.Outcome]:
    """Whole matches of the bots, on all cores where there are any."""
    names = ["palazzo"] * len(orders)
    if WASM:
        return list(map(arena.play_out, names, orders, seeds))
    with ProcessPoolExecutor() as pool:
        return list(pool.map(arena.play_out, names, orders, seeds, chunksize=5))


def test_greedy_beats_random() -> None:
    beats_random(few(14, 6))


@pytest.mark.long
def test_greedy_beats_random_in_95_of_100_paired_matches() -> None:
    beats_random(100)


def beats_random(matches: int) -> None:
    planned = arena.pairings("palazzo", ["greedy", "random"], matches, 2, 5000)
    outcomes = play_out([order for order, _ in planned], [seed for _, seed in planned])
    table = arena.standings(["greedy"], list(zip([order for order, _ in planned], outcomes, strict=True)))
    assert table[0].matches == matches
    assert table[0].rate >= 0.95


def test_greedy_beats_the_miser() -> None:
    beats_the_miser(few(3, 2))


@pytest.mark.long
def test_greedy_beats_the_miser_in_95_of_100() -> None:
    beats_the_miser(50)


def beats_the_miser(pairs: int) -> None:
    shares = sum(won([bot("greedy"), Miser()], 5000 + seed) for seed in range(pairs))
    assert shares >= 0.95 * 2 * pairs


def test_greedy_builds_well_against_itself() -> None:
    seeds = range(900, few(908, 902))
    points = [sum(outcome.scores) / 2 for outcome in play_out([("greedy", "greedy")] * len(seeds), seeds)]
    assert sum(points) / len(seeds) >= 35


def test_the_arena_counts_what_happened() -> None:
    planned = arena.pairings("palazzo", ["greedy", "random"], 4, 2, 40)
    assert [seed for _, seed in planned] == [40, 40, 41, 41]
    assert [order[0] for order, _ in planned] == ["greedy", "random"] * 2
    played = [(order, arena.play_out("palazzo", order, seed)) for order, seed in planned]
    best, worst = arena.standings(["random", "greedy"], played)
    assert (best.bot, best.matches, worst.bot, worst.matches) == ("greedy", 4, "random", 4)
    assert best.wins + worst.wins == 4
    assert best.rate > 0.5 > worst.rate
    assert best.interval[0] < best.rate <= best.interval[1] <= 1
    assert best.rating == pytest.approx(-worst.rating)
