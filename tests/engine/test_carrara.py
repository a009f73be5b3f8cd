"""Carrara: its figures, setup, payments, screens and bots."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from engine.outside_carrara import CARDS, CITIES, COLOURS, SHOWS, price_of
from engine.play import few, salts, sample, seeds, times
from engine.samples.carrara import VARIANTS, Thrifty
from hypothesis import given
from hypothesis import strategies as st
from piazza import carrara, position
from piazza.bots.arena import pairings, play_out, standings
from piazza.carrara import data
from piazza.carrara.payments import Ways
from piazza.game import BadInput

CARRARA = sample("carrara")


def test_the_setup() -> None:
    for seats, variant in product((2, 3, 4), VARIANTS):
        state: Any = CARRARA.begin(seats, 7, {"variant": variant}).state
        data = CARRARA.written(state)
        assert [len(section) for section in data["wheel"]] == [6, 0, 0, 0, 0, 0]
        assert (len(data["market"]), len(data["stack"]), len(data["bag"])) == (9, 21, 36 - seats)
        first = [data["seats"][(state.start + place) % seats]["blocks"] for place in range(seats)]
        assert first == [["k"], ["b"], ["g"], ["r"]][:seats]
        assert all(seat["coins"] == 20 and seat["kings"] == 6 for seat in data["seats"])
        assert len(data.get("cards", [])) == (4 if variant == "advanced" else 0)


def test_the_figures_of_the_table_are_those_of_the_rules() -> None:
    for section, row in enumerate(data.PRICES, 1):
        assert list(row) == [price_of(section, colour) for colour in COLOURS]
    assert {name: (c.colours, c.reward, c.unit, c.least) for name, c in data.CITIES.items()} == CITIES
    assert {name: kind.object for name, kind in data.TYPES.items()} == SHOWS
    parts = {part: [token for token, card in data.CARDS.items() if card.part == part] for part in data.PARTS}
    assert [sorted(tokens) for tokens in parts.values()] == [sorted(tokens) for tokens in CARDS]
    assert len(data.CARDS) - len(parts["bonus"]) >= 12
    assert len(parts["bonus"]) >= 8


def test_every_card_is_drawn() -> None:
    drawn = {
        card
        for seed in range(200)
        for card in CARRARA.written(CARRARA.begin(2, seed, {"variant": "advanced"}).state)["cards"]
    }
    assert drawn == set(data.CARDS)


# -- payments


@times(150)
@given(st.lists(st.integers(0, 7), min_size=6, max_size=6), st.sampled_from(sorted(CITIES)), st.integers(1, 8))
def test_payments_are_all_that_the_city_allows(blocks: list[int], city: str, due: int) -> None:
    ways = Ways(tuple(blocks), city, due)
    allowed = [n if colour in CITIES[city][0] else 0 for n, colour in zip(blocks, COLOURS, strict=True)]
    wanted = {paid for paid in product(*(range(min(n, due) + 1) for n in allowed)) if sum(paid) == due}
    found = [ways.nth(i) for i in range(ways.count())]
    assert len(found) == len(wanted)
    assert set(found) == wanted
    assert [ways.index(paid) for paid in found] == list(range(len(found)))
    with pytest.raises(IndexError):
        ways.nth(len(found))
    for wrong in ((0,) * 6, tuple(n + 1 for n in blocks)):
        with pytest.raises(ValueError):
            ways.index(wrong)


# -- screens


@times(40)
@given(seeds, salts)
def test_the_page_hides_what_lies_behind_the_screens(seed: int, salt: int) -> None:
    """Nothing that a viewer is shown changes with another seat's coins, blocks and objects (S3)."""
    state: Any
    state, rng = CARRARA.at_random(seed, salt).state, Random(salt)
    game = carrara.GAME
    for viewer in (None, *range(state.seats)):
        other = state.clone()
        for seat in range(state.seats):
            if seat != viewer:
                other.coins[seat] = rng.randrange(40)
                other.objects[seat] = (rng.randrange(3),) * 6
                other.blocks[seat] = (rng.randrange(3),) * 6
        names = [None] * state.seats
        shown, hidden = game.look(state, viewer, names), game.look(other, viewer, names)
        for part in ("seats", "table", "title", "summary"):
            assert json.dumps(shown[part]) == json.dumps(hidden[part])
        if state.to_decide() != viewer:
            assert shown["decision"]["choices"] == shown["decision"]["composers"] == []
        assert json.dumps(game.sheet(state)) == json.dumps(game.sheet(other))


# -- positions


def test_blocks_and_objects_may_be_listed_or_counted() -> None:
    listed = {"blocks": ["w", "w", "k"], "objects": ["crown", "cup", "cup"]}
    counted = {"blocks": {"w": 2, "k": 1}, "objects": {"crown": 1, "cup": 2}}
    states = [position.read({"game": "carrara", "seats": [seat, {}]})[1] for seat in (listed, counted)]
    assert states[0] == states[1]
    for wrong in ({"w": -1}, {"w": 8}, {"x": 1}, {"w": True}, {"w": "1"}):
        with pytest.raises(BadInput):
            position.read({"game": "carrara", "seats": [{"blocks": wrong}, {}]})


# -- cases


def test_every_rule_is_cited_by_a_case() -> None:
    file = Path(__file__).parents[1] / "cases" / "carrara.json"
    cases = json.loads(file.read_text("utf-8"))
    cited = {rule for case in cases for rule in case["cite"]}
    counts = {"C": 4, "W": 2, "S": 3, "T": 5, "E": 4, "A": 7}
    assert cited == {f"{letter}{n}" for letter, most in counts.items() for n in range(1, most + 1)}
    assert len(cases) >= 40


# -- the bots


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_beats_random(variant: str) -> None:
    assert share_of_wins("random", few(20, 2), variant) >= 0.95


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_beats_the_thrifty(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrara.GAME, "bots", {**carrara.GAME.bots, "thrifty": Thrifty}, raising=False)
    assert share_of_wins("thrifty", few(20, 2), variant) >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_over_a_hundred_matches(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrara.GAME, "bots", {**carrara.GAME.bots, "thrifty": Thrifty}, raising=False)
    assert share_of_wins("random", 100, variant) >= 0.95
    assert share_of_wins("thrifty", 100, variant) >= 0.8


def share_of_wins(against: str, matches: int, variant: str) -> float:
    """How often the greedy bot wins: each seed is played in both orders of the seats."""
    bots = ["greedy", against]
    planned = pairings("carrara", bots, matches, 2, 0)
    played = [(order, play_out("carrara", order, seed, {"variant": variant})) for order, seed in planned]
    return next(row.rate for row in standings(bots, played) if row.bot == "greedy")
