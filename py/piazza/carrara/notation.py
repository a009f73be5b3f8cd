"""Carrara as text: tokens, moves and deals (see this folder's README)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..game import Event
from ..notation import split, wrong
from .blocks import COLOUR, NO_BLOCKS, Blocks, gathered, shown
from .data import CITIES, OBJECTS, SECTIONS, UPGRADES
from .moves import Announce, Broke, Build, Buy, BuyObject, Done, Move, Replace, Score, Take, Upgrade
from .scoring import FIELDS
from .tiles import BY_TOKEN, Tile

if TYPE_CHECKING:
    from .steps import Step


RULES = {
    "buy": "T1", "take": "T1", "build": "T2", "replace": "A3", "upgrade": "A2", "score": "T3", "broke": "T5",
    "object": "T4", "announce": "E1", "done": "T4",
}  # fmt: skip
"""The rule of each verb, cited where its words are wrong."""


# -- writing -------------------------------------------------------------------------------------------------


def write_blocks(blocks: Blocks) -> str:
    """Blocks, dear colours first."""
    return " ".join(shown(blocks))


def write_move(move: Move) -> str:
    """A move as text."""
    match move:
        case Buy(advanced=True):
            return "buy turn" if move.turn else "buy still"
        case Take() if any(move.blocks):
            return f"take {move.section + 1} : {write_blocks(move.blocks)}"
        case Build():
            return f"build {move.tile} {move.city} : {write_blocks(move.blocks)}"
        case Replace():
            return f"replace {move.old} {move.city} {move.tile} : {write_blocks(move.blocks)}"
        case Upgrade() | Score():
            return f"{move.verb} {move.field}"
        case BuyObject():
            return f"object {OBJECTS[move.kind]}"
    return move.verb


# -- reading -------------------------------------------------------------------------------------------------


def read_move(text: str, step: Step) -> Move:
    """The move that a text means at this step. Only its form is checked, not whether it is legal.

    Raises:
        IllegalMove: with the step's rule where another decision is due, with the verb's where a word is wrong.
    """
    verb, rest = split(text, step)
    rule = RULES[verb]
    match verb, rest:
        case "buy", []:
            return Buy(True)
        case "buy", ["turn" | "still" as how]:
            return Buy(how == "turn", True)
        case "take", []:
            return Take(0, NO_BLOCKS)
        case "take", [section, ":", _, *_]:
            return Take(read_section(section, rule), read_blocks(rest[2:], rule))
        case "build", [tile, city, ":", *blocks]:
            return Build(read_tile(tile, rule), read_city(city, rule), read_blocks(blocks, rule))
        case "replace", [old, city, tile, ":", *blocks]:
            place = read_city(city, rule)
            return Replace(read_tile(old, rule), place, read_tile(tile, rule), read_blocks(blocks, rule))
        case "upgrade", [field] if field in UPGRADES:
            return Upgrade(field)
        case "upgrade", [field] if field[0] == "@" and field[1:] in CITIES:
            raise wrong(text, rule, f"upgrade {field[1:]}")
        case "score", [field] if field in FIELDS:
            return Score(field)
        case "score", [city] if city in CITIES:
            raise wrong(text, rule, f"score @{city}")
        case "object", [kind] if kind in OBJECTS:
            return BuyObject(OBJECTS.index(kind))
        case "broke", []:
            return Broke()
        case "announce", []:
            return Announce()
        case "done", []:
            return Done()
    raise wrong(text, rule, with_colon(verb, rest))


WORDS_BEFORE = {"take": 1, "build": 2, "replace": 3}
"""How many words of a move stand before the colon."""


def with_colon(verb: str, words: list[str]) -> str | None:
    """A move with the colon that was left out; None where that is not what is wrong."""
    before = WORDS_BEFORE.get(verb, 0)
    if not before or len(words) <= before or ":" in words:
        return None
    return " ".join([verb, *words[:before], ":", *words[before:]])


def read_tile(token: str, rule: str) -> Tile:
    """A building tile."""
    if token not in BY_TOKEN:
        raise wrong(token, rule)
    return BY_TOKEN[token]


def read_city(token: str, rule: str) -> str:
    """A city."""
    if token not in CITIES:
        raise wrong(token, rule, token[1:] if token[0] == "@" and token[1:] in CITIES else None)
    return token


def read_section(token: str, rule: str) -> int:
    """A section of the wheel, counted from 0."""
    if token not in [str(number + 1) for number in range(SECTIONS)]:
        raise wrong(token, rule)
    return int(token) - 1


def read_blocks(tokens: Sequence[str], rule: str) -> Blocks:
    """Blocks, in any order."""
    for token in tokens:
        if token not in COLOUR:
            raise wrong(token, rule)
    return gathered(COLOUR[token] for token in tokens) if tokens else NO_BLOCKS


# -- deals ---------------------------------------------------------------------------------------------------


def write_deals(event: Event) -> list[str]:
    """The deals of an event: what chance did, as a record writes it."""
    data = event.data
    match event.kind:
        case "setup":
            cards = [f"cards {' '.join(data['cards'])}"] if data["cards"] else []
            return [f"market {' '.join(data['market'])}", *cards]
        case "wheel" if data["drawn"]:
            return [f"wheel {' '.join(data['drawn'])}"]
        case "market":
            return [f"market {data['tile']}"]
    return []
