"""Positions: a state as JSON that people read and write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import jsontext
from .game import BadInput, State, game

LONGEST_POSITION = 200_000
"""Characters of the longest position that is read."""


def read(data: Mapping[str, Any] | str) -> tuple[str, State]:
    """The game and the state of a position, given as JSON text or parsed.

    Raises:
        BadInput: with the reason.
    """
    if isinstance(data, str):
        if len(data) > LONGEST_POSITION:
            raise BadInput("error-position-long", "The text is too long to be a position.")
        try:
            data = jsontext.parse(data)
        except ValueError as fault:
            raise BadInput("error-position-json", str(fault)) from None
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
