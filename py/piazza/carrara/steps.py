"""The pending decisions of Carrara. Each step says which moves are open and what a move does; the active seat decides.

Steps are immutable: a move pops the top of the stack or replaces it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar, NoReturn, TypeAlias

from ..counts import minus, plus, spread
from ..game import IllegalMove, Listed, Moves
from .blocks import NO_BLOCKS, Blocks, lifted, on_wheel, price, shown
from .data import ANNOUNCED, CATEGORIES, CITIES, KINGS, OBJECT_PRICE, OBJECTS, UPGRADES
from .moves import Announce, Broke, Build, Buy, BuyObject, Done, Move, Replace, Score, Take, Upgrade
from .payments import ALLOWED, Ways, can_take, takings
from .scoring import FIELDS, may_announce, objectives, payout, scored_tiles
from .state import State, with_one_more
from .tiles import Tile, in_order
from .words import blocks_said, city_said, field_said, need_said, object_said, tile_said

CITY = {city: number for number, city in enumerate(CITIES)}


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn's action: buy, build or score (T1 to T3)."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "T"
    verbs: ClassVar[tuple[str, ...]] = ("buy", "build", "replace", "score", "broke")

    def moves(self, state: State) -> Moves[Move]:
        """Buying, every building, every replacement, every scoring; where there is none of these, broke."""
        return Actions(state)

    def play(self, state: State, move: Move) -> None:
        """Do the action; buying goes on with the blocks."""
        state.steps.pop()
        seat = state.turn
        match move:
            case Buy():
                if move.turn:
                    state.turn_wheel()
                else:
                    state.tell("still", seat)
                state.steps.append(Buying())
                return
            case Build():
                build(state, move)
            case Replace():
                replace(state, move)
            case Score():
                score(state, move)
            case Broke():
                state.relieve(seat, "broke")
        if isinstance(move, Build | Replace) and move.tile.great:
            state.steps.append(Upgrading())
        else:
            after_action(state)

    def check(self, state: State, move: Move) -> None:
        """T1 to T3, T5; in the advanced variant A1, A3, A5."""
        match move:
            case Buy():
                check_buy(state, move)
            case Build():
                check_build(state, move)
            case Replace():
                check_replace(state, move)
            case Score():
                check_score(state, move.field)
            case Broke():
                if not isinstance(Actions(state).nth(0), Broke):
                    refuse("carrara-no-broke", "An action is possible.", "T5")


@dataclass(frozen=True, slots=True)
class Buying:
    """The blocks are taken from one section (T1)."""

    name: ClassVar[str] = "buying"
    rule: ClassVar[str] = "T1"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def moves(self, state: State) -> Moves[Move]:
        """Every purchase, section by section; where nothing can be taken, two coins."""
        moves: list[Move] = [Take(*taking) for taking in takings(state.wheel, state.coins[state.turn])]
        return Listed(moves or [Take(0, NO_BLOCKS)])

    def play(self, state: State, move: Move) -> None:
        """Pay and take the blocks."""
        assert isinstance(move, Take)
        state.steps.pop()
        seat = state.turn
        if any(move.blocks):
            paid = price(move.section, move.blocks)
            state.coins[seat] -= paid
            state.wheel = lifted(state.wheel, move.section, move.blocks)
            state.blocks[seat] = plus(state.blocks[seat], move.blocks)
            state.tell("take", seat, section=move.section + 1, blocks=shown(move.blocks), price=paid)
        else:
            state.relieve(seat, "poor")
        after_action(state)

    def check(self, state: State, move: Move) -> None:
        """The blocks of one section, at least one where one can be taken, for the coins there are (T1)."""
        assert isinstance(move, Take)
        coins = state.coins[state.turn]
        if not any(move.blocks):
            if can_take(state.wheel, coins):
                refuse("carrara-no-take-nothing", "At least one block must be taken.", "T1")
            return
        missing = minus(move.blocks, state.wheel[move.section])
        if any(missing):
            refuse(
                "carrara-no-block-there",
                "{blocks} is not on section {section}.",
                "T1",
                blocks=blocks_said(shown(missing)),
                section=move.section + 1,
            )
        if price(move.section, move.blocks) > coins:
            refuse(
                "carrara-no-coins",
                "That costs {price}; there are {coins} coins.",
                "T1",
                price=price(move.section, move.blocks),
                coins=coins,
            )


@dataclass(frozen=True, slots=True)
class Upgrading:
    """An upgrade tile is laid, after a building of cost 8 (A2, A4)."""

    name: ClassVar[str] = "upgrade"
    rule: ClassVar[str] = "A2"
    verbs: ClassVar[tuple[str, ...]] = ("upgrade",)

    def moves(self, state: State) -> Moves[Move]:
        """Every tile that is left: cities, then categories."""
        taken = state.taken_upgrades()
        return Listed([Upgrade(field) for field in UPGRADES if field not in taken])

    def play(self, state: State, move: Move) -> None:
        """Lay the tile."""
        assert isinstance(move, Upgrade)
        state.steps.pop()
        state.upgrades[state.turn] = tuple(sorted((*state.upgrades[state.turn], move.field), key=UPGRADES.index))
        state.tell("upgrade", state.turn, field=move.field)
        after_action(state)

    def check(self, state: State, move: Move) -> None:
        """The tile must be left (A4)."""
        assert isinstance(move, Upgrade)
        if move.field in state.taken_upgrades():
            refuse("carrara-no-upgrade", "The upgrade tile of {field} is taken.", "A4", field=field_said(move.field))


@dataclass(frozen=True, slots=True)
class After:
    """What may follow the action: one object is bought (T4), the end is announced (E1)."""

    bought: bool = False

    name: ClassVar[str] = "after"
    rule: ClassVar[str] = "T4"
    verbs: ClassVar[tuple[str, ...]] = ("object", "announce", "done")

    def moves(self, state: State) -> Moves[Move]:
        """Every object that can be bought, the announcement, the end of the turn."""
        return Listed([*self.purchases(state), *self.announcement(state), Done()])

    def purchases(self, state: State) -> list[Move]:
        """The objects that can be bought (T4)."""
        if self.bought or state.coins[state.turn] < OBJECT_PRICE:
            return []
        return [BuyObject(kind) for kind in range(len(OBJECTS)) if state.sale[kind]]

    def announcement(self, state: State) -> list[Move]:
        """The announcement, where it is open (E1)."""
        return [Announce()] if may_announce(state, state.turn) else []

    def play(self, state: State, move: Move) -> None:
        """Buy, announce or end the turn."""
        state.steps.pop()
        seat = state.turn
        match move:
            case BuyObject():
                state.coins[seat] -= OBJECT_PRICE
                state.sale = tuple(n - (kind == move.kind) for kind, n in enumerate(state.sale))
                state.objects[seat] = with_one_more(state.objects[seat], move.kind)
                state.tell("object", seat, object=OBJECTS[move.kind], price=OBJECT_PRICE)
                after_action(state, bought=True)
            case Announce():
                state.announced = seat
                state.ending = True
                state.vp[seat] += ANNOUNCED
                state.tell("announce", seat, points=ANNOUNCED)
                after_action(state, self.bought)

    def check(self, state: State, move: Move) -> None:
        """T4 and E1."""
        seat = state.turn
        if isinstance(move, BuyObject):
            if self.bought:
                refuse("carrara-no-second-object", "One object is bought in a turn.", "T4")
            if not state.sale[move.kind]:
                refuse(
                    "carrara-no-sale",
                    "{object} is not for sale any more.",
                    "T4",
                    object=object_said(OBJECTS[move.kind]),
                )
            if state.coins[seat] < OBJECT_PRICE:
                refuse(
                    "carrara-no-object-coins",
                    "An object costs {price}; there are {coins} coins.",
                    "T4",
                    price=OBJECT_PRICE,
                    coins=state.coins[seat],
                )
        elif isinstance(move, Announce):
            if state.announced is not None:
                refuse("carrara-no-announced", "The end has been announced.", "E1")
            for objective in objectives(state, seat):
                if not objective.met:
                    refuse(
                        "carrara-no-objective",
                        "The objective for {part} is not met: {have} of {need}.",
                        "E1",
                        part=objective.card.part,
                        have=objective.have,
                        need=objective.need,
                        card=need_said(objective.token, state.seats),
                    )


Step: TypeAlias = Turn | Buying | Upgrading | After


def after_action(state: State, bought: bool = False) -> None:
    """Let an object be bought and the end be announced, where either is open."""
    step = After(bought)
    if step.purchases(state) or step.announcement(state):
        state.steps.append(step)


# -- the actions of a turn -----------------------------------------------------------------------------------


class Actions:
    """Every action, in canonical order. The payments are counted, not listed.

    First come the few: to buy. Then for each tile and city the ways to pay it, for each building and dearer tile the
    ways to pay the difference, and last the scorings.
    """

    __slots__ = ("_builds", "_ends", "_first", "_groups", "_scores", "_ways")

    def __init__(self, state: State) -> None:
        seat = state.turn
        blocks = state.blocks[seat]
        self._first: list[Move] = buys(state)
        self._groups: list[tuple[Tile | None, str, Tile]] = []
        self._ways: list[Ways] = []
        available = state.available()
        for tile in available:
            for city in CITIES:
                self._add(None, city, tile, Ways(blocks, city, tile.cost))
        if state.advanced:
            for city, tiles in zip(CITIES, state.buildings[seat], strict=True):
                for old in in_order(tiles):
                    for tile in available:
                        if tile.cost > old.cost:
                            self._add(old, city, tile, Ways(blocks, city, tile.cost - old.cost))
        self._scores: list[Move] = [Score(field) for field in FIELDS if can_score(state, seat, field)]
        if not self._first and not self._groups and not self._scores:
            self._scores.append(Broke())
        self._ends = list(accumulate((ways.count() for ways in self._ways), initial=len(self._first)))

    def _add(self, old: Tile | None, city: str, tile: Tile, ways: Ways) -> None:
        if ways.count():
            self._groups.append((old, city, tile))
            self._ways.append(ways)

    def count(self) -> int:
        """How many there are."""
        return self._ends[-1] + len(self._scores)

    def nth(self, i: int) -> Move:
        """Number ``i``; IndexError when out of range."""
        if i < 0:
            raise IndexError(i)
        if i < len(self._first):
            return self._first[i]
        if i >= self._ends[-1]:
            return self._scores[i - self._ends[-1]]
        group = bisect_right(self._ends, i) - 1
        return self._move(group, self._ways[group].nth(i - self._ends[group]))

    def _move(self, group: int, paid: Blocks) -> Move:
        old, city, tile = self._groups[group]
        return Build(tile, city, paid) if old is None else Replace(old, city, tile, paid)

    def index(self, move: Move) -> int:
        """The number of a move; ValueError where it isn't legal."""
        match move:
            case Build():
                group = self._groups.index((None, move.city, move.tile))
            case Replace():
                group = self._groups.index((move.old, move.city, move.tile))
            case Buy():
                return self._first.index(move)
            case _:
                return self._ends[-1] + self._scores.index(move)
        return self._ends[group] + self._ways[group].index(move.blocks)

    def groups(self) -> Iterator[Move]:
        """One move of each kind: every tile, city and replacement with the payment that comes first."""
        yield from self._first
        for group, ways in enumerate(self._ways):
            yield self._move(group, ways.nth(0))
        yield from self._scores

    def __iter__(self) -> Iterator[Move]:
        for i in range(self.count()):
            yield self.nth(i)


def buys(state: State) -> list[Move]:
    """The ways to buy blocks: in the advanced variant the wheel may stand still (A1)."""
    lies = on_wheel(state.wheel) > 0
    turns: list[Move] = [Buy(True, state.advanced)] if lies or state.bag else []
    return turns + ([Buy(False, True)] if state.advanced and lies else [])


def can_score(state: State, seat: int, field: str) -> bool:
    """Whether a seat can score that field now (T3, A5)."""
    try:
        check_score(state, field, seat)
    except IllegalMove:
        return False
    return True


def build(state: State, move: Build) -> None:
    """Pay and place the building (T2)."""
    seat = state.turn
    place = CITY[move.city]
    cities = list(state.buildings[seat])
    cities[place] = (*cities[place], move.tile)
    state.buildings[seat] = tuple(cities)
    state.spend(seat, move.blocks)
    state.tell("build", seat, tile=str(move.tile), city=move.city, blocks=shown(move.blocks))
    state.take_tile(move.tile)


def replace(state: State, move: Replace) -> None:
    """Pay the difference and put the new building where the old one stood; the old one leaves the game (A3)."""
    seat = state.turn
    place = CITY[move.city]
    cities = list(state.buildings[seat])
    cities[place] = tuple(move.tile if tile == move.old else tile for tile in cities[place])
    state.buildings[seat] = tuple(cities)
    state.gone = in_order([*state.gone, move.old])
    state.spend(seat, move.blocks)
    state.tell(
        "replace", seat, old=str(move.old), tile=str(move.tile), city=move.city, blocks=shown(move.blocks)
    )  # fmt: skip
    state.take_tile(move.tile)


def score(state: State, move: Score) -> None:
    """Place a king and earn coins, points and objects (T3, A5)."""
    seat = state.turn
    field = move.field
    paid = payout(state, seat, field)
    tiles = [str(tile) for _, tile in scored_tiles(state, seat, field)]
    state.kings[seat] -= 1
    state.coins[seat] += paid.coins
    state.vp[seat] += paid.vp
    state.objects[seat] = plus(state.objects[seat], paid.objects)
    state.supply = minus(state.supply, paid.objects)
    if field[0] == "@":
        state.scored[CITY[field[1:]]] = seat
    else:
        state.types[seat] = tuple(sorted((*state.types[seat], field), key=FIELDS.index))
    state.tell(
        "score",
        seat,
        field=field,
        tiles=tiles,
        coins=paid.coins,
        vp=paid.vp,
        objects=[OBJECTS[kind] for kind in spread(paid.objects)],
        missed=paid.missed,
    )


# -- refusals ------------------------------------------------------------------------------------------------


def refuse(id: str, english: str, rule: str, **args: object) -> NoReturn:
    """Refuse a move, citing the rule."""
    raise IllegalMove(id, english, rule, **args)  # type: ignore[arg-type]


def check_buy(state: State, move: Buy) -> None:
    """Something must be to be had (T1); whether to turn is chosen in the advanced variant alone (A1)."""
    if move.advanced != state.advanced:
        if state.advanced:
            refuse("carrara-no-buy-how", "Say whether the wheel turns: buy turn, or buy still.", "A1")
        refuse("carrara-no-buy-choice", "In the base game the wheel always turns.", "A1")
    if move not in buys(state):
        message = "carrara-no-blocks-left" if move.turn else "carrara-no-blocks-on-wheel"
        refuse(message, "There is no block to take.", "T1")


def check_tile(state: State, tile: Tile, rule: str) -> None:
    """The tile must lie face up, or be one of cost 8 that is left (T2, A2)."""
    if tile.great and not state.advanced:
        refuse("carrara-no-great", "Buildings of cost 8 belong to the advanced variant.", "A2")
    if tile not in state.available():
        refuse("carrara-no-tile", "{tile} is not to be had.", rule, tile=tile_said(str(tile)))


def check_payment(state: State, city: str, blocks: Blocks, due: int, rule: str) -> None:
    """The blocks: their own, of colours that the city allows, as many as due."""
    missing = minus(blocks, state.blocks[state.turn])
    if any(missing):
        refuse("carrara-no-blocks", "{blocks} is not among the blocks.", rule, blocks=blocks_said(shown(missing)))
    wrong = tuple(0 if allowed else n for allowed, n in zip(ALLOWED[city], blocks, strict=True))
    if any(wrong):
        refuse(
            "carrara-no-colour",
            "{city} does not allow {blocks}.",
            rule,
            city=city_said(city),
            blocks=blocks_said(shown(wrong)),
        )
    if sum(blocks) != due:
        refuse("carrara-no-sum", "{paid} blocks are paid, {due} are due.", rule, paid=sum(blocks), due=due)


def check_build(state: State, move: Build) -> None:
    """T2."""
    check_tile(state, move.tile, "T2")
    check_payment(state, move.city, move.blocks, move.tile.cost, "T2")


def check_replace(state: State, move: Replace) -> None:
    """A3."""
    if not state.advanced:
        refuse("carrara-no-replace-base", "Buildings are replaced in the advanced variant alone.", "A3")
    if move.old not in state.buildings[state.turn][CITY[move.city]]:
        refuse(
            "carrara-no-old",
            "{tile} does not stand in {city}.",
            "A3",
            tile=tile_said(str(move.old)),
            city=city_said(move.city),
        )
    check_tile(state, move.tile, "A3")
    if move.tile.cost <= move.old.cost:
        refuse("carrara-no-dearer", "The new building must be dearer than the old one.", "A3")
    check_payment(state, move.city, move.blocks, move.tile.cost - move.old.cost, "A3")


def check_score(state: State, field: str, seat: int | None = None) -> None:
    """T3 for types and cities, A5 for categories; for the seat whose turn it is, or another."""
    seat = state.turn if seat is None else seat
    rule = "A5" if field in CATEGORIES else "T3"
    said = field_said(field)
    if field in CATEGORIES and not state.advanced:
        refuse("carrara-no-category", "Categories are scored in the advanced variant alone.", rule)
    if field in state.types[seat]:
        refuse("carrara-no-twice", "{field} has been scored.", rule, field=said)
    if field[0] == "@":
        check_score_city(state, field[1:], seat)
    elif not scored_tiles(state, seat, field):
        refuse("carrara-no-building", "There is no building of {field}.", rule, field=said)
    if not state.kings[seat]:
        refuse("carrara-no-king", "All {kings} kings are placed.", rule, kings=KINGS)


def check_score_city(state: State, city: str, seat: int) -> None:
    """A city: not scored by anybody, and with enough buildings (T3)."""
    by = state.scored[CITY[city]]
    if by is not None:
        refuse(
            "carrara-no-city-again", "{city} has been scored by {name}.", "T3", city=city_said(city), name={"seat": by}
        )
    have, need = len(state.buildings[seat][CITY[city]]), CITIES[city].least
    if have < need:
        refuse(
            "carrara-no-city-yet",
            "{city} needs {need} buildings to be scored; there are {have}.",
            "T3",
            city=city_said(city),
            need=need,
            have=have,
        )
