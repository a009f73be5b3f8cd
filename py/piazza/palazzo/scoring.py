"""The score of a seat, and who wins (E2 to E4)."""

from collections.abc import Sequence

from ..stacked import best
from .buildings import Palace, points
from .money import Cards, best_currency


def score(palaces: Sequence[Palace]) -> int:
    """The points of a seat's palaces (E2, E3)."""
    return sum(points(palace) for palace in palaces)


def winners(scores: Sequence[int], hands: Sequence[Cards]) -> list[int]:
    """The seats that win: most points; then the most money in one currency plus certificates; then shared (E4)."""
    return best([(score, best_currency(hand)) for score, hand in zip(scores, hands, strict=True)])
