"""Building tiles (C2, A2)."""

from collections.abc import Iterable
from typing import NamedTuple

from .data import COSTS, GREAT_COST, OBJECTS, TYPES

OBJECT_OF = {name: OBJECTS.index(kind.object) for name, kind in TYPES.items()}


class Tile(NamedTuple):
    """A building tile: its type and its cost in blocks."""

    type: str
    cost: int

    def __str__(self) -> str:
        return f"{self.type}{self.cost}"

    @property
    def category(self) -> str:
        """City or country."""
        return TYPES[self.type].category

    @property
    def object(self) -> int:
        """The kind of the object it shows, a number in ``OBJECTS``."""
        return OBJECT_OF[self.type]

    @property
    def great(self) -> bool:
        """Whether it is one of the advanced variant's (A2)."""
        return self.cost == GREAT_COST


TILES = tuple(Tile(kind, cost) for kind in TYPES for cost in COSTS)
"""The 30 tiles of the base game."""

GREAT_TILES = tuple(Tile(kind, GREAT_COST) for kind in TYPES)
"""The six of the advanced variant."""

ORDER = {
    tile: number for number, tile in enumerate(Tile(kind, cost) for kind in TYPES for cost in (*COSTS, GREAT_COST))
}
"""The canonical order of tiles: by type, then by cost."""

BY_TOKEN = {str(tile): tile for tile in ORDER}


def in_order(tiles: Iterable[Tile]) -> list[Tile]:
    """The tiles in canonical order."""
    return sorted(tiles, key=ORDER.__getitem__)
