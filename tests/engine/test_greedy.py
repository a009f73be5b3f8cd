"""The greedy bot's judgement, on positions with one sensible answer, and on whole matches of two to four seats."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from engine.play import WASM, bots_match, few, sample
from piazza import position
from piazza.match import Match
from piazza.palazzo.bot import GreedyBot
from piazza.rng import Rng

PALAZZO = sample("palazzo")
FRESH = {"hand": ["f3", "d4", "g5", "c"], "palaces": []}
STOCK = ["B51", "S42", "M43", "R", "R"]
LATE = {"riders": 4, "stock": ["B51", "R", "S51"]}


def answer(seats: list[dict[str, Any]], turn: str = "P1", **more: Any) -> str:
    """What greedy plays in a position."""
    data = {
        "game": "palazzo",
        "rules": 1,
        "turn": turn,
        "seats": seats,
        "stock": ["B51", "S42", "M43", "R", "R"],
    } | more
    _, state = position.read(json.dumps(data))
    seat = state.to_decide()
    return state.write(GreedyBot().choose(state.view(seat), state.moves(), Rng(0), 0.0))


def test_without_money_it_takes_money() -> None:
    assert answer([{"hand": [], "palaces": []}, FRESH], warehouse=["B13"], money=["f3", "d7", "g4"]) == "money"


def test_near_the_end_singles_are_merged() -> None:
    seats = [{"hand": ["f3", "c"], "palaces": [["S33"], ["B23", "B42"]]}, FRESH]
    assert answer(seats, money=["f3", "d7", "g4"], **LATE) == "rebuild c : slide @1 @2"


def test_near_the_end_a_single_that_fits_nowhere_is_dropped() -> None:
    seats = [{"hand": ["f3"], "palaces": [["S33"], ["M13", "B23", "M33"]]}, FRESH]
    assert answer(seats, money=["d3", "d7", "g4"], **LATE) == "rebuild f3 : drop @1"


def test_it_buys_the_last_floor_and_pays_without_breaking_a_triple() -> None:
    seats = [{"hand": ["f7", "d7", "f4", "d4", "g4"], "palaces": [["B13", "B23", "B33", "B43"]]}, FRESH]
    at = {"step": "market", "price": 7}
    assert answer(seats, warehouse=["B53", "S11", "M12"], at=at) in ("buy B53 : f7", "buy B53 : d7")


def test_it_raises_for_what_it_needs_with_the_least_that_suffices() -> None:
    seats = [{"hand": ["f7", "f4", "f3", "d6"], "palaces": [["B13", "B23", "B33", "B43"]]}, FRESH]
    at = {"step": "auction", "lot": "Q2", "bids": {"P1": [["c3"]], "P2": [["f5"]]}, "passed": [], "to": "P1"}
    quarries = [[], ["B53"], [], []]
    assert answer(seats, architect="Q2", quarries=quarries, at=at) == "bid f3"


def test_it_passes_on_what_nobody_can_use() -> None:
    mine = {"hand": ["f7", "f4", "f3", "d6"], "palaces": [["B12", "B23", "B33", "B43", "B53"]]}
    theirs = {"hand": ["f5", "c"], "palaces": [["M13", "M23", "M33", "M43", "M53"]]}
    at = {"step": "auction", "lot": "Q2", "bids": {"P1": [["c3"]], "P2": [["g4"]]}, "passed": [], "to": "P1"}
    assert answer([mine, theirs], architect="Q2", quarries=[[], ["S11"], [], []], at=at, **LATE) == "pass"


def test_it_chooses_the_tile_that_completes_a_palace() -> None:
    seats = [{"hand": ["f7"], "palaces": [["B13", "B23", "B33", "B43"]]}, FRESH]
    at = {"step": "choose", "seat": "P1", "tiles": ["B53", "M53", "S13", "S23"]}
    assert answer(seats, at=at) == "choose B53"


def test_it_builds_where_the_tile_is_worth_most() -> None:
    seats = [{"hand": ["f7"], "palaces": [["S13", "M23"], ["B13", "B23", "B33", "B43"]]}, FRESH]
    assert answer(seats, at={"step": "build", "seat": "P1", "tiles": ["B53"]}) == "place B53 @2"


def test_tiles_got_together_are_built_from_below() -> None:
    at = {"step": "build", "seat": "P1", "tiles": ["B33", "B13", "B22"]}
    assert answer([{"hand": ["f7"], "palaces": []}, FRESH], at=at) == "place B13 new"


def test_near_the_end_a_tile_that_would_cost_points_is_dropped() -> None:
    seats = [{"hand": [], "palaces": [["B12", "B23", "B33", "B43", "B53"]]}, FRESH]
    assert answer(seats, at={"step": "build", "seat": "P1", "tiles": ["S52"]}, **LATE) == "place S52 drop"


@pytest.mark.parametrize(
    ("hand", "row", "pick"),
    [
        (["f4", "d4"], ["g4", "f3"], "pick g4"),  # a triple
        (["f7", "f6", "d5"], ["f5", "g5"], "pick f5"),  # one currency
        (["f7", "d6"], ["c", "g3"], "pick c"),  # a joker goes with any
    ],
)
def test_it_picks_what_makes_the_hand_pay(hand: list[str], row: list[str], pick: str) -> None:
    assert answer([{"hand": hand, "palaces": []}, FRESH], at={"step": "pick", "seat": "P1", "row": row}) == pick


def finished(seats: int, seed: int) -> Match:
    return bots_match("palazzo", "greedy", seats, seed)


def links_of_three_are_short(matches: int) -> None:
    assert median(len(finished(3, 7000 + seed).link()) for seed in range(matches)) <= 200


def test_links_of_three_seats_fit_a_message() -> None:
    links_of_three_are_short(few(8, 2))


@pytest.mark.long
def test_links_of_two_hundred_matches_fit_a_message() -> None:
    links_of_three_are_short(200)


@pytest.mark.parametrize(("seats", "points"), [(3, 25), (4, 15)])
def test_every_seat_builds_at_larger_tables(seats: int, points: int) -> None:
    scores = [score for seed in range(few(4, 2)) for score in finished(seats, 7000 + seed).state.scores()]
    assert sum(scores) / len(scores) >= points
    assert min(scores) >= 0


def test_it_plays_on_from_any_position_and_doesn_t_dawdle() -> None:
    slowest = 0.0
    for seed in range(few(20, 4)):
        match = PALAZZO.wandered(seed, 30 + seed * 5)
        for _ in range(10):
            if match.state.over:
                break
            state = match.state
            view, moves = state.view(state.to_decide()), state.moves()
            began = time.process_time()
            move = GreedyBot().choose(view, moves, Rng(0), 0.0)
            slowest = max(slowest, time.process_time() - began)
            match.push(move)  # refuses what is not legal
    assert slowest < (2.0 if WASM else 0.5)


@pytest.mark.skipif(WASM, reason="no processes there")
def test_hash_order_makes_no_difference() -> None:
    code = "from engine.test_greedy import finished\nprint(finished(2, 7200).link())"
    here = Path(__file__).parents[1]
    path = os.pathsep.join([str(here), str(here.parent / "py")])
    printed = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
    assert printed.pop().strip() == finished(2, 7200).link()
