"""Marble blocks and the wheel (C1, W). Blocks are counted by colour, numbered as in ``data.COLOURS``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ..counts import Counts, minus, plus, spread, tally
from .data import BLOCKS_EACH, COLOURS, NEXT_SECTION, PRICES

Blocks: TypeAlias = Counts
"""How many blocks of each colour."""

Wheel: TypeAlias = tuple[Blocks, ...]
"""The blocks on each section, from section 1."""

NO_BLOCKS: Blocks = (0,) * len(COLOURS)
ALL_BLOCKS: Blocks = (BLOCKS_EACH,) * len(COLOURS)
COLOUR = {token: number for number, token in enumerate(COLOURS)}


def gathered(colours: Iterable[int]) -> Blocks:
    """Blocks from a list of colours."""
    return tally(colours, len(COLOURS))


def shown(blocks: Sequence[int]) -> list[str]:
    """The tokens of blocks, dear colours first."""
    return [COLOURS[colour] for colour in spread(blocks)]


def price(section: int, blocks: Sequence[int]) -> int:
    """What blocks of a section (from 0) cost."""
    return sum(each * n for each, n in zip(PRICES[section], blocks, strict=True))


def turned(wheel: Wheel) -> Wheel:
    """The wheel after a turn by one section (W1)."""
    after = [NO_BLOCKS] * len(wheel)
    for section, blocks in enumerate(wheel):
        after[NEXT_SECTION[section]] = blocks
    return tuple(after)


def on_wheel(wheel: Wheel) -> int:
    """How many blocks lie on the wheel."""
    return sum(map(sum, wheel))


def laid(wheel: Wheel, section: int, blocks: Blocks) -> Wheel:
    """The wheel with more blocks on a section."""
    return (*wheel[:section], plus(wheel[section], blocks), *wheel[section + 1 :])


def lifted(wheel: Wheel, section: int, blocks: Blocks) -> Wheel:
    """The wheel with blocks taken from a section."""
    return (*wheel[:section], minus(wheel[section], blocks), *wheel[section + 1 :])
