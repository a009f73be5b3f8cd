"""Links and records of every game: they say the whole match, and the referees from outside accept what is written."""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from math import log2
from random import Random

import pytest
from engine.outside_page import RecordFault
from engine.play import POOL, Sample, bots_match, few, salts, samples, seeds, times
from hypothesis import given
from piazza import position, record
from piazza.game import BadInput, IllegalMove
from piazza.match import Match

every_game = pytest.mark.parametrize("sample", samples(), ids=str)


def bare(match: Match) -> str:
    """The record without its seed, so that its deals are believed."""
    return re.sub(r"\[(Seed|Link) .*\n", "", record.write(match))


def same_match(one: Match, two: Match) -> None:
    assert (two.setup.game, two.setup.options, two.setup.start, two.setup.seed) == (
        one.setup.game,
        one.setup.options,
        one.setup.start,
        one.setup.seed,
    )
    assert (two.moves, two.path) == (one.moves, one.path)
    assert two.states == one.states


def accepted(sample: Sample, match: Match) -> str:
    """The record, which the referee must accept and read as the engine does."""
    text = record.write(match)
    verdict = sample.referee(text)
    assert (verdict.over, verdict.moves) == (match.state.over, len(match.moves))
    if match.state.over:
        assert verdict.scores == match.state.scores()
    sample.agree(verdict, match)
    return text


# -- the way back


@every_game
@times(5)
@given(seeds, salts)
def test_link_record_and_position_at_many_moments(sample: Sample, seed: int, salt: int) -> None:
    match, rng = sample.wandered(seed), Random(salt)
    moments = {0, len(match.moves), *(rng.randrange(len(match.moves)) for _ in range(few(6, 3)))}
    for t in sorted(moments, reverse=True):
        match.cut(t)
        back, moment = Match.from_link(match.link())
        assert moment is None
        same_match(match, back)
        same_match(match, record.read(record.write(match)))
        name, state = position.read(json.dumps(sample.written(match.state)))
        assert (name, state) == (sample.game, match.state)


@every_game
@times(12)
@given(seeds, salts)
def test_a_record_without_a_seed_replays_by_its_deals(sample: Sample, seed: int, salt: int) -> None:
    match, rng = sample.wandered(seed), Random(salt)
    for t in (len(match.moves), rng.randrange(len(match.moves)), 0):
        match.cut(min(t, len(match.moves)))
        text = bare(match)
        again = record.read(text)
        assert again.moves == match.moves
        assert record.write(again) == text
        assert (again.state.scores(), again.state.winners()) == (match.state.scores(), match.state.winners())


def size(code: str) -> int:
    return len(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)))


def short(match: Match) -> None:
    """At most 1.05 times the information and 24 bytes; the choices counted at every decision anew."""
    assert [choices for choices, _ in match.path] == [state.moves().count() for state in match.states[:-1]]
    assert size(match.link()) <= 1.05 * sum(log2(choices) for choices, _ in match.path) / 8 + 24


@every_game
def test_links_are_hardly_longer_than_what_they_tell(sample: Sample) -> None:
    for seed in range(few(30, 5)):
        short(sample.wandered(seed, 1 + seed * 9))


@pytest.mark.parametrize(("sample", "bot"), [(one, bot) for one in samples() for bot in one.plays.bots])
def test_links_of_bots_are_short_too(sample: Sample, bot: str) -> None:
    for seed in range(few(3, 1)):
        short(bots_match(sample.game, bot, 2 + seed % 3, 2**64 - 1 - seed))


# -- the referee from outside


@every_game
def test_the_referee_accepts_every_record(sample: Sample) -> None:
    """At the end and on the way; together the records must show all that can happen."""
    seen = Counter[str]()
    for seed in range(POOL):
        match, rng = sample.wandered(seed), Random(seed)
        text = accepted(sample, match)
        seen.update(name for name, form in sample.situations.items() if re.search(form, text, re.MULTILINE))
        for t in sorted(rng.sample(range(len(match.moves)), few(4, 2)), reverse=True):
            match.cut(t)
            accepted(sample, match)
    assert few(1, 0) == 0 or set(seen) == set(sample.situations), set(sample.situations) - set(seen)


@pytest.mark.parametrize(("sample", "bot"), [(one, bot) for one in samples() for bot in one.plays.bots])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_write_records_that_the_referee_accepts(sample: Sample, bot: str, seats: int) -> None:
    for options in sample.variants[: few(2, 1)]:
        accepted(sample, bots_match(sample.game, bot, seats, seats, *options.items()))


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


@every_game
@pytest.mark.parametrize("seed", range(few(15, 2)))
def test_engine_and_referee_refuse_the_same_records(sample: Sample, seed: int) -> None:
    rng = Random(seed)
    lines = bare(sample.wandered(seed, rng.choice((40, 120, 10_000)))).splitlines()
    for _ in range(few(10, 5)):
        text = "\n".join([*mangled(lines, rng), ""])
        outside = engine = 0
        try:
            sample.referee(text)
        except RecordFault as fault:
            outside = fault.line
        try:
            record.read(text)
        except BadInput as refusal:
            engine = int(str(refusal.details["line"]))
        assert bool(engine) == bool(outside), text
        # A missing deal may be missed at its place or at the line before; of two wrong ones either may be named.
        between = text.splitlines()[min(engine, outside) : max(engine, outside, 1) - 1]
        assert all(line.startswith("deal:") for line in between), (engine, outside, text)


def says_referee(sample: Sample, text: str, line: str) -> bool:
    """Whether the referee accepts the move after this record (and misses at most the deals that follow)."""
    try:
        sample.referee(f"{text}{line}\n")
    except RecordFault as fault:
        return "stops before deal" in fault.reason
    return True


@every_game
@times(30)
@given(seeds, salts)
def test_engine_and_referee_agree_on_every_move(sample: Sample, seed: int, salt: int) -> None:
    """The moves are complete: of all texts that look like one, those are legal that the rules alone allow."""
    match, rng = sample.at_random(seed, salt), Random(salt)
    state, text = match.state, re.sub(r"\[Result .*\n", "", record.write(match))
    legal, illegal = [], []
    for candidate in sample.candidates(state, rng):
        try:
            move = state.check(candidate)
        except IllegalMove:
            illegal.append(candidate)
        else:
            assert state.moves().index(move) < state.moves().count()
            legal.append(candidate)
    for some, right in ((legal, True), (illegal, False)):
        for candidate in rng.sample(some, min(len(some), 8)):
            assert says_referee(sample, text, f"P{state.to_decide() + 1}: {candidate}") == right, candidate
