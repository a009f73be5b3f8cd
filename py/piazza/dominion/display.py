"""What the page shows of Dominion: the table, the decision with its choices, the log, the score sheet."""

from __future__ import annotations

from typing import Any

from .. import pages
from ..game import Event
from ..offers import alike, choice
from ..pages import Tie, ending
from ..words import Arg, Message, say
from ..words import seat as seat_arg
from . import steps
from .cards import CARDS, CHAPEL, COSTS, CURSE, GARDENS, MOAT, NAMES, NO_TREASURES, PROVINCE, VICTORIES, names, ordered
from .notation import write_move
from .scoring import GARDENS_PER
from .state import State
from .tray import composers
from .words import card_said, cards_said, named_said, names_said

LEFT_ALONE = ("end", "no", "keep", "back")
"""Verbs of moves that decline: their controls stand apart."""

IN_BAR = 4
"""Where more of the cards that lie there may be taken, they are taken from the table itself only."""


# -- the table -----------------------------------------------------------------------------------------------


def seat_look(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    """A seat: of its piles what the viewer may see (T5): the own deck may be counted, of a discard the top is seen."""
    deck = state.decks[seat]
    shown = seat == viewer or state.over
    return {
        "points": state.scores()[seat],
        "cards": len(state.hands[seat]),
        "hand": names(ordered(state.hands[seat])) if shown else None,
        "deck": len(deck) if shown else None,
        "empty": not deck,
        "seen": names(deck[: state.tops[seat]]),
        "discard": NAMES[state.discards[seat][-1]] if state.discards[seat] else None,
        "owned": {NAMES[card]: n for card, n in enumerate(state.owned[seat]) if n} if state.over else None,
        "turns": state.turns[seat],
    }


def table_look(state: State, viewer: int | None) -> dict[str, Any]:
    """What lies in the middle, for the painter."""
    step = state.steps[-1] if state.steps else None
    spied = step.waiting[0] if isinstance(step, steps.Spying | steps.Thieving) else None
    return {
        "turn": state.turn,
        "phase": "buy" if steps.BUY in state.steps else "action",
        "actions": state.actions,
        "buys": state.buys,
        "coins": state.coins,
        "supply": [{"card": NAMES[card], "cost": COSTS[card], "left": state.supply[card]} for card in state.piles],
        "empty": state.empty_piles(),
        "play": names(state.played),
        "aside": names(state.aside),
        "trash": names(ordered(state.trash)),
        "shown": names(shown_cards(state)),
        "victim": spied,
    }


def shown_cards(state: State) -> bytes:
    """The cards that lie open for the decision: a Spy's or a Thief's, or the treasures just trashed."""
    match state.steps[-1] if state.steps else None:
        case steps.Spying() as step:
            return bytes([step.card])
        case steps.Thieving() as step:
            return step.shown
        case steps.Looting() as step:
            return step.taken
    return b""


def title(state: State) -> Message:
    """Whose decision it is, and what is decided."""
    if state.over:
        return ending(state, "dominion-title-won", "dominion-title-shared")
    seat = state.to_decide()
    name: Arg = seat_arg(seat)
    match state.steps[-1]:
        case steps.Acting():
            return say("dominion-title-action", name=name, actions=state.actions)
        case steps.Buying() if not state.buys:
            return say("dominion-title-bought", name=name)
        case steps.Buying():
            return say("dominion-title-buy", name=name, coins=state.coins, buys=state.buys)
        case steps.Shielding() as step:
            return say("dominion-title-moat", name=name, card=card_said(step.card))
        case steps.Downsizing():
            return say("dominion-title-militia", name=name, n=len(state.hands[seat]) - steps.MILITIA_HAND)
        case steps.Trashing() as step:
            most = steps.CHAPEL_MOST if step.card == CHAPEL else 1
            return say("dominion-title-trash", name=name, card=card_said(step.card), most=most)
        case steps.Gaining() as step:
            return say("dominion-title-gain", name=name, card=card_said(step.card), limit=step.limit)
        case steps.Spying() as step:
            victim = step.waiting[0]
            own = "yes" if victim == seat else "no"
            return say("dominion-title-spy", name=name, victim=seat_arg(victim), card=card_said(step.card), own=own)
        case steps.Thieving() as step:
            return say("dominion-title-thief", name=name, victim=seat_arg(step.waiting[0]))
        case step:
            return say(f"dominion-title-{step.name}", name=name)


def summary(state: State) -> Message:
    """The table in a sentence."""
    return say(
        "dominion-summary",
        provinces=state.supply[PROVINCE],
        empty=state.empty_piles(),
        played=cards_said(state.played),
        n=len(state.played),
        trash=len(state.trash),
    )


# -- the decision --------------------------------------------------------------------------------------------


def choices(state: State) -> list[dict[str, Any]]:
    """The moves that one control each makes; choices of several cards are composed in the tray."""
    if composers(state):
        return []
    found = [move_choice(state, move) for move in state.moves()]
    plain = [one for one in found if one["weight"] == "plain" and one["at"] is not None]
    if len(plain) > IN_BAR:
        for one in plain:
            one["weight"] = "table"
    return found


def move_choice(state: State, move: Any) -> dict[str, Any]:
    """A move as a control: its words, and the region of the table that means it."""
    text = write_move(move)
    step = state.steps[-1]
    hand = ordered(state.hands[step.seat(state)])
    card = move.cards[0] if move.cards else None
    said: dict[str, Arg] = {} if card is None else {"card": card_said(card)}
    in_hand: dict[str, Any] = {"at": None}
    if card is not None and card in hand:
        i = hand.index(card)
        in_hand = {"at": f"hand:{i}", "also": alike("hand", hand, i)}
    match move.verb:
        case "treasures":
            treasures = hand.translate(None, NO_TREASURES)
            coins = sum(CARDS[one].coins for one in treasures)
            return choice(text, say("dominion-do-treasures", coins=coins), weight="main")
        case "end":
            pass_on = step is steps.ACTION
            return choice(text, say("dominion-do-end-actions" if pass_on else "dominion-do-end"), weight="pass")
        case "buy":
            assert card is not None
            return choice(
                text, say("dominion-do-buy", cost=COSTS[card], **said), at=f"supply:{NAMES[card]}", weight="table"
            )
        case "gain":
            assert card is not None
            return choice(
                text, say("dominion-do-gain", cost=COSTS[card], **said), at=f"supply:{NAMES[card]}", weight="table"
            )
        case "trash" if isinstance(step, steps.Thieving):
            assert card is not None
            return choice(text, say("dominion-do-trash", **said), at=f"shown:{step.shown.index(card)}")
        case "reveal":
            return choice(text, say("dominion-do-reveal", card=card_said(MOAT)), **in_hand, weight="main")
        case "deck":
            return choice(text, say("dominion-do-deck", cards=len(state.decks[state.turn])), at="deck")
        case "aside" | "keep" as verb:
            last = state.hands[state.turn][-1]
            at = f"hand:{hand.index(last)}" if verb == "aside" else None
            return choice(text, say(f"dominion-do-{verb}", card=card_said(last)), at=at, weight=weight(verb))
        case "discard" | "back" as verb if isinstance(step, steps.Spying):
            told = say(f"dominion-do-spy-{verb}", card=card_said(step.card), name=seat_arg(move.seat))
            return choice(text, told, at="shown:0" if verb == "discard" else None, weight=weight(verb))
        case "no":
            return choice(text, say(f"dominion-do-no-{step.name}"), weight="pass")
    on_table = step is steps.BUY
    return choice(text, say(f"dominion-do-{move.verb}", **said), **in_hand, weight="table" if on_table else "plain")


def weight(verb: str) -> str:
    """How a control is set off."""
    return "pass" if verb in LEFT_ALONE else "plain"


# -- the log -------------------------------------------------------------------------------------------------


def narrate(event: Event) -> Message | None:
    """The event as a sentence of the log; None for what needs no words. What was drawn is not told."""
    data = event.data
    name: Arg = seat_arg(event.seat) if event.seat is not None else ""
    match event.kind:
        case "kingdom":
            return say("dominion-log-kingdom", cards=names_said(data["cards"]))
        case "turn":
            return say("dominion-log-turn", name=name)
        case "draw":
            return say("dominion-log-draw", name=name, n=len(data["cards"]))
        case "shuffle" | "deck" as kind:
            return say(f"dominion-log-{kind}", name=name, n=data["cards"])
        case "play":
            how = "again" if data["again"] else "throned" if data["throned"] else "play"
            return say(f"dominion-log-{how}", name=name, card=named_said(data["card"]))
        case "treasures":
            return say("dominion-log-treasures", name=name, cards=names_said(data["cards"]), coins=data["coins"])
        case "gain":
            return say(f"dominion-log-gain-{data['to']}", name=name, card=named_said(data["card"]))
        case "discard" | "trash" as kind if not data["cards"]:
            return say(f"dominion-log-{kind}-none", name=name)
        case "reveal" | "discard" | "trash" | "loot" | "found" | "show" as kind:
            return say(f"dominion-log-{kind}", name=name, cards=names_said(data["cards"]))
        case "buy" | "top" | "moat" | "aside" as kind:
            return say(f"dominion-log-{kind}", name=name, card=named_said(data["card"]))
        case "spied" | "back" | "stolen" as kind:
            victim = seat_arg(data["victim"])
            return say(f"dominion-log-{kind}", name=name, victim=victim, card=named_said(data["card"]))
        case "over":
            return say("dominion-log-over")
    return None


# -- the score sheet -----------------------------------------------------------------------------------------


TIE = Tie(
    broken="dominion-tie-turns",
    shared="dominion-tie-shared",
    key="turns",
    worth=lambda state, seat: int(state.turns[seat]),
)
"""T8."""


def sheet(state: State) -> dict[str, Any]:
    """What every seat's cards are worth, the totals, and the tie-break where one happened (S3, K10, T8)."""
    return pages.sheet(state, lines, TIE)


def lines(state: State, seat: int) -> list[dict[str, Any]]:
    """The cards of a seat that count, kind by kind."""
    owned = state.owned[seat]
    rows = []
    for card in (*VICTORIES, CURSE):
        n = owned[card]
        if n:
            each = sum(owned) // GARDENS_PER if card == GARDENS else CARDS[card].points
            part = {**say("dominion-part-each", n=n, each=each), "points": n * each}
            if card == GARDENS:
                part = {**say("dominion-part-gardens", n=n, cards=sum(owned), each=each), "points": n * each}
            rows.append({"label": card_said(card), "tokens": [NAMES[card]], "parts": [part], "points": n * each})
    return rows


WEALTH = say("dominion-wealth")


def wealth(state: State) -> list[int]:
    """The coins on all treasures of every seat, wherever they are."""
    return [sum(CARDS[card].coins * n for card, n in enumerate(owned)) for owned in state.owned]


PAGE = pages.Page(seat=seat_look, table=table_look, title=title, summary=summary, choices=choices, composers=composers)
