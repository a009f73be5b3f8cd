"""The bot that reads the kingdom: it buys what this kingdom's cards are good for, and plays what it has bought.

Its plan is a list of wishes: of the cards that can be paid the first that is still wanted is bought, and money where
there is none. Which wishes a kingdom gives is a table, found by playing against Big Money.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..game import Moves
from ..rng import Rng
from .cards import (
    ADVENTURER,
    BUREAUCRAT,
    CARDS,
    CELLAR,
    CHANCELLOR,
    CHAPEL,
    COPPER,
    COSTS,
    COUNCIL_ROOM,
    CURSE,
    DUCHY,
    ESTATE,
    FEAST,
    FESTIVAL,
    GARDENS,
    GOLD,
    LABORATORY,
    LIBRARY,
    MARKET,
    MILITIA,
    MINE,
    MOAT,
    MONEYLENDER,
    NO_ACTIONS,
    ONE,
    PROVINCE,
    REMODEL,
    SILVER,
    SMITHY,
    SPY,
    THIEF,
    THRONE_ROOM,
    VILLAGE,
    WITCH,
    WOODCUTTER,
    WORKSHOP,
)
from .money import money, treasures, wise, worst
from .moves import ASIDE, BUY, END, GAIN, KEEP, PLAY, TRASH, Move
from .moves import TREASURES as ALL_TREASURES
from .view import View


class Wish(NamedTuple):
    """A card to buy: so many at first, and one more for so many treasures (0: never more)."""

    card: int
    most: int
    per_treasures: int = 0


class Pace(NamedTuple):
    """When a plan turns from money and actions to victory cards, by the Provinces that are left."""

    rich: int = 15
    """Provinces are bought once the deck has more coins than that."""
    duchy_first: int = 4
    """With so few left a Duchy comes before whatever else but a Province."""
    duchy: int = 6
    """With so few left a Duchy comes before Silver."""
    estate: int = 2
    golds: int = 99
    """So many Golds come before the wishes."""
    silvers: int = 99


class Plan(NamedTuple):
    """Wishes in order; or a rush for Gardens, which gathers cards and lets the piles run out.

    A thin plan begins with a Chapel, which makes the deck small at once: with few but good cards it draws itself.
    """

    wishes: tuple[Wish, ...] = ()
    rush: bool = False
    thin: bool = False
    pace: Pace = Pace()


CURSED = 2
"""With so many Curses a Chapel is wanted."""

THIN_LATE = 4
"""With so few Provinces left a thin deck buys them however poor it is: it won't get richer."""

OPENING = 2
"""In so many turns at first a thin plan buys its Chapel, with what buys nothing better."""

RUSH_WORKSHOPS = 8
"""So many Workshops come before the Gardens of a rush."""

PLANS: tuple[tuple[bytes, Plan], ...] = (
    (bytes([WITCH]), Plan((Wish(WITCH, 2), Wish(CHAPEL, 1), Wish(LABORATORY, 20)))),
    (bytes([GARDENS, WORKSHOP]), Plan((), True)),
    (
        bytes([CHAPEL, LABORATORY, MARKET]),
        Plan(
            (Wish(MARKET, 1), Wish(LABORATORY, 3), Wish(MARKET, 3)),
            thin=True,
            pace=Pace(rich=14, duchy_first=1, duchy=5, estate=1, golds=1, silvers=3),
        ),
    ),
    (bytes([LIBRARY, FESTIVAL]), Plan((Wish(LIBRARY, 1, 12), Wish(FESTIVAL, 10), Wish(MILITIA, 1)))),
    (bytes([SMITHY]), Plan((Wish(SMITHY, 1, 11),))),
    (bytes([COUNCIL_ROOM]), Plan((Wish(COUNCIL_ROOM, 1, 12), Wish(MILITIA, 1)))),
    (bytes([LIBRARY]), Plan((Wish(LIBRARY, 1, 12), Wish(MILITIA, 1)))),
    (b"", Plan((Wish(LABORATORY, 20), Wish(MARKET, 20), Wish(MILITIA, 1), Wish(BUREAUCRAT, 1)))),
)
"""Plans by what a kingdom must have for them; the first that it has is taken."""


@lru_cache(256)
def plan_for(piles: bytes) -> Plan:
    """What a kingdom is good for."""
    plan = next(plan for needed, plan in PLANS if all(card in piles for card in needed))
    return plan._replace(wishes=tuple(wish for wish in plan.wishes if wish.card in piles))


CHAPEL_TAKES = 4

LATE = 6
"""With so few Provinces left an Estate in the deck is worth its place."""

LEAST_MONEY = 5
"""So many coins stay in the deck whatever a Chapel trashes."""

PLAYING = (
    LABORATORY, MARKET, VILLAGE, SPY, FESTIVAL, THRONE_ROOM, CELLAR, WITCH, COUNCIL_ROOM, SMITHY, LIBRARY, MONEYLENDER,
    MILITIA, ADVENTURER, MOAT, MINE, BUREAUCRAT, CHAPEL, REMODEL, FEAST, WORKSHOP, THIEF, CHANCELLOR, WOODCUTTER,
)  # fmt: skip
"""In which order actions are played."""

VALUE = {
    CURSE: -2, ESTATE: -1, COPPER: 1, DUCHY: 0, PROVINCE: 0, GARDENS: 0, SILVER: 5, GOLD: 8,
}  # fmt: skip
"""What a card in the deck is good for; an action's is its cost."""


def value(card: int) -> int:
    """What a card in the deck is good for."""
    return VALUE.get(card, COSTS[card])


class ReaderBot:
    """Buys by a plan that the kingdom gives."""

    def __init__(self, plan: Plan | None = None) -> None:
        self.plan = plan

    def choose(self, view: View, moves: Moves[Move], rng: Rng, budget: float) -> Move:
        """What the plan and a little sense tell."""
        match view.step.name:
            case "action":
                return self.action(view)
            case "buy":
                first = moves.nth(0)
                return first if first is ALL_TREASURES else self.buy(view)
            case "throne":
                return PLAY[next((card for card in PLAYING if card in view.hand and card != THRONE_ROOM), THRONE_ROOM)]
            case "cellar":
                return Move("discard", bytes(sorted(card for card in view.hand if value(card) <= 0)))
            case "militia":
                return worst(view, moves)
            case "chancellor":
                return moves.nth(0)
            case "library":
                return self.keep(view)
            case "trash":
                return self.trash(view, moves)
            case "gain":
                return self.gain(view, moves)
            case "spy":
                return self.spy(view)
            case "thief":
                return max(moves, key=lambda move: move.cards[0])
            case "loot":
                return Move("gain", bytes(card for card in moves.nth(moves.count() - 1).cards if card != COPPER))
        return moves.nth(0)

    # -- playing

    def action(self, view: View) -> Move:
        """The first action of the order that does some good now."""
        hand = view.hand
        for card in PLAYING:
            if card in hand and self.good(view, card):
                return PLAY[card]
        return END

    def good(self, view: View, card: int) -> bool:
        """Whether playing the card does any good."""
        hand = view.hand
        if card == CHAPEL:
            return bool(self.junk(view))
        if card == MONEYLENDER:
            return COPPER in hand
        if card == MINE:
            return COPPER in hand or SILVER in hand
        if card == THRONE_ROOM:
            return len(hand.translate(None, NO_ACTIONS)) > 1
        if card == CELLAR:
            return any(value(held) <= 0 for held in hand)
        if card == LIBRARY:
            return len(hand) <= 6
        if card == REMODEL:
            return bool(self.remodelled(view))
        return True

    def junk(self, view: View) -> bytes:
        """What a Chapel trashes: Curses, Estates until late, Coppers that a Gold or a Province now does not need."""
        late = view.supply[PROVINCE] <= LATE
        useless = bytes(card for card in view.hand if card == CURSE or (card == ESTATE and not late))[:CHAPEL_TAKES]
        coins = view.coins + sum(CARDS[card].coins for card in view.hand)
        spare = coins - max(cost for cost in (0, COSTS[GOLD], COSTS[PROVINCE]) if cost <= coins)
        left = money(view.owned[view.seat]) - LEAST_MONEY
        coppers = min(view.hand.count(COPPER), spare, left, CHAPEL_TAKES - len(useless))
        return bytes(sorted(useless + ONE[COPPER] * max(0, coppers)))

    def remodelled(self, view: View) -> bytes:
        """What a Remodel makes better, the best first."""
        good = b""
        if view.supply[PROVINCE] and GOLD in view.hand and view.supply[PROVINCE] <= 5:
            good += bytes([GOLD])
        return good + bytes(card for card in (CURSE, ESTATE) if card in view.hand and view.supply[PROVINCE] > 2)

    def keep(self, view: View) -> Move:
        """An action drawn by a Library is kept where it can still be played."""
        return KEEP if view.actions else ASIDE

    def trash(self, view: View, moves: Moves[Move]) -> Move:
        """What is trashed."""
        if getattr(view.step, "card", 0) == CHAPEL:
            return Move("trash", self.junk(view))
        if getattr(view.step, "card", 0) == MINE:
            order = (SILVER, COPPER, GOLD) if view.supply[GOLD] else (COPPER, SILVER, GOLD)
            return TRASH[next(card for card in order if card in view.hand)]
        good = self.remodelled(view)
        listed = list(moves)
        if good and TRASH[good[0]] in listed:
            return TRASH[good[0]]
        return min(listed, key=lambda move: value(move.cards[0]))

    def gain(self, view: View, moves: Moves[Move]) -> Move:
        """What is gained: a Province where it can be, what the plan wants, or what is worth most."""
        listed = list(moves)
        limit = max(COSTS[move.cards[0]] for move in listed)
        wanted = self.wanted(view, limit)
        if wanted is not None and GAIN[wanted] in listed:
            return GAIN[wanted]
        return max(listed, key=lambda move: (value(move.cards[0]), COSTS[move.cards[0]]))

    def spy(self, view: View) -> Move:
        """Good cards stay on the own deck, bad ones on the others'."""
        victim = view.step.waiting[0]  # type: ignore[attr-defined]
        card = view.tops[victim][0]
        bad = value(card) <= 1
        return Move("discard" if bad == (victim == view.seat) else "back", b"", victim)

    # -- buying

    def buy(self, view: View) -> Move:
        """What is bought."""
        if not view.buys:
            return END
        card = self.wanted(view, view.coins)
        return END if card is None else BUY[card]

    def wanted(self, view: View, coins: int) -> int | None:
        """The card that is wanted most of those that cost so much at most."""
        supply, owned = view.supply, view.owned[view.seat]
        plan = self.plan or plan_for(view.piles)
        if plan.rush:
            return self.rush(view, coins)
        pace, left = plan.pace, supply[PROVINCE]
        opens = plan.thin and supply[CHAPEL] and not owned[CHAPEL] and view.turns[view.seat] < OPENING
        if opens and COSTS[CHAPEL] <= coins <= COSTS[SILVER]:
            return CHAPEL
        enough = money(owned) > pace.rich or (plan.thin and left <= THIN_LATE)
        if coins >= 8 and left and enough and wise(view):
            return PROVINCE
        if coins >= 5 and left <= pace.duchy_first and supply[DUCHY]:
            return DUCHY
        if coins >= 2 and left <= pace.estate and supply[ESTATE]:
            return ESTATE
        gold = coins >= 6 and supply[GOLD]
        rich = gold and owned[GOLD] < pace.golds
        held = treasures(owned)
        for wish in plan.wishes:
            card = wish.card
            if COSTS[card] > coins or not supply[card] or (rich and card != WITCH):
                continue
            if card == CHAPEL and owned[CURSE] < CURSED:
                continue
            if owned[card] < wish.most + (held // wish.per_treasures if wish.per_treasures else 0):
                return card
        if gold:
            return GOLD
        if coins >= 5 and left <= pace.duchy and supply[DUCHY]:
            return DUCHY
        if coins >= 3 and supply[SILVER] and owned[SILVER] < pace.silvers:
            return SILVER
        return None

    def rush(self, view: View, coins: int) -> int | None:
        """Workshops, then Gardens, then whatever makes the deck larger and the piles smaller."""
        supply, owned = view.supply, view.owned[view.seat]
        if coins >= 8 and supply[PROVINCE] and wise(view):
            return PROVINCE
        if coins >= 3 and supply[WORKSHOP] and (owned[WORKSHOP] < RUSH_WORKSHOPS or not supply[GARDENS]):
            return WORKSHOP
        if coins >= 4 and supply[GARDENS]:
            return GARDENS
        if coins >= 5 and supply[DUCHY]:
            return DUCHY
        if coins >= 3 and supply[SILVER] and owned[GARDENS] < 3:
            return SILVER
        if coins >= 2 and supply[ESTATE]:
            return ESTATE
        return COPPER if supply[COPPER] else None
