"""Chance as a record tells it, for records without a seed: put what is hidden into the order in which it was drawn."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import BadDeal, Event
from ..rng import Rng
from .cards import BY_NAME, ONE, holds, without
from .kingdom import RANDOM, cards_of, read_cards
from .shuffling import shuffled
from .state import HAND, STARTING_DECK, State, deal


def start_dealt(seats: int, value: str, start: int, deals: Sequence[str], rng: Rng, log: list[Event] | None) -> State:
    """The setup (S1, S2) with the first hands, and where it was drawn the kingdom, that the deals name."""
    decks = []
    cards = None if value == RANDOM else cards_of(value, 0)
    for number, text in enumerate(deals):
        match text.split():
            case ["kingdom", *tokens]:
                try:
                    cards = cards or read_cards(tokens)
                except ValueError:
                    raise BadDeal(number, "dominion-deal-kingdom", "These are not ten kingdom cards.") from None
            case [_, "draw", *tokens]:
                hand = read(number, tokens)
                if len(hand) != HAND or not holds(STARTING_DECK, hand):
                    raise bad_card(number, text)
                decks.append(hand + shuffled(without(STARTING_DECK, hand), rng.bits())[0])
    if len(decks) != seats or cards is None:
        english = "A match begins with the kingdom and five cards for each seat."
        raise BadDeal(len(deals), "dominion-deal-setup", english)
    return deal(seats, value, cards, start, rng.bits(), log, decks)


class Heap:
    """The cards that come one after another off one deck, with the numbers of the deals that tell of them."""

    def __init__(self) -> None:
        self.cards = b""
        self.numbers: list[int] = []

    def add(self, cards: bytes, number: int) -> None:
        """These come next."""
        self.cards += cards
        self.numbers += [number] * len(cards)


def arrange(state: State, deals: Sequence[str]) -> None:
    """Put decks, and the shuffles to come, into the order in which these deals draw from them.

    Raises:
        BadDeal: where a card can't come now.
    """
    heaps: dict[int, list[Heap]] = {}
    fresh = set()
    for number, text in enumerate(deals):
        match text.split():
            case [token, "shuffle"]:
                fresh.add(read_seat(state, number, token))
            case [token, "draw" | "reveal", *tokens]:
                seat = read_seat(state, number, token)
                own = heaps.setdefault(seat, [Heap()])
                if seat in fresh:
                    # What is left of the deck comes first in this draw: the engine knows how much that will be.
                    own.append(Heap())
                    fresh.remove(seat)
                own[-1].add(read(number, tokens), number)
            case _:
                raise BadDeal(number, "dominion-deal-form", "This is no deal.")
    coming: list[tuple[int, bytes]] = []
    for seat, (first, *later) in heaps.items():
        deck = state.decks[seat]
        wanted, numbers = first.cards, first.numbers
        if later:
            left = len(deck) - len(wanted)
            wanted, numbers = wanted + later[0].cards[: max(0, left)], numbers + later[0].numbers
        state.decks[seat] = on_top(deck, state.tops[seat], wanted, numbers, deals)
        coming += [(seat, heap.cards) for heap in later]
    state.coming = tuple(coming)


def on_top(deck: bytes, seen: int, wanted: bytes, numbers: Sequence[int], deals: Sequence[str]) -> bytes:
    """A deck from which the wanted cards come first; those on top that all have seen keep their places."""
    rest = deck[seen:]
    for at, card in enumerate(wanted):
        if at < seen:
            if card != deck[at]:
                raise bad_card(numbers[at], deals[numbers[at]])
        elif card not in rest:
            raise bad_card(numbers[at], deals[numbers[at]])
        else:
            rest = rest.replace(ONE[card], b"", 1)
    return deck[:seen] + wanted[seen:] + rest


def read(number: int, tokens: Sequence[str]) -> bytes:
    """Cards from their names."""
    for token in tokens:
        if token not in BY_NAME:
            raise bad_card(number, token)
    return bytes(BY_NAME[token] for token in tokens)


def read_seat(state: State, number: int, text: str) -> int:
    """The seat (from 0) of a deal."""
    if len(text) != 2 or text[0] != "P" or text[1] not in "1234"[: state.seats]:
        raise BadDeal(number, "error-seat", "“{text}” is no seat of this match.", text=text[:24])
    return int(text[1]) - 1


def bad_card(number: int, text: str) -> BadDeal:
    """The refusal of a deal whose cards can't come now."""
    return BadDeal(number, "dominion-deal-card", "“{deal}” can't be dealt now.", deal=text[:60])
