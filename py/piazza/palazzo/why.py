"""Why the bot that gives hints plays a move, in a sentence: by the values by which it chose."""

from __future__ import annotations

from collections.abc import Sequence

from ..words import Message, say
from ..words import seat as seat_arg
from .bot import Mind, best, built
from .gains import best_gain, lot_gain
from .money import (
    CERTIFICATE,
    FACE,
    TRIPLE,
    Cards,
    best_currency,
    count,
    minus,
    plus,
    read_payment,
)
from .moves import DROP, Auction, Bid, Buy, Choose, Market, Money, Move, Pass, Pick, Place, Raze, Slide, Take
from .scoring import score
from .steps import SHARED_OUT, Auctioning, Building, Picking, rebuilt
from .tiles import Tile
from .values import POINT, WEIGHTS
from .view import View
from .words import tiles_said


def why(view: View, move: Move) -> Message | None:
    """The reason for a move that the bot chose; None where it has none but that there is no other."""
    mind = Mind(view, WEIGHTS)
    match move, view.steps[-1]:
        case Money(), _:
            return why_money(mind)
        case Market(), _:
            return why_market(mind)
        case (Take() | Slide() | Raze()) as way, _:
            return why_rebuild(mind, way)
        case Pick(kind=kind), Picking():
            return why_pick(view.hand, kind)
        case Buy() as buy, _:
            return why_buy(mind, buy)
        case Auction(), _:
            return why_auction(mind)
        case Bid() as bid, Auctioning() as step:
            return why_bid(mind, step, bid)
        case Pass(), Auctioning() as step:
            return why_pass(mind, step)
        case Choose(tile=tile), _:
            return say("palazzo-why-choose", gain=gained(mind, [tile])) if mind.gain(mind.seat, [tile]) > 0 else LEAST
        case Place() as place, Building() as step:
            return why_place(mind, step, place)
    return None


LEAST = say("palazzo-why-least")
"""Nothing gains anything, and this loses least."""


def gained(mind: Mind, tiles: Sequence[Tile], seat: int | None = None) -> Message:
    """What tiles bring to a seat (its own, if none is named): at once, or else in the end, as the bot values them."""
    who = mind.seat if seat is None else seat
    return gain_said(best_gain(mind.view.palaces[who], tiles), mind.gain(who, tiles))


def gain_said(now: int, later: int) -> Message:
    """Points at once where there are any; else about as many in the end (``later``, in thousandths)."""
    if now > 0:
        return say("palazzo-gain-now", points=now)
    return say("palazzo-gain-later", points=(later + POINT // 2) // POINT)


# -- T: the turn


def why_money(mind: Mind) -> Message:
    """Nothing can be paid, or what can be got is worth less than two cards (T1.1)."""
    price = mind.price(mind.view.warehouse)
    if mind.payment(price) is None:
        return say("palazzo-why-poor", held=best_currency(mind.view.hand), price=price)
    return say("palazzo-why-money")


def why_market(mind: Mind) -> Message:
    """What lies there before the draw: tiles to buy, or the next lot (T2)."""
    view = mind.view
    price = mind.price(view.warehouse)
    auction = mind.auction(view.warehouse)
    value, buy = max(mind.buys(price), key=lambda found: found[0], default=(auction - 1, None))
    if max(value, auction) <= 0:
        return LEAST
    if isinstance(buy, Buy) and value >= auction:
        tiles = tiles_said([str(tile) for tile in buy.tiles])
        return say("palazzo-why-market", tiles=tiles, price=price * len(buy.tiles), gain=gained(mind, buy.tiles))
    return why_share(mind) or say("palazzo-why-next", gain=lot_gained(mind))


def why_share(mind: Mind) -> Message | None:
    """A lot of four or more is nobody's to win: the seat whose turn it is chooses first (T2.12)."""
    return say("palazzo-why-share", gain=lot_gained(mind)) if len(mind.next_lot()) >= SHARED_OUT else None


def lot_gained(mind: Mind) -> Message:
    """What the next lot brings: of one that is shared out, the tile that is chosen first (T2.12)."""
    lot = mind.next_lot()
    if len(lot) < SHARED_OUT:
        return gained(mind, lot)
    return gain_said(lot_gain(mind.palaces, lot), max(mind.gain(mind.seat, [tile]) for tile in lot))


def why_rebuild(mind: Mind, way: Take | Slide | Raze) -> Message:
    """What the palaces are worth more, for one card (T3.1)."""
    after = rebuilt(mind.palaces, way)
    now, later = score(after) - score(mind.palaces), mind.outlook.palaces(after) - mind.now
    return say("palazzo-why-rebuild", gain=gain_said(now, later)) if max(now, later) > 0 else LEAST


def why_pick(hand: Cards, kind: int) -> Message:
    """A triple (M3), a certificate, or what the currency comes to with it."""
    after = plus(hand, count([kind]))
    if kind == CERTIFICATE:
        whole = after[CERTIFICATE] % 3 == 0
        return say("palazzo-why-pick-triple", worth=TRIPLE) if whole else say("palazzo-why-pick-certificate")
    alike = range(kind % 5, CERTIFICATE, 5)
    if min(after[one] for one in alike) > min(hand[one] for one in alike):
        return say("palazzo-why-pick-triple", worth=TRIPLE)
    currency = kind // 5
    total = sum(FACE[one] * after[one] for one in range(5 * currency, 5 * currency + 5))
    return say("palazzo-why-pick", currency=say(f"palazzo-currency-{'fdg'[currency]}"), total=total)


# -- T2: buying and auctions


def why_buy(mind: Mind, buy: Buy) -> Message:
    """What the tiles bring for their price, or that nothing is better (T2.4, T2.5)."""
    if mind.gain(mind.seat, buy.tiles) - mind.spent(buy.cards) <= 0:
        return LEAST
    return say("palazzo-why-buy", gain=gained(mind, buy.tiles))


def why_auction(mind: Mind) -> Message:
    """What the lot brings, more than a purchase would (T2.6)."""
    lot = mind.next_lot()
    if not lot or mind.auction(mind.view.warehouse) <= 0:
        return LEAST
    return why_share(mind) or say("palazzo-why-auction", gain=lot_gained(mind))


def why_bid(mind: Mind, step: Auctioning, bid: Bid) -> Message:
    """The lot is worth more than the cards: to the seat itself, or so much to a rival that it is to pay (T2.8)."""
    lot = mind.view.quarries[step.lot]
    hand, lying = mind.view.hand, lies(step, mind.seat)
    cost = mind.outlook.hand(plus(hand, lying)) - mind.outlook.hand(minus(hand, bid.cards))
    payment = read_payment(bid.cards, step.bound(mind.seat))
    assert payment is not None
    total = mind.total(step, mind.seat) + payment.worth
    if mind.gain(mind.seat, lot) >= cost:
        return say("palazzo-why-bid", gain=gained(mind, lot), total=total)
    rivals = [seat for seat in mind.others if not step.passed[seat]]
    rival = max(rivals, key=lambda seat: mind.gain(seat, lot) - mind.total(step, seat) * mind.outlook.coin)
    return say("palazzo-why-spite", name=seat_arg(rival), gain=gained(mind, lot, rival))


def why_pass(mind: Mind, step: Auctioning) -> Message:
    """Whatever beats the highest bid is worth more than the lot (T2.8)."""
    highest = max(mind.total(step, seat) for seat, out in enumerate(step.passed) if not out)
    lot = mind.view.quarries[step.lot]
    if mind.gain(mind.seat, lot) <= 0:
        return say("palazzo-why-pass-nothing")
    return say("palazzo-why-pass", gain=gained(mind, lot), highest=highest)


def lies(step: Auctioning, seat: int) -> Cards:
    """All cards that a seat has bid."""
    return count(kind for cards in step.bids[seat] for kind, n in enumerate(cards) for _ in range(n))


# -- B: building


def why_place(mind: Mind, step: Building, place: Place) -> Message:
    """What all tiles together bring, or why this place and no other (B7)."""
    now = score(mind.palaces)
    points = best([(mind.outlook.palaces(after), score(after) - now) for after, _ in built(mind.palaces, step.tiles)])
    if len(step.tiles) > 1 and points > 0:
        return say("palazzo-why-order", points=points)
    if place.palace == DROP:
        return say("palazzo-why-drop")
    gains = {first: score(after) - now for after, first in built(mind.palaces, [place.tile]) if first.palace != DROP}
    if len(gains) == 1:
        return say("palazzo-why-place" if gains[place] > 0 else "palazzo-why-place-alone")
    return say("palazzo-why-place" if gains[place] == max(gains.values()) else "palazzo-why-place-later")
