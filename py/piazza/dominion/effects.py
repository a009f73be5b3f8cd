"""What cards do: first what they add, then what they ask of their owner or of the others."""

from __future__ import annotations

from collections.abc import Callable

from . import steps
from .cards import (
    ACTIONS,
    ADVENTURER,
    ATTACKS,
    BUREAUCRAT,
    CARDS,
    CELLAR,
    CHANCELLOR,
    CHAPEL,
    COSTS,
    COUNCIL_ROOM,
    CURSE,
    FEAST,
    LIBRARY,
    MILITIA,
    MINE,
    MOAT,
    MONEYLENDER,
    NAMES,
    NO_ACTIONS,
    NO_TREASURES,
    NO_VICTORIES,
    ONE,
    REMODEL,
    SILVER,
    SPY,
    THIEF,
    THRONE_ROOM,
    TREASURES,
    WITCH,
    WORKSHOP,
    added,
    names,
    without,
)
from .state import State

WORKSHOP_LIMIT = 4
FEAST_LIMIT = 5
REMODEL_MORE = 2
MINE_MORE = 3
MONEYLENDER_COINS = 3
LIBRARY_HAND = 7
ADVENTURER_TREASURES = 2
THIEF_CARDS = 2


# -- playing -------------------------------------------------------------------------------------------------


def play(state: State, card: int, throned: bool = False) -> None:
    """Play an action card from the active seat's hand."""
    seat = state.turn
    state.hands[seat] = state.hands[seat].replace(ONE[card], b"", 1)
    state.played += ONE[card]
    perform(state, card, throned=throned)


def perform(state: State, card: int, throned: bool = False, again: bool = False) -> None:
    """Do what a card says; against an attack those are asked first who hold a Moat (K3)."""
    state.tell("play", state.turn, card=NAMES[card], throned=throned, again=again)
    if card in ATTACKS:
        shield(state, card, state.turn, ())
    else:
        resolve(state, card, ())


def shield(state: State, card: int, after: int, absent: tuple[int, ...]) -> None:
    """Ask the next holder of a Moat after a seat, in turn order; then the attack falls on who is not absent."""
    others = state.others()
    for seat in others[others.index(after) + 1 if after in others else 0 :]:
        if MOAT in state.hands[seat]:
            state.steps.append(steps.Shielding(card, seat, absent))
            return
    resolve(state, card, tuple(seat for seat in others if seat not in absent))


def resolve(state: State, card: int, hit: tuple[int, ...]) -> None:
    """What the card adds; then what else it does, an attack to the seats that it hits."""
    cards, actions, buys, coins = CARDS[card].plus
    state.actions += actions
    state.buys += buys
    state.coins += coins
    if cards:
        state.draw(state.turn, cards)
    if card in REST:
        REST[card](state, hit)


def discard(state: State, seat: int, cards: bytes) -> None:
    """Cards from hand to the discard."""
    state.hands[seat] = without(state.hands[seat], cards)
    state.discards[seat] += cards
    state.tell("discard", seat, cards=names(cards))


# -- the active seat -----------------------------------------------------------------------------------------


def cellar(state: State, hit: tuple[int, ...]) -> None:
    """Discard and draw (K1)."""
    if state.hands[state.turn]:
        state.steps.append(steps.Cycling())


def chapel(state: State, hit: tuple[int, ...]) -> None:
    """Trash up to four (K2)."""
    ask_trash(state, CHAPEL)


def chancellor(state: State, hit: tuple[int, ...]) -> None:
    """The deck into the discard, or not (K4)."""
    state.steps.append(steps.Tipping())


def workshop(state: State, hit: tuple[int, ...]) -> None:
    """Gain a card of cost up to four (K7)."""
    ask_gain(state, WORKSHOP, WORKSHOP_LIMIT)


def feast(state: State, hit: tuple[int, ...]) -> None:
    """Trash it, where it is still there; gain a card of cost up to five (K9)."""
    if FEAST in state.played:
        state.played = without(state.played, ONE[FEAST])
        state.trashed(state.turn, ONE[FEAST])
        state.tell("trash", state.turn, cards=[NAMES[FEAST]])
    ask_gain(state, FEAST, FEAST_LIMIT)


def moneylender(state: State, hit: tuple[int, ...]) -> None:
    """Trash a Copper for three coins (K12)."""
    ask_trash(state, MONEYLENDER)


def remodel(state: State, hit: tuple[int, ...]) -> None:
    """Trash a card, gain one that is a little dearer (K13)."""
    ask_trash(state, REMODEL)


def mine(state: State, hit: tuple[int, ...]) -> None:
    """Trash a treasure, gain a better one into hand (K23)."""
    ask_trash(state, MINE)


def ask_trash(state: State, card: int) -> None:
    """Ask what is trashed, where there is something to choose from."""
    step = steps.Trashing(card)
    if any(held in step.needs() for held in state.hands[state.turn]):
        state.steps.append(step)


def ask_gain(state: State, card: int, limit: int) -> None:
    """Ask what is gained, where there is something to choose from (T4)."""
    if gainable(state, card, limit):
        state.steps.append(steps.Gaining(card, limit))


def gainable(state: State, card: int, limit: int) -> bytes:
    """What the supply has for a card that gains up to a cost (T7)."""
    among = TREASURES if card == MINE else state.piles
    return bytes(pile for pile in among if state.supply[pile] and COSTS[pile] <= limit)


def throne_room(state: State, hit: tuple[int, ...]) -> None:
    """Choose an action card to play twice (K17)."""
    if state.hands[state.turn].translate(None, NO_ACTIONS):
        state.steps.append(steps.Doubling())


def library(state: State, hit: tuple[int, ...] = ()) -> None:
    """Draw to seven; each action card drawn may be set aside (K21)."""
    seat = state.turn
    while len(state.hands[seat]) < LIBRARY_HAND:
        card = state.draw(seat, 1)
        if not card:
            break
        if card[0] in ACTIONS:
            state.steps.append(steps.Sorting())
            return
    discard_aside(state)


def adventurer(state: State, hit: tuple[int, ...]) -> None:
    """Show cards until two are treasures; those come into hand, the others are discarded when done (K25)."""
    seat = state.turn
    found = b""
    while len(found) < ADVENTURER_TREASURES:
        card = state.take(seat, 1, "reveal")
        if not card:
            break
        if card[0] in TREASURES:
            found += card
        else:
            state.aside += card
    state.hands[seat] += found
    if found:
        state.tell("found", seat, cards=names(found))
    discard_aside(state)


def discard_aside(state: State) -> None:
    """What lies aside is discarded, the drawing or showing being done."""
    if state.aside:
        state.discards[state.turn] += state.aside
        state.tell("discard", state.turn, cards=names(state.aside))
        state.aside = b""


# -- the others ----------------------------------------------------------------------------------------------


def council_room(state: State, hit: tuple[int, ...]) -> None:
    """Each other seat draws a card (K18)."""
    for seat in state.others():
        state.draw(seat, 1)


def witch(state: State, hit: tuple[int, ...]) -> None:
    """Curses, while they last (K24)."""
    for seat in hit:
        if state.gain(seat, CURSE):
            state.tell("gain", seat, card=NAMES[CURSE], to="discard")


def open_bureaucrat(state: State, hit: tuple[int, ...]) -> None:
    """A Silver onto the own deck, then the others' victory cards (K8)."""
    if state.gain(state.turn, SILVER, "deck"):
        state.tell("gain", state.turn, card=NAMES[SILVER], to="deck")
    bureaucrat(state, hit)


def bureaucrat(state: State, waiting: tuple[int, ...]) -> None:
    """The next seat puts a victory card onto its deck, or shows that it has none (K8)."""
    for at, seat in enumerate(waiting):
        if state.hands[seat].translate(None, NO_VICTORIES):
            state.steps.append(steps.Topping(waiting[at:]))
            return
        state.tell("show", seat, cards=names(sorted(state.hands[seat])))


def militia(state: State, waiting: tuple[int, ...]) -> None:
    """The next seat with more than three cards discards (K11)."""
    for at, seat in enumerate(waiting):
        if len(state.hands[seat]) > steps.MILITIA_HAND:
            state.steps.append(steps.Downsizing(waiting[at:]))
            return


def open_spy(state: State, hit: tuple[int, ...]) -> None:
    """The own deck's top card, then the others' (K15)."""
    spy(state, (state.turn, *hit))


def spy(state: State, waiting: tuple[int, ...]) -> None:
    """The next seat shows its top card; a seat without any card to show is skipped (K15)."""
    for at, seat in enumerate(waiting):
        if not state.decks[seat] and state.discards[seat]:
            state.shuffle(seat)
        if state.decks[seat]:
            card = state.decks[seat][0]
            state.tops[seat] = max(1, state.tops[seat])
            state.tell("reveal", seat, cards=[NAMES[card]])
            state.steps.append(steps.Spying(waiting[at:], card))
            return


def open_thief(state: State, hit: tuple[int, ...]) -> None:
    """Each other seat's top cards (K16)."""
    thief(state, hit, b"")


def thief(state: State, waiting: tuple[int, ...], taken: bytes) -> None:
    """The next seat shows two cards; once all have, the treasures just trashed may be gained (K16)."""
    for at, seat in enumerate(waiting):
        shown = state.take(seat, THIEF_CARDS, "reveal")
        if shown.translate(None, NO_TREASURES):
            state.steps.append(steps.Thieving(waiting[at:], shown, taken))
            return
        if shown:
            state.discards[seat] += shown
            state.tell("discard", seat, cards=names(shown))
    if taken:
        state.steps.append(steps.Looting(bytes(sorted(taken))))


def loot(state: State, cards: bytes) -> None:
    """Treasures just trashed come to the discard of the active seat (K16)."""
    seat = state.turn
    state.trash = state.trash[::-1]
    state.trash = without(state.trash, cards)[::-1]
    state.discards[seat] += cards
    for card in cards:
        state.owned[seat] = added(state.owned[seat], card)
    if cards:
        state.tell("loot", seat, cards=names(cards))


REST: dict[int, Callable[[State, tuple[int, ...]], None]] = {
    CELLAR: cellar,
    CHAPEL: chapel,
    CHANCELLOR: chancellor,
    WORKSHOP: workshop,
    BUREAUCRAT: open_bureaucrat,
    FEAST: feast,
    MILITIA: militia,
    MONEYLENDER: moneylender,
    REMODEL: remodel,
    SPY: open_spy,
    THIEF: open_thief,
    THRONE_ROOM: throne_room,
    COUNCIL_ROOM: council_room,
    LIBRARY: library,
    MINE: mine,
    WITCH: witch,
    ADVENTURER: adventurer,
}
"""What a card does beyond what it adds; ``hit`` are the seats that an attack falls on."""
