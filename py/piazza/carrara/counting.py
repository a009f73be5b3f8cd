"""What a good player counts: blocks in the bag and on the wheel, buildings and objects still to be had."""

from __future__ import annotations

from typing import Any

from ..offers import column, counted, row
from ..words import say
from .blocks import ALL_BLOCKS, gathered
from .data import COLOURS, COSTS, GREAT_COST, OBJECTS, OBJECTS_EACH, TYPES
from .state import State
from .tiles import Tile
from .words import block_said, field_said, object_said


def count(state: State, viewer: int | None) -> list[dict[str, Any]]:
    """The counts as lists, alike for everybody. Their form is described in ``table``."""
    return [blocks_said(state), buildings_said(state), objects_said(state)]


def blocks_said(state: State) -> dict[str, Any]:
    """The blocks of each colour: in the bag (whoever has watched knows its contents, not its order), on the wheel."""
    bag = gathered(state.bag)
    rows = [
        row(block_said(token), [bag[i], ALL_BLOCKS[i]], sum(section[i] for section in state.wheel))
        for i, token in enumerate(COLOURS)
    ]
    columns = [column(say("carrara-count-bag")), column(say("carrara-count-wheel"))]
    return counted(say("carrara-count-blocks"), rows, columns, say("carrara-count-colour"))


def buildings_said(state: State) -> dict[str, Any]:
    """The buildings that can still be built, by type and cost: on offer or in the pile."""
    lying = [*state.market, *state.stack, *state.great()]
    costs = [*COSTS, *([GREAT_COST] if state.advanced else [])]
    rows = [row(field_said(kind), *([lying.count(Tile(kind, cost)), 1] for cost in costs)) for kind in TYPES]
    columns = [column(say("carrara-count-cost", cost=cost), str(cost)) for cost in costs]
    note = say("carrara-stack", tiles=len(state.stack))
    return counted(say("carrara-count-buildings"), rows, columns, say("carrara-count-type"), note=note)


def objects_said(state: State) -> dict[str, Any]:
    """The objects that scorings can still earn, and those for sale."""
    rows = [row(object_said(token), [state.supply[i], OBJECTS_EACH], state.sale[i]) for i, token in enumerate(OBJECTS)]
    columns = [column(say("carrara-count-supply")), column(say("carrara-count-sale"))]
    return counted(say("carrara-count-objects"), rows, columns, say("carrara-count-object"))
