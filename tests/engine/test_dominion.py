"""Dominion: subsets, the kingdom, shuffles."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from engine.play import few, sample, times
from hypothesis import given
from hypothesis import strategies as st
from piazza import position
from piazza.bots.arena import play_out
from piazza.dominion import kingdom
from piazza.dominion.cards import KINDS, NAMES
from piazza.dominion.moves import Move, Subsets
from piazza.dominion.shuffling import shuffled
from piazza.game import BadInput, Seat, make_setup

DOMINION = sample("dominion")


# -- moves


@times(75)
@given(st.lists(st.integers(0, 8), max_size=9), st.integers(0, 9), st.integers(0, 9))
def test_subsets_are_all_there_are(hand: list[int], least: int, more: int) -> None:
    least = min(least, len(hand))
    moves = Subsets("discard", bytes(hand), least, least + more)
    wanted = {
        bytes(sorted(some)) for n in range(least, min(len(hand), least + more) + 1) for some in combinations(hand, n)
    }
    assert moves.count() == len(wanted)
    assert {move.cards for move in moves} == wanted
    assert [moves.index(move) for move in moves] == list(range(len(wanted)))
    for wrong in (Move("trash", b""), Move("discard", bytes([1, 0])), Move("discard", b"\x1f" * 3)):
        with pytest.raises(ValueError, match="Move"):
            moves.index(wrong)


def test_a_great_hand_is_not_listed() -> None:
    hand = bytes(k for k in range(KINDS) for _ in range(9))
    moves = Subsets("discard", hand, 0, len(hand))
    assert moves.count() == 10**KINDS
    for i in (0, 1, 10**20, 10**KINDS - 1):
        assert moves.index(moves.nth(i)) == i


# -- positions


def test_the_longest_matches_are_positions_too() -> None:
    """Random players may take hundreds of turns, and chains of Festivals give hundreds of coins."""
    many = {"turns": 4000, "hand": ["Village"] * 10, "discard": ["Copper"] * 53}
    data = {"game": "dominion", "seats": [many, many | {"hand": [], "discard": []}], "coins": 300, "actions": 301}
    _, state = position.read(data)
    again = position.read(DOMINION.written(state))[1]
    assert again == state
    assert DOMINION.written(state)["seats"][0]["turns"] == 4000


# -- the kingdom


def test_kingdoms_are_numbered_each_once() -> None:
    option = kingdom.OPTION
    assert option.choices() == len(option.values) + comb(25, 10)
    for number in (*range(8), 1000, 10**6, option.choices() - 1):
        assert option.number(option.value(number)) == number
    seen = {kingdom.of_combination(number) for number in range(comb(25, 10) - 3000, comb(25, 10))}
    assert len(seen) == 3000
    assert all(len(set(cards)) == 10 and list(cards) == sorted(cards) for cards in seen)


def test_the_order_in_which_a_kingdom_is_typed_does_not_matter() -> None:
    names = [NAMES[card] for card in kingdom.of_combination(123_456)]
    setups = [
        make_setup("dominion", [Seat(), Seat()], {"kingdom": "+".join(order)}, 5) for order in (names, names[::-1])
    ]
    assert setups[0] == setups[1]
    for wrong in ("", "x", "Cellar", "+".join(names[:9]), "+".join([*names[:9], names[0]]), "+".join([*names, "Moat"])):
        with pytest.raises(BadInput):
            make_setup("dominion", [Seat(), Seat()], {"kingdom": wrong}, 5)
    with pytest.raises(BadInput):
        make_setup("dominion", [Seat(), Seat()], {"kingdom": "+".join(["Copper", *names[1:]])}, 5)


def test_random_kingdoms_are_drawn_by_the_seed() -> None:
    drawn = [kingdom.cards_of("random", seed) for seed in range(2000)]
    assert kingdom.cards_of("random", 7) == drawn[7]
    often = Counter(card for cards in drawn for card in cards)
    assert len(often) == 25
    assert all(700 < n < 900 for n in often.values())


def test_shuffles_are_fair() -> None:
    """Every order of four as often as any other; long piles too (each card at each end)."""
    seed, orders, ends = 1, Counter[bytes](), Counter[int]()
    for _ in range(4800):
        order, seed = shuffled(b"\0\1\2\3", seed)
        orders[order] += 1
    assert len(orders) == 24
    assert all(140 < n < 270 for n in orders.values())
    for _ in range(3000):
        order, seed = shuffled(bytes(range(50)), seed)
        assert sorted(order) == list(range(50))
        ends.update((order[0], 100 + order[-1], 200 + order[29]))
    assert len(ends) == 150
    assert all(25 < n < 110 for n in ends.values())


# -- the arena


def test_arena_and_match_agree() -> None:
    for seed in range(few(10, 2)):
        match = DOMINION.begin(2, seed, {"kingdom": "first-game"}, "money")
        while not match.state.over:
            match.push(match.bot_move())
        outcome = play_out("dominion", ["money", "money"], seed, {"kingdom": "first-game"})
        assert list(outcome.scores) == match.state.scores()
