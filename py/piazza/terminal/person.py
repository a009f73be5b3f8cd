"""A person at the terminal: what the seat may see of the table, the moves by number, and the answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TextIO

from .. import position
from ..game import IllegalMove, Moves
from ..match import Match
from .files import Failure

SHOWN = 20
"""So many moves are listed at a time."""

UNTOLD = ("game", "rules", "options")
"""Parts of a position that don't change during a match."""

HELP = "A move is given by its number or its text; ? lists all moves from the first, ?21 from the 21st."

Moved = Any


def ask(match: Match, out: TextIO) -> Moved:
    """Ask the seat to decide, until a legal move comes."""
    state = match.state
    moves = state.moves()
    seat = state.to_decide()
    print(*table(match), f"P{seat + 1} decides: {state.step_name()}", *listed(match, 1), sep="\n", file=out)
    while True:
        print(f"P{seat + 1}: ", end="", file=out, flush=True)
        try:
            text = input().strip()
        except EOFError:
            raise Failure("The input ended in the middle of the match.") from None
        if text.startswith("?"):
            print(HELP, *listed(match, int(text[1:]) if is_number(text[1:]) else 1), sep="\n", file=out)
        elif is_number(text) and not 1 <= int(text) <= moves.count():
            print(f"There is no move {text}: they are numbered 1 to {moves.count()}.", file=out)
        else:
            try:
                return moves.nth(int(text) - 1) if is_number(text) else state.check(text)
            except IllegalMove as refusal:
                print(refusal, file=out)


def is_number(text: str) -> bool:
    """Whether a text is a plain number."""
    return text.isascii() and text.isdigit() and len(text) < 20


def listed(match: Match, first: int) -> Iterator[str]:
    """Some of the moves with their numbers, from the one with that number (from 1) on, and how many there are."""
    moves: Moves[Any] = match.state.moves()
    count = moves.count()
    first = max(1, min(first, count))
    last = min(count, first + SHOWN - 1)
    for number in range(first, last + 1):
        yield f"{number:>4}. {match.state.write(moves.nth(number - 1))}"
    if last < count:
        yield f"      … {last} of {count} moves; ?{last + 1} lists more"


def table(match: Match) -> Iterator[str]:
    """What the seat to decide may see of the table, a line for each part."""
    state, game = match.state, match.game
    viewer = state.to_decide()
    data = position.write(game.name, state)
    yield ""
    for key, value in data.items():
        if key not in game.hidden and key not in UNTOLD and key != "seats":
            yield f"{key}: {plain(value)}"
    for seat, part in enumerate(data["seats"]):
        who = match.setup.seats[seat]
        name = f"bot:{who.bot}" if who.bot else who.name
        yield f"P{seat + 1}{f' ({name})' if name else ''}{' – you' if seat == viewer else ''}"
        for key, value in part.items():
            if key not in game.hidden and (seat == viewer or key not in game.own):
                yield f"    {key}: {plain(value)}"


def plain(value: Any) -> str:
    """Data as a person reads it: lists with spaces between, lists of lists with bars, names before their values."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items()) or "–"
    if isinstance(value, list):
        between = " | " if any(isinstance(part, list | Mapping) for part in value) else " "
        return between.join(map(plain, value)) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
