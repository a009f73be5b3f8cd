"""All the ways to pay a building (T2), counted, not listed; and all that can be taken from the wheel (T1).

A city allows the first so many colours (``data.CITIES``), so the ways to choose ``n`` blocks of the first ``k`` colours
are one table for a player's blocks: choose how many of the last colour, then the rest among those before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from .blocks import NO_BLOCKS, Blocks, Wheel, price
from .data import CITIES, COLOURS, GREAT_COST, PRICES

ALLOWED = {city: tuple(colour in found.colours for colour in COLOURS) for city, found in CITIES.items()}
"""Which colours each city allows."""


@lru_cache(maxsize=4096)
def table(blocks: Blocks) -> tuple[tuple[int, ...], ...]:
    """``table[k][n]``: the ways to choose ``n`` blocks among the first ``k`` colours."""
    rows = [(1,) + (0,) * GREAT_COST]
    for have in blocks:
        before = rows[-1]
        rows.append(tuple(sum(before[max(0, n - have) : n + 1]) for n in range(GREAT_COST + 1)))
    return tuple(rows)


class Ways:
    """The ways to pay so many blocks in a city; those that spend most of the cheap colours come first."""

    __slots__ = ("blocks", "colours", "size", "table")

    def __init__(self, blocks: Blocks, city: str, size: int) -> None:
        self.blocks = blocks
        self.colours = len(CITIES[city].colours)
        self.size = size
        self.table = table(blocks)

    def count(self) -> int:
        """How many there are."""
        return self.table[self.colours][self.size]

    def nth(self, i: int) -> Blocks:
        """Number ``i``; IndexError when out of range."""
        if not 0 <= i < self.count():
            raise IndexError(i)
        paid = list(NO_BLOCKS)
        left = self.size
        for colour in range(self.colours - 1, -1, -1):
            for n in range(min(left, self.blocks[colour]), -1, -1):
                ways = self.table[colour][left - n]
                if i < ways:
                    break
                i -= ways
            paid[colour] = n
            left -= n
        return tuple(paid)

    def index(self, paid: Sequence[int]) -> int:
        """The number of a payment; ValueError where it is none of these."""
        number = 0
        left = self.size
        for colour in range(self.colours - 1, -1, -1):
            if not 0 <= paid[colour] <= min(left, self.blocks[colour]):
                raise ValueError(paid)
            for n in range(min(left, self.blocks[colour]), paid[colour], -1):
                number += self.table[colour][left - n]
            left -= paid[colour]
        if left or any(paid[self.colours :]):
            raise ValueError(paid)
        return number


def takings(wheel: Wheel, coins: int) -> list[tuple[int, Blocks]]:
    """Every purchase from one section: the section (from 0) and the blocks; nothing is none of them."""
    return [(section, blocks) for section, lying in enumerate(wheel) for blocks in affordable(section, lying, coins)]


def affordable(section: int, lying: Blocks, coins: int) -> list[Blocks]:
    """The choices among the blocks of a section that the coins pay."""
    if not any(lying):
        return []
    return [
        blocks for blocks in product(*(range(n + 1) for n in lying)) if any(blocks) and price(section, blocks) <= coins
    ]


def can_take(wheel: Wheel, coins: int) -> bool:
    """Whether any block of the wheel can be taken."""
    return any(n and PRICES[section][c] <= coins for section, lying in enumerate(wheel) for c, n in enumerate(lying))
