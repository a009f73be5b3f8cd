"""Positions of Dominion: the JSON form that people read and write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from ..game import read_seat
from ..position import Given, bad, bad_token, bad_type, number, step_name, too_many, typed
from . import steps
from .cards import (
    ACTIONS,
    ATTACKS,
    BASIC,
    BY_NAME,
    CHAPEL,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    FEAST,
    GARDENS,
    GOLD,
    KINDS,
    MINE,
    MOAT,
    MONEYLENDER,
    NAMES,
    ONE,
    PROVINCE,
    REMODEL,
    SILVER,
    TREASURES,
    VICTORIES,
    WORKSHOP,
    count,
    names,
    without,
)
from .kingdom import cards_of
from .state import STARTING, State, piles_of, supply_of

OWN_PARTS = ("phase", "actions", "buys", "coins", "bought", "supply", "trash")
SEAT_PARTS = ("deck", "hand", "discard", "play", "aside", "turns", "seen")
STEP_PARTS = {
    "again": ("card",),
    "cellar": (),
    "chancellor": (),
    "throne": (),
    "trash": ("card",),
    "gain": ("card", "limit"),
    "moat": ("card", "seat", "absent"),
    "militia": ("seats",),
    "bureaucrat": ("seats",),
    "library": ("card",),
    "spy": ("seats", "card"),
    "thief": ("seats", "cards", "taken"),
    "loot": ("cards",),
}

BOX = {COPPER: 60, SILVER: 40, GOLD: 30, ESTATE: 24, DUCHY: 12, PROVINCE: 12, CURSE: 30, GARDENS: 12}
"""How many there are of a card in the box; ten of every other."""

MOST = 100_000
"""No count of actions, buys, coins or turns is larger in a position that is read."""

FROM_SUPPLY = (WORKSHOP, FEAST, REMODEL, MINE)
FROM_HAND = (CHAPEL, REMODEL, MINE, MONEYLENDER)


# -- writing -------------------------------------------------------------------------------------------------


def write_position(state: State) -> dict[str, Any]:
    """The parts of a position that are Dominion's; ``at`` is what cards ask."""
    data: dict[str, Any] = {
        "options": {"kingdom": state.kingdom},
        "phase": "buy" if steps.BUY in state.steps else "action",
        "actions": state.actions,
        "buys": state.buys,
        "coins": state.coins,
        "supply": {NAMES[card]: state.supply[card] for card in state.piles},
        "trash": names(state.trash),
        "seats": [
            {
                "deck": names(state.decks[seat]),
                "hand": names(state.hands[seat]),
                "discard": names(state.discards[seat]),
                "play": names(state.played if seat == state.turn else b""),
                "aside": names(state.aside if seat == state.turn else b""),
                "turns": state.turns[seat],
                "seen": state.tops[seat],
            }
            for seat in range(state.seats)
        ],
        "at": [write_step(state, step) for step in state.steps[1:]],
    }
    if state.bought:
        data["bought"] = True
    return data


def write_step(state: State, step: steps.Step) -> dict[str, Any]:
    """A pending step, with what it needs."""
    data: dict[str, Any] = {"step": step.name}
    match step:
        case steps.Again() | steps.Trashing():
            data["card"] = NAMES[step.card]
        case steps.Gaining():
            data.update(card=NAMES[step.card], limit=step.limit)
        case steps.Shielding():
            data.update(card=NAMES[step.card], seat=f"P{step.asked + 1}", absent=write_seats(step.absent))
        case steps.Downsizing() | steps.Topping():
            data["seats"] = write_seats(step.waiting)
        case steps.Sorting():
            data["card"] = NAMES[state.hands[state.turn][-1]]
        case steps.Spying():
            data.update(seats=write_seats(step.waiting), card=NAMES[step.card])
        case steps.Thieving():
            data.update(seats=write_seats(step.waiting), cards=names(step.shown), taken=names(step.taken))
        case steps.Looting():
            data["cards"] = names(step.taken)
    return data


def write_seats(seats: Sequence[int]) -> list[str]:
    """Seats by their tokens."""
    return [f"P{seat + 1}" for seat in seats]


# -- reading -------------------------------------------------------------------------------------------------


def read_position(given: Given) -> State:
    """A state from a position. Parts may be missing.

    Raises:
        BadInput: a wrong type or token, more cards than there are, a step that can't be pending.
    """
    data, value = given.data, given.options["kingdom"]
    state = State(len(given.seats), value, b"", bytes(KINDS), given.seed)
    state.turn = given.turn
    state.actions = number(data, "actions", 1, MOST)
    state.buys = number(data, "buys", 1, MOST)
    state.coins = number(data, "coins", 0, MOST)
    state.bought = typed(data, "bought", bool, False)
    state.ended = given.over
    state.trash = read_cards(data.get("trash", []))
    for seat, part in enumerate(given.seats):
        read_seat_part(state, seat, part)
    read_steps(state, given)
    for seat in range(state.seats):
        own = state.decks[seat] + state.hands[seat] + state.discards[seat]
        if seat == state.turn:
            own += state.played + state.aside
        state.owned[seat] = count(own + b"".join(step.held(seat) for step in state.steps))
    read_supply(state, data, cards_of(value, given.seed))
    last = state.steps[-1] if state.steps else None
    if isinstance(last, steps.Gaining) and not last.moves(state).count():
        impossible()
    if not state.ended:
        steps.settle(state)
    return state


def read_card(token: Any) -> int:
    """A card from its name."""
    card = BY_NAME.get(token) if isinstance(token, str) else None
    if card is None:
        bad_token(token)
    return card


def read_cards(tokens: Any) -> bytes:
    """Cards from their names, in that order."""
    if not isinstance(tokens, list):
        bad_type("cards")
    return bytes(map(read_card, tokens))


def read_seat_part(state: State, seat: int, part: Mapping[str, Any]) -> None:
    """A seat's piles."""
    state.decks[seat] = read_cards(part.get("deck", []))
    state.hands[seat] = read_cards(part.get("hand", []))
    state.discards[seat] = read_cards(part.get("discard", []))
    state.turns[seat] = number(part, "turns", 0, MOST)
    state.tops[seat] = min(number(part, "seen", 0, MOST), len(state.decks[seat]))
    played, aside = read_cards(part.get("play", [])), read_cards(part.get("aside", []))
    if seat == state.turn:
        state.played, state.aside = played, aside
    elif played or aside:
        bad("dominion-position-play", "Only the seat whose turn it is has cards in play or aside.")


def read_supply(state: State, data: Mapping[str, Any], cards: Sequence[int]) -> None:
    """The piles that are given, as they are; of a basic card not named, or of all, what the other cards leave of it."""
    elsewhere = bytearray(count(state.trash))
    for owned in state.owned:
        for card in range(KINDS):
            elsewhere[card] += owned[card]
    given = {read_card(token): left for token, left in typed(data, "supply", dict, {}).items()}
    chosen = [card for card in sorted(given) if card not in BASIC] or cards
    state.piles = piles_of(chosen)
    counts = bytearray(KINDS)
    whole = supply_of(state.seats, chosen)
    for card in range(KINDS):
        if elsewhere[card] > BOX.get(card, 10):
            too_many(NAMES[card])
    for card in state.piles:
        left = given.get(card, max(0, whole[card] + STARTING[card] * state.seats - elsewhere[card]))
        if type(left) is not int or not 0 <= left <= BOX.get(card, 10):
            bad("dominion-position-supply", "The pile of {token} can't be that high.", token=NAMES[card])
        counts[card] = left
    state.supply = bytes(counts)
    state.filled = sum(1 << card for card in state.piles if counts[card])


def read_steps(state: State, given: Given) -> None:
    """The phase, and what cards ask."""
    asked = given.at
    phase = typed(given.data, "phase", str, "action")
    if phase not in ("action", "buy") or (phase == "buy" and asked):
        bad("dominion-position-phase", "A phase is action or buy; a card asks in the action phase only.")
    if state.ended:
        return
    state.steps.append(steps.BUY if phase == "buy" else steps.ACTION)
    for place, step in enumerate(asked, 1):
        state.steps.append(read_step(state, step))
        if place < len(asked) and not isinstance(state.steps[-1], steps.Again):
            bad("dominion-position-step", "Only what a Throne Room plays again waits under another decision.")


def read_step(state: State, data: Any) -> steps.Step:
    """A pending step, which must be possible."""
    hand = state.hands[state.turn]
    match step_name(data, STEP_PARTS):
        case "again":
            return steps.Again(one_of(data, ACTIONS))
        case "cellar":
            return steps.Cycling() if hand else impossible()
        case "chancellor":
            return steps.Tipping()
        case "throne":
            return steps.Doubling() if held(hand, ACTIONS) else impossible()
        case "trash":
            trashing = steps.Trashing(one_of(data, bytes(FROM_HAND)))
            return trashing if held(hand, trashing.needs()) else impossible()
        case "gain":
            card, limit = one_of(data, bytes(FROM_SUPPLY)), number(data, "limit", 0, MOST)
            return steps.Gaining(card, limit)
        case "moat":
            asked = read_seat(str(data.get("seat")), state.seats)
            absent = read_seats(state, data.get("absent", []))
            return (
                steps.Shielding(one_of(data, ATTACKS), asked, absent)
                if MOAT in state.hands[asked] and asked != state.turn
                else impossible()
            )
        case "militia":
            waiting = read_seats(state, data.get("seats"))
            return (
                steps.Downsizing(waiting)
                if waiting and len(state.hands[waiting[0]]) > steps.MILITIA_HAND
                else impossible()
            )
        case "bureaucrat":
            waiting = read_seats(state, data.get("seats"))
            return steps.Topping(waiting) if waiting and held(state.hands[waiting[0]], VICTORIES) else impossible()
        case "library":
            card = one_of(data, ACTIONS)
            if card not in hand:
                impossible()
            state.hands[state.turn] = without(hand[::-1], ONE[card])[::-1] + ONE[card]
            return steps.Sorting()
        case "spy":
            waiting = read_seats(state, data.get("seats"), own=True)
            if not waiting or not state.decks[waiting[0]]:
                impossible()
            state.tops[waiting[0]] = max(1, state.tops[waiting[0]])
            return steps.Spying(waiting, state.decks[waiting[0]][0])
        case "thief":
            waiting = read_seats(state, data.get("seats"))
            shown, taken = read_cards(data.get("cards")), read_cards(data.get("taken", []))
            if not waiting or len(shown) > 2 or not held(shown, TREASURES) or not in_trash(state, taken):
                impossible()
            return steps.Thieving(waiting, shown, taken)
    taken = read_cards(data.get("cards"))
    return steps.Looting(bytes(sorted(taken))) if taken and in_trash(state, taken) else impossible()


def impossible() -> NoReturn:
    """Refuse a step that can't be pending on this table."""
    bad("dominion-position-impossible", "This can't be decided with the cards as they lie.")


def held(cards: bytes, some: bytes) -> bool:
    """Whether one of some kinds is among the cards."""
    return any(card in some for card in cards)


def in_trash(state: State, taken: bytes) -> bool:
    """Whether these treasures lie in the trash."""
    return not taken.translate(None, TREASURES) and all(state.trash.count(c) >= taken.count(c) for c in taken)


def one_of(data: Mapping[str, Any], among: bytes) -> int:
    """The step's card, one of some kinds."""
    card = read_card(data.get("card"))
    return card if card in among else impossible()


def read_seats(state: State, tokens: Any, own: bool = False) -> tuple[int, ...]:
    """Seats in turn order, the active one (where it may be among them) first."""
    if not isinstance(tokens, list):
        bad_type("seats")
    seats = tuple(read_seat(str(token), state.seats) for token in tokens)
    order = (state.turn, *state.others()) if own else state.others()
    if [seat for seat in order if seat in seats] != list(seats):
        impossible()
    return seats
