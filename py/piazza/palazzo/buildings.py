"""Palaces: where a tile may be built (B1 to B6) and what a palace is worth (E2, E3)."""

from itertools import pairwise
from typing import NamedTuple, TypeAlias

from .tiles import Tile

Palace: TypeAlias = tuple[Tile, ...]
"""The tiles of a palace, from the bottom up."""

FLOOR_POINTS = {1: -5, 2: 0, 3: 0, 4: 3, 5: 6}
"""Points by the number of floors (E2), besides the windows."""

WINDOWS_COUNT_FROM = 3
"""Windows count in palaces of at least so many floors (E2)."""

MATERIAL_POINTS = {1: 0, 2: 0, 3: 3, 4: 3, 5: 6}
"""Points for a palace of one material, by the number of floors (E3)."""


class Worth(NamedTuple):
    """What a palace is worth, in points: for its windows and floors (E2), and for its one material (E3)."""

    windows: int
    floors: int
    material: int

    @property
    def total(self) -> int:
        """All points of the palace."""
        return self.windows + self.floors + self.material


def worth(palace: Palace) -> Worth:
    """The points of a palace of at least one floor (E2, E3)."""
    floors = len(palace)
    windows = sum(tile.windows for tile in palace) if floors >= WINDOWS_COUNT_FROM else 0
    one_material = len({tile.material for tile in palace}) == 1
    return Worth(windows, FLOOR_POINTS[floors], MATERIAL_POINTS[floors] if one_material else 0)


def points(palace: Palace) -> int:
    """The points of a palace (E2, E3)."""
    return worth(palace).total


def has_floor(palace: Palace, floor: int) -> bool:
    """Whether that floor is in the palace already (B2)."""
    return any(tile.floor == floor for tile in palace)


def fits_on_top(palace: Palace, tile: Tile) -> bool:
    """Whether the tile may be built on top of the palace (B1, B2, B5)."""
    return palace[-1].floor < tile.floor


def slid_in(palace: Palace, tile: Tile) -> Palace:
    """The palace with the tile at its height; the floor must not be there yet (T3.2)."""
    return tuple(sorted((*palace, tile), key=lambda t: t.floor))


def ascends(palace: Palace) -> bool:
    """Whether the floors ascend, none of them twice (B1, B2)."""
    return all(low.floor < high.floor for low, high in pairwise(palace))
