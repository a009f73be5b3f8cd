"""Moves composed of several pieces: taking blocks, building, replacing, scoring. What a selection makes, or why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..counts import spread
from ..game import BadInput, IllegalMove
from ..offers import composer, picked, reply, slot
from ..words import Message, say
from .blocks import Blocks, gathered, price, shown
from .data import CATEGORIES, CITIES, COLOURS, OBJECTS, PRICES, TYPES
from .moves import Build, Move, Replace, Score, Take
from .notation import write_move
from .payments import ALLOWED, Ways, affordable
from .scoring import FIELDS, Payout, payout
from .state import State
from .steps import CITY, Actions, Buying, Turn, check_score
from .tiles import Tile
from .words import block_said, city_said, field_headed, objects_said, tile_said

Picks = Mapping[str, Sequence[str]]


def composers(state: State) -> list[dict[str, Any]]:
    """The composers of the decision, with the pieces that each takes."""
    match state.steps[-1]:
        case Turn():
            found = [build_composer(state)]
            if state.advanced:
                found.append(replace_composer(state))
            return [*found, score_composer(state)]
        case Buying():
            return [take_composer(state)]
    return []


def compose(state: State, composer: str, picks: Picks) -> dict[str, Any]:
    """What the picked pieces make; its form is described in ``table``.

    Raises:
        BadInput: for a composer or a piece that isn't there.
    """
    step = state.steps[-1] if state.steps else None
    match composer, step:
        case "take", Buying():
            return compose_take(state, picks)
        case "build", Turn():
            return compose_build(state, picks)
        case "replace", Turn() if state.advanced:
            return compose_replace(state, picks)
        case "score", Turn():
            return compose_score(state, picks)
    raise BadInput("error-composer", "There is nothing to compose as “{name}” now.", name=str(composer)[:24])


def lay(state: State, move: Move) -> dict[str, Any] | None:
    """How a legal move is put together: its composer and the picks; None for a move that is a choice of one control."""
    seat = state.turn
    tiles = {tile: at for at, tile in tile_spots(state).items()}
    match move:
        case Take(section=section, blocks=blocks) if any(blocks):
            spots = {at: colour for at, (there, colour) in wheel_spots(state).items() if there == section}
            return {"composer": "take", "picks": {"blocks": where_blocks_lie(spots, blocks)}}
        case Build(tile=tile, city=city, blocks=blocks):
            paid = where_blocks_lie(block_spots(state), blocks)
            picks = {"tile": [tiles[tile]], "city": [field_spot(seat, f"@{city}")], "blocks": paid}
            return {"composer": "build", "picks": picks}
        case Replace(old=old, city=city, tile=tile, blocks=blocks):
            stands = next(at for at, place in built_spots(state).items() if place == (city, old))
            paid = where_blocks_lie(block_spots(state), blocks)
            return {"composer": "replace", "picks": {"old": [stands], "tile": [tiles[tile]], "blocks": paid}}
        case Score(field=field):
            return {"composer": "score", "picks": {"field": [field_spot(seat, field)]}}
    return None


# -- places and pieces ---------------------------------------------------------------------------------------


def field_spot(seat: int, field: str) -> str:
    """Where a type, a city or a category of a seat is on the page."""
    kind = "type" if field in TYPES else "category" if field in CATEGORIES else "city"
    return f"{kind}:{seat}:{field.removeprefix('@')}"


def tile_spots(state: State) -> dict[str, Tile]:
    """The buildings that may be built, by where they lie."""
    market = {f"market:{i}": tile for i, tile in enumerate(state.market)}
    return market | {f"great:{tile.type}": tile for tile in state.great()}


def built_spots(state: State) -> dict[str, tuple[str, Tile]]:
    """The active seat's buildings with their cities, by where they stand."""
    seat = state.turn
    return {
        f"built:{seat}:{city}:{i}": (city, tile)
        for city, tiles in zip(CITIES, state.buildings[seat], strict=True)
        for i, tile in enumerate(tiles)
    }


def block_spots(state: State) -> dict[str, int]:
    """The colours of the active seat's blocks, by where they lie behind the screen."""
    return {f"block:{i}": colour for i, colour in enumerate(spread(state.blocks[state.turn]))}


def wheel_spots(state: State) -> dict[str, tuple[int, int]]:
    """Section (from 0) and colour of the wheel's blocks, by where they lie."""
    return {
        f"wheel:{section + 1}:{i}": (section, colour)
        for section, lying in enumerate(state.wheel)
        for i, colour in enumerate(spread(lying))
    }


def where_blocks_lie(spots: Mapping[str, int], blocks: Blocks) -> list[str]:
    """The places of so many blocks."""
    left = list(blocks)
    found = []
    for at, colour in spots.items():
        if left[colour]:
            left[colour] -= 1
            found.append(at)
    return found


def tile_items(state: State) -> list[dict[str, Any]]:
    """The buildings that may be built, as pieces."""
    return [{"at": at, "label": tile_said(str(tile))} for at, tile in tile_spots(state).items()]


def block_items(state: State) -> list[dict[str, Any]]:
    """The own blocks, as pieces."""
    return [{"at": at, "label": block_said(COLOURS[colour])} for at, colour in block_spots(state).items()]


def blocks_slot(state: State) -> dict[str, Any]:
    """The slot for the blocks that are paid."""
    return slot("blocks", say("carrara-slot-blocks"), block_items(state), 1, None)


def picked_of(picks: Picks, key: str, spots: Mapping[str, Any]) -> list[Any]:
    """What was picked in a slot."""
    names = list(spots)
    return [spots[names[i]] for i in picked(picks, key, names)]


def one_of(found: list[Any]) -> Any:
    """The only one that was picked; None where there is none, or there are several."""
    return found[0] if len(found) == 1 else None


def pays_said(paid: Payout) -> Message:
    """What a scoring pays, in words."""
    objects = objects_said([OBJECTS[kind] for kind in spread(paid.objects)])
    return say("carrara-pays", coins=paid.coins, vp=paid.vp, objects=objects, count=len(objects))


# -- taking blocks -------------------------------------------------------------------------------------------


def take_composer(state: State) -> dict[str, Any]:
    """Blocks of one section (T1); ready-made is all of each section that the coins pay."""
    coins = state.coins[state.turn]
    spots = wheel_spots(state)
    items = [
        {
            "at": at,
            "name": block_said(COLOURS[colour]),
            "label": say(
                "carrara-block-priced",
                f"block-{COLOURS[colour]}",
                colour=COLOURS[colour],
                section=section + 1,
                price=PRICES[section][colour],
            ),
        }
        for at, (section, colour) in spots.items()
    ]
    quick = []
    for section, lying in enumerate(state.wheel):
        ways = affordable(section, lying, coins)
        if lying in ways:
            picks = {"blocks": [at for at, (there, _) in spots.items() if there == section]}
            label = say(
                "carrara-quick-section",
                section=section + 1,
                blocks=[block_said(token) for token in shown(lying)],
                price=price(section, lying),
            )
            quick.append({"picks": picks, "label": label})
    # Where nothing can be taken the choice beside it says so.
    off = None
    if not any(affordable(section, lying, coins) for section, lying in enumerate(state.wheel)):
        off = {**say("carrara-no-coins-for-any", coins=coins), "rule": "T1"}
    slots = [slot("blocks", say("carrara-slot-wheel"), items, 1, None)]
    return composer("take", say("carrara-do-take", coins=coins), off, slots, quick)


def compose_take(state: State, picks: Picks) -> dict[str, Any]:
    """Blocks being taken."""
    coins = state.coins[state.turn]
    spots = wheel_spots(state)
    chosen: list[tuple[int, int]] = picked_of(picks, "blocks", spots)
    sections = {section for section, _ in chosen}
    paid = sum(PRICES[section][colour] for section, colour in chosen)
    blocked = {}
    for at, (section, colour) in spots.items():
        if at in picks.get("blocks", ()):
            continue
        if sections and section not in sections:
            blocked[at] = {**say("carrara-no-other-section", section=min(sections) + 1), "rule": "T1"}
        elif PRICES[section][colour] > coins - paid:
            message = say("carrara-no-coins", price=paid + PRICES[section][colour], coins=coins)
            blocked[at] = {**message, "rule": "T1"}
    more: dict[str, Any] = {"blocked": blocked}
    if chosen:
        more["notes"] = [say("carrara-note-price", price=paid, coins=coins, left=coins - paid)]
    if len(sections) > 1:
        refusal = {**say("carrara-no-other-section", section=min(sections) + 1), "rule": "T1"}
        return reply(state.check, None, False, **more) | {"refusal": refusal}
    text = None
    if chosen:
        text = write_move(Take(chosen[0][0], gathered(colour for _, colour in chosen)))
    return reply(state.check, text, not chosen, **more)


# -- building and replacing ----------------------------------------------------------------------------------


def build_composer(state: State) -> dict[str, Any]:
    """A building, a city, blocks (T2); off where nothing can be built."""
    seat = state.turn
    off = None
    if not any(isinstance(move, Build) for move in Actions(state).groups()):
        off = {**say("carrara-no-build"), "rule": "T2"}
    cities = [
        {
            "at": field_spot(seat, f"@{city}"),
            "name": city_said(city),
            "label": say("carrara-city-allows", city=city, blocks=[block_said(c) for c in found.colours]),
        }
        for city, found in CITIES.items()
    ]
    slots = [
        slot("tile", say("carrara-slot-tile"), tile_items(state), 1, 1),
        slot("city", say("carrara-slot-city"), cities, 1, 1),
        blocks_slot(state),
    ]
    return composer("build", say("carrara-do-build"), off, slots)


def compose_build(state: State, picks: Picks) -> dict[str, Any]:
    """A building in the making."""
    seat = state.turn
    tile: Tile | None = one_of(picked_of(picks, "tile", tile_spots(state)))
    city: str | None = one_of(picked_of(picks, "city", {field_spot(seat, f"@{name}"): name for name in CITIES}))
    blocks = gathered(picked_of(picks, "blocks", block_spots(state)))
    text = None
    if tile and city:
        text = write_move(Build(tile, city, blocks))
    due = tile.cost if tile else None
    return reply(state.check, text, not any(blocks), **payment_state(state, picks, city, due, blocks, None, tile))


def replace_composer(state: State) -> dict[str, Any]:
    """A building, the dearer one in its place, blocks (A3); off where nothing can be replaced."""
    off = None
    if not any(isinstance(move, Replace) for move in Actions(state).groups()):
        off = {**say("carrara-no-replace"), "rule": "A3"}
    old = [
        {"at": at, "label": say("carrara-tile-in-city", str(tile), type=tile.type, cost=tile.cost, city=city)}
        for at, (city, tile) in built_spots(state).items()
    ]
    slots = [
        slot("old", say("carrara-slot-old"), old, 1, 1),
        slot("tile", say("carrara-slot-new"), tile_items(state), 1, 1),
        blocks_slot(state),
    ]
    return composer("replace", say("carrara-do-replace"), off, slots)


def compose_replace(state: State, picks: Picks) -> dict[str, Any]:
    """A replacement in the making."""
    chosen: tuple[str, Tile] | None = one_of(picked_of(picks, "old", built_spots(state)))
    tile: Tile | None = one_of(picked_of(picks, "tile", tile_spots(state)))
    blocks = gathered(picked_of(picks, "blocks", block_spots(state)))
    city, old = chosen or (None, None)
    text = None
    due = None
    if city and old and tile:
        text = write_move(Replace(old, city, tile, blocks))
        due = tile.cost - old.cost
    quiet = not any(blocks) and (due is None or due > 0)
    return reply(state.check, text, quiet, **payment_state(state, picks, city, due, blocks, old, tile))


def payment_state(
    state: State, picks: Picks, city: str | None, due: int | None, blocks: Blocks, old: Tile | None, tile: Tile | None
) -> dict[str, Any]:
    """The sum of the blocks, what can't be paid with, the cheapest payment, and what the city would pay after."""
    seat = state.turn
    spots = block_spots(state)
    more: dict[str, Any] = {}
    if due is not None and due >= 0:
        paid = sum(blocks)
        more["sum"] = {"lies": 0, "adds": paid, "total": paid, "need": due, "over": paid - due}
    if city is None:
        return more
    more["blocked"] = {
        at: {
            **say("carrara-no-colour", city=city_said(city), blocks=[block_said(COLOURS[colour])]),
            "rule": "T2" if old is None else "A3",
        }
        for at, colour in spots.items()
        if not ALLOWED[city][colour]
    }
    if due is None or tile is None or due <= 0:
        return more
    ways = Ways(state.blocks[seat], city, due)
    if ways.count():
        others = {key: list(ats) for key, ats in picks.items() if key != "blocks"}
        more["cheapest"] = {**others, "blocks": where_blocks_lie(spots, ways.nth(0))}
    field = f"@{city}"
    built = with_tile(state, city, old, tile)
    # What it would pay is worth a word only where it can then be scored.
    if refusal_to_score(built, field) is None:
        unit = CITIES[city].unit
        points = [getattr(payout(table, seat, field), unit) for table in (state, built)]
        more["notes"] = [say("carrara-note-city", city=city, unit=unit, before=points[0], after=points[1])]
    else:
        points = None
    more["ghost"] = [{"at": field_spot(seat, field), "tiles": [str(tile)], "points": points}]
    return more


def with_tile(state: State, city: str, old: Tile | None, tile: Tile) -> State:
    """The table with that tile built, or in place of the old one."""
    after = state.clone()
    cities = list(after.buildings[after.turn])
    kept = tuple(one for one in cities[CITY[city]] if one != old)
    cities[CITY[city]] = (*kept, tile)
    after.buildings[after.turn] = tuple(cities)
    return after


# -- scoring -------------------------------------------------------------------------------------------------


def own_fields(state: State) -> dict[str, str]:
    """What the active seat could ever score, by where it is on the page."""
    return {
        field_spot(state.turn, field): field for field in FIELDS if state.advanced or field not in CATEGORIES
    }  # fmt: skip


def refusal_to_score(state: State, field: str, seat: int | None = None) -> Message | None:
    """Why a field can't be scored now; None where it can."""
    try:
        check_score(state, field, seat)
    except IllegalMove as refusal:
        return refusal.message()
    return None


def score_composer(state: State) -> dict[str, Any]:
    """A type, a city or a category (T3, A5); each with what it pays. Off where none can be scored."""
    items = []
    quick = []
    for at, field in own_fields(state).items():
        paid = payout(state, state.turn, field)
        label = say("carrara-score-item", field=field_headed(field), pays=pays_said(paid))
        items.append({"at": at, "name": field_headed(field), "label": label, "delta": paid.vp or None})
        if refusal_to_score(state, field) is None:
            quick.append({"picks": {"field": [at]}, "label": label})
    off = None if quick else {**say("carrara-no-score"), "rule": "T3"}
    slots = [slot("field", say("carrara-slot-field"), items, 1, 1)]
    return composer("score", say("carrara-do-score", kings=state.kings[state.turn]), off, slots, quick)


def compose_score(state: State, picks: Picks) -> dict[str, Any]:
    """A scoring in the making."""
    spots = own_fields(state)
    field: str | None = one_of(picked_of(picks, "field", spots))
    refusals = {at: refusal_to_score(state, other) for at, other in spots.items()}
    more: dict[str, Any] = {"blocked": {at: why for at, why in refusals.items() if why is not None}}
    if field is not None:
        paid = payout(state, state.turn, field)
        more["notes"] = [pays_said(paid)]
        if paid.missed:
            more["notes"].append(say("carrara-note-missed", count=paid.missed))
        more["delta"] = {"points": paid.vp, "label": say("carrara-note-points", points=paid.vp)}
    return reply(state.check, None if field is None else write_move(Score(field)), field is None, **more)
