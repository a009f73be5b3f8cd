"""Chance as a record tells it, for records without a seed: put what is hidden into the order in which it was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from ..game import BadInput, Event
from ..rng import Rng
from .cards import BY_NAME, holds, without
from .kingdom import RANDOM, kingdom, read_cards
from .shuffling import shuffled
from .state import HAND, STARTING_DECK, State, deal


def start_dealt(seats: int, value: str, start: int, deals: Sequence[str], rng: Rng, log: list[Event] | None) -> State:
    """The setup (S1, S2) with the first hands, and where it was drawn the kingdom, that the deals name."""
    decks = []
    cards = None if value == RANDOM else kingdom(value, 0)
    for text in deals:
        match text.split():
            case ["kingdom", *tokens] if cards is None:
                try:
                    cards = read_cards(tokens)
                except ValueError:
                    bad_card(tokens[-1] if tokens else "kingdom")
            case [_, "draw", *tokens]:
                hand = read(tokens)
                if len(hand) != HAND or not holds(STARTING_DECK, hand):
                    bad_card(tokens[-1] if tokens else "draw")
                decks.append(hand + shuffled(without(STARTING_DECK, hand), rng.bits())[0])
    if len(decks) != seats or cards is None:
        raise BadInput("dominion-deal-setup", "A match begins with the kingdom and five cards for each seat.")
    return deal(seats, value, cards, start, rng.bits(), log, decks)


def arrange(state: State, deals: Sequence[str]) -> None:
    """Put decks, and the shuffles to come, into the order in which these deals draw from them.

    Raises:
        BadInput: where a card can't come now.
    """
    drawn: dict[int, list[bytes]] = {}
    fresh: dict[int, bool] = {}
    for text in deals:
        match text.split():
            case [seat, "shuffle"]:
                fresh[read_seat(state, seat)] = True
            case [seat, "draw" | "reveal", *tokens]:
                number = read_seat(state, seat)
                cards = read(tokens)
                heaps = drawn.setdefault(number, [b""])
                if fresh.pop(number, False):
                    # What is left of the deck comes first in this draw; the engine knows how much that is.
                    heaps.append(cards)
                else:
                    heaps[-1] += cards
    coming: list[tuple[int, bytes]] = []
    for number, (first, *later) in drawn.items():
        deck = state.decks[number]
        if later:
            first += later[0][: len(deck) - len(first)]
        fixed = state.tops[number]
        rest = deck[fixed:]
        if first[:fixed] != deck[: len(first)][:fixed] or not holds(rest, first[fixed:]):
            bad_card(" ".join(deals)[:24])
        state.decks[number] = deck[:fixed] + first[fixed:] + without(rest, first[fixed:])
        coming += [(number, heap) for heap in later]
    state.coming = tuple(coming)


def read(tokens: Sequence[str]) -> bytes:
    """Cards from their names."""
    for token in tokens:
        if token not in BY_NAME:
            bad_card(token)
    return bytes(BY_NAME[token] for token in tokens)


def read_seat(state: State, text: str) -> int:
    """The seat (from 0) of a deal."""
    if len(text) != 2 or text[0] != "P" or text[1] not in "1234"[: state.seats]:
        raise BadInput("error-seat", "“{text}” is no seat of this match.", text=text[:24])
    return int(text[1]) - 1


def bad_card(token: str) -> NoReturn:
    """Refuse a deal."""
    raise BadInput("dominion-deal-card", "“{token}” can't be drawn now.", token=token[:24])
