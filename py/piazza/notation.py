"""How the text of a move is read in every game: a verb of the pending step, then words with spaces between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from .game import IllegalMove

LONGEST_MOVE = 4_000
"""No move is longer, in characters."""

TOLD = 40
"""So much of a wrong text is told back."""


class Step(Protocol):
    """A pending decision, as far as the form of its moves goes."""

    @property
    def rule(self) -> str:
        """The rule by which it is decided."""

    @property
    def verbs(self) -> Sequence[str]:
        """The verbs with which its moves begin."""


def split(text: str, step: Step) -> tuple[str, list[str]]:
    """The verb of a move and the words after it.

    Raises:
        IllegalMove: with the step's rule, where another decision is due or the text is too long to be a move.
    """
    if len(text) > LONGEST_MOVE:
        raise wrong(text, step.rule)
    verb, *rest = text.split() or [""]
    if verb not in step.verbs:
        raise IllegalMove(
            "error-no-due",
            "“{move}” is not possible now. Moves begin with: {verbs}.",
            step.rule,
            move=text[:TOLD],
            verbs=list(step.verbs),
        )
    return verb, rest


def spelled(text: str, capitals: Iterable[str]) -> str:
    """A move as it is written, from one in any letters; ``capitals`` are the words with capital letters."""
    words = {word.casefold(): word for word in capitals}
    return " ".join(words.get(word, word) for word in text.casefold().split())


def wrong(text: str, rule: str, meant: str | None = None) -> IllegalMove:
    """The refusal of a text, or of a word in it, that does not have the form of a move; ``meant`` is one that has."""
    if meant is not None:
        english = "“{text}” does not have the form of a move. Is “{meant}” meant?"
        return IllegalMove("error-no-form-meant", english, rule, text=text[:TOLD], meant=meant[:TOLD])
    return IllegalMove("error-no-form", "“{text}” does not have the form of a move.", rule, text=text[:TOLD])
