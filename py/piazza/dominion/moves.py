"""The moves of Dominion: a verb and the cards or the seat that it speaks of. Their text form is in ``notation``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ..game import Listed
from .cards import COSTS, KINDS, ONE


class Move(NamedTuple):
    """A move. ``cards`` are in order; ``seat`` is that of a Spy's victim, -1 in every other move."""

    verb: str
    cards: bytes = b""
    seat: int = -1


def one_each(verb: str) -> tuple[Move, ...]:
    """The moves of one card, made once and for all; each card's stands at its number."""
    return tuple(Move(verb, ONE[card]) for card in range(KINDS))


PLAY = one_each("play")
BUY = one_each("buy")
TRASH = one_each("trash")
GAIN = one_each("gain")
TOP = one_each("top")

TREASURES = Move("treasures")
END = Move("end")
REVEAL = Move("reveal", b"\x09")
NO = Move("no")
DECK = Move("deck")
ASIDE = Move("aside")
KEEP = Move("keep")

YES_OR_NO = Listed((REVEAL, NO))
DECK_OR_NO = Listed((DECK, NO))
ASIDE_OR_KEEP = Listed((ASIDE, KEEP))

DEAREST = max(COSTS)


@lru_cache(1 << 12)
def action_moves(playable: bytes) -> Listed[Move]:
    """The moves of the action phase: the actions that can be played, and the end."""
    return Listed((*(PLAY[card] for card in playable), END))


@lru_cache(1 << 14)
def buy_moves(playable: bytes, coins: int, piles: int) -> Listed[Move]:
    """The moves of the buy phase: treasures to be played, the piles (as bits) that ``coins`` pay, and the end."""
    moves = [TREASURES] if playable else []
    moves += [PLAY[card] for card in playable]
    moves += [BUY[card] for card in range(KINDS) if piles >> card & 1 and COSTS[card] <= coins]
    return Listed((*moves, END))


class Subsets:
    """The moves that choose between ``least`` and ``most`` of some cards, equal cards being one.

    In order: of the first kind as few as may be, then of the second … A hand of forty cards has billions of them, so
    they are counted, not listed: ``ways[i][n]`` is how many choices of n cards there are of the kinds from i on.
    """

    __slots__ = ("_cards", "_least", "_most", "_verb", "_ways")

    def __init__(self, verb: str, cards: bytes, least: int, most: int) -> None:
        self._verb = verb
        self._cards = [(card, cards.count(card)) for card in sorted(set(cards))]
        self._least = least
        self._most = min(most, len(cards))
        ways = [[1] + [0] * self._most]
        for _, held in reversed(self._cards):
            after = ways[0]
            ways.insert(0, [sum(after[max(0, n - held) : n + 1]) for n in range(self._most + 1)])
        self._ways = ways

    def _open(self, kind: int, taken: int) -> int:
        # How many ways there are to go on from a kind, so many cards being taken.
        return sum(self._ways[kind][max(0, self._least - taken) : max(0, self._most - taken + 1)])

    def count(self) -> int:
        """How many there are."""
        return self._open(0, 0)

    def nth(self, i: int) -> Move:
        """Move number ``i`` (from 0)."""
        if not 0 <= i < self.count():
            raise IndexError(i)
        chosen = b""
        for kind, (card, _) in enumerate(self._cards, 1):
            while (ways := self._open(kind, len(chosen))) <= i:
                i -= ways
                chosen += ONE[card]
        return Move(self._verb, chosen)

    def index(self, move: Move) -> int:
        """The number of a legal move; ValueError for any other."""
        chosen = move.cards
        held = dict(self._cards)
        if (
            move != Move(self._verb, bytes(sorted(chosen)))
            or not self._least <= len(chosen) <= self._most
            or any(chosen.count(card) > held.get(card, 0) for card in set(chosen))
        ):
            raise ValueError(move)
        number = taken = 0
        for kind, (card, _) in enumerate(self._cards, 1):
            for _ in range(chosen.count(card)):
                number += self._open(kind, taken)
                taken += 1
        return number

    def __iter__(self) -> Iterator[Move]:
        return map(self.nth, range(self.count()))
