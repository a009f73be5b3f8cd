"""Strategies that buy money and little else, after the published studies of Big Money.

They differ in data alone: how rich a deck must be before it buys a Province, and whether it buys Smithies.
"""

from __future__ import annotations

from typing import NamedTuple

from ..game import Moves
from ..rng import Rng
from .cards import COPPER, COSTS, DUCHY, ESTATE, GOLD, KINDS, PROVINCE, SILVER, SMITHY, TREASURES
from .moves import BUY, END, PLAY, Move
from .moves import TREASURES as ALL_TREASURES
from .scoring import score
from .steps import ACTION as ACTING
from .steps import BUY as BUYING
from .view import View


class Strategy(NamedTuple):
    """Thresholds. Of the lists of Provinces: with at most so many left, the card is bought rather than what follows."""

    province_above: int = 0
    duchy_before_gold: int = 0
    estate: int = 0
    duchy: int = 0
    smithies: bool = False


BIG_MONEY = Strategy()
"""Province at 8 and more, Gold at 6, Silver at 3."""

BIG_MONEY_ULTIMATE = Strategy(18, 4, 2, 6)
"""Duchies and Estates towards the end; no Province before the deck can buy another."""

SMITHY_MONEY = Strategy(15, 4, 2, 6, True)
"""The same with Smithies, one to eleven treasures."""

TREASURES_PER_SMITHY = 11


def money(owned: bytes) -> int:
    """The coins of all treasures of a deck."""
    return owned[COPPER] + 2 * owned[SILVER] + 3 * owned[GOLD]


def treasures(owned: bytes) -> int:
    """How many treasures a deck has."""
    return sum(owned[card] for card in TREASURES)


class MoneyBot:
    """Big Money, with Smithies where they are in the kingdom."""

    def __init__(self, strategy: Strategy = SMITHY_MONEY) -> None:
        self.strategy = strategy

    def choose(self, view: View, moves: Moves[Move], rng: Rng, budget: float) -> Move:
        """Smithies are played, then all treasures, then the best card is bought."""
        first = moves.nth(0)
        step = view.steps[-1]
        if step is BUYING:
            return first if first is ALL_TREASURES else self.buy(view)
        if step is ACTING:
            return PLAY[SMITHY] if SMITHY in view.hand else END
        return worst(view, moves) if step.name == "militia" else first

    def buy(self, view: View) -> Move:
        """What the strategy buys now."""
        if not view.buys:
            return END
        coins, supply, plan = view.coins, view.supply, self.strategy
        left = supply[PROVINCE]
        owned = view.owned[view.seat]
        if coins >= 8 and left and (not plan.province_above or money(owned) > plan.province_above) and wise(view):
            return BUY[PROVINCE]
        if coins >= 5 and left <= plan.duchy_before_gold and supply[DUCHY]:
            return BUY[DUCHY]
        if coins >= 2 and left <= plan.estate and supply[ESTATE]:
            return BUY[ESTATE]
        if coins >= 6 and supply[GOLD]:
            return BUY[GOLD]
        if coins >= 5 and left <= plan.duchy and supply[DUCHY]:
            return BUY[DUCHY]
        if plan.smithies and coins >= 4 and supply[SMITHY] and owned[SMITHY] * TREASURES_PER_SMITHY < treasures(owned):
            return BUY[SMITHY]
        if coins >= 3 and supply[SILVER]:
            return BUY[SILVER]
        return END


def wise(view: View) -> bool:
    """Whether the last Province may be bought: not where that ends the match while behind."""
    if view.supply[PROVINCE] > 1:
        return True
    scores = [score(owned) for owned in view.owned]
    scores[view.seat] += 6
    return scores[view.seat] == max(scores)


USELESS = (6, 3, 4, 5, 16)
"""Curse, then the victory cards: of no use in hand."""

WORTH_KEEPING = tuple(
    -1 if card in USELESS else 2 * (card + 1) if card in TREASURES else COSTS[card] for card in range(KINDS)
)


def worst(view: View, moves: Moves[Move]) -> Move:
    """Discard to the size that is asked: what is of no use, then what is worth least."""
    n = len(moves.nth(0).cards)
    cards = sorted(view.hand, key=lambda card: (WORTH_KEEPING[card], card))[:n]
    return Move("discard", bytes(sorted(cards)))
