"""Chance as a record tells it, for records without a seed: put what is hidden into the order in which it was drawn."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import BadInput, Event
from ..rng import Rng
from .money import ALL_CARDS, KIND, NO_CARDS, TOKENS, Cards, count, holds, kinds, minus
from .state import HAND, State, set_up
from .tiles import BY_TOKEN, RIDER, RIDERS, STACK_TILES, Tile, backs


def start_dealt(
    seats: int,
    price_count: str,
    start: int,
    deals: Sequence[str],
    rng: Rng,
    log: list[Event] | None,
) -> State:
    """The setup (S1 to S5) with the tiles and hands that the deals name; the rest by ``rng``."""
    stock: list[Tile] = []
    deck = kinds(ALL_CARDS)
    for stack in (1, 2, 3):
        tiles = [*STACK_TILES[stack], *([RIDER] * RIDERS if stack == 3 else [])]
        rng.shuffle(tiles)
        stock[:0] = tiles
    rng.shuffle(deck)
    tokens = [token for deal in deals if deal.split()[0] in ("quarries", "warehouse") for token in deal.split()[1:]]
    hands = [token for deal in deals if deal.startswith("hand ") for token in deal.split()[2:]]
    if len(tokens) != 5 or len(hands) != HAND * seats:
        raise BadInput("palazzo-deal-setup", "A match begins with five tiles and four cards for each seat.")
    draw_next(stock, tokens)
    deck = cards_next(deck, NO_CARDS, hands)[0]
    return set_up(seats, price_count, start, stock, deck, rng.bits(), log)


def arrange(state: State, deals: Sequence[str]) -> None:
    """Put stock and deck into the order in which these deals draw from them.

    Raises:
        BadInput: where a tile or card can't come now.
    """
    tiles = []
    for deal in deals:
        words = deal.split()
        match words:
            case ["row", *cards]:
                if len(cards) > state.cards_to_draw():
                    raise BadInput("palazzo-deal-card", "“{token}” can't be drawn now.", token=cards[-1][:24])
                state.deck, state.discard = cards_next(state.deck, state.discard, cards)
            case ["warehouse", token] | ["quarry", _, token]:
                tiles.append(token)
            case ["rider", _]:
                tiles.append("R")
    draw_next(state.stock, tiles)


def draw_next(stock: list[Tile], tokens: Sequence[str]) -> None:
    """Swap tiles within their stack so that these come next."""
    stacks = backs(stock)
    for drawn, token in enumerate(tokens, 1):
        at = len(stock) - drawn
        tile = BY_TOKEN.get(token)
        found = next((i for i in range(at, -1, -1) if stacks[i] == stacks[at] and stock[i] == tile), None)
        if at < 0 or found is None:
            raise BadInput("palazzo-deal-tile", "“{token}” can't be drawn now.", token=token[:24])
        stock[at], stock[found] = stock[found], stock[at]


def cards_next(deck: Sequence[int], discard: Cards, tokens: Sequence[str]) -> tuple[list[int], Cards]:
    """A deck from which these cards come next; where it runs out, the discard follows (M6)."""
    wanted = [KIND.get(token, -1) for token in tokens]
    if -1 in wanted:
        raise BadInput("palazzo-deal-card", "“{token}” can't be drawn now.", token=tokens[wanted.index(-1)][:24])
    first, later = wanted[: len(deck)], wanted[len(deck) :]
    if not holds(count(deck), count(first)) or not holds(discard, count(later)):
        lacking = minus(count(first), count(deck)) if not later else minus(count(later), discard)
        kind = next((kind for kind, n in enumerate(lacking) if n), wanted[0])
        raise BadInput("palazzo-deal-card", "“{token}” can't be drawn now.", token=TOKENS[kind])
    if not later:
        rest = list(deck)
        for kind in first:
            rest.remove(kind)
        return [*rest, *reversed(first)], discard
    return [*kinds(minus(discard, count(later))), *reversed(later), *reversed(first)], NO_CARDS
