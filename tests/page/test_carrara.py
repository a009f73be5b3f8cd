"""Whole matches of Carrara from the door to the score sheet: by mouse, by keys, and by touch on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.player import Person
from page.test_whole_match import check_phone, final_sheet
from playwright.sync_api import Locator, Page, expect

SEATS: list[tuple[str, str | None]] = [("Ada", None), ("Bianca", "greedy"), ("Cosimo", "greedy"), ("Dino", "greedy")]


class Patron(Person):
    """A person who plays Carrara: builds what can be paid in Lérici, scores often, and ends the match when allowed."""

    game = "carrara"

    def _turn(self, shown: dict[str, Any]) -> None:
        composers = shown["composers"]
        if "score" in composers and self.done["built"] > 2 * self.done["scored"]:
            self.score()
        elif "replace" in composers and not self.done["replaced"]:
            self.replace()
        elif "build" in composers:
            self.build()
        else:
            buys = [move for move in shown["moves"] if move.split()[0] in ("buy", "broke")]
            self.take(shown, buys[0], "wheel")

    def score(self) -> None:
        """The first of what can be scored now."""
        self.press('[data-composer="score"]')
        self.press('[data-quick="0"]')
        self.confirm("score")
        self.done["scored"] += 1

    def build(self) -> None:
        """The first building that the blocks pay in the city that allows all of them."""
        self.press('[data-composer="build"]')
        self.pick(self.things("city").last)
        tiles = self.things("tile")
        for index in range(tiles.count()):
            self.pick(tiles.nth(index))
            if self.pay("build"):
                self.done["built"] += 1
                return
        raise AssertionError("nothing can be built, though building was open")

    def replace(self) -> None:
        """The first building by the first that is dearer and can be paid."""
        self.press('[data-composer="replace"]')
        olds = self.page.locator('[data-slot="old"] [data-item]')
        tiles = self.things("tile")
        for old in range(olds.count()):
            self.pick(olds.nth(old))
            for index in range(tiles.count()):
                self.pick(tiles.nth(index))
                if self.pay("replace"):
                    self.done["replaced"] += 1
                    return
        raise AssertionError("nothing can be replaced, though replacing was open")

    def things(self, slot: str) -> Locator:
        """What a building or a city is chosen from: the drawing alone, but where there is plenty of room."""
        drawn = {"city": ("city:0:",), "tile": ("market:", "great:")}[slot]
        return self.page.locator(", ".join(f'button.hit[data-at^="{at}"]' for at in drawn))

    def pick(self, chip: Any) -> None:
        """Take a chip in the tray, and wait until the tray has answered."""
        self.press(chip)
        expect(chip).to_have_attribute("aria-pressed", "true")

    def pay(self, composer: str) -> bool:
        """Pay the cheapest way, if there is one."""
        expect(self.page.locator('[data-region="tray"]')).to_have_attribute("aria-busy", "false")
        cheapest = self.page.locator("[data-cheapest]")
        if not cheapest.is_visible():
            return False
        self.press(cheapest)
        self.confirm(composer)
        return True

    def confirm(self, composer: str) -> None:
        """The last button of a tray."""
        self.press(f'[data-confirm="{composer}"]:not([aria-disabled])')

    def _buying(self, shown: dict[str, Any]) -> None:
        if "take" in shown["moves"]:
            self.press(self.move("take"))
            return
        # The tray opens by itself: taking is all there is to decide.
        expect(self.page.locator('[data-slot="blocks"]')).to_be_visible()
        blocks = [at for at in shown["drawn"] if at.count(":") == 2 and at.startswith("wheel:")]
        if self.done["buying"] % 2 and blocks:
            self.press(self.drawn(blocks[-1]))
        else:
            self.press('[data-slot="blocks"] [data-item]:not([aria-disabled]) >> nth=-1')
        self.confirm("take")

    def _upgrade(self, shown: dict[str, Any]) -> None:
        self.press(self.move(shown["moves"][0]))

    def _after(self, shown: dict[str, Any]) -> None:
        moves = shown["moves"]
        objects = [move for move in moves if move.startswith("object")]
        if "announce" in moves:
            self.press(self.move("announce"))
        elif objects:
            self.take(shown, objects[0], objects[0].replace(" ", ":"))
            self.done["objects"] += 1
        else:
            self.press(self.move("done"))


def check_end(person: Patron, names: set[str]) -> None:
    """All was done at least once, and the sheet says who won and why."""
    assert person.done["built"] >= 3 and person.done["scored"] >= 2 and person.done["buying"] >= 3
    totals = final_sheet(person.page)
    assert set(totals) == names
    winner = person.page.locator('[data-dialog="sheet"] .winner').inner_text()
    assert any(name in winner for name, total in totals.items() if total == max(totals.values()))


def whole(usual: set[tuple[str, int]]) -> pytest.MarkDecorator:
    """Every variant with every number of seats; all but the usual ones only with --long."""
    every = product(("base", "advanced"), (2, 3, 4))
    marks = {True: (), False: (pytest.mark.long,)}
    return pytest.mark.parametrize(
        ("variant", "seats"), [pytest.param(*one, marks=marks[one in usual]) for one in every]
    )


@whole({("advanced", 2)})
@mostly_chromium
def test_by_mouse(devices: Devices, shot: Callable[[Page, str], None], variant: str, seats: int) -> None:
    person = Patron(devices.open())
    person.begin(SEATS[:seats], variant=variant)
    person.play(until=lambda shown: shown["end"] > 40)
    shot(person.page, f"carrara-{variant}-{seats}")
    person.play()
    if (variant, seats) == ("advanced", 2):
        assert person.done["replaced"] == 1
    check_end(person, {name for name, _ in SEATS[:seats]})


@whole(set())
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_by_keys_alone(devices: Devices, variant: str, seats: int) -> None:
    page = devices.open()
    page.add_init_script("addEventListener('pointerdown', () => console.error('a pointer was used'), true)")
    page.reload()
    person = Patron(page, "keyboard")
    person.begin(SEATS[:seats], seed="c1", variant=variant)
    person.play()
    check_end(person, {name for name, _ in SEATS[:seats]})


@whole(set())
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_on_a_phone_by_touch(devices: Devices, shot: Callable[[Page, str], None], variant: str, seats: int) -> None:
    page = devices.open(phone=True)
    person = Patron(page, "touch", watch=lambda: check_phone(page))
    person.begin(SEATS[:seats], seed="d2", variant=variant)
    seen = set()

    def new_step(shown: dict[str, Any]) -> bool:
        fresh = shown["step"] not in seen
        seen.add(shown["step"])
        return fresh

    while not (shown := person.play(until=new_step))["over"]:
        shot(page, f"carrara-phone-{variant}-{seats}-{shown['step']}")
    assert seen >= {"turn", "buying", "after"}
    check_end(person, {name for name, _ in SEATS[:seats]})
    check_phone(page)
