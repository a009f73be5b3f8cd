"""All the ways to pay: the payments of a purchase (M5), and the raises of a bid (T2.8), which are counted, not listed.

Every set of cards that is money falls into one *lane*: its cards outside triples are of one currency, or there are
none. In a lane a set is a choice for each value (how many triples, how many single cards) and a number of certificates,
so the sets can be counted by what they are worth without building them, and found by their number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from .money import (
    CERTIFICATE,
    NO_CARDS,
    TRIPLE,
    VALUES,
    Cards,
    Payment,
    certificates_worth,
    change_free,
    read_payment,
    to_cards,
)

Slot: TypeAlias = tuple[tuple[int, int, int, bool], ...]
"""The options for one value (or the certificates): triples, singles, worth, whether it meets the lane's need."""

SLOTS = len(VALUES) + 1


def lane_slots(hand: Sequence[int], currency: int | None, needs_card: bool) -> list[Slot]:
    """The options of a lane, value by value, then the certificates.

    Args:
        hand: counts of each kind.
        currency: of the cards outside triples, None for the lane without such cards.
        needs_card: whether only single cards (a lane with a currency), or only triples (the lane without), count as
            what the lane needs at least one of; False: nothing is needed.
    """
    slots: list[Slot] = []
    for v, value in enumerate(VALUES):
        most = min(hand[v], hand[5 + v], hand[10 + v])
        options = []
        for t in range(most + 1):
            singles = 0 if currency is None else hand[5 * currency + v] - t
            for s in range(singles + 1):
                meets = not needs_card or (t > 0 if currency is None else s > 0)
                options.append((t, s, TRIPLE * t + value * s, meets))
        slots.append(tuple(options))
    slots.append(
        tuple(
            (0, n, certificates_worth(n), not needs_card or (currency is None and n >= 3))
            for n in range(hand[CERTIFICATE] + 1)
        )
    )
    return slots


class Lane:
    """The sets of one lane that are worth at least ``least``, in the order of their options, slot by slot."""

    __slots__ = ("_tables", "currency", "least", "slots")

    def __init__(self, hand: Sequence[int], currency: int | None, needs_card: bool, least: int) -> None:
        self.currency = currency
        self.least = least
        self.slots = lane_slots(hand, currency, needs_card)
        # _tables[i][met][w]: how many choices for slots i… are worth at least w (met: the need is met already).
        self._tables: list[tuple[list[int], list[int]]] = [([1], [1])] * (SLOTS + 1)
        self._tables[SLOTS] = ([0], [1])
        for i in range(SLOTS - 1, -1, -1):
            self._tables[i] = (self._table(i, False), self._table(i, True))

    def _table(self, i: int, met: bool) -> list[int]:
        options = self.slots[i]
        after = self._tables[i + 1]
        length = max(worth for _, _, worth, _ in options) + len(after[0])
        table = [0] * length
        for _, _, worth, meets in options:
            row = after[met or meets]
            first = row[0]
            for w in range(worth):
                table[w] += first
            for w, n in enumerate(row):
                table[worth + w] += n
        return table

    def _ways(self, i: int, met: bool, least: int) -> int:
        row = self._tables[i][met]
        return row[least if least > 0 else 0] if least < len(row) else 0

    def count(self) -> int:
        """How many sets there are."""
        return self._ways(0, False, self.least)

    def nth(self, number: int) -> Cards:
        """The set with that number."""
        least, met = self.least, False
        chosen = []
        for i, options in enumerate(self.slots):
            for option in options:
                after = met or option[3], least - option[2]
                ways = self._ways(i + 1, *after)
                if number < ways:
                    break
                number -= ways
            else:
                raise IndexError(number)
            chosen.append(option[:2])
            met, least = after
        return self._cards(chosen)

    def index(self, payment: Payment) -> int:
        """The number of a set of this lane; ValueError where it isn't one."""
        least, met, number = self.least, False, 0
        wanted = [*zip(payment.triples, payment.singles, strict=True), (0, payment.certificates)]
        for i, options in enumerate(self.slots):
            for t, s, worth, meets in options:
                ways = self._ways(i + 1, met or meets, least - worth)
                if (t, s) == wanted[i]:
                    break
                number += ways
            else:
                raise ValueError(payment)
            least -= worth
            met = met or meets
        if not self._ways(SLOTS, met, least):
            raise ValueError(payment)
        return number

    def __iter__(self) -> Iterator[Cards]:
        def walk(i: int, met: bool, least: int, chosen: list[tuple[int, int]]) -> Iterator[Cards]:
            if i == SLOTS:
                yield self._cards(chosen)
                return
            for t, s, worth, meets in self.slots[i]:
                if self._ways(i + 1, met or meets, least - worth):
                    yield from walk(i + 1, met or meets, least - worth, [*chosen, (t, s)])

        if self.count():
            yield from walk(0, False, self.least, [])

    def _cards(self, chosen: Sequence[tuple[int, int]]) -> Cards:
        triples, singles = zip(*chosen[:-1], strict=True)
        return to_cards(Payment(self.currency, triples, singles, chosen[-1][1]))


class Raises:
    """Every set of cards that raises a bid above the highest (T2.8, T2.9, M1 to M4), in canonical order."""

    __slots__ = ("bound", "lanes")

    def __init__(self, hand: Sequence[int], bound: int | None, needs_card: bool, least: int) -> None:
        """
        Args:
            hand: counts of each kind.
            bound: the currency that the own bid has already, None for none (M1).
            needs_card: whether no currency card and no triple lies in the own bid yet (T2.9).
            least: what the added cards must be worth at least.
        """
        self.bound = bound
        if bound is not None:
            self.lanes = [Lane(hand, bound, False, least)]
        else:
            self.lanes = [Lane(hand, None, needs_card, least)]
            self.lanes += [Lane(hand, currency, True, least) for currency in range(3)]

    def count(self) -> int:
        """How many there are."""
        return sum(lane.count() for lane in self.lanes)

    def nth(self, i: int) -> Cards:
        """Number ``i``; IndexError when out of range."""
        for lane in self.lanes:
            n = lane.count()
            if i < n:
                return lane.nth(i)
            i -= n
        raise IndexError(i)

    def index(self, cards: Cards) -> int:
        """The number of a set; ValueError where it is no raise."""
        payment = read_payment(cards, self.bound)
        if payment is None:
            raise ValueError(cards)
        before = 0
        for lane in self.lanes:
            if lane.currency == payment.currency:
                return before + lane.index(payment)
            before += lane.count()
        raise ValueError(cards)

    def __iter__(self) -> Iterator[Cards]:
        for lane in self.lanes:
            yield from lane


@lru_cache(maxsize=4096)
def purchases(hand: Cards, price: int) -> tuple[Cards, ...]:
    """Every payment of a price, with no card too many (M1, M2, M3, M5), in canonical order. At price 0: no card."""
    if price <= 0:
        return (NO_CARDS,)
    found: list[Cards] = []
    for currency in (None, 0, 1, 2):
        slots = lane_slots(hand, currency, True)

        def walk(
            i: int,
            met: bool,
            worth: int,
            chosen: list[tuple[int, int]],
            slots: list[Slot] = slots,
            currency: int | None = currency,
        ) -> None:
            if i == SLOTS:
                if worth >= price and met:
                    triples, singles = zip(*chosen[:-1], strict=True)
                    payment = Payment(currency, triples, singles, chosen[-1][1])
                    if change_free(payment, price):
                        found.append(to_cards(payment))
                return
            for t, s, more, meets in slots[i]:
                # Once it pays, any further card is one too many (M5).
                if more and worth >= price:
                    break
                walk(i + 1, met or meets, worth + more, [*chosen, (t, s)])

        walk(0, False, 0, [])
    return tuple(found)


def cheapest(hand: Sequence[int], bound: int | None, needs_card: bool, least: int) -> Cards | None:
    """The raise worth least (of these: with the fewest cards, then first in order); None where there is none."""
    raises = Raises(hand, bound, needs_card, least)
    best: tuple[int, int] | None = None
    found = None
    for lane in raises.lanes:
        top = lane_top(lane)
        if top is None:
            continue
        for cards in _exactly(lane, top):
            size = (top, sum(cards))
            if best is None or size < best:
                best, found = size, cards
    return found


def lane_top(lane: Lane) -> int | None:
    """The smallest worth that a set of the lane has; None where it has no set."""
    total = lane.count()
    if not total:
        return None
    worth = lane.least
    while lane._ways(0, False, worth + 1) == total:
        worth += 1
    return max(worth, 0)


def _exactly(lane: Lane, worth: int) -> Iterator[Cards]:
    """The sets of a lane worth exactly so much, where that is its smallest worth."""

    def walk(i: int, met: bool, left: int, chosen: list[tuple[int, int]]) -> Iterator[Cards]:
        if i == SLOTS:
            if left == 0 and lane._ways(SLOTS, met, 0):
                yield lane._cards(chosen)
            return
        for t, s, more, meets in lane.slots[i]:
            if more <= left and lane._ways(i + 1, met or meets, left - more):
                yield from walk(i + 1, met or meets, left - more, [*chosen, (t, s)])

    yield from walk(0, False, worth, [])
