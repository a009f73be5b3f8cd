"""A referee from outside for The Palaces of Carrara: checks a record and shares no code with the engine.

It knows the rules (C to A), the notation and the texts of the cards (py/piazza/carrara/README.md), and follows a match
as persons with the boxed game would: coins, blocks and tiles are moved about the table, turn after turn.

    PYTHONPATH=tests python -m engine.outside_carrara FILE...
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from dataclasses import dataclass, field

from engine.outside_page import Page, Stops, main, open_record

COLOURS = "wyrgbk"
ORANGE = ("biblioteca", "palazzo", "porta", "cattedrale")
GREEN = ("castello", "villa")
SHOWS = {
    "palazzo": "crown",
    "biblioteca": "book",
    "porta": "gate",
    "cattedrale": "cup",
    "castello": "arms",
    "villa": "flag",
}
# Cities: blocks allowed, reward for each cost point, in what, fewest buildings to score it (T3).
CITIES = {
    "livorno": ("w", 3, "vp", 2),
    "pisa": ("wy", 3, "coins", 2),
    "lucca": ("wyr", 2, "vp", 2),
    "viareggio": ("wyrg", 2, "coins", 3),
    "massa": ("wyrgb", 1, "vp", 3),
    "lerici": ("wyrgbk", 1, "coins", 3),
}
CATEGORIES = {"city": (ORANGE, "coins"), "country": (GREEN, "vp")}

CARDS = (
    ("scorings-4", "scorings-5", "scorings-types", "scorings-mixed"),
    ("objects-all", "objects-kinds", "objects-pairs", "objects-most"),
    ("built-cost", "built-number", "built-cities", "built-types"),
    (
        "bonus-coins",
        "bonus-blocks",
        "bonus-kings",
        "bonus-country",
        "bonus-small",
        "bonus-great",
        "bonus-set",
        "bonus-scored",
    ),
)


def price_of(section: int, colour: str) -> int:
    """W: white costs 6 on section 1; each section further and each colour further down is one coin less."""
    return max(0, 7 - section - COLOURS.index(colour))


@dataclass
class Player:
    """A player's board, and what lies behind the screen."""

    coins: int = 20
    vp: int = 0
    kings: int = 6
    blocks: Counter[str] = field(default_factory=Counter)
    objects: Counter[str] = field(default_factory=Counter)
    houses: list[tuple[str, int, str]] = field(default_factory=list)  # type, cost, city
    scored: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)


@dataclass
class Verdict:
    """What an accepted record told."""

    seats: list[str]
    moves: int
    over: bool
    scores: list[int]
    winners: list[int]
    players: list[Player]


def house(token: str) -> tuple[str, int]:
    return token[:-1], int(token[-1])


class Table:
    """The game on the table, and the referee who reads the record out."""

    def __init__(self, page: Page, seats: int, start: int, advanced: bool) -> None:
        self.page = page
        self.start = start
        self.advanced = advanced
        self.players = [Player() for _ in range(seats)]
        self.wheel: list[list[str]] = [list(COLOURS), [], [], [], [], []]
        self.bag = Counter(dict.fromkeys(COLOURS, 6))
        for place in range(seats):
            colour = "kbgr"[place]
            self.bag[colour] -= 1
            self.players[(start + place) % seats].blocks[colour] += 1
        self.pile = {f"{kind}{cost}" for kind in (*ORANGE, *GREEN) for cost in range(1, 6)}
        self.market: set[str] = set()
        self.great = {f"{kind}8" for kind in (*ORANGE, *GREEN)} if advanced else set()
        self.supply = Counter(dict.fromkeys(SHOWS.values(), 5))
        self.sale = set(SHOWS.values())
        self.cities: dict[str, int] = {}
        self.fields = {*CITIES, *CATEGORIES}
        self.cards = ["scorings-4", "objects-all", "built-cost"]
        self.announced = False
        self.last_round = False

    # -- chance

    def set_up(self) -> None:
        tiles = self.page.deal("market")
        if len(tiles) != 9:
            self.page.fault("S2: nine tiles lie face up")
        for tile in tiles:
            self._turn_up(tile)
        if self.advanced:
            self.cards = self.page.deal("cards")
            if len(self.cards) != 4 or any(card not in part for card, part in zip(self.cards, CARDS, strict=True)):
                self.page.fault("A6: one card each for scorings, objects, buildings and the bonus")

    def _turn_up(self, tile: str) -> None:
        if tile not in self.pile:
            self.page.fault(f"S2: {tile} isn't in the pile")
        self.pile.remove(tile)
        self.market.add(tile)

    def _turn_wheel(self) -> None:
        """W1 and W2."""
        self.wheel = [self.wheel[-1], *self.wheel[:-1]]
        due = min(11 - sum(map(len, self.wheel)), self.bag.total())
        if not due:
            return
        drawn = self.page.deal("wheel")
        if len(drawn) != due:
            self.page.fault(f"W2: {due} blocks are drawn")
        for colour in drawn:
            if not self.bag[colour]:
                self.page.fault(f"W2: no block {colour} is in the bag")
            self.bag[colour] -= 1
            self.wheel[0].append(colour)

    # -- the turn (T)

    def play(self) -> None:
        """E2: every round is played to its end."""
        while not self.last_round:
            for place in range(len(self.players)):
                self._turn((self.start + place) % len(self.players))

    def _turn(self, seat: int) -> None:
        verb, *words = self.page.move(seat, "buy", "build", "replace", "score", "broke")
        player = self.players[seat]
        if verb == "buy":
            self._buy(seat, words)
        elif verb == "build":
            self._build(seat, words)
        elif verb == "replace":
            self._replace(seat, words)
        elif verb == "score":
            self._score(seat, words)
        else:
            self._words(words, 0)
            if self._could_act(player, seat):
                self.page.fault("T5: an action is possible")
            player.coins += 2
        self._after(seat)

    def _words(self, words: list[str], many: int) -> None:
        if len(words) != many:
            self.page.fault("the move doesn't take these words")

    def _buy(self, seat: int, words: list[str]) -> None:
        player = self.players[seat]
        if self.advanced:
            if words not in (["turn"], ["still"]):
                self.page.fault("A1: turn or still")
        else:
            self._words(words, 0)
        turn = words != ["still"]
        if not any(self.wheel) and not (turn and self.bag.total()):
            self.page.fault("T1: there is no block to be had")
        if turn:
            self._turn_wheel()
        words = self.page.move(seat, "take")[1:]
        if not words:
            cheapest = min(price_of(n, c) for n, lying in enumerate(self.wheel, 1) for c in lying)
            if cheapest <= player.coins:
                self.page.fault("T1: at least one block must be taken")
            player.coins += 2
            return
        if len(words) < 3 or words[1] != ":" or not re.fullmatch("[1-6]", words[0]):
            self.page.fault("T1: a section, a colon, and blocks")
        section = int(words[0])
        blocks = self._blocks(words[2:])
        lying = Counter(self.wheel[section - 1])
        if blocks - lying:
            self.page.fault(f"T1: such blocks don't lie on section {section}")
        price = sum(price_of(section, colour) for colour in blocks.elements())
        if price > player.coins:
            self.page.fault(f"T1: {price} coins are due")
        player.coins -= price
        self.wheel[section - 1] = list((lying - blocks).elements())
        player.blocks += blocks

    def _blocks(self, words: list[str]) -> Counter[str]:
        if any(word not in COLOURS or len(word) != 1 for word in words):
            self.page.fault("no block")
        if words != sorted(words, key=COLOURS.index):
            self.page.fault("blocks are written white, yellow, red, green, blue, black")
        return Counter(words)

    def _pay(self, seat: int, city: str, words: list[str], due: int) -> None:
        player = self.players[seat]
        blocks = self._blocks(words)
        if blocks - player.blocks:
            self.page.fault(f"P{seat + 1} has not got these blocks")
        if any(colour not in CITIES[city][0] for colour in blocks):
            self.page.fault(f"T2: {city} doesn't allow these blocks")
        if blocks.total() != due:
            self.page.fault(f"T2: {due} blocks are due")
        player.blocks -= blocks
        self.bag += blocks

    def _leaves_board(self, seat: int, tile: str) -> None:
        """A tile was taken: from the market it is replaced (S2, E1); a cost of 8 brings an upgrade tile (A2)."""
        if tile in self.great:
            self.great.remove(tile)
            words = self.page.move(seat, "upgrade")[1:]
            self._words(words, 1)
            if words[0] not in self.fields:
                self.page.fault("A4: there is no such upgrade tile")
            self.fields.remove(words[0])
            self.players[seat].upgrades.append(words[0])
            return
        self.market.remove(tile)
        if self.pile:
            tiles = self.page.deal("market")
            self._words(tiles, 1)
            self._turn_up(tiles[0])
        elif not self.market:
            self.last_round = True

    def _build(self, seat: int, words: list[str]) -> None:
        if len(words) < 4 or words[2] != ":" or words[1] not in CITIES:
            self.page.fault("T2: a tile, a city, a colon, and blocks")
        tile, city = words[:2]
        if tile not in self.market and tile not in self.great:
            self.page.fault(f"T2: {tile} isn't to be had")
        kind, cost = house(tile)
        self._pay(seat, city, words[3:], cost)
        self.players[seat].houses.append((kind, cost, city))
        self._leaves_board(seat, tile)

    def _replace(self, seat: int, words: list[str]) -> None:
        if not self.advanced or len(words) < 5 or words[3] != ":" or words[1] not in CITIES:
            self.page.fault("A3: a tile, its city, a dearer tile, a colon, and blocks")
        old, city, tile = words[:3]
        houses = self.players[seat].houses
        if not re.fullmatch(r"[a-z]+[1-8]", old) or (*house(old), city) not in houses:
            self.page.fault(f"A3: {old} doesn't stand in {city}")
        if tile not in self.market and tile not in self.great:
            self.page.fault(f"A3: {tile} isn't to be had")
        kind, cost = house(tile)
        more = cost - house(old)[1]
        if more <= 0:
            self.page.fault("A3: the new building is dearer")
        self._pay(seat, city, words[4:], more)
        houses[houses.index((*house(old), city))] = (kind, cost, city)
        self._leaves_board(seat, tile)

    # -- scoring (T3, A5)

    def _counted(self, player: Player, what: str) -> list[tuple[str, int, str]]:
        if what in CATEGORIES:
            return [one for one in player.houses if one[0] in CATEGORIES[what][0]]
        return [one for one in player.houses if one[2] == what[1:] or one[0] == what]

    def _why_not(self, player: Player, what: str) -> str | None:
        known = what in SHOWS or (self.advanced and what in CATEGORIES) or (what[:1] == "@" and what[1:] in CITIES)
        if not known:
            return "T3, A5: nothing that can be scored"
        if not player.kings:
            return "C4: no king is left"
        if what in player.scored:
            return "T3: scored before"
        if what[0] == "@":
            if what[1:] in self.cities:
                return "T3: each city is scored once in the whole game"
            if len(self._counted(player, what)) < CITIES[what[1:]][3]:
                return "T3: too few buildings"
        elif not self._counted(player, what):
            return "T3, A5: no building of it"
        return None

    def _score(self, seat: int, words: list[str]) -> None:
        self._words(words, 1)
        player, what = self.players[seat], words[0]
        reason = self._why_not(player, what)
        if reason:
            self.page.fault(reason)
        player.kings -= 1
        player.scored.append(what)
        if what[0] == "@":
            self.cities[what[1:]] = seat
        for kind, cost, city in self._counted(player, what):
            value, unit = (1, CATEGORIES[what][1]) if what in CATEGORIES else CITIES[city][1:3]
            value += (what if what in CATEGORIES else city) in player.upgrades
            if unit == "vp":
                player.vp += cost * value
            else:
                player.coins += cost * value
            thing = SHOWS[kind]
            if what not in CATEGORIES and self.supply[thing]:
                self.supply[thing] -= 1
                player.objects[thing] += 1

    # -- T5, T4 and E1

    def _could_act(self, player: Player, seat: int) -> bool:
        if any(self.wheel) or self.bag.total():
            return True
        tiles = [house(tile) for tile in self.market | self.great]
        for city in CITIES:
            usable = sum(player.blocks[colour] for colour in CITIES[city][0])
            if any(cost <= usable for _, cost in tiles):
                return True
            stand = [cost for _, cost, there in player.houses if there == city]
            if self.advanced and any(0 < cost - old <= usable for _, cost in tiles for old in stand):
                return True
        everything = [*SHOWS, *(f"@{city}" for city in CITIES), *CATEGORIES]
        return any(self._why_not(player, what) is None for what in everything)

    def _after(self, seat: int) -> None:
        player = self.players[seat]
        bought = False
        while True:
            can_buy = not bought and player.coins >= 10 and bool(self.sale)
            can_announce = not self.announced and self._objectives_met(player)
            if not can_buy and not can_announce:
                return
            verb, *words = self.page.move(seat, "object", "announce", "done")
            if verb == "object":
                self._words(words, 1)
                if not can_buy or words[0] not in self.sale:
                    self.page.fault("T4: one object that is for sale, for 10 coins")
                bought = True
                player.coins -= 10
                self.sale.remove(words[0])
                player.objects[words[0]] += 1
                continue
            self._words(words, 0)
            if verb == "done":
                return
            if not can_announce:
                self.page.fault("E1: the objectives are not met, or the end was announced")
            self.announced = self.last_round = True
            player.vp += 5

    def _objectives_met(self, player: Player) -> bool:
        """E1; A6 by the texts of the cards."""
        few = len(self.players) - 2
        return all(
            have >= least[few]
            for have, least in (
                self._have_scored(player, self.cards[0]),
                self._have_objects(player, self.cards[1])[:2],
                self._have_built(player, self.cards[2])[:2],
            )
        )

    def _have_scored(self, player: Player, card: str) -> tuple[int, tuple[int, int, int]]:
        types = [what for what in player.scored if what in SHOWS]
        cities = [what for what in player.scored if what[0] == "@"]
        match card:
            case "scorings-4":
                return len(player.scored), (4, 4, 4)
            case "scorings-5":
                return len(player.scored), (5, 5, 5)
            case "scorings-types":
                return len(types), (3, 3, 3)
            case _:
                others = len(player.scored) - len(types) - len(cities)
                return bool(types) + bool(cities) + bool(others), (3, 3, 2)

    def _have_objects(self, player: Player, card: str) -> tuple[int, tuple[int, int, int], int, int]:
        """How much of what the card asks for, what the end needs, points, and how many objects it counts."""
        numbers = [player.objects[thing] for thing in SHOWS.values()]
        match card:
            case "objects-all":
                return sum(numbers), (8, 7, 6), 3 * sum(numbers), sum(numbers)
            case "objects-kinds":
                kinds = len([n for n in numbers if n])
                return kinds, (5, 5, 4), 5 * kinds, kinds
            case "objects-pairs":
                pairs = sum(n // 2 for n in numbers)
                return pairs, (3, 3, 2), 7 * pairs, 2 * pairs
            case _:
                return max(numbers), (4, 4, 3), 5 * max(numbers), max(numbers)

    def _have_built(self, player: Player, card: str) -> tuple[int, tuple[int, int, int], int]:
        match card:
            case "built-cost":
                cost = sum(cost for _, cost, _ in player.houses)
                return cost, (30, 25, 20), cost
            case "built-number":
                return len(player.houses), (9, 8, 7), 3 * len(player.houses)
            case "built-cities":
                cities = len({city for _, _, city in player.houses})
                return cities, (5, 5, 4), 5 * cities
            case _:
                kinds = len({kind for kind, _, _ in player.houses})
                return kinds, (5, 5, 4), 5 * kinds

    def _bonus(self, player: Player) -> int:
        costs = [cost for _, cost, _ in player.houses]
        match self.cards[3] if self.advanced else None:
            case "bonus-coins":
                return player.coins // 5
            case "bonus-blocks":
                return player.blocks.total()
            case "bonus-kings":
                return 2 * player.kings
            case "bonus-country":
                return 2 * len(self._counted(player, "country"))
            case "bonus-small":
                return 2 * len([cost for cost in costs if cost <= 2])
            case "bonus-great":
                return 3 * len([cost for cost in costs if cost in (5, 8)])
            case "bonus-set":
                return 6 * min(player.objects[thing] for thing in SHOWS.values())
            case "bonus-scored":
                return 3 * len([what for what in player.scored if what[0] == "@"])
        return 0

    def points(self, player: Player) -> int:
        """E3 and A7."""
        _, _, for_objects, counted = self._have_objects(player, self.cards[1])
        for_buildings = self._have_built(player, self.cards[2])[2]
        rest = player.objects.total() - counted if self.advanced else 0
        return player.vp + for_objects + rest + for_buildings + player.coins // 5 + self._bonus(player)

    def winners(self) -> list[int]:
        """E4."""
        standings = [(self.points(player), player.blocks.total()) for player in self.players]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


def check(text: str) -> Verdict:
    """Accepts the record or raises RecordFault."""
    opened = open_record(text, "carrara", r"variant=(base|advanced)")
    page = opened.page
    table = Table(page, len(opened.names), opened.start, opened.tags["Options"][1].endswith("advanced"))
    over = False
    try:
        table.set_up()
        table.play()
        over = True
        page.end("E2")
    except Stops:
        pass
    scores = [table.points(player) for player in table.players]
    opened.check_result(scores, over)
    return Verdict(opened.names, page.moves, over, scores, table.winners(), table.players)


if __name__ == "__main__":
    sys.exit(main(check, sys.argv[1:]))
