"""Palazzo's painters on made-up tables: at every size all is there, and large enough to be taken hold of."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

FLOORS = ["B11", "S22", "M33", "B43", "S52"]
CARDS = [f"{currency}{value}" for currency in "fdg" for value in (7, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4, 3)] + ["c"] * 4


def palace(floors: int) -> dict[str, Any]:
    return {"tiles": FLOORS[:floors], "points": floors - 3, "parts": []}


def late_game(hand: int = 20) -> dict[str, Any]:
    """Four seats; one has ten palaces; quarries and warehouse are fuller than they often get."""
    heights = ([5, 4, 1], [1 + n % 5 for n in range(10)], [5, 2], [1] * 8)
    tiles = [f"{material}{floor}{windows}" for floor in range(1, 6) for material in "BSM" for windows in (1, 3)]
    seats = [
        {
            "name": None,
            "bot": None,
            "points": 12,
            "cards": hand,
            "hand": CARDS[:hand] if seat == 0 else None,
            "palaces": [palace(floors) for floors in of_seat],
        }
        for seat, of_seat in enumerate(heights)
    ]
    table = {
        "architect": 3,
        "riders": 4,
        "warehouse": tiles[:9],
        "price": 1,
        "quarries": [tiles[:9], tiles[9:14], tiles[:12], []],
        "stock": {"left": 3, "back": 3},
        "deck": 21,
        "discard": 0,
        "row": ["f6", "d7", "g5", "c", "c"],
        "lot": None,
        "bids": None,
        "high": None,
        "pending": None,
        "fan": None,
    }
    decision = {"seat": 0, "step": "pick"}
    return {"game": "palazzo", "over": False, "viewer": 0, "seats": seats, "table": table, "decision": decision}


PAINT = """async ([game, painter, width, height, look, rest, marked]) => {
    const { scene } = await import(new URL(`js/scene/${game}/index.js`, document.baseURI).href);
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    const g = canvas.getContext('2d');
    g.scale(2, 2);
    const sets = Object.fromEntries(['picked', 'lit', 'blocked'].map((key) => [key, new Set(marked[key] ?? [])]));
    const ui = {hover: null, ghost: null, theme: 'light', say: ({ id }) => id, ...sets};
    return scene[painter](g, { w: width, h: height, dpr: 2 }, look, ...rest, ui);
}"""
"""Of any game: the regions that a painter tells; ``marked`` are those picked, lit or blocked."""


@pytest.fixture
def paint(ready: Callable[..., Page]) -> Callable[..., dict[str, dict[str, float]]]:
    """Paints and returns the regions by their keys; each lies within the picture."""
    page = ready()

    def paint(painter: str, width: int, height: int, look: dict[str, Any], *rest: int) -> dict[str, dict[str, float]]:
        hits = page.evaluate(PAINT, ["palazzo", painter, width, height, look, list(rest), {}])
        keys = [hit["at"] for hit in hits]
        assert len(keys) == len(set(keys)), "a region is told once"
        for hit in hits:
            assert hit["x"] >= -0.5 and hit["x"] + hit["w"] <= width + 0.5, hit
            assert hit["y"] >= -0.5 and hit["y"] + hit["h"] <= height + 3.5, hit
        return {hit["at"]: hit for hit in hits}

    return paint


BOARDS = [(320, 230), (344, 250), (344, 480), (734, 552), (900, 640), (620, 300)]


def test_board_shows_all_that_lies_there(paint: Callable[..., Any]) -> None:
    look = late_game()
    for width, height in BOARDS:
        check_board(look, paint("board", width, height, look))


def check_board(look: dict[str, Any], hits: dict[str, dict[str, float]]) -> None:
    wanted = {"warehouse", "stock"} | {f"warehouse:{i}" for i in range(9)} | {f"quarry:{i}" for i in range(4)}
    for quarry, tiles in enumerate(look["table"]["quarries"]):
        wanted |= {f"quarry:{quarry}:{i}" for i in range(len(tiles))}
    assert wanted <= set(hits)
    for quarry in range(4):
        assert min(hits[f"quarry:{quarry}"]["w"], hits[f"quarry:{quarry}"]["h"]) >= 44
    tiles = [hit for at, hit in hits.items() if at.startswith("warehouse:")]
    for tile in tiles:
        others = (other for other in tiles if other is not tile)
        assert not any(overlap(tile, other) for other in others), "tiles lie side by side"


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["x"] + one["w"], other["x"] + other["w"]) - max(one["x"], other["x"])
    along = min(one["y"] + one["h"], other["y"] + other["h"]) - max(one["y"], other["y"])
    return across > 0.5 and along > 0.5


STREETS = [(160, 70), (272, 117), (330, 110), (460, 220)]


def test_seat_shows_every_palace_whole(paint: Callable[..., Any]) -> None:
    look = late_game()
    for (width, height), (seat, data) in product(STREETS, enumerate(look["seats"])):
        hits = paint("seat", width, height, look, seat)
        for number, built in enumerate(data["palaces"]):
            for floor in range(len(built["tiles"])):
                top = hits[f"palace:{seat}:{number}:{floor}"]
                assert top["y"] >= 0 and top["y"] + top["h"] <= height


WRITTEN = """async ([width, height, look, seat, scores]) => {
  const { scene } = await import(new URL('js/scene/palazzo/index.js', document.baseURI).href);
  const g = document.createElement('canvas').getContext('2d');
  const written = [];
  g.fillText = (text, x, y) => {
    const wide = g.measureText(text).width;
    const left = x - { left: 0, center: wide / 2, right: wide }[g.textAlign];
    written.push({ text, x: left, w: wide, y, px: parseFloat(g.font.match(/[\\d.]+px/)[0]) });
  };
  const none = () => new Set();
  const ui = { picked: none(), lit: none(), blocked: none(), hover: null, ghost: null, theme: 'light', scores };
  const hits = scene.seat(g, { w: width, h: height, dpr: 1 }, look, seat, ui);
  // Floors have their figures within their walls.
  return written.filter(({ y }) => hits.every(({ at, y: top, h }) => at.split(':').length < 4 || y > top + h));
}"""


@pytest.mark.parametrize("scores", [True, False])
def test_each_palace_has_its_number(ready: Callable[..., Page], scores: bool) -> None:
    """As texts call it, beside its points and never over them."""
    page, look = ready(), late_game()
    for width, height, seat in [(272, 117, 0), (460, 220, 0), (160, 90, 2), (330, 200, 1)]:
        written = page.evaluate(WRITTEN, [width, height, look, seat, scores])
        palaces = look["seats"][seat]["palaces"]
        points = [str(one["points"]).replace("-", "\u2212") for one in palaces if scores]
        numbers = [str(number) for number in range(1, len(palaces) + 1)]
        assert sorted(one["text"] for one in written) == sorted(numbers + points), (width, written)
        assert min(one["px"] for one in written) >= 11
        for one, other in product(written, written):
            if one is not other and abs(one["y"] - other["y"]) < 8:
                assert one["x"] + one["w"] <= other["x"] + 0.5 or other["x"] + other["w"] <= one["x"] + 0.5


HANDS = [(344, 90), (600, 120), (960, 150), (360, 129), (383, 127)]
"""The last two as phones give them to whoever holds very many."""


def test_each_card_of_a_hand_can_be_touched(paint: Callable[..., Any]) -> None:
    for (width, height), cards in product(HANDS, [1, 8, 14, 20, 25, 40]):
        if cards > 25 and height < 120:
            continue
        hits = paint("hand", width, height, late_game(cards))
        # And the hand as a whole, to be read.
        assert hits.keys() == {"hand", *(f"hand:{i}" for i in range(cards))}
        for hit in hits.values():
            assert hit["w"] >= 24 and hit["h"] >= 24, (cards, hit)


def test_offer_shows_the_row_the_lot_and_what_is_to_be_built(paint: Callable[..., Any]) -> None:
    look = late_game()
    assert {"money", *(f"row:{i}" for i in range(5))} <= set(paint("offer", 314, 110, look))
    for kind in ("fan", "pending"):
        shown = {**look, "table": {**look["table"], kind: FLOORS}}
        assert {f"{kind}:{i}" for i in range(5)} <= set(paint("offer", 314, 110, shown))


TIMES = """async (look) => {
    const { scene } = await import(new URL('js/scene/palazzo/index.js', document.baseURI).href);
    const canvas = document.createElement('canvas');
    const g = canvas.getContext('2d', { willReadFrequently: true });
    const none = () => new Set();
    const ui = {picked: none(), lit: none(), blocked: none(), hover: null, ghost: null, theme: 'light'};
    [canvas.width, canvas.height] = [734, 552];
    const times = [];
    for (let i = 0; i < 21; i++) {
        const start = performance.now();
        scene.board(g, { w: 734, h: 552, dpr: 1 }, look, ui);
        g.getImageData(0, 0, 1, 1);
        times.push(performance.now() - start);
    }
    return [times[0], times.slice(1).sort((a, b) => a - b)[10]];
}"""


def test_a_redraw_copies_what_was_drawn_before(ready: Callable[..., Page]) -> None:
    first, again = ready().evaluate(TIMES, late_game())
    assert again < first / 3
