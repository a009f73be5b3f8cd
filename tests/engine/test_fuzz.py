"""Links, records, positions and moves from anywhere: refused with a typed error, in bounded time and memory."""

from __future__ import annotations

import base64
import json
import re
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import pytest
from engine.play import WASM, Sample, few, salts, sample, samples, seeds, times
from hypothesis import given
from hypothesis import strategies as st
from piazza import codec, position, record
from piazza.game import BadInput, IllegalMove, Refusal
from piazza.match import Match
from piazza.rng import Rng

SECONDS = few(10, 30)
"""The longest that anything may take; a usual match takes a thousandth."""
MEGABYTES = 150

every_game = pytest.mark.parametrize("sample", samples(), ids=str)
wandered = sample("palazzo").wandered


@contextmanager
def bounded() -> Iterator[None]:
    before = time.process_time()
    yield
    assert time.process_time() - before < SECONDS


def decently(read: Callable[[Any], object], text: Any) -> bool:
    """Reads it or refuses it with words, a message for the page, and in time; whether it was read."""
    with bounded():
        try:
            read(text)
        except Refusal as refusal:
            assert isinstance(refusal, BadInput)
            assert str(refusal)
            assert len(str(refusal)) < 1000
            json.dumps(refusal.message())
            return False
    return True


# -- links


def sealed(body: bytes) -> str:
    """A code with a check sum that is right, whatever it holds."""
    data = bytes([codec.VERSION]) + body
    return base64.urlsafe_b64encode(data + codec.check_sum(data)).decode().rstrip("=")


def unsealed(code: str) -> bytes:
    return base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))[1:-3]


@times(200)
@given(st.text(max_size=200))
def test_any_text_as_a_link(text: str) -> None:
    assert not decently(Match.from_link, text)


@times(150)
@given(st.binary(max_size=120))
def test_any_bytes_with_a_right_check_sum_as_a_link(body: bytes) -> None:
    decently(Match.from_link, sealed(body))


@every_game
@times(50)
@given(seeds, salts)
def test_a_mangled_link_is_refused(sample: Sample, seed: int, salt: int) -> None:
    rng = Random(salt)
    code = sample.wandered(seed, rng.randrange(80)).link()
    at = rng.randrange(len(code))
    for wrong in (
        code[:at],
        code[:at] + code[at + 1 :],
        code[:at] + rng.choice([c for c in "AZaz09-_" if c != code[at]]) + code[at + 1 :],
        code + rng.choice("AZaz09-_"),
        code[::-1],
        code[:at] + rng.choice(" =+/.é\n") + code[at + 1 :],
        code * 3,
    ):
        if wrong != code:
            assert not decently(Match.from_link, wrong), wrong


@every_game
@times(50)
@given(seeds, salts)
def test_a_mangled_link_with_a_right_check_sum(sample: Sample, seed: int, salt: int) -> None:
    """What is read then is a match whose link this is: no two links mean the same."""
    rng = Random(salt)
    body = bytearray(unsealed(sample.wandered(seed, rng.choice((5, 60, 400))).link()))
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(body))
        match rng.randrange(3):
            case 0:
                body[at] = rng.randrange(256)
            case 1:
                del body[at:]
                body += bytes(rng.randrange(20))
            case _:
                body.insert(at, rng.randrange(256))
        if not body:
            break
    code = sealed(bytes(body))
    if decently(Match.from_link, code):
        match, _ = Match.from_link(code)
        assert code in (match.link(), match.link(names=True))


HEADS = [b"", b"\x04\x01", bytes(unsealed(wandered(1, 0).link())), bytes(unsealed(wandered(2, 0).link()))[:6]]


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("fill", [b"\0", b"\xff", b"\x55", b"\x01\x80", None])
def test_the_longest_links_are_refused_in_time_and_space(head: bytes, fill: bytes | None) -> None:
    size = codec.LONGEST_CODE * 3 // 4 - 10
    body = head + (Random(7).randbytes(size) if fill is None else (fill * size))[: size - len(head)]
    spent = peak(lambda: decently(Match.from_link, sealed(body)))
    assert spent < MEGABYTES
    decently(Match.from_link, sealed(body) * 50)


@pytest.mark.parametrize("moves", [300, 5_000, codec.MOST_MOVES, codec.MOST_MOVES + 1, 2**63])
def test_a_link_that_promises_many_moves(moves: int) -> None:
    class Long(list[tuple[int, int]]):
        """Says that it is long, and holds nothing."""

        def __len__(self) -> int:
            return min(moves, sys.maxsize)

    setup = wandered(11, 0).setup
    start = unsealed(codec.encode(setup, Long(), names=False))
    rng = Random(moves)
    for then in (b"", bytes(24_000), b"\xff" * 24_000, rng.randbytes(24_000), b"\x40" * 24_000):
        spent = peak(lambda then=then: decently(Match.from_link, sealed(start + then)))  # type: ignore[misc]
        assert spent < MEGABYTES


def endless(moves: int) -> str:
    """A link of a match in which nobody lets the end come: money is taken, palaces are taken apart and put together."""
    setup = wandered(11, 0).setup
    state: Any = Match.begin(setup).state.clone()
    path: list[tuple[int, int]] = []
    while len(path) < moves:
        open_now = state.moves()
        number = open_now.count() - 1 if state.step_name() == "market" else 0
        if state.step_name() == "turn":
            palaces = state.palaces[state.to_decide()]
            listed = list(open_now)
            first = listed[0].verb == "money"
            # Without palaces first some are got; then any rebuilding that isn't a drop will do.
            if first and not (sum(map(len, palaces)) > 1 and len(listed) > 2):
                number = 0 if sum(map(len, palaces)) > 1 else 1
            else:
                number = first + 1 if len(listed) > first + 1 else first
        elif state.step_name() == "build":
            number = next(i for i, move in enumerate(open_now) if move.palace >= -1)
        path.append((open_now.count(), number))
        state.play(open_now.nth(number))
        assert not state.over
    return codec.encode(setup, path, names=False)


def test_the_longest_match() -> None:
    most = few(codec.MOST_MOVES, 3000)
    assert decently(Match.from_link, endless(most))


@pytest.mark.skipif(WASM, reason="takes long, and the bound is the same")
def test_no_match_is_longer() -> None:
    assert not decently(Match.from_link, endless(codec.MOST_MOVES + 1))


def peak(do: Callable[[], object]) -> float:
    """The megabytes that it took at most."""
    tracemalloc.start()
    try:
        do()
        return tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


# -- records

PIECES = [
    "deal: ",
    "P1: ",
    "P9: ",
    "\n",
    "\n\n",
    '[Seed "1"]\n',
    "#",
    "\\",
    '"',
    ";",
    "R",
    "@1",
    "c",
    ":",
    "\x00",
    "\u2028",
    "é",
]


@times(150)
@given(st.text(max_size=300))
def test_any_text_as_a_record(text: str) -> None:
    assert not decently(record.read, text)


@every_game
@times(75)
@given(seeds, salts)
def test_a_mangled_record(sample: Sample, seed: int, salt: int) -> None:
    rng = Random(salt)
    text = record.write(sample.wandered(seed, rng.choice((0, 30, 400))))
    if rng.random() < 0.6:
        text = re.sub(r"\[(Seed|Link) .*\n", "", text)
    for _ in range(rng.randint(1, 4)):
        at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        match rng.randrange(5):
            case 0:
                text = text[:at] + rng.choice(PIECES) + text[at:]
            case 1:
                text = text[:at] + text[min(to, at + 5) :]
            case 2:
                text = text[:at] + rng.choice(PIECES) + text[at + 1 :]
            case 3:
                text = text[:to] + text[at:to] + text[to:]
            case _:
                text = text[:at]
    decently(record.read, text)


def test_a_mangled_record_is_refused_at_a_line() -> None:
    text = record.write(wandered(1))
    for old, new in (("[Seed ", "[Sead "), ("P1: ", "P7: "), ("deal: hand P1 ", "deal: hand P1 c ")):
        with pytest.raises(BadInput) as refused:
            record.read(text.replace(old, new, 1))
        assert refused.value.details["line"] == text[: text.index(old)].count("\n") + 1


def test_the_longest_records() -> None:
    text = record.write(wandered(1))
    for long in (
        text + "P1: money\n" * 500_000,
        "#" * 5_000_000,
        "#\n" * 900_000 + text,
        text.replace("P1: money", "P1: " + "money " * 100_000, 1),
        text.replace("deal: row", "deal: row" + " c" * 500_000, 1),
        '[Seats "' + ";" * 1_000_000 + '"]\n\n',
        '[Game "' + "\\" * 1_000_001 + '"]\n\n',
        text.replace('[Options "', '[Options "' + "a=b " * 100_000),
        "[" * 1_900_000,
    ):
        decently(record.read, long)


# -- positions

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    3,
    10**30,
    1.5,
    float("nan"),
    "",
    "P1",
    "P9",
    [],
    [[]],
    {},
    {"a": 1},
]


def bent(value: Any, rng: Random, odd: list[Any]) -> Any:
    """JSON with something else somewhere in it."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        if rng.random() < 0.15:
            return {k: v for k, v in value.items() if k != key}
        if rng.random() < 0.05:
            return {**value, "x": 1}
        return {**value, key: bent(value[key], rng, odd)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        if rng.random() < 0.2:
            return value[:at] + value[at + 1 :]
        if rng.random() < 0.2:
            return [*value, value[at]]
        return [*value[:at], bent(value[at], rng, odd), *value[at + 1 :]]
    return rng.choice(odd)


def use(data: Any) -> None:
    """Reads a position and, where it is one, plays it on: nothing that was let in may break later."""
    name, state = position.read(data)
    rng = Random(1)
    match = Match.from_state(name, state)
    for _ in range(60):
        if match.state.over:
            break
        moves = match.state.moves()
        assert moves.count() > 0
        match.push(moves.nth(rng.randrange(moves.count())))
    again = position.write(name, match.state)
    assert position.write(*position.read(json.loads(json.dumps(again)))) == again
    assert position.read(position.write(name, state))[1] == state
    for seat in range(state.seats):
        state.view(seat).guess(Rng(1))
        json.dumps(match.game.look(state, seat, match.setup.seats))
    state.scores()
    state.winners()


@every_game
@times(200)
@given(seeds, salts)
def test_a_bent_position(sample: Sample, seed: int, salt: int) -> None:
    rng, odd = Random(salt), [*ODD, *sample.odd]
    data = sample.written(sample.at_random(seed, salt).state)
    for _ in range(rng.randint(1, 3)):
        data = bent(data, rng, odd)
    decently(use, data)


@times(100)
@given(
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=9),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["game", "seats", "at", "hand"]), inner),
    )
)
def test_any_json_as_a_position(data: Any) -> None:
    decently(position.read, data)
    decently(position.read, json.dumps(data))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        '{"game": "palazzo", "seats": ' + "[" * 50_000 + "]" * 50_000 + "}",
        '{"game": "palazzo", "riders": ' + "9" * 100_000 + "}",
        "x" * 10_000_000,
        '{"game": "palazzo", "seats": [{"hand": [' + '"c",' * 30_000 + '"c"]}, {}]}',
        '{"game": "palazzo", "seats": [{"palaces": [' + '["B11"],' * 15_000 + '["B11"]]}, {}]}',
        '{"game": "palazzo", "seats": [{}, {}], "at": [' + '{"step": "turn"},' * 9_000 + '{"step": "turn"}]}',
        "\ud800",
    ],
)
def test_positions_that_are_too_much(text: str) -> None:
    assert peak(lambda: decently(position.read, text)) < MEGABYTES


@pytest.mark.parametrize(
    ("sample", "part"),
    [pytest.param(one, part, id=f"{one} {json.dumps(part)[:60]}") for one in samples() for part in one.impossible],
)
def test_positions_that_cannot_be(sample: Sample, part: dict[str, Any]) -> None:
    data = {"game": sample.game, "seats": [{}, {}], **part}
    assert not decently(position.read, data)
    assert decently(position.read, {"game": sample.game, "seats": [{}, {}]})


# -- moves


@every_game
@times(100)
@given(seeds, salts, st.text(max_size=60))
def test_any_text_as_a_move(sample: Sample, seed: int, salt: int, text: str) -> None:
    state = sample.at_random(seed, salt).state
    before = state.clone()
    with bounded(), suppress(IllegalMove):
        state.check(text)
    assert state == before


@pytest.mark.parametrize(
    "text", ["bid " + "c " * 1_000_000, "buy " + "B11 " * 500_000, "x" * 10_000_000, "\x00", "\ud800"]
)
@every_game
def test_moves_that_are_too_long(sample: Sample, text: str) -> None:
    match = sample.wandered(1, 40)
    with bounded(), pytest.raises(IllegalMove) as refused:
        match.play(text)
    assert len(str(refused.value)) < 500
