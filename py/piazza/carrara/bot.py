"""The greedy bot: it plays the move after which its seat stands best, by the rules of thumb of good players.

What a position is worth to a seat: the points it has, blocks by how dear the cities are that take them, coins to spend,
and a share of what its kings could still earn, so that a dear city grows before it is scored, a type pays where it
stands in dear cities, and cheap blocks late on the wheel are taken. It announces the end as soon as it leads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..game import Moves
from ..rng import Rng
from .data import ANNOUNCED, CATEGORIES, CITIES, COINS_A_POINT, PRICES, TYPES, UPGRADE
from .moves import Announce, Build, Buy, Done, Move, Replace, Take
from .scoring import may_announce, progress, score
from .state import State
from .steps import Actions, After, Buying
from .view import View

BLOCK = (3.4, 2.7, 2.4, 1.8, 1.6, 1.2)
"""What a block of each colour is worth in the hand."""

FULL = 8
"""From so many blocks on, more of them are worth half."""

COIN = 0.30
"""What a coin is worth to spend, up to ``RICH``; beyond, only what it pays at the end."""

RICH = 24

OBJECT = 3.4
"""What an object is worth, besides its points."""

HOPE = 0.62
"""The share of a scoring's gain that the chance of it is worth."""

UNFINISHED = 0.45
"""The share of that, for a city that has not enough buildings yet."""

NEARER = 0.5
"""What a full objective of the end is worth."""


class GreedyBot:
    """Plays the move that is best at once."""

    def choose(self, view: View, moves: Moves[Any], rng: Rng, budget: float) -> Any:
        """The best of the moves, by a guess at what is hidden."""
        state = view.guess(rng)
        step = state.steps[-1]
        worth = final if state.ending else promise
        if isinstance(step, After):
            return after_action(state, worth)
        if isinstance(step, Buying):
            return best_taking(state, worth)[1]
        candidates = Actions(state).groups() if isinstance(moves, Actions) else moves
        return max(candidates, key=lambda move: value_after(state, move, worth))


Worth = Callable[[State, int], float]


def value_after(state: State, move: Move, worth: Worth) -> float:
    """What the position is worth once the move is made; buying goes on with the best blocks."""
    seat = state.turn
    after = state.clone()
    if not isinstance(move, Buy):
        after.bag.clear()  # spent blocks need not be mixed in
    after.steps[-1].play(after, move)
    if isinstance(move, Buy):
        return best_taking(after, worth)[0]
    if isinstance(move, Build | Replace) and after.steps and after.steps[-1].name == "upgrade":
        return max(value_after(after, upgrade, worth) for upgrade in after.moves())
    return worth(after, seat)


def best_taking(state: State, worth: Worth) -> tuple[float, Move]:
    """The best blocks to take, and what the position is worth then."""
    seat = state.turn
    coins, held = state.coins[seat], state.blocks[seat]
    before = worth(state, seat) - holdings(state, coins, held, worth)
    best: tuple[float, Move] | None = None
    for move in Buying().moves(state):
        assert isinstance(move, Take)
        if not any(move.blocks):
            return before + holdings(state, coins, held, worth), move
        paid = sum(map(int.__mul__, PRICES[move.section], move.blocks))
        value = before + holdings(state, coins - paid, tuple(map(int.__add__, held, move.blocks)), worth)
        if best is None or value > best[0]:
            best = value, move
    assert best is not None
    return best


def after_action(state: State, worth: Worth) -> Move:
    """Announce where that wins; buy the object that helps most, where it is worth its price; else be done."""
    seat = state.turn
    if may_announce(state, seat) and (leads(state, seat) or state.ending):
        return Announce()
    moves = [move for move in state.moves() if not isinstance(move, Announce)]
    return max(
        moves, key=lambda move: worth(state, seat) if isinstance(move, Done) else value_after(state, move, worth)
    )


def leads(state: State, seat: int) -> bool:
    """Whether the seat would win if the others had one more good turn, where they have one."""
    mine = score(state, seat) + ANNOUNCED
    for other in range(state.seats):
        if other == seat:
            continue
        theirs: float = score(state, other)
        if (other - state.start) % state.seats > (seat - state.start) % state.seats:
            theirs += max(gains(state, other), default=0.0)
        if theirs >= mine:
            return False
    return True


# -- what a position is worth --------------------------------------------------------------------------------


def final(state: State, seat: int) -> float:
    """In the last round: the points, and the blocks for a tie."""
    return score(state, seat) + 0.01 * sum(state.blocks[seat])


def promise(state: State, seat: int) -> float:
    """Before the last round: the points, and what may come."""
    total = float(score(state, seat))
    total += holdings(state, state.coins[seat], state.blocks[seat], promise) - state.coins[seat] // COINS_A_POINT
    total += (OBJECT - 3.0) * sum(state.objects[seat])
    total += HOPE * sum(sorted(gains(state, seat), reverse=True)[: state.kings[seat]])
    for have, need in progress(state, seat):
        total += NEARER * min(1.0, have / need)
    return total


def holdings(state: State, coins: int, blocks: tuple[int, ...], worth: Worth) -> float:
    """What coins and blocks are worth."""
    if worth is final:
        return coins // COINS_A_POINT + 0.01 * sum(blocks)
    total = COIN * min(coins, RICH) + max(0, coins - RICH) / COINS_A_POINT
    for each, n in zip(BLOCK, blocks, strict=True):
        total += each * n
    over = sum(blocks) - FULL
    return total - (0.8 * over if over > 0 else 0.0)


def gains(state: State, seat: int) -> list[float]:
    """What each scoring that is still open would bring, as things stand."""
    by_type = dict.fromkeys(TYPES, 0.0)
    found = []
    upgrades = state.upgrades[seat]
    for number, (city, place) in enumerate(CITIES.items()):
        tiles = state.buildings[seat][number]
        if not tiles:
            continue
        rate = (place.reward + UPGRADE * (city in upgrades)) * (1.0 if place.unit == "vp" else COIN)
        whole = 0.0
        for tile in tiles:
            gain = rate * tile.cost + (OBJECT if state.supply[tile.object] else 0.0)
            by_type[tile.type] += gain
            whole += gain
        if state.scored[number] is None:
            missing = place.least - len(tiles)
            found.append(whole * UNFINISHED ** max(0, missing))
    found += [gain for kind, gain in by_type.items() if gain and kind not in state.types[seat]]
    if state.advanced:
        for category, field in CATEGORIES.items():
            if category not in state.types[seat]:
                rate = (field.reward + UPGRADE * (category in upgrades)) * (1.0 if field.unit == "vp" else COIN)
                costs = sum(t.cost for tiles in state.buildings[seat] for t in tiles if t.category == category)
                found.append(rate * costs)
    return found
