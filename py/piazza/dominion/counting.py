"""What a good player counts: the piles of the supply, and what the own deck is made of."""

from __future__ import annotations

from typing import Any

from ..offers import column, counted, row
from ..words import say
from .cards import COSTS, KINDS
from .cards import count as tallied
from .state import State
from .words import card_said


def count(state: State, viewer: int | None) -> list[dict[str, Any]]:
    """The counts as lists: the supply, and the viewer's own cards. Their form is described in ``table``."""
    return [*([] if viewer is None else [deck_said(state, viewer)]), supply_said(state)]


def supply_said(state: State) -> dict[str, Any]:
    """The piles: what a card costs, how many are left."""
    rows = [row(card_said(card), COSTS[card], state.supply[card]) for card in state.piles]
    columns = [column(say("dominion-count-cost")), column(say("dominion-count-left"))]
    note = say("dominion-count-empty", empty=state.empty_piles())
    return counted(say("dominion-count-supply"), rows, columns, say("dominion-count-card"), note=note)


def deck_said(state: State, seat: int) -> dict[str, Any]:
    """A seat's own cards, kind by kind: all, and those in hand. Nobody looks through deck or discard (T5)."""
    owned, hand = state.owned[seat], tallied(state.hands[seat])
    kinds = [card for card in range(KINDS) if owned[card]]
    rows = [row(card_said(card), owned[card], hand[card]) for card in kinds]
    columns = [column(say(f"dominion-count-{where}")) for where in ("all", "hand")]
    note = say("dominion-count-cards", n=sum(owned), deck=len(state.decks[seat]))
    return counted(say("dominion-count-own"), rows, columns, say("dominion-count-card"), note=note)
