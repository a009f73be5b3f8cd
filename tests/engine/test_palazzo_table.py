"""What Palazzo's table tells: what the next lot would be worth, where the architect goes, how the price came about."""

from __future__ import annotations

from typing import Any

import pytest
from engine.test_table import Door
from piazza.palazzo.gains import best_gain
from piazza.palazzo.tiles import BY_TOKEN

PEOPLE = [{"name": "Ada"}, {"name": "Bianca"}]
HANDS = ["f3", "d4", "g5", "c"]
PALACES = [["B13", "B23", "B33", "B43"], ["S22"]]


def look(**more: Any) -> Any:
    """What the first seat sees in a position at the market."""
    seats = [{"hand": HANDS, "palaces": PALACES}, {"hand": ["d7", "f7"], "palaces": []}]
    data = {"game": "palazzo", "rules": 1, "turn": "P1", "seats": seats, "at": {"step": "market", "price": 9}}
    return Door().ask("open", position={**data, "stock": ["B51", "R"], **more}, seats=PEOPLE, viewer=0)


LOTS = [
    (["B53"], "palazzo-worth-lot", 9),
    (["B53", "S33", "S41"], "palazzo-worth-lot", 9 + 14),
    (["M21"], "palazzo-worth-lot-loss", -5),
    (["M31", "B31"], "palazzo-worth-lot", 5),
    # Of four the person whose turn it is gets one (T2.12).
    (["B53", "S33", "S41", "M12"], "palazzo-worth-share", 9),
]


@pytest.mark.parametrize(("tiles", "wanted", "gain"), LOTS)
def test_an_auction_says_what_its_lot_would_bring(tiles: list[str], wanted: str, gain: int) -> None:
    shown = look(architect="Q1", quarries=[["M11"], [], tiles, ["M13"]], warehouse=["S52"])
    auction = next(choice for choice in shown["decision"]["choices"] if choice["move"] == "auction")
    assert auction["at"] == "quarry:2" and shown["table"]["next"] == 2
    assert auction["worth"]["points"] == gain
    assert (auction["worth"]["label"]["id"], auction["worth"]["label"]["args"]) == (wanted, {"points": abs(gain)})


def test_an_auction_of_nothing_is_worth_nothing() -> None:
    shown = look(warehouse=["S52"], quarries=[[], [], [], []])
    auction = next(choice for choice in shown["decision"]["choices"] if choice["move"] == "auction")
    assert (auction["worth"], shown["table"]["next"]) == (None, None)


def test_the_price_says_how_many_tiles_made_it() -> None:
    """At the turn's start those that lie there; later those that lay there then (T2.5)."""
    before = look(at={"step": "turn"}, warehouse=["S52", "B12"])["table"]
    assert (before["price"], before["priced"]) == (8, 2)
    drawn = look(warehouse=["S52", "B12"])["table"]
    assert (drawn["price"], drawn["priced"]) == (9, 1)
    assert (before["priceHolds"], drawn["priceHolds"]) == (True, True)


def test_counted_at_the_purchase_the_tile_that_comes_first_is_in_the_price() -> None:
    """What the button asks before the draw is asked after it too (T2.5)."""
    shown = look(at={"step": "turn"}, warehouse=["S52", "B12"], options={"price_count": "purchase"})
    market = next(choice for choice in shown["decision"]["choices"] if choice["move"] == "market")
    assert (market["label"]["args"]["price"], shown["table"]["price"]) == (7, 7)


def test_of_a_lot_what_only_costs_is_dropped_but_not_all_of_it() -> None:
    """Two second floors and a third: one of the second is dropped, and what is built costs nothing (B7, E2)."""
    tiles = [BY_TOKEN[token] for token in ("M23", "M22", "M32")]
    assert best_gain([], tiles) == 0
    assert best_gain([], tiles[:1]) == -5


def test_of_a_purchase_nothing_is_dropped() -> None:
    """Two first floors bought together cost 5 points each (B7, E2)."""
    tiles = [BY_TOKEN[token] for token in ("M11", "B13")]
    assert best_gain([], tiles) == -5
    assert best_gain([], tiles, drops=False) == -10
