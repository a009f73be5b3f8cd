"""Dominion's links, records and move counts that are out in the world, and what its README shows.

A file that is missing is made by `PIAZZA_GOLDEN=write python -m pytest tests/engine/test_dominion_golden.py`; one
that is there is never written again (see test_golden.py).
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
from engine.outside_dominion import check
from engine.play_dominion import few, wander
from piazza import cases, position, record
from piazza.game import Seat, make_setup
from piazza.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
README = Path(__file__).parents[2] / "py" / "piazza" / "dominion" / "README.md"
SEATS = (
    (Seat("Ada"), Seat("", "money")),
    (Seat("Łucja;\\"), Seat(""), Seat("", "random")),
    (Seat("", "reader"), Seat("Ödön"), Seat("a b"), Seat("", "money")),
)
KINGDOMS = (
    "first-game",
    "interaction",
    "random",
    "Cellar+Moat+Bureaucrat+Militia+Spy+Thief+ThroneRoom+CouncilRoom+Library+Witch",
    "big-money",
    "village-square",
    "size-distortion",
)


def made(number: int, most: int = 1_500) -> Match:
    """A match in which bots play for themselves and chance for the persons."""
    seats, kingdom = SEATS[number % len(SEATS)], KINGDOMS[number % len(KINGDOMS)]
    match = Match.begin(make_setup("dominion", seats, {"kingdom": kingdom}, (1 << 64) - 1 - number * 0x9F3C_9F3C))
    rng = Random(number)
    while not match.state.over and len(match.moves) < most:
        if match.setup.seats[match.state.to_decide()].bot:
            match.push(match.bot_move())
        else:
            match.push(wander(match.state, rng, 0.9))
    return match


def told(match: Match, names: bool) -> dict[str, Any]:
    """What a link must say for ever."""
    return {
        "code": match.link(names=names),
        "moves": len(match.moves),
        "scores": match.state.scores(),
        "winners": match.state.winners(),
        "record": f"{crc32(record.write(match).encode()):08x}",
        "position": f"{crc32(json.dumps(position.write('dominion', match.state), sort_keys=True).encode()):08x}",
    }


def make_links() -> str:
    links = []
    for number in range(10):
        names = number % 2 == 1
        links.append(told(Match.from_link(made(number, 100 + 40 * number).link(names=names))[0], names))
    return "[\n" + ",\n".join(json.dumps(link) for link in links) + "\n]\n"


THRONES = {
    "game": "dominion",
    "supply": {"Copper": 10, "Silver": 2, "Gold": 1, "Estate": 3, "Curse": 1, "Province": 1},
    "seats": [
        {
            "hand": ["ThroneRoom", "ThroneRoom", "Spy", "Thief", "Cellar"],
            "deck": ["Copper", "Village", "Estate", "Gold"],
        },
        {"hand": ["Moat", "Estate", "Copper"], "deck": ["Silver", "Copper"], "discard": ["Gold", "Estate"]},
        {"hand": ["Copper"], "deck": ["Curse"]},
    ],
}


def make_perft() -> str:
    starts: list[dict[str, Any]] = [
        {"seats": seats, "kingdom": KINGDOMS[seats], "seed": f"{0xBEE5 * seats:x}", "depth": 6} for seats in (2, 3, 4)
    ]
    starts += [{"position": THRONES, "depth": 7}]
    rows = [json.dumps({**start, "counts": cases.perft(begun(start), start["depth"])}) for start in starts]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def begun(start: dict[str, Any]) -> Any:
    if "position" in start:
        return position.read(start["position"])[1]
    setup = make_setup("dominion", [Seat()] * start["seats"], {"kingdom": start["kingdom"]}, int(start["seed"], 16))
    return Match.begin(setup).state


FILES: dict[str, Callable[[], str]] = {
    "dominion-1-links.json": make_links,
    "dominion-1-two.txt": lambda: record.write(made(3)),
    "dominion-1-three.txt": lambda: record.write(made(1)),
    "dominion-1-four-unfinished.txt": lambda: record.write(made(2, 333)),
    "dominion-1-perft.json": make_perft,
}


def golden(name: str) -> str:
    path = GOLDEN / name
    if not path.exists() and os.environ.get("PIAZZA_GOLDEN") == "write":
        path.write_bytes(FILES[name]().encode())
    return path.read_bytes().decode()


def test_links_open_as_ever() -> None:
    for number, link in enumerate(json.loads(golden("dominion-1-links.json"))[: few(10, 3)]):
        match, _ = Match.from_link(link["code"])
        assert told(match, any(seat.name for seat in match.setup.seats)) == link
        assert [seat.bot for seat in match.setup.seats] == [seat.bot for seat in SEATS[number % len(SEATS)]]


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".txt")])
def test_records_read_as_ever(name: str) -> None:
    text = golden(name)
    match = record.read(text)
    assert record.write(match) == text
    assert check(text).over == match.state.over


def test_counts_are_as_ever() -> None:
    for start in json.loads(golden("dominion-1-perft.json")):
        assert cases.perft(begun(start), start["depth"]) == start["counts"]


def test_the_readme_shows_what_is_read() -> None:
    if not README.exists():
        pytest.skip("the engine is installed without its README")
    text = README.read_text("utf-8")
    shown, placed = re.search(r"```\n(\[Game.*?)```", text, re.DOTALL), re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert shown and placed
    assert record.write(record.read(shown[1])) == shown[1]
    check(shown[1])
    state = position.read(placed[1])[1]
    assert (state.step_name(), [state.write(move) for move in state.moves()]) == ("moat", ["reveal Moat", "no"])
