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
from engine.test_table import Door
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


@times(75)
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


@times(20)
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


# -- the page


def at(**more: Any) -> Any:
    """The look of the seat that decides, in a position."""
    there = {"game": "carrara", "options": {"variant": "advanced"}, "seats": [{}, {}], **more}
    return Door().ask("open", position=there, seats=[{"name": "Ada", "bot": None}] * 2, viewer=0)


def test_the_points_of_the_announcement_have_a_line_of_their_own() -> None:
    door = Door()
    seats = [{"vp": 12, "announced": True}, {"vp": 12}]
    there = {"game": "carrara", "turn": "P2", "seats": seats}
    door.ask("open", position=there, seats=[{"name": "Ada", "bot": None}] * 2, viewer=1)
    first, second = (
        {line["label"]["id"]: line["points"] for line in seat["lines"]} for seat in door.ask("sheet")["seats"]
    )
    assert (first["carrara-line-scored"], first["carrara-line-announced"]) == (7, 5)
    assert second["carrara-line-scored"] == 12 and "carrara-line-announced" not in second
    assert [seat["total"] for seat in door.ask("sheet")["seats"]] == [12, 12]


@pytest.mark.parametrize(("cost", "met"), [(28, "no"), (31, "yes")])
def test_the_sheet_says_what_is_reached_and_what_is_needed(cost: int, met: str) -> None:
    built = {"pisa": ["palazzo5", "villa5"], "massa": ["porta5", "castello5"], "lerici": ["cattedrale5"]}
    last = {28: ["villa3"], 31: ["villa3", "porta3"]}[cost]
    look = at(seats=[{"buildings": {**built, "lucca": last}}, {}], options={"variant": "base"})
    part = next(part for part in look["seats"][0]["parts"] if part["args"].get("need") == 30)
    assert (part["id"], part["args"]["units"], part["args"]["met"]) == ("carrara-part-objective", cost, met)
    assert part["points"] == cost


@pytest.mark.parametrize(
    ("more", "scored", "told"),
    [
        ({}, {}, None),
        ({"buildings": {"lucca": ["villa2"]}}, {}, (4, 10)),
        ({"buildings": {"lucca": ["villa2"]}}, {"lucca": "P2"}, None),
        ({"buildings": {"lucca": ["villa2"]}, "kings": 0}, {}, None),
    ],
)
def test_what_a_city_would_pay_is_told_where_it_can_then_be_scored(more: Any, scored: Any, told: Any) -> None:
    door = Door()
    seats = [{"blocks": ["w", "w", "r"], **more}, {}]
    there = {"game": "carrara", "market": ["palazzo3"], "seats": seats, "scored": scored}
    door.ask("open", position=there, seats=[{"name": "Ada", "bot": None}] * 2, viewer=0)
    picks = {"tile": ["market:0"], "city": ["city:0:lucca"], "blocks": ["block:0", "block:1", "block:2"]}
    tray = door.ask("compose", composer="build", picks=picks, viewer=0)
    assert tray["ok"]
    found = [(note["args"]["before"], note["args"]["after"]) for note in tray["notes"]]
    assert found == ([told] if told else [])
    assert tray["ghost"][0]["points"] == (list(told) if told else None)


def test_who_can_pay_for_nothing_is_told_so_and_takes_the_coins_oneself() -> None:
    """The wheel is turned, and no block can be paid: two coins are the only move, but no move that passes unseen."""
    look = at(wheel=[["w"], [], [], [], [], []], at={"step": "buying"})
    decision = look["decision"]
    assert decision["auto"] is False
    assert [choice["move"] for choice in decision["choices"]] == ["take"]
    assert decision["composers"][0]["off"]["id"] == "carrara-no-coins-for-any"
    free = at(wheel=[["k"], ["k"], [], [], [], []], at={"step": "buying"}, seats=[{"blocks": {"w": 1}}, {}])
    assert free["decision"]["auto"] is True, "one block that costs nothing"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("score livorno", "score @livorno"),
        ("Score Livorno", "score @livorno"),
        ("build palazzo3 @pisa : w w y", "pisa"),
        ("build palazzo3 pisa w w y", "build palazzo3 pisa : w w y"),
        ("replace porta1 @pisa palazzo3 : w w", "pisa"),
        ("score palace", None),
        ("build palazzo3 : w w y", None),
    ],
)
def test_the_form_that_is_meant_is_told(text: str, meant: str | None) -> None:
    door = Door()
    there = {"game": "carrara", "options": {"variant": "advanced"}, "market": ["palazzo3"], "seats": [{}, {}]}
    door.ask("open", position=there, seats=[{"name": "Ada", "bot": None}] * 2, viewer=0)
    refusal = door.ask("typed", text=text, viewer=0)["refusal"]
    assert refusal["id"] == ("error-no-form-meant" if meant else "error-no-form")
    assert refusal["args"].get("meant") == meant


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
    assert share_of_wins("random", few(6, 2), variant) >= 0.95


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_beats_the_thrifty(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrara.GAME, "bots", {**carrara.GAME.bots, "thrifty": Thrifty}, raising=False)
    assert share_of_wins("thrifty", few(6, 2), variant) >= 0.8


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
