"""Shuffles: one random number decides several places at once, so that a shuffle is no more work than it must be."""

from __future__ import annotations

from functools import cache

from ..rng import Rng

SPAN = 1 << 64


@cache
def group(places: int) -> tuple[int, int, int]:
    """What one number below 2^64 can decide from that place down.

    Returns:
        The place at which it stops, the number of arrangements, and the bound from which it is drawn again.
    """
    stop, arrangements = places, 1
    while stop > 1 and arrangements * stop <= SPAN:
        arrangements *= stop
        stop -= 1
    return stop, arrangements, SPAN - SPAN % arrangements


def shuffled(cards: bytes, seed: int) -> tuple[bytes, int]:
    """The cards in an order drawn by a generator in this state, each as likely as the others; and its next state."""
    rng = Rng(seed)
    pool = list(cards)
    order: list[int] = []
    take, put = pool.pop, order.append
    left = len(pool)
    while left > 1:
        stop, arrangements, bound = group(left)
        number = rng.bits()
        while number >= bound:
            number = rng.bits()
        number %= arrangements
        for places in range(left, stop, -1):
            put(take(number % places))
            number //= places
        left = stop
    return bytes(order + pool), rng.state
