"""The moves of Carrara: plain data. Their text form is in ``notation``."""

from typing import NamedTuple, TypeAlias

from .blocks import Blocks
from .tiles import Tile


class Buy(NamedTuple):
    """Buy blocks (T1): ``turn`` the wheel first, or not (A1)."""

    turn: bool
    advanced: bool = False
    verb: str = "buy"


class Take(NamedTuple):
    """Take these blocks of a section (from 0); no blocks: two coins instead (T1)."""

    section: int
    blocks: Blocks
    verb: str = "take"


class Build(NamedTuple):
    """Build a tile in a city with these blocks (T2)."""

    tile: Tile
    city: str
    blocks: Blocks
    verb: str = "build"


class Replace(NamedTuple):
    """Replace a building in its city by a dearer one, for the difference (A3)."""

    old: Tile
    city: str
    tile: Tile
    blocks: Blocks
    verb: str = "replace"


class Upgrade(NamedTuple):
    """Lay the upgrade tile of a city or category (A2, A4)."""

    field: str
    verb: str = "upgrade"


class Score(NamedTuple):
    """Score a type of building, a city (``@pisa``) or a category (T3, A5)."""

    field: str
    verb: str = "score"


class Broke(NamedTuple):
    """No action is possible (T5)."""

    verb: str = "broke"


class BuyObject(NamedTuple):
    """Buy the object of that kind (T4)."""

    kind: int
    verb: str = "object"


class Announce(NamedTuple):
    """Announce the end (E1)."""

    verb: str = "announce"


class Done(NamedTuple):
    """End the turn."""

    verb: str = "done"


Move: TypeAlias = Buy | Take | Build | Replace | Upgrade | Score | Broke | BuyObject | Announce | Done
