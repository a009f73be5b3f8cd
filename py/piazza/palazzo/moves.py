"""The moves of Palazzo: plain data. Their text form is in ``notation``."""

from typing import NamedTuple, TypeAlias

from .money import Cards
from .tiles import Tile

NEW = -1
"""In place of a palace's number: found a new one."""

DROP = -2
"""In place of a palace's number: drop the tile out of the game (B7)."""


class Money(NamedTuple):
    """Take money (T1)."""

    verb: str = "money"


class Market(NamedTuple):
    """Draw two tiles, then buy or auction (T2)."""

    verb: str = "market"


class Pick(NamedTuple):
    """Take a card of the row (T1.1); ``kind`` as in ``money``."""

    kind: int
    verb: str = "pick"


class Buy(NamedTuple):
    """Buy one or two tiles of the warehouse with these cards (T2.5)."""

    tiles: tuple[Tile, ...]
    cards: Cards
    verb: str = "buy"


class Auction(NamedTuple):
    """Auction the next quarry (T2.6)."""

    verb: str = "auction"


class Bid(NamedTuple):
    """Add cards to the own bid (T2.8)."""

    cards: Cards
    verb: str = "bid"


class Pass(NamedTuple):
    """Leave the auction (T2.10)."""

    verb: str = "pass"


class Choose(NamedTuple):
    """Choose a tile of a lot that is shared out (T2.12)."""

    tile: Tile
    verb: str = "choose"


class Place(NamedTuple):
    """Build a tile on the palace with that number (from 0), as a ``NEW`` one, or ``DROP`` it (B7)."""

    tile: Tile
    palace: int
    verb: str = "place"


class Take(NamedTuple):
    """Rebuild: take a tile out of a palace (T3.2) for a card of that kind."""

    kind: int
    tile: Tile
    palace: int
    verb: str = "rebuild"


class Slide(NamedTuple):
    """Rebuild: slide a palace of one floor into another (T3.2)."""

    kind: int
    source: int
    target: int
    verb: str = "rebuild"


class Raze(NamedTuple):
    """Rebuild: drop a palace of one floor out of the game (T3.2)."""

    kind: int
    palace: int
    verb: str = "rebuild"


Move: TypeAlias = Money | Market | Pick | Buy | Auction | Bid | Pass | Choose | Place | Take | Slide | Raze
