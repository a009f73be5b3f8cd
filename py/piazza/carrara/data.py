"""Every figure of the game, in one place, so that one look at a rulebook can correct it.

Where a figure comes from is marked behind it: nothing for the summary on which the rules rest, ``[P]`` for public
descriptions of the game, ``ruling`` for what no source gives. No other module of the game holds such a figure.
"""

from __future__ import annotations

from typing import NamedTuple

# -- blocks and the wheel (C1, W, S1) ------------------------------------------------------------------------

COLOURS = "wyrgbk"
"""White, yellow, red, green, blue, black: the dear ones first."""

BLOCKS_EACH = 7  # [P]

PRICES: tuple[tuple[int, ...], ...] = (
    (6, 5, 4, 3, 2, 1),
    (5, 4, 3, 2, 1, 0),  # [P]
    (4, 3, 2, 1, 0, 0),  # [P]
    (3, 2, 1, 0, 0, 0),  # [P]
    (2, 1, 0, 0, 0, 0),  # [P]
    (1, 0, 0, 0, 0, 0),  # [P]
)
"""The price of a block by section of the wheel and colour (W); 0 is free."""

SECTIONS = 6
WHEEL_BLOCKS = 11
"""So many blocks lie on the wheel once it is refilled (W2)."""

NEXT_SECTION = (1, 2, 3, 4, 5, 0)  # that the last is followed by the first is a ruling (W1)
"""Where the blocks of each section (from 0) lie after a turn of the wheel."""

COINS = 20
"""Coins of each player at the start (S1)."""

FIRST_BLOCKS = "kbgr"
"""The block that each seat begins with, from the one that starts (S1)."""

RELIEF = 2  # [P] for who can take no block (T1); T5
"""Coins for a player who can take no block, or can do nothing."""

# -- buildings and objects (C2, C3, A2) ----------------------------------------------------------------------


class Kind(NamedTuple):
    """A type of building: its category, and the object that its tiles show."""

    category: str
    object: str


OBJECTS = ("crown", "book", "gate", "cup", "arms", "flag")

TYPES: dict[str, Kind] = {
    "biblioteca": Kind("city", "book"),  # [P]
    "palazzo": Kind("city", "crown"),
    "porta": Kind("city", "gate"),  # ruling
    "cattedrale": Kind("city", "cup"),  # ruling
    "castello": Kind("country", "arms"),  # ruling
    "villa": Kind("country", "flag"),  # ruling
}

COSTS = (1, 2, 3, 4, 5)
GREAT_COST = 8
"""The cost of the great buildings of the advanced variant, one a type (A2); [P] six, always available."""

MARKET = 9
"""So many building tiles lie face up (S2)."""

OBJECTS_EACH = 6  # [P]
OBJECTS_ON_SALE = 1  # [P] of each kind; the others are the supply
OBJECT_PRICE = 10

# -- cities and scoring (T3, A4, A5) -------------------------------------------------------------------------


class City(NamedTuple):
    """A city: the blocks allowed, the reward for each cost point, its unit, the fewest buildings to score it."""

    colours: str
    reward: int
    unit: str
    least: int


CITIES: dict[str, City] = {  # colours and rewards [P], the fewest buildings a ruling
    "livorno": City("w", 3, "vp", 2),
    "pisa": City("wy", 3, "coins", 2),
    "lucca": City("wyr", 2, "vp", 2),
    "viareggio": City("wyrg", 2, "coins", 3),
    "massa": City("wyrgb", 1, "vp", 3),
    "lerici": City("wyrgbk", 1, "coins", 3),
}


class Category(NamedTuple):
    """A category field of the advanced variant: its reward for each cost point, and the unit."""

    reward: int
    unit: str


CATEGORIES: dict[str, Category] = {
    "city": Category(1, "coins"),  # [P]
    "country": Category(1, "vp"),  # [P]
}

KINGS = 6
"""Scoring markers of each player (C4), in the advanced variant too (ruling, T3)."""

UPGRADE = 1  # ruling (A4)
"""What an upgrade tile adds to the value of its city or category."""

UPGRADES = (*CITIES, *CATEGORIES)  # ruling (A4): [P] eight, one for each city and category
"""The upgrade tiles."""

# -- the end (E1 to E4) and the cards (A6, A7) ---------------------------------------------------------------

ANNOUNCED = 5
"""Points for announcing the end (E1)."""

COINS_A_POINT = 5
"""So many coins are a point at the end (E3)."""

UNCOUNTED_OBJECT = 1
"""Points for an object that the object card does not count (A7)."""


class Card(NamedTuple):
    """An objective or bonus card.

    ``measure`` is what it looks at (see ``scoring.MEASURES``), ``least`` how much of it the end needs with 2, 3 and 4
    seats, ``points`` what each unit pays at the end, ``counted`` how many objects a unit uses up (A7).
    """

    part: str
    measure: str
    least: tuple[int, int, int]
    points: int = 0
    counted: int = 0


PARTS = ("scorings", "objects", "buildings", "bonus")
"""One card of each part is drawn in the advanced variant (A6)."""

CARDS: dict[str, Card] = {
    # The first three are the objectives of the base game: its 3 points an object are a ruling.
    "scorings-4": Card("scorings", "scorings", (4, 4, 4)),
    "objects-all": Card("objects", "objects", (8, 7, 6), 3, 1),
    "built-cost": Card("buildings", "cost", (30, 25, 20), 1),
    # All that follow are our own (ruling, A6).
    "scorings-5": Card("scorings", "scorings", (5, 5, 5)),
    "scorings-types": Card("scorings", "types", (3, 3, 3)),
    "scorings-mixed": Card("scorings", "ways", (3, 3, 2)),
    "objects-kinds": Card("objects", "kinds", (5, 5, 4), 5, 1),
    "objects-pairs": Card("objects", "pairs", (3, 3, 2), 7, 2),
    "objects-most": Card("objects", "most", (4, 4, 3), 5, 1),
    "built-number": Card("buildings", "buildings", (9, 8, 7), 3),
    "built-cities": Card("buildings", "cities", (5, 5, 4), 5),
    "built-types": Card("buildings", "building-types", (5, 5, 4), 5),
    "bonus-coins": Card("bonus", "fives", (0, 0, 0), 1),
    "bonus-blocks": Card("bonus", "blocks", (0, 0, 0), 1),
    "bonus-kings": Card("bonus", "kings", (0, 0, 0), 2),
    "bonus-country": Card("bonus", "country", (0, 0, 0), 2),
    "bonus-small": Card("bonus", "small", (0, 0, 0), 2),
    "bonus-great": Card("bonus", "great", (0, 0, 0), 3),
    "bonus-set": Card("bonus", "sets", (0, 0, 0), 6),
    "bonus-scored": Card("bonus", "scored-cities", (0, 0, 0), 3),
}

STANDARD = ("scorings-4", "objects-all", "built-cost")
"""The cards that say the base game's objectives and values (E1, E3)."""

SMALL_COST = 2  # ruling (A6, the card bonus-small): costs up to this
GREAT_FROM = 5  # ruling (A6, the card bonus-great): costs from this
