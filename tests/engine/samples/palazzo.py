"""Palazzo, as the tests for all games know it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from engine.outside import BACKS, check
from engine.play import Sample
from piazza import position
from piazza.game import State
from piazza.match import Match
from piazza.palazzo.state import PRICE_COUNTS

TILES = Counter(material + face for material in "BSM" for back in BACKS for face in back)
CARDS = Counter({currency + value: 3 for currency in "fdg" for value in "34567"}) + Counter({"c": 10})
FEW = 24
"""Moves that are listed to choose among their kinds first."""


def options(rng: Random) -> dict[str, str]:
    return {"price_count": rng.choice(PRICE_COUNTS)}


def wander(state: State, rng: Random, bold: float = 0.5) -> Any:
    """One kind of move as often as another."""
    moves = state.moves()
    count = moves.count()
    if count <= FEW:
        kinds: dict[str, list[Any]] = {}
        for move in moves:
            kinds.setdefault(move.verb, []).append(move)
        return rng.choice(kinds[rng.choice(sorted(kinds))])
    # Pass is the first, an auction the last.
    return moves.nth(rng.choice((0, count - 1)) if rng.random() > bold else rng.randrange(count))


def pieces(state: Any) -> tuple[Counter[str], Counter[str]]:
    """All tiles (with the riders) and all cards of a state, wherever they are."""
    data = position.write("palazzo", state)
    tiles = Counter([*data["warehouse"], *data["stock"], *map(str, state.gone)])
    tiles.update(tile for quarry in data["quarries"] for tile in quarry)
    tiles["R"] += data["riders"]
    cards = Counter([*data["money"], *data["discard"]])
    for seat in data["seats"]:
        cards.update(seat["hand"])
        tiles.update(tile for palace in seat["palaces"] for tile in palace)
    at = data.get("at", [])
    for step in at if isinstance(at, list) else [at]:
        tiles.update(step.get("tiles", ()))
        cards.update(step.get("row", ()))
        cards.update(card for bid in step.get("bids", {}).values() for lying in bid for card in lying)
    del cards["c3"]
    return tiles, cards


def check_pieces(state: State) -> None:
    assert pieces(state) == (TILES + Counter({"R": 5}), CARDS)


def permuted(state: Any, viewer: int, rng: Random) -> Any:
    other = state.clone()
    hands = [
        [kind for kind, n in enumerate(hand) for _ in range(n - known[kind])]
        for hand, known in zip(state.hands, state.known, strict=True)
    ]
    pool = [*state.deck, *(kind for seat, hand in enumerate(hands) if seat != viewer for kind in hand)]
    rng.shuffle(pool)
    for seat, hand in enumerate(hands):
        if seat != viewer:
            cards = list(state.known[seat])
            for _ in hand:
                cards[pool.pop()] += 1
            other.hands[seat] = tuple(cards)
    other.deck = pool
    # The stock's bottom is its first: III (20 with the riders), then II (18), then I.
    stacks = [state.stock[:20], state.stock[20:38], state.stock[38:]]
    for stack in stacks:
        rng.shuffle(stack)
    other.stock = [tile for stack in stacks for tile in stack]
    other.rng = rng.getrandbits(64)
    return other


def candidates(state: Any, rng: Random) -> list[str]:
    data = position.write("palazzo", state)
    seat = data["seats"][state.to_decide()]
    palaces = [f"@{n}" for n in range(1, len(seat["palaces"]) + 2)]
    tiles = sorted(set(data["warehouse"]) | {t for p in seat["palaces"] for t in p} | set(rng.sample(sorted(TILES), 6)))
    match state.step_name():
        case "turn":
            cards = sorted(set(rng.sample(seat["hand"], min(2, len(seat["hand"])))) | {rng.choice(sorted(CARDS))})
            ways = [f"take {t} {p}" for t in tiles for p in palaces] + [f"drop {p}" for p in palaces]
            ways += [f"slide {p} {q}" for p, q in product(palaces, repeat=2)]
            texts = [f"rebuild {card} : {way}" for card in cards for way in ways]
            return ["money", "market", *rng.sample(texts, min(40, len(texts)))]
        case "pick":
            return [f"pick {card}" for card in CARDS]
        case "market":
            lots = [*product(tiles), *product(tiles, repeat=2)]
            pays = [rng.sample(seat["hand"], rng.randint(0, min(5, len(seat["hand"])))) for _ in range(40)]
            return ["auction", *(" ".join(["buy", *rng.choice(lots), ":", *pay]) for pay in pays)]
        case "auction":
            size = len(seat["hand"])
            bids = [rng.sample(seat["hand"], rng.randint(1, min(5, size))) for _ in range(40) if size]
            return ["pass", *(" ".join(["bid", *bid]) for bid in bids)]
        case "choose":
            return [f"choose {tile}" for tile in TILES]
        case _:
            mine = [*state.steps[-1].tiles, *rng.sample(sorted(TILES), 2)]
            return [f"place {tile} {where}" for tile in mine for where in (*palaces, "new", "drop")]


def agree(verdict: Any, match: Match) -> None:
    data = position.write("palazzo", match.state)
    assert verdict.palaces == [seat["palaces"] for seat in data["seats"]]
    assert verdict.scores == match.state.scores()
    if match.state.over or match.state.step_name() != "auction":
        assert verdict.hands == [Counter(seat["hand"]) for seat in data["seats"]]


VERBS = "money market pick buy auction bid pass choose place rebuild gold".split()
WORDS = [":", "new", "drop", "take", "slide", "@1", "@2", "@3", "@9", "@0", "@-1", "@1e1", "t4", "tc", "c", "c3", "R"]

SITUATIONS = {
    "sharing out": r": choose ",
    "two tiles bought": r": buy \w+ \w+ :",
    "bought for nothing": r": buy .*:$",
    "certificates as a triple": r"\btc\b",
    "a triple": r"\bt\d\b",
    "nothing to auction": r": auction\n(?!deal: architect)",
    "taken out": r": rebuild .* take ",
    "slid in": r": rebuild .* slide ",
    "dropped by rebuilding": r": rebuild .* drop ",
    "rebuilt for a certificate": r": rebuild c ",
    "built on a palace": r": place .* @",
    "dropped at once": r": place .* drop",
    "a rider first": r"deal: rider warehouse",
    "a rider second": r"deal: rider quarry",
    "raised by certificates": r": bid c( c)?$",
}

IMPOSSIBLE: list[dict[str, Any]] = [
    {"warehouse": ["B11", "B11"]},
    {"warehouse": ["B31", "B31", "B31"]},
    {"warehouse": ["R"]},
    {"stock": ["R"] * 6},
    {"riders": 1, "stock": ["R"] * 5},
    {"riders": 6},
    {"money": ["f3"] * 4},
    {"discard": ["c"] * 11},
    {"seats": [{"hand": ["f3", "f3"]}, {"hand": ["f3", "f3"]}]},
    {"seats": [{"palaces": [["B21", "S11"]]}, {}]},
    {"seats": [{"palaces": [["B11", "S12"]]}, {}]},
    {"seats": [{"palaces": [["B11"]]}, {"palaces": [["B11"]]}]},
    {"seats": [{"hand": ["c"], "known": ["f3"]}, {}]},
    {"seats": [{}]},
    {"seats": [{}] * 5},
    {"quarries": [[], [], []]},
    {"turn": "P3"},
    {"architect": "Q5"},
    {"options": {"price_count": "never"}},
    {"rules": 2},
    {"money": ["f8"]},
    {"colour": "red"},
    {"at": {"step": "pick", "seat": "P2", "row": ["f3", "f4", "f5"]}},
    {"at": {"step": "auction", "lot": "Q1", "bids": {}, "passed": [], "to": "P2"}},
    {"at": {"step": "build", "seat": "P1", "tiles": ["R"]}},
    {"at": {"step": "build", "seat": "P1", "tiles": []}},
    {"at": {"step": "market", "price": 11}},
    {"at": {"step": "sleep"}},
    {"at": [{"step": "build", "seat": "P1", "tiles": ["B11"]}, {"step": "market", "price": 3}]},
]

ENDGAME = {
    "game": "palazzo",
    "turn": "P2",
    "architect": "Q3",
    "riders": 4,
    "warehouse": ["B12", "B31", "B31"],
    "quarries": [["B11", "S22", "M33", "M42"], ["S53"], [], []],
    "stock": ["M53", "S41", "R", "B53"],
    "money": ["f3", "d7"],
    "discard": ["c", "g5"],
    "seats": [
        {"hand": ["f7", "f5", "c"], "palaces": [["B13", "B22"], ["S33"]]},
        {"hand": ["d4", "c", "c", "c", "g4", "f4"], "palaces": [["M12", "M22", "M32"], ["S11"], ["M41"]]},
    ],
}
AUCTION = {
    **ENDGAME,
    "quarries": [["B11", "S22", "M33"], ["S53"], [], []],
    "architect": "Q1",
    "at": {"step": "auction", "lot": "Q1", "bids": {"P2": [["c3"]], "P1": [["f6"]]}, "passed": [], "to": "P2"},
}


COUNTED = {
    "game": "palazzo",
    "stock": ["B53", "S42", "R"],
    "money": ["f3", "f3", "d4"],
    "seats": [{"hand": ["c"], "palaces": [["B11"], ["B21"]]}, {}],
}
# At the turn: money, market, and with one card in hand: two palaces of one floor, each slides or drops (T3).
# 1: money, market, two slides, two drops.
# 2: after money two different picks; after market the auction alone (c pays nothing); P2: market, as in all four
#    others, and money where the discarded certificate isn't too few: three cards are there, so both.
BY_HAND = (COUNTED, [6, 2 + 1 + 4 * 2])

SAMPLE = Sample(
    game="palazzo",
    options=options,
    wander=wander,
    check_pieces=check_pieces,
    permuted=permuted,
    candidates=candidates,
    referee=check,
    agree=agree,
    words=[*WORDS, *CARDS, *TILES, *VERBS, "", "é", "B99", "f8", "٣", "P1"],
    rules=r"[BMTE]\d?(\.\d+)?",
    situations=SITUATIONS,
    variants=[{"price_count": value} for value in PRICE_COUNTS],
    positions={3: ENDGAME, 4: AUCTION},
    by_hand=BY_HAND,
    decisions=frozenset({"turn", "pick", "market", "auction", "choose", "build"}),
    impossible=IMPOSSIBLE,
    odd=["Q4", "R", "c", "B99", "B11", "f3", {"step": "turn"}],
    laid_open={"row": "T1.1", "draw": "T2.1", "rider": "T2.3"},
    composers=frozenset({"buy", "bid", "rebuild"}),
)
