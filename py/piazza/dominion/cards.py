"""The cards: what each costs, is worth and adds. What a card asks of anybody is in ``effects``.

A card is a number below ``KINDS``; a pile or a hand is ``bytes`` of such numbers: small, immutable, cheap to copy.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Card(NamedTuple):
    """A kind of card. ``plus`` are the cards, actions, buys and coins that it adds before anything else it does."""

    name: str
    rule: str
    cost: int
    types: str
    coins: int = 0
    points: int = 0
    plus: tuple[int, int, int, int] = (0, 0, 0, 0)

    def is_a(self, type: str) -> bool:
        """Whether it is of that type: treasure, victory, curse, action, attack or reaction."""
        return type in self.types.split()


CARDS = (
    Card("Copper", "S3", 0, "treasure", coins=1),
    Card("Silver", "S3", 3, "treasure", coins=2),
    Card("Gold", "S3", 6, "treasure", coins=3),
    Card("Estate", "S3", 2, "victory", points=1),
    Card("Duchy", "S3", 5, "victory", points=3),
    Card("Province", "S3", 8, "victory", points=6),
    Card("Curse", "S3", 0, "curse", points=-1),
    Card("Cellar", "K1", 2, "action", plus=(0, 1, 0, 0)),
    Card("Chapel", "K2", 2, "action"),
    Card("Moat", "K3", 2, "action reaction", plus=(2, 0, 0, 0)),
    Card("Chancellor", "K4", 3, "action", plus=(0, 0, 0, 2)),
    Card("Village", "K5", 3, "action", plus=(1, 2, 0, 0)),
    Card("Woodcutter", "K6", 3, "action", plus=(0, 0, 1, 2)),
    Card("Workshop", "K7", 3, "action"),
    Card("Bureaucrat", "K8", 4, "action attack"),
    Card("Feast", "K9", 4, "action"),
    Card("Gardens", "K10", 4, "victory"),
    Card("Militia", "K11", 4, "action attack", plus=(0, 0, 0, 2)),
    Card("Moneylender", "K12", 4, "action"),
    Card("Remodel", "K13", 4, "action"),
    Card("Smithy", "K14", 4, "action", plus=(3, 0, 0, 0)),
    Card("Spy", "K15", 4, "action attack", plus=(1, 1, 0, 0)),
    Card("Thief", "K16", 4, "action attack"),
    Card("ThroneRoom", "K17", 4, "action"),
    Card("CouncilRoom", "K18", 5, "action", plus=(4, 0, 1, 0)),
    Card("Festival", "K19", 5, "action", plus=(0, 2, 1, 2)),
    Card("Laboratory", "K20", 5, "action", plus=(2, 1, 0, 0)),
    Card("Library", "K21", 5, "action"),
    Card("Market", "K22", 5, "action", plus=(1, 1, 1, 1)),
    Card("Mine", "K23", 5, "action"),
    Card("Witch", "K24", 5, "action attack", plus=(2, 0, 0, 0)),
    Card("Adventurer", "K25", 6, "action"),
)
"""Every card, in the order in which moves name them: treasures, victory cards, Curse, K1 to K25."""

KINDS = len(CARDS)
NAMES = tuple(card.name for card in CARDS)
BY_NAME = {name: number for number, name in enumerate(NAMES)}
COSTS = bytes(card.cost for card in CARDS)

COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE = range(7)
BASIC = tuple(range(7))
"""The cards of every match."""

KINGDOM_CARDS = tuple(range(7, KINDS))
"""K1 to K25."""

CELLAR, CHAPEL, MOAT, CHANCELLOR, VILLAGE, WOODCUTTER, WORKSHOP, BUREAUCRAT, FEAST, GARDENS = range(7, 17)
MILITIA, MONEYLENDER, REMODEL, SMITHY, SPY, THIEF, THRONE_ROOM, COUNCIL_ROOM, FESTIVAL = range(17, 26)
LABORATORY, LIBRARY, MARKET, MINE, WITCH, ADVENTURER = range(26, 32)


def of_type(type: str) -> bytes:
    """The cards of a type."""
    return bytes(number for number, card in enumerate(CARDS) if card.is_a(type))


def all_but(cards: bytes) -> bytes:
    """The other cards."""
    return bytes(number for number in range(KINDS) if number not in cards)


ACTIONS = of_type("action")
ATTACKS = of_type("attack")
TREASURES = of_type("treasure")
VICTORIES = of_type("victory")
NO_ACTIONS = all_but(ACTIONS)
NO_TREASURES = all_but(TREASURES)
NO_VICTORIES = all_but(VICTORIES)

ONE = tuple(bytes((number,)) for number in range(256))
"""A pile of one card; also a count as a byte."""

NONE = bytes(KINDS)
"""No card of any kind, as counts."""


def added(counts: bytes, card: int, n: int = 1) -> bytes:
    """Counts with ``n`` cards more of a kind."""
    return counts[:card] + ONE[counts[card] + n] + counts[card + 1 :]


def count(cards: Iterable[int]) -> bytes:
    """How many there are of each kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return bytes(counts)


def listed(counts: Iterable[int]) -> bytes:
    """Counted cards one by one, in order."""
    return b"".join(ONE[card] * n for card, n in enumerate(counts))


def ordered(cards: bytes) -> bytes:
    """The same cards, in order."""
    return bytes(sorted(cards))


def kinds(cards: bytes) -> bytes:
    """Each kind among the cards once, in order."""
    return bytes(sorted(set(cards)))


def without(cards: bytes, gone: bytes) -> bytes:
    """The cards less some that are among them."""
    for card in gone:
        cards = cards.replace(ONE[card], b"", 1)
    return cards


def holds(cards: bytes, some: bytes) -> bool:
    """Whether these are among the cards."""
    return all(cards.count(card) >= some.count(card) for card in set(some))


def names(cards: Iterable[int]) -> list[str]:
    """Cards by their names, which are their tokens."""
    return [NAMES[card] for card in cards]
