"""Positions of Carrara: the JSON form that people read and write."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from ..counts import Counts, holds, minus, plus, spread, tally
from ..game import read_seat
from ..position import Given, bad, bad_step, bad_token, bad_type, number, step_name, too_many, typed
from .blocks import ALL_BLOCKS, COLOUR, Blocks, gathered, shown
from .data import (
    BLOCKS_EACH,
    CARDS,
    CATEGORIES,
    CITIES,
    COLOURS,
    KINGS,
    OBJECTS,
    OBJECTS_EACH,
    PARTS,
    SECTIONS,
    TYPES,
    UPGRADES,
)
from .state import VARIANTS, State
from .tiles import BY_TOKEN, TILES, Tile, in_order

if TYPE_CHECKING:
    from .steps import Step

OWN_PARTS = ("start", "wheel", "bag", "market", "stack", "sale", "supply", "scored", "cards", "ending")
SEAT_PARTS = ("coins", "blocks", "buildings", "kings", "types", "objects", "vp", "upgrades", "announced")
STEP_PARTS = {"turn": (), "buying": (), "upgrade": (), "after": ("bought",)}

MOST = 10_000
"""Coins and points of a seat, at most."""


# -- writing -------------------------------------------------------------------------------------------------


def write_position(state: State) -> dict[str, Any]:
    """The parts of a position that are Carrara's."""
    data: dict[str, Any] = {
        "options": {"variant": VARIANTS[state.advanced]},
        "start": f"P{state.start + 1}",
        "wheel": [shown(blocks) for blocks in state.wheel],
        "bag": [COLOURS[colour] for colour in reversed(state.bag)],
        "market": [str(tile) for tile in state.market],
        "stack": [str(tile) for tile in reversed(state.stack)],
        "sale": write_objects(state.sale),
        "supply": dict(zip(OBJECTS, state.supply, strict=True)),
        "scored": {
            city: f"P{by + 1}" for city, by in zip(CITIES, state.scored, strict=True) if by is not None
        },
        "seats": [write_seat(state, seat) for seat in range(state.seats)],
        "at": [write_step(step) for step in state.steps if step.name != "turn"],
    }  # fmt: skip
    if state.cards:
        data["cards"] = list(state.cards)
    if state.ending:
        data["ending"] = True
    return data


def write_objects(objects: Counts) -> list[str]:
    """Objects as a list of their tokens."""
    return [OBJECTS[kind] for kind in spread(objects)]


def write_seat(state: State, seat: int) -> dict[str, Any]:
    """A seat's part."""
    return {
        "coins": state.coins[seat],
        "blocks": shown(state.blocks[seat]),
        "buildings": {
            city: [str(tile) for tile in tiles]
            for city, tiles in zip(CITIES, state.buildings[seat], strict=True)
            if tiles
        },
        "kings": state.kings[seat],
        "types": list(state.types[seat]),
        "objects": write_objects(state.objects[seat]),
        "vp": state.vp[seat],
        "upgrades": list(state.upgrades[seat]),
        "announced": state.announced == seat,
    }


def write_step(step: Step) -> dict[str, Any]:
    """A pending decision, with what it needs."""
    from .steps import After

    return {"step": step.name, "bought": step.bought} if isinstance(step, After) else {"step": step.name}


# -- reading -------------------------------------------------------------------------------------------------


def read_position(given: Given) -> State:
    """A state from a position. Parts may be missing (see this folder's README).

    Raises:
        BadInput: a wrong type or token, a block, tile or object too many, what the rules exclude.
    """
    data, seats = given.data, given.seats
    state = State(len(seats), given.options["variant"] == VARIANTS[1], given.seed)
    state.turn = given.turn
    state.start = read_seat(typed(data, "start", str, "P1"), len(seats))
    wheel = typed(data, "wheel", list, [[]] * SECTIONS)
    if len(wheel) != SECTIONS:
        bad("carrara-position-wheel", "The wheel has six sections, each a list of blocks.")
    state.wheel = tuple(read_blocks(section) for section in wheel)
    state.bag = read_colours(typed(data, "bag", list, []))[::-1]
    state.market = read_tiles(typed(data, "market", list, []))
    state.stack = read_tiles(typed(data, "stack", list, []))[::-1]
    if any(tile.great for tile in (*state.market, *state.stack)):
        bad("carrara-position-great", "Buildings of cost 8 are neither in the market nor in the pile (A2).")
    for seat, part in enumerate(seats):
        read_seat_part(state, seat, part)
    read_scored(state, typed(data, "scored", dict, {}))
    read_kings(state, seats)
    read_objects_left(state, data)
    read_cards(state, typed(data, "cards", list, []))
    check_pieces(state)
    state.ending = typed(data, "ending", bool, False) or state.announced is not None
    state.ended = given.over
    read_at(state, given.at)
    return state


def read_colours(tokens: Any) -> list[int]:
    """Blocks, in order."""
    if not isinstance(tokens, list):
        bad_type("blocks")
    for token in tokens:
        if not isinstance(token, str) or token not in COLOUR:
            bad_token(token)
    return [COLOUR[token] for token in tokens]


def read_blocks(tokens: Any) -> Blocks:
    """Blocks: a list of them, or how many of each."""
    if isinstance(tokens, dict):
        return read_counts(tokens, tuple(COLOUR), BLOCKS_EACH)
    return gathered(read_colours(tokens))


def read_counts(counts: Mapping[str, Any], kinds: Sequence[str], most: int) -> Counts:
    """How many of each kind."""
    for token, n in counts.items():
        if token not in kinds or type(n) is not int or not 0 <= n <= most:
            bad_token(token)
    return tuple(counts.get(token, 0) for token in kinds)


def read_tiles(tokens: Any) -> list[Tile]:
    """Tiles from their tokens."""
    if not isinstance(tokens, list):
        bad_type("tiles")
    for token in tokens:
        if not isinstance(token, str) or token not in BY_TOKEN:
            bad_token(token)
    return [BY_TOKEN[token] for token in tokens]


def read_words(data: Mapping[str, Any], key: str, words: Sequence[str]) -> tuple[str, ...]:
    """Some of these words, each at most once, in their order."""
    found = typed(data, key, list, [])
    for token in found:
        if token not in words or found.count(token) > 1:
            bad_token(token)
    return tuple(word for word in words if word in found)


def read_objects(tokens: Any) -> Counts:
    """Objects: a list of them, or how many of each."""
    if isinstance(tokens, dict):
        return read_counts(tokens, OBJECTS, OBJECTS_EACH)
    if not isinstance(tokens, list):
        bad_type("objects")
    for token in tokens:
        if token not in OBJECTS:
            bad_token(token)
    return tally(map(OBJECTS.index, tokens), len(OBJECTS))


def read_seat_part(state: State, seat: int, part: Mapping[str, Any]) -> None:
    """What a seat has."""
    state.coins[seat] = number(part, "coins", 0, MOST)
    state.vp[seat] = number(part, "vp", 0, MOST)
    state.blocks[seat] = read_blocks(part.get("blocks", []))
    state.objects[seat] = read_objects(part.get("objects", []))
    buildings = typed(part, "buildings", dict, {})
    for city in buildings:
        if city not in CITIES:
            bad_token(city)
    state.buildings[seat] = tuple(tuple(read_tiles(buildings.get(city, []))) for city in CITIES)
    state.types[seat] = read_words(part, "types", (*TYPES, *CATEGORIES) if state.advanced else tuple(TYPES))
    state.upgrades[seat] = read_words(part, "upgrades", UPGRADES if state.advanced else ())
    if typed(part, "announced", bool, False):
        if state.announced is not None:
            bad("carrara-position-announced", "One seat alone announces the end (E1).")
        state.announced = seat


def read_scored(state: State, scored: Mapping[str, Any]) -> None:
    """Who has scored which city."""
    for city, by in scored.items():
        if city not in CITIES:
            bad_token(city)
        state.scored[list(CITIES).index(city)] = read_seat(str(by), state.seats)


def read_kings(state: State, seats: Sequence[Mapping[str, Any]]) -> None:
    """The kings left; where they aren't given, those that what was scored leaves."""
    for seat, part in enumerate(seats):
        used = len(state.types[seat]) + state.scored.count(seat)
        if used > KINGS:
            bad("carrara-position-kings", "P{seat} has scored more often than there are kings.", seat=seat + 1)
        state.kings[seat] = number(part, "kings", KINGS - used, KINGS - used)


def read_objects_left(state: State, data: Mapping[str, Any]) -> None:
    """The objects for sale and in supply; where they aren't given, what the seats have not got."""
    left = (OBJECTS_EACH,) * len(OBJECTS)
    for objects in state.objects:
        if not holds(left, objects):
            too_many_of(write_objects(minus(objects, left)))
        left = minus(left, objects)
    if "sale" in data:
        state.sale = read_objects(data["sale"])
    else:
        state.sale = tuple(min(1, n) for n in left)
    if any(n > 1 for n in state.sale) or not holds(left, state.sale):
        too_many_of(write_objects(state.sale))
    left = minus(left, state.sale)
    state.supply = read_objects(data["supply"]) if "supply" in data else left
    if not holds(left, state.supply):
        too_many_of(write_objects(minus(state.supply, left)))


def read_cards(state: State, tokens: Sequence[Any]) -> None:
    """The cards of the advanced variant, one of each part; the bonus card may be missing."""
    if not tokens:
        return
    for token in tokens:
        if not isinstance(token, str) or token not in CARDS or not state.advanced:
            bad_token(token)
    if tuple(CARDS[token].part for token in tokens) not in (PARTS, PARTS[:-1]):
        bad("carrara-position-cards", "There is one card each of {parts}.", parts=list(PARTS))
    state.cards = tuple(tokens)


def read_at(state: State, at: Sequence[Any]) -> None:
    """The pending decision: the start of a turn where none is named."""
    from .steps import After, Buying, Turn, Upgrading

    if state.ended:
        return
    if len(at) > 1:
        bad_type("at")
    step = at[0] if at else {"step": "turn"}
    match step_name(step, STEP_PARTS):
        case "buying":
            state.steps.append(Buying())
        case "upgrade":
            if not state.advanced or not Upgrading().moves(state).count():
                bad_step("upgrade")
            state.steps.append(Upgrading())
        case "after":
            state.steps.append(After(typed(step, "bought", bool, False)))
        case _:
            state.steps.append(Turn())


def too_many_of(tokens: Iterable[str]) -> NoReturn:
    """Refuse more pieces than there are."""
    too_many(next(iter(tokens)))


def check_pieces(state: State) -> None:
    """No block or tile more than there are, no upgrade tile twice; tiles that are missing are out of the game."""
    blocks = gathered(state.bag)
    for some in (*state.wheel, *state.blocks):
        blocks = plus(blocks, some)
    if not holds(ALL_BLOCKS, blocks):
        too_many_of(shown(minus(blocks, ALL_BLOCKS)))
    tiles = [*state.market, *state.stack, *(t for cities in state.buildings for tiles in cities for t in tiles)]
    for tile in tiles:
        if tiles.count(tile) > 1:
            too_many(str(tile))
        if tile.great and not state.advanced:
            bad_token(tile)
    state.gone = in_order(tile for tile in TILES if tile not in tiles)
    laid = [field for fields in state.upgrades for field in fields]
    for field in laid:
        if laid.count(field) > 1:
            too_many(field)
