"""Moves composed of several pieces: buying, bidding and rebuilding. What a selection would make, or why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .. import offers
from ..game import BadInput, IllegalMove
from ..words import Message, say
from .buildings import points
from .gains import best_gain
from .money import FACE, KINDS, SHOWN_ORDER, TOKENS, Cards, count, read_payment, shown
from .moves import Bid, Buy, Move, Raze, Slide, Take
from .notation import write_move
from .payments import cheapest, purchases
from .scoring import score
from .state import State
from .steps import Auctioning, Marketing, Turn, check_floor, rebuilding_ways, rebuilt
from .tiles import RIDER, Tile, in_order
from .words import card_said, cards_said, tile_said

QUICK = 4
"""So many of the cheapest bids are offered ready-made."""


def composers(state: State) -> list[dict[str, Any]]:
    """The composers of the decision, with the pieces that each takes."""
    match state.steps[-1]:
        case Turn():
            return [rebuild_composer(state)]
        case Marketing() as step:
            return buy_composers(state, step)
        case Auctioning() as step:
            return [bid_composer(state, step)]
    return []


def compose(state: State, composer: str, picks: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """What the picked pieces make; its form is described in ``table``.

    Raises:
        BadInput: for a composer or a piece that isn't there.
    """
    step = state.steps[-1] if state.steps else None
    match composer, step:
        case "buy", Marketing():
            return compose_buy(state, step, picks)
        case "bid", Auctioning():
            return compose_bid(state, step, picks)
        case "rebuild", Turn():
            return compose_rebuild(state, picks)
    raise BadInput("error-composer", "There is nothing to compose as “{name}” now.", name=str(composer)[:24])


def lay(state: State, move: Move) -> dict[str, Any] | None:
    """How a legal move is put together: its composer and the picks; None for a move that is a choice of one control."""
    match move, state.steps[-1]:
        case Buy(tiles=tiles, cards=cards), _:
            left = list(state.warehouse)
            spots = []
            for tile in tiles:
                i = left.index(tile)
                left[i] = RIDER
                spots.append(f"warehouse:{i}")
            hand = state.hands[state.turn]
            return {"composer": "buy", "picks": {"tiles": spots, "cards": hand_spots(hand, cards)}}
        case Bid(cards=cards), Auctioning() as step:
            return {"composer": "bid", "picks": {"cards": hand_spots(state.hands[step.to], cards)}}
        case (Take() | Slide() | Raze()) as way, Turn():
            number = rebuilding_ways(state.palaces[state.turn]).index(way._replace(kind=0))
            card = hand_spots(state.hands[state.turn], count([way.kind]))
            return {"composer": "rebuild", "picks": {"card": card, "way": [f"way:{number}"]}}
    return None


# -- pieces --------------------------------------------------------------------------------------------------


def hand_kinds(hand: Cards) -> list[int]:
    """The kinds of a hand as it is shown: its index is the number in ``hand:3``."""
    return [kind for kind in SHOWN_ORDER for _ in range(hand[kind])]


def hand_items(hand: Cards) -> list[dict[str, Any]]:
    """Every card of a hand as a piece."""
    return [{"at": f"hand:{i}", "label": card_said(TOKENS[kind])} for i, kind in enumerate(hand_kinds(hand))]


def hand_spots(hand: Cards, cards: Cards) -> list[str]:
    """Where these cards lie in the hand."""
    left = list(cards)
    spots = []
    for i, kind in enumerate(hand_kinds(hand)):
        if left[kind]:
            left[kind] -= 1
            spots.append(f"hand:{i}")
    return spots


def picked(picks: Mapping[str, Sequence[str]], slot: str, place: str, size: int) -> list[int]:
    """The numbers of the pieces picked in a slot, each once."""
    return offers.picked(picks, slot, [f"{place}:{i}" for i in range(size)])


def picked_cards(hand: Cards, picks: Mapping[str, Sequence[str]]) -> Cards:
    """The cards picked from a hand."""
    held = hand_kinds(hand)
    return count(held[i] for i in picked(picks, "cards", "hand", len(held)))


def tray(state: State, move: Move | None, empty: bool, **more: Any) -> dict[str, Any]:
    """The reply: the move where it is complete and legal, else why not (nothing is said while nothing is picked)."""
    refusal = None
    if move is not None:
        try:
            state.steps[-1].check(state, move)
        except IllegalMove as fault:
            refusal, move = fault.message(), None
    return offers.tray(move and write_move(move), None if empty else refusal, **more)


def triple_notes(cards: Cards, bound: int | None) -> list[Message]:
    """The triples that a selection makes (M3)."""
    payment = read_payment(cards, bound)
    if payment is None:
        return []
    notes: list[Message] = [
        say("palazzo-note-triple", f"t{value}", value=value, worth=15)
        for value, n in zip(range(3, 8), payment.triples, strict=True)
        for _ in range(n)
    ]
    return notes + [say("palazzo-note-triple-certificates", "tc", worth=15)] * (payment.certificates // 3)


def blocked_cards(hand: Cards, cards: Cards, bound: int | None) -> dict[str, Any]:
    """The cards of the hand that can't join: another currency, and no triple is to be had with them (M1)."""
    payment = read_payment(cards, bound)
    currency = bound if payment is None or payment.currency is None else payment.currency
    if currency is None:
        return {}
    blocked = {}
    for i, kind in enumerate(hand_kinds(hand)):
        if kind >= 15 or kind // 5 == currency or cards[kind]:
            continue
        if any(not hand[5 * c + kind % 5] for c in range(3)):
            message = say("palazzo-no-other-currency", currency=say(f"palazzo-currency-{'fdg'[currency]}"))
            blocked[f"hand:{i}"] = {**message, "rule": "M1"}
    return blocked


# -- buying --------------------------------------------------------------------------------------------------


def buy_composers(state: State, step: Marketing) -> list[dict[str, Any]]:
    """Buying one or two tiles (T2.5); off where nothing can be bought."""
    hand = state.hands[state.turn]
    off = None
    if not state.warehouse:
        off = {**say("palazzo-no-warehouse"), "rule": "T2.5"}
    elif not purchases(hand, step.price):
        off = {**say("palazzo-no-buy", price=step.price), "rule": "T2.5"}
    tiles = [
        {
            "at": f"warehouse:{i}",
            "label": tile_said(str(tile)),
            "delta": best_gain(state.palaces[state.turn], [tile]),
        }
        for i, tile in enumerate(state.warehouse)
    ]
    most = min(2, len(state.warehouse))
    return [
        {
            "key": "buy",
            "label": say("palazzo-do-buy", price=step.price, most=most),
            "off": off,
            "slots": [
                {"key": "tiles", "label": say("palazzo-slot-tiles", most=most), "min": 1, "max": 2, "items": tiles},
                {
                    "key": "cards",
                    "label": say("palazzo-slot-cards"),
                    "min": 0,
                    "max": None,
                    "items": hand_items(hand),
                },
            ],
            "quick": [],
        }
    ]


def compose_buy(state: State, step: Marketing, picks: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """A purchase in the making."""
    hand = state.hands[state.turn]
    tiles = [state.warehouse[i] for i in picked(picks, "tiles", "warehouse", len(state.warehouse))]
    cards = picked_cards(hand, picks)
    price = step.price * len(tiles)
    payment = read_payment(cards)
    total = payment.worth if payment else sum(FACE[kind] * n for kind, n in enumerate(cards))
    best = cheapest_purchase(hand, price) if 1 <= len(tiles) <= 2 else None
    move = Buy(tuple(in_order(tiles)), cards) if tiles else None
    empty = not any(cards) and price > 0
    # Nobody pays for a tile to drop it.
    gain = best_gain(state.palaces[state.turn], tiles, drops=False) if 1 <= len(tiles) <= 2 else None
    return tray(
        state,
        move,
        empty,
        sum={"lies": 0, "adds": total, "total": total, "need": price, "over": total - price},
        notes=triple_notes(cards, None) + ([] if best or gain is None else [say("palazzo-note-beyond", need=price)]),
        cheapest=best and {"tiles": list(picks.get("tiles", ())), "cards": hand_spots(hand, best)},
        blocked=blocked_cards(hand, cards, None),
        delta=None if gain is None else gain_said(gain),
    )


def cheapest_purchase(hand: Cards, price: int) -> Cards | None:
    """The payment that is worth least, of these the one with the fewest cards."""

    def cost(cards: Cards) -> tuple[int, int]:
        payment = read_payment(cards)
        assert payment is not None
        return payment.worth, sum(cards)

    return min(purchases(hand, price), key=cost, default=None)


def gain_said(gain: int) -> dict[str, Any]:
    """What building at once comes to, in words."""
    label = say("palazzo-note-loss", points=-gain) if gain < 0 else say("palazzo-note-gain", points=gain)
    return {"points": gain, "label": label}


# -- bidding -------------------------------------------------------------------------------------------------


def bid_composer(state: State, step: Auctioning) -> dict[str, Any]:
    """Raising (T2.8); off where no raise is possible. The cheapest raises stand ready-made."""
    hand = state.hands[step.to]
    quick = quick_bids(state, step)
    off = None
    if not quick:
        off = {**say("palazzo-no-raise-left", highest=step.highest(state)), "rule": "T2.8"}
    lies = step.total(state, step.to)
    return {
        "key": "bid",
        "label": say("palazzo-do-bid", highest=step.highest(state)),
        "off": off,
        "slots": [
            {
                "key": "cards",
                "label": say("palazzo-slot-cards"),
                "min": 1,
                "max": None,
                "items": hand_items(hand),
            }
        ],
        "quick": [
            {
                "picks": {"cards": hand_spots(hand, cards)},
                "label": say("palazzo-quick-bid", total=lies + worth, cards=cards_said(shown(cards))),
            }
            for worth, cards in quick
        ],
    }


def quick_bids(state: State, step: Auctioning) -> list[tuple[int, Cards]]:
    """The cheapest raises, one for each total: what they add, and their cards."""
    hand = state.hands[step.to]
    bound = step.bound(step.to)
    found: list[tuple[int, Cards]] = []
    least = step.highest(state) - step.total(state, step.to) + 1
    while len(found) < QUICK:
        cards = cheapest(hand, bound, step.needs_card(step.to), least)
        if cards is None:
            break
        payment = read_payment(cards, bound)
        assert payment is not None
        found.append((payment.worth, cards))
        least = payment.worth + 1
    return found


def compose_bid(state: State, step: Auctioning, picks: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """A raise in the making."""
    hand = state.hands[step.to]
    bound = step.bound(step.to)
    cards = picked_cards(hand, picks)
    payment = read_payment(cards, bound)
    adds = payment.worth if payment else sum(FACE[kind] * n for kind, n in enumerate(cards))
    lies = step.total(state, step.to)
    highest = step.highest(state)
    best = cheapest(hand, bound, step.needs_card(step.to), highest - lies + 1)
    gain = best_gain(state.palaces[step.to], state.quarries[step.lot])
    return tray(
        state,
        Bid(cards) if any(cards) else None,
        not any(cards),
        sum={
            "lies": lies,
            "adds": adds,
            "total": lies + adds,
            "need": highest + 1,
            "over": lies + adds - highest,
        },
        notes=triple_notes(cards, bound),
        cheapest=best and {"cards": hand_spots(hand, best)},
        blocked=blocked_cards(hand, cards, bound),
        delta=gain_said(gain),
    )


# -- rebuilding ----------------------------------------------------------------------------------------------


def rebuild_composer(state: State) -> dict[str, Any]:
    """Rebuilding (T3): a card, and a way; off without a card or a palace."""
    seat = state.turn
    palaces = state.palaces[seat]
    ways = rebuilding_ways(palaces)
    off = None
    if not any(state.hands[seat]):
        off = {**say("palazzo-no-card-to-rebuild"), "rule": "T3.1"}
    elif not ways:
        off = {**say("palazzo-no-way-to-rebuild"), "rule": "T3.2"}
    before = score(palaces)
    items = [
        {
            "at": f"way:{i}",
            **way_led(state, way),
            "label": way_said(state, way),
            "delta": score(rebuilt(palaces, way)) - before,
        }
        for i, way in enumerate(ways)
    ]
    return {
        "key": "rebuild",
        "label": say("palazzo-do-rebuild"),
        "off": off,
        "slots": [
            {
                "key": "card",
                "label": say("palazzo-slot-card"),
                "min": 1,
                "max": 1,
                "items": hand_items(state.hands[seat]),
            },
            {"key": "way", "label": say("palazzo-slot-way"), "min": 1, "max": 1, "items": items},
        ],
        "quick": [],
    }


def way_led(state: State, way: Take | Slide | Raze) -> dict[str, Any]:
    """Which floor a rebuilding moves, and from where to where in the drawing."""
    seat = state.turn
    number = way.source if isinstance(way, Slide) else way.palace
    palace = state.palaces[seat][number]
    floor = palace.index(way.tile) if isinstance(way, Take) else 0
    match way:
        case Take():
            to = f"palace:{seat}:new"
        case Slide():
            to = f"palace:{seat}:{way.target}"
        case Raze():
            to = "drop"
    moved = say("palazzo-way-floor", tile=tile_said(str(palace[floor])), palace=number + 1)
    return {"from": f"palace:{seat}:{number}:{floor}", "to": to, "moved": moved}


def way_said(state: State, way: Take | Slide | Raze) -> Message:
    """A rebuilding in words."""
    palaces = state.palaces[state.turn]
    match way:
        case Take():
            return say("palazzo-way-take", tile=tile_said(str(way.tile)), palace=way.palace + 1)
        case Slide():
            tile = palaces[way.source][0]
            return say("palazzo-way-slide", tile=tile_said(str(tile)), palace=way.target + 1)
        case Raze():
            return say("palazzo-way-drop", tile=tile_said(str(palaces[way.palace][0])))


def compose_rebuild(state: State, picks: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """A rebuilding in the making."""
    seat = state.turn
    palaces = state.palaces[seat]
    hand = state.hands[seat]
    ways = rebuilding_ways(palaces)
    held = hand_kinds(hand)
    cards = picked(picks, "card", "hand", len(held))
    floors = [(number, tile) for number, palace in enumerate(palaces) for tile in palace]
    spots = [f"palace:{seat}:{number}:{palaces[number].index(tile)}" for number, tile in floors]
    chosen = offers.picked(picks, "way", [*(f"way:{i}" for i in range(len(ways))), *spots])
    way = ways[chosen[0]] if len(chosen) == 1 and chosen[0] < len(ways) else None
    kind = held[cards[0]] if len(cards) == 1 else None
    low = min((k for k in range(KINDS) if hand[k]), key=lambda k: (FACE[k], k), default=None)
    more: dict[str, Any] = {}
    if len(chosen) == 1:
        floor = way_led(state, way)["from"] if way is not None else spots[chosen[0] - len(ways)]
        more["blocked"] = closed_palaces(palaces, seat, *floors[spots.index(floor)])
    if way is None and ways:
        more["notes"] = [say("palazzo-note-point-to" if chosen else "palazzo-note-point")]
    if low is not None:
        more["cheapest"] = {
            "card": hand_spots(hand, count([low])),
            "way": list(picks.get("way", ())),
        }
    if way is not None:
        after = rebuilt(palaces, way)
        gain = score(after) - score(palaces)
        if not isinstance(way, Take):
            # The palace that is emptied keeps its place in the preview, so that the others do.
            after.insert(way.source if isinstance(way, Slide) else way.palace, ())
        more["delta"] = {"points": gain, "label": say("palazzo-note-change", points=gain)}
        more["ghost"] = [
            {
                "at": f"palace:{seat}:{i}",
                "tiles": [str(tile) for tile in palace],
                "points": [points(palaces[i]) if i < len(palaces) else 0, points(palace) if palace else 0],
            }
            for i, palace in enumerate(after)
            if i >= len(palaces) or palace != palaces[i]
        ]
    move = way._replace(kind=kind) if way is not None and kind is not None else None
    return tray(state, move, not cards, **more)


def closed_palaces(palaces: Sequence[Sequence[Tile]], seat: int, number: int, tile: Tile) -> dict[str, Any]:
    """The palaces into which a floor of that palace can't go now: whoever points there is told why (B2, T3.3)."""
    closed: dict[str, Any] = {}
    for target, palace in enumerate(palaces):
        if target == number:
            continue
        if len(palaces[number]) > 1:
            closed[f"palace:{seat}:{target}"] = {**say("palazzo-no-take-and-slide"), "rule": "T3.3"}
            continue
        try:
            check_floor(tuple(palace), tile)
        except IllegalMove as refusal:
            closed[f"palace:{seat}:{target}"] = refusal.message()
    return closed
