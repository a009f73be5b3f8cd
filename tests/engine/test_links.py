"""Links: the range coder, what they carry, and how they refuse."""

from __future__ import annotations

import base64
from math import log2
from random import Random

import pytest
from engine.play import few, sample
from hypothesis import given, settings
from hypothesis import strategies as st
from piazza import codec, position, record
from piazza.game import NAME_LENGTH, BadInput, Seat, make_setup
from piazza.match import Match
from piazza.rng import Rng

PALAZZO = sample("palazzo")


# -- the range coder

numbers = st.integers(1, 1 << 80).flatmap(lambda bound: st.tuples(st.integers(0, bound - 1), st.just(bound)))


@settings(max_examples=few(200, 20))
@given(st.lists(numbers, max_size=60))
def test_numbers_come_back(path: list[tuple[int, int]]) -> None:
    writer = codec.Writer()
    for number, bound in path:
        writer.put(number, bound)
    data = writer.finish()
    reader = codec.Reader(data)
    assert [reader.get(bound) for _, bound in path] == [number for number, _ in path]
    assert len(data) <= sum(log2(bound) for _, bound in path) / 8 * 1.01 + 9
    assert not reader.past_end


def written(path: list[tuple[int, int]]) -> codec.Reader:
    """The numbers, coded and about to be read back."""
    writer = codec.Writer()
    for number, bound in path:
        writer.put(number, bound)
    return codec.Reader(writer.finish())


def test_long_runs_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long enough that carries happen, which are rare."""
    carries = []
    carry = codec.Writer._carry

    def counted(writer: codec.Writer) -> None:
        carries.append(1)
        carry(writer)

    monkeypatch.setattr(codec.Writer, "_carry", counted)
    rng = Random(1)
    for _ in range(few(60, 30)):
        bounds = [rng.randint(1, 10 ** rng.randint(1, 12)) for _ in range(800)]
        path = [(rng.randrange(bound), bound) for bound in bounds]
        reader = written(path)
        assert [reader.get(bound) for bound in bounds] == [number for number, _ in path]
    assert len(carries) > 5


def test_a_carry_runs_through_full_bytes() -> None:
    """Numbers that stay just below a byte's step, so that all bytes after it are full, and then go over it."""
    writer = codec.Writer()
    path = []
    while len(writer._out) < 7:
        bound = 1000
        step = writer._range // bound
        at = int.from_bytes(writer._out, "big") << 64 | writer._low
        left = (1 << (8 * len(writer._out) + 56)) - at
        over = len(writer._out) == 6
        path.append((-(-left // step) if over else (left - 1) // step, bound))
        if over:
            assert bytes(writer._out) == b"\x00" + b"\xff" * 5
        writer.put(*path[-1])
    assert bytes(writer._out[:6]) == b"\x01" + b"\x00" * 5
    reader = written(path)
    assert [reader.get(bound) for _, bound in path] == [number for number, _ in path]


def test_forced_moves_cost_nothing() -> None:
    setup = PALAZZO.begin(2, 1).setup
    assert len(codec.encode(setup, [(1, 0)] * 200, False)) <= len(codec.encode(setup, [], False)) + 2


# -- what is in them


def named(names: list[str], seed: int = 5) -> Match:
    return Match.begin(make_setup("palazzo", [Seat(name) for name in names], {"start": "P2"}, seed))


@settings(max_examples=few(150, 10))
@given(st.lists(st.text(st.characters(exclude_categories=["C", "Z"]), max_size=NAME_LENGTH), min_size=2, max_size=4))
def test_names_only_where_wanted(names: list[str]) -> None:
    match = named(names)
    with_names, _ = Match.from_link(match.link(names=True))
    assert [seat.name for seat in with_names.setup.seats] == names
    in_record = record.read(record.write(match)).setup
    assert [seat.name or f"P{n}" for n, seat in enumerate(in_record.seats, 1)] == [
        name or f"P{n}" for n, name in enumerate(names, 1)
    ]
    without, _ = Match.from_link(match.link())
    assert [seat.name for seat in without.setup.seats] == [""] * len(names)
    assert without.link() == match.link()
    assert without.state == with_names.state == match.state


@pytest.mark.parametrize("name", ["x" * (NAME_LENGTH + 1), "a\nb", "\x00", "\u202eevil", "\ud800", "bot:greedy"])
def test_names_that_no_one_has(name: str) -> None:
    with pytest.raises(BadInput):
        named([name, "Ada"])


def test_bots_options_and_start_are_in_it() -> None:
    seats = [Seat("", "greedy"), Seat("Ada"), Seat("", "random")]
    for price_count in ("turn_start", "purchase"):
        for start in ("P1", "P2", "P3"):
            setup = make_setup("palazzo", seats, {"price_count": price_count, "start": start}, 2**64 - 1)
            back, _ = Match.from_link(Match.begin(setup).link(names=True))
            assert back.setup == setup


def test_the_address_around_it() -> None:
    match = PALAZZO.wandered(8, 90)
    code = match.link()
    for text, moment in (
        (code, None),
        (f"https://example.org/piazza/#m={code}", None),
        (f"https://example.org/piazza/#m={code}&t=12", 12),
        (f"#t=0&m={code}", 0),
        (f"  {code}\n", None),
    ):
        back, found = Match.from_link(text)
        assert (back.moves, found) == (match.moves, moment)
    for wrong in ("-1", "1e3", "x", "", "9" * 5000):
        _, found = Match.from_link(f"#m={code}&t={wrong}")
        assert found is None


def test_every_damage_of_one_character_is_seen() -> None:
    code = PALAZZO.wandered(4, 40).link()
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for at, character in enumerate(code):
        other = Random(at).choice(alphabet.replace(character, ""))
        with pytest.raises(BadInput):
            Match.from_link(code[:at] + other + code[at + 1 :])


def resealed(code: str, at: int, byte: int) -> str:
    data = bytearray(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)))[:-3]
    data[at] = byte
    return base64.urlsafe_b64encode(bytes(data) + codec.check_sum(bytes(data))).decode().rstrip("=")


def test_another_version_or_game_is_named_as_such() -> None:
    code = PALAZZO.begin(2, 3).link()
    with pytest.raises(BadInput) as refused:
        Match.from_link(resealed(code, 0, codec.VERSION + 1))
    assert refused.value.id == "error-link-version"
    ids = set()
    for byte in range(256):
        try:
            Match.from_link(resealed(code, 1, byte))
        except BadInput as refusal:
            ids.add(refusal.id)
    assert "error-link-rules" in ids or "error-link-version" in ids


def test_a_match_without_a_seed_has_no_link() -> None:
    match = Match.from_state(*position.read({"game": "palazzo", "seats": [{}, {}], "stock": ["B11"]}))
    with pytest.raises(BadInput):
        match.link()


def test_a_code_that_is_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(BadInput) as refused:
        Match.from_link("A" * (codec.LONGEST_CODE + 1))
    assert refused.value.id == "error-link-long"


# -- what the seed becomes


def test_the_generator_is_splitmix64() -> None:
    """The values that its authors' program gives for the seed 1234567."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_below_rejects_what_would_favour_some() -> None:
    """Of a bound just above a half of all values nearly every second draw is drawn again."""
    bound = (1 << 63) + 1
    rng, raw = Rng(5), Rng(5)
    kept = [value for value in (raw.bits() for _ in range(200)) if value < bound]
    assert [rng.below(bound) for _ in kept] == kept
    assert 60 < len(kept) < 140
