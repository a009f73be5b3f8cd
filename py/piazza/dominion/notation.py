"""Dominion as text: tokens, moves and deals (see this folder's README)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import Event, IllegalMove
from .cards import BY_NAME, names
from .moves import Move

if TYPE_CHECKING:
    from .steps import Step

LONGEST_MOVE = 4000
"""No move is longer, in characters."""

BARE = ("treasures", "end", "no", "deck", "aside", "keep")
"""Verbs that stand alone."""

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
    if len(text) > LONGEST_MOVE:
        raise wrong(text, step)
    verb, *rest = text.split() or [""]
    if verb not in step.verbs:
        raise IllegalMove(
            "dominion-no-due",
            "“{move}” is not what is decided now: {verbs}.",
            step.rule,
            move=text[:40],
            verbs=list(step.verbs),
        )
    if verb in BARE:
        if rest:
            raise wrong(text, step)
        return Move(verb)
    if step.name == "spy":
        if len(rest) != 1 or len(rest[0]) != 2 or rest[0][0] != "P" or rest[0][1] not in "1234":
            raise wrong(text, step)
        return Move(verb, b"", int(rest[0][1]) - 1)
    cards = [BY_NAME.get(token, -1) for token in rest]
    if -1 in cards or (verb in ONE_CARD and len(cards) != 1):
        raise wrong(text, step)
    return Move(verb, bytes(sorted(cards)))


def wrong(text: str, step: Step) -> IllegalMove:
    """The refusal of a text that has not the form of a move."""
    return IllegalMove("dominion-no-form", "“{text}” has not the form of a move.", step.rule, text=text[:40])


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
