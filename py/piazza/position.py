"""Positions: a state as JSON that people read and write. What those of all games have in common is read here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from . import jsontext
from .game import NAME_LENGTH, BadInput, Game, State, game, read_options, read_seat, read_seed

LONGEST_POSITION = 200_000
"""Characters of the longest position that is read."""

FRAME = ("game", "rules", "options", "turn", "seats", "at", "seed", "over")
"""The parts that a position of any game has."""


# -- writing -------------------------------------------------------------------------------------------------


def write(name: str, state: State) -> dict[str, Any]:
    """A state of the game of that name as a position; ``at`` stands where it is not the start of a turn."""
    the_game = game(name)
    own = the_game.write_position(state)
    steps = own.pop("at", [])
    data = {"game": name, "rules": the_game.rules, "turn": f"P{state.turn + 1}", **own, "seed": f"{state.rng:x}"}
    if state.over:
        data["over"] = True
    if steps:
        data["at"] = steps[0] if len(steps) == 1 else steps
    return data


# -- reading -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Given:
    """A position whose frame has been read. The parts of ``data`` and of each of ``seats`` are known ones of the game.

    ``at`` are the pending decisions that it names, the next to decide last.
    """

    data: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    options: Mapping[str, str]
    seed: int
    turn: int
    over: bool
    at: Sequence[Any]


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
    if typed(data, "rules", int, the_game.rules) != the_game.rules:
        raise BadInput("error-rules", "These are other rules; here it is number {here}.", here=the_game.rules)
    return the_game.name, the_game.read_position(frame(the_game, data))


def frame(the_game: Game, data: Mapping[str, Any]) -> Given:
    """What is alike in the positions of all games."""
    check_keys(data, (*FRAME, *the_game.parts))
    seats = typed(data, "seats", list, [])
    least, most = the_game.min_seats, the_game.max_seats
    if not least <= len(seats) <= most:
        bad("error-position-seats", "A position has {min} to {max} seats.", min=least, max=most)
    for part in seats:
        if not isinstance(part, Mapping):
            bad_type("seats")
        check_keys(part, the_game.seat_parts)
    options = read_options(the_game.options, typed(data, "options", dict, {}))
    seed = read_seed(typed(data, "seed", str, "0"))
    turn = read_seat(typed(data, "turn", str, "P1"), len(seats))
    over = typed(data, "over", bool, False)
    at = data.get("at", [])
    steps = at if isinstance(at, list) else [at]
    if over:
        nothing_due(steps)
    return Given(data, seats, options, seed, turn, over, steps)


def step_name(step: Any, parts: Mapping[str, Sequence[str]]) -> str:
    """The name of a pending decision, which has no other parts than its own."""
    if not isinstance(step, Mapping):
        bad_type("at")
    name = step.get("step")
    if not isinstance(name, str) or name not in parts:
        bad_step(str(name))
    check_keys(step, ("step", *parts[name]))
    return name


def nothing_due(steps: Sequence[Any]) -> None:
    """Refuse decisions after the end."""
    if steps:
        bad("error-position-ended", "The match has ended; nothing is to be decided.")


def check_keys(data: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse a part that nothing has."""
    for key in data:
        if key not in known:
            bad(
                "error-position-key",
                "There is no part “{key}” here. There are: {keys}.",
                key=str(key)[:NAME_LENGTH],
                keys=list(known),
            )


def typed(data: Mapping[str, Any], key: str, kind: type, default: Any) -> Any:
    """The value of a key, which must be of that type; the default where it is missing."""
    value = data.get(key, default)
    if type(value) is not kind:
        bad_type(key)
    return value


def number(data: Mapping[str, Any], key: str, default: int, most: int) -> int:
    """A number from 0 up."""
    value = int(typed(data, key, int, default))
    if not 0 <= value <= most:
        bad("error-position-number", "“{key}” is a number from 0 to {most}.", key=key, most=most)
    return value


# -- refusing ------------------------------------------------------------------------------------------------


def bad(id: str, english: str, **args: Any) -> NoReturn:
    """Refuse a position."""
    raise BadInput(id, english, None, **args)


def bad_type(key: str) -> NoReturn:
    """Refuse a part that is not of the right kind."""
    bad("error-position-type", "The part “{key}” of the position is not of the right kind.", key=key)


def bad_token(token: Any) -> NoReturn:
    """Refuse a token."""
    bad("error-position-token", "“{token}” has no meaning here.", token=str(token)[:NAME_LENGTH])


def bad_step(name: str) -> NoReturn:
    """Refuse a decision that can't be pending."""
    bad("error-position-step", "“{step}” is no decision here.", step=name[:NAME_LENGTH])


def too_many(token: str) -> NoReturn:
    """Refuse more of a piece than there are."""
    bad("error-position-too-many", "There are too many of {token}.", token=token)
