"""Links, records and move counts that are out in the world: they must stay what they are.

A file that is missing is made by `PIAZZA_GOLDEN=write python -m pytest tests/engine/test_golden.py`; one that is there
is never written again. A change of the rules or of the order of moves is a new number of the rules: then the new
files go beside the old ones, and the old links are refused with a sentence.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from engine.outside import check
from engine.play import wander_on
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
PRICE_COUNTS = ("turn_start", "purchase")


def made(seats: tuple[Seat, ...], seed: int, price_count: str, most: int = 10_000) -> Match:
    """A match in which bots play for themselves and chance for the persons."""
    match = Match.begin(make_setup("palazzo", seats, {"price_count": price_count}, seed))
    rng = random.Random(seed)
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
        "position": f"{crc32(json.dumps(position.write('palazzo', match.state), sort_keys=True).encode()):08x}",
    }


def make_links() -> str:
    links = []
    for number, seed in enumerate(SEEDS):
        for seats in SEATS:
            match = made(seats, seed, PRICE_COUNTS[number % 2], 10_000 if number else 40)
            names = number % 2 == 1
            links.append(told(Match.from_link(match.link(names=names))[0], names))
    return "[\n" + ",\n".join(json.dumps(link) for link in links) + "\n]\n"


def make_record(number: int) -> Callable[[], str]:
    return lambda: record.write(
        made(SEATS[number], 0xCAFE + number, PRICE_COUNTS[number % 2], (10_000, 10_000, 77)[number])
    )


ENDGAME = {
    "game": "palazzo",
    "turn": "P2",
    "architect": "Q3",
    "riders": 4,
    "warehouse": ["B12", "B31", "B31"],
    "quarries": [["B11", "S22", "M33", "M42"], ["S53"], [], []],
    "stock": ["M53", "S41", "R", "B53"],
    "money": ["f3", "d7"],
    "discard": ["c", "g5"],
    "seats": [
        {"hand": ["f7", "f5", "c"], "palaces": [["B13", "B22"], ["S33"]]},
        {"hand": ["d4", "c", "c", "c", "g4", "f4"], "palaces": [["M12", "M22", "M32"], ["S11"], ["M41"]]},
    ],
}
AUCTION = {
    **ENDGAME,
    "quarries": [["B11", "S22", "M33"], ["S53"], [], []],
    "architect": "Q1",
    "at": {"step": "auction", "lot": "Q1", "bids": {"P2": [["c3"]], "P1": [["f6"]]}, "passed": [], "to": "P2"},
}


def make_perft() -> str:
    starts: list[dict[str, Any]] = [
        {"seats": seats, "seed": f"{seed:x}", "depth": 6 - seats // 2} for seats in (2, 3, 4) for seed in (1, 0xBEE5)
    ]
    starts += [{"position": ENDGAME, "depth": 3}, {"position": AUCTION, "depth": 4}]
    rows = [json.dumps({**start, "counts": cases.perft(begun(start), start["depth"])}) for start in starts]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def begun(start: dict[str, Any]) -> Any:
    if "position" in start:
        return position.read(start["position"])[1]
    return Match.begin(make_setup("palazzo", [Seat()] * start["seats"], {}, int(start["seed"], 16))).state


FILES: dict[str, Callable[[], str]] = {
    "palazzo-1-links.json": make_links,
    "palazzo-1-two.txt": make_record(0),
    "palazzo-1-three.txt": make_record(1),
    "palazzo-1-four-unfinished.txt": make_record(2),
    "palazzo-1-perft.json": make_perft,
}
RECORDS = [name for name in FILES if name.endswith(".txt")]


def golden(name: str) -> str:
    path = GOLDEN / name
    if not path.exists() and os.environ.get("PIAZZA_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(FILES[name]().encode())
    return path.read_bytes().decode()


def test_links_open_as_ever() -> None:
    links = json.loads(golden("palazzo-1-links.json"))
    assert len(links) == len(SEEDS) * len(SEATS)
    for number, link in enumerate(links):
        match, _ = Match.from_link(link["code"])
        assert told(match, any(seat.name for seat in match.setup.seats)) == link
        seats = SEATS[number % len(SEATS)]
        assert [seat.bot for seat in match.setup.seats] == [seat.bot for seat in seats]


@pytest.mark.parametrize("name", RECORDS)
def test_records_read_as_ever(name: str) -> None:
    text = golden(name)
    match = record.read(text)
    assert record.write(match) == text
    check(text, writer=True)
    assert "unfinished" in name or match.state.over


def test_counts_are_as_ever() -> None:
    for start in json.loads(golden("palazzo-1-perft.json")):
        assert cases.perft(begun(start), start["depth"]) == start["counts"], start


def count(state: Any, depth: int) -> int:
    """Sequences of exactly so many decisions, walked by text through checked moves."""
    if state.over:
        return 0
    if depth == 0:
        return 1
    total = 0
    for move in state.moves():
        after = state.clone()
        after.play(after.check(state.write(move)))
        total += 1 if depth == 1 else count(after, depth - 1)
    return total


def test_counts_by_another_way() -> None:
    for start in json.loads(golden("palazzo-1-perft.json")):
        assert [count(begun(start), depth) for depth in (1, 2, 3)] == start["counts"][:3]


def test_a_position_counts_as_by_hand() -> None:
    """At the turn: money, market, and with one card in hand: two palaces of one floor, each slides or drops (T3)."""
    start = {
        "game": "palazzo",
        "stock": ["B53", "S42", "R"],
        "money": ["f3", "f3", "d4"],
        "seats": [{"hand": ["c"], "palaces": [["B11"], ["B21"]]}, {}],
    }
    # 1: money, market, two slides, two drops.
    # 2: after money two different picks; after market the auction alone (c pays nothing); P2: market, as in all four
    #    others, and money where the discarded certificate isn't too few: three cards are there, so both.
    assert cases.perft(position.read(start)[1], 2) == [6, 2 + 1 + 4 * 2]
