"""The pending decisions of Palazzo. Each step says whose decision it is, which moves are open, and what a move does.

Steps are immutable: a move replaces the top of the stack, pops it or pushes onto it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NoReturn, TypeAlias

from ..game import IllegalMove, Listed, Moves
from ..words import say
from .buildings import Palace, fits_on_top, has_floor, slid_in
from .money import (
    AUCTIONEER_VALUE,
    KINDS,
    NO_CARDS,
    TOKENS,
    Cards,
    Payment,
    change_free,
    count,
    holds,
    plus,
    read_payment,
    shown,
)
from .moves import (
    DROP,
    NEW,
    Auction,
    Bid,
    Buy,
    Choose,
    Market,
    Money,
    Move,
    Pass,
    Pick,
    Place,
    Raze,
    Slide,
    Take,
)
from .payments import Raises, purchases
from .state import DEAREST, QUARRIES, State
from .tiles import RIDER, RIDERS, Tile, in_order
from .words import cards_said, tile_said

SHARED_OUT = 4
"""A lot of so many tiles is shared out (T2.12)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn's choice: money, market or rebuild (T)."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "T"
    verbs: ClassVar[tuple[str, ...]] = ("money", "market", "rebuild")

    def seat(self, state: State) -> int:
        """The active seat."""
        return state.turn

    def moves(self, state: State) -> Moves[Move]:
        """Money, market, then every rebuilding."""
        moves: list[Move] = []
        if can_take_money(state):
            moves.append(Money())
        moves.append(Market())
        moves.extend(rebuildings(state))
        return Listed(moves)

    def play(self, state: State, move: Move) -> None:
        """Begin the chosen action; a rebuilding is done at once."""
        state.steps.pop()
        match move:
            case Money():
                row = tuple(state.draw_card() for _ in range(state.seats + 1))
                state.tell("row", state.turn, cards=[TOKENS[kind] for kind in row])
                state.steps.append(Picking(row))
            case Market():
                draw_tiles(state)
            case Take() | Slide() | Raze():
                rebuild(state, move)

    def check(self, state: State, move: Move) -> None:
        """T1.2 for money, T3 for rebuilding."""
        if isinstance(move, Money) and not can_take_money(state):
            refuse(
                "palazzo-no-money",
                "Deck and discard hold {left} cards; {need} are needed.",
                "T1.2",
                left=state.cards_to_draw(),
                need=state.seats + 1,
            )
        if isinstance(move, Take | Slide | Raze):
            check_rebuilding(state, move)


@dataclass(frozen=True, slots=True)
class Picking:
    """Cards of the row are taken: two by the active seat, then one by each other (T1.1)."""

    row: tuple[int, ...]

    name: ClassVar[str] = "pick"
    rule: ClassVar[str] = "T1.1"
    verbs: ClassVar[tuple[str, ...]] = ("pick",)

    def seat(self, state: State) -> int:
        """Whose pick it is: it follows from how many cards are left."""
        taken = state.seats + 1 - len(self.row)
        return (state.turn + max(0, taken - 1)) % state.seats

    def moves(self, state: State) -> Moves[Move]:
        """Each kind of card in the row."""
        return Listed([Pick(kind) for kind in sorted(set(self.row))])

    def play(self, state: State, move: Move) -> None:
        """The card goes to the hand, seen by all."""
        assert isinstance(move, Pick)
        seat = self.seat(state)
        row = list(self.row)
        row.remove(move.kind)
        state.take_up(seat, count([move.kind]))
        state.tell("pick", seat, card=TOKENS[move.kind])
        state.steps.pop()
        if row:
            state.steps.append(Picking(tuple(row)))

    def check(self, state: State, move: Move) -> None:
        """The card must be in the row."""
        assert isinstance(move, Pick)
        if move.kind not in self.row:
            refuse(
                "palazzo-no-card-in-row",
                "{card} is not in the row.",
                "T1.1",
                card=cards_said([TOKENS[move.kind]]),
            )


@dataclass(frozen=True, slots=True)
class Marketing:
    """Buy or auction, after the two tiles were drawn (T2.4)."""

    price: int

    name: ClassVar[str] = "market"
    rule: ClassVar[str] = "T2.4"
    verbs: ClassVar[tuple[str, ...]] = ("buy", "auction")

    def seat(self, state: State) -> int:
        """The active seat."""
        return state.turn

    def moves(self, state: State) -> Moves[Move]:
        """Every purchase of one tile, of two, then the auction."""
        return Purchases(in_order(state.warehouse), state.hands[state.turn], self.price)

    def play(self, state: State, move: Move) -> None:
        """Sell the tiles, or begin the auction."""
        state.steps.pop()
        if isinstance(move, Buy):
            seat = state.turn
            state.lay_out(seat, move.cards)
            state.discard = plus(state.discard, move.cards)
            for tile in move.tiles:
                state.warehouse.remove(tile)
            state.tell(
                "buy",
                seat,
                tiles=[str(tile) for tile in move.tiles],
                cards=shown(move.cards),
                price=self.price * len(move.tiles),
            )
            state.steps.append(Building(seat, tuple(in_order(move.tiles))))
        else:
            open_auction(state)

    def check(self, state: State, move: Move) -> None:
        """T2.5, and the payment by M1, M2, M5."""
        if not isinstance(move, Buy):
            return
        if not 1 <= len(move.tiles) <= 2:
            refuse("palazzo-no-tile-count", "One or two tiles are bought.", "T2.5")
        left = state.warehouse[:]
        for tile in move.tiles:
            if tile not in left:
                refuse(
                    "palazzo-no-tile-in-warehouse",
                    "{tile} is not in the warehouse.",
                    "T2.5",
                    tile=tile_said(str(tile)),
                )
            left.remove(tile)
        price = self.price * len(move.tiles)
        check_hand(state.hands[state.turn], move.cards, "T2.5")
        payment = check_currency(move.cards, None)
        if price and not payment.pays:
            refuse_certificates("M2")
        if payment.worth < price:
            refuse(
                "palazzo-no-enough",
                "{total} is paid, the price is {price}.",
                "T2.5",
                total=payment.worth,
                price=price,
            )
        if any(move.cards) and (price == 0 or not change_free(payment, price)):
            refuse(
                "palazzo-no-change",
                "A smaller part of this payment pays the price of {price}.",
                "M5",
                total=payment.worth,
                price=price,
            )


@dataclass(frozen=True, slots=True)
class Auctioning:
    """An auction (T2.7 to T2.11). ``bids``: each seat's raises; the active seat's 3-certificate is not among them."""

    lot: int
    bids: tuple[tuple[Cards, ...], ...]
    passed: tuple[bool, ...]
    to: int

    name: ClassVar[str] = "auction"
    rule: ClassVar[str] = "T2.8"
    verbs: ClassVar[tuple[str, ...]] = ("bid", "pass")

    def seat(self, state: State) -> int:
        """The seat that must raise or pass."""
        return self.to

    def bound(self, seat: int) -> int | None:
        """The currency of a seat's bid, None while it has none (M1)."""
        for cards in self.bids[seat]:
            payment = read_payment(cards)
            if payment is not None and payment.currency is not None:
                return payment.currency
        return None

    def needs_card(self, seat: int) -> bool:
        """Whether a seat's bid has no currency card and no triple yet (T2.9)."""
        return not any(payment is not None and payment.pays for payment in map(read_payment, self.bids[seat]))

    def total(self, state: State, seat: int) -> int:
        """What a seat's bid is worth: each raise by itself (M4), and the auctioneer's 3 (T2.7)."""
        bound = self.bound(seat)
        total = AUCTIONEER_VALUE if seat == state.turn else 0
        for cards in self.bids[seat]:
            payment = read_payment(cards, bound)
            assert payment is not None
            total += payment.worth
        return total

    def highest(self, state: State) -> int:
        """The highest bid."""
        return self.total(state, self.leader(state))

    def leader(self, state: State) -> int:
        """The seat with the highest bid."""
        seats = [seat for seat in range(state.seats) if not self.passed[seat]]
        return max(seats, key=lambda seat: self.total(state, seat))

    def raises(self, state: State) -> Raises:
        """Every raise that the seat to decide may make (T2.8)."""
        least = self.highest(state) - self.total(state, self.to) + 1
        return Raises(state.hands[self.to], self.bound(self.to), self.needs_card(self.to), least)

    def moves(self, state: State) -> Moves[Move]:
        """Pass, then every raise."""
        return Bids(self.raises(state))

    def play(self, state: State, move: Move) -> None:
        """Raise or pass; the last one in wins the lot."""
        seat = self.to
        bids, passed = list(self.bids), list(self.passed)
        state.steps.pop()
        if isinstance(move, Bid):
            state.lay_out(seat, move.cards)
            bids[seat] = (*bids[seat], move.cards)
        else:
            for cards in bids[seat]:
                state.take_up(seat, cards)
            back = [token for cards in bids[seat] for token in shown(cards)]
            bids[seat] = ()
            passed[seat] = True
            state.tell("pass", seat, cards=back)
        to = (seat + 1) % state.seats
        while passed[to]:
            to = (to + 1) % state.seats
        after = replace(self, bids=tuple(bids), passed=tuple(passed), to=to)
        if isinstance(move, Bid):
            state.tell("bid", seat, cards=shown(move.cards), total=after.total(state, seat))
        if passed.count(False) == 1:
            after.close(state, to)
        else:
            state.steps.append(after)

    def close(self, state: State, seat: int) -> None:
        """The winner pays the cards played and builds the lot (T2.11)."""
        cards = NO_CARDS
        for raised in self.bids[seat]:
            cards = plus(cards, raised)
        state.discard = plus(state.discard, cards)
        tiles = state.quarries[self.lot]
        state.quarries[self.lot] = []
        state.tell(
            "won",
            seat,
            tiles=[str(tile) for tile in tiles],
            cards=shown(cards),
            total=self.total(state, seat),
            quarry=self.lot,
            opened=seat == state.turn,
        )
        state.steps.append(Building(seat, tuple(in_order(tiles))))

    def check(self, state: State, move: Move) -> None:
        """The raise by M1 to M4, T2.8 and T2.9."""
        if not isinstance(move, Bid):
            return
        check_hand(state.hands[self.to], move.cards, "T2.8")
        payment = check_currency(move.cards, self.bound(self.to))
        if self.needs_card(self.to) and not payment.pays:
            refuse_certificates("T2.9")
        highest = self.highest(state)
        total = self.total(state, self.to) + payment.worth
        if total <= highest or not any(move.cards):
            refuse(
                "palazzo-no-raise",
                "{total} does not beat {highest}.",
                "T2.8",
                total=total,
                highest=highest,
            )


@dataclass(frozen=True, slots=True)
class Choosing:
    """A lot of four or more is shared out: each seat chooses one, once around (T2.12)."""

    to: int
    tiles: tuple[Tile, ...]

    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "T2.12"
    verbs: ClassVar[tuple[str, ...]] = ("choose",)

    def seat(self, state: State) -> int:
        """The seat that chooses."""
        return self.to

    def moves(self, state: State) -> Moves[Move]:
        """Each different tile."""
        return Listed([Choose(tile) for tile in different(self.tiles)])

    def play(self, state: State, move: Move) -> None:
        """The tile is built next; then the next seat chooses, or the rest goes out of the game."""
        assert isinstance(move, Choose)
        state.steps.pop()
        left = list(self.tiles)
        left.remove(move.tile)
        to = (self.to + 1) % state.seats
        state.tell("choose", self.to, tile=str(move.tile))
        if to != state.turn and left:
            state.steps.append(Choosing(to, tuple(left)))
        else:
            state.lose(left)
            if left:
                state.tell("leave", None, tiles=[str(tile) for tile in left])
        state.steps.append(Building(self.to, (move.tile,)))

    def check(self, state: State, move: Move) -> None:
        """The tile must be there."""
        assert isinstance(move, Choose)
        if move.tile not in self.tiles:
            refuse(
                "palazzo-no-tile-to-choose",
                "{tile} is not among these tiles.",
                "T2.12",
                tile=tile_said(str(move.tile)),
            )


@dataclass(frozen=True, slots=True)
class Building:
    """Tiles got are built or dropped, one by one, in any order (B7)."""

    builder: int
    tiles: tuple[Tile, ...]

    name: ClassVar[str] = "build"
    rule: ClassVar[str] = "B7"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    def seat(self, state: State) -> int:
        """The seat that builds."""
        return self.builder

    def moves(self, state: State) -> Moves[Move]:
        """For each different tile: on each palace where it fits, as a new one, dropped."""
        palaces = state.palaces[self.builder]
        return Listed(
            [
                Place(tile, where)
                for tile in different(self.tiles)
                for where in (
                    *(i for i, palace in enumerate(palaces) if fits_on_top(palace, tile)),
                    NEW,
                    DROP,
                )
            ]
        )

    def play(self, state: State, move: Move) -> None:
        """Build or drop the tile."""
        assert isinstance(move, Place)
        state.steps.pop()
        left = list(self.tiles)
        left.remove(move.tile)
        palaces = state.palaces[self.builder]
        tile = str(move.tile)
        if move.palace == DROP:
            state.lose([move.tile])
            state.tell("drop", self.builder, tile=tile)
        elif move.palace == NEW:
            palaces.append((move.tile,))
            state.tell("place", self.builder, tile=tile, palace=len(palaces) - 1, floors=1)
        else:
            palaces[move.palace] = (*palaces[move.palace], move.tile)
            floors = len(palaces[move.palace])
            state.tell("place", self.builder, tile=tile, palace=move.palace, floors=floors)
        if left:
            state.steps.append(Building(self.builder, tuple(left)))

    def check(self, state: State, move: Move) -> None:
        """B2, B5, B1, in this order."""
        assert isinstance(move, Place)
        if move.tile not in self.tiles:
            refuse(
                "palazzo-no-tile-to-build",
                "{tile} is not there to be built.",
                "B7",
                tile=tile_said(str(move.tile)),
            )
        if move.palace in (NEW, DROP):
            return
        palace = own_palace(state, self.builder, move.palace, "B7")
        check_floor(palace, move.tile)
        if not fits_on_top(palace, move.tile):
            refuse(
                "palazzo-no-below",
                "A tile is built on top; floor {floor} would lie below floor {top}.",
                "B5",
                floor=move.tile.floor,
                top=palace[-1].floor,
            )


Step: TypeAlias = Turn | Picking | Marketing | Auctioning | Choosing | Building


# -- sequences of moves --------------------------------------------------------------------------------------


class Purchases:
    """Every purchase, then the auction. The payments depend on the price alone, so they are listed once a price."""

    __slots__ = ("one", "pairs", "singles", "two")

    def __init__(self, warehouse: Sequence[Tile], hand: Cards, price: int) -> None:
        """
        Args:
            warehouse: its tiles, in canonical order.
            hand: counts of each kind.
            price: of one tile.
        """
        self.singles = [(tile,) for tile in different(warehouse)]
        pairs = [(a, b) for i, a in enumerate(warehouse) for b in warehouse[i + 1 :]]
        self.pairs = list(dict.fromkeys(pairs))
        self.one = purchases(hand, price)
        self.two = purchases(hand, 2 * price) if self.pairs else ()

    def count(self) -> int:
        """How many there are."""
        return len(self.singles) * len(self.one) + len(self.pairs) * len(self.two) + 1

    def nth(self, i: int) -> Move:
        """Number ``i``; IndexError when out of range."""
        for tiles, payments in ((self.singles, self.one), (self.pairs, self.two)):
            n = len(tiles) * len(payments)
            if 0 <= i < n:
                bought: tuple[Tile, ...] = tiles[i // len(payments)]
                return Buy(bought, payments[i % len(payments)])
            i -= n
        if i == 0:
            return Auction()
        raise IndexError(i)

    def index(self, move: Move) -> int:
        """The number of a move; ValueError where it isn't legal."""
        if isinstance(move, Auction):
            return self.count() - 1
        if not isinstance(move, Buy):
            raise ValueError(move)
        tiles = tuple(in_order(move.tiles))
        if len(tiles) == 1:
            return self.singles.index(tiles) * len(self.one) + self.one.index(move.cards)
        before = len(self.singles) * len(self.one)
        return before + self.pairs.index(tiles) * len(self.two) + self.two.index(move.cards)  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[Move]:
        for i in range(self.count()):
            yield self.nth(i)


class Bids:
    """Pass, then every raise."""

    __slots__ = ("raises",)

    def __init__(self, raises: Raises) -> None:
        self.raises = raises

    def count(self) -> int:
        """How many there are."""
        return 1 + self.raises.count()

    def nth(self, i: int) -> Move:
        """Number ``i``; IndexError when out of range."""
        if i < 0:
            raise IndexError(i)
        return Pass() if i == 0 else Bid(self.raises.nth(i - 1))

    def index(self, move: Move) -> int:
        """The number of a move; ValueError where it isn't legal."""
        if isinstance(move, Pass):
            return 0
        if not isinstance(move, Bid):
            raise ValueError(move)
        return 1 + self.raises.index(move.cards)

    def __iter__(self) -> Iterator[Move]:
        yield Pass()
        for cards in self.raises:
            yield Bid(cards)


def different(tiles: Sequence[Tile]) -> list[Tile]:
    """The tiles in canonical order, equal ones once."""
    return list(dict.fromkeys(in_order(tiles)))


# -- T1 and T2 -----------------------------------------------------------------------------------------------


def can_take_money(state: State) -> bool:
    """Whether deck and discard hold enough cards for a row (T1.2)."""
    return state.cards_to_draw() > state.seats


def market_price(state: State) -> int:
    """What a tile costs with what lies in the warehouse now: less by each tile there, never below 0 (T2.5)."""
    return max(0, DEAREST - len(state.warehouse))


def coming_price(state: State) -> int:
    """The same for a market that is still to come: counted at the purchase, a drawn tile lies there too (T2.5)."""
    drawn = state.price_count == "purchase" and bool(state.stock)
    return max(0, DEAREST - len(state.warehouse) - drawn)


def draw_tiles(state: State) -> None:
    """Two tiles: to the warehouse, and to a quarry by its windows; riders in their place (T2.1 to T2.3)."""
    price = market_price(state)
    for second in (False, True):
        if not state.stock:
            state.end()
            return
        tile = state.stock.pop()
        if tile == RIDER:
            state.riders += 1
            state.tell("rider", state.turn, second=second, count=state.riders)
            if state.riders == RIDERS:
                state.end()
                return
            continue
        place = (state.architect + tile.windows) % QUARRIES if second else None
        (state.warehouse if place is None else state.quarries[place]).append(tile)
        state.tell("draw", state.turn, tile=str(tile), quarry=place)
    if state.price_count == "purchase":
        price = market_price(state)
    state.steps.append(Marketing(price))


def next_lot(state: State) -> int | None:
    """The next quarry clockwise that holds a tile, the architect's own last (T2.6); None where none does (T2.13)."""
    for steps in range(1, QUARRIES + 1):
        quarry = (state.architect + steps) % QUARRIES
        if state.quarries[quarry]:
            return quarry
    return None


def open_auction(state: State) -> None:
    """Move the architect and open the auction with 3 (T2.6, T2.7), or share the lot out (T2.12)."""
    lot = next_lot(state)
    if lot is None:
        state.tell("nothing", state.turn)
        return
    seats = state.seats
    state.tell(
        "architect",
        state.turn,
        start=state.architect,
        quarry=lot,
        tiles=[str(tile) for tile in state.quarries[lot]],
        shared=len(state.quarries[lot]) >= SHARED_OUT,
    )
    state.architect = lot
    if len(state.quarries[lot]) >= SHARED_OUT:
        tiles = tuple(in_order(state.quarries[lot]))
        state.quarries[lot] = []
        state.steps.append(Choosing(state.turn, tiles))
    else:
        state.steps.append(Auctioning(lot, ((),) * seats, (False,) * seats, (state.turn + 1) % seats))


# -- T3 ------------------------------------------------------------------------------------------------------


def rebuildings(state: State) -> Iterator[Move]:
    """Every rebuilding of the active seat: for each kind of card, every way (T3)."""
    hand = state.hands[state.turn]
    ways = rebuilding_ways(state.palaces[state.turn])
    for kind in range(KINDS):
        if hand[kind]:
            for way in ways:
                yield way._replace(kind=kind)


def rebuilding_ways(palaces: Sequence[Palace]) -> list[Take | Slide | Raze]:
    """Every way to rebuild these palaces (T3.2): tiles taken out, then single floors slid in, then dropped."""
    takes: list[Take | Slide | Raze] = [
        Take(0, tile, i) for i, palace in enumerate(palaces) if len(palace) > 1 for tile in palace
    ]
    singles = [i for i, palace in enumerate(palaces) if len(palace) == 1]
    slides = [
        Slide(0, source, target)
        for source in singles
        for target, palace in enumerate(palaces)
        if target != source and not has_floor(palace, palaces[source][0].floor)
    ]
    return [*takes, *slides, *(Raze(0, i) for i in singles)]


def rebuilt(palaces: Sequence[Palace], move: Take | Slide | Raze) -> list[Palace]:
    """The palaces after a rebuilding: one that is emptied leaves the row and the later ones move up."""
    after = list(palaces)
    match move:
        case Take():
            after[move.palace] = tuple(tile for tile in after[move.palace] if tile != move.tile)
            after.append((move.tile,))
        case Slide():
            after[move.target] = slid_in(after[move.target], after[move.source][0])
            del after[move.source]
        case Raze():
            del after[move.palace]
    return after


def rebuild(state: State, move: Take | Slide | Raze) -> None:
    """Pay the card and rebuild (T3.1, T3.2)."""
    seat = state.turn
    card = count([move.kind])
    state.lay_out(seat, card)
    state.discard = plus(state.discard, card)
    before = state.palaces[seat]
    state.palaces[seat] = rebuilt(before, move)
    token = TOKENS[move.kind]
    match move:
        case Take():
            state.tell("take", seat, card=token, tile=str(move.tile), palace=move.palace)
        case Slide():
            tile = str(before[move.source][0])
            state.tell("slide", seat, card=token, tile=tile, source=move.source, target=move.target)
        case Raze():
            state.lose([before[move.palace][0]])
            state.tell("raze", seat, card=token, tile=str(before[move.palace][0]), palace=move.palace)


def check_rebuilding(state: State, move: Take | Slide | Raze) -> None:
    """T3.1 and T3.2; for the height B2."""
    seat = state.turn
    check_hand(state.hands[seat], count([move.kind]), "T3.1")
    match move:
        case Take():
            palace = own_palace(state, seat, move.palace, "T3.2")
            if move.tile not in palace:
                refuse(
                    "palazzo-no-tile-in-palace",
                    "{tile} is not in palace {palace}.",
                    "T3.2",
                    tile=tile_said(str(move.tile)),
                    palace=move.palace + 1,
                )
            if len(palace) == 1:
                refuse("palazzo-no-take-single", "Taking a palace's only tile changes nothing.", "T3.3")
        case Slide():
            source = own_palace(state, seat, move.source, "T3.2")
            target = own_palace(state, seat, move.target, "T3.2")
            check_single(source, move.source)
            if move.source == move.target:
                refuse("palazzo-no-slide-itself", "A palace can't slide into itself.", "T3.2")
            check_floor(target, source[0])
        case Raze():
            check_single(own_palace(state, seat, move.palace, "T3.2"), move.palace)


# -- refusals ------------------------------------------------------------------------------------------------


def refuse(id: str, english: str, rule: str, **args: object) -> NoReturn:
    """Refuse a move, citing the rule."""
    raise IllegalMove(id, english, rule, **args)  # type: ignore[arg-type]


def refuse_certificates(rule: str) -> NoReturn:
    """Certificates alone pay nothing (M2, T2.9)."""
    refuse("palazzo-no-certificates", "Certificates alone pay nothing.", rule)


def check_hand(hand: Cards, cards: Cards, rule: str) -> None:
    """The cards must be in the hand."""
    if not holds(hand, cards):
        missing = tuple(max(0, n - h) for h, n in zip(hand, cards, strict=True))
        refuse("palazzo-no-in-hand", "{cards} is not in the hand.", rule, cards=cards_said(shown(missing)))


def check_currency(cards: Cards, bound: int | None) -> Payment:
    """The cards as money, of one currency (M1)."""
    payment = read_payment(cards, bound)
    if payment is None:
        if bound is None:
            refuse("palazzo-no-mixed", "A payment uses one currency only.", "M1")
        refuse(
            "palazzo-no-other-currency",
            "The bid is in {currency}; another currency can't join it.",
            "M1",
            currency=say(f"palazzo-currency-{'fdg'[bound]}"),
        )
    return payment


def check_floor(palace: Palace, tile: Tile) -> None:
    """The floor must not be in the palace yet (B2)."""
    if has_floor(palace, tile.floor):
        refuse("palazzo-no-floor-twice", "Floor {floor} is already in this palace.", "B2", floor=tile.floor)


def check_single(palace: Palace, number: int) -> None:
    """The palace must have one floor (T3.2)."""
    if len(palace) != 1:
        refuse(
            "palazzo-no-single",
            "Palace {palace} has more than one floor.",
            "T3.2",
            palace=number + 1,
        )


def own_palace(state: State, seat: int, number: int, rule: str) -> Palace:
    """The palace with that number; refused where there is none."""
    palaces = state.palaces[seat]
    if not 0 <= number < len(palaces):
        refuse("palazzo-no-palace", "There is no palace {palace}.", rule, palace=number + 1)
    return palaces[number]
