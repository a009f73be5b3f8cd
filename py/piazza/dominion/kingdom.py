"""The ten kingdom piles of a match: the recommended sets (R), a draw by the seed, or any ten of the 25."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import Any

from ..game import NAME_LENGTH, BadInput, Option
from ..rng import Rng
from ..words import say
from .cards import BY_NAME, COSTS, KINGDOM_CARDS, names
from .words import card_said

PILES = 10
JOIN = "+"

SETS = {
    "first-game": "Remodel Mine Village Woodcutter Smithy Militia Workshop Market Cellar Moat",
    "big-money": "Mine Bureaucrat Adventurer Chancellor Chapel Laboratory Feast Market ThroneRoom Moneylender",
    "interaction": "Village Festival Bureaucrat Chancellor Spy Library Militia CouncilRoom Thief Moat",
    "size-distortion": "Witch Village Woodcutter Chapel Workshop Laboratory Gardens Cellar Thief Feast",
    "village-square": "Remodel Village Woodcutter Festival Bureaucrat Smithy Library Market Cellar ThroneRoom",
}
"""The recommended sets (R)."""

RANDOM = "random"
NAMED = (*SETS, RANDOM)


def combination(cards: Sequence[int]) -> int:
    """The number of ten kingdom cards among all such sets (the combinatorial number system)."""
    places = sorted(KINGDOM_CARDS.index(card) for card in cards)
    return sum(comb(place, i) for i, place in enumerate(places, 1))


def of_combination(number: int) -> tuple[int, ...]:
    """The ten kingdom cards with that number."""
    cards = []
    place = len(KINGDOM_CARDS)
    for i in range(PILES, 0, -1):
        while comb(place, i) > number:
            place -= 1
        number -= comb(place, i)
        cards.append(KINGDOM_CARDS[place])
    return tuple(reversed(cards))


def read_cards(tokens: Iterable[str]) -> tuple[int, ...]:
    """Ten different kingdom cards from their names, in order; ValueError for anything else."""
    found = [BY_NAME.get(token, 0) for token in tokens]
    cards = sorted(set(found))
    if len(cards) != PILES or len(found) != PILES or cards[0] not in KINGDOM_CARDS:
        raise ValueError("ten different kingdom cards are needed")
    return tuple(cards)


def write_cards(cards: Sequence[int]) -> str:
    """Ten kingdom cards as a value of the option."""
    return JOIN.join(names(cards))


def cards_of(value: str, seed: int) -> tuple[int, ...]:
    """The kingdom cards, in order, that a value of the option means; ``random`` is drawn by the seed alone."""
    if value == RANDOM:
        # A generator of its own: the decks are the same however the kingdom was found.
        cards = list(KINGDOM_CARDS)
        Rng(seed ^ 0xC0DE).shuffle(cards)
        return tuple(sorted(cards[:PILES]))
    return read_cards(SETS[value].split() if value in SETS else value.split(JOIN))


class KingdomOption(Option):
    """The option ``kingdom``: the named values first, then every set of ten by its number."""

    __slots__ = ()

    def choices(self) -> int:
        """How many values there are."""
        return len(self.values) + comb(len(KINGDOM_CARDS), PILES)

    def number(self, value: str) -> int:
        """The value's number; ValueError for an unknown one."""
        if value in self.values:
            return self.values.index(value)
        if not isinstance(value, str):
            raise ValueError(value)
        return len(self.values) + combination(read_cards(value.split(JOIN)))

    def value(self, number: int) -> str:
        """The value with that number."""
        if number < len(self.values):
            return self.values[number]
        return write_cards(of_combination(number - len(self.values)))

    def shown(self) -> list[str]:
        """The named values, and the form of the others."""
        return [*self.values, "Cellar+Moat+…"]

    def pick(self) -> dict[str, Any]:
        """Ten of the kingdom cards, and which those of the recommended sets are."""
        return {
            "count": PILES,
            "join": JOIN,
            "items": [
                {"value": name, "label": card_said(card), "note": say("dominion-cost", cost=COSTS[card])}
                for card, name in zip(KINGDOM_CARDS, names(KINGDOM_CARDS), strict=True)
            ],
            "ready": {name: names(sorted(read_cards(cards.split()))) for name, cards in SETS.items()},
        }

    def wrong(self, value: Any) -> BadInput:
        """The refusal of what is no kingdom: a card that is none, one that stands twice, or another number of cards."""
        if not isinstance(value, str):
            return super().wrong(value)
        tokens = value.split(JOIN) if value else []
        if len(tokens) == 1 and BY_NAME.get(value) not in KINGDOM_CARDS:
            return super().wrong(value)
        for token in tokens:
            if BY_NAME.get(token) not in KINGDOM_CARDS:
                known = names(KINGDOM_CARDS)
                english = "“{card}” is no kingdom card. There are: {cards}."
                return BadInput("dominion-kingdom-card", english, card=token[:NAME_LENGTH], cards=known)
            if tokens.count(token) > 1:
                return BadInput("dominion-kingdom-twice", "{card} stands twice in the kingdom.", card=token)
        return BadInput("dominion-kingdom-count", "A kingdom has {piles} cards, not {n}.", piles=PILES, n=len(tokens))


OPTION = KingdomOption("kingdom", NAMED, "first-game")
