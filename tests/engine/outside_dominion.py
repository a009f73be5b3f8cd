"""A referee from outside: checks a Dominion record line by line and shares no code with the engine.

It knows only the rules (S, T, K1 to K25) and the notation, and follows a match as a person with the printed game
would, straight down the page: where a card asks something, the next line must be the answer.

    PYTHONPATH=tests python -m engine.outside_dominion FILE...
"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from engine.outside_page import Page, Stops, main, open_record

COSTS = {
    "Copper": 0, "Silver": 3, "Gold": 6, "Estate": 2, "Duchy": 5, "Province": 8, "Curse": 0,
    "Cellar": 2, "Chapel": 2, "Moat": 2, "Chancellor": 3, "Village": 3, "Woodcutter": 3, "Workshop": 3,
    "Bureaucrat": 4, "Feast": 4, "Gardens": 4, "Militia": 4, "Moneylender": 4, "Remodel": 4, "Smithy": 4,
    "Spy": 4, "Thief": 4, "ThroneRoom": 4, "CouncilRoom": 5, "Festival": 5, "Laboratory": 5, "Library": 5,
    "Market": 5, "Mine": 5, "Witch": 5, "Adventurer": 6,
}  # fmt: skip
ORDER = list(COSTS)
MONEY = {"Copper": 1, "Silver": 2, "Gold": 3}
POINTS = {"Estate": 1, "Duchy": 3, "Province": 6, "Curse": -1}
VICTORY = {"Estate", "Duchy", "Province", "Gardens"}
KINGDOM = ORDER[7:]
ACTION = set(KINGDOM) - {"Gardens"}
ATTACK = {"Bureaucrat", "Militia", "Spy", "Thief", "Witch"}

SETS = {
    "first-game": "Remodel Mine Village Woodcutter Smithy Militia Workshop Market Cellar Moat",
    "big-money": "Mine Bureaucrat Adventurer Chancellor Chapel Laboratory Feast Market ThroneRoom Moneylender",
    "interaction": "Village Festival Bureaucrat Chancellor Spy Library Militia CouncilRoom Thief Moat",
    "size-distortion": "Witch Village Woodcutter Chapel Workshop Laboratory Gardens Cellar Thief Feast",
    "village-square": "Remodel Village Woodcutter Festival Bureaucrat Smithy Library Market Cellar ThroneRoom",
}


@dataclass
class Verdict:
    """What an accepted record told."""

    moves: int
    over: bool
    scores: list[int]
    supply: Counter[str]
    owned: list[Counter[str]]


@dataclass
class Player:
    """A seat's cards. Of the deck only the cards are known, but for those on top that were put back."""

    top: list[str] = field(default_factory=list)
    deck: Counter[str] = field(default_factory=Counter)
    hand: Counter[str] = field(default_factory=Counter)
    discard: Counter[str] = field(default_factory=Counter)
    turns: int = 0

    def deck_size(self) -> int:
        return len(self.top) + self.deck.total()

    def all(self) -> Counter[str]:
        return self.deck + self.hand + self.discard + Counter(self.top)


class Table:
    """A match being read."""

    def __init__(self, page: Page, seats: int, start: int) -> None:
        self.page = page
        self.players = [Player() for _ in range(seats)]
        self.turn = start
        self.supply: Counter[str] = Counter()
        self.piles: list[str] = []
        self.trash: Counter[str] = Counter()
        self.play: Counter[str] = Counter()
        self.actions = self.buys = self.coins = 0
        self.over = False

    # -- the page

    def need(self, holds: bool, reason: str) -> None:
        if not holds:
            self.page.fault(reason)

    def cards(self, tokens: list[str], ordered: bool = True) -> list[str]:
        for token in tokens:
            self.need(token in COSTS, f"{token} is no card")
        self.need(not ordered or tokens == sorted(tokens, key=ORDER.index), "the cards stand out of order")
        return tokens

    # -- cards on the table

    def from_deck(self, seat: int, n: int, how: str) -> list[str]:
        """Up to n cards off a deck, with the deals that tell of them (T3)."""
        player = self.players[seat]
        name = f"P{seat + 1}"
        top, old, left = player.top, player.deck, player.deck_size()
        fresh = left < n and player.discard.total() > 0
        if fresh:
            self.need(self.page.deal() == [name, "shuffle"], f"{name} must shuffle here")
            player.top, player.deck, player.discard = [], player.discard, Counter()
        size = min(n, left + player.deck.total() if fresh else left)
        if not size:
            return []
        words = self.page.deal()
        self.need(words[:2] == [name, how], f"{name} must {how} here")
        found = self.cards(words[2:], ordered=False)
        self.need(len(found) == size, f"{name} must {how} {size} cards")
        for number, card in enumerate(found):
            if number < len(top):
                self.need(card == top[number], f"on top of the deck lies {top[number]}")
                continue
            heap = player.deck if fresh and number >= left else old
            self.need(heap[card] > 0, f"{card} is not in the deck")
            heap[card] -= 1
        if not fresh:
            player.top = top[size:]
        return found

    def draw(self, seat: int, n: int) -> list[str]:
        found = self.from_deck(seat, n, "draw")
        self.players[seat].hand.update(found)
        return found

    def leave_hand(self, seat: int, cards: list[str]) -> None:
        hand = self.players[seat].hand
        for card in cards:
            self.need(hand[card] > 0, f"{card} is not in hand")
            hand[card] -= 1

    def gain(self, card: str) -> str:
        self.need(self.supply[card] > 0, f"there is no {card} in the supply (T4)")
        self.supply[card] -= 1
        return card

    # -- a match

    def begin(self, option: str) -> None:
        """S1, S2."""
        words = self.page.deal()
        kingdom = words[1:]
        self.need(words[0] == "kingdom" and len(set(kingdom)) == 10 and set(kingdom) <= set(KINGDOM), "ten cards (S1)")
        self.cards(kingdom)
        if option != "random":
            told = SETS.get(option, option.replace("+", " ")).split()
            self.need(set(told) == set(kingdom), "the kingdom is not that of the option (R)")
        seats = len(self.players)
        victory = 8 if seats == 2 else 12
        self.supply.update(Copper=60 - 7 * seats, Silver=40, Gold=30, Curse=10 * (seats - 1))
        self.supply.update(dict.fromkeys(VICTORY & {*kingdom, "Estate", "Duchy", "Province"}, victory))
        self.supply.update({card: 10 for card in kingdom if card != "Gardens"})
        self.piles = list(self.supply)
        for seat, player in enumerate(self.players):
            player.deck.update(Copper=7, Estate=3)
            self.draw(seat, 5)

    def others(self) -> list[int]:
        seats = len(self.players)
        return [(self.turn + n) % seats for n in range(1, seats)]

    def play_match(self) -> None:
        while not self.over:
            self.take_turn()
        self.page.end("T8")

    def take_turn(self) -> None:
        """T1, T2, T8, T9."""
        me = self.players[self.turn]
        self.actions, self.buys, self.coins = 1, 1, 0
        self.play = Counter()
        while self.actions and any(me.hand[card] for card in ACTION):
            words = self.page.move(self.turn)
            if words == ["end"]:
                break
            self.need(words[0] == "play" and len(words) == 2 and words[1] in ACTION, "an action is played here (T1)")
            self.leave_hand(self.turn, words[1:])
            self.actions -= 1
            self.play[words[1]] += 1
            self.perform(words[1])
        bought = False
        while (words := self.page.move(self.turn)) != ["end"]:
            match words:
                case ["treasures"]:
                    self.need(not bought and any(me.hand[card] for card in MONEY), "no treasure can be played (T1)")
                    for card in MONEY:
                        self.coins += MONEY[card] * me.hand[card]
                        self.play[card] += me.hand[card]
                        me.hand[card] = 0
                case ["play", card] if card in MONEY:
                    self.need(not bought, "treasures are played before the first buy (T1)")
                    self.leave_hand(self.turn, [card])
                    self.play[card] += 1
                    self.coins += MONEY[card]
                case ["buy", card] if card in COSTS:
                    self.need(self.buys > 0, "there is no buy left (T1)")
                    self.need(COSTS[card] <= self.coins, f"{card} costs {COSTS[card]} (S3)")
                    me.discard[self.gain(card)] += 1
                    self.buys -= 1
                    self.coins -= COSTS[card]
                    bought = True
                case _:
                    self.page.fault("this is no move of the buy phase (T1)")
        me.discard += me.hand + self.play
        me.hand, self.play = Counter(), Counter()
        self.draw(self.turn, 5)
        me.turns += 1
        empty = [card for card in self.piles if not self.supply[card]]
        self.over = "Province" in empty or len(empty) >= 3
        if not self.over:
            self.turn = self.others()[0]

    # -- cards

    def perform(self, card: str) -> None:
        """Play a card once: Moats first (K3), then what the card says."""
        hit = self.others()
        if card in ATTACK:
            for seat in self.others():
                if self.players[seat].hand["Moat"]:
                    words = self.page.move(seat)
                    self.need(words in (["reveal", "Moat"], ["no"]), "reveal Moat, or no (K3)")
                    if words[0] == "reveal":
                        hit.remove(seat)
        seat, me = self.turn, self.players[self.turn]
        match card:
            case "Cellar":
                self.actions += 1
                if me.hand.total():
                    words = self.page.move(seat)
                    self.need(words[0] == "discard", "Cellar discards (K1)")
                    gone = self.cards(words[1:])
                    self.leave_hand(seat, gone)
                    me.discard.update(gone)
                    self.draw(seat, len(gone))
            case "Chapel":
                if me.hand.total():
                    words = self.page.move(seat)
                    self.need(words[0] == "trash" and len(words) <= 5, "Chapel trashes up to four (K2)")
                    self.leave_hand(seat, self.cards(words[1:]))
                    self.trash.update(words[1:])
            case "Moat":
                self.draw(seat, 2)
            case "Chancellor":
                self.coins += 2
                words = self.page.move(seat)
                self.need(words in (["deck"], ["no"]), "deck, or no (K4)")
                if words == ["deck"]:
                    me.discard += me.deck + Counter(me.top)
                    me.deck, me.top = Counter(), []
            case "Village":
                self.draw(seat, 1)
                self.actions += 2
            case "Woodcutter":
                self.buys += 1
                self.coins += 2
            case "Workshop":
                self.gain_up_to(4, "K7")
            case "Bureaucrat":
                if self.supply["Silver"]:
                    me.top.insert(0, self.gain("Silver"))
                for victim in hit:
                    if any(self.players[victim].hand[one] for one in VICTORY):
                        words = self.page.move(victim)
                        self.need(words[0] == "top" and len(words) == 2 and words[1] in VICTORY, "a victory card (K8)")
                        self.leave_hand(victim, words[1:])
                        self.players[victim].top.insert(0, words[1])
            case "Feast":
                if self.play["Feast"]:
                    self.play["Feast"] -= 1
                    self.trash["Feast"] += 1
                self.gain_up_to(5, "K9")
            case "Militia":
                self.coins += 2
                for victim in hit:
                    more = self.players[victim].hand.total() - 3
                    if more > 0:
                        words = self.page.move(victim)
                        self.need(words[0] == "discard" and len(words) == 1 + more, f"discards {more} cards (K11)")
                        self.leave_hand(victim, self.cards(words[1:]))
                        self.players[victim].discard.update(words[1:])
            case "Moneylender":
                if me.hand["Copper"]:
                    self.need(self.page.move(seat) == ["trash", "Copper"], "a Copper is trashed (K12)")
                    self.leave_hand(seat, ["Copper"])
                    self.trash["Copper"] += 1
                    self.coins += 3
            case "Remodel":
                if me.hand.total():
                    words = self.page.move(seat)
                    self.need(words[0] == "trash" and len(words) == 2, "one card is trashed (K13)")
                    self.leave_hand(seat, self.cards(words[1:]))
                    self.trash.update(words[1:])
                    self.gain_up_to(COSTS[words[1]] + 2, "K13")
            case "Smithy":
                self.draw(seat, 3)
            case "Spy":
                self.draw(seat, 1)
                self.actions += 1
                for victim in [seat, *hit]:
                    self.spy(victim)
            case "Thief":
                self.thief(hit)
            case "ThroneRoom":
                if any(me.hand[one] for one in ACTION):
                    words = self.page.move(seat)
                    self.need(words[0] == "play" and len(words) == 2 and words[1] in ACTION, "an action (K17)")
                    self.leave_hand(seat, words[1:])
                    self.play[words[1]] += 1
                    self.perform(words[1])
                    self.perform(words[1])
            case "CouncilRoom":
                self.draw(seat, 4)
                self.buys += 1
                for other in self.others():
                    self.draw(other, 1)
            case "Festival":
                self.actions += 2
                self.buys += 1
                self.coins += 2
            case "Laboratory":
                self.draw(seat, 2)
                self.actions += 1
            case "Library":
                aside: Counter[str] = Counter()
                while me.hand.total() < 7 and (drawn := self.draw(seat, 1)):
                    if drawn[0] in ACTION:
                        words = self.page.move(seat)
                        self.need(words in (["aside"], ["keep"]), "aside, or keep (K21)")
                        if words == ["aside"]:
                            self.leave_hand(seat, drawn)
                            aside.update(drawn)
                me.discard += aside
            case "Market":
                self.draw(seat, 1)
                self.actions += 1
                self.buys += 1
                self.coins += 1
            case "Mine":
                if any(me.hand[one] for one in MONEY):
                    words = self.page.move(seat)
                    self.need(words[0] == "trash" and len(words) == 2 and words[1] in MONEY, "a treasure (K23)")
                    self.leave_hand(seat, words[1:])
                    self.trash.update(words[1:])
                    open_ = [one for one in MONEY if self.supply[one] and COSTS[one] <= COSTS[words[1]] + 3]
                    if open_:
                        words = self.page.move(seat)
                        self.need(words[0] == "gain" and len(words) == 2 and words[1] in open_, "a treasure (K23)")
                        me.hand[self.gain(words[1])] += 1
            case "Witch":
                self.draw(seat, 2)
                for victim in hit:
                    if self.supply["Curse"]:
                        self.players[victim].discard[self.gain("Curse")] += 1
            case "Adventurer":
                shown: list[str] = []
                while sum(one in MONEY for one in shown) < 2 and (found := self.from_deck(seat, 1, "reveal")):
                    shown += found
                me.hand.update(one for one in shown if one in MONEY)
                me.discard.update(one for one in shown if one not in MONEY)

    def gain_up_to(self, limit: int, rule: str) -> None:
        if any(self.supply[card] and COSTS[card] <= limit for card in self.piles):
            words = self.page.move(self.turn)
            self.need(words[0] == "gain" and len(words) == 2 and words[1] in COSTS, f"a card is gained ({rule})")
            self.need(COSTS[words[1]] <= limit, f"it costs {limit} at most ({rule})")
            self.players[self.turn].discard[self.gain(words[1])] += 1

    def spy(self, victim: int) -> None:
        """K15 for one seat."""
        player = self.players[victim]
        shown = self.from_deck(victim, 1, "reveal")
        if shown:
            words = self.page.move(self.turn)
            self.need(words in (["discard", f"P{victim + 1}"], ["back", f"P{victim + 1}"]), "discard or back (K15)")
            if words[0] == "discard":
                player.discard.update(shown)
            else:
                player.top[:0] = shown

    def thief(self, hit: list[int]) -> None:
        """K16."""
        taken: list[str] = []
        for victim in hit:
            shown = self.from_deck(victim, 2, "reveal")
            if any(card in MONEY for card in shown):
                words = self.page.move(self.turn)
                self.need(words[0] == "trash" and len(words) == 2, "one treasure is trashed (K16)")
                self.need(words[1] in MONEY and words[1] in shown, "a treasure that is shown (K16)")
                shown.remove(words[1])
                self.trash[words[1]] += 1
                taken.append(words[1])
            self.players[victim].discard.update(shown)
        if taken:
            words = self.page.move(self.turn)
            self.need(words[0] == "gain" and Counter(words[1:]) <= Counter(taken), "of those trashed (K16)")
            self.cards(words[1:])
            self.trash -= Counter(words[1:])
            self.players[self.turn].discard.update(words[1:])

    def owned(self) -> list[Counter[str]]:
        return [
            player.all() + (self.play if seat == self.turn else Counter()) for seat, player in enumerate(self.players)
        ]

    def scores(self) -> list[int]:
        """S3, K10."""
        return [
            sum(POINTS.get(card, 0) * n for card, n in cards.items()) + cards["Gardens"] * (cards.total() // 10)
            for cards in self.owned()
        ]


def check(text: str) -> Verdict:
    """What the record tells.

    Raises:
        RecordFault: with the line that breaks the rules or the notation.
    """
    opened = open_record(text, "dominion", r"kingdom=[A-Za-z+-]+")
    table = Table(opened.page, len(opened.names), opened.start)
    table.begin(opened.tags["Options"][1].removeprefix("kingdom="))
    with suppress(Stops):
        table.play_match()
    scores = table.scores() if table.over else []
    opened.check_result(scores, table.over)
    return Verdict(opened.page.moves, table.over, scores, +table.supply, [+cards for cards in table.owned()])


if __name__ == "__main__":
    sys.exit(main(check, sys.argv[1:]))
