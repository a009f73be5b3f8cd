"""The table of Palazzo, and the stack of pending decisions on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import Event
from ..rng import Rng
from ..stacked import Stacked
from .buildings import Palace
from .money import ALL_CARDS, NO_CARDS, Cards, count, kinds, minus, plus
from .moves import Move
from .notation import read_move, write_move
from .tiles import RIDER, RIDERS, STACK_TILES, Tile, in_order

if TYPE_CHECKING:
    from .steps import Step
    from .view import View

QUARRIES = 4
HAND = 4
"""Cards dealt to each player (S4)."""

DEAREST = 10
"""What a tile costs with an empty warehouse (T2.5)."""

PRICE_COUNTS = ("turn_start", "purchase")
"""The values of the option ``price_count`` (T2.5)."""


class State(Stacked[Move]):
    """A position of Palazzo. Seats, palaces and quarries are numbered from 0.

    ``stock`` and ``deck`` list the next to be drawn last. ``hands``, ``known`` (the cards of a hand that all have seen)
    and ``discard`` count each kind of card. ``gone`` holds the tiles that are out of the game.
    """

    __slots__ = (
        "architect", "deck", "discard", "gone", "hands", "known", "palaces", "price_count", "quarries", "riders",
        "stock", "warehouse",
    )  # fmt: skip

    OVER = ("palazzo-no-over", "E1")

    def __init__(self, seats: int, price_count: str = "turn_start", seed: int = 0) -> None:
        super().__init__(seed)
        self.price_count = price_count
        self.architect = 0
        self.riders = 0
        self.warehouse: list[Tile] = []
        self.quarries: list[list[Tile]] = [[] for _ in range(QUARRIES)]
        self.stock: list[Tile] = []
        self.deck: list[int] = []
        self.discard: Cards = NO_CARDS
        self.hands: list[Cards] = [NO_CARDS] * seats
        self.known: list[Cards] = [NO_CARDS] * seats
        self.palaces: list[list[Palace]] = [[] for _ in range(seats)]
        self.gone: list[Tile] = []
        self.steps: list[Step] = []

    # -- the kernel's State protocol

    read_move = staticmethod(read_move)
    write_move = staticmethod(write_move)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    def clone(self) -> State:
        """An independent copy, without a log."""
        copy = State.__new__(State)
        copy.price_count = self.price_count
        copy.rng = self.rng
        copy.turn = self.turn
        copy.architect = self.architect
        copy.riders = self.riders
        copy.ended = self.ended
        copy.warehouse = self.warehouse[:]
        copy.quarries = [quarry[:] for quarry in self.quarries]
        copy.stock = self.stock[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard
        copy.hands = self.hands[:]
        copy.known = self.known[:]
        copy.palaces = [palaces[:] for palaces in self.palaces]
        copy.gone = self.gone[:]
        copy.steps = self.steps[:]
        copy.log = None
        return copy

    def view(self, seat: int) -> View:
        """What that seat may know."""
        from .view import view

        return view(self, seat)

    def scores(self) -> list[int]:
        """Every seat's points as they stand (E2, E3)."""
        from .scoring import score

        return [score(palaces) for palaces in self.palaces]

    def winners(self) -> list[int]:
        """The seats that win as things stand (E4)."""
        from .scoring import winners

        return winners(self.scores(), self.hands)

    # -- what steps do to the table

    def next_turn(self) -> None:
        """The next seat's turn, clockwise (S5)."""
        from .steps import Turn

        self.turn = (self.turn + 1) % self.seats
        self.steps.append(Turn())

    def end(self) -> None:
        """The game ends at once (T2.3)."""
        self.ended = True
        self.steps.clear()
        self.tell("over", None)

    def lose(self, tiles: list[Tile]) -> None:
        """Tiles go out of the game (B7, T2.12, T3.2)."""
        self.gone = in_order(self.gone + tiles)

    def cards_to_draw(self) -> int:
        """How many cards the deck and the discard hold together (T1.2)."""
        return len(self.deck) + sum(self.discard)

    def draw_card(self) -> int:
        """Draw the kind of the next card; the discard becomes the deck at the moment a card is needed (M6)."""
        if not self.deck:
            self.reshuffle()
        return self.deck.pop()

    def reshuffle(self) -> None:
        """Shuffle the discard into a new deck (M6)."""
        self.deck = kinds(self.discard)
        self.discard = NO_CARDS
        rng = Rng(self.rng)
        rng.shuffle(self.deck)
        self.rng = rng.state
        self.tell("shuffle", None, cards=len(self.deck))

    def lay_out(self, seat: int, cards: Cards) -> None:
        """Cards leave a hand, seen by all."""
        self.hands[seat] = minus(self.hands[seat], cards)
        self.known[seat] = minus(self.known[seat], cards)

    def take_up(self, seat: int, cards: Cards) -> None:
        """Cards that all have seen come into a hand."""
        self.hands[seat] = plus(self.hands[seat], cards)
        self.known[seat] = plus(self.known[seat], cards)


def deal(seats: int, price_count: str, start: int, seed: int, log: list[Event] | None) -> State:
    """The setup of a match (S1 to S5), dealt by the seed."""
    rng = Rng(seed)
    stock: list[Tile] = []
    for stack in (1, 2, 3):
        tiles = list(STACK_TILES[stack])
        if stack == 3:
            tiles += [RIDER] * RIDERS
        rng.shuffle(tiles)
        stock[:0] = tiles  # drawn from the end
    deck = kinds(ALL_CARDS)
    rng.shuffle(deck)
    return set_up(seats, price_count, start, stock, deck, rng.state, log)


def set_up(
    seats: int,
    price_count: str,
    start: int,
    stock: list[Tile],
    deck: list[int],
    rng: int,
    log: list[Event] | None,
) -> State:
    """The setup of a match (S1 to S5) with a stock and a deck in that order (the next to be drawn last)."""
    from .steps import Turn

    state = State(seats, price_count, rng)
    state.log = log
    state.stock, state.deck = stock, deck
    state.quarries = [[stock.pop()] for _ in range(QUARRIES)]
    state.warehouse = [stock.pop()]
    state.tell("setup", None, quarries=[str(q[0]) for q in state.quarries], warehouse=str(state.warehouse[0]))
    for seat in range(seats):
        hand = [deck.pop() for _ in range(HAND)]
        state.hands[seat] = count(hand)
        state.tell("deal", seat, cards=hand)
    state.turn = start
    state.steps.append(Turn())
    return state
