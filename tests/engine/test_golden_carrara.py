"""Carrara's links, records and move counts that are out in the world: they must stay what they are.

A file that is missing is made by `PIAZZA_GOLDEN=write python -m pytest tests/engine/test_golden_carrara.py`; one that
is there is never written again (see `test_golden`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
from engine.outside_carrara import check
from engine.play_carrara import VARIANTS, wander_on
from piazza import cases, position, record
from piazza.game import Seat, make_setup
from piazza.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
SEATS = (
    (Seat("Ada"), Seat("", "greedy")),
    (Seat("Łucja;\\"), Seat(""), Seat("", "random")),
    (Seat("", "greedy"), Seat("Ödön"), Seat("a b"), Seat("", "greedy")),
)
SEEDS = (0, 1, 0x9F3C, 0xFFFF_FFFF_FFFF_FFFF)


def made(seats: tuple[Seat, ...], seed: int, variant: str, most: int = 10_000) -> Match:
    """A match in which bots play for themselves and chance for the persons."""
    match = Match.begin(make_setup("carrara", seats, {"variant": variant}, seed))
    rng = Random(seed)
    while not match.state.over and len(match.moves) < most:
        if match.setup.seats[match.state.to_decide()].bot:
            match.push(match.bot_move())
        else:
            wander_on(match, rng, 1)
    return match


def told(match: Match, names: bool) -> dict[str, Any]:
    """What a link must say for ever."""
    return {
        "code": match.link(names=names),
        "moves": len(match.moves),
        "scores": match.state.scores(),
        "winners": match.state.winners(),
        "record": f"{crc32(record.write(match).encode()):08x}",
        "position": f"{crc32(json.dumps(position.write('carrara', match.state), sort_keys=True).encode()):08x}",
    }


def make_links() -> str:
    links = []
    for number, seed in enumerate(SEEDS):
        for seats in SEATS:
            match = made(seats, seed, VARIANTS[number % 2], 10_000 if number else 40)
            names = number % 2 == 1
            links.append(told(Match.from_link(match.link(names=names))[0], names))
    return "[\n" + ",\n".join(json.dumps(link) for link in links) + "\n]\n"


def make_record(number: int) -> Callable[[], str]:
    most = (10_000, 10_000, 77)[number]
    return lambda: record.write(made(SEATS[number], 0xCAFE + number, VARIANTS[(number + 1) % 2], most))


LATE = {
    "game": "carrara",
    "options": {"variant": "advanced"},
    "turn": "P2",
    "wheel": [["r", "k"], ["w", "b"], ["y"], [], ["g", "g"], []],
    "bag": ["w", "k", "r"],
    "market": ["palazzo3", "villa5", "porta1"],
    "stack": ["cattedrale2"],
    "scored": {"pisa": "P1"},
    "cards": ["scorings-4", "objects-pairs", "built-cost", "bonus-set"],
    "seats": [
        {"coins": 7, "blocks": ["w", "k"], "buildings": {"pisa": ["porta2", "castello5"]}},
        {
            "coins": 12,
            "blocks": ["w", "y", "r", "k", "k"],
            "buildings": {"lucca": ["villa2", "porta3"], "lerici": ["palazzo1"]},
            "types": ["villa", "country"],
            "objects": ["flag", "gate", "crown"],
            "vp": 9,
        },
    ],
}


def make_perft() -> str:
    starts: list[dict[str, Any]] = [
        {"seats": seats, "seed": "bee5", "variant": variant, "depth": 3} for seats in (2, 4) for variant in VARIANTS
    ]
    starts.append({"position": LATE, "depth": 3})
    rows = [json.dumps({**start, "counts": cases.perft(begun(start), start["depth"])}) for start in starts]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def begun(start: dict[str, Any]) -> Any:
    if "position" in start:
        return position.read(start["position"])[1]
    setup = make_setup("carrara", [Seat()] * start["seats"], {"variant": start["variant"]}, int(start["seed"], 16))
    return Match.begin(setup).state


FILES: dict[str, Callable[[], str]] = {
    "carrara-1-links.json": make_links,
    "carrara-1-two.txt": make_record(0),
    "carrara-1-three.txt": make_record(1),
    "carrara-1-four-unfinished.txt": make_record(2),
    "carrara-1-perft.json": make_perft,
}


def golden(name: str) -> str:
    path = GOLDEN / name
    if not path.exists() and os.environ.get("PIAZZA_GOLDEN") == "write":
        path.write_bytes(FILES[name]().encode())
    return path.read_bytes().decode()


def test_links_open_as_ever() -> None:
    links = json.loads(golden("carrara-1-links.json"))
    assert len(links) == len(SEEDS) * len(SEATS)
    for link in links:
        match, _ = Match.from_link(link["code"])
        assert told(match, any(seat.name for seat in match.setup.seats)) == link


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".txt")])
def test_records_read_as_ever(name: str) -> None:
    text = golden(name)
    match = record.read(text)
    assert record.write(match) == text
    check(text)
    assert ("unfinished" in name) != match.state.over


def test_counts_are_as_ever() -> None:
    for start in json.loads(golden("carrara-1-perft.json")):
        assert cases.perft(begun(start), start["depth"]) == start["counts"], start


def count(state: Any, depth: int) -> int:
    """Sequences of exactly so many decisions, walked by text through checked moves."""
    if state.over:
        return 0
    total = 0
    for move in state.moves():
        after = state.clone()
        after.play(after.check(state.write(move)))
        total += 1 if depth == 1 else count(after, depth - 1)
    return total


def test_counts_by_another_way() -> None:
    for start in json.loads(golden("carrara-1-perft.json")):
        assert [count(begun(start), depth) for depth in (1, 2)] == start["counts"][:2]


def test_a_position_counts_as_by_hand() -> None:
    start = {
        "game": "carrara",
        "wheel": [["w", "k"], [], [], [], [], []],
        "market": ["villa1"],
        "stack": ["porta2"],
        "seats": [{"coins": 5, "blocks": ["w", "k"]}, {"blocks": ["k"]}],
    }
    # 1: buy; the villa for white in six cities, for black in Lérici alone.
    # 2: bought, white and black lie on section 2 at 5 and nothing: white, black, both; after each building P2 can buy
    #    only (the porta costs 2).
    assert cases.perft(position.read(start)[1], 2) == [1 + 6 + 1, 3 + 7]
