"""What the states of all games have in common: the stack of pending steps, the generator, the log.

A game derives its state from ``Stacked``, adds its table, and gives each step ``name``, ``rule``, ``verbs``, ``seat``,
``moves``, ``play`` and ``check``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from .game import Event, IllegalMove, Moves

M = TypeVar("M")
Standing = TypeVar("Standing", int, tuple[int, int])


class Stacked(ABC, Generic[M]):
    """A table plus a stack of pending steps, the next to decide last.

    ``rng`` is the state of the generator, ``turn`` the active seat (from 0), ``ended`` whether the match is over.
    ``log`` collects events where it is a list.
    """

    __slots__ = ("ended", "log", "rng", "steps", "turn")

    OVER: ClassVar[tuple[str, str]]
    """Id and rule of the refusal of a move once the match has ended."""

    UNSEEN: ClassVar[tuple[str, ...]] = ("log",)
    """Parts that don't make two positions differ."""

    def __init__(self, seed: int) -> None:
        self.rng = seed
        self.turn = 0
        self.ended = False
        self.steps: list[Any] = []
        self.log: list[Event] | None = None

    @staticmethod
    @abstractmethod
    def read_move(text: str, step: Any) -> M:
        """The move that a text means at a step; only its form is checked."""

    @staticmethod
    @abstractmethod
    def write_move(move: M) -> str:
        """A move as text."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.ended

    def to_decide(self) -> int:
        """The seat whose decision it is."""
        return int(self.steps[-1].seat(self))

    def step_name(self) -> str:
        """The name of the pending decision."""
        return str(self.steps[-1].name)

    def moves(self) -> Moves[M]:
        """Every legal move, in canonical order."""
        found: Moves[M] = self.steps[-1].moves(self)
        return found

    def play(self, move: M) -> None:
        """Apply a legal move, unchecked; an empty stack passes the turn."""
        self.steps[-1].play(self, move)
        if not self.steps and not self.ended:
            self.next_turn()

    def check(self, text: str) -> M:
        """The legal move that the text means; IllegalMove citing the rule otherwise."""
        if self.ended:
            message, rule = self.OVER
            raise IllegalMove(message, "The match has ended.", rule)
        step = self.steps[-1]
        move = self.read_move(text, step)
        step.check(self, move)
        return move

    def write(self, move: M) -> str:
        """A move as text."""
        return self.write_move(move)

    def next_turn(self) -> None:
        """Push the next seat's turn; for games that end a turn by emptying the stack."""
        raise NotImplementedError

    def tell(self, kind: str, seat: int | None, **data: Any) -> None:
        """Note an event, where somebody listens."""
        if self.log is not None:
            self.log.append(Event(kind, seat, data))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        parts = (*Stacked.__slots__, *type(self).__slots__)
        return all(getattr(self, part) == getattr(other, part) for part in parts if part not in self.UNSEEN)

    __hash__ = None  # type: ignore[assignment]


def best(standings: Sequence[Standing]) -> list[int]:
    """The seats whose standing is the highest; several when they are level."""
    top = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == top]
