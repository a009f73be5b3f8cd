"""Positions of Palazzo: the JSON form that people read and write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..game import read_seat
from ..position import Given, bad, bad_token, bad_type, nothing_due, number, step_name, too_many, typed
from .buildings import ascends
from .money import ALL_CARDS, KIND, NO_CARDS, TOKENS, Cards, count, holds, minus, plus, read_payment, shown
from .state import DEAREST, QUARRIES, State
from .tiles import ALL_TILES, BY_TOKEN, RIDER, RIDERS, Tile, in_order

if TYPE_CHECKING:
    from .steps import Auctioning, Step

OWN_PARTS = ("architect", "riders", "warehouse", "quarries", "stock", "money", "discard")
SEAT_PARTS = ("hand", "palaces", "known")
STEP_PARTS = {
    "turn": (),
    "pick": ("seat", "row"),
    "market": ("price",),
    "choose": ("seat", "tiles"),
    "build": ("seat", "tiles"),
    "auction": ("lot", "bids", "passed", "to"),
}


# -- writing -------------------------------------------------------------------------------------------------


def write_position(state: State) -> dict[str, Any]:
    """The parts of a position that are Palazzo's."""
    from .steps import Turn

    return {
        "options": {"price_count": state.price_count},
        "architect": f"Q{state.architect + 1}",
        "riders": state.riders,
        "warehouse": [str(tile) for tile in state.warehouse],
        "quarries": [[str(tile) for tile in quarry] for quarry in state.quarries],
        "stock": [str(tile) for tile in reversed(state.stock)],
        "money": [TOKENS[kind] for kind in reversed(state.deck)],
        "discard": shown(state.discard),
        "seats": [
            {
                "hand": shown(state.hands[seat]),
                "palaces": [[str(tile) for tile in palace] for palace in state.palaces[seat]],
                "known": shown(state.known[seat]),
            }
            for seat in range(state.seats)
        ],
        "at": [write_step(state, step) for step in state.steps if not isinstance(step, Turn)],
    }


def write_step(state: State, step: Step) -> dict[str, Any]:
    """A pending decision, with what it needs."""
    from .steps import Auctioning, Building, Choosing, Marketing, Picking

    match step:
        case Picking():
            return {
                "step": "pick",
                "seat": f"P{step.seat(state) + 1}",
                "row": [TOKENS[kind] for kind in step.row],
            }
        case Marketing():
            return {"step": "market", "price": step.price}
        case Choosing() | Building():
            return {
                "step": step.name,
                "seat": f"P{step.seat(state) + 1}",
                "tiles": [str(tile) for tile in step.tiles],
            }
        case Auctioning():
            bids = {}
            for seat, raised in enumerate(step.bids):
                lying = [["c3"]] if seat == state.turn and not step.passed[seat] else []
                lying += [shown(cards) for cards in raised]
                if lying:
                    bids[f"P{seat + 1}"] = lying
            return {
                "step": "auction",
                "lot": f"Q{step.lot + 1}",
                "bids": bids,
                "passed": [f"P{seat + 1}" for seat, passed in enumerate(step.passed) if passed],
                "to": f"P{step.to + 1}",
            }
    raise AssertionError(step)


# -- reading -------------------------------------------------------------------------------------------------


def read_position(given: Given) -> State:
    """A state from a position. Parts may be missing; the order of the stock is not checked.

    Raises:
        BadInput: a wrong type or token, a card or tile too many, a palace that breaks B1 or B2.
    """
    from .steps import Turn

    data = given.data
    state = State(len(given.seats), given.options["price_count"], given.seed)
    state.turn = given.turn
    state.architect = read_quarry(typed(data, "architect", str, "Q1"))
    state.riders = number(data, "riders", 0, RIDERS)
    state.warehouse = read_tiles(typed(data, "warehouse", list, []))
    quarries = typed(data, "quarries", list, [[]] * QUARRIES)
    if len(quarries) != QUARRIES or not all(isinstance(quarry, list) for quarry in quarries):
        bad("palazzo-position-quarries", "There are four quarries, each a list of tiles.")
    state.quarries = [read_tiles(quarry) for quarry in quarries]
    state.stock = read_tiles(typed(data, "stock", list, []), riders=True)[::-1]
    state.deck = read_kinds(typed(data, "money", list, []))[::-1]
    state.discard = count(read_kinds(typed(data, "discard", list, [])))
    for seat, part in enumerate(given.seats):
        read_seat_part(state, seat, part)
    state.ended = given.over or state.riders == RIDERS
    if state.ended:
        nothing_due(given.at)
    for step in given.at:
        if state.steps and not (isinstance(step, dict) and step.get("step") == "build"):
            # Whatever waits beneath another decision must find the table as it was.
            bad("palazzo-position-step", "Only a “build” can stand on another decision.")
        state.steps.append(read_step(state, step))
    if not state.steps and not state.ended:
        state.steps.append(Turn())
    check_pieces(state)
    return state


def read_tiles(tokens: Sequence[Any], riders: bool = False) -> list[Tile]:
    """Tiles from their tokens."""
    tiles = []
    for token in tokens:
        tile = BY_TOKEN.get(token) if isinstance(token, str) else None
        if tile is None or (tile == RIDER and not riders):
            bad_token(token)
        tiles.append(tile)
    return tiles


def read_kinds(tokens: Any) -> list[int]:
    """Kinds of cards from their tokens."""
    if not isinstance(tokens, list):
        bad_type("cards")
    found = []
    for token in tokens:
        kind = KIND.get(token) if isinstance(token, str) else None
        if kind is None:
            bad_token(token)
        found.append(kind)
    return found


def read_lying(tokens: Any) -> Cards:
    """The cards of one raise; triples may be written as such."""
    from .notation import TRIPLES

    cards = NO_CARDS
    if not isinstance(tokens, list):
        read_kinds(tokens)
    for token in tokens:
        triple = TRIPLES.get(token) if isinstance(token, str) else None
        cards = plus(cards, triple or count(read_kinds([token])))
    return cards


def read_quarry(text: Any) -> int:
    """The number (from 0) of a quarry."""
    if text not in ("Q1", "Q2", "Q3", "Q4"):
        bad_token(text)
    return int(text[1]) - 1


def read_seat_part(state: State, seat: int, part: Mapping[str, Any]) -> None:
    """A seat's hand, palaces and known cards."""
    state.hands[seat] = count(read_kinds(part.get("hand", [])))
    state.known[seat] = count(read_kinds(part.get("known", [])))
    if not holds(state.hands[seat], state.known[seat]):
        bad("palazzo-position-known", "A known card of P{seat} is not in the hand.", seat=seat + 1)
    palaces = typed(part, "palaces", list, [])
    if not all(isinstance(palace, list) and palace for palace in palaces):
        bad_type("palaces")
    for tokens in palaces:
        palace = tuple(read_tiles(tokens))
        if not ascends(palace):
            bad(
                "palazzo-position-palace",
                "The floors of the palace {palace} do not ascend (B1, B2).",
                palace=" ".join(map(str, palace)),
            )
        state.palaces[seat].append(palace)


def read_step(state: State, data: Any) -> Step:
    """A pending decision."""
    from .steps import Building, Choosing, Marketing, Picking, Turn

    match step_name(data, STEP_PARTS):
        case "pick":
            row = tuple(read_kinds(data.get("row")))
            picking = Picking(row)
            if not 1 <= len(row) <= state.seats + 1:
                bad("palazzo-position-row", "The row holds 1 card to one more than there are seats.")
            seat = read_seat(str(data.get("seat")), state.seats)
            if picking.seat(state) != seat:
                bad("palazzo-position-row", "With so many cards in the row another seat picks.")
            return picking
        case "market":
            return Marketing(number(data, "price", -1, DEAREST))
        case "choose" | "build" as name:
            seat = read_seat(str(data.get("seat")), state.seats)
            tiles = tuple(in_order(read_tiles(typed(data, "tiles", list, []))))
            if not tiles:
                bad("palazzo-position-step", "There is no tile to {step}.", step=str(name))
            return Choosing(seat, tiles) if name == "choose" else Building(seat, tiles)
        case "auction":
            return read_auction(state, data)
    return Turn()


def read_auction(state: State, data: Mapping[str, Any]) -> Auctioning:
    """A running auction (T2.7 to T2.11): bids that are money, of seats that are in."""
    from .steps import Auctioning

    lot = read_quarry(data.get("lot"))
    passed = [False] * state.seats
    for seat in typed(data, "passed", list, []):
        passed[read_seat(str(seat), state.seats)] = True
    bids: list[tuple[Cards, ...]] = [()] * state.seats
    for name, raised in typed(data, "bids", dict, {}).items():
        seat = read_seat(str(name), state.seats)
        if not isinstance(raised, list):
            bad("palazzo-position-bid", "The bid of P{seat} is not money.", seat=seat + 1)
        if seat == state.turn and raised[:1] == [["c3"]]:
            raised = raised[1:]
        bids[seat] = tuple(read_lying(cards) for cards in raised)
        if bids[seat] and passed[seat]:
            bad("palazzo-position-bid", "P{seat} has passed and has no bid.", seat=seat + 1)
    to = read_seat(str(data.get("to")), state.seats)
    auction = Auctioning(lot, tuple(bids), tuple(passed), to)
    for seat in range(state.seats):
        bound = auction.bound(seat)
        if any(read_payment(cards, bound) is None or not any(cards) for cards in bids[seat]) or (
            bids[seat] and auction.needs_card(seat)
        ):
            bad("palazzo-position-bid", "The bid of P{seat} is not money (M1, M2).", seat=seat + 1)
    if not state.quarries[lot] or state.architect != lot:
        bad("palazzo-position-lot", "The lot lies on its quarry, and the architect stands there.")
    if passed[to] or passed.count(False) < 2:
        bad("palazzo-position-to", "An auction needs two seats that are in, one of them to bid.")
    if auction.leader(state) == to:
        bad("palazzo-position-to", "The seat with the highest bid has not to raise it.")
    return auction


def check_pieces(state: State) -> None:
    """No tile, rider or card more than there are; what is missing among the tiles is out of the game."""
    from .steps import Auctioning, Building, Choosing, Picking

    left = list(ALL_TILES)
    tiles = state.warehouse + [t for quarry in state.quarries for t in quarry] + state.stock
    tiles += [tile for palaces in state.palaces for palace in palaces for tile in palace]
    cards = plus(state.discard, count(state.deck))
    for hand in state.hands:
        cards = plus(cards, hand)
    for step in state.steps:
        if isinstance(step, Building | Choosing):
            tiles += step.tiles
        elif isinstance(step, Picking):
            cards = plus(cards, count(step.row))
        elif isinstance(step, Auctioning):
            for raised in step.bids:
                for lying in raised:
                    cards = plus(cards, lying)
    riders = state.riders + tiles.count(RIDER)
    if riders > RIDERS:
        too_many(str(RIDER))
    for tile in tiles:
        if tile == RIDER:
            continue
        if tile not in left:
            too_many(str(tile))
        left.remove(tile)
    if not holds(ALL_CARDS, cards):
        kind = next(kind for kind, n in enumerate(minus(cards, ALL_CARDS)) if n)
        too_many(TOKENS[kind])
    state.gone = in_order(left)
