"""What palaces and cards are worth to a player in the middle of a match, in thousandths of a point.

Whole numbers throughout, so that a bot plays the same on every platform.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from .buildings import FLOOR_POINTS, MATERIAL_POINTS, WINDOWS_COUNT_FROM, Palace
from .money import CERTIFICATE, VALUES, Cards
from .moves import Raze, Slide
from .steps import rebuilding_ways, rebuilt
from .tiles import MATERIALS, RIDER, RIDERS, STACK_TILES
from .view import View

POINT = 1000
"""A point, in the unit of all values."""

SURE = 1000
"""A chance of one."""

FLOORS = (1, 2, 3, 4, 5)
MEAN_WINDOWS = 2

REBUILDINGS = 1
"""So many rebuildings ahead are thought of."""

Palaces: TypeAlias = tuple[Palace, ...]
Waiting: TypeAlias = tuple[int, ...]
"""For each floor from 1: how many palaces end below it."""
Chances: TypeAlias = tuple[int, ...]
"""For each floor from 1: the chance that a tile for it comes, of ``SURE``."""


class Weights(NamedTuple):
    """What a player believes. Values in thousandths of a point, shares in thousandths."""

    coin: int = 420
    """A coin at the beginning."""
    coin_full: int = 9
    """With so many markets to come or more a coin keeps its value; then it falls evenly to nothing."""
    plenty: int = 24
    """So many coins in hand have full value."""
    beyond: int = 200
    """The share of a coin's value beyond that."""
    second: int = 800
    """The share of a coin in the second of the three currencies (M1)."""
    third: int = 600
    """The same in the third."""
    certificate: int = 2600
    """A certificate, in thousandths of a coin: it joins any currency."""
    certificates: int = 5000
    """What three of them are more (M3)."""
    triple: tuple[int, int, int, int, int] = (6000, 4500, 3000, 1500, 0)
    """What a triple of 3s, 4s … 7s is more than its cards (M3)."""
    pair: tuple[int, int, int, int, int] = (1800, 1400, 900, 400, 0)
    """What two thirds of a triple are more than their cards."""
    reach: int = 2700
    """How many of the tiles that come a seat gets, as a share of its even part: it takes those that it likes."""
    toil: int = 2000
    """What a further floor will cost: its price, or the turn it takes."""
    turn: int = 3000
    """What a turn is worth that a rebuilding to come will take."""
    choice: int = 1150
    """How much better than the mean are the cards one may choose (T1.1)."""
    leave: int = 200
    """The share of what the next seat may buy after the own draw that counts as the own loss."""
    spite: int = 800
    """The share of what a rival gains by a lot that counts for keeping the lot away."""
    envy: int = 300
    """The share of another seat's gain that counts as the own loss."""


WEIGHTS = Weights()


# -- palaces -------------------------------------------------------------------------------------------------


def whole_points(floors: int, windows: int, pure: bool) -> int:
    """The points of a palace, from its numbers alone (E2, E3)."""
    shown = windows if floors >= WINDOWS_COUNT_FROM else 0
    return FLOOR_POINTS[floors] + shown + (MATERIAL_POINTS[floors] if pure else 0)


@lru_cache(maxsize=8192)
def prospect(floors: int, windows: int, pure: bool, chances: Chances, toil: int) -> int:
    """What a palace will be worth, when each higher floor comes with its chance and is built if it pays.

    Args:
        floors: how many it has.
        windows: of all its floors.
        pure: whether it is, and shall stay, of one material (E3).
        chances: for each floor above its topmost, that a tile comes which fits.
        toil: what a further floor costs.
    """
    if not chances:
        return POINT * whole_points(floors, windows, pure)
    without = prospect(floors, windows, pure, chances[1:], toil)
    more = prospect(floors + 1, windows + MEAN_WINDOWS, pure, chances[1:], toil) - toil
    return without + max(0, more - without) * chances[0] // SURE


def is_pure(palace: Palace) -> bool:
    """Whether it is of one material (E3)."""
    return len({tile.material for tile in palace}) == 1


class Outlook:
    """What a seat may expect of the rest of the match, from its view; values every seat's palaces and cards."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.seats = view.seats
        riders = RIDERS - view.riders
        last = sum(1 for back in view.backs if back == 3)
        # The last of r riders among m tiles lies at r(m + 1)/(r + 1) on average (S2, T2.3).
        draws = SURE * (len(view.backs) - last) + SURE * riders * (last + 1) // (riders + 1)
        self.markets = draws // 2
        """Markets to come until the end, in thousandths."""
        self.ending = self._ending(riders, last, len(view.backs) - last)
        # Never quite nothing: money decides a tie (E4).
        self.coin = max(1, weights.coin * min(SURE, self.markets // weights.coin_full) // SURE)
        supply = {material: [0] * len(FLOORS) for material in MATERIALS}
        late = SURE * riders // (riders + 1)  # a tile of III comes unless it lies below the last rider
        for tile in view.unseen_tiles:
            if tile != RIDER:
                supply[tile.material][tile.floor - 1] += late if tile in STACK_TILES[3] else SURE
        for tile in [*view.warehouse, *(tile for quarry in view.quarries for tile in quarry)]:
            supply[tile.material][tile.floor - 1] += SURE * 7 // 10
        self._supply = {material: tuple(row) for material, row in supply.items()}
        self._all = tuple(map(sum, zip(*supply.values(), strict=True)))
        self._chances: dict[tuple[Waiting, str | None], Chances] = {}
        self._palace: dict[tuple[Palace, Waiting], int] = {}
        self._palaces: dict[tuple[int, Palaces], int] = {}
        self._hands: dict[Cards, int] = {}

    def _ending(self, riders: int, last: int, before: int) -> int:
        """The chance that the match ends before the seat's next turn, if everybody goes to the market."""
        draws = 2 * self.seats - before
        if riders > draws or not last:
            return 0
        chance = SURE
        for i in range(riders):
            chance = chance * (draws - i) // max(1, last - i)
        return min(SURE, chance)

    def chances(self, waiting: Waiting, material: str | None) -> Chances:
        """For each floor the chance that one palace of those waiting gets it, of that material where one is named."""
        found = self._chances.get((waiting, material))
        if found is None:
            supply = self._all if material is None else self._supply[material]
            each = [
                tiles * self.weights.reach // (SURE * self.seats * max(1, palaces))
                for tiles, palaces in zip(supply, waiting, strict=True)
            ]
            found = self._chances[waiting, material] = tuple([n * SURE // (SURE + n) for n in each])
        return found

    def palace(self, palace: Palace, waiting: Waiting) -> int:
        """What a palace will be worth if floors are only added on top, beside others that wait for the same."""
        top = palace[-1].floor
        key = (palace, waiting[top:])
        found = self._palace.get(key)
        if found is None:
            toil = self.weights.toil
            windows = sum([tile.windows for tile in palace])
            floors = len(palace)
            found = prospect(floors, windows, False, self.chances(waiting, None)[top:], toil)
            if is_pure(palace):
                chances = self.chances(waiting, palace[0].material)[top:]
                found = max(found, prospect(floors, windows, True, chances, toil))
            self._palace[key] = found
        return found

    def standing(self, palaces: Palaces) -> int:
        """What these palaces will be worth without rebuilding."""
        tops = [palace[-1].floor for palace in palaces]
        waiting = tuple([sum([top < floor for top in tops]) for floor in FLOORS])
        return sum([self.palace(palace, waiting) for palace in palaces])

    def palaces(self, palaces: Sequence[Palace], turns: int = REBUILDINGS) -> int:
        """What these palaces will be worth, with so many rebuildings if they pay (T3)."""
        key = (turns, tuple(sorted(palaces)))
        found = self._palaces.get(key)
        if found is None:
            found = self.standing(tuple(palaces))
            if turns:
                found += max(0, self._rebuilding(palaces, turns, found)) * (SURE - self.ending) // SURE
            self._palaces[key] = found
        return found

    def _rebuilding(self, palaces: Sequence[Palace], turns: int, now: int) -> int:
        """What the best rebuilding gains, its turn paid; nothing is taken out."""
        if all(len(palace) > 1 for palace in palaces):
            return 0
        ways = [way for way in rebuilding_ways(palaces) if isinstance(way, Slide | Raze)]
        best = max(self.palaces(rebuilt(palaces, way), turns - 1) for way in ways)
        return best - now - self.weights.turn

    # -- cards

    def hand(self, cards: Cards) -> int:
        """What these cards are worth."""
        found = self._hands.get(cards)
        if found is None:
            found = self._hands[cards] = self._hand(cards)
        return found

    def _hand(self, cards: Cards) -> int:
        coins = purse(cards, self.weights)
        full = SURE * self.weights.plenty
        if coins > full:
            coins = full + (coins - full) * self.weights.beyond // SURE
        return coins * self.coin // SURE

    def card(self, hand: Cards, kind: int) -> int:
        """What one card more is worth."""
        return self.hand((*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])) - self.hand(hand)


def purse(cards: Sequence[int], weights: Weights) -> int:
    """What a hand can pay, by and large, in thousandths of a coin (M1 to M3)."""
    totals = sorted((sum(value * cards[5 * c + v] for v, value in enumerate(VALUES)) for c in range(3)), reverse=True)
    coins = SURE * totals[0] + weights.second * totals[1] + weights.third * totals[2]
    certificates = cards[CERTIFICATE]
    coins += weights.certificate * certificates + weights.certificates * (certificates // 3)
    for v in range(len(VALUES)):
        low, middle, _ = sorted((cards[v], cards[5 + v], cards[10 + v]))
        coins += weights.triple[v] * low + weights.pair[v] * (middle - low)
    return coins
