"""What one seat may know of a position, and a guess at the rest.

Coins, blocks and objects lie behind screens (S3), but every coin, block and object came there and left in the open:
prices are paid, blocks taken and objects earned before all eyes, and all began alike. What was public may be
remembered, so a view holds them all, as a player with a good memory would know them. The order of the bag and of the
pile is what nobody knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..counts import Counts, spread
from ..rng import Rng
from .blocks import Blocks, Wheel, gathered
from .state import State
from .tiles import Tile, in_order

if TYPE_CHECKING:
    from .steps import Step


@dataclass(frozen=True)
class View:
    """A position as a seat knows it: all but the order of the ``bag`` and of the ``stack``, which is sorted."""

    seat: int
    seats: int
    advanced: bool
    start: int
    turn: int
    wheel: Wheel
    bag: Blocks
    market: tuple[Tile, ...]
    stack: tuple[Tile, ...]
    sale: Counts
    supply: Counts
    scored: tuple[int | None, ...]
    coins: tuple[int, ...]
    vp: tuple[int, ...]
    kings: tuple[int, ...]
    blocks: tuple[Blocks, ...]
    objects: tuple[Counts, ...]
    buildings: tuple[tuple[tuple[Tile, ...], ...], ...]
    types: tuple[tuple[str, ...], ...]
    upgrades: tuple[tuple[str, ...], ...]
    announced: int | None
    ending: bool
    ended: bool
    cards: tuple[str, ...]
    gone: tuple[Tile, ...]
    steps: tuple[Step, ...]

    def guess(self, rng: Rng) -> State:
        """A random full state that this seat can't tell from the real one."""
        state = State(self.seats, self.advanced, rng.bits())
        for name in SAME:
            setattr(state, name, getattr(self, name))
        for name in AS_LISTS:
            setattr(state, name, list(getattr(self, name)))
        state.bag = spread(self.bag)
        rng.shuffle(state.bag)
        rng.shuffle(state.stack)
        return state


SAME = ("start", "turn", "wheel", "sale", "supply", "announced", "ending", "ended", "cards")
AS_LISTS = (
    "market", "stack", "scored", "coins", "vp", "kings", "blocks", "objects", "buildings", "types", "upgrades", "gone",
    "steps",
)  # fmt: skip


def view(state: State, seat: int) -> View:
    """What that seat may know of the state."""
    known = {name: getattr(state, name) for name in SAME}
    known |= {name: tuple(getattr(state, name)) for name in AS_LISTS}
    known |= {"bag": gathered(state.bag), "stack": tuple(in_order(state.stack))}
    return View(seat=seat, seats=state.seats, advanced=state.advanced, **known)
