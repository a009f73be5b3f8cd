"""What the page shows of Carrara: the table, the decision with its choices, the log, the score sheet."""

from __future__ import annotations

from typing import Any

from .. import pages
from ..counts import spread
from ..game import Event, IllegalMove
from ..offers import choice
from ..pages import Tie, ending
from ..words import Arg, Message, say
from ..words import seat as seat_arg
from .blocks import on_wheel, shown
from .data import (
    CARDS,
    CATEGORIES,
    CITIES,
    OBJECT_PRICE,
    OBJECTS,
    PRICES,
    RELIEF,
    TYPES,
    UPGRADE,
    UPGRADES,
)
from .moves import Announce, BuyObject, Move, Upgrade
from .notation import write_move
from .payments import can_take
from .scoring import PUBLIC, Part, may_announce, objectives, parts, payout, value
from .state import State
from .steps import Actions, After, Buying, Turn, Upgrading, buys
from .tray import composers, field_spot, refusal_to_score
from .words import (
    blocks_said,
    card_said,
    cards_named,
    city_said,
    field_said,
    object_said,
    objects_said,
    tile_said,
    tiles_said,
    worth_said,
)

# -- seats ---------------------------------------------------------------------------------------------------


def lifted(state: State, seat: int, viewer: int | None) -> bool:
    """Whether the viewer looks behind that seat's screen (S3)."""
    return seat == viewer or state.over


def seat_look(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    """A seat. ``points`` are those that everybody sees; ``total`` is all, for who may look behind the screen."""
    opened = lifted(state, seat, viewer)
    rows = parts(state, seat)
    total = sum(part.points for part in rows)
    return {
        "points": total if state.over else sum(part.points for part in rows if public(part)),
        "total": total if opened else None,
        "parts": [part_look(state, part) for part in rows if opened or public(part)],
        "vp": state.vp[seat],
        "coins": state.coins[seat] if opened else None,
        "blocks": shown(state.blocks[seat]) if opened else None,
        "objects": [OBJECTS[kind] for kind in spread(state.objects[seat])] if opened else None,
        "kings": state.kings[seat],
        "cities": [city_look(state, seat, city) for city in CITIES],
        "fields": [field_look(state, seat, field) for field in fields(state)],
        "upgrades": list(state.upgrades[seat]),
        "end": end_look(state, seat, opened),
        "announced": state.announced == seat,
        "starts": state.start == seat,
        "out": False,
    }


def public(part: Part) -> bool:
    """Whether everybody sees that part of the points (S3)."""
    card = CARDS.get(part.name)
    return part.name in ("scored", "announced") or (card is not None and card.measure in PUBLIC)


def part_look(state: State, part: Part) -> dict[str, Any]:
    """A part of the points in words."""
    card = CARDS.get(part.name)
    if card and card.part != "bonus":
        need = card.least[state.seats - 2]
        met = "yes" if part.units >= need else "no"
        label = say("carrara-part-objective", units=part.units, worth=worth_said(part.name), need=need, met=met)
        return {**label, "points": part.points}
    if card:
        label = card_said(part.name, state.seats)
        return {**say("carrara-part-card", card=label, units=part.units), "points": part.points}
    return {**say(f"carrara-part-{part.name}", units=part.units), "points": part.points}


def fields(state: State) -> list[str]:
    """Types, and in the advanced variant categories."""
    return [*TYPES, *(CATEGORIES if state.advanced else ())]


def city_look(state: State, seat: int, city: str) -> dict[str, Any]:
    """A city of a seat: what stands there, who has scored it, what a scoring would pay now."""
    found = CITIES[city]
    at = list(CITIES).index(city)
    return {
        "city": city,
        "at": field_spot(seat, f"@{city}"),
        "colours": list(found.colours),
        "value": value(state, seat, city),
        "unit": found.unit,
        "least": found.least,
        "upgraded": city in state.upgrades[seat],
        "tiles": [str(tile) for tile in state.buildings[seat][at]],
        "scored": state.scored[at],
        **pays_look(state, seat, f"@{city}"),
    }


def field_look(state: State, seat: int, field: str) -> dict[str, Any]:
    """A type or category of a seat."""
    category = CATEGORIES.get(field)
    return {
        "field": field,
        "at": field_spot(seat, field),
        "scored": field in state.types[seat],
        "value": value(state, seat, field) if category else None,
        "unit": category.unit if category else None,
        "upgraded": field in state.upgrades[seat],
        **pays_look(state, seat, field),
    }


def pays_look(state: State, seat: int, field: str) -> dict[str, Any]:
    """What scoring it would pay now, and why it can't be scored."""
    paid = payout(state, seat, field)
    return {
        "pays": {
            "coins": paid.coins,
            "vp": paid.vp,
            "objects": [OBJECTS[kind] for kind in spread(paid.objects)],
            "missed": paid.missed,
        },
        "off": {**say("carrara-no-over"), "rule": "E2"} if state.over else refusal_to_score(state, field, seat),
    }


def end_look(state: State, seat: int, opened: bool) -> list[dict[str, Any]]:
    """How far a seat is with each objective of the end, as far as the viewer may know (E1)."""
    rows = []
    for objective in objectives(state, seat):
        known = opened or objective.card.measure in PUBLIC
        rows.append(
            {
                "card": objective.token,
                "part": objective.card.part,
                "label": card_said(objective.token, state.seats),
                "have": objective.have if known else None,
                "need": objective.need,
                "met": objective.met if known else None,
            }
        )
    return rows


# -- the table -----------------------------------------------------------------------------------------------


def table_look(state: State, viewer: int | None) -> dict[str, Any]:
    """What lies in the middle, for the painter."""
    return {
        "advanced": state.advanced,
        "wheel": [shown(blocks) for blocks in state.wheel],
        "prices": [list(row) for row in PRICES],
        "bag": len(state.bag),
        "market": [str(tile) for tile in state.market],
        "stack": len(state.stack),
        "great": [str(tile) for tile in state.great()],
        "sale": [bool(n) for n in state.sale],
        "objects": list(OBJECTS),
        "supply": list(state.supply),
        "upgrades": [field for field in UPGRADES if field not in state.taken_upgrades()] if state.advanced else [],
        "cards": [card_said(token, state.seats) for token in state.cards],
        "price": OBJECT_PRICE,
        "announced": state.announced,
        "ending": state.ending and not state.over,
        "turns": turns_left(state),
        "may": end_signs(state, viewer),
    }


def turns_left(state: State) -> int | None:
    """How many turns after this one are left in the last round; None before it (E2)."""
    if not state.ending or state.over:
        return None
    return (state.start - state.turn - 1) % state.seats


def end_signs(state: State, viewer: int | None) -> list[str]:
    """For each seat, whether it may announce the end: ``yes``, ``no``, or ``perhaps`` where a screen hides it."""
    signs = []
    for seat in range(state.seats):
        if state.over or state.announced is not None:
            signs.append("no")
        elif lifted(state, seat, viewer):
            signs.append("yes" if may_announce(state, seat) else "no")
        else:
            known = [one.met for one in objectives(state, seat) if one.card.measure in PUBLIC]
            signs.append("perhaps" if all(known) else "no")
    return signs


def title(state: State) -> Message:
    """Whose decision it is, and what is decided."""
    if state.over:
        return ending(state, "carrara-title-won", "carrara-title-shared")
    name: Arg = seat_arg(state.to_decide())
    match state.steps[-1]:
        case Turn() if state.ending:
            return say("carrara-title-last-turn", name=name)
        case Turn():
            return say("carrara-title-turn", name=name)
        case Buying():
            return say("carrara-title-buying", name=name)
        case Upgrading():
            return say("carrara-title-upgrade", name=name)
        case After():
            return say("carrara-title-after", name=name)


def summary(state: State) -> Message:
    """The table in a sentence."""
    return say(
        "carrara-summary",
        blocks=on_wheel(state.wheel),
        market=len(state.market),
        stack=len(state.stack),
        objects=sum(state.sale),
    )


# -- the decision --------------------------------------------------------------------------------------------


def choices(state: State) -> list[dict[str, Any]]:
    """The moves that one control each makes; blocks, buildings and scorings are composed in the tray."""
    match state.steps[-1]:
        case Turn():
            return turn_choices(state)
        case Buying():
            if can_take(state.wheel, state.coins[state.turn]):
                return []
            return [choice("take", say("carrara-do-take-nothing", coins=RELIEF))]
        case Upgrading() as step:
            return [
                choice(
                    write_move(move),
                    say("carrara-do-upgrade", field=field_said(move.field), more=UPGRADE),
                    at=field_spot(state.turn, move.field if move.field in CATEGORIES else f"@{move.field}"),
                )
                for move in step.moves(state)
                if isinstance(move, Upgrade)
            ]
        case After() as step:
            return after_choices(state, step)


def turn_choices(state: State) -> list[dict[str, Any]]:
    """Buying, with the wheel turned or not; broke where nothing else can be done."""
    open_buys = buys(state)
    ways = [("buy turn", "carrara-do-buy-turn"), ("buy still", "carrara-do-buy-still")]
    if not state.advanced:
        ways = [("buy", "carrara-do-buy")]
    texts = {write_move(move) for move in open_buys}
    off = {**say("carrara-no-blocks-left"), "rule": "T1"}
    found = [choice(text, say(label), at="wheel", off=None if text in texts else off) for text, label in ways]
    if Actions(state).count() == 1 and state.write(Actions(state).nth(0)) == "broke":
        found.append(choice("broke", say("carrara-do-broke", coins=RELIEF)))
    return found


def refusal_of(step: After, state: State, move: Move) -> Message | None:
    """Why a move is refused; None where it is not."""
    try:
        step.check(state, move)
    except IllegalMove as refusal:
        return refusal.message()
    return None


def after_choices(state: State, step: After) -> list[dict[str, Any]]:
    """One object, the announcement (with what it lacks), the end of the turn."""
    found = []
    for move in step.moves(state):
        if isinstance(move, BuyObject):
            kind = OBJECTS[move.kind]
            label = say("carrara-do-object", object=object_said(kind), price=OBJECT_PRICE)
            found.append(choice(write_move(move), label, at=f"object:{kind}"))
    if state.announced is None:
        off = refusal_of(step, state, Announce())
        found.append(choice("announce", say("carrara-do-announce"), at="end", off=off, weight="main"))
    return [*found, choice("done", say("carrara-do-done"), weight="pass")]


# -- the log -------------------------------------------------------------------------------------------------


def narrate(event: Event) -> Message | None:
    """The event as a sentence of the log; None for what needs no words."""
    data = event.data
    name: Arg = seat_arg(event.seat) if event.seat is not None else ""
    match event.kind:
        case "setup" if data["cards"]:
            return say("carrara-log-setup-cards", tiles=tiles_said(data["market"]), cards=cards_named(data["cards"]))
        case "setup":
            return say("carrara-log-setup", tiles=tiles_said(data["market"]))
        case "wheel" if data["drawn"]:
            return say("carrara-log-wheel", name=name, blocks=blocks_said(data["drawn"]))
        case "wheel":
            return say("carrara-log-wheel-alone", name=name)
        case "still":
            return say("carrara-log-still", name=name)
        case "take":
            return say(
                "carrara-log-take",
                name=name,
                blocks=blocks_said(data["blocks"]),
                section=data["section"],
                price=data["price"],
            )
        case "poor" | "broke":
            return say(
                f"carrara-log-{event.kind}",
                name=name,
                coins=data["coins"],
                had=data["had"],
                blocks=blocks_said(data["blocks"]) or say("carrara-shown-none"),
                objects=objects_said(data["objects"]) or say("carrara-shown-none"),
            )
        case "build":
            return say(
                "carrara-log-build",
                name=name,
                tile=tile_said(data["tile"]),
                city=city_said(data["city"]),
                blocks=blocks_said(data["blocks"]),
            )
        case "replace":
            return say(
                "carrara-log-replace",
                name=name,
                old=tile_said(data["old"]),
                tile=tile_said(data["tile"]),
                city=city_said(data["city"]),
                blocks=blocks_said(data["blocks"]),
            )
        case "market":
            return say("carrara-log-market", tile=tile_said(data["tile"]))
        case "upgrade":
            return say("carrara-log-upgrade", name=name, field=field_said(data["field"]), more=UPGRADE)
        case "score":
            return say(
                "carrara-log-score",
                name=name,
                field=field_said(data["field"]),
                coins=data["coins"],
                vp=data["vp"],
                objects=objects_said(data["objects"]),
                count=len(data["objects"]),
                missed=data["missed"],
            )
        case "object":
            return say("carrara-log-object", name=name, object=object_said(data["object"]), price=data["price"])
        case "announce":
            return say("carrara-log-announce", name=name, points=data["points"])
        case "last":
            return say("carrara-log-last", name=name)
        case "over":
            return say("carrara-log-over")
    return None


# -- the score sheet -----------------------------------------------------------------------------------------


def lines(state: State, seat: int) -> list[dict[str, Any]]:
    """The parts of a seat's points that all may read; what lies behind the screens once they are lifted (S3, E3)."""
    return [
        {
            "label": line_said(state, part),
            "tokens": line_tokens(state, seat, part),
            "parts": [part_look(state, part)],
            "points": part.points,
        }
        for part in sheet_parts(state, seat)
    ]


TIE = Tie(
    broken="carrara-tie-blocks",
    shared="carrara-tie-shared",
    key="blocks",
    worth=lambda state, seat: sum(state.blocks[seat]),
)
"""E4."""


def sheet(state: State) -> dict[str, Any]:
    """The points of every seat, part by part, and the tie-break where one happened (E3, E4)."""
    return pages.sheet(state, lines, TIE)


def sheet_parts(state: State, seat: int) -> list[Part]:
    """The parts of the points that may stand on the sheet for all to read."""
    return [part for part in parts(state, seat) if state.over or public(part)]


def line_said(state: State, part: Part) -> Message:
    """The name of a line of the sheet."""
    return say(f"carrara-card-name-{part.name}" if part.name in CARDS else f"carrara-line-{part.name}")


def line_tokens(state: State, seat: int, part: Part) -> list[str]:
    """The pieces that a line of the sheet counts."""
    if part.name not in CARDS:
        return []
    card = CARDS[part.name]
    if card.part == "objects":
        return [OBJECTS[kind] for kind in spread(state.objects[seat])]
    return [str(tile) for tiles in state.buildings[seat] for tile in tiles] if card.part == "buildings" else []


WEALTH = say("carrara-wealth")


def wealth(state: State) -> list[int]:
    """Every seat's coins."""
    return list(state.coins)


PAGE = pages.Page(seat=seat_look, table=table_look, title=title, summary=summary, choices=choices, composers=composers)
