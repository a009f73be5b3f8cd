"""The table of Dominion, and the stack of pending steps on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..game import Event
from ..stacked import Stacked
from .cards import (
    BASIC,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    KINDS,
    NONE,
    ONE,
    PROVINCE,
    SILVER,
    VICTORIES,
    added,
    count,
    holds,
    names,
    without,
)
from .moves import Move
from .notation import read_move, write_move
from .scoring import score, winners
from .shuffling import shuffled
from .view import View, view

if TYPE_CHECKING:
    from .steps import Step

HAND = 5
STARTING_DECK = bytes([COPPER] * 7 + [ESTATE] * 3)
STARTING = count(STARTING_DECK)

EMPTY_PILES = 3
"""So many empty piles end the match (T8)."""


class State(Stacked[Move]):
    """A position of Dominion. Seats are numbered from 0; a pile of cards is ``bytes`` of kinds.

    ``supply`` counts each kind, ``piles`` are the kinds that have a pile in this match, ``filled`` those whose pile is
    not empty (a bit each). ``decks`` list the next card first, ``discards`` and ``played`` (the play area) the last one
    last. ``owned`` counts all cards of a seat wherever they are. ``tops``: so many cards on top of a deck have been
    seen. ``turns`` counts the turns that a seat has finished. ``coming`` are cards that the next shuffles of a seat
    bring to the top (only while a record without a seed is read).
    """

    __slots__ = (
        "actions",
        "aside",
        "bought",
        "buys",
        "coins",
        "coming",
        "decks",
        "discards",
        "filled",
        "hands",
        "kingdom",
        "owned",
        "piles",
        "played",
        "supply",
        "tops",
        "trash",
        "turns",
    )

    OVER = ("dominion-no-over", "T8")
    UNSEEN = ("log", "coming")

    def __init__(self, seats: int, kingdom: str, piles: bytes, supply: bytes, seed: int = 0) -> None:
        super().__init__(seed)
        self.kingdom = kingdom
        self.piles = piles
        self.supply = supply
        self.filled = sum(1 << pile for pile in piles if supply[pile])
        self.trash = b""
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bought = False
        self.decks = [b""] * seats
        self.hands = [b""] * seats
        self.discards = [b""] * seats
        self.played = b""
        self.aside = b""
        self.owned = [NONE] * seats
        self.tops = [0] * seats
        self.turns = [0] * seats
        self.steps: list[Step] = []
        self.coming: tuple[tuple[int, bytes], ...] = ()

    # -- the kernel's State protocol

    read_move = staticmethod(read_move)
    write_move = staticmethod(write_move)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    def play(self, move: Move) -> None:
        """Apply a legal move, unchecked."""
        self.steps[-1].play(self, move)
        if self.coming:
            self.coming = ()

    def clone(self) -> State:
        """An independent copy, without a log."""
        copy = State.__new__(State)
        copy.kingdom = self.kingdom
        copy.piles = self.piles
        copy.supply = self.supply
        copy.filled = self.filled
        copy.trash = self.trash
        copy.rng = self.rng
        copy.turn = self.turn
        copy.actions = self.actions
        copy.buys = self.buys
        copy.coins = self.coins
        copy.bought = self.bought
        copy.ended = self.ended
        copy.decks = self.decks[:]
        copy.hands = self.hands[:]
        copy.discards = self.discards[:]
        copy.played = self.played
        copy.aside = self.aside
        copy.owned = self.owned[:]
        copy.tops = self.tops[:]
        copy.turns = self.turns[:]
        copy.steps = self.steps[:]
        copy.coming = self.coming
        copy.log = None
        return copy

    def view(self, seat: int) -> View:
        """What that seat may know."""
        return view(self, seat)

    def scores(self) -> list[int]:
        """Every seat's points as they stand (S3, K10)."""
        return list(map(score, self.owned))

    def winners(self) -> list[int]:
        """The seats that win as things stand (T8)."""
        return winners(self.scores(), self.turns)

    # -- what steps do to the table

    def others(self) -> tuple[int, ...]:
        """The other seats, in turn order (T6)."""
        return tuple((self.turn + i) % len(self.hands) for i in range(1, len(self.hands)))

    def take(self, seat: int, n: int, how: str) -> bytes:
        """Up to ``n`` cards off the deck; the discard becomes the deck at the moment a card is lacking (T3).

        ``how`` they are taken, for the log: draw or reveal.
        """
        deck = self.decks[seat]
        cards = deck[:n]
        if len(cards) < n and self.discards[seat]:
            self.shuffle(seat, len(cards))
            deck = self.decks[seat]
            more = deck[: n - len(cards)]
            self.decks[seat] = deck[len(more) :]
            cards += more
        else:
            self.decks[seat] = deck[n:]
        if self.tops[seat]:
            self.tops[seat] = max(0, self.tops[seat] - n)
        if self.log is not None and cards:
            self.tell(how, seat, cards=names(cards))
        return cards

    def shuffle(self, seat: int, taken: int = 0) -> None:
        """Shuffle the discard into a new deck, ``taken`` cards of the same draw having come from the old one (T3)."""
        deck, self.rng = shuffled(self.discards[seat], self.rng)
        for at, (whose, cards) in enumerate(self.coming):
            if whose == seat:
                self.coming = self.coming[:at] + self.coming[at + 1 :]
                if holds(deck, cards[taken:]):
                    deck = cards[taken:] + without(deck, cards[taken:])
                break
        self.decks[seat] = deck
        self.discards[seat] = b""
        self.tops[seat] = 0
        if self.log is not None:
            self.tell("shuffle", seat, cards=len(deck))

    def draw(self, seat: int, n: int) -> bytes:
        """Draw cards into the hand."""
        cards = self.take(seat, n, "draw")
        self.hands[seat] += cards
        return cards

    def gain(self, seat: int, card: int, to: str = "discard") -> bool:
        """Gain a card of the supply, to discard, hand or deck; False where none is left (T4)."""
        left = self.supply[card]
        if not left:
            return False
        self.supply = self.supply[:card] + ONE[left - 1] + self.supply[card + 1 :]
        if left == 1:
            self.filled &= ~(1 << card)
        self.owned[seat] = added(self.owned[seat], card)
        if to == "discard":
            self.discards[seat] += ONE[card]
        elif to == "hand":
            self.hands[seat] += ONE[card]
        else:
            self.put_on_deck(seat, card)
        return True

    def put_on_deck(self, seat: int, card: int) -> None:
        """A card that all have seen goes on top of a deck."""
        self.decks[seat] = ONE[card] + self.decks[seat]
        self.tops[seat] += 1

    def trashed(self, seat: int, cards: bytes) -> None:
        """Cards that have left a seat's piles go to the trash."""
        self.trash += cards
        for card in cards:
            self.owned[seat] = added(self.owned[seat], card, -1)

    def empty_piles(self) -> int:
        """How many piles of the supply are empty."""
        return len(self.piles) - self.filled.bit_count()


# -- setup ---------------------------------------------------------------------------------------------------


def supply_of(seats: int, kingdom: Sequence[int]) -> bytes:
    """What the supply holds at the start (S1), the starting decks being dealt."""
    victory = 8 if seats <= 2 else 12
    counts = [0] * KINDS
    counts[COPPER] = 60 - 7 * max(2, seats)
    counts[SILVER], counts[GOLD] = 40, 30
    counts[ESTATE] = counts[DUCHY] = counts[PROVINCE] = victory
    counts[CURSE] = 10 * (max(2, seats) - 1)
    for card in kingdom:
        counts[card] = victory if card in VICTORIES else 10
    return bytes(counts)


def piles_of(kingdom: Sequence[int]) -> bytes:
    """The kinds that have a pile."""
    return bytes((*BASIC, *kingdom))


def deal(
    seats: int,
    kingdom: str,
    cards: Sequence[int],
    start: int,
    seed: int,
    log: list[Event] | None = None,
    decks: Sequence[bytes] | None = None,
) -> State:
    """The setup of a match (S1, S2): decks shuffled by the seed, or as given, and first hands drawn."""
    from .steps import BUY

    state = State(seats, kingdom, piles_of(cards), supply_of(seats, cards), seed)
    state.log = log
    state.tell("kingdom", None, cards=names(cards))
    state.turn = start
    for seat in range(seats):
        if decks is None:
            state.decks[seat], state.rng = shuffled(STARTING_DECK, state.rng)
        else:
            state.decks[seat] = decks[seat]
        state.owned[seat] = STARTING
        state.hands[seat] = state.take(seat, HAND, "draw")
    state.steps.append(BUY)
    state.tell("turn", start)
    return state
