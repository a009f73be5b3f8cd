"""What the page shows of Palazzo: the table, the decision with its choices, the log, the score sheet."""

from __future__ import annotations

from typing import Any

from .. import pages
from ..game import Event, IllegalMove
from ..offers import alike, choice
from ..pages import Tie, ending
from ..words import Arg, Message, say
from ..words import seat as seat_arg
from .buildings import Palace, points, worth
from .gains import best_gain, lot_gain
from .money import FACE, TOKENS, best_currency, shown
from .moves import DROP, NEW, Choose, Place
from .notation import write_move
from .scoring import score
from .state import DEAREST, State
from .steps import (
    SHARED_OUT,
    Auctioning,
    Building,
    Choosing,
    Marketing,
    Picking,
    Turn,
    can_take_money,
    coming_price,
    different,
    next_lot,
)
from .tiles import RIDERS, backs
from .tray import composers
from .words import card_said, cards_said, tile_said, tiles_said

# -- the table -----------------------------------------------------------------------------------------------


def seat_look(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    """A seat: its points, palaces, and of its hand what the viewer may see."""
    hand = shown(state.hands[seat])
    return {
        "points": score(state.palaces[seat]),
        "cards": len(hand),
        "hand": hand if seat == viewer or state.over else None,
        "known": shown(state.known[seat]),
        "palaces": [palace_look(palace) for palace in state.palaces[seat]],
    }


def palace_look(palace: Palace) -> dict[str, Any]:
    """A palace with its points, and how they come about (E2, E3)."""
    return {
        "tiles": [str(tile) for tile in palace],
        "points": points(palace),
        "parts": parts(palace),
    }


def parts(palace: Palace) -> list[dict[str, Any]]:
    """The points of a palace, part by part (E2, E3)."""
    found = worth(palace)
    floors = len(palace)
    windows = sum(tile.windows for tile in palace)
    rows = []
    if floors >= 3:
        rows.append({**say("palazzo-part-windows", windows=windows), "points": found.windows})
    if found.floors or floors < 3:
        rows.append({**say("palazzo-part-floors", floors=floors), "points": found.floors})
    if found.material:
        rows.append({**say("palazzo-part-material", material=palace[0].material), "points": found.material})
    return rows


def table_look(state: State, viewer: int | None) -> dict[str, Any]:
    """What lies in the middle, for the painter."""
    step = state.steps[-1] if state.steps else None
    asked = next((s.price for s in state.steps if isinstance(s, Marketing)), None)
    # Once the turn's market is over, or not entered, it is what the next turn's will ask.
    price = coming_price(state) if asked is None else asked
    auction = next((s for s in state.steps if isinstance(s, Auctioning)), None)
    fan = next((s for s in state.steps if isinstance(s, Choosing)), None)
    return {
        "architect": state.architect,
        "riders": state.riders,
        "warehouse": [str(tile) for tile in state.warehouse],
        "price": price,
        "priced": DEAREST - price,
        "priceHolds": asked is not None or isinstance(step, Turn),
        "quarries": [[str(tile) for tile in quarry] for quarry in state.quarries],
        "next": next_lot(state),
        "stock": {"left": len(state.stock), "back": backs(state.stock)[-1] if state.stock else None},
        "deck": len(state.deck),
        "discard": sum(state.discard),
        "row": [TOKENS[kind] for kind in step.row] if isinstance(step, Picking) else None,
        "lot": auction and {"quarry": auction.lot, "tiles": list(map(str, state.quarries[auction.lot]))},
        "bids": auction and [bid_look(state, auction, seat) for seat in range(state.seats)],
        "high": auction and {"seat": auction.leader(state), "total": auction.highest(state)},
        "pending": list(map(str, step.tiles)) if isinstance(step, Building) else None,
        "fan": fan and list(map(str, fan.tiles)),
    }


def bid_look(state: State, auction: Auctioning, seat: int) -> dict[str, Any]:
    """What lies of a seat in the auction."""
    opening = [["c3"]] if seat == state.turn and not auction.passed[seat] else []
    out = auction.passed[seat]
    return {
        "rounds": opening + [shown(cards) for cards in auction.bids[seat]],
        "total": 0 if out else auction.total(state, seat),
        "out": out,
    }


def title(state: State) -> Message:
    """Whose decision it is, and what is decided."""
    if state.over:
        return ending(state, "palazzo-title-won", "palazzo-title-shared")
    seat = state.to_decide()
    name: Arg = seat_arg(seat)
    match state.steps[-1]:
        case Turn():
            return say("palazzo-title-turn", name=name)
        case Picking() as step:
            active = seat == state.turn
            return say("palazzo-title-pick", name=name, left=len(step.row) - state.seats + 1 if active else 1)
        case Marketing() as step:
            return say("palazzo-title-market", name=name, price=step.price)
        case Auctioning() as step:
            return say("palazzo-title-auction", name=name, bid=step.highest(state))
        case Choosing():
            return say("palazzo-title-choose", name=name)
        case Building() as step:
            return say("palazzo-title-build", name=name, tiles=len(step.tiles))


def summary(state: State) -> Message:
    """The table in a sentence."""
    return say(
        "palazzo-summary",
        warehouse=len(state.warehouse),
        quarries=sum(map(len, state.quarries)),
        architect=state.architect + 1,
        riders=state.riders,
        stock=len(state.stock),
    )


# -- the decision --------------------------------------------------------------------------------------------


def subjects(state: State) -> list[dict[str, Any]]:
    """The tiles that wait to be built, where the order is to be chosen."""
    step = state.steps[-1]
    if not isinstance(step, Building):
        return []
    return [
        {"at": f"pending:{i}", "label": tile_said(str(tile))}
        for i, tile in enumerate(step.tiles)
        if tile not in step.tiles[:i]
    ]


def choices(state: State) -> list[dict[str, Any]]:
    """The moves that one control each makes; payments and rebuilding are composed in the tray."""
    match state.steps[-1]:
        case Turn():
            off = None
            if not can_take_money(state):
                off = {
                    **say("palazzo-no-money", left=state.cards_to_draw(), need=state.seats + 1),
                    "rule": "T1.2",
                }
            return [
                choice("money", say("palazzo-do-money", cards=state.seats + 1), at="money", off=off),
                choice("market", say("palazzo-do-market", price=coming_price(state)), at="stock"),
            ]
        case Picking() as step:
            return [
                choice(
                    f"pick {TOKENS[kind]}",
                    say("palazzo-do-pick", card=card_said(TOKENS[kind])),
                    at=f"row:{i}",
                    also=alike("row", step.row, i),
                )
                for i, kind in enumerate(step.row)
                if kind not in step.row[:i]
            ]
        case Marketing():
            return [auction_choice(state)]
        case Auctioning() as step:
            label = "palazzo-do-pass" if step.bids[step.to] else "palazzo-do-pass-bare"
            return [choice("pass", say(label), weight="pass")]
        case Choosing() as step:
            return [
                choice(
                    write_move(Choose(tile)),
                    say("palazzo-do-choose", tile=tile_said(str(tile))),
                    at=f"fan:{i}",
                    also=alike("fan", step.tiles, i),
                    delta=best_gain(state.palaces[step.to], [tile]),
                )
                for i, tile in enumerate(step.tiles)
                if tile not in step.tiles[:i]
            ]
        case Building() as step:
            return [
                *(place_choice(state, step, move) for move in step.moves(state) if isinstance(move, Place)),
                *closed_palaces(state, step),
            ]


def auction_choice(state: State) -> dict[str, Any]:
    """To auction: it says which lot, and whether it is shared out."""
    lot = next_lot(state)
    if lot is None:
        return choice("auction", say("palazzo-do-auction-nothing"))
    tiles = state.quarries[lot]
    shared = len(tiles) >= SHARED_OUT
    label = say("palazzo-do-share" if shared else "palazzo-do-auction", quarry=lot + 1, tiles=len(tiles))
    gain = lot_gain(state.palaces[state.turn], tiles)
    return choice("auction", label, at=f"quarry:{lot}", worth=lot_worth(gain, shared))


def lot_worth(gain: int, shared: bool) -> dict[str, Any]:
    """What a lot comes to for the seat whose turn it is, which has still to win it or to choose (T2.11, T2.12)."""
    if shared:
        message = "palazzo-worth-share-loss" if gain < 0 else "palazzo-worth-share"
    else:
        message = "palazzo-worth-lot-loss" if gain < 0 else "palazzo-worth-lot"
    return {"points": gain, "label": say(message, points=abs(gain))}


def place_choice(state: State, step: Building, move: Place) -> dict[str, Any]:
    """To build a tile somewhere: what the palace is worth before and after."""
    seat = step.builder
    tile = move.tile
    said = tile_said(str(tile))
    of = f"pending:{step.tiles.index(tile)}"
    text = write_move(move)
    if move.palace == DROP:
        return choice(text, say("palazzo-do-drop", tile=said), at="drop", of=of, delta=0)
    if move.palace == NEW:
        after = points((tile,))
        label = say("palazzo-do-new", tile=said, points=after)
        return choice(text, label, at=f"palace:{seat}:new", of=of, delta=after, points=[0, after])
    palace = state.palaces[seat][move.palace]
    before, after = points(palace), points((*palace, tile))
    label = say("palazzo-do-place", tile=said, palace=move.palace + 1, before=before, after=after)
    at = f"palace:{seat}:{move.palace}"
    return choice(text, label, at=at, of=of, delta=after - before, points=[before, after])


def closed_palaces(state: State, step: Building) -> list[dict[str, Any]]:
    """The palaces on which a tile can't be built: whoever takes hold of one is told why (B2, B5)."""
    found = []
    for tile in different(step.tiles):
        for number in range(len(state.palaces[step.builder])):
            move = Place(tile, number)
            try:
                step.check(state, move)
            except IllegalMove as refusal:
                said = say("palazzo-palace", palace=number + 1)
                of = f"pending:{step.tiles.index(tile)}"
                at = f"palace:{step.builder}:{number}"
                text = write_move(move)
                found.append(choice(text, said, at=at, of=of, off=refusal.message(), weight="table"))
    return found


# -- the log -------------------------------------------------------------------------------------------------


def narrate(event: Event) -> Message | None:
    """The event as a sentence of the log; None for what needs no words."""
    data = event.data
    name: Arg = seat_arg(event.seat) if event.seat is not None else ""
    match event.kind:
        case "setup":
            tiles = tiles_said([*data["quarries"], data["warehouse"]])
            return say("palazzo-log-setup", tiles=tiles)
        case "row":
            return say("palazzo-log-row", name=name, cards=cards_said(data["cards"]))
        case "pick":
            return say("palazzo-log-pick", name=name, card=card_said(data["card"]))
        case "shuffle":
            return say("palazzo-log-shuffle", cards=data["cards"])
        case "draw" if data["quarry"] is None:
            return say("palazzo-log-draw-warehouse", name=name, tile=tile_said(data["tile"]))
        case "draw":
            return say("palazzo-log-draw-quarry", name=name, tile=tile_said(data["tile"]), quarry=data["quarry"] + 1)
        case "rider":
            return say("palazzo-log-rider", name=name, count=data["count"], all=RIDERS)
        case "buy":
            return say(
                "palazzo-log-buy",
                name=name,
                tiles=tiles_said(data["tiles"]),
                price=data["price"],
                cards=cards_said(data["cards"]),
            )
        case "architect":
            message = "palazzo-log-share" if data["shared"] else "palazzo-log-auction"
            return say(message, name=name, quarry=data["quarry"] + 1, tiles=tiles_said(data["tiles"]))
        case "nothing":
            return say("palazzo-log-nothing", name=name)
        case "bid":
            return say("palazzo-log-bid", name=name, total=data["total"], cards=cards_said(data["cards"]))
        case "pass":
            return say("palazzo-log-pass" if data["cards"] else "palazzo-log-pass-bare", name=name)
        case "won":
            if not data["cards"]:
                return say("palazzo-log-won-certificate", name=name, tiles=tiles_said(data["tiles"]))
            # What lay includes the auctioneer's certificate, or the sum would not come out (T2.7).
            laid = [*data["cards"], "c3"] if data["opened"] else data["cards"]
            return say(
                "palazzo-log-won",
                name=name,
                total=data["total"],
                tiles=tiles_said(data["tiles"]),
                cards=cards_said(laid),
            )
        case "choose":
            return say("palazzo-log-choose", name=name, tile=tile_said(data["tile"]))
        case "leave":
            return say("palazzo-log-leave", tiles=tiles_said(data["tiles"]))
        case "place" if data["floors"] == 1:
            return say("palazzo-log-found", name=name, tile=tile_said(data["tile"]))
        case "place":
            return say("palazzo-log-place", name=name, tile=tile_said(data["tile"]), palace=data["palace"] + 1)
        case "drop":
            return say("palazzo-log-drop", name=name, tile=tile_said(data["tile"]))
        case "take":
            return say(
                "palazzo-log-take",
                name=name,
                tile=tile_said(data["tile"]),
                palace=data["palace"] + 1,
                card=card_said(data["card"]),
            )
        case "slide":
            return say(
                "palazzo-log-slide",
                name=name,
                tile=tile_said(data["tile"]),
                palace=data["target"] + 1,
                card=card_said(data["card"]),
            )
        case "raze":
            return say("palazzo-log-raze", name=name, tile=tile_said(data["tile"]), card=card_said(data["card"]))
        case "over":
            return say("palazzo-log-over")
    return None


# -- the score sheet -----------------------------------------------------------------------------------------


def lines(state: State, seat: int) -> list[dict[str, Any]]:
    """The palaces of a seat with their points (E2, E3)."""
    return [
        {
            "label": say("palazzo-palace", palace=number + 1),
            "tokens": [str(tile) for tile in palace],
            "parts": parts(palace),
            "points": points(palace),
        }
        for number, palace in enumerate(state.palaces[seat])
    ]


TIE = Tie(
    broken="palazzo-tie-money",
    shared="palazzo-tie-shared",
    key="money",
    worth=lambda state, seat: best_currency(state.hands[seat]),
)
"""E4."""


def sheet(state: State) -> dict[str, Any]:
    """Every palace of every seat with its points, the totals, and the tie-break where one happened (E2 to E4)."""
    return pages.sheet(state, lines, TIE)


WEALTH = say("palazzo-wealth")


def wealth(state: State) -> list[int]:
    """The money in every hand, card by card (C3)."""
    return [sum(FACE[kind] * n for kind, n in enumerate(hand)) for hand in state.hands]


PAGE = pages.Page(
    seat=seat_look,
    table=table_look,
    title=title,
    summary=summary,
    subjects=subjects,
    choices=choices,
    composers=composers,
)
