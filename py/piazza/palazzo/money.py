"""Money cards, and what a set of them is worth as a payment (C3, M1 to M5).

Cards of equal kind are alike, so a set of cards is a count for each kind: a tuple of 16 numbers. Kinds 0 to 14 are the
currencies' cards, florin 3 to 7, ducat 3 to 7, grosso 3 to 7; kind 15 is the certificate of value 2.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from ..counts import holds as holds
from ..counts import minus as minus
from ..counts import plus as plus
from ..counts import spread, tally

CURRENCIES = "fdg"
"""Florin, ducat, grosso (C3)."""

VALUES = (3, 4, 5, 6, 7)
COPIES = 3
"""Copies of each currency card (C3)."""

CERTIFICATES = 10
CERTIFICATE_VALUE = 2
AUCTIONEER_VALUE = 3
"""What the auctioneer's certificate is worth (C4)."""

TRIPLE = 15
"""What a triple is worth (M3)."""

KINDS = 16
CERTIFICATE = 15
"""The kind of the 2-certificates."""

TOKENS = (*(f"{currency}{value}" for currency in CURRENCIES for value in VALUES), "c")
"""The token of each kind."""

KIND = {token: kind for kind, token in enumerate(TOKENS)}

FACE = (*(value for _ in CURRENCIES for value in VALUES), CERTIFICATE_VALUE)
"""The value of each kind."""

Cards: TypeAlias = tuple[int, ...]
"""How many cards of each kind."""

NO_CARDS: Cards = (0,) * KINDS

ALL_CARDS: Cards = (COPIES,) * 15 + (CERTIFICATES,)
"""The 55 money cards (C3)."""


class Payment(NamedTuple):
    """A set of cards, read as money (M1 to M3).

    ``currency`` (0 to 2) is what the cards outside triples are of, None where there are none. ``triples`` and
    ``singles`` count the triples and the other cards of the currency for each of ``VALUES``; ``certificates`` counts
    the 2s.
    """

    currency: int | None
    triples: tuple[int, int, int, int, int]
    singles: tuple[int, int, int, int, int]
    certificates: int

    @property
    def worth(self) -> int:
        """What the set is worth (M3)."""
        return (
            TRIPLE * sum(self.triples)
            + sum(value * n for value, n in zip(VALUES, self.singles, strict=True))
            + certificates_worth(self.certificates)
        )

    @property
    def pays(self) -> bool:
        """Whether it holds a card of a currency or a triple, without which certificates pay nothing (M2)."""
        return any(self.triples) or any(self.singles) or self.certificates >= 3


def certificates_worth(n: int) -> int:
    """What ``n`` certificates played together are worth: every three are a triple (M3)."""
    return TRIPLE * (n // 3) + CERTIFICATE_VALUE * (n % 3)


def read_payment(cards: Sequence[int], bound: int | None = None) -> Payment | None:
    """The cards as money; None where they mix currencies outside triples (M1).

    Args:
        cards: how many cards of each kind.
        bound: the currency to which earlier cards of the same bid bind (M1, T2.8), None for none.
    """
    for currency in range(3) if bound is None else (bound,):
        a, b = 5 * ((currency + 1) % 3), 5 * ((currency + 2) % 3)
        own = 5 * currency
        triples = cards[a : a + 5]
        if tuple(triples) == tuple(cards[b : b + 5]) and all(
            t <= n for t, n in zip(triples, cards[own : own + 5], strict=True)
        ):
            singles = tuple(n - t for t, n in zip(triples, cards[own : own + 5], strict=True))
            used = currency if any(singles) else bound
            return Payment(used, tuple(triples), singles, cards[CERTIFICATE])  # type: ignore[arg-type]
    return None


def to_cards(payment: Payment) -> Cards:
    """The cards of a payment, as counts."""
    cards = list(payment.triples) * 3
    if payment.currency is not None:
        for v, n in enumerate(payment.singles):
            cards[5 * payment.currency + v] += n
    return (*cards, payment.certificates)


def change_free(payment: Payment, price: int) -> bool:
    """Whether no smaller part of the payment would pay the price (M5). The payment itself pays it.

    The largest parts: without one certificate, without one single card, or with one card left of a triple.
    """
    over = payment.worth - price
    certificates = payment.certificates
    if certificates:
        rest = payment._replace(certificates=certificates - 1)
        if rest.pays and rest.worth >= price:
            return False
    for v, value in enumerate(VALUES):
        if payment.triples[v] and TRIPLE - value <= over:
            return False
        if payment.singles[v] and value <= over:
            singles = list(payment.singles)
            singles[v] -= 1
            if payment._replace(singles=tuple(singles)).pays:  # type: ignore[arg-type]
                return False
    return True


# -- sets of cards -------------------------------------------------------------------------------------------


def count(kinds: Iterable[int]) -> Cards:
    """The counts of a list of kinds."""
    return tally(kinds, KINDS)


def kinds(cards: Sequence[int]) -> list[int]:
    """A set of cards as a list of kinds, in canonical order."""
    return spread(cards)


def best_currency(hand: Sequence[int]) -> int:
    """The most money in one single currency plus certificates, for ties (E4)."""
    return (
        max(sum(FACE[kind] * hand[kind] for kind in range(5 * c, 5 * c + 5)) for c in range(3))
        + CERTIFICATE_VALUE * hand[CERTIFICATE]
    )


SHOWN_ORDER = (*(kind for c in range(3) for kind in range(5 * c + 4, 5 * c - 1, -1)), CERTIFICATE)
"""Kinds as people sort a hand: by currency, high to low, certificates last."""


def shown(cards: Sequence[int]) -> list[str]:
    """The tokens of a set of cards, as people sort a hand."""
    return [TOKENS[kind] for kind in SHOWN_ORDER for _ in range(cards[kind])]
