"""Moves composed of several cards, as Cellar, Chapel, Militia and Thief ask: what a selection makes, or why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .. import offers
from ..game import BadInput
from ..words import Message, say
from . import steps
from .cards import CHAPEL, CURSE, VICTORIES, names, ordered
from .moves import Move
from .state import State
from .words import card_said

SLOT = "cards"


def asked(state: State) -> tuple[str, bytes, str, int, int | None] | None:
    """What is composed now: the verb, the cards to choose from, where they lie, how many at least and at most."""
    match state.steps[-1] if state.steps else None:
        case steps.Cycling():
            return "discard", ordered(state.hands[state.turn]), "hand", 0, None
        case steps.Downsizing() as step:
            hand = ordered(state.hands[step.waiting[0]])
            surplus = len(hand) - steps.MILITIA_HAND
            return "discard", hand, "hand", surplus, surplus
        case steps.Trashing(card) if card == CHAPEL:
            return "trash", ordered(state.hands[state.turn]), "hand", 0, steps.CHAPEL_MOST
        case steps.Looting() as step:
            return "gain", step.taken, "shown", 0, None
    return None


def composers(state: State) -> list[dict[str, Any]]:
    """The composer of the decision, with the cards that it takes."""
    found = asked(state)
    if found is None:
        return []
    verb, cards, place, least, most = found
    items = [{"at": f"{place}:{i}", "label": card_said(card), "delta": None} for i, card in enumerate(cards)]
    name = state.step_name()
    label = say(f"dominion-do-{name}-compose", least=least, most=len(cards) if most is None else most)
    slot = offers.slot(SLOT, say(f"dominion-slot-{verb}"), items, least, most)
    return [offers.composer(verb, label, None, [slot], quick(name, cards, place, least, most))]


def quick(name: str, cards: bytes, place: str, least: int, most: int | None) -> list[dict[str, Any]]:
    """Ready-made selections: what is of no use in hand; all that was trashed. Nothing is what one starts with."""
    if name == "militia":
        return []
    useless = [i for i, card in enumerate(cards) if card == CURSE or card in VICTORIES]
    ready: list[tuple[list[int], Message]] = []
    if name == "loot":
        ready.append((list(range(len(cards))), say("dominion-quick-all")))
    elif useless and name == "cellar":
        ready.append((useless, say("dominion-quick-useless", n=len(useless))))
    return [{"picks": {SLOT: [f"{place}:{i}" for i in some]}, "label": label} for some, label in ready]


def compose(state: State, composer: str, picks: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """What the picked cards make; its form is described in ``table``.

    Raises:
        BadInput: for a composer or a card that isn't there.
    """
    found = asked(state)
    if found is None or found[0] != composer:
        raise BadInput("error-composer", "There is nothing to compose as “{name}” now.", name=str(composer)[:24])
    verb, cards, place, least, _ = found
    chosen = offers.picked(picks, SLOT, [f"{place}:{i}" for i in range(len(cards))])
    text = " ".join([verb, *names(cards[i] for i in chosen)])
    notes = [say(f"dominion-note-{verb}", n=len(chosen))]
    return offers.reply(state.check, text, len(chosen) < least, notes=notes)


def lay(state: State, move: Move) -> dict[str, Any] | None:
    """How a legal move is put together: its composer and the picks; None for a move that is a choice of one control."""
    found = asked(state)
    if found is None:
        return None
    verb, cards, place, _, _ = found
    left = list(move.cards)
    spots = []
    for i, card in enumerate(cards):
        if card in left:
            left.remove(card)
            spots.append(f"{place}:{i}")
    return {"composer": verb, "picks": {SLOT: spots}}
