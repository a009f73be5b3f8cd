"""Dominion, as the tests for all games know it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engine.outside_dominion import check
from engine.play import Sample
from piazza import position
from piazza.dominion import kingdom
from piazza.dominion.cards import KINGDOM_CARDS, NAMES
from piazza.game import State
from piazza.match import Match

FEW = 40
"""Moves that are listed to choose among their kinds first."""


def any_kingdom(rng: Random) -> str:
    """A value of the option: mostly ten cards by name, at times a named one."""
    if rng.random() < 0.2:
        return rng.choice(kingdom.NAMED)
    return kingdom.write_cards(sorted(rng.sample(KINGDOM_CARDS, kingdom.PILES)))


def options(rng: Random) -> dict[str, str]:
    return {"kingdom": any_kingdom(rng)}


def wander(state: State, rng: Random, bold: float = 0.8) -> Any:
    """The bold play actions and buy what is dear, so that decks grow and much happens."""
    moves = state.moves()
    count = moves.count()
    if count > FEW:
        return moves.nth(rng.randrange(count))
    listed = list(moves)
    if rng.random() < bold:
        if state.step_name() == "buy":
            if listed[0].verb == "treasures":
                return listed[0]
            dear = [move for move in listed if move.verb == "buy" and move.cards[0] > 6]
            return rng.choice(dear or listed)
        if len(listed) > 1 and listed[-1].verb == "end":
            listed.pop()
    return rng.choice(listed)


def wander_on(match: Match, rng: Random, most: int) -> None:
    """Mostly boldly: only then much happens."""
    bold = rng.choice((0.3, 0.8, 0.97))
    while not match.state.over and most:
        match.push(wander(match.state, rng, bold))
        most -= 1


def zones(state: Any) -> tuple[list[Counter[str]], Counter[str], Counter[str]]:
    """Every seat's cards wherever they lie, the supply and the trash: counted from the position alone."""
    data = position.write("dominion", state)
    at = data.get("at", [])
    owned = [
        Counter([*seat["deck"], *seat["hand"], *seat["discard"], *seat["play"], *seat["aside"]])
        for seat in data["seats"]
    ]
    for step in at if isinstance(at, list) else [at]:
        if step["step"] == "thief":
            owned[int(step["seats"][0][1]) - 1].update(step["cards"])
    return owned, +Counter(data["supply"]), Counter(data["trash"])


def whole(seats: int, cards: list[str]) -> Counter[str]:
    """All cards of a match (S1, S2), from the rules."""
    victory = 8 if seats == 2 else 12
    counts = Counter(dict.fromkeys(cards, 10)) + Counter(Copper=60, Silver=40, Gold=30, Curse=10 * (seats - 1))
    counts += Counter(Estate=victory + 3 * seats, Duchy=victory, Province=victory)
    if "Gardens" in cards:
        counts["Gardens"] = victory
    return counts


def check_pieces(state: Any) -> None:
    """No card is lost or made, and the counts that the state keeps are those of the table."""
    cards = [NAMES[card] for card in state.piles if card in KINGDOM_CARDS]
    assert len(cards) == kingdom.PILES
    owned, supply, trash = zones(state)
    assert sum(owned, Counter()) + supply + trash == whole(state.seats, cards)
    assert [Counter({NAMES[k]: n for k, n in enumerate(counts) if n}) for counts in state.owned] == owned
    assert bin(state.filled).count("1") == len(supply)


def permuted(state: Any, viewer: int, rng: Random) -> Any:
    other = state.clone()
    for seat in range(state.seats):
        seen = state.tops[seat]
        deck, hand, discard = state.decks[seat][seen:], state.hands[seat], state.discards[seat][:-1]
        pool = list(deck if seat == viewer else deck + hand + discard)
        rng.shuffle(pool)
        cut = len(deck) + len(hand)
        other.decks[seat] = state.decks[seat][:seen] + bytes(pool[: len(deck)])
        if seat != viewer:
            other.hands[seat] = bytes(pool[len(deck) : cut])
            other.discards[seat] = bytes(pool[cut:]) + state.discards[seat][-1:]
    other.rng = rng.getrandbits(64)
    return other


VERBS = "play treasures buy end discard trash gain top reveal no deck aside keep back".split()


def candidates(state: Any, rng: Random) -> list[str]:
    texts = [" ".join([verb, *cards]) for verb in VERBS for cards in ([], *([name] for name in NAMES))]
    hand = position.write("dominion", state)["seats"][state.to_decide()]["hand"]
    texts += [
        " ".join([verb, *sorted(rng.sample(hand, min(len(hand), rng.randrange(5))), key=NAMES.index)])
        for verb in ("discard", "trash")
        for _ in range(10)
    ]
    return texts + [f"{verb} P{n}" for verb in ("discard", "back") for n in (1, 2, 3)]


def agree(verdict: Any, match: Match) -> None:
    assert verdict.scores == (match.state.scores() if match.state.over else [])
    assert verdict.supply == zones(match.state)[1]


DECISIONS = "action buy cellar chancellor library loot militia moat spy thief throne bureaucrat trash gain"

SITUATIONS = {
    **{f"{card} is played": rf": play {card}$" for card in NAMES[7:] if card != "Gardens"},
    "a reshuffle in the middle of a draw": r"shuffle\ndeal: P\d draw \w+ \w+ ",
    "a deck spied upon and left": r": back P\d",
    "treasures of several players gained": r": gain \w+ \w+",
    "nothing discarded": r": discard$",
    "an attack warded off": r": reveal Moat",
}

IMPOSSIBLE: list[dict[str, Any]] = [
    {"seats": [{"hand": ["Province"] * 13}, {}]},
    {"seats": [{"hand": ["Village"] * 6}, {"deck": ["Village"] * 5}]},
    {"seats": [{}, {"play": ["Village"]}]},
    {"seats": [{}, {"aside": ["Village"]}]},
    {"seats": [{"hand": ["Rabbit"]}, {}]},
    {"seats": [{"hand": "Village"}, {}]},
    {"seats": [{"turns": -1}, {}]},
    {"seats": [{}]},
    {"seats": [{}] * 5},
    {"supply": {"Village": 11}},
    {"supply": {"Village": -1}},
    {"supply": {"Village": True}},
    {"trash": ["Gold"] * 31},
    {"actions": -1},
    {"coins": 10**9},
    {"phase": "night"},
    {"phase": "buy", "at": {"step": "chancellor"}},
    {"turn": "P3"},
    {"rules": 2},
    {"options": {"kingdom": "Cellar"}},
    {"at": {"step": "cellar"}},
    {"at": {"step": "throne"}},
    {"at": {"step": "trash", "card": "Chapel"}},
    {"at": {"step": "trash", "card": "Village"}},
    {"at": {"step": "moat", "card": "Witch", "seat": "P2", "absent": []}},
    {"at": {"step": "militia", "seats": ["P2"]}},
    {"at": {"step": "library", "card": "Village"}},
    {"at": {"step": "spy", "seats": ["P2"], "card": "Village"}},
    {"at": {"step": "thief", "seats": ["P2"], "cards": ["Estate"]}},
    {"at": {"step": "loot", "cards": ["Gold"]}},
    {"at": [{"step": "chancellor"}, {"step": "chancellor"}]},
]

THRONES = {
    "game": "dominion",
    "supply": {"Copper": 10, "Silver": 2, "Gold": 1, "Estate": 3, "Curse": 1, "Province": 1},
    "seats": [
        {
            "hand": ["ThroneRoom", "ThroneRoom", "Spy", "Thief", "Cellar"],
            "deck": ["Copper", "Village", "Estate", "Gold"],
        },
        {"hand": ["Moat", "Estate", "Copper"], "deck": ["Silver", "Copper"], "discard": ["Gold", "Estate"]},
        {"hand": ["Copper"], "deck": ["Curse"]},
    ],
}

COUNTED = {"game": "dominion", "seats": [{"hand": ["Chapel", "Copper", "Estate"]}, {"hand": ["Copper"]}]}
# 1: the Chapel, or the end of the action phase. 2: nothing, the one Copper or the Estate, both; then treasures,
#    the Copper alone, a Copper or a Curse for nothing, the end of the turn.
BY_HAND = (COUNTED, [2, 4 + 5])

SAMPLE = Sample(
    game="dominion",
    options=options,
    wander=wander,
    wander_on=wander_on,
    check_pieces=check_pieces,
    permuted=permuted,
    candidates=candidates,
    referee=check,
    agree=agree,
    words=[*VERBS, *NAMES, "P1", "P9", "é", ""],
    rules=r"[STK]\d+",
    situations=SITUATIONS,
    variants=[
        {"kingdom": value}
        for value in (
            "random",
            *kingdom.SETS,
            "Cellar+Moat+Bureaucrat+Militia+Spy+Thief+ThroneRoom+CouncilRoom+Library+Witch",
        )
    ],
    positions={7: THRONES},
    by_hand=BY_HAND,
    decisions=frozenset(DECISIONS.split()),
    impossible=IMPOSSIBLE,
    odd=["Copper", "Village", "ThroneRoom", ["Copper"], {"Copper": 1}, {"step": "cellar"}, 300],
    laid_open={
        "reveal": "K15, K16, K25",
        "show": "K8, K19",
        "found": "K25",
        "discard": "K21, K25",
        "aside": "K21",
        "spied": "K15",
        "stolen": "K16",
        "moat": "R",
    },
    composers=frozenset({"discard", "trash", "gain"}),
    many=100_000,
)
