"""Case files: positions or records, moves to play, and what must hold then."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from . import jsontext, position, record
from .game import Refusal, State, game


def run(case: Mapping[str, Any]) -> list[str]:
    """The faults of one case; none where it holds."""
    if wrong := [key for key, fits in PARTS.items() if key in case and not fits(case[key])]:
        return [f"“{key}” is not of the right kind" for key in wrong]
    try:
        name, state = begin(case)
        for move in case.get("moves", []):
            state.play(state.check(move))
    except Refusal as refusal:
        return [f"refused: {refusal}"]
    faults = [*check_legal(state, case), *check_illegal(state, case)]
    if "after" in case:
        faults += differences(case["after"], position.write(name, state), game(name).unordered)
    if "scores" in case and state.scores() != case["scores"]:
        faults.append(f"scores are {state.scores()}, not {case['scores']}")
    if "over" in case and state.over != case["over"]:
        faults.append(f"over is {state.over}")
    if "winners" in case:
        winners = [f"P{seat + 1}" for seat in state.winners()]
        expected = [f"P{seat + 1}" if isinstance(seat, int) else seat for seat in case["winners"]]
        if winners != expected:
            faults.append(f"winners are {winners}, not {expected}")
    return faults


def texts(value: Any) -> bool:
    """Whether a value is a list of texts."""
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def text_or_texts(value: Any) -> bool:
    """Whether a value is a text or a list of texts."""
    return isinstance(value, str) or texts(value)


PARTS: Mapping[str, Callable[[Any], bool]] = {
    "record": text_or_texts,
    "moves": texts,
    "legal": texts,
    "illegal": lambda value: isinstance(value, dict) and all(map(text_or_texts, value.values())),
    "after": lambda value: isinstance(value, dict),
    "winners": lambda value: isinstance(value, list),
}
"""What a part of a case must look like; the others are only compared, or have readers of their own."""


def begin(case: Mapping[str, Any]) -> tuple[str, State]:
    """The game and the state with which a case begins; the state may be changed."""
    if "record" in case:
        text = case["record"]
        match = record.read(text if isinstance(text, str) else "\n".join(text) + "\n")
        return match.setup.game, match.state.clone()
    return position.read(case.get("position", {}))


def check_legal(state: State, case: Mapping[str, Any]) -> list[str]:
    """Moves that must be offered."""
    faults = []
    for move in case.get("legal", []):
        try:
            state.moves().index(state.check(move))
        except Refusal as refusal:
            faults.append(f"“{move}” must be legal, but: {refusal}")
        except ValueError:
            faults.append(f"“{move}” must be offered")
    return faults


def check_illegal(state: State, case: Mapping[str, Any]) -> list[str]:
    """Moves that must be refused, with the rule that must be cited."""
    faults = []
    for move, rules in case.get("illegal", {}).items():
        expected = [rules] if isinstance(rules, str) else rules
        try:
            state.check(move)
            faults.append(f"“{move}” must be refused by {' or '.join(expected)}")
        except Refusal as refusal:
            if refusal.rule not in expected:
                faults.append(f"“{move}” is refused by {refusal.rule}, not {' or '.join(expected)}")
    return faults


def differences(
    expected: Any, actual: Any, unordered: Collection[str], path: str = "after", key: str = "after"
) -> list[str]:
    """Where parts of a position differ from what is expected; parts that aren't named may be anything.

    ``unordered`` are the parts whose lists are heaps: in any order, also where they are lists of heaps.
    """
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return [
            fault
            for part in expected
            for fault in differences(expected[part], actual.get(part), unordered, f"{path}.{part}", part)
        ]
    if isinstance(expected, list) and isinstance(actual, list):
        if key in unordered and not any(isinstance(part, list) for part in expected):
            same = sorted(map(json.dumps, expected)) == sorted(map(json.dumps, actual))
            return [] if same else [f"{path} is {json.dumps(actual)}, not {json.dumps(expected)}"]
        if len(expected) == len(actual):
            return [
                fault
                for i, (one, other) in enumerate(zip(expected, actual, strict=True))
                for fault in differences(one, other, unordered, f"{path}[{i}]", key)
            ]
    return [] if expected == actual else [f"{path} is {json.dumps(actual)}, not {json.dumps(expected)}"]


def perft(state: State, depth: int) -> list[int]:
    """How many sequences of exactly 1, 2, … ``depth`` decisions there are; chance as the state has it.

    Forced decisions count. A match that has ended earlier counts nothing.
    """
    counts = [0] * depth

    def walk(state: State, done: int) -> None:
        if state.over:
            return
        moves = state.moves()
        counts[done] += moves.count()
        if done + 1 < depth:
            for move in moves:
                after = state.clone()
                after.play(move)
                walk(after, done + 1)

    walk(state, 0)
    return counts


def load(text: str) -> Sequence[Mapping[str, Any]]:
    """The cases of a file; ValueError where it is none."""
    cases = jsontext.parse(text)
    if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
        raise ValueError("A case file is a JSON list of cases.")
    return cases
