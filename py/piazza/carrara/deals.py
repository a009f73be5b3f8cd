"""Chance as a record tells it, for records without a seed: put what is hidden into the order in which it was drawn."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import BadDeal, Event
from ..rng import Rng
from .blocks import COLOUR
from .data import CARDS, MARKET, PARTS
from .state import State, set_up
from .tiles import BY_TOKEN, TILES, Tile


def start_dealt(
    seats: int, advanced: bool, start: int, deals: Sequence[str], rng: Rng, log: list[Event] | None
) -> State:
    """The setup (S1, S2, A6) with the market and the cards that the deals name; the rest by ``rng``."""
    market = words_of(deals, 0, "market")
    if len(market) != MARKET:
        raise BadDeal(0, "carrara-deal-market", "A match begins with nine buildings in the market.")
    cards = words_of(deals, 1, "cards") if advanced else []
    if advanced and [CARDS[token].part for token in cards if token in CARDS] != list(PARTS):
        raise BadDeal(1, "carrara-deal-cards", "The advanced variant begins with one card of each part.")
    stack = list(TILES)
    rng.shuffle(stack)
    for drawn, token in enumerate(market, 1):
        tile_next(stack, drawn, token, 0)
    return set_up(seats, advanced, start, stack, tuple(cards), rng, log)


def words_of(deals: Sequence[str], number: int, head: str) -> list[str]:
    """What a deal names; nothing where another stands there, or none."""
    words = deals[number].split() if number < len(deals) else []
    return words[1:] if words[:1] == [head] else []


def arrange(state: State, deals: Sequence[str]) -> None:
    """Put bag and stack into the order in which these deals draw from them.

    Raises:
        BadDeal: where a block or tile can't come now.
    """
    for number, deal in enumerate(deals):
        match deal.split():
            case ["wheel", *colours]:
                for drawn, token in enumerate(colours, 1):
                    block_next(state.bag, drawn, token, number)
            case ["market", tile]:
                tile_next(state.stack, 1, tile, number)


def tile_next(stack: list[Tile], drawn: int, token: str, number: int) -> None:
    """Swap tiles of the stack so that this one is drawn as number ``drawn`` (from 1) of deal ``number``."""
    at = len(stack) - drawn
    tile = BY_TOKEN.get(token)
    if at < 0 or tile not in stack[: at + 1]:
        raise BadDeal(number, "carrara-deal-tile", "“{token}” can't be drawn now.", token=token[:24])
    found = stack.index(tile)
    stack[at], stack[found] = stack[found], stack[at]


def block_next(bag: list[int], drawn: int, token: str, number: int) -> None:
    """Swap blocks of the bag so that this one is drawn as number ``drawn`` (from 1) of deal ``number``."""
    at = len(bag) - drawn
    colour = COLOUR.get(token, -1)
    if at < 0 or colour not in bag[: at + 1]:
        raise BadDeal(number, "carrara-deal-block", "“{token}” can't be drawn now.", token=token[:24])
    found = bag.index(colour)
    bag[at], bag[found] = bag[found], bag[at]
