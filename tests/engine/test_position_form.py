"""What a position may say, in every game: parts of the right kind, known ones only, tokens to the letter."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from engine.play import Sample, few, samples
from piazza import position
from piazza.game import BadInput


@pytest.fixture(params=samples(), ids=str)
def data(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A position in the middle of a match."""
    one: Sample = request.param
    return one.written(one.wandered(4, 60).state)


def decisions(sample: Sample) -> Iterator[dict[str, Any]]:
    """Positions in which something else than a turn is pending, each decision once."""
    seen = set()
    for seed in range(few(20, 6)):
        for state in sample.wandered(seed, 150).states:
            data = sample.written(state)
            at = data.get("at")
            step = at[-1] if isinstance(at, list) else at
            if step and step["step"] not in seen:
                seen.add(step["step"])
                yield data


def refused(data: Any) -> str:
    with pytest.raises(BadInput) as caught:
        position.read(data)
    assert str(caught.value)
    return caught.value.id


def test_a_part_that_nothing_has(data: dict[str, Any]) -> None:
    assert refused({**data, "colour": "red"}) == "error-position-key"
    assert refused({**data, "Turn": "P1"}) == "error-position-key"
    first, *others = data["seats"]
    assert refused({**data, "seats": [{**first, "colour": "red"}, *others]}) == "error-position-key"


def test_a_part_of_another_kind(data: dict[str, Any]) -> None:
    """Each part in place of each other kind of JSON; true is no number, and 1 is not true."""
    odd: list[Any] = [None, True, 1, 1.0, "x", ["x"], {"x": 1}]
    for key, value in data.items():
        for wrong in odd:
            if type(wrong) is not type(value) and not (key in ("at", "sale", "supply", "wheel") and wrong is not None):
                assert refused({**data, key: wrong}).startswith(("error-", f"{data['game']}-")), key
    for number, part in enumerate(data["seats"]):
        for key, value in part.items():
            for wrong in odd:
                if type(wrong) is not type(value):
                    seats = [*data["seats"]]
                    seats[number] = {**part, key: wrong}
                    assert refused({**data, "seats": seats}), key


@pytest.mark.parametrize("rules", [True, 1.0, "1", 0, 2, None, [1]])
def test_rules_are_a_number(data: dict[str, Any], rules: Any) -> None:
    assert refused({**data, "rules": rules}) in ("error-position-type", "error-rules")


def test_seats_turns_and_options(data: dict[str, Any]) -> None:
    seats = data["seats"]
    assert refused({**data, "seats": seats[:1]}) == "error-position-seats"
    assert refused({**data, "seats": [*seats, {}, {}, {}]}) == "error-position-seats"
    assert refused({**data, "seats": [*seats[:-1], ["x"]]}) == "error-position-type"
    for turn in ("P0", "P5", "p1", "P1 ", " P1", "1", "P11", "P１"):
        assert refused({**data, "turn": turn}) == "error-seat"
    for seed in ("", "x", "1" * 17, " 1", "1 ", "0x1", "-1"):
        assert refused({**data, "seed": seed}) == "error-seed"
    assert refused({**data, "options": {"colour": "red"}}) == "error-option"
    (key,) = data["options"]
    for value in ("red", None, 1, ["x"]):
        assert refused({**data, "options": {key: value}}) == "error-option-value"


def test_after_the_end_nothing_is_due(data: dict[str, Any]) -> None:
    at = data.get("at", {"step": "turn"})
    assert refused({**data, "over": True, "at": at}) == "error-position-ended"


@pytest.mark.parametrize("sample", samples(), ids=str)
def test_a_decision_has_its_own_parts_only(sample: Sample) -> None:
    found = 0
    for data in decisions(sample):
        at = data["at"]
        *beneath, step = at if isinstance(at, list) else [at]
        assert position.read(data)
        assert refused({**data, "at": [*beneath, {**step, "colour": "red"}]}) == "error-position-key"
        assert refused({**data, "at": [*beneath, {**step, "step": "sleep"}]}) == "error-position-step"
        assert refused({**data, "at": [*beneath, {**step, "step": ["x"]}]}) == "error-position-step"
        assert refused({**data, "at": [*beneath, step["step"]]}) == "error-position-type"
        found += 1
    assert found >= 3


def tokens(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every token of a position with its place."""
    if isinstance(value, str):
        yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from tokens(part, (*path, key))


def test_tokens_are_read_to_the_letter(data: dict[str, Any]) -> None:
    for path, token in tokens(data):
        for wrong in (f"{token} ", f" {token}", f"{token}\n", token.swapcase()):
            if wrong != token and not (path[0] == "seed" and wrong == token.swapcase()):
                copy = json.loads(json.dumps(data))
                inner = copy
                for key in path[:-1]:
                    inner = inner[key]
                inner[path[-1]] = wrong
                assert refused(copy), path
