"""What a game's page is made of, whatever the game: choices of one control each, the pieces and replies of a
tray, and tables of what is counted.

Their form is described in ``table``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .game import BadInput, IllegalMove
from .words import Message


def choice(move: str, label: Message, **more: Any) -> dict[str, Any]:
    """A choice that one control makes."""
    empty = {"at": None, "of": None, "delta": None, "worth": None, "points": None, "off": None, "weight": "plain"}
    return {"move": move, "label": label, **empty, **more}


def alike(region: str, things: Sequence[Any], i: int) -> list[str]:
    """The other regions where the same lies: taking it from there is the same move."""
    return [f"{region}:{j}" for j, thing in enumerate(things) if j > i and thing == things[i]]


def slot(key: str, label: Message, items: Sequence[dict[str, Any]], least: int, most: int | None) -> dict[str, Any]:
    """A place of a composer for pieces: which there are, how many go in."""
    return {"key": key, "label": label, "min": least, "max": most, "items": list(items)}


def composer(
    key: str,
    label: Message,
    off: Message | None,
    slots: Sequence[dict[str, Any]],
    quick: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """A way to put a move together from pieces; ``off`` says why it is closed."""
    return {"key": key, "label": label, "off": off, "slots": list(slots), "quick": list(quick)}


def picked(picks: Mapping[str, Sequence[str]], key: str, spots: Sequence[str]) -> list[int]:
    """The numbers (in ``spots``) of the pieces picked in a slot, each once; BadInput for a piece that isn't there."""
    numbers = set()
    for at in picks.get(key, ()):
        if at not in spots:
            raise BadInput("error-piece", "There is no piece “{at}” here.", at=str(at)[:24])
        numbers.add(spots.index(at))
    return sorted(numbers)


def reply(check: Callable[[str], Any], text: str | None, quiet: bool, **more: Any) -> dict[str, Any]:
    """A tray: the move where it is complete and legal, else why not (nothing is said where that would be too early).

    Args:
        check: refuses an illegal move.
        text: the move that the pieces make; None while they make none.
        quiet: whether a refusal is kept back.
        more: the sum, notes and whatever else the tray shows.
    """
    refusal = None
    if text is not None:
        try:
            check(text)
        except IllegalMove as fault:
            refusal, text = fault.message(), None
    return tray(text, None if quiet else refusal, **more)


def tray(text: str | None, refusal: Message | None, **more: Any) -> dict[str, Any]:
    """A tray: the legal move that the pieces make, or why they make none; and whatever else it shows."""
    empty: dict[str, Any] = {"sum": None, "notes": [], "cheapest": None, "blocked": {}, "delta": None, "ghost": []}
    return {"move": text, "ok": text is not None, "refusal": refusal, **empty, **more}


# -- counts --------------------------------------------------------------------------------------------------


def counted(
    title: Message,
    rows: Sequence[dict[str, Any]],
    columns: Sequence[dict[str, Any]] = (),
    corner: Message | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A table of what is counted; ``more``: a ``note`` below it, a ``token`` to be drawn beside the title."""
    empty = {"note": None, "token": None}
    return {"title": title, "corner": corner, "columns": list(columns), "rows": list(rows), **empty, **more}


def column(label: Message, short: str | None = None) -> dict[str, Any]:
    """A column; ``short`` is what stands there where room is short."""
    return {"label": label, "short": short}


def row(label: Message, *cells: int | list[int] | None) -> dict[str, Any]:
    """A row; a cell is a number, how many are left and of how many, or nothing."""
    return {"label": label, "cells": list(cells)}
