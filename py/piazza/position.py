"""Positions: a state as JSON that people read and write."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from .game import BadInput, State, game

LONGEST_POSITION = 200_000
"""Characters of the longest position that is read."""
DEEPEST_POSITION = 50
"""Lists and objects within each other: inside WebAssembly deep ones would end Python, not raise an error."""


def depth(text: str) -> int:
    """How deep the brackets of a text go."""
    now = most = 0
    for bracket in re.finditer(r"[\[\]{}]", text):
        now += 1 if bracket[0] in "[{" else -1
        most = max(most, now)
    return most


def read(data: Mapping[str, Any] | str) -> tuple[str, State]:
    """The game and the state of a position, given as JSON text or parsed.

    Raises:
        BadInput: with the reason.
    """
    if isinstance(data, str):
        if len(data) > LONGEST_POSITION:
            raise BadInput("error-position-long", "The text is too long to be a position.")
        if depth(data) > DEEPEST_POSITION:
            raise BadInput("error-position-json", "The text is not JSON.")
        try:
            data = json.loads(data)
        except (ValueError, RecursionError):
            raise BadInput("error-position-json", "The text is not JSON.") from None
    if not isinstance(data, Mapping):
        raise BadInput("error-position-json", "A position is a JSON object.")
    the_game = game(str(data.get("game", "")))
    if data.get("rules", the_game.rules) != the_game.rules:
        raise BadInput("error-rules", "These are other rules; here it is number {here}.", here=the_game.rules)
    return the_game.name, the_game.read_position(data)


def write(name: str, state: State) -> dict[str, Any]:
    """A state of the game of that name as a position."""
    the_game = game(name)
    return {"game": name, "rules": the_game.rules, **the_game.write_position(state)}
