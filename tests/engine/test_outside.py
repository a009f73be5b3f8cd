"""The engine's records before the outside referee, who knows only the rules."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from engine.outside import check
from engine.outside_page import RecordFault
from engine.play import PRICE_COUNTS, begin, few, wandered
from engine.test_referee import FAULTS, RECORDS
from piazza import record
from piazza.game import BadInput
from piazza.match import Match

SITUATIONS = {
    "sharing out": r": choose ",
    "two tiles bought": r": buy \w+ \w+ :",
    "bought for nothing": r": buy .*:$",
    "certificates as a triple": r"\btc\b",
    "a triple": r"\bt\d\b",
    "nothing to auction": r": auction\n(?!deal: architect)",
    "taken out": r": rebuild .* take ",
    "slid in": r": rebuild .* slide ",
    "dropped by rebuilding": r": rebuild .* drop ",
    "rebuilt for a certificate": r": rebuild c ",
    "built on a palace": r": place .* @",
    "dropped at once": r": place .* drop",
    "a rider first": r"deal: rider warehouse",
    "a rider second": r"deal: rider quarry",
    "raised by certificates": r": bid c( c)?$",
}


def played_by_random(seats: int, seed: int) -> Match:
    match = begin(seats, seed, PRICE_COUNTS[seed % 2], bots="random")
    while not match.state.over:
        match.push(match.bot_move())
    return match


def accepted(match: Match) -> str:
    """The record, which the referee must accept and read as the engine does."""
    text = record.write(match)
    verdict = check(text, writer=True)
    assert verdict.over == match.state.over
    assert verdict.moves == len(match.moves)
    assert verdict.scores == match.state.scores()
    palaces = match.game.write_position(match.state)["seats"]
    assert verdict.palaces == [seat["palaces"] for seat in palaces]
    if match.state.over or match.state.step_name() != "auction":
        assert verdict.hands == [Counter(seat["hand"]) for seat in palaces]
    return text


def test_random_bots_write_records_that_the_referee_accepts() -> None:
    seen = Counter[str]()
    for seats in (2, 3, 4):
        for seed in range(few(100, 6)):
            text = accepted(played_by_random(seats, 1000 * seats + seed))
            seen.update(name for name, form in SITUATIONS.items() if re.search(form, text, re.MULTILINE))
    assert few(1, 0) == 0 or set(seen) == set(SITUATIONS), set(SITUATIONS) - set(seen)


@pytest.mark.parametrize("seed", range(few(40, 3)))
def test_wandering_matches_too_at_every_moment(seed: int) -> None:
    match = wandered(seed)
    rng = Random(seed)
    accepted(match)
    for t in rng.sample(range(len(match.moves)), few(8, 2)):
        match.cut(min(t, len(match.moves)))
        accepted(match)


def bare(match: Match) -> str:
    """The record without its seed, so that its deals are believed."""
    return re.sub(r"\[(Seed|Link) .*\n", "", record.write(match))


def mangled(lines: list[str], rng: Random) -> list[str]:
    """The record with something wrong in its moves or deals (or, by luck, right again)."""
    lines = lines[:]
    at = rng.randrange(lines.index("") + 1, len(lines))
    other = rng.randrange(lines.index("") + 1, len(lines))
    match rng.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = lines[other]
        case _:
            words, others = lines[at].split(" "), lines[other].split(" ")
            words[rng.randrange(len(words))] = rng.choice(others)
            lines[at] = " ".join(words)
    return lines


@pytest.mark.parametrize("seed", range(few(40, 2)))
def test_engine_and_referee_refuse_the_same_records(seed: int) -> None:
    rng = Random(seed)
    lines = bare(wandered(seed, rng.choice((40, 120, 10_000)))).splitlines()
    for _ in range(few(10, 5)):
        text = "\n".join([*mangled(lines, rng), ""])
        try:
            check(text)
            outside = 0
        except RecordFault as fault:
            outside = fault.line
        try:
            record.read(text)
            engine = 0
        except BadInput as refusal:
            engine = int(str(refusal.details["line"]))
        assert bool(engine) == bool(outside), text
        # A missing deal may be missed at its place or at the line before; of two wrong ones either may be named.
        between = text.splitlines()[min(engine, outside) : max(engine, outside, 1) - 1]
        assert all(line.startswith("deal:") for line in between), (engine, outside, text)


FORGIVEN = ("written form",)
"""What the engine's reader takes and the writer never writes: payments in another form."""


@pytest.mark.parametrize("name", RECORDS)
def test_the_engine_reads_the_records_by_hand(name: str) -> None:
    text = without_seed(RECORDS[name])
    match, verdict = record.read(text), check(text)
    assert (len(match.moves), match.state.over, match.state.scores()) == (verdict.moves, verdict.over, verdict.scores)


@pytest.mark.parametrize(("name", "old", "new", "offset", "reason"), FAULTS)
def test_the_engine_refuses_what_the_referee_does(name: str, old: str, new: str, offset: int, reason: str) -> None:
    text = without_seed(RECORDS[name])
    at = text.index(old)
    wrong = text[:at] + new + text[at + len(old) :]
    try:
        record.read(wrong)
    except BadInput as refusal:
        line = text[:at].count("\n") + 1 + offset
        # What is missing may be missed at its place or at the next line that is there.
        assert refusal.details["line"] in (line, line - 1, line + ("missing" in reason))
    else:
        assert reason in FORGIVEN


def without_seed(text: str) -> str:
    """With its lines where they were: records by hand know no seed."""
    return text.replace('[Seed "9f3c"]', "#").replace('[Link ""]', "#")
