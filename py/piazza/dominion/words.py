"""Cards as arguments of messages."""

import re
from collections import Counter
from collections.abc import Iterable

from ..words import Arg, Message, say
from .cards import BY_NAME, NAMES

IDS = tuple("dominion-card-" + re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower() for name in NAMES)
"""The message of each card, such as ``dominion-card-throne-room``."""


def card_said(card: int) -> Message:
    """A card, by its number; its token names the picture."""
    return say(IDS[card], NAMES[card])


def named_said(token: str) -> Message:
    """A card, by its token."""
    return card_said(BY_NAME[token])


def cards_said(cards: Iterable[int]) -> list[Arg]:
    """Several cards, equal ones once with their number."""
    return [
        card_said(card) if n == 1 else say("dominion-times", n=n, card=card_said(card))
        for card, n in Counter(cards).items()
    ]


def names_said(tokens: Iterable[str]) -> list[Arg]:
    """Several cards, by their tokens."""
    return cards_said(BY_NAME[token] for token in tokens)
