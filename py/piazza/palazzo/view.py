"""What one seat may know of a position, and a guess at the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..rng import Rng
from .buildings import Palace
from .money import KINDS, Cards, count, kinds, plus
from .state import State
from .tiles import Tile, backs, in_order

if TYPE_CHECKING:
    from .steps import Step


@dataclass(frozen=True)
class View:
    """A position as a seat sees it: ``hand`` is its own, of the others only how many ``cards`` and those ``known``.

    ``backs`` are the stack numbers of the stock's tiles, the next to be drawn last; ``unseen_tiles`` and
    ``unseen_cards`` are what is hidden, as everybody can work out who has watched: the faces of the stock, in canonical
    order, and the cards of the deck and of the others' hands that were never seen.
    """

    seat: int
    seats: int
    price_count: str
    turn: int
    architect: int
    riders: int
    ended: bool
    warehouse: tuple[Tile, ...]
    quarries: tuple[tuple[Tile, ...], ...]
    backs: tuple[int, ...]
    unseen_tiles: tuple[Tile, ...]
    deck: int
    discard: Cards
    unseen_cards: Cards
    hand: Cards
    cards: tuple[int, ...]
    known: tuple[Cards, ...]
    palaces: tuple[tuple[Palace, ...], ...]
    gone: tuple[Tile, ...]
    steps: tuple[Step, ...]

    def guess(self, rng: Rng) -> State:
        """A random full state that this seat can't tell from the real one."""
        state = State(self.seats, self.price_count, rng.bits())
        state.turn = self.turn
        state.architect = self.architect
        state.riders = self.riders
        state.ended = self.ended
        state.warehouse = list(self.warehouse)
        state.quarries = [list(quarry) for quarry in self.quarries]
        state.stock = self._guess_stock(rng)
        state.discard = self.discard
        state.known = list(self.known)
        hidden = kinds(self.unseen_cards)
        rng.shuffle(hidden)
        for seat in range(self.seats):
            if seat == self.seat:
                state.hands[seat] = self.hand
                continue
            unknown = self.cards[seat] - sum(self.known[seat])
            state.hands[seat] = plus(self.known[seat], count(hidden.pop() for _ in range(unknown)))
        state.deck = hidden
        state.palaces = [list(palaces) for palaces in self.palaces]
        state.gone = list(self.gone)
        state.steps = list(self.steps)
        return state

    def _guess_stock(self, rng: Rng) -> list[Tile]:
        # The faces of each stack are known; only their order within the stack is not.
        faces: dict[int, list[Tile]] = {}
        for tile, back in zip(self.unseen_tiles, backs(self.unseen_tiles), strict=True):
            faces.setdefault(back, []).append(tile)
        for stack in sorted(faces):
            rng.shuffle(faces[stack])
        return [faces[back].pop() for back in self.backs]


def view(state: State, seat: int) -> View:
    """What that seat may know of the state."""
    unseen = list(count(state.deck))
    for other in range(state.seats):
        if other != seat:
            for kind in range(KINDS):
                unseen[kind] += state.hands[other][kind] - state.known[other][kind]
    return View(
        seat,
        state.seats,
        state.price_count,
        state.turn,
        state.architect,
        state.riders,
        state.ended,
        tuple(state.warehouse),
        tuple(tuple(quarry) for quarry in state.quarries),
        tuple(backs(state.stock)),
        tuple(in_order(state.stock)),
        len(state.deck),
        state.discard,
        tuple(unseen),
        state.hands[seat],
        tuple(sum(hand) for hand in state.hands),
        tuple(state.known),
        tuple(tuple(palaces) for palaces in state.palaces),
        tuple(state.gone),
        tuple(state.steps),
    )
