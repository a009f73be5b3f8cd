"""The greedy bot: it plays what gains most by its own values, from what its seat may know, without searching ahead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from ..game import Moves
from ..rng import Rng
from .buildings import Palace, fits_on_top
from .money import (
    AUCTIONEER_VALUE,
    CERTIFICATE,
    FACE,
    KINDS,
    NO_CARDS,
    TRIPLE,
    Cards,
    best_currency,
    count,
    holds,
    minus,
    plus,
    read_payment,
)
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
)
from .payments import cheapest, purchases
from .state import QUARRIES
from .steps import SHARED_OUT, Auctioning, Building, Choosing, Marketing, Picking, rebuilding_ways, rebuilt
from .tiles import Tile, in_order
from .values import SURE, WEIGHTS, Outlook, Weights
from .view import View

T = TypeVar("T")

UNKNOWN_CARD = 2
"""What a card that was never seen adds to the currency that pays, by and large."""


class GreedyBot:
    """Plays what gains most at once, with an eye to what tiles and cards may become."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: View, moves: Moves[Move], rng: Rng, budget: float) -> Move:
        """The move that gains most by the bot's values; the first of equal ones."""
        mind = Mind(view, self.weights)
        match view.steps[-1]:
            case Picking() as step:
                return mind.pick(step.row)
            case Marketing() as step:
                return mind.shop(step.price)
            case Auctioning() as step:
                return mind.bid(step)
            case Choosing() as step:
                return mind.take_one(step)
            case Building() as step:
                return mind.build(step.tiles)
            case _:
                return mind.act(moves)


class Mind:
    """One decision: a view and what follows from it."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.seat = view.seat
        self.outlook = Outlook(view, weights)
        self.palaces = view.palaces[view.seat]
        self.others = [(view.seat + i) % view.seats for i in range(1, view.seats)]
        self.now = self.outlook.palaces(self.palaces)

    # -- T: the turn

    def act(self, moves: Moves[Move]) -> Move:
        """Money, market or a rebuilding (T)."""
        options: list[tuple[int, Move]] = []
        if isinstance(moves.nth(0), Money):
            options.append((self.money(), Money()))
        options.append((self.market(), Market()))
        options.extend(self.rebuildings())
        return best(options)

    def money(self) -> int:
        """What taking money gains (T1.1): two cards a little better than the mean, less what one each gives others."""
        unseen = self.view.unseen_cards if self.view.deck else self.view.discard
        number = max(1, sum(unseen))
        mine = sum(n * self.outlook.card(self.view.hand, kind) for kind, n in enumerate(unseen) if n)
        theirs = sum(n * FACE[kind] for kind, n in enumerate(unseen)) * self.outlook.coin
        gain = 2 * mine * self.weights.choice // (number * SURE)
        return gain - len(self.others) * theirs * self.weights.envy // (number * SURE)

    def market(self) -> int:
        """What the market gains (T2), going by what lies there before the two tiles are drawn."""
        return max(
            [self.auction(self.view.warehouse), *(gain for gain, _ in self.buys(self.price(self.view.warehouse)))]
        )

    def price(self, warehouse: Sequence[Tile]) -> int:
        """What a tile will cost the seat that goes to the market when these tiles lie there (T2.5)."""
        laid = len(warehouse) + (self.view.price_count == "purchase")
        return max(0, 10 - laid)

    def rebuildings(self) -> Iterator[tuple[int, Move]]:
        """What each rebuilding gains, paid with the card that is missed least (T3)."""
        ways = rebuilding_ways(self.palaces)
        if not ways or not any(self.view.hand):
            return
        loss, kind = min((self.spent(count([kind])), kind) for kind in range(KINDS) if self.view.hand[kind])
        for way in ways:
            yield self.outlook.palaces(rebuilt(self.palaces, way)) - self.now - loss, way._replace(kind=kind)

    def spent(self, cards: Cards) -> int:
        """What is lost with cards of the hand."""
        return self.outlook.hand(self.view.hand) - self.outlook.hand(minus(self.view.hand, cards))

    # -- T1: money

    def pick(self, row: Sequence[int]) -> Move:
        """The card that is worth most in the hand; of two to pick (T1.1) the better of the best pair first."""
        hand = self.view.hand
        if len(row) <= self.view.seats:
            return best([(self.outlook.card(hand, kind), Pick(kind)) for kind in sorted(set(row))])
        pairs = []
        for i, first in enumerate(row):
            for second in (*row[:i], *row[i + 1 :]):
                both = self.outlook.hand(plus(hand, count([first, second])))
                pairs.append((both, self.outlook.card(hand, first), -first))
        return Pick(-max(pairs)[2])

    # -- T2: buying

    def shop(self, price: int) -> Move:
        """Buy or auction (T2.4)."""
        return best([*self.buys(price), (self.auction(self.view.warehouse), Auction())])

    def buys(self, price: int) -> Iterator[tuple[int, Move]]:
        """What each purchase gains (T2.5), paid with the cards that are missed least, less what it leaves."""
        tiles = in_order(self.view.warehouse)
        singles = [(tile,) for tile in dict.fromkeys(tiles)]
        pairs = dict.fromkeys((a, b) for i, a in enumerate(tiles) for b in tiles[i + 1 :])
        for lots, cost in ((singles, price), (pairs, 2 * price)):
            payment = self.payment(cost)
            if payment is None:
                continue
            loss = self.spent(payment)
            for lot in lots:
                rest = tiles[:]
                for tile in lot:
                    rest.remove(tile)
                yield self.gain(self.seat, lot) - loss - self.leavings(rest), Buy(lot, payment)

    def leavings(self, warehouse: Sequence[Tile]) -> int:
        """What it costs to leave these tiles to the next seat, which may buy the best of them."""
        seat, price = self.others[0], self.price(warehouse)
        if not warehouse or self.power(seat) < price:
            return 0
        gain = max(self.gain(seat, [tile]) for tile in warehouse) - price * self.outlook.coin
        return max(0, gain) * self.weights.leave // SURE

    def payment(self, price: int) -> Cards | None:
        """The cards that pay a price and are missed least; None where none do."""
        ways = purchases(self.view.hand, price)
        return min(ways, key=self.spent, default=None)

    # -- T2: auctions

    def auction(self, warehouse: Sequence[Tile]) -> int:
        """What an auction of the next quarry gains (T2.6), less what it leaves in the warehouse."""
        lot = self.next_lot()
        if not lot:
            return -self.leavings(warehouse)
        return (self.shared(lot) if len(lot) >= SHARED_OUT else self.sold(lot)) - self.leavings(warehouse)

    def sold(self, lot: Sequence[Tile]) -> int:
        """What a lot gains at auction, if everybody bids what it is worth to them and they can pay."""
        coin = self.outlook.coin
        mine = self.gain(self.seat, lot)
        limit = min(mine // coin, self.power(self.seat)) + AUCTIONEER_VALUE
        limits = [(min(self.gain(seat, lot) // coin, self.power(seat)), seat) for seat in self.others]
        top, rival = max(limits, key=lambda found: found[0])
        if limit > top:
            return mine - max(0, top + 1 - AUCTIONEER_VALUE) * coin
        return -self.envied(self.gain(rival, lot) - limit * coin)

    def shared(self, lot: Sequence[Tile]) -> int:
        """What a lot that is shared out gains, if everybody takes what is worth most to them (T2.12)."""
        left = in_order(lot)
        total = 0
        for seat in (self.seat, *self.others):
            gain, tile = max([(self.gain(seat, [tile]), tile) for tile in left], key=lambda found: found[0])
            left.remove(tile)
            total += gain if seat == self.seat else -self.envied(gain)
        return total

    def envied(self, gain: int) -> int:
        """What another seat's gain costs."""
        return max(0, gain) * self.weights.envy // SURE

    def next_lot(self) -> tuple[Tile, ...]:
        """The tiles of the quarry to be auctioned next (T2.6); none where all are empty."""
        for steps in range(1, QUARRIES + 1):
            lot = self.view.quarries[(self.view.architect + steps) % QUARRIES]
            if lot:
                return lot
        return ()

    def power(self, seat: int) -> int:
        """What a seat can pay, by and large, from the cards that all have seen and the number of the others."""
        if seat == self.seat:
            return best_currency(self.view.hand)
        known = self.view.known[seat]
        unknown = self.view.cards[seat] - sum(known)
        return best_currency(known) + unknown * UNKNOWN_CARD

    def bid(self, step: Auctioning) -> Move:
        """Raise while the lot is worth more than the cards, with those that are missed least (T2.8)."""
        lying = NO_CARDS
        for cards in step.bids[self.seat]:
            lying = plus(lying, cards)
        lot = self.view.quarries[step.lot]
        worth = self.gain(self.seat, lot) + self.spite(step, lot)
        totals = [self.total(step, seat) for seat in range(self.view.seats)]
        least = max(total for seat, total in enumerate(totals) if not step.passed[seat]) - totals[self.seat] + 1
        whole = self.outlook.hand(plus(self.view.hand, lying))
        options: list[tuple[int, Move]] = [(0, Pass())]
        for cards in dict.fromkeys(raises(self.view.hand, step.bound(self.seat), step.needs_card(self.seat), least)):
            options.append((worth - whole + self.outlook.hand(minus(self.view.hand, cards)), Bid(cards)))
        return best(options)

    def spite(self, step: Auctioning, lot: Sequence[Tile]) -> int:
        """What it is worth to keep a lot from the rivals that are still in."""
        rivals = [seat for seat in self.others if not step.passed[seat]]
        gain = max(self.gain(seat, lot) - self.total(step, seat) * self.outlook.coin for seat in rivals)
        return max(0, gain) * self.weights.spite // SURE

    def total(self, step: Auctioning, seat: int) -> int:
        """What a seat's bid is worth."""
        bound = step.bound(seat)
        payments = [read_payment(cards, bound) for cards in step.bids[seat]]
        total = sum(payment.worth for payment in payments if payment is not None)
        return total + (AUCTIONEER_VALUE if seat == self.view.turn else 0)

    def take_one(self, step: Choosing) -> Move:
        """The tile that gains most (T2.12)."""
        return best([(self.gain(self.seat, [tile]), Choose(tile)) for tile in dict.fromkeys(in_order(step.tiles))])

    # -- B: building

    def gain(self, seat: int, tiles: Sequence[Tile]) -> int:
        """What these tiles gain a seat, built where they are worth most to it."""
        before = self.view.palaces[seat]
        return max(self.outlook.palaces(after) for after, _ in built(before, tiles)) - self.outlook.palaces(before)

    def build(self, tiles: Sequence[Tile]) -> Move:
        """The first step to the best palaces that can be built of the tiles (B5, B7)."""
        return best([(self.outlook.palaces(after), first) for after, first in built(self.palaces, tiles)])


def built(palaces: tuple[Palace, ...], tiles: Sequence[Tile]) -> Iterator[tuple[tuple[Palace, ...], Place]]:
    """All that can be built of these tiles, from the lowest floor up, and the first step to it."""
    tile, *rest = sorted(tiles, key=lambda tile: tile.floor)
    for where in (*(i for i, palace in enumerate(palaces) if fits_on_top(palace, tile)), NEW, DROP):
        if where == DROP:
            after = palaces
        elif where == NEW:
            after = (*palaces, (tile,))
        else:
            after = (*palaces[:where], (*palaces[where], tile), *palaces[where + 1 :])
        first = Place(tile, where)
        if rest:
            for final, _ in built(after, rest):
                yield final, first
        else:
            yield after, first


def raises(hand: Cards, bound: int | None, needs_card: bool, least: int) -> Iterator[Cards]:
    """A few good ways to raise by at least so much: the least of each currency, with no triple or with one (T2.8)."""
    for joker in (NO_CARDS, *triples(hand)):
        left = least - (TRIPLE if any(joker) else 0)
        if any(joker) and left <= 0:
            yield joker
            continue
        rest = minus(hand, joker)
        for currency in range(3) if bound is None else (bound,):
            own = tuple(n if kind // 5 == currency or kind == CERTIFICATE else 0 for kind, n in enumerate(rest))
            found = cheapest(own, bound, needs_card and not any(joker), left)
            if found is not None:
                yield plus(joker, found)


def triples(hand: Cards) -> Iterator[Cards]:
    """The triples of a hand, each once (M3)."""
    for v in range(5):
        triple = count([v, 5 + v, 10 + v])
        if holds(hand, triple):
            yield triple
    if hand[CERTIFICATE] >= 3:
        yield count([CERTIFICATE] * 3)


def best(options: Iterable[tuple[int, T]]) -> T:
    """The option of the highest value, the first of equal ones."""
    return max(options, key=lambda option: option[0])[1]
