"""Victory points, and who has won (S3, K10, T8)."""

from __future__ import annotations

from collections.abc import Sequence

from ..stacked import best
from .cards import CARDS, GARDENS

POINTS = tuple((number, card.points) for number, card in enumerate(CARDS) if card.points)

GARDENS_PER = 10
"""Gardens give a point for so many cards (K10)."""


def score(owned: bytes) -> int:
    """The points of a seat's cards, given as counts."""
    points = sum(owned[card] * each for card, each in POINTS)
    return points + owned[GARDENS] * (sum(owned) // GARDENS_PER)


def winners(scores: Sequence[int], turns: Sequence[int]) -> list[int]:
    """The seats with most points; of these the ones with the fewest turns (T8)."""
    return best([(points, -taken) for points, taken in zip(scores, turns, strict=True)])
