"""Palazzo's hints say why: each reason is that of the decision, and its figures are those of the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from engine.play import few
from engine.test_hints import at_random
from engine.test_table import Door
from piazza.palazzo.gains import best_gain, lot_gain
from piazza.palazzo.moves import Auction, Bid, Buy, Choose, Market, Money, Pass, Pick, Place
from piazza.palazzo.scoring import score
from piazza.palazzo.why import why

PEOPLE = [{"name": "Ada"}, {"name": "Bianca", "bot": "greedy"}]
STOCK = ["B51", "S42", "M43", "R", "R"]
RIVAL = {"hand": ["f3", "d4", "g5", "c"], "palaces": []}


def hint(seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """The hint for the first seat in a position."""
    data = {"game": "palazzo", "rules": 1, "turn": "P1", "seats": seats, "stock": STOCK} | more
    door = Door()
    door.ask("open", position=data, seats=PEOPLE, viewer=0)
    advice: dict[str, Any] = door.ask("hint", viewer=0)
    return advice


def reason(*args: Any, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = hint(*args, **more)["why"]
    return found


def said(found: dict[str, Any]) -> tuple[Any, Any]:
    """A reason's id, and what the clause about the gain says."""
    gain = found["args"]["gain"]
    return found["id"], (gain["id"], gain["args"]["points"])


def test_without_money_it_says_how_much_is_wanting() -> None:
    found = reason([{"hand": ["f3", "d4"], "palaces": []}, RIVAL], warehouse=["B13"], money=["f3", "d7", "g4"])
    assert (found["id"], found["args"]) == ("palazzo-why-poor", {"held": 4, "price": 9})


def test_a_rebuilding_says_what_it_gains() -> None:
    seats = [{"hand": ["f3", "c"], "palaces": [["S33"], ["B23", "B42"]]}, RIVAL]
    late = {"riders": 4, "stock": ["B51", "R", "S51"], "money": ["f3", "d7", "g4"]}
    assert said(reason(seats, **late)) == ("palazzo-why-rebuild", ("palazzo-gain-now", 13))


def test_a_purchase_says_what_it_adds() -> None:
    seats = [{"hand": ["f7", "d7", "f4", "d4", "g4"], "palaces": [["B13", "B23", "B33", "B43"]]}, RIVAL]
    at = {"step": "market", "price": 7}
    found = reason(seats, warehouse=["B53", "S11", "M12"], at=at)
    assert said(found) == ("palazzo-why-buy", ("palazzo-gain-now", 9))


AUCTION = {"architect": "Q1", "quarries": [["B53"], [], [], []]}


def auction(hand: list[str], own: list[list[str]], lying: list[str], their: list[list[str]]) -> dict[str, Any]:
    """The hint where the rival has opened and it is for the first seat to raise."""
    at = {"step": "auction", "lot": "Q1", "bids": {"P2": [["c3"], lying]}, "passed": [], "to": "P1"}
    seats = [{"hand": hand, "palaces": own}, {"hand": ["d4", "g5", "c", "d6"], "palaces": their}]
    return hint(seats, turn="P2", at=at, **AUCTION)


TALL = [["B13", "B23", "B33", "B43"]]


def test_a_bid_and_a_pass_compare_the_lot_with_the_cards() -> None:
    raised = auction(["f7", "f6", "f5"], TALL, ["d3"], [])
    assert raised["move"].startswith("bid")
    assert said(raised["why"]) == ("palazzo-why-bid", ("palazzo-gain-now", 9))
    assert raised["why"]["args"]["total"] > 6
    passed = auction(["f7", "f6", "f5", "f7"], [["B12", "M52"]], ["d3", "d7", "d7"], [])
    assert (passed["move"], passed["why"]["id"]) == ("pass", "palazzo-why-pass-nothing")
    dear = auction(["f7", "f7", "f7", "f6", "f6"], [["B11"]], ["d7", "d7", "d6"], [])
    assert (dear["move"], dear["why"]["id"]) == ("pass", "palazzo-why-pass")
    assert dear["why"]["args"]["highest"] == 23


def test_a_raise_against_a_rival_names_them() -> None:
    found = auction(["f7", "f6", "f5"], [["B12", "M52"]], ["d3"], TALL)
    assert (found["move"], found["why"]["id"]) == ("bid f7", "palazzo-why-spite")
    assert found["why"]["args"]["name"] == {"seat": 1}
    assert said(found["why"])[1] == ("palazzo-gain-now", 9)


@pytest.mark.parametrize(
    ("hand", "row", "move", "wanted"),
    [
        (["f4", "d4"], ["g4", "f3"], "pick g4", {"id": "palazzo-why-pick-triple", "args": {"worth": 15}}),
        (
            ["f7", "f6"],
            ["f5", "d3"],
            "pick f5",
            {
                "id": "palazzo-why-pick",
                "args": {"currency": {"id": "palazzo-currency-f", "args": {}}, "total": 18},
            },
        ),
    ],
)
def test_a_card_says_what_it_makes(hand: list[str], row: list[str], move: str, wanted: dict[str, Any]) -> None:
    at = {"step": "pick", "seat": "P1", "row": row}
    found = hint([{"hand": hand, "palaces": []}, RIVAL], at=at)
    assert (found["move"], found["why"]) == (move, wanted)


def test_building_says_why_there() -> None:
    own = {"hand": [], "palaces": [["S11", "S31"], ["B13", "B23"]]}

    def built(*tiles: str) -> Any:
        return reason([own, RIVAL], at={"step": "build", "seat": "P1", "tiles": list(tiles)})

    assert built("B33")["id"] == "palazzo-why-place"
    # What may only be founded or dropped: there is no other place to speak of.
    young = {"hand": ["f4", "f7", "d7", "g6"], "palaces": []}
    stock = ["S23", "S22", "S32", "S33", "S42", "S43", "M22", "M33", "S51", "S52", "B22", "B33", "B43", "M42", "R", "R"]
    found = reason([young, RIVAL], at={"step": "build", "seat": "P1", "tiles": ["S13"]}, stock=stock)
    assert found["id"] == "palazzo-why-place-alone"
    found = built("B33", "B43")
    assert (found["id"], found["args"]) == ("palazzo-why-order", {"points": 18})


@pytest.mark.parametrize("seed", range(few(60, 8)))
def test_every_advice_has_a_reason_that_fits_it(seed: int) -> None:
    match = at_random("palazzo", seed)
    rng = Random(seed)
    for _ in range(12):
        state = match.state
        if state.over:
            return
        seat = state.to_decide()
        move = match.advice("greedy")
        found = why(state.view(seat), move)
        if state.moves().count() > 1:
            assert found is not None
            check(state, seat, move, found)
        match.push(move if rng.random() < 0.7 else state.moves().nth(0))


def check(state: Any, seat: int, move: Any, found: dict[str, Any]) -> None:
    """The reason belongs to the move, and what it says of points at once is so."""
    kinds: dict[type, str] = {Money: "poor|money", Market: "market|next|share|least", Buy: "buy|least"}
    kinds |= {Auction: "auction|share|least", Bid: "bid|spite", Pass: "pass|pass-nothing", Choose: "choose|least"}
    kinds |= {Pick: "pick|pick-triple|pick-certificate", Place: "order|place|place-later|place-alone|drop"}
    names = kinds.get(type(move), "rebuild|least").split("|")
    assert found["id"].removeprefix("palazzo-why-") in names
    gain = found["args"].get("gain")
    if gain is None or gain["id"] != "palazzo-gain-now" or isinstance(move, Market) or "name" in found["args"]:
        return
    palaces = state.palaces[seat]
    match move:
        case Buy(tiles=tiles):
            wanted = best_gain(palaces, tiles)
        case Auction():
            lots = [state.quarries[(state.architect + steps) % 4] for steps in range(1, 5)]
            wanted = lot_gain(palaces, next(filter(None, lots)))
        case Bid() | Pass():
            wanted = best_gain(palaces, state.quarries[state.steps[-1].lot])
        case Choose(tile=tile):
            wanted = best_gain(palaces, [tile])
        case _:
            after = state.clone()
            after.play(move)
            wanted = score(after.palaces[seat]) - score(palaces)
    assert gain["args"]["points"] == wanted
