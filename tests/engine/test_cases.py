"""Every case file, played through the engine by a reader of its own, so that the `cases` command can't pass idly."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from piazza import position, record
from piazza.game import IllegalMove
from piazza.match import Match

FILES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
CASES = [
    pytest.param(case, id=f"{file.stem}: {case['name']}")
    for file in FILES
    for case in json.loads(file.read_text("utf-8"))
]
IN_ORDER = {"stock", "money", "stack"}


def begin(case: dict[str, Any]) -> Match:
    if "record" in case:
        return record.read(case["record"])
    return Match.from_state(*position.read(case["position"]))


def same(key: str, wanted: Any, found: Any) -> bool:
    """Whether a part of a position is as wanted: palaces in order, heaps of cards and tiles in any."""
    if key == "seats":
        return len(wanted) == len(found) and all(
            same(part, want[part], have.get(part)) for want, have in zip(wanted, found, strict=True) for part in want
        )
    if key in ("quarries", "wheel"):
        return list(map(Counter, wanted)) == list(map(Counter, found))
    if isinstance(wanted, list) and key not in {"palaces", *IN_ORDER}:
        return Counter(wanted) == Counter(found)
    return bool(wanted == found)


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]) -> None:
    match = begin(case)
    for move in case["moves"]:
        match.play(move)
    before = position.write(match.setup.game, match.state)
    for text in case.get("legal", ()):
        move = match.state.check(text)
        moves = match.state.moves()
        assert moves.nth(moves.index(move)) == move, text
    for text, rules in case.get("illegal", {}).items():
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.rule in ([rules] if isinstance(rules, str) else rules), text
    assert position.write(match.setup.game, match.state) == before
    for key, wanted in case.get("after", {}).items():
        assert same(key, wanted, before[key]), f"{key}: {before[key]}"
    for key, found in (("scores", match.state.scores()), ("over", match.state.over)):
        assert case.get(key, found) == found
    if "winners" in case:
        assert case["winners"] == [f"P{seat + 1}" for seat in match.state.winners()]


def test_every_rule_is_cited() -> None:
    """Every rule that a position or a record can show."""
    cited = {rule for param in CASES for rule in param.values[0]["cite"]}  # type: ignore[index]
    for letter, most in (("B", 8), ("M", 6), ("E", 4)):
        assert {f"{letter}{n}" for n in range(1, most + 1)} <= cited
    for part, most in ((1, 2), (2, 13), (3, 3)):
        assert {f"T{part}.{n}" for n in range(1, most + 1)} <= cited
    assert {"C1", "S1", "S3", "S4", "S5"} <= cited
