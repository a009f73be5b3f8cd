"""What one seat may know of a position, and a guess at the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..rng import Rng
from .cards import count, listed
from .shuffling import shuffled

if TYPE_CHECKING:
    from .state import State
    from .steps import Step


NO_TOPS = tuple((b"",) * seats for seats in range(5))


class View(NamedTuple):
    """A position as a seat sees it; all of it is plain and can't change.

    ``hand`` and ``discard`` are the seat's own (it has seen every card that it discarded); of the others it knows how
    many ``cards`` they hold, how many are in each of the ``decks``, the cards on ``tops`` of decks that all have seen,
    and the card that lies open on each of the ``heaps`` of discards. ``owned`` counts all cards of each seat: every
    gain and every trashing was public. Within these the hidden cards may lie in any way. Other names as in ``State``.
    """

    seat: int
    kingdom: str
    piles: bytes
    supply: bytes
    filled: int
    trash: bytes
    turn: int
    actions: int
    buys: int
    coins: int
    bought: bool
    ended: bool
    hand: bytes
    discard: bytes
    heaps: tuple[bytes, ...]
    played: bytes
    aside: bytes
    cards: tuple[int, ...]
    decks: tuple[int, ...]
    tops: tuple[bytes, ...]
    owned: tuple[bytes, ...]
    turns: tuple[int, ...]
    steps: tuple[Step, ...]

    @property
    def step(self) -> Step:
        """The pending decision."""
        return self.steps[-1]

    def hidden(self, seat: int) -> bytes:
        """The cards of a seat of which nobody (but itself, of its hand and discard) knows where they lie; counts."""
        known = self.tops[seat]
        known += self.hand + self.discard if seat == self.seat else self.heaps[seat]
        if seat == self.turn:
            known += self.played + self.aside
        for step in self.steps:
            known += step.held(seat)
        return bytes(whole - part for whole, part in zip(self.owned[seat], count(known), strict=True))

    def guess(self, rng: Rng) -> State:
        """A random full state that this seat can't tell from the real one."""
        from .state import State

        seats = len(self.decks)
        state = State(seats, self.kingdom, self.piles, self.supply, rng.bits())
        state.trash = self.trash
        state.turn = self.turn
        state.actions = self.actions
        state.buys = self.buys
        state.coins = self.coins
        state.bought = self.bought
        state.ended = self.ended
        state.played = self.played
        state.aside = self.aside
        state.owned = list(self.owned)
        state.tops = list(map(len, self.tops))
        state.turns = list(self.turns)
        state.steps = list(self.steps)
        for seat in range(seats):
            cards, _ = shuffled(listed(self.hidden(seat)), rng.bits())
            unseen = self.decks[seat] - len(self.tops[seat])
            state.decks[seat] = self.tops[seat] + cards[:unseen]
            if seat == self.seat:
                state.hands[seat], state.discards[seat] = self.hand, self.discard
            else:
                held = unseen + self.cards[seat]
                state.hands[seat], state.discards[seat] = cards[unseen:held], cards[held:] + self.heaps[seat]
        if self.steps and self.steps[-1].seat(state) != self.seat:
            suit(state, self.steps[-1].seat(state), self.steps[-1].needs())
        return state


def suit(state: State, seat: int, needed: bytes) -> None:
    """Let the last card of a guessed hand be one that the seat must hold, or its decision would not be due."""
    hand, deck, discard = state.hands[seat], state.decks[seat], state.discards[seat]
    if not needed or not hand:
        return
    seen = state.tops[seat]
    pool = hand + deck[seen:] + discard[:-1]
    at = next((i for i in range(len(pool)) if pool[i] in needed), len(hand) - 1)
    last = len(hand) - 1
    cards = bytearray(pool)
    cards[at], cards[last] = cards[last], cards[at]
    cut = len(hand) + len(deck) - seen
    state.hands[seat] = bytes(cards[: len(hand)])
    state.decks[seat] = deck[:seen] + bytes(cards[len(hand) : cut])
    state.discards[seat] = bytes(cards[cut:]) + discard[-1:]


def view(state: State, seat: int) -> View:
    """What that seat may know of the state."""
    decks = state.decks
    return tuple.__new__(
        View,
        (
            seat,
            state.kingdom,
            state.piles,
            state.supply,
            state.filled,
            state.trash,
            state.turn,
            state.actions,
            state.buys,
            state.coins,
            state.bought,
            state.ended,
            state.hands[seat],
            state.discards[seat],
            tuple([discard[-1:] for discard in state.discards]),
            state.played,
            state.aside,
            tuple(map(len, state.hands)),
            tuple(map(len, decks)),
            tuple([deck[:n] for deck, n in zip(decks, state.tops, strict=True)])
            if any(state.tops)
            else NO_TOPS[len(decks)],
            tuple(state.owned),
            tuple(state.turns),
            tuple(state.steps),
        ),
    )
