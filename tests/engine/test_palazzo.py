"""Palazzo: payments against all subsets of the hand, long lists of bids, and what was public."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Any

from engine.outside import _pays, _too_many
from engine.play import salts, sample, seeds, times
from engine.samples.palazzo import CARDS
from hypothesis import given
from hypothesis import strategies as st
from piazza import position
from piazza.match import Match

PALAZZO = sample("palazzo")


@times(30)
@given(salts)
def test_long_lists_are_in_order_too(seed: int) -> None:
    state = rich_auction(Random(seed))
    moves = state.moves()
    start = Random(seed).randrange(min(moves.count(), 20_000))
    for i, move in islice(enumerate(moves), start, start + 30):
        assert (moves.nth(i), moves.index(move)) == (move, i)


# -- rich hands: bids and purchases against all subsets of the hand


def rich_auction(rng: Random, cards: int = 40) -> Any:
    """An auction in the middle, with all money in two hands."""
    deck = sorted(CARDS.elements())
    rng.shuffle(deck)
    data = {
        "game": "palazzo",
        "turn": "P1",
        "architect": "Q1",
        "quarries": [["B11"], [], [], []],
        "stock": ["B12", "B13"],
        "seats": [{"hand": deck[: rng.randint(1, cards)]}, {"hand": deck[cards : cards + 12]}],
        "at": {"step": "auction", "lot": "Q1", "bids": {"P1": [["c3"]]}, "passed": [], "to": "P2"},
    }
    match = Match.from_state(*position.read(data))
    for _ in range(rng.randrange(0, 4)):
        moves = match.state.moves()
        if moves.count() > 1:
            match.push(moves.nth(rng.randrange(1, min(moves.count(), 40))))
    return match.state


def subsets(hand: list[str]) -> Iterator[Counter[str]]:
    kinds = Counter(hand)
    for counts in product(*(range(n + 1) for n in kinds.values())):
        yield Counter({card: n for card, n in zip(kinds, counts, strict=True) if n})


def as_cards(payment: str) -> Counter[str]:
    cards: Counter[str] = Counter()
    for token in payment.split():
        if token == "tc":
            cards["c"] += 3
        elif token[0] == "t":
            cards.update(currency + token[1] for currency in "fdg")
        else:
            cards[token] += 1
    return cards


@times(30)
@given(st.lists(st.sampled_from(sorted(CARDS.elements())), max_size=11), st.integers(0, 10))
def test_purchases_are_all_that_the_rules_allow(hand: list[str], price: int) -> None:
    hand = sorted((Counter(hand) & CARDS).elements())
    data = {
        "game": "palazzo",
        "warehouse": ["B12", "S21"],
        "stock": ["B13"],
        "seats": [{"hand": hand}, {}],
        "at": {"step": "market", "price": price},
    }
    _, state = position.read(data)
    found: dict[str, list[Counter[str]]] = {}
    for move in state.moves():
        tiles, colon, payment = state.write(move).partition(" :")
        if colon:
            found.setdefault(tiles, []).append(as_cards(payment))
    for tiles, due in (("buy B12", price), ("buy S21", price), ("buy B12 S21", 2 * price)):
        wanted = [cards for cards in subsets(hand) if _pays(cards, due) and not _too_many(cards, due)]
        assert sorted(map(sorted, map(Counter.elements, found.get(tiles, [])))) == sorted(
            map(sorted, map(Counter.elements, wanted))
        )


@times(30)
@given(salts)
def test_bids_are_all_that_the_rules_allow(seed: int) -> None:
    rng = Random(seed)
    state = rich_auction(rng, cards=9)
    if state.step_name() != "auction":
        return
    data = PALAZZO.written(state)
    seat = state.to_decide()
    at = data["at"]

    def total(name: str, more: Counter[str] | None = None) -> int | None:
        raises = [Counter(lying) for lying in at["bids"].get(name, []) if lying != ["c3"]]
        raises += [more] if more else []
        opening = 3 if name == data["turn"] else 0
        return _bid_worth(raises, opening)

    highest = max(total(name) or 0 for name in at["bids"])
    wanted = []
    for cards in subsets(data["seats"][seat]["hand"]):
        if cards and (total(f"P{seat + 1}", cards) or 0) > highest:
            wanted.append(sorted(cards.elements()))
    found = [as_cards(state.write(move).removeprefix("bid ")) for move in state.moves() if move.verb == "bid"]
    assert sorted(sorted(cards.elements()) for cards in found) == sorted(wanted)


def _bid_worth(raises: list[Counter[str]], opening: int) -> int | None:
    """A whole bid by T2.8, T2.9, M1 to M4, once more from the rules; None where it isn't one."""
    best = None
    for main in "fdg":
        worth, binds = opening, not raises
        for lying in raises:
            triples = {v: min(lying[c + v] for c in "fdg") for v in "34567"}
            # M3: the cards outside the one currency must all be in triples.
            if any(lying[c + v] != triples[v] for v in "34567" for c in "fdg" if c != main):
                break
            singles = sum(int(v) * (lying[main + v] - triples[v]) for v in "34567")
            certificates = lying["c"]
            worth += 15 * (sum(triples.values()) + certificates // 3) + singles + 2 * (certificates % 3)
            binds = binds or bool(singles or sum(triples.values()) or certificates >= 3)
        else:
            if binds:
                best = max(best or 0, worth)
    return best


# -- what was public


@times(20)
@given(seeds)
def test_a_view_shows_what_was_public(seed: int) -> None:
    """Known of a hand is what was picked or taken back in the open, and not spent since."""
    match = PALAZZO.wandered(seed, 200)
    seats = match.state.seats
    known: list[Counter[str]] = [Counter() for _ in range(seats)]
    lying: list[Counter[str]] = [Counter() for _ in range(seats)]
    for t, state in enumerate(match.states):
        view: Any = state.view(0)
        shown = PALAZZO.written(state)["seats"]
        assert [Counter(seat["known"]) for seat in shown] == known
        assert [sum(cards) for cards in view.known] == [cards.total() for cards in known]
        assert list(view.cards) == [len(seat["hand"]) for seat in shown]
        if t == len(match.moves):
            break
        verb, *words = match.text(t).split()
        seat = state.to_decide()
        if verb == "pick":
            known[seat][words[0]] += 1
        elif verb == "pass":
            known[seat] += lying[seat]
        elif verb == "bid":
            known[seat] -= as_cards(" ".join(words))
            lying[seat] += as_cards(" ".join(words))
        elif verb == "buy":
            known[seat] -= as_cards(" ".join(words[words.index(":") + 1 :]))
        elif verb == "rebuild":
            known[seat] -= Counter([words[0]])
        if verb not in ("bid", "pass"):
            lying = [Counter() for _ in range(seats)]
        elif verb == "pass":
            lying[seat] = Counter()
