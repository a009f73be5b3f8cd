"""The table of Carrara, and the stack of pending decisions on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..counts import Counts, plus, spread
from ..game import Event
from ..rng import Rng
from ..stacked import Stacked
from .blocks import ALL_BLOCKS, NO_BLOCKS, Blocks, Wheel, gathered, laid, on_wheel, shown, turned
from .data import (
    CARDS,
    CITIES,
    COINS,
    COLOURS,
    FIRST_BLOCKS,
    KINGS,
    MARKET,
    OBJECTS,
    OBJECTS_EACH,
    OBJECTS_ON_SALE,
    PARTS,
    RELIEF,
    SECTIONS,
    WHEEL_BLOCKS,
)
from .moves import Move
from .notation import read_move, write_move
from .tiles import GREAT_TILES, TILES, Tile, in_order

if TYPE_CHECKING:
    from .steps import Step
    from .view import View

VARIANTS = ("base", "advanced")
"""The values of the option ``variant``."""

NO_OBJECTS: Counts = (0,) * len(OBJECTS)


class State(Stacked[Move]):
    """A position of Carrara. Seats and sections of the wheel are numbered from 0.

    ``bag`` and ``stack`` list the next to be drawn last. ``buildings`` are lists by city, ``scored`` is for each city
    the seat that has scored it, ``types`` the types and categories that a seat has scored. ``announced`` is the seat
    that announced the end; ``ending`` says that the last round runs. ``cards`` are those of the advanced variant.
    ``gone`` holds the tiles that are out of the game.
    """

    __slots__ = (
        "advanced",
        "announced",
        "bag",
        "blocks",
        "buildings",
        "cards",
        "coins",
        "ending",
        "gone",
        "kings",
        "market",
        "objects",
        "sale",
        "scored",
        "stack",
        "start",
        "supply",
        "types",
        "upgrades",
        "vp",
        "wheel",
    )

    OVER = ("carrara-no-over", "E2")

    def __init__(self, seats: int, advanced: bool = False, seed: int = 0) -> None:
        super().__init__(seed)
        self.advanced = advanced
        self.start = 0
        self.wheel: Wheel = (NO_BLOCKS,) * SECTIONS
        self.bag: list[int] = []
        self.market: list[Tile] = []
        self.stack: list[Tile] = []
        self.sale: Counts = NO_OBJECTS
        self.supply: Counts = NO_OBJECTS
        self.scored: list[int | None] = [None] * len(CITIES)
        self.coins: list[int] = [0] * seats
        self.vp: list[int] = [0] * seats
        self.kings: list[int] = [KINGS] * seats
        self.blocks: list[Blocks] = [NO_BLOCKS] * seats
        self.objects: list[Counts] = [NO_OBJECTS] * seats
        self.buildings: list[tuple[tuple[Tile, ...], ...]] = [((),) * len(CITIES)] * seats
        self.types: list[tuple[str, ...]] = [()] * seats
        self.upgrades: list[tuple[str, ...]] = [()] * seats
        self.announced: int | None = None
        self.ending = False
        self.cards: tuple[str, ...] = ()
        self.gone: list[Tile] = []
        self.steps: list[Step] = []

    # -- the kernel's State protocol

    read_move = staticmethod(read_move)
    write_move = staticmethod(write_move)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.coins)

    def to_decide(self) -> int:
        """The seat whose decision it is: always the active one."""
        return self.turn

    def clone(self) -> State:
        """An independent copy, without a log."""
        copy = State.__new__(State)
        copy.advanced = self.advanced
        copy.announced = self.announced
        copy.bag = self.bag[:]
        copy.blocks = self.blocks[:]
        copy.buildings = self.buildings[:]
        copy.cards = self.cards
        copy.coins = self.coins[:]
        copy.ended = self.ended
        copy.ending = self.ending
        copy.gone = self.gone[:]
        copy.kings = self.kings[:]
        copy.market = self.market[:]
        copy.objects = self.objects[:]
        copy.rng = self.rng
        copy.sale = self.sale
        copy.scored = self.scored[:]
        copy.stack = self.stack[:]
        copy.start = self.start
        copy.steps = self.steps[:]
        copy.supply = self.supply
        copy.turn = self.turn
        copy.types = self.types[:]
        copy.upgrades = self.upgrades[:]
        copy.vp = self.vp[:]
        copy.wheel = self.wheel
        copy.log = None
        return copy

    def view(self, seat: int) -> View:
        """What that seat may know."""
        from .view import view

        return view(self, seat)

    def scores(self) -> list[int]:
        """Every seat's points as they stand (E3)."""
        from .scoring import score

        return [score(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that win as things stand (E4)."""
        from .scoring import winners

        return winners(self)

    # -- what steps do to the table

    def next_turn(self) -> None:
        """The next seat's turn, clockwise; in the last round only until all have had as many turns (E2)."""
        from .steps import Turn

        following = (self.turn + 1) % self.seats
        if self.ending and following == self.start:
            self.ended = True
            self.tell("over", None)
            return
        self.turn = following
        self.steps.append(Turn())

    def great(self) -> list[Tile]:
        """The buildings of cost 8 that nobody has built (A2)."""
        if not self.advanced:
            return []
        taken = {tile for cities in self.buildings for tiles in cities for tile in tiles if tile.great}
        return [tile for tile in GREAT_TILES if tile not in taken]

    def available(self) -> list[Tile]:
        """The buildings that may be built now, in canonical order."""
        return in_order([*self.market, *self.great()])

    def taken_upgrades(self) -> set[str]:
        """Cities and categories whose upgrade tile is taken (A4)."""
        return {field for fields in self.upgrades for field in fields}

    def turn_wheel(self) -> None:
        """Turn the wheel and refill it from the bag (W1, W2)."""
        self.wheel = turned(self.wheel)
        drawn: list[int] = []
        while self.bag and on_wheel(self.wheel) + len(drawn) < WHEEL_BLOCKS:
            drawn.append(self.bag.pop())
        self.wheel = laid(self.wheel, 0, gathered(drawn))
        self.tell("wheel", self.turn, drawn=[COLOURS[colour] for colour in drawn])

    def spend(self, seat: int, blocks: Blocks) -> None:
        """Blocks are spent: they go back into the bag, each to a place of its own (W2)."""
        self.blocks[seat] = tuple(have - n for have, n in zip(self.blocks[seat], blocks, strict=True))
        rng = Rng(self.rng)
        for colour in spread(blocks):
            self.bag.insert(rng.below(len(self.bag) + 1), colour)
        self.rng = rng.state

    def take_tile(self, tile: Tile) -> None:
        """A tile leaves the market and is replaced at once (S2); the last one brings the last round (E1)."""
        if tile.great:
            return
        place = self.market.index(tile)
        if self.stack:
            self.market[place] = self.stack.pop()
            self.tell("market", None, tile=str(self.market[place]))
        else:
            del self.market[place]
            if not self.market and not self.ending:
                self.ending = True
                self.tell("last", self.turn)

    def relieve(self, seat: int, kind: str) -> None:
        """Two coins for who can do nothing; the screen is lifted (T1, T5)."""
        self.tell(
            kind,
            seat,
            had=self.coins[seat],
            coins=RELIEF,
            blocks=shown(self.blocks[seat]),
            objects=[OBJECTS[kind] for kind in spread(self.objects[seat])],
        )
        self.coins[seat] += RELIEF


def deal(seats: int, advanced: bool, start: int, seed: int, log: list[Event] | None) -> State:
    """The setup of a match (S1, S2, A6), dealt by the seed."""
    rng = Rng(seed)
    stack = list(TILES)
    rng.shuffle(stack)
    cards = draw_cards(rng) if advanced else ()
    return set_up(seats, advanced, start, stack, cards, rng, log)


def draw_cards(rng: Rng) -> tuple[str, ...]:
    """One card of each part (A6)."""
    return tuple(rng.choice([token for token, card in CARDS.items() if card.part == part]) for part in PARTS)


def set_up(
    seats: int,
    advanced: bool,
    start: int,
    stack: list[Tile],
    cards: tuple[str, ...],
    rng: Rng,
    log: list[Event] | None,
) -> State:
    """The setup of a match (S1, S2) with a stack in that order; ``rng`` mixes the bag."""
    from .steps import Turn

    state = State(seats, advanced)
    state.log = log
    state.start = state.turn = start
    bag = list(ALL_BLOCKS)
    for colour in range(len(COLOURS)):
        bag[colour] -= 1
    state.wheel = laid(state.wheel, 0, (1,) * len(COLOURS))
    for place in range(seats):
        colour = COLOURS.index(FIRST_BLOCKS[place])
        bag[colour] -= 1
        state.blocks[(start + place) % seats] = gathered([colour])
    state.coins = [COINS] * seats
    state.sale = (OBJECTS_ON_SALE,) * len(OBJECTS)
    state.supply = (OBJECTS_EACH - OBJECTS_ON_SALE,) * len(OBJECTS)
    state.stack = stack
    state.market = [stack.pop() for _ in range(MARKET)]
    state.cards = cards
    state.bag = spread(bag)
    rng.shuffle(state.bag)
    state.rng = rng.state
    state.tell("setup", None, market=[str(tile) for tile in state.market], cards=list(cards))
    state.steps.append(Turn())
    return state


def with_one_more(counts: Counts, kind: int) -> Counts:
    """The counts with one more of a kind."""
    return plus(counts, tuple(int(number == kind) for number in range(len(counts))))
