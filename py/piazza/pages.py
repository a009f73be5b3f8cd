"""What the page shows of a match, whatever the game: the frame of a look and of the score sheet.

Their form is described in ``table``; what fills the frame is the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .game import Seat, State
from .words import Message, say
from .words import seat as seat_arg

Part = dict[str, Any]


def none_of(state: Any) -> list[Part]:
    """For decisions in which nothing is chosen first."""
    return []


@dataclass(frozen=True)
class Page:
    """What a game fills a look with."""

    seat: Callable[[Any, int, int | None], Part]
    """A seat, as the viewer may see it."""
    table: Callable[[Any, int | None], Part]
    """What lies in the middle, for the painter."""
    title: Callable[[Any], Message]
    """Whose decision it is and what is decided, or who has won."""
    summary: Callable[[Any], Message]
    """The table in a sentence."""
    choices: Callable[[Any], list[Part]]
    """The moves that one control each makes."""
    composers: Callable[[Any], list[Part]]
    """The ways to put a move together from pieces."""
    subjects: Callable[[Any], list[Part]] = none_of
    """What is chosen among first."""

    def look(self, state: State, viewer: int | None, names: Sequence[Seat]) -> Part:
        """What a viewer (None: somebody who sees no hand) is shown."""
        return {
            "seats": [self.seat(state, seat, viewer) for seat in range(state.seats)],
            "table": self.table(state, viewer),
            "decision": None if state.over else self.decision(state, viewer),
            "title": self.title(state),
            "summary": self.summary(state),
        }

    def decision(self, state: State, viewer: int | None) -> Part:
        """The pending decision; what it offers only for the seat whose it is."""
        seat = state.to_decide()
        yours = seat == viewer
        return {
            "seat": seat,
            "step": state.step_name(),
            "yours": yours,
            "subjects": self.subjects(state) if yours else [],
            "choices": self.choices(state) if yours else [],
            "composers": self.composers(state) if yours else [],
        }


def ending(state: Any, won: str, shared: str) -> Message:
    """The title of a match that is over: one seat has won, or several share the win."""
    winners = state.winners()
    if len(winners) > 1:
        return say(shared, names=[seat_arg(seat) for seat in winners])
    return say(won, name=seat_arg(winners[0]), points=state.scores()[winners[0]])


@dataclass(frozen=True)
class Tie:
    """How seats that are level are told apart: by more of something, or fewer; else they share the win."""

    broken: str
    """Id of the message where it told them apart; ``shared``: where it didn't."""
    shared: str
    key: str
    """The message's argument for what decided."""
    worth: Callable[[Any, int], int]
    """How much of it a seat has."""


def sheet(state: Any, lines: Callable[[Any, int], list[Part]], by: Tie) -> Part:
    """Every seat's points line by line, the total, and once the match is over the tie-break where one happened."""
    scores, winners = state.scores(), state.winners()
    level = [seat for seat, total in enumerate(scores) if total == max(scores)]
    tie = None
    if state.over and len(level) > 1:
        decided = {by.key: by.worth(state, winners[0])}
        names = [seat_arg(seat) for seat in winners]
        tie = say(by.shared if len(winners) > 1 else by.broken, points=max(scores), names=names, **decided)
    seats = []
    for seat in range(state.seats):
        rows = lines(state, seat)
        seats.append(
            {
                "seat": seat,
                "total": sum(row["points"] for row in rows),
                "lines": rows,
                "tie": by.worth(state, seat) if tie and seat in level else None,
            }
        )
    return {"seats": seats, "winners": winners if state.over else [], "tie": tie, "over": state.over}
