"""Carrara, as the tests for all games know it, and a bot that is no fool to measure the greedy one by."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engine.outside_carrara import CITIES, COLOURS, GREEN, ORANGE, SHOWS, check
from engine.play import Sample
from piazza import position
from piazza.carrara.blocks import price
from piazza.carrara.moves import Announce, Done
from piazza.carrara.state import VARIANTS
from piazza.game import State
from piazza.match import Match
from piazza.rng import Rng

TILES = {f"{kind}{cost}" for kind in (*ORANGE, *GREEN) for cost in range(1, 6)}
GREAT = {f"{kind}8" for kind in (*ORANGE, *GREEN)}


def options(rng: Random) -> dict[str, str]:
    return {"variant": rng.choice(VARIANTS)}


def kinds(state: State) -> dict[str, list[Any]]:
    """The moves by their verb; of the payments of a building only the first."""
    found: dict[str, list[Any]] = {}
    moves: Any = state.moves()
    for move in moves.groups() if hasattr(moves, "groups") else moves:
        found.setdefault(move.verb, []).append(move)
    return found


def wander(state: State, rng: Random, bold: float = 0.5) -> Any:
    """One kind of move as often as another."""
    moves = state.moves()
    if rng.random() > bold:
        return moves.nth(rng.randrange(moves.count()))
    by_verb = kinds(state)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def wander_on(match: Match, rng: Random, most: int) -> None:
    """In some matches blocks are hoarded until none is left."""
    bold, hoard = rng.random(), rng.random() < 0.15
    while not match.state.over and most:
        by_verb = kinds(match.state) if hoard else {}
        if match.state.step_name() == "buying" and hoard:
            move = max(match.state.moves(), key=lambda move: sum(move.blocks))
        elif "buy" in by_verb and rng.random() < 0.9:
            move = by_verb["buy"][0]
        else:
            move = wander(match.state, rng, bold)
        match.push(move)
        most -= 1


def check_pieces(state: Any) -> None:
    """42 blocks, 36 objects, 30 tiles (and six), eight upgrade tiles, six kings a seat: each is somewhere, once."""
    data = position.write("carrara", state)
    blocks = Counter(data["bag"]) + Counter(block for section in data["wheel"] for block in section)
    objects = Counter(data["sale"]) + Counter(data["supply"])
    tiles = [*data["market"], *data["stack"], *map(str, state.gone)]
    upgrades: list[str] = []
    for number, seat in enumerate(data["seats"]):
        blocks += Counter(seat["blocks"])
        objects += Counter(seat["objects"])
        tiles += [tile for stand in seat["buildings"].values() for tile in stand]
        upgrades += seat["upgrades"]
        used = len(seat["types"]) + sum(by == f"P{number + 1}" for by in data["scored"].values())
        assert seat["kings"] + used == 6
        assert min(seat["coins"], seat["vp"]) >= 0
    assert blocks == Counter(dict.fromkeys(COLOURS, 7))
    assert objects == Counter(dict.fromkeys(SHOWS.values(), 6))
    tiles += map(str, state.great())
    assert len(tiles) == len(set(tiles))
    assert set(tiles) == (TILES | GREAT if state.advanced else TILES)
    assert len(upgrades) == len(set(upgrades)) <= 6
    assert sum(map(len, data["wheel"])) <= 11
    assert len(data["market"]) == 9 or not data["stack"]


def permuted(state: Any, viewer: int, rng: Random) -> Any:
    """The bag, the pile and chance to come otherwise: the rest was open when it happened."""
    other = state.clone()
    rng.shuffle(other.bag)
    rng.shuffle(other.stack)
    other.rng = rng.getrandbits(64)
    return other


def candidates(state: Any, rng: Random) -> list[str]:
    data = position.write("carrara", state)
    seat = data["seats"][state.to_decide()]
    match state.step_name():
        case "turn":
            texts = ["buy", "buy turn", "buy still", "broke"]
            texts += [f"score {what}" for what in (*SHOWS, *(f"@{city}" for city in CITIES), "city", "country")]
            tiles = sorted({*data["market"], *rng.sample(sorted(GREAT), 3), *rng.sample(sorted(TILES), 2)})
            stand = [(tile, city) for city, there in seat["buildings"].items() for tile in there]
            for _ in range(40):
                tile, city = rng.choice(tiles), rng.choice(sorted(CITIES))
                due = int(tile[-1])
                if stand and rng.random() < 0.4:
                    old, city = rng.choice(stand)
                    due, tile = max(0, due - int(old[-1])), f"{old} {city} {tile}"
                    texts.append(f"replace {tile} : {' '.join(payment(seat['blocks'], due, rng))}".rstrip())
                else:
                    texts.append(f"build {tile} {city} : {' '.join(payment(seat['blocks'], due, rng))}".rstrip())
            return texts
        case "buying":
            texts = ["take"]
            for _ in range(30):
                section = rng.randrange(6)
                lying = data["wheel"][section] or [rng.choice(COLOURS)]
                texts.append(f"take {section + 1} : {' '.join(payment(lying, rng.randint(1, 3), rng))}")
            return texts
        case "upgrade":
            return [f"upgrade {field}" for field in (*CITIES, "city", "country", "villa")]
        case _:
            return ["done", "announce", *(f"object {thing}" for thing in SHOWS.values())]


def payment(blocks: list[str], size: int, rng: Random) -> list[str]:
    """Some of the blocks, mostly as many as due, at times others."""
    size = max(0, size + rng.choice((0, 0, 0, 0, 1, -1)))
    chosen = rng.sample(blocks, min(size, len(blocks)))
    if rng.random() < 0.1:
        chosen.append(rng.choice(COLOURS))
    return sorted(chosen, key=COLOURS.index)


def agree(verdict: Any, match: Match) -> None:
    state = match.state
    assert (verdict.scores, verdict.winners) == (state.scores(), state.winners())
    seats = position.write("carrara", state)["seats"]
    for player, seat in zip(verdict.players, seats, strict=True):
        assert (player.coins, player.vp, player.kings) == (seat["coins"], seat["vp"], seat["kings"])
        assert player.blocks == Counter(seat["blocks"])
        assert player.objects == Counter(seat["objects"])


VERBS = "buy take build replace upgrade score broke object announce done gold".split()
WORDS = [":", "turn", "still", "@pisa", "city", "country", "@", "0", "1", "3", "6", "7", "٣", "", "é", "palazzo9", "P1"]

SITUATIONS = {
    "nothing to take": r": take$",
    "a whole section": r": take \d : \w \w \w",
    "the wheel stands still": r": buy still$",
    "nothing drawn": r": buy( turn)?\nP",
    "a replacement": r": replace ",
    "an upgrade": r": upgrade [a-z]+$",
    "a category's upgrade": r": upgrade (city|country)$",
    "a type": r": score [a-z]{5,}$",
    "a city": r": score @",
    "a category": r": score (city|country)$",
    "an object": r": object ",
    "announced": r": announce$",
    "a tile not refilled": r": build .*\nP\d: (?!upgrade)",
}

IMPOSSIBLE: list[dict[str, Any]] = [
    {"seats": [{"blocks": ["w"] * 5}, {"blocks": ["w"] * 3}]},
    {"seats": [{"blocks": {"w": 8}}, {}]},
    {"seats": [{"objects": ["crown"] * 7}, {}]},
    {"seats": [{"buildings": {"pisa": ["villa1"]}}, {"buildings": {"pisa": ["villa1"]}}]},
    {"seats": [{"buildings": {"pisa": ["villa8"]}}, {}]},
    {"seats": [{"buildings": {"roma": ["villa1"]}}, {}]},
    {"seats": [{"coins": -1}, {}]},
    {"seats": [{"kings": 7}, {}]},
    {"seats": [{"types": ["villa", "villa"]}, {}]},
    {"seats": [{"types": ["city"]}, {}]},
    {"seats": [{"announced": True}, {"announced": True}]},
    {"seats": [{}]},
    {"market": ["villa8"]},
    {"market": ["villa1"], "stack": ["villa1"]},
    {"wheel": [[], [], []]},
    {"wheel": [["w"] * 8, [], [], [], [], []]},
    {"bag": ["x"]},
    {"sale": ["crown", "crown"]},
    {"scored": {"pisa": "P3"}},
    {"cards": ["bonus-set"]},
    {"turn": "P3"},
    {"options": {"variant": "grand"}},
    {"rules": 2},
    {"at": {"step": "upgrade"}},
    {"at": {"step": "sleep"}},
    {"at": {"step": "after", "bought": 1}},
    {"at": [{"step": "buying"}, {"step": "after"}]},
]

LATE = {
    "game": "carrara",
    "options": {"variant": "advanced"},
    "turn": "P2",
    "wheel": [["r", "k"], ["w", "b"], ["y"], [], ["g", "g"], []],
    "bag": ["w", "k", "r"],
    "market": ["palazzo3", "villa5", "porta1"],
    "stack": ["cattedrale2"],
    "scored": {"pisa": "P1"},
    "cards": ["scorings-4", "objects-pairs", "built-cost", "bonus-set"],
    "seats": [
        {"coins": 7, "blocks": ["w", "k"], "buildings": {"pisa": ["porta2", "castello5"]}},
        {
            "coins": 12,
            "blocks": ["w", "y", "r", "k", "k"],
            "buildings": {"lucca": ["villa2", "porta3"], "lerici": ["palazzo1"]},
            "types": ["villa", "country"],
            "objects": ["flag", "gate", "crown"],
            "vp": 9,
        },
    ],
}

COUNTED = {
    "game": "carrara",
    "wheel": [["w", "k"], [], [], [], [], []],
    "market": ["villa1"],
    "stack": ["porta2"],
    "seats": [{"coins": 5, "blocks": ["w", "k"]}, {"blocks": ["k"]}],
}
# 1: buy; the villa for white in six cities, for black in Lérici alone.
# 2: bought, white and black lie on section 2 at 5 and nothing: white, black, both; after each building P2 can buy
#    only (the porta costs 2).
BY_HAND = (COUNTED, [1 + 6 + 1, 3 + 7])

SAMPLE = Sample(
    game="carrara",
    options=options,
    wander=wander,
    wander_on=wander_on,
    check_pieces=check_pieces,
    permuted=permuted,
    candidates=candidates,
    referee=check,
    agree=agree,
    words=[*VERBS, *WORDS, *sorted(TILES | GREAT), *CITIES, *COLOURS, *SHOWS, *SHOWS.values()],
    rules=r"T[1-5]?|A[1-5]|E[12]",
    situations=SITUATIONS,
    variants=[{"variant": value} for value in VARIANTS],
    positions={3: LATE},
    by_hand=BY_HAND,
    decisions=frozenset({"turn", "buying", "upgrade", "after"}),
    impossible=IMPOSSIBLE,
    odd=["w", "villa1", "villa8", "pisa", "crown", ["w"], 7],
    laid_open={"wheel": "W2", "market": "T2"},
    composers=frozenset({"build", "score", "take"}),
)


class Thrifty:
    """A bot that builds and scores at random but wastes no coin: it takes what is free or cheapest, and no object."""

    def choose(self, view: Any, moves: Any, rng: Rng, budget: float) -> Any:
        match view.steps[-1].name:
            case "turn":
                by_verb: dict[str, list[Any]] = {}
                for move in moves.groups():
                    by_verb.setdefault(move.verb, []).append(move)
                deeds = [verb for verb in sorted(by_verb) if verb != "buy"]
                verb = rng.choice(deeds) if deeds and rng.below(3) else rng.choice(sorted(by_verb))
                return rng.choice(by_verb[verb])
            case "buying":
                # The cheapest first, of these the most.
                return min(moves, key=lambda move: (price(move.section, move.blocks), -sum(move.blocks)))
            case "after":
                return Announce() if Announce() in list(moves) else Done()
        return moves.nth(rng.below(moves.count()))
