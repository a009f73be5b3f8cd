"""Palazzo as text: tokens, moves and deals (see this folder's README)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..game import Event
from ..notation import split, wrong
from .money import CERTIFICATE, CURRENCIES, KIND, NO_CARDS, TOKENS, VALUES, Cards, count, plus, read_payment
from .moves import (
    DROP,
    NEW,
    Auction,
    Bid,
    Buy,
    Choose,
    Market,
    Money,
    Move,
    Pass,
    Pick,
    Place,
    Raze,
    Slide,
    Take,
)
from .tiles import BY_TOKEN, RIDER, Tile, in_order

if TYPE_CHECKING:
    from .steps import Step


TRIPLES: dict[str, Cards] = {
    f"t{value}": count(KIND[f"{currency}{value}"] for currency in CURRENCIES) for value in VALUES
} | {"tc": count([CERTIFICATE] * 3)}
"""The cards of each triple, by its token."""

MOST_CARDS = 55


# -- writing -------------------------------------------------------------------------------------------------


def write_cards(cards: Cards) -> str:
    """A payment: triples first, then the currency from high to low, then certificates."""
    payment = read_payment(cards)
    assert payment is not None, "only money can be written"
    tokens = []
    for v in range(len(VALUES) - 1, -1, -1):
        tokens += [f"t{VALUES[v]}"] * payment.triples[v]
    tokens += ["tc"] * (payment.certificates // 3)
    if payment.currency is not None:
        for v in range(len(VALUES) - 1, -1, -1):
            tokens += [f"{CURRENCIES[payment.currency]}{VALUES[v]}"] * payment.singles[v]
    tokens += ["c"] * (payment.certificates % 3)
    return " ".join(tokens)


def write_place(palace: int) -> str:
    """Where a tile goes: ``@1``, ``new`` or ``drop``."""
    return {NEW: "new", DROP: "drop"}.get(palace, f"@{palace + 1}")


def write_move(move: Move) -> str:
    """A move as text."""
    match move:
        case Pick():
            return f"pick {TOKENS[move.kind]}"
        case Buy():
            return f"buy {' '.join(map(str, move.tiles))} : {write_cards(move.cards)}".rstrip()
        case Bid():
            return f"bid {write_cards(move.cards)}"
        case Choose():
            return f"choose {move.tile}"
        case Place():
            return f"place {move.tile} {write_place(move.palace)}"
        case Take():
            return f"rebuild {TOKENS[move.kind]} : take {move.tile} @{move.palace + 1}"
        case Slide():
            return f"rebuild {TOKENS[move.kind]} : slide @{move.source + 1} @{move.target + 1}"
        case Raze():
            return f"rebuild {TOKENS[move.kind]} : drop @{move.palace + 1}"
    return move.verb


# -- reading -------------------------------------------------------------------------------------------------


def read_move(text: str, step: Step) -> Move:
    """The move that a text means at this step. Only its form is checked, not whether it is legal.

    Raises:
        IllegalMove: with the step's rule, where another decision is due or a token is wrong.
    """
    verb, rest = split(text, step)
    rule = step.rule
    match verb, rest:
        case "money", []:
            return Money()
        case "market", []:
            return Market()
        case "auction", []:
            return Auction()
        case "pass", []:
            return Pass()
        case "pick", [card]:
            return Pick(read_card(card, rule))
        case "choose", [tile]:
            return Choose(read_tile(tile, rule))
        case "place", [tile, where]:
            return Place(read_tile(tile, rule), read_place(where, rule))
        case "bid", [_, *_]:
            return Bid(read_cards(rest, rule))
        case "buy", [*_] if ":" in rest:
            colon = rest.index(":")
            tiles = [read_tile(token, "T2.5") for token in rest[:colon]]
            return Buy(tuple(in_order(tiles)), read_cards(rest[colon + 1 :], "T2.5"))
        case "rebuild", [card, ":", "take", tile, palace]:
            return Take(read_card(card, "T3.1"), read_tile(tile, "T3.2"), read_palace(palace, "T3.2"))
        case "rebuild", [card, ":", "slide", source, target]:
            return Slide(read_card(card, "T3.1"), read_palace(source, "T3.2"), read_palace(target, "T3.2"))
        case "rebuild", [card, ":", "drop", palace]:
            return Raze(read_card(card, "T3.1"), read_palace(palace, "T3.2"))
    raise wrong(text, "T3.2" if verb == "rebuild" else "T2.5" if verb == "buy" else rule)


def read_tile(token: str, rule: str) -> Tile:
    """A tile, not a rider."""
    tile = BY_TOKEN.get(token)
    if tile is None or tile == RIDER:
        raise wrong(token, rule)
    return tile


def read_card(token: str, rule: str) -> int:
    """The kind of a card."""
    kind = KIND.get(token)
    if kind is None:
        raise wrong(token, rule)
    return kind


def read_cards(tokens: Sequence[str], rule: str) -> Cards:
    """A set of cards; triples may be written as such or card by card."""
    cards = NO_CARDS
    for token in tokens[: MOST_CARDS + 1]:
        cards = plus(cards, TRIPLES.get(token) or count([read_card(token, rule)]))
    return cards


def read_palace(token: str, rule: str) -> int:
    """A palace's number, counted from 0."""
    digits = token[1:]
    if token[:1] != "@" or not (digits.isascii() and digits.isdigit()) or len(digits) > 2 or digits[0] == "0":
        raise wrong(token, rule)
    return int(digits) - 1


def read_place(token: str, rule: str) -> int:
    """Where a tile goes."""
    return {"new": NEW, "drop": DROP}.get(token) or read_palace(token, rule)


# -- deals ---------------------------------------------------------------------------------------------------


def write_deals(event: Event) -> list[str]:
    """The deals of an event: what chance did, as a record writes it."""
    data = event.data
    match event.kind:
        case "setup":
            return [f"quarries {' '.join(data['quarries'])}", f"warehouse {data['warehouse']}"]
        case "deal":
            return [f"hand P{(event.seat or 0) + 1} {' '.join(TOKENS[kind] for kind in data['cards'])}"]
        case "row":
            return [f"row {' '.join(data['cards'])}"]
        case "draw":
            place = "warehouse" if data["quarry"] is None else f"quarry Q{data['quarry'] + 1}"
            return [f"{place} {data['tile']}"]
        case "rider":
            return [f"rider {'quarry' if data['second'] else 'warehouse'}"]
        case "architect":
            return [f"architect Q{data['quarry'] + 1}"]
    return []
