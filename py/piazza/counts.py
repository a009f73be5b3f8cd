"""Pieces of which equal ones are alike: a collection is how many there are of each kind, a tuple of numbers."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Counts: TypeAlias = tuple[int, ...]
"""How many of each kind."""


def tally(kinds: Iterable[int], size: int) -> Counts:
    """The counts of a list of kinds, of which there are ``size``."""
    counts = [0] * size
    for kind in kinds:
        counts[kind] += 1
    return tuple(counts)


def spread(counts: Sequence[int]) -> list[int]:
    """A collection as a list of kinds, in order."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def plus(a: Sequence[int], b: Sequence[int]) -> Counts:
    """Both collections together."""
    return tuple(x + y for x, y in zip(a, b, strict=True))


def minus(a: Sequence[int], b: Sequence[int]) -> Counts:
    """The first collection less the second; never below none of a kind."""
    return tuple(x - y if x > y else 0 for x, y in zip(a, b, strict=True))


def holds(have: Sequence[int], part: Sequence[int]) -> bool:
    """Whether the part is in the collection."""
    return all(x >= y for x, y in zip(have, part, strict=True))
