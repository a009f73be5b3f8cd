"""Matches made by the engine outside the browser, up to the decision that a test is about."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from piazza.table import Table

Look = dict[str, Any]
Seats = list[tuple[str, str | None]]

DUEL: Seats = [("Ada", None), ("Bianca", "greedy")]


class Made:
    """A match behind a door of its own, as the page has one."""

    def __init__(self, seats: Seats = DUEL, seed: str = "1", start: str = "P1") -> None:
        self._table = Table()
        people = [{"name": name, "bot": bot} for name, bot in seats]
        options = {"start": start}
        self.look: Look = self.ask("new", game="palazzo", seats=people, options=options, seed=seed, viewer=None)

    def ask(self, do: str, **request: Any) -> Any:
        """What the door answers."""
        reply = json.loads(self._table.call(json.dumps({"do": do, **request})))
        assert "ok" in reply, reply
        return reply["ok"]

    @property
    def code(self) -> str:
        return str(self.look["code"])

    @property
    def address(self) -> str:
        """What follows the site's address."""
        return f"#m={self.code}"

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, as the page shows them."""
        return list(self.ask("look", viewer=seat)["seats"][seat]["hand"])

    def go_on(self, rng: Random) -> None:
        """One decision: the bot's own, or a person's by lot among the plain moves, passing seldom."""
        decision = self.look["decision"]
        if decision["auto"]:
            self.look = self.ask("step", viewer=None)["look"]
        seat = decision["seat"]
        seen = self.ask("look", viewer=seat)
        if not decision["auto"]:
            choices = [choice for choice in seen["decision"]["choices"] if not choice["off"]]
            choices = [one for one in choices if not one["move"].endswith(" drop")] or choices
            quick = [one for composer in seen["decision"]["composers"] for one in composer["quick"]]
            move = rng.choice(choices)["move"]
            if quick and rng.random() < 0.5:
                move = self.ask("compose", composer="bid", picks=quick[0]["picks"])["move"]
            self.look = self.ask("play", move=move, viewer=None)["look"]


def made(wanted: Callable[[Look], bool], seats: Seats = DUEL, seeds: range = range(1, 60), start: str = "P1") -> Made:
    """The first match, over the seeds, in which a person's decision (as that person sees it) is the wanted one."""
    for seed in seeds:
        match = Made(seats, f"{seed:x}", start)
        rng = Random(seed)
        while not match.look["over"]:
            decision = match.look["decision"]
            if not decision["auto"] and wanted(match.ask("look", viewer=decision["seat"])):
                return match
            match.go_on(rng)
    raise AssertionError("no such decision was met")


def step(name: str) -> Callable[[Look], bool]:
    """Whether this is what is decided."""
    return lambda look: look["decision"]["step"] == name


CARD = re.compile(r"(florin|ducat|grosso) (\d)|certificate (\d)")


def cards_in(words: str) -> list[str]:
    """The cards that an English text speaks of, as tokens."""
    return [f"{found[1][0]}{found[2]}" if found[1] else f"c{found[3]}" for found in CARD.finditer(words)]


def tokens(hand: list[str]) -> list[str]:
    """The same for a hand as the engine writes it: a certificate of 2 is a bare c there."""
    return [card if card != "c" else "c2" for card in hand]
