"""Dominion through the door: what the log tells of draws, undo, and requests that fit nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from engine.samples.dominion import any_kingdom
from piazza.dominion.cards import names
from piazza.dominion.kingdom import OPTION, cards_of
from piazza.table import call


def ask(**request: Any) -> Any:
    reply = json.loads(call(json.dumps(request)))
    assert "error" not in reply, (request, reply)
    return reply["ok"]


def refused(**request: Any) -> str:
    return str(json.loads(call(json.dumps(request)))["error"]["id"])


def started(seed: int, bots: tuple[str | None, ...], kingdom: str | None = None) -> dict[str, Any]:
    seats = [{"name": "", "bot": bot} for bot in bots]
    options = {"kingdom": kingdom or any_kingdom(Random(seed))}
    look: dict[str, Any] = ask(do="new", game="dominion", seats=seats, options=options, seed=f"{seed:x}", viewer=0)
    return look


def test_the_log_tells_no_card_that_was_drawn() -> None:
    started(1, (None, None), "first-game")
    drawn = [line for line in ask(do="log", viewer=0) if line["id"] == "dominion-log-draw"]
    assert [line["args"]["n"] for line in drawn] == [5, 5]
    assert all(set(line["args"]) == {"name", "n"} for line in drawn)


def test_undo_is_free_where_nothing_was_learned() -> None:
    look = started(2, (None, None), "first-game")
    seat = look["decision"]["seat"]
    ask(do="play", move="treasures", viewer=seat)
    look = ask(do="play", move="buy Copper", viewer=seat)["look"]
    assert look["undo"]["can"]
    undone = ask(do="undo", viewer=seat)
    assert (undone["took"], undone["learned"]) == (1, False)
    ask(do="play", move="buy Copper", viewer=seat)
    look = ask(do="play", move="end", viewer=seat)["look"]
    assert not look["undo"]["can"]


def test_the_last_buy_can_be_undone_where_another_person_plays() -> None:
    """To end the turn is forced then, but shows new cards: against bots it needs nobody, among persons it waits."""
    for bots, waits in (((None, "money"), False), ((None, None), True)):
        look = started(2, bots, "first-game")
        while look["decision"]["bot"] or look["decision"]["step"] != "buy":
            look = ask(do="step", viewer=0)["look"]
        seat = look["decision"]["seat"]
        look = ask(do="play", move="buy Copper", viewer=seat)["look"]
        assert look["decision"]["auto"] is not waits
        assert [one["move"] for one in look["decision"]["choices"]] == ["end"]
        assert look["title"]["id"] == "dominion-title-bought"
        if waits:
            assert refused(do="step", viewer=seat) == "error-not-automatic"
            assert ask(do="undo", viewer=seat)["took"] == 1


def test_requests_that_fit_nothing_are_refused() -> None:
    look = started(3, (None, None), "first-game")
    assert refused(do="compose", composer="discard", picks={"cards": []}) == "error-composer"
    assert refused(do="play", move="buy Gold", viewer=look["decision"]["seat"]) == "dominion-no-coins"
    seats = [{"name": "", "bot": None}] * 2
    for wrong, said in {
        "none": "error-option-value",
        5: "error-option-value",
        "Cellar+Moat": "dominion-kingdom-count",
        "Cellar": "dominion-kingdom-count",
        "": "dominion-kingdom-count",
        "Cellar+Copper": "dominion-kingdom-card",
        "Moat+Moat": "dominion-kingdom-twice",
        "+": "dominion-kingdom-card",
    }.items():
        assert refused(do="new", game="dominion", seats=seats, options={"kingdom": wrong}, seed="1") == said


def test_what_the_page_is_told_makes_every_kingdom() -> None:
    """The catalogue's pieces, put together as it says, are values; the sets are told with their cards."""
    offered = next(game for game in ask(do="catalogue")["games"] if game["game"] == "dominion")["options"][0]
    pick = offered["pick"]
    pieces = [item["value"] for item in pick["items"]]
    assert (len(pieces), pick["count"]) == (25, 10)
    assert all(item["label"]["token"] == item["value"] and item["note"]["args"]["cost"] for item in pick["items"])
    rng = Random(3)
    for _ in range(50):
        value = pick["join"].join(sorted(rng.sample(pieces, 10), key=pieces.index))
        assert OPTION.value(OPTION.number(value)) == value
    assert set(pick["ready"]) == set(offered["values"]) - {"random"}
    for name, cards in pick["ready"].items():
        assert cards == names(cards_of(name, 0))
