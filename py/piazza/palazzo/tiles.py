"""Building tiles and the stock (C1, C2, S2)."""

from collections.abc import Sequence
from typing import NamedTuple

MATERIALS = "BSM"
"""Brick, sandstone, marble (C1)."""


class Tile(NamedTuple):
    """A building tile: material (a letter of ``MATERIALS``), floor 1 to 5, windows 1 to 3. A rider is all zero."""

    material: str
    floor: int
    windows: int

    def __str__(self) -> str:
        return f"{self.material}{self.floor}{self.windows}" if self.floor else "R"


RIDER = Tile("R", 0, 0)
"""An end tile (C2)."""

RIDERS = 5

STACKS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 1), (1, 3), (2, 2), (2, 3), (3, 2)),
    2: ((1, 2), (2, 1), (3, 1), (3, 3), (4, 3), (5, 3)),
    3: ((3, 1), (4, 1), (4, 2), (5, 1), (5, 2)),
}
"""Floor and windows of the tiles of each stack, the same for every material (C2)."""

STACK_TILES: dict[int, tuple[Tile, ...]] = {
    stack: tuple(Tile(material, floor, windows) for material in MATERIALS for floor, windows in faces)
    for stack, faces in STACKS.items()
}
"""The 48 tiles by stack, riders not counted (C2)."""

ALL_TILES: tuple[Tile, ...] = tuple(tile for tiles in STACK_TILES.values() for tile in tiles)

ORDER: dict[Tile, int] = {
    tile: number
    for number, tile in enumerate(
        [Tile(material, floor, windows) for material in MATERIALS for floor in range(1, 6) for windows in range(1, 4)]
        + [RIDER]
    )
}
"""The canonical order of tiles: brick, sandstone, marble; then floor; then windows; riders last."""

BY_TOKEN: dict[str, Tile] = {str(tile): tile for tile in ORDER}
"""Tiles by their token, such as ``B32``, and ``R``."""


def in_order(tiles: Sequence[Tile]) -> list[Tile]:
    """The tiles in canonical order."""
    return sorted(tiles, key=ORDER.__getitem__)


_BACK: dict[Tile, int] = {tile: stack for stack, tiles in STACK_TILES.items() for tile in tiles} | {RIDER: 3}
_TWICE = frozenset(STACK_TILES[2]) & frozenset(STACK_TILES[3])


def backs(stock: Sequence[Tile]) -> list[int]:
    """The stack number on the back of each tile of the stock, which lists the next tile to be drawn last.

    Floor 3 with 1 window stands in stacks II and III: the later of two equal ones to come is III's, and so is a single
    one, since II is drawn first (S2).
    """
    result = [_BACK[tile] for tile in stock]
    for tile in _TWICE:
        if stock.count(tile) == 2:  # the list begins with the last to come, which is III's
            result[len(stock) - 1 - list(reversed(stock)).index(tile)] = 2
    return result
