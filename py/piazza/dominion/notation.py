"""Dominion as text: tokens, moves and deals (see this folder's README)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import Event
from ..notation import split, wrong
from .cards import BY_NAME, NAMES, names
from .moves import Move

if TYPE_CHECKING:
    from .steps import Step


BARE = ("treasures", "end", "no", "deck", "aside", "keep")
"""Verbs that stand alone."""

CAPITALS = (*NAMES, *(f"P{number}" for number in range(1, 5)))
"""Words with capital letters: cards and seats."""

ONE_CARD = ("play", "buy", "top", "reveal")
"""Verbs with one card."""


def write_move(move: Move) -> str:
    """A move as text."""
    if move.seat >= 0:
        return f"{move.verb} P{move.seat + 1}"
    if move.verb in BARE:
        return move.verb
    return " ".join([move.verb, *names(move.cards)])


def read_move(text: str, step: Step) -> Move:
    """The move that a text means at this step. Only its form is checked, not whether it is legal.

    Raises:
        IllegalMove: with the step's rule, where another decision is due or a token is wrong.
    """
    verb, rest = split(text, step)
    if verb in BARE:
        if rest:
            raise wrong(text, step.rule)
        return Move(verb)
    if step.name == "spy":
        if len(rest) != 1 or len(rest[0]) != 2 or rest[0][0] != "P" or rest[0][1] not in "1234":
            raise wrong(text, step.rule)
        return Move(verb, b"", int(rest[0][1]) - 1)
    cards = [BY_NAME.get(token, -1) for token in rest]
    if -1 in cards or (verb in ONE_CARD and len(cards) != 1):
        raise wrong(text, step.rule)
    return Move(verb, bytes(sorted(cards)))


def write_deals(event: Event) -> list[str]:
    """The deals of an event: what chance did, as a record writes it."""
    match event.kind:
        case "kingdom":
            return [" ".join(["kingdom", *event.data["cards"]])]
        case "draw" | "reveal" as kind:
            return [" ".join([f"P{(event.seat or 0) + 1} {kind}", *event.data["cards"]])]
        case "shuffle":
            return [f"P{(event.seat or 0) + 1} shuffle"]
    return []
