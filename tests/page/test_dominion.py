"""Whole matches of Dominion from the door to the score sheet: by mouse, by keys, and by touch on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from page.conftest import Devices
from page.player import Person
from page.test_whole_match import check_phone, final_sheet
from playwright.sync_api import Page, expect

SEATS: list[tuple[str, str | None]] = [("Ada", None), ("Bianca", "money")]

OFFERED = """(verb) => [...document.querySelectorAll('button.hit')]
  .filter((hit) => hit.getAttribute('aria-label').startsWith(verb)).map((hit) => hit.dataset.at)"""

WANTED = ("Province", "Gold", "Duchy", "Silver")
IN_BAR = ("reveal", "aside", "keep", "discard", "back", "deck", "no", "top", "trash", "play")
"""Verbs of moves that the action bar offers."""


class Steward(Person):
    """A person who plays Dominion: every action that can be, all treasures, and the dearest card of a short list."""

    game = "dominion"

    def offered(self, verb: str) -> list[str]:
        """The regions of the table that a screen reader hears with this verb."""
        found: list[str] = self.page.evaluate(OFFERED, verb)
        return found

    def _action(self, shown: dict[str, Any]) -> None:
        plays = [move for move in shown["moves"] if move.startswith("play")]
        in_hand = self.offered("Play")
        assert plays or in_hand, "an action phase without an action is passed by itself"
        if plays and self.done["action"] % 2:
            self.press(self.move(plays[0]))
        else:
            self.press(self.drawn(in_hand[0]))

    def _buy(self, shown: dict[str, Any]) -> None:
        if "treasures" in shown["moves"]:
            self.press(self.move("treasures"))
            return
        piles = self.offered("Buy")
        kingdom = [at for at in piles if at.removeprefix("supply:") not in (*WANTED, "Copper", "Estate", "Curse")]
        wanted = [f"supply:{card}" for card in WANTED if f"supply:{card}" in piles]
        dear = "supply:Province" in wanted or "supply:Gold" in wanted
        choice = kingdom[-1:] if kingdom and not dear and self.done["bought"] % 2 == 0 else wanted or kingdom
        if choice:
            self.done["bought"] += 1
            self.press(self.drawn(choice[0]))
        else:
            self.press(self.move("end"))

    def _gain(self, shown: dict[str, Any]) -> None:
        self.press(self.drawn(self.offered("Gain")[-1]))

    def compose(self, take: int = 0) -> None:
        """So many cards from the hand, or what stands ready, and then the last button."""
        expect(self.page.locator("[data-confirm]")).to_be_visible()
        for _ in range(take):
            if self.page.locator("[data-confirm]:not([aria-disabled])").count():
                break
            self.press(self.page.locator('button.hit[data-at^="hand:"][aria-pressed="false"]').first)
            expect(self.page.locator('[data-region="tray"]')).to_have_attribute("aria-busy", "false")
        quick = self.page.locator("[data-quick]")
        if quick.count():
            self.press(quick.first)
            expect(self.page.locator('[data-region="tray"]')).to_have_attribute("aria-busy", "false")
        self.press("[data-confirm]:not([aria-disabled])")

    def _cellar(self, shown: dict[str, Any]) -> None:
        self.compose()

    _loot = _cellar

    def _militia(self, shown: dict[str, Any]) -> None:
        self.compose(take=12)

    def _trash(self, shown: dict[str, Any]) -> None:
        moves = [move for move in shown["moves"] if move.startswith("trash")]
        if self.page.locator("[data-confirm]").count() or shown["composers"]:
            self.compose()
        elif moves:
            self.press(self.move(moves[0]))
        else:
            self.press(self.drawn(self.offered("Trash")[0]))

    def other(self, shown: dict[str, Any]) -> None:
        """Whatever a card asks that one button answers."""
        moves = [move for move in shown["moves"] if move.split()[0] in IN_BAR]
        self.press(self.move(moves[0]))

    _moat = _bureaucrat = _chancellor = _library = _spy = _thief = _throne = other


def check_end(person: Steward, names: set[str]) -> None:
    """Cards were played and bought, and the sheet says who won and why."""
    assert person.done["buy"] >= 10 and person.done["bought"] >= 5 and person.done["action"] >= 3
    totals = final_sheet(person.page)
    assert set(totals) == names
    winner = person.page.locator('[data-dialog="sheet"] .winner').inner_text()
    assert any(name in winner for name, total in totals.items() if total == max(totals.values()))


@pytest.mark.parametrize(
    ("kingdom", "seats"),
    [
        ("first-game", SEATS),
        ("interaction", [*SEATS, ("Cosimo", "reader"), ("Dora", "reader")]),
        ("size-distortion", [*SEATS, ("Cosimo", "random")]),
    ],
)
def test_by_mouse(
    devices: Devices, shot: Callable[[Page, str], None], kingdom: str, seats: list[tuple[str, str | None]]
) -> None:
    person = Steward(devices.open())
    person.begin(seats, kingdom=kingdom)
    person.play(until=lambda shown: shown["end"] > 60)
    shot(person.page, f"dominion-{kingdom}")
    shown = person.play()
    assert shown["over"]
    check_end(person, {name for name, _ in seats})


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_by_keys_alone(devices: Devices) -> None:
    page = devices.open()
    page.add_init_script("addEventListener('pointerdown', () => console.error('a pointer was used'), true)")
    page.reload()
    person = Steward(page, "keyboard")
    person.begin(SEATS, seed="c1")
    person.play()
    check_end(person, {"Ada", "Bianca"})


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_on_a_phone_by_touch(devices: Devices, shot: Callable[[Page, str], None]) -> None:
    page = devices.open(phone=True)
    person = Steward(page, "touch", watch=lambda: check_phone(page))
    person.begin([*SEATS, ("Cosimo", "reader")], seed="d2", kingdom="village-square")
    seen = set()

    def new_step(shown: dict[str, Any]) -> bool:
        fresh = shown["step"] not in seen
        seen.add(shown["step"])
        return fresh

    while not (shown := person.play(until=new_step))["over"]:
        shot(page, f"dominion-phone-{shown['step']}")
    assert seen >= {"action", "buy"}
    check_end(person, {"Ada", "Bianca", "Cosimo"})
    check_phone(page)


def test_every_card_can_be_read(devices: Devices) -> None:
    """The book holds all seventeen piles with their text and rulings; a card in hand is a tap away from its own."""
    person = Steward(devices.open())
    person.begin(SEATS, kingdom="first-game")
    person.settle()
    page = person.page
    person.press(person.drawn("supply"))
    cards = page.locator('[data-dialog="zoom"] li')
    expect(cards).to_have_count(17)
    expect(cards.filter(has_text="K3")).to_contain_text("Reaction")
    page.keyboard.press("Escape")
    estates = [at for at in person.offered("Look") if at.startswith("hand:")]
    assert estates, "the first hand holds an Estate"
    person.press(person.drawn(estates[0]))
    expect(page.locator('[data-dialog="zoom"] li')).to_contain_text("1 victory point")
