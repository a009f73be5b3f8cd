"""One random generator for everything, the same on every platform and Python version.

SplitMix64 (Steele, Lea and Flood, 2014): the whole state is one 64-bit number, so a game state that carries it stays
plain data and cheap to copy. Python's own ``random`` promises no stable shuffles across versions.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class Rng:
    """A SplitMix64 generator. ``state`` (64 bits) is all there is to save or restore."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Start from ``seed``; only its lowest 64 bits count."""
        self.state = seed & MASK

    def bits(self) -> int:
        """The next 64 random bits, as an integer."""
        self.state = (self.state + GAMMA) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A uniform integer in ``range(n)``; unbiased, by rejection. ``n`` from 1 up to any size."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        words = (n.bit_length() + 63) // 64
        span = 1 << (64 * words)
        limit = span - span % n
        while True:
            x = 0
            for _ in range(words):
                x = x << 64 | self.bits()
            if x < limit:
                return x % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher and Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        """One item of a non-empty sequence, each as likely as the others."""
        return items[self.below(len(items))]
