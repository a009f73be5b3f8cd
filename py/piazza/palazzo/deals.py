"""Chance as a record tells it, for records without a seed: put what is hidden into the order in which it was drawn."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import BadDeal, Event
from ..rng import Rng
from .money import ALL_CARDS, KIND, KINDS, NO_CARDS, TOKENS, Cards, count, kinds, minus
from .state import HAND, QUARRIES, State, set_up
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
    heads = [("quarries", QUARRIES), ("warehouse", 1), *((f"hand P{seat + 1}", HAND) for seat in range(seats))]
    drawn = 0
    hands: list[str] = []
    for number, (head, size) in enumerate(heads):
        begin = head.split()
        words = deals[number].split() if number < len(deals) else []
        tokens = words[len(begin) :]
        if words[: len(begin)] != begin or len(tokens) != size:
            raise BadDeal(number, "palazzo-deal-setup", "A match begins with five tiles and four cards for each seat.")
        if begin[0] == "hand":
            hands += tokens
            deck = cards_next(deck, NO_CARDS, hands, number)[0]
            continue
        for token in tokens:
            drawn += 1
            draw_next(stock, drawn, token, number)
    return set_up(seats, price_count, start, stock, deck, rng.bits(), log)


def arrange(state: State, deals: Sequence[str]) -> None:
    """Put stock and deck into the order in which these deals draw from them.

    Raises:
        BadDeal: where a tile or card can't come now.
    """
    drawn = 0
    for number, deal in enumerate(deals):
        match deal.split():
            case ["row", *cards]:
                if len(cards) > state.cards_to_draw():
                    raise BadDeal(number, "palazzo-deal-card", "“{token}” can't be drawn now.", token=cards[-1][:24])
                state.deck, state.discard = cards_next(state.deck, state.discard, cards, number)
            case ["warehouse", token] | ["quarry", _, token]:
                drawn += 1
                draw_next(state.stock, drawn, token, number)
            case ["rider", _]:
                drawn += 1
                draw_next(state.stock, drawn, "R", number)


def draw_next(stock: list[Tile], drawn: int, token: str, number: int) -> None:
    """Swap tiles within their stack so that this one is drawn as number ``drawn`` (from 1) of deal ``number``."""
    stacks = backs(stock)
    at = len(stock) - drawn
    tile = BY_TOKEN.get(token)
    found = next((i for i in range(at, -1, -1) if stacks[i] == stacks[at] and stock[i] == tile), None)
    if found is None:
        raise BadDeal(number, "palazzo-deal-tile", "“{token}” can't be drawn now.", token=token[:24])
    stock[at], stock[found] = stock[found], stock[at]


def cards_next(deck: Sequence[int], discard: Cards, tokens: Sequence[str], number: int) -> tuple[list[int], Cards]:
    """A deck from which these cards come next; where it runs out, the discard follows (M6)."""
    wanted = [KIND.get(token, -1) for token in tokens]
    if -1 in wanted:
        token = tokens[wanted.index(-1)][:24]
        raise BadDeal(number, "palazzo-deal-card", "“{token}” can't be drawn now.", token=token)
    first, later = wanted[: len(deck)], wanted[len(deck) :]
    lacking = [*minus(count(first), count(deck)), *minus(count(later), discard)]
    if any(lacking):
        token = TOKENS[next(i for i, n in enumerate(lacking) if n) % KINDS]
        raise BadDeal(number, "palazzo-deal-card", "“{token}” can't be drawn now.", token=token)
    rest = list(deck)
    for kind in first:
        rest.remove(kind)
    if not later:
        return [*rest, *reversed(first)], discard
    return [*kinds(minus(discard, count(later))), *reversed(later), *reversed(first)], NO_CARDS
