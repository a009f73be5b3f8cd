"""What a scoring pays (T3, A4, A5), what the objectives ask (E1, A6), the points at the end (E3, A7), who wins (E4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..stacked import best
from .data import (
    ANNOUNCED,
    CARDS,
    CATEGORIES,
    CITIES,
    COINS_A_POINT,
    GREAT_FROM,
    KINGS,
    OBJECTS,
    SMALL_COST,
    STANDARD,
    TYPES,
    UNCOUNTED_OBJECT,
    UPGRADE,
    Card,
)
from .tiles import Tile

if TYPE_CHECKING:
    from .state import State

FIELDS = (*TYPES, *(f"@{city}" for city in CITIES), *CATEGORIES)
"""All that can be scored, in canonical order: types, cities, categories (the latter in the advanced variant)."""


# -- a scoring -----------------------------------------------------------------------------------------------


class Payout(NamedTuple):
    """What a scoring pays: coins, points, and how many objects of each kind; ``missed`` are those that had run out."""

    coins: int
    vp: int
    objects: tuple[int, ...]
    missed: int


def value(state: State, seat: int, field: str) -> int:
    """What a cost point is worth to a seat in a city, or in a category field (A4)."""
    place = CITIES.get(field) or CATEGORIES[field]
    return place.reward + UPGRADE * (field in state.upgrades[seat])


def scored_tiles(state: State, seat: int, field: str) -> list[tuple[str, Tile]]:
    """The buildings that a scoring counts, each with its city."""
    built = [(city, tile) for city, tiles in zip(CITIES, state.buildings[seat], strict=True) for tile in tiles]
    if field in TYPES:
        return [(city, tile) for city, tile in built if tile.type == field]
    if field in CATEGORIES:
        return [(city, tile) for city, tile in built if tile.category == field]
    return [(city, tile) for city, tile in built if city == field[1:]]


def payout(state: State, seat: int, field: str) -> Payout:
    """What scoring a type, a city (``@pisa``) or a category pays now (T3, A5)."""
    earned = {"coins": 0, "vp": 0}
    objects = [0] * len(OBJECTS)
    missed = 0
    for city, tile in scored_tiles(state, seat, field):
        place = field if field in CATEGORIES else city
        unit = (CATEGORIES.get(field) or CITIES[city]).unit
        earned[unit] += tile.cost * value(state, seat, place)
        if field in CATEGORIES:
            continue
        if objects[tile.object] < state.supply[tile.object]:
            objects[tile.object] += 1
        else:
            missed += 1
    return Payout(earned["coins"], earned["vp"], tuple(objects), missed)


# -- measures and objectives ---------------------------------------------------------------------------------


def costs(state: State, seat: int) -> list[int]:
    """The costs of a seat's buildings."""
    return [tile.cost for tiles in state.buildings[seat] for tile in tiles]


def built(state: State, seat: int) -> list[Tile]:
    """A seat's buildings."""
    return [tile for tiles in state.buildings[seat] for tile in tiles]


def own_cities(state: State, seat: int) -> int:
    """How many cities a seat has scored."""
    return sum(by == seat for by in state.scored)


def ways(state: State, seat: int) -> int:
    """In how many ways a seat has scored: types, cities, categories."""
    fields = state.types[seat]
    return any(f in TYPES for f in fields) + any(f in CATEGORIES for f in fields) + (own_cities(state, seat) > 0)


MEASURES: dict[str, Callable[[State, int], int]] = {
    "scorings": lambda state, seat: KINGS - state.kings[seat],
    "types": lambda state, seat: sum(field in TYPES for field in state.types[seat]),
    "ways": ways,
    "scored-cities": own_cities,
    "objects": lambda state, seat: sum(state.objects[seat]),
    "kinds": lambda state, seat: sum(n > 0 for n in state.objects[seat]),
    "pairs": lambda state, seat: sum(n // 2 for n in state.objects[seat]),
    "most": lambda state, seat: max(state.objects[seat]),
    "sets": lambda state, seat: min(state.objects[seat]),
    "cost": lambda state, seat: sum(costs(state, seat)),
    "buildings": lambda state, seat: len(costs(state, seat)),
    "cities": lambda state, seat: sum(bool(tiles) for tiles in state.buildings[seat]),
    "building-types": lambda state, seat: len({tile.type for tile in built(state, seat)}),
    "country": lambda state, seat: sum(tile.category == "country" for tile in built(state, seat)),
    "small": lambda state, seat: sum(cost <= SMALL_COST for cost in costs(state, seat)),
    "great": lambda state, seat: sum(cost >= GREAT_FROM for cost in costs(state, seat)),
    "fives": lambda state, seat: state.coins[seat] // COINS_A_POINT,
    "blocks": lambda state, seat: sum(state.blocks[seat]),
    "kings": lambda state, seat: state.kings[seat],
}
"""What a card may look at, for a seat."""

PUBLIC = frozenset({"scorings", "types", "ways", "cost", "buildings", "cities", "building-types"})
"""Measures that everybody sees; the objects lie behind the screens (S3)."""


class Objective(NamedTuple):
    """An objective for the end, as it stands: the card, how much a seat has and how much it needs."""

    token: str
    card: Card
    have: int
    need: int

    @property
    def met(self) -> bool:
        """Whether the seat has enough."""
        return self.have >= self.need


def cards(state: State) -> tuple[str, ...]:
    """The cards of the match; the standard objectives where none were drawn."""
    return state.cards or STANDARD


def objectives(state: State, seat: int) -> list[Objective]:
    """The three objectives of the end, for a seat (E1, A6)."""
    tokens = [token for token in cards(state) if CARDS[token].part != "bonus"]
    rows = zip(tokens, progress(state, seat), strict=True)
    return [Objective(token, CARDS[token], have, need) for token, (have, need) in rows]


def progress(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """How much a seat has and needs of each objective (E1, A6)."""
    for token in cards(state):
        card = CARDS[token]
        if card.part != "bonus":
            yield MEASURES[card.measure](state, seat), card.least[state.seats - 2]


def may_announce(state: State, seat: int) -> bool:
    """Whether a seat may announce the end (E1)."""
    return state.announced is None and all(have >= need for have, need in progress(state, seat))


# -- points --------------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """A part of the points: ``scored``, ``announced``, a card's token, ``uncounted`` or ``coins``; units, points."""

    name: str
    units: int
    points: int


def parts(state: State, seat: int) -> list[Part]:
    """The points of a seat, part by part, as they stand (E3, A7)."""
    # A position may hold an announcement whose points it leaves out.
    announced = min(ANNOUNCED, state.vp[seat]) if state.announced == seat else 0
    scored = state.vp[seat] - announced
    rows = [Part("scored", scored, scored)]
    if announced:
        rows.append(Part("announced", 1, announced))
    for token in cards(state):
        card = CARDS[token]
        if card.points:
            units = MEASURES[card.measure](state, seat)
            rows.append(Part(token, units, card.points * units))
            uncounted = sum(state.objects[seat]) - card.counted * units
            if card.part == "objects" and state.advanced:
                rows.append(Part("uncounted", uncounted, UNCOUNTED_OBJECT * uncounted))
    coins = state.coins[seat]
    rows.append(Part("coins", coins, coins // COINS_A_POINT))
    return rows


def score(state: State, seat: int) -> int:
    """The points of a seat as they stand (E3)."""
    return sum(part.points for part in parts(state, seat))


def winners(state: State) -> list[int]:
    """The seats that win: most points; then most blocks left; then shared (E4)."""
    return best([(score(state, seat), sum(state.blocks[seat])) for seat in range(state.seats)])
