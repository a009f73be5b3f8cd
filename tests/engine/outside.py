"""A referee from outside: checks a Palazzo record line by line and shares no code with the engine.

It knows only the rules (C to E) and the notation, and follows a match as a person with the printed game
would: straight down the page, turn after turn. Rule numbers in the reasons are those of the rules.

    PYTHONPATH=tests python -m engine.outside FILE...
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from engine.outside_page import Page, Stops, main, open_record

CURRENCIES = "fdg"
VALUES = "34567"
HAND, RIDERS, SHARED_FROM, OPENING = 4, 5, 4, 3
TRIPLE, CERTIFICATE = 15, 2

# C2: one line a stack, floor and windows, for each of the three materials.
BACKS = (("11", "13", "22", "23", "32"), ("12", "21", "31", "33", "43", "53"), ("31", "41", "42", "51", "52"))

Cards = Counter[str]
Palace = list[str]


@dataclass
class Verdict:
    """What an accepted record told."""

    seats: list[str]
    moves: int
    over: bool
    scores: list[int]
    hands: list[Cards]
    palaces: list[list[Palace]]


def _loose(card: str) -> int:
    return CERTIFICATE if card == "c" else int(card[1])


def _fits(cards: Cards, main: str) -> bool:
    """M1 and M3: what isn't of the main currency makes up whole triples."""
    one, two = (other for other in CURRENCIES if other != main)
    return all(cards[one + v] == cards[two + v] <= cards[main + v] for v in VALUES)


def _worth(cards: Cards, main: str) -> int:
    """What cards played at once are worth where `main` is their one currency (M3, M4)."""
    other = next(c for c in CURRENCIES if c != main)
    triples = sum(cards[other + v] for v in VALUES) + cards["c"] // 3
    loose = sum(int(v) * (cards[main + v] - cards[other + v]) for v in VALUES)
    return TRIPLE * triples + loose + CERTIFICATE * (cards["c"] % 3)


def _binds(cards: Cards) -> bool:
    """M2: a card of a real currency, or a triple, is among them."""
    return cards["c"] >= 3 or any(n and card != "c" for card, n in cards.items())


def _worth_of_all(rounds: list[Cards]) -> int | None:
    """The worth of what was played in several rounds; None where they have no one currency (M1)."""
    for one in CURRENCIES:
        if all(_fits(cards, one) for cards in rounds):
            return sum(_worth(cards, one) for cards in rounds)
    return None


def _smaller_parts(cards: Cards) -> Iterator[Cards]:
    kinds = [card for card, n in cards.items() if n]
    for counts in product(*(range(cards[card] + 1) for card in kinds)):
        if sum(counts) < cards.total():
            yield Counter({card: n for card, n in zip(kinds, counts, strict=True) if n})


def _pays(cards: Cards, price: int) -> bool:
    if not price:
        return True
    worth = _worth_of_all([cards])
    return worth is not None and _binds(cards) and worth >= price


def _too_many(cards: Cards, price: int) -> bool:
    """M5: some smaller part would pay as well."""
    # Fifteen valid cards lose at least one (or one triple) and still make 24 or more, above every price.
    return cards.total() > 14 or any(_pays(part, price) for part in _smaller_parts(cards))


def palace_points(palace: Palace) -> int:
    """E2 and E3."""
    floors, windows = len(palace), sum(int(tile[2]) for tile in palace)
    points = {1: -5, 2: 0, 3: windows, 4: windows + 3, 5: windows + 6}[floors]
    if len({tile[0] for tile in palace}) == 1:
        points += {1: 0, 2: 0, 3: 3, 4: 3, 5: 6}[floors]
    return points


class _Table:
    """The printed game on the table, and the referee who reads the record out and moves the pieces."""

    def __init__(self, page: Page, seats: int, start: int, option: str, writer: bool) -> None:
        self.page = page
        self.seats = seats
        self.turn = start
        self.option = option
        self.writer = writer
        self.backs = [Counter(m + t for m in "BSM" for t in back) for back in BACKS]
        self.backs[2]["R"] = RIDERS
        self.warehouse: Cards = Counter()
        self.quarries: list[Cards] = [Counter() for _ in range(4)]
        self.architect = 0
        self.riders = 0
        self.deck: Cards = Counter({c + v: 3 for c in CURRENCIES for v in VALUES})
        self.deck["c"] = 10
        self.discard: Cards = Counter()
        self.hands: list[Cards] = [Counter() for _ in range(seats)]
        self.palaces: list[list[Palace]] = [[] for _ in range(seats)]

    # -- chance

    def _draw_tile(self, token: str) -> str:
        """S2: I before II before III, so it is known from which stack a tile must have come."""
        back = next((stack for stack in self.backs if stack.total()), None)
        if back is None:
            self.page.fault("S2: no tile is left")
        if not back[token]:
            name = "I" * (self.backs.index(back) + 1)
            self.page.fault(f"S2: {token} can't come now from stack {name}")
        back[token] -= 1
        return token

    def _draw_card(self, token: str) -> str:
        """M6: the discard becomes the deck at the moment a card is needed."""
        if not self.deck.total():
            self.deck, self.discard = self.discard, Counter()
        if not self.deck[token]:
            self.page.fault(f"C3, M6: {token} isn't in the money deck")
        self.deck[token] -= 1
        return token

    def _cards_dealt(self, many: int, *kind: str) -> list[str]:
        tokens = self.page.deal(*kind)
        if len(tokens) != many:
            self.page.fault(f"{many} cards are dealt, not {len(tokens)}")
        return [self._draw_card(token) for token in tokens]

    def set_up(self) -> None:
        tiles = self.page.deal("quarries")
        if len(tiles) != 4:
            self.page.fault("S3: one tile on each of four quarries")
        for quarry, tile in zip(self.quarries, tiles, strict=True):
            quarry[self._draw_tile(tile)] += 1
        tiles = self.page.deal("warehouse")
        if len(tiles) != 1:
            self.page.fault("S3: one tile in the warehouse")
        self.warehouse[self._draw_tile(tiles[0])] += 1
        for seat, hand in enumerate(self.hands):
            hand.update(self._cards_dealt(HAND, "hand", f"P{seat + 1}"))

    # -- reading a move

    def _take_apart(self, tokens: list[str]) -> Cards:
        """The set of cards that a payment's tokens name (M3: `t4` is three fours)."""
        cards: Cards = Counter()
        for token in tokens:
            if re.fullmatch(rf"c|[{CURRENCIES}][{VALUES}]", token):
                cards[token] += 1
            elif token == "tc":
                cards["c"] += 3
            elif re.fullmatch(rf"t[{VALUES}]", token):
                cards.update(c + token[1] for c in CURRENCIES)
            else:
                self.page.fault(f"{token} is no card")
        if self.writer:
            self._check_form(tokens)
        return cards

    def _check_form(self, tokens: list[str]) -> None:
        """How a payment is written: triples as such and first, then high to low, certificates last."""
        groups = "".join("t" if t[0] == "t" else "c" if t == "c" else "$" for t in tokens)
        loose = [t for t in tokens if t[0] in CURRENCIES]
        if not re.fullmatch(r"t*\$*c{0,2}", groups) or loose != sorted(loose, key=lambda t: -int(t[1])):
            self.page.fault("payment not in the written form")
        if any({c + v for c in CURRENCIES} <= set(loose) for v in VALUES):
            self.page.fault("payment not in the written form: a triple is written with t")

    def _own(self, seat: int, cards: Cards) -> Cards:
        lacking = cards - self.hands[seat]
        if lacking:
            self.page.fault(f"P{seat + 1} doesn't hold {' '.join(sorted(lacking.elements()))}")
        return cards

    def _nothing_more(self, words: list[str], length: int) -> None:
        if len(words) != length:
            self.page.fault(f"`{words[0]}` doesn't take these words")

    def _palace(self, seat: int, token: str) -> int:
        if not re.fullmatch(r"@[1-9]\d?", token) or int(token[1:]) > len(self.palaces[seat]):
            self.page.fault(f"P{seat + 1} has no palace {token}")
        return int(token[1:]) - 1

    def _others(self) -> list[int]:
        return [(self.turn + step) % self.seats for step in range(1, self.seats)]

    # -- the turn (T)

    def play(self) -> None:
        while self.riders < RIDERS:
            verb, *rest = words = self.page.move(self.turn, "money", "market", "rebuild")
            if verb == "rebuild":
                self._rebuild(rest)
            else:
                self._nothing_more(words, 1)
                if verb == "money":
                    self._money()
                else:
                    self._market()
            self.turn = (self.turn + 1) % self.seats

    def _money(self) -> None:
        if self.deck.total() + self.discard.total() < self.seats + 1:
            self.page.fault("T1.2: too few cards are left to take money")
        row = Counter(self._cards_dealt(self.seats + 1, "row"))
        for seat in [self.turn, self.turn, *self._others()]:
            words = self.page.move(seat, "pick")
            self._nothing_more(words, 2)
            if not row[words[1]]:
                self.page.fault(f"T1.1: {words[1]} doesn't lie in the row")
            row[words[1]] -= 1
            self.hands[seat][words[1]] += 1

    def _market(self) -> None:
        lying = self.warehouse.total()
        for place in ("warehouse", "quarry"):
            words = self.page.deal()
            if words == ["rider", place]:
                self._draw_tile("R")
                self.riders += 1
                if self.riders == RIDERS:
                    return
            elif words[0] != place:
                self.page.fault(f"T2.1: a tile or a rider for the {place} is due")
            elif place == "warehouse":
                self._nothing_more(words, 2)
                self.warehouse[self._real_tile(words[1])] += 1
            else:
                self._nothing_more(words, 3)
                tile = self._real_tile(words[2])
                quarry = (self.architect + int(tile[2])) % 4
                if words[1] != f"Q{quarry + 1}":
                    self.page.fault(f"T2.1: {tile} goes to Q{quarry + 1}")
                self.quarries[quarry][tile] += 1
        if self.option == "purchase":
            lying = self.warehouse.total()
        verb, *rest = words = self.page.move(self.turn, "buy", "auction")
        if verb == "buy":
            self._buy(rest, max(0, 10 - lying))
        else:
            self._nothing_more(words, 1)
            self._auction()

    def _real_tile(self, token: str) -> str:
        if token == "R":
            self.page.fault("a rider is dealt as `deal: rider`")
        return self._draw_tile(token)

    def _buy(self, words: list[str], price: int) -> None:
        if words.count(":") != 1:
            self.page.fault("`buy` names tiles, a colon, and the payment")
        colon = words.index(":")
        tiles = words[:colon]
        cards = self._take_apart(words[colon + 1 :])
        if len(tiles) not in (1, 2):
            self.page.fault("T2.5: one or two tiles are bought")
        if Counter(tiles) - self.warehouse:
            self.page.fault("T2.5: such a tile doesn't lie in the warehouse")
        self._own(self.turn, cards)
        price *= len(tiles)
        if price:
            worth = _worth_of_all([cards])
            if worth is None:
                self.page.fault("M1: more than one currency")
            if not _binds(cards):
                self.page.fault("M2: no card of a real currency and no triple")
            if worth < price:
                self.page.fault(f"T2.5: {worth} is paid, {price} is the price")
        if _too_many(cards, price):
            self.page.fault("M5: a smaller part of the payment would pay")
        self._pay(self.turn, cards)
        self.warehouse -= Counter(tiles)
        self._build(self.turn, Counter(tiles))

    def _pay(self, seat: int, cards: Cards) -> None:
        self.hands[seat] -= cards
        self.discard += cards

    def _auction(self) -> None:
        ring = [(self.architect + step) % 4 for step in range(1, 5)]
        goal = next((quarry for quarry in ring if self.quarries[quarry].total()), None)
        if goal is None:
            return
        if self.page.deal("architect") != [f"Q{goal + 1}"]:
            self.page.fault(f"T2.6: the architect goes to Q{goal + 1}")
        self.architect = goal
        if self.quarries[goal].total() >= SHARED_FROM:
            self._share_out(goal)
        else:
            winner, bid = self._bidding()
            self._pay(winner, sum(bid, Counter()))
            lot, self.quarries[goal] = self.quarries[goal], Counter()
            self._build(winner, lot)

    def _share_out(self, goal: int) -> None:
        """T2.12: the lot leaves the quarry whole; what nobody chose is out of the game."""
        lot, self.quarries[goal] = self.quarries[goal], Counter()
        for seat in [self.turn, *self._others()]:
            words = self.page.move(seat, "choose")
            self._nothing_more(words, 2)
            if not lot[words[1]]:
                self.page.fault(f"T2.12: {words[1]} isn't in the lot")
            lot[words[1]] -= 1
            self._build(seat, Counter([words[1]]))

    def _bidding(self) -> tuple[int, list[Cards]]:
        """T2.7 to T2.11: who gets the lot, and the cards played for it, round by round."""
        bids: dict[int, list[Cards]] = {seat: [] for seat in [*self._others(), self.turn]}
        highest = OPENING
        waiting = list(bids)
        while len(waiting) > 1:
            seat = waiting.pop(0)
            words = self.page.move(seat, "bid", "pass")
            if words[0] == "pass":
                self._nothing_more(words, 1)
                continue
            played = sum(bids[seat], Counter())
            added = self._take_apart(words[1:])
            if not added:
                self.page.fault("T2.8: a bid adds cards")
            self._own(seat, played + added)
            rounds = [*bids[seat], added]
            worth = _worth_of_all(rounds)
            if worth is None:
                self.page.fault("M1: more than one currency in the whole bid")
            if not any(_binds(cards) for cards in rounds):
                self.page.fault("T2.9: no card of a real currency and no triple in the bid")
            worth += OPENING if seat == self.turn else 0
            if worth <= highest:
                self.page.fault(f"T2.8: {worth} doesn't beat {highest}")
            highest = worth
            bids[seat] = rounds
            waiting.append(seat)
        return waiting[0], bids[waiting[0]]

    # -- building (B) and rebuilding (T3)

    def _build(self, seat: int, tiles: Cards) -> None:
        while tiles.total():
            words = self.page.move(seat, "place")
            self._nothing_more(words, 3)
            tile, where = words[1:]
            if not tiles[tile]:
                self.page.fault(f"B7: {tile} isn't P{seat + 1}'s to build now")
            tiles[tile] -= 1
            if where == "drop":
                continue
            if where == "new":
                self.palaces[seat].append([tile])
                continue
            palace = self.palaces[seat][self._palace(seat, where)]
            if any(built[1] == tile[1] for built in palace):
                self.page.fault(f"B2: {where} has a floor {tile[1]}")
            if palace[-1][1] > tile[1]:
                self.page.fault(f"B5, B1: {tile} doesn't go on top of {where}")
            palace.append(tile)

    def _rebuild(self, words: list[str]) -> None:
        seat = self.turn
        if len(words) < 3 or words[1] != ":":
            self.page.fault("`rebuild` names a card, a colon, and what is done")
        if words[0][0] == "t":
            self.page.fault("T3.1: one card")
        cards = self._own(seat, self._take_apart(words[:1]))
        row = self.palaces[seat]
        match words[2:]:
            case ["take", tile, where]:
                palace = row[self._palace(seat, where)]
                if tile not in palace:
                    self.page.fault(f"T3.2: {where} has no {tile}")
                if len(palace) == 1:
                    self.page.fault("T3.3: taking the only tile out changes nothing")
                palace.remove(tile)
                row.append([tile])
            case ["slide", source, target]:
                single, onto = row[self._palace(seat, source)], row[self._palace(seat, target)]
                if len(single) != 1 or single is onto:
                    self.page.fault("T3.2: a palace of one floor slides into another palace")
                if any(built[1] == single[0][1] for built in onto):
                    self.page.fault(f"B2: {target} has a floor {single[0][1]}")
                onto.append(single[0])
                onto.sort(key=lambda tile: tile[1])
                del row[self._palace(seat, source)]
            case ["drop", source]:
                place = self._palace(seat, source)
                if len(row[place]) != 1:
                    self.page.fault("T3.2: only a palace of one floor is dropped")
                del row[place]
            case _:
                self.page.fault("T3.2: take, slide or drop")
        self._pay(seat, cards)


def check(text: str, *, writer: bool = False) -> Verdict:
    """Accepts the record or raises RecordFault; with `writer` payments must have the form that is written."""
    opened = open_record(text, "palazzo", r"price_count=(turn_start|purchase)")
    page = opened.page
    option = opened.tags["Options"][1].partition("=")[2]
    table = _Table(page, len(opened.names), opened.start, option, writer)
    over = False
    try:
        table.set_up()
        table.play()
        over = True
        page.end("T2.3")
    except Stops:
        pass
    scores = [sum(map(palace_points, row)) for row in table.palaces]
    opened.check_result(scores, over)
    return Verdict(opened.names, page.moves, over, scores, table.hands, table.palaces)


if __name__ == "__main__":
    sys.exit(main(check, sys.argv[1:]))
