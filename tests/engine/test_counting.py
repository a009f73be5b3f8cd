"""What a good player counts, and moves that are typed: from what a seat knows alone, and all of it right."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

import pytest
from engine.play import few
from engine.test_hints import ask, at_random
from piazza.game import GAMES
from piazza.rng import Rng
from piazza.table import OFFERED, SCANNED, Table


def door(name: str, seed: int) -> tuple[Table, Any, int]:
    """A table with a match in the middle, its state, and whose decision it is."""
    table = Table()
    table._match = match = at_random(name, seed)
    return table, match.state, match.state.to_decide()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(few(8, 2)))
def test_counting_tells_nothing_hidden(name: str, seed: int) -> None:
    table, state, _ = door(name, seed)
    for seat in range(state.seats):
        counted = ask(table, "count", viewer=seat)
        assert counted == ask(table, "count", viewer=seat, t=len(table.match.moves))
        for lot in range(3):
            guess = state.view(seat).guess(Rng(lot))
            assert json.loads(json.dumps(table.match.game.count(guess, seat))) == counted
        for one in counted:
            assert one["columns"] == [] or {len(row["cells"]) for row in one["rows"]} == {len(one["columns"])}
            for row in one["rows"]:
                assert all(0 <= cell[0] <= cell[1] for cell in row["cells"] if isinstance(cell, list))


def cells(counted: dict[str, Any]) -> int:
    """How many are left in all, of those that are told with their number."""
    return sum(cell[0] for row in counted["rows"] for cell in row["cells"] if cell)


@pytest.mark.parametrize("seed", range(few(12, 3)))
def test_palazzo_counts_every_tile_and_card_once(seed: int) -> None:
    match = at_random("palazzo", seed)
    state: Any = match.state
    for seat in [*range(state.seats), None]:
        _, *materials, money, hands = match.game.count(state, seat)
        assert len(materials) == 3
        tiles = [tile for tile in state.stock if tile.floor]
        assert sum(map(cells, materials)) == len(tiles)
        left = dict(zip("BSM", map(cells, materials), strict=True))
        assert left == {material: sum(tile.material == material for tile in tiles) for material in "BSM"}
        hidden = [sum(hand) - sum(known) for hand, known in zip(state.hands, state.known, strict=True)]
        unseen = len(state.deck) + sum(n for other, n in enumerate(hidden) if other != seat)
        assert cells(money) + money["note"]["args"]["left"] == unseen
        others = [other for other in range(state.seats) if other != seat]
        assert [row["cells"] for row in hands["rows"]] == [[hidden[other]] for other in others]
        assert [len(row["label"]["args"].get("cards", [])) for row in hands["rows"]] == [
            sum(state.known[other]) for other in others
        ]


def test_all_are_left_at_the_start_but_what_lies_open() -> None:
    """By hand: 48 tiles less five on the board; 7 blocks a colour; a Dominion deck of seven Coppers, three Estates."""
    table = Table()
    seats = [{"name": ""}] * 2
    options = {"start": "P1"}
    ask(table, "new", game="palazzo", seats=seats, options=options, seed="1")
    assert ask(table, "count", viewer=0)[0]["rows"][0]["cells"] == [[43, 48]]
    assert ask(table, "count", viewer=0)[0]["rows"][1]["cells"] == [[5, 5]]
    ask(table, "new", game="carrara", seats=seats, options=options, seed="1")
    blocks, buildings, objects = ask(table, "count", viewer=0)
    assert [row["cells"][0][1] for row in blocks["rows"]] == [7] * 6
    assert cells(buildings) == 30
    assert [row["cells"] for row in objects["rows"]] == [[[5, 6], 1]] * 6
    ask(table, "new", game="dominion", seats=seats, options=options, seed="1")
    own, supply = ask(table, "count", viewer=0)
    assert [(row["label"]["token"], row["cells"][0]) for row in own["rows"]] == [("Copper", 7), ("Estate", 3)]
    assert sum(row["cells"][1] for row in own["rows"]) == 5
    assert {len(row["cells"]) for row in own["rows"]} == {2}
    assert len(supply["rows"]) == 17
    assert len(ask(table, "count", viewer=None)) == 1


# -- typed moves -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(few(8, 2)))
def test_a_typed_move_is_understood_and_only_legal_ones_are_offered(name: str, seed: int) -> None:
    table, state, seat = door(name, seed)
    legal = [state.write(move) for move in islice(state.moves(), SCANNED)]
    for text in Random(seed).sample(legal, min(6, len(legal))):
        typed = ask(table, "typed", viewer=seat, text=text)
        assert (typed["move"], typed["refusal"]) == (text, None)
        assert ask(table, "typed", viewer=seat, text=f"  {text.lower()} ".replace(" ", "  "))["move"] == text
        begun = text[: Random(seed).randint(0, len(text))]
        typed = ask(table, "typed", viewer=seat, text=begun)
        those = [one for one in legal if one.casefold().startswith(" ".join(begun.split()).casefold())]
        assert typed["begins"]
        assert typed["offers"] == those[:OFFERED]
        assert typed["more"] == len(those) - len(typed["offers"])
    typed = ask(table, "typed", viewer=seat, text="nonsense")
    assert typed["move"] is None
    assert not typed["begins"]
    assert typed["offers"] == legal[:OFFERED]
    assert typed["refusal"]["rule"]
    for other in [*range(state.seats), None]:
        if other != seat:
            assert ask(table, "typed", viewer=other, text=legal[0])["id"] == "error-not-yours"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(few(8, 3)))
def test_what_is_wrong_is_said_alike_in_any_letters(name: str, seed: int) -> None:
    table, _, seat = door(name, seed)
    elsewhere = at_random(name, seed + 1000).state
    texts = [elsewhere.write(move) for move in islice(elsewhere.moves(), 40)]
    refused = [text for text in texts if ask(table, "typed", viewer=seat, text=text)["move"] is None]
    for text in refused:
        reason = ask(table, "typed", viewer=seat, text=text)["refusal"]
        for letters in (str.upper, str.lower, str.swapcase):
            found = ask(table, "typed", viewer=seat, text=letters(text))["refusal"]
            assert (found["id"], found["rule"]) == (reason["id"], reason["rule"]), letters(text)


def test_a_word_that_nobody_knows_is_told_as_it_was_typed() -> None:
    table, _, seat = door("carrara", 1)
    assert ask(table, "typed", viewer=seat, text="Nonsense")["refusal"]["args"]["move"] == "Nonsense"
