"""Links, records and move counts that are out in the world: they must stay what they are.

A file that is missing is made by `PIAZZA_GOLDEN=write python -m pytest tests/engine/test_golden.py`; one that is there
is never written again. A change of the rules or of the order of moves is a new number of the rules: then the new
files go beside the old ones, and the old links are refused with a sentence.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
from engine.play import Sample, sample, samples
from piazza import cases, position, record
from piazza.game import Seat, make_setup
from piazza.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
PACKAGE = Path(__file__).parents[2] / "py" / "piazza"
SEEDS = (0, 1, 0x9F3C, 0xFFFF_FFFF_FFFF_FFFF)
RECORDS = {"two": 10_000, "three": 10_000, "four-unfinished": 77}
every_game = pytest.mark.parametrize("sample", samples(), ids=str)


# -- what the files hold


def tables(sample: Sample) -> list[tuple[Seat, ...]]:
    """People with odd names, and the last bots of the game."""
    bots = [Seat("", name) for name in sample.plays.bots]
    return [
        (Seat("Ada"), bots[-1]),
        (Seat("Łucja;\\"), Seat(""), bots[0]),
        (bots[-1], Seat("Ödön"), Seat("a b"), bots[len(bots) // 2]),
    ]


def made(sample: Sample, seats: tuple[Seat, ...], seed: int, number: int, most: int = 10_000) -> Match:
    """A match in which bots play for themselves and chance for the persons; its options are those in turn."""
    options = sample.variants[number % len(sample.variants)]
    match, rng = Match.begin(make_setup(sample.game, seats, options, seed)), Random(seed)
    while not match.state.over and len(match.moves) < most:
        if match.setup.seats[match.state.to_decide()].bot:
            match.push(match.bot_move())
        else:
            match.push(sample.wander(match.state, rng, 0.9))
    return match


def told(match: Match, names: bool) -> dict[str, Any]:
    """What a link must say for ever."""
    data = position.write(match.setup.game, match.state)
    return {
        "code": match.link(names=names),
        "moves": len(match.moves),
        "scores": match.state.scores(),
        "winners": match.state.winners(),
        "record": f"{crc32(record.write(match).encode()):08x}",
        "position": f"{crc32(json.dumps(data, sort_keys=True).encode()):08x}",
    }


def rows(found: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(map(json.dumps, found)) + "\n]\n"


def make_links(sample: Sample) -> str:
    links = []
    for number, seed in enumerate(SEEDS):
        for seats in tables(sample):
            match = made(sample, seats, seed, number, 10_000 if number else 40)
            names = number % 2 == 1
            links.append(told(Match.from_link(match.link(names=names))[0], names))
    return rows(links)


def make_record(sample: Sample, number: int) -> str:
    most = list(RECORDS.values())[number]
    return record.write(made(sample, tables(sample)[number], 0xCAFE + number, number, most))


def make_perft(sample: Sample) -> str:
    starts: list[dict[str, Any]] = [
        {"seats": seats, "seed": f"{0xBEE5 * seats:x}", **sample.variants[seats % len(sample.variants)], "depth": 3}
        for seats in (2, 3, 4)
    ]
    starts += [{"position": data, "depth": depth} for depth, data in sample.positions.items()]
    return rows([{**start, "counts": cases.perft(begun(sample, start), start["depth"])} for start in starts])


def files(sample: Sample) -> dict[str, Callable[[], str]]:
    """The golden files of a game, and how one that is missing is made."""
    start = f"{sample.game}-{sample.plays.rules}"
    return {
        f"{start}-links.json": partial(make_links, sample),
        **{f"{start}-{name}.txt": partial(make_record, sample, number) for number, name in enumerate(RECORDS)},
        f"{start}-perft.json": partial(make_perft, sample),
    }


def golden(sample: Sample, what: str) -> str:
    """The text of a file, whose name ends so."""
    name, make = next((name, make) for name, make in files(sample).items() if name.endswith(what))
    path = GOLDEN / name
    if not path.exists() and os.environ.get("PIAZZA_GOLDEN") == "write":
        path.write_bytes(make().encode())
    return path.read_bytes().decode()


def begun(sample: Sample, start: Mapping[str, Any]) -> Any:
    """The state with which a count begins: a position, or a match of so many seats."""
    if "position" in start:
        return position.read(start["position"])[1]
    options = {option.key: start[option.key] for option in sample.plays.options if option.key in start}
    return sample.begin(start["seats"], int(start["seed"], 16), options).state


# -- what they say


def test_no_file_is_forgotten() -> None:
    """Those of older rules stay, and stay read."""
    now = {name for one in samples() for name in files(one)}
    assert now <= {path.name for path in GOLDEN.iterdir()}


@every_game
def test_links_open_as_ever(sample: Sample) -> None:
    links = json.loads(golden(sample, "links.json"))
    assert len(links) >= 10
    bots: set[str | None] = set()
    for link in links:
        match, _ = Match.from_link(link["code"])
        assert match.setup.game == sample.game
        assert told(match, any(seat.name for seat in match.setup.seats)) == link
        bots.update(seat.bot for seat in match.setup.seats)
    # The numbers of the bots are part of the link.
    assert bots == {None, *sample.plays.bots}


@every_game
@pytest.mark.parametrize("name", RECORDS)
def test_records_read_as_ever(sample: Sample, name: str) -> None:
    text = golden(sample, f"{name}.txt")
    match = record.read(text)
    assert record.write(match) == text
    assert sample.referee(text).over == match.state.over == ("unfinished" not in name)


@every_game
def test_counts_are_as_ever(sample: Sample) -> None:
    starts = json.loads(golden(sample, "perft.json"))
    assert {start.get("seats") for start in starts} >= {2, 4, None}
    for start in starts:
        assert cases.perft(begun(sample, start), start["depth"]) == start["counts"], start


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


@every_game
def test_counts_by_another_way(sample: Sample) -> None:
    for start in json.loads(golden(sample, "perft.json")):
        depths = [depth for depth, number in enumerate(start["counts"], 1) if number < 400]
        assert depths
        assert [count(begun(sample, start), depth) for depth in depths] == start["counts"][: len(depths)]


@every_game
def test_files_that_are_missing_can_be_made(sample: Sample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new game's files will hold is read as what is there: tried with the shortest of each kind."""
    monkeypatch.setitem(globals(), "GOLDEN", tmp_path)
    monkeypatch.setitem(globals(), "RECORDS", {"two": 30, "three": 30, "four-unfinished": 30})
    monkeypatch.setitem(globals(), "SEEDS", (7,))
    monkeypatch.setenv("PIAZZA_GOLDEN", "write")
    monkeypatch.setattr("piazza.cases.perft", lambda state, depth: [state.moves().count()])
    for name in files(sample):
        text = golden(sample, name)
        assert (tmp_path / name).read_bytes().decode() == text
        if name.endswith(".txt"):
            assert record.write(record.read(text)) == text
        elif "links" in name:
            assert [told(Match.from_link(link["code"])[0], False) for link in json.loads(text)] == json.loads(text)
        else:
            assert all(row["counts"] for row in json.loads(text))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(before) == 5
    monkeypatch.setitem(globals(), "SEEDS", (8,))
    for name in files(sample):
        golden(sample, name)
    assert before == {path: path.read_bytes() for path in tmp_path.iterdir()}


# -- counted by hand


@every_game
def test_a_position_counts_as_by_hand(sample: Sample) -> None:
    data, counts = sample.by_hand
    assert cases.perft(position.read(data)[1], len(counts)) == counts


# -- what the READMEs show


@every_game
def test_the_readme_shows_what_is_read(sample: Sample) -> None:
    """Every record and every position in it; a game that shows one shows it whole."""
    readme = PACKAGE / sample.game / "README.md"
    if not readme.exists():
        pytest.skip("the engine is installed without its README")
    text = readme.read_text("utf-8")
    for shown in re.findall(r"```\n(\[Game.*?)```", text, re.DOTALL):
        assert record.write(record.read(shown)) == shown
        sample.referee(shown)
    for placed in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
        name, state = position.read(placed)
        assert name == sample.game
        again = sample.written(state)
        given = json.loads(placed)
        assert {key: again[key] for key in given if key not in ("seats", "supply")} == {
            key: value for key, value in given.items() if key not in ("seats", "supply")
        }


def test_dominions_readme_shows_a_moat() -> None:
    readme = PACKAGE / "dominion" / "README.md"
    if not readme.exists():
        pytest.skip("the engine is installed without its README")
    placed = re.search(r"```json\n(.*?)```", readme.read_text("utf-8"), re.DOTALL)
    assert placed
    assert sample("dominion").game in placed[1]
    state = position.read(placed[1])[1]
    assert (state.step_name(), [state.write(move) for move in state.moves()]) == ("moat", ["reveal Moat", "no"])
