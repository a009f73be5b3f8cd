"""The pending steps of Dominion: the two phases, and what cards ask. What cards do without asking is in ``effects``.

A step says whose decision it is, which moves are open, and what a move does. Steps are immutable and lie on a stack: a
move pops the top step, or replaces it, or pushes onto it, and what lies below goes on afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NoReturn

from ..game import IllegalMove, Listed, Moves
from . import effects
from .cards import (
    ACTIONS,
    CARDS,
    CHAPEL,
    COPPER,
    COSTS,
    GOLD,
    MINE,
    MOAT,
    MONEYLENDER,
    NAMES,
    NO_ACTIONS,
    NO_TREASURES,
    NO_VICTORIES,
    ONE,
    PROVINCE,
    REMODEL,
    SILVER,
    TREASURES,
    VICTORIES,
    holds,
    kinds,
    names,
    ordered,
    without,
)
from .moves import (
    ASIDE_OR_KEEP,
    DEAREST,
    DECK_OR_NO,
    GAIN,
    PLAY,
    TOP,
    TRASH,
    YES_OR_NO,
    Move,
    Subsets,
    action_moves,
    buy_moves,
)
from .shuffling import shuffled
from .state import EMPTY_PILES, HAND, State
from .words import card_said

CHAPEL_MOST = 4
MILITIA_HAND = 3


class Step:
    """What the steps have in common."""

    __slots__ = ()

    name: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]

    @property
    def rule(self) -> str:
        """The rule by which it is decided."""
        raise NotImplementedError

    def seat(self, state: State) -> int:
        """Whose decision it is."""
        return state.turn

    def moves(self, state: State) -> Moves[Move]:
        """Every legal move, in canonical order."""
        raise NotImplementedError

    def play(self, state: State, move: Move) -> None:
        """Do what a legal move says."""
        raise NotImplementedError

    def check(self, state: State, move: Move) -> None:
        """Refuse a move of the right form that is not legal."""
        raise NotImplementedError

    def held(self, seat: int) -> bytes:
        """Cards of a seat that lie with this step, in none of its piles."""
        return b""

    def needs(self) -> bytes:
        """Kinds of which the deciding seat must hold one, or the step would not be here."""
        return b""


# -- the phases ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Acting(Step):
    """The action phase (T1)."""

    name: ClassVar[str] = "action"
    verbs: ClassVar[tuple[str, ...]] = ("play", "end")

    @property
    def rule(self) -> str:
        return "T1"

    def moves(self, state: State) -> Moves[Move]:
        return action_moves(kinds(state.hands[state.turn].translate(None, NO_ACTIONS)))

    def play(self, state: State, move: Move) -> None:
        if move.verb == "end":
            state.steps[-1] = BUY
            return
        state.actions -= 1
        effects.play(state, move.cards[0])
        settle(state)

    def check(self, state: State, move: Move) -> None:
        if move.verb == "play":
            check_held(state, move, "T1")
            check_type(move, ACTIONS, "T1")

    def needs(self) -> bytes:
        return ACTIONS


TREASURE_KINDS = tuple(bytes(card for card in (COPPER, SILVER, GOLD) if held >> card & 1) for held in range(8))
"""The kinds of treasures in a hand, by which of the three it holds (a bit each)."""


@dataclass(frozen=True, slots=True)
class Buying(Step):
    """The buy phase (T1): treasures first, then what they pay."""

    name: ClassVar[str] = "buy"
    verbs: ClassVar[tuple[str, ...]] = ("treasures", "play", "buy", "end")

    @property
    def rule(self) -> str:
        return "T1"

    def moves(self, state: State) -> Moves[Move]:
        playable = b""
        if not state.bought:
            hand = state.hands[state.turn]
            playable = TREASURE_KINDS[(COPPER in hand) + 2 * (SILVER in hand) + 4 * (GOLD in hand)]
        coins = state.coins
        return buy_moves(playable, (coins if coins < DEAREST else DEAREST) if state.buys else -1, state.filled)

    def play(self, state: State, move: Move) -> None:
        verb = move.verb
        seat = state.turn
        if verb == "buy":
            card = move.cards[0]
            state.bought = True
            state.buys -= 1
            state.coins -= COSTS[card]
            state.gain(seat, card)
            if state.log is not None:
                state.tell("buy", seat, card=NAMES[card])
        elif verb == "end":
            end_turn(state)
        else:
            hand = state.hands[seat]
            if verb == "play":
                cards = move.cards
                state.hands[seat] = hand.replace(cards, b"", 1)
            else:
                cards = hand.translate(None, NO_TREASURES)
                state.hands[seat] = hand.translate(None, TREASURES)
            state.played += cards
            # Copper, Silver and Gold are 0, 1 and 2, and worth 1, 2 and 3.
            state.coins += sum(cards) + len(cards)
            if state.log is not None:
                state.tell("treasures", seat, cards=names(ordered(cards)), coins=state.coins)

    def check(self, state: State, move: Move) -> None:
        if move.verb in ("play", "treasures"):
            if state.bought:
                refuse("dominion-no-bought", "Treasures are played before the first card is bought.", "T1")
            if move.verb == "treasures" and not state.hands[state.turn].translate(None, NO_TREASURES):
                refuse("dominion-no-treasure", "There is no treasure in hand.", "T1")
            if move.verb == "play":
                check_held(state, move, "T1")
                check_type(move, TREASURES, "T1")
        elif move.verb == "buy":
            card = move.cards[0]
            if not state.buys:
                refuse("dominion-no-buys", "There is no buy left.", "T1")
            if COSTS[card] > state.coins:
                refuse(
                    "dominion-no-coins",
                    "{card} costs {cost}; there are {coins} coins.",
                    "S3",
                    card=card_said(card),
                    cost=COSTS[card],
                    coins=state.coins,
                )
            check_supply(state, card)


ACTION = Acting()
BUY = Buying()


@dataclass(frozen=True, slots=True)
class Again(Step):
    """Not a decision: a Throne Room plays the card once more, the first play being finished (K17)."""

    card: int

    name: ClassVar[str] = "again"
    verbs: ClassVar[tuple[str, ...]] = ()

    @property
    def rule(self) -> str:
        return "K17"

    def run(self, state: State) -> None:
        """Play the card again."""
        effects.perform(state, self.card, again=True)


def settle(state: State) -> None:
    """Go on until somebody has to decide: what is left to be done on top of the stack, a phase that is over."""
    while True:
        step = state.steps[-1]
        if isinstance(step, Again):
            state.steps.pop()
            step.run(state)
            continue
        if step is ACTION and not (state.actions and state.hands[state.turn].translate(None, NO_ACTIONS)):
            state.steps[-1] = BUY
        return


def end_turn(state: State) -> None:
    """Clean-up (T2), the end of the match (T8) or the next seat's turn (T9)."""
    seat = state.turn
    state.discards[seat] += state.hands[seat] + state.played
    state.played = b""
    state.hands[seat] = state.take(seat, HAND, "draw")
    state.turns[seat] += 1
    state.actions = state.buys = 1
    state.coins = 0
    state.bought = False
    if (not state.supply[PROVINCE] and PROVINCE in state.piles) or state.empty_piles() >= EMPTY_PILES:
        state.ended = True
        state.steps.clear()
        state.tell("over", None)
        return
    seat += 1
    state.turn = seat = seat if seat < len(state.hands) else 0
    state.steps[-1] = ACTION if state.hands[seat].translate(None, NO_ACTIONS) else BUY
    if state.log is not None:
        state.tell("turn", seat)


# -- what cards ask ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shielding(Step):
    """A seat with a Moat may show it against the card that was played (K3). ``absent``: those who have."""

    card: int
    asked: int
    absent: tuple[int, ...] = ()

    name: ClassVar[str] = "moat"
    verbs: ClassVar[tuple[str, ...]] = ("reveal", "no")

    @property
    def rule(self) -> str:
        return "K3"

    def seat(self, state: State) -> int:
        return self.asked

    def moves(self, state: State) -> Moves[Move]:
        return YES_OR_NO

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        absent = self.absent
        if move.verb == "reveal":
            absent = (*absent, self.asked)
            state.tell("moat", self.asked, card=NAMES[self.card])
        effects.shield(state, self.card, self.asked, absent)
        settle(state)

    def check(self, state: State, move: Move) -> None:
        if move.verb == "reveal" and move.cards != ONE[MOAT]:
            refuse("dominion-no-reaction", "Only a Moat is shown against an attack.", "K3")

    def needs(self) -> bytes:
        return ONE[MOAT]


@dataclass(frozen=True, slots=True)
class Cycling(Step):
    """Cellar: discard any number, then draw as many (K1)."""

    name: ClassVar[str] = "cellar"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)

    @property
    def rule(self) -> str:
        return "K1"

    def moves(self, state: State) -> Moves[Move]:
        hand = state.hands[state.turn]
        return Subsets("discard", hand, 0, len(hand))

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        effects.discard(state, state.turn, move.cards)
        state.draw(state.turn, len(move.cards))
        settle(state)

    def check(self, state: State, move: Move) -> None:
        check_held(state, move, "K1")


@dataclass(frozen=True, slots=True)
class Downsizing(Step):
    """Militia: a seat discards down to three cards (K11); the later ones wait."""

    waiting: tuple[int, ...]

    name: ClassVar[str] = "militia"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)

    @property
    def rule(self) -> str:
        return "K11"

    def seat(self, state: State) -> int:
        return self.waiting[0]

    def moves(self, state: State) -> Moves[Move]:
        hand = state.hands[self.waiting[0]]
        surplus = len(hand) - MILITIA_HAND
        return Subsets("discard", hand, surplus, surplus)

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        effects.discard(state, self.waiting[0], move.cards)
        effects.militia(state, self.waiting[1:])
        settle(state)

    def check(self, state: State, move: Move) -> None:
        hand = state.hands[self.waiting[0]]
        check_cards(hand, move, "K11")
        surplus = len(hand) - MILITIA_HAND
        if len(move.cards) != surplus:
            refuse("dominion-no-discard-count", "{n} cards must be discarded.", "K11", n=surplus)


@dataclass(frozen=True, slots=True)
class Trashing(Step):
    """A card that trashes from hand: Chapel up to four, Remodel one, Mine a treasure, Moneylender a Copper."""

    card: int

    name: ClassVar[str] = "trash"
    verbs: ClassVar[tuple[str, ...]] = ("trash",)

    @property
    def rule(self) -> str:
        return CARDS[self.card].rule

    def moves(self, state: State) -> Moves[Move]:
        hand = state.hands[state.turn]
        if self.card == CHAPEL:
            return Subsets("trash", hand, 0, CHAPEL_MOST)
        return Listed([TRASH[card] for card in kinds(hand) if card in self.needs()])

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        seat = state.turn
        state.hands[seat] = without(state.hands[seat], move.cards)
        state.trashed(seat, move.cards)
        state.tell("trash", seat, cards=names(move.cards))
        if self.card == MONEYLENDER:
            state.coins += effects.MONEYLENDER_COINS
        elif self.card == REMODEL:
            effects.ask_gain(state, REMODEL, COSTS[move.cards[0]] + effects.REMODEL_MORE)
        elif self.card == MINE:
            effects.ask_gain(state, MINE, COSTS[move.cards[0]] + effects.MINE_MORE)
        settle(state)

    def check(self, state: State, move: Move) -> None:
        check_held(state, move, self.rule)
        if self.card == CHAPEL:
            if len(move.cards) > CHAPEL_MOST:
                refuse("dominion-no-trash-count", "At most {n} cards are trashed.", "K2", n=CHAPEL_MOST)
            return
        if len(move.cards) != 1:
            refuse("dominion-no-trash-one", "One card must be trashed.", self.rule)
        check_type(move, self.needs(), self.rule)

    def needs(self) -> bytes:
        if self.card == MINE:
            return TREASURES
        return ONE[COPPER] if self.card == MONEYLENDER else b"".join(ONE)


@dataclass(frozen=True, slots=True)
class Gaining(Step):
    """A card of the supply is gained, for Workshop, Feast, Remodel, or (a treasure, into hand) Mine."""

    card: int
    limit: int

    name: ClassVar[str] = "gain"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    @property
    def rule(self) -> str:
        return CARDS[self.card].rule

    def moves(self, state: State) -> Moves[Move]:
        return Listed([GAIN[card] for card in effects.gainable(state, self.card, self.limit)])

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        card = move.cards[0]
        to = "hand" if self.card == MINE else "discard"
        state.gain(state.turn, card, to)
        state.tell("gain", state.turn, card=NAMES[card], to=to)
        settle(state)

    def check(self, state: State, move: Move) -> None:
        if len(move.cards) != 1:
            refuse("dominion-no-gain-one", "One card must be gained.", self.rule)
        card = move.cards[0]
        if self.card == MINE:
            check_type(move, TREASURES, "K23")
        if COSTS[card] > self.limit:
            refuse(
                "dominion-no-gain-limit",
                "{card} costs {cost}; it may be {limit} at most.",
                self.rule,
                card=card_said(card),
                cost=COSTS[card],
                limit=self.limit,
            )
        check_supply(state, card)


@dataclass(frozen=True, slots=True)
class Topping(Step):
    """Bureaucrat: a seat puts a victory card from hand onto its deck (K8); the later ones wait."""

    waiting: tuple[int, ...]

    name: ClassVar[str] = "bureaucrat"
    verbs: ClassVar[tuple[str, ...]] = ("top",)

    @property
    def rule(self) -> str:
        return "K8"

    def seat(self, state: State) -> int:
        return self.waiting[0]

    def moves(self, state: State) -> Moves[Move]:
        return Listed([TOP[card] for card in kinds(state.hands[self.waiting[0]].translate(None, NO_VICTORIES))])

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        seat = self.waiting[0]
        state.hands[seat] = without(state.hands[seat], move.cards)
        state.put_on_deck(seat, move.cards[0])
        state.tell("top", seat, card=NAMES[move.cards[0]])
        effects.bureaucrat(state, self.waiting[1:])
        settle(state)

    def check(self, state: State, move: Move) -> None:
        check_cards(state.hands[self.waiting[0]], move, "K8")
        check_type(move, VICTORIES, "K8")

    def needs(self) -> bytes:
        return VICTORIES


@dataclass(frozen=True, slots=True)
class Tipping(Step):
    """Chancellor: the whole deck into the discard, or not (K4)."""

    name: ClassVar[str] = "chancellor"
    verbs: ClassVar[tuple[str, ...]] = ("deck", "no")

    @property
    def rule(self) -> str:
        return "K4"

    def moves(self, state: State) -> Moves[Move]:
        return DECK_OR_NO

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        seat = state.turn
        if move.verb == "deck":
            # In another order: nobody has looked through it.
            deck, state.rng = shuffled(state.decks[seat], state.rng)
            state.discards[seat] += deck
            state.decks[seat] = b""
            state.tops[seat] = 0
            state.tell("deck", seat, cards=len(deck))
        settle(state)

    def check(self, state: State, move: Move) -> None:
        return


@dataclass(frozen=True, slots=True)
class Sorting(Step):
    """Library: the action card just drawn (the last in hand) is set aside or kept (K21)."""

    name: ClassVar[str] = "library"
    verbs: ClassVar[tuple[str, ...]] = ("aside", "keep")

    @property
    def rule(self) -> str:
        return "K21"

    def moves(self, state: State) -> Moves[Move]:
        return ASIDE_OR_KEEP

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        if move.verb == "aside":
            seat = state.turn
            card = state.hands[seat][-1:]
            state.hands[seat] = state.hands[seat][:-1]
            state.aside += card
            state.tell("aside", seat, card=NAMES[card[0]])
        effects.library(state)
        settle(state)

    def check(self, state: State, move: Move) -> None:
        return

    def needs(self) -> bytes:
        return ACTIONS


@dataclass(frozen=True, slots=True)
class Spying(Step):
    """Spy: the active seat says where the card goes that lies open on a deck (K15); the later ones wait."""

    waiting: tuple[int, ...]
    card: int

    name: ClassVar[str] = "spy"
    verbs: ClassVar[tuple[str, ...]] = ("discard", "back")

    @property
    def rule(self) -> str:
        return "K15"

    def moves(self, state: State) -> Moves[Move]:
        return Listed([Move("discard", b"", self.waiting[0]), Move("back", b"", self.waiting[0])])

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        seat = self.waiting[0]
        if move.verb == "discard":
            state.decks[seat] = state.decks[seat][1:]
            state.discards[seat] += ONE[self.card]
            state.tops[seat] -= 1
            state.tell("spied", state.turn, victim=seat, card=NAMES[self.card])
        else:
            state.tell("back", state.turn, victim=seat, card=NAMES[self.card])
        effects.spy(state, self.waiting[1:])
        settle(state)

    def check(self, state: State, move: Move) -> None:
        if move.seat != self.waiting[0]:
            refuse("dominion-no-spied", "The card of P{seat} is decided now.", "K15", seat=self.waiting[0] + 1)


@dataclass(frozen=True, slots=True)
class Thieving(Step):
    """Thief: one of the treasures that a seat shows is trashed (K16); the later ones wait. ``taken`` so far."""

    waiting: tuple[int, ...]
    shown: bytes
    taken: bytes

    name: ClassVar[str] = "thief"
    verbs: ClassVar[tuple[str, ...]] = ("trash",)

    @property
    def rule(self) -> str:
        return "K16"

    def moves(self, state: State) -> Moves[Move]:
        return Listed([TRASH[card] for card in kinds(self.shown.translate(None, NO_TREASURES))])

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        victim = self.waiting[0]
        state.trashed(victim, move.cards)
        rest = without(self.shown, move.cards)
        state.discards[victim] += rest
        state.tell("stolen", state.turn, victim=victim, card=NAMES[move.cards[0]], rest=names(rest))
        effects.thief(state, self.waiting[1:], self.taken + move.cards)
        settle(state)

    def check(self, state: State, move: Move) -> None:
        if len(move.cards) != 1:
            refuse("dominion-no-trash-one", "One card must be trashed.", "K16")
        if move.cards[0] not in self.shown:
            refuse("dominion-no-shown", "{card} is not among the cards shown.", "K16", card=card_said(move.cards[0]))
        check_type(move, TREASURES, "K16")

    def held(self, seat: int) -> bytes:
        return self.shown if seat == self.waiting[0] else b""


@dataclass(frozen=True, slots=True)
class Looting(Step):
    """Thief: any of the treasures just trashed are gained (K16)."""

    taken: bytes

    name: ClassVar[str] = "loot"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    @property
    def rule(self) -> str:
        return "K16"

    def moves(self, state: State) -> Moves[Move]:
        return Subsets("gain", self.taken, 0, len(self.taken))

    def play(self, state: State, move: Move) -> None:
        state.steps.pop()
        effects.loot(state, move.cards)
        settle(state)

    def check(self, state: State, move: Move) -> None:
        if not holds(self.taken, move.cards):
            refuse("dominion-no-taken", "Only the treasures just trashed can be gained.", "K16")


@dataclass(frozen=True, slots=True)
class Doubling(Step):
    """Throne Room: the action card to be played twice (K17)."""

    name: ClassVar[str] = "throne"
    verbs: ClassVar[tuple[str, ...]] = ("play",)

    @property
    def rule(self) -> str:
        return "K17"

    def moves(self, state: State) -> Moves[Move]:
        return Listed([PLAY[card] for card in kinds(state.hands[state.turn].translate(None, NO_ACTIONS))])

    def play(self, state: State, move: Move) -> None:
        card = move.cards[0]
        state.steps[-1] = Again(card)
        effects.play(state, card, throned=True)
        settle(state)

    def check(self, state: State, move: Move) -> None:
        check_held(state, move, "K17")
        check_type(move, ACTIONS, "K17")

    def needs(self) -> bytes:
        return ACTIONS


# -- checks --------------------------------------------------------------------------------------------------


def refuse(id: str, english: str, rule: str, **details: object) -> NoReturn:
    """Refuse a move by that rule."""
    raise IllegalMove(id, english, rule, **details)  # type: ignore[arg-type]


def check_cards(hand: bytes, move: Move, rule: str) -> None:
    """The cards of the move must be in hand."""
    if not holds(hand, move.cards):
        lacking = next(card for card in move.cards if move.cards.count(card) > hand.count(card))
        refuse("dominion-no-card", "{card} is not in hand so often.", rule, card=card_said(lacking))


def check_held(state: State, move: Move, rule: str) -> None:
    """The cards of the move must be in the active seat's hand."""
    check_cards(state.hands[state.turn], move, rule)


def check_type(move: Move, allowed: bytes, rule: str) -> None:
    """The move's one card must be of an allowed kind."""
    if move.cards[0] not in allowed:
        card = card_said(move.cards[0])
        refuse("dominion-no-type", "{card} is not of the type that is called for.", rule, card=card)


def check_supply(state: State, card: int) -> None:
    """The pile must not be empty (T4)."""
    if not state.supply[card]:
        refuse("dominion-no-supply", "There is no {card} in the supply.", "T4", card=card_said(card))
