"""What a good player counts: tiles and riders still to come, the money that nobody has shown, and who showed what."""

from __future__ import annotations

from typing import Any

from ..counts import spread
from ..offers import column, counted, row
from ..words import Arg, say
from ..words import seat as seat_arg
from .money import CERTIFICATE, CERTIFICATES, COPIES, CURRENCIES, TOKENS, VALUES, Cards, minus, plus
from .state import State
from .tiles import ALL_TILES, MATERIALS, RIDERS, Tile
from .words import cards_said, tile_said

FLOORS = range(5, 0, -1)
WINDOWS = range(1, 4)


def count(state: State, viewer: int | None) -> list[dict[str, Any]]:
    """The counts as lists; of the hands only what the viewer has seen counts as seen. Their form is in ``table``."""
    materials = (material_said(state, material) for material in MATERIALS)
    return [left_said(state), *materials, money_said(state, viewer), hands_said(state, viewer)]


def left_said(state: State) -> dict[str, Any]:
    """What is left on the table, in numbers."""
    rows = [
        row(say("palazzo-count-tiles"), [sum(tile.floor > 0 for tile in state.stock), len(ALL_TILES)]),
        row(say("palazzo-count-riders"), [RIDERS - state.riders, RIDERS]),
        row(say("palazzo-count-deck"), len(state.deck)),
        row(say("palazzo-count-discard"), sum(state.discard)),
    ]
    return counted(say("palazzo-count-left"), rows)


def material_said(state: State, material: str) -> dict[str, Any]:
    """The tiles of a material that are still to come, by floor and windows; there are not all combinations (C2)."""

    def cell(tile: Tile) -> list[int] | None:
        every = ALL_TILES.count(tile)
        return [state.stock.count(tile), every] if every else None

    columns = [column(say("palazzo-count-windows", windows=windows), str(windows)) for windows in WINDOWS]
    rows = [
        row(say("palazzo-count-floor", floor=floor), *(cell(Tile(material, floor, windows)) for windows in WINDOWS))
        for floor in FLOORS
    ]
    title = say("palazzo-count-material", material=material)
    some = tile_said(str(Tile(material, 1, 1)))
    return counted(title, rows, columns, say("palazzo-count-corner"), token=some["token"])


def unseen(state: State, viewer: int | None) -> Cards:
    """The cards that the viewer has not seen: in the deck, and in the others' hands without having been shown."""
    cards: Cards = tuple(state.deck.count(kind) for kind in range(CERTIFICATE + 1))
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        if seat != viewer:
            cards = plus(cards, minus(hand, known))
    return cards


def money_said(state: State, viewer: int | None) -> dict[str, Any]:
    """The money cards that the viewer has not seen, by currency and value."""
    cards = unseen(state, viewer)
    columns = [column(say("palazzo-count-value", value=value), str(value)) for value in VALUES]
    size = len(VALUES)
    rows = [
        row(
            say(f"palazzo-currency-{token}"),
            *([n, COPIES] for n in cards[i * size : (i + 1) * size]),
        )
        for i, token in enumerate(CURRENCIES)
    ]
    note = say("palazzo-count-certificates", left=cards[CERTIFICATE], all=CERTIFICATES)
    return counted(say("palazzo-count-money"), rows, columns, say("palazzo-count-currency"), note=note)


def hands_said(state: State, viewer: int | None) -> dict[str, Any]:
    """What the others are known to hold, for they took or bid it openly, and how many cards of theirs nobody saw."""
    rows = []
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        if seat != viewer:
            cards = cards_said([TOKENS[kind] for kind in spread(known)])
            name: Arg = seat_arg(seat)
            told = say("palazzo-count-hand", name=name, cards=cards) if cards else say("palazzo-count-none", name=name)
            rows.append(row(told, sum(hand) - sum(known)))
    return counted(say("palazzo-count-hands"), rows, [column(say("palazzo-count-hidden"))], say("palazzo-count-shown"))
