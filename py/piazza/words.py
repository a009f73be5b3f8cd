"""Messages: what the engine has to say to a person, as an id and arguments. The words are in ``js/locales``.

A message is plain data, ready for JSON: ``{"id": "palazzo-log-bought", "args": {"price": 6}}``. An argument is
a number, a text, a seat (``seat(2)``), another message, or a list of these.
"""

from collections.abc import Sequence
from typing import TypeAlias, Union

Arg: TypeAlias = Union[int, float, str, "Message", Sequence["Arg"]]
Message: TypeAlias = dict[str, str | int | dict[str, "Arg"] | None]


def say(id: str, token: str | None = None, /, **args: Arg) -> Message:
    """A message with this id; ``token`` names a piece whose picture may stand for the words."""
    message: Message = {"id": id, "args": dict(args)}
    if token is not None:
        message["token"] = token
    return message


def seat(number: int) -> Message:
    """A seat (from 0) as an argument: the page puts the player's name in its place."""
    return {"seat": number}
