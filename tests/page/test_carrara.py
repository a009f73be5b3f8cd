"""Whole matches of Carrara from the door to the score sheet: by mouse, by keys, and by touch on a small screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from page.conftest import Devices
from page.player import Person
from page.test_whole_match import check_phone, final_sheet
from piazza.table import call
from playwright.sync_api import Page, expect

SEATS: list[tuple[str, str | None]] = [("Ada", None), ("Bianca", "greedy")]


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
        cities = self.page.locator('[data-slot="city"] [data-item]')
        tiles = self.page.locator('[data-slot="tile"] [data-item]')
        self.pick(cities.last)
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
        tiles = self.page.locator('[data-slot="tile"] [data-item]')
        for old in range(olds.count()):
            self.pick(olds.nth(old))
            for index in range(tiles.count()):
                self.pick(tiles.nth(index))
                if self.pay("replace"):
                    self.done["replaced"] += 1
                    return
        raise AssertionError("nothing can be replaced, though replacing was open")

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


@pytest.mark.parametrize("variant", ["base", "advanced"])
def test_by_mouse(devices: Devices, shot: Callable[[Page, str], None], variant: str) -> None:
    person = Patron(devices.open())
    seats = [*SEATS, ("Cosimo", "greedy")] if variant == "base" else SEATS
    person.begin(seats, variant=variant)
    person.play(until=lambda shown: shown["end"] > 40)
    shot(person.page, f"carrara-{variant}")
    person.play()
    if variant == "advanced":
        assert person.done["replaced"] == 1
    check_end(person, {name for name, _ in seats})


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_by_keys_alone(devices: Devices) -> None:
    page = devices.open()
    page.add_init_script("addEventListener('pointerdown', () => console.error('a pointer was used'), true)")
    page.reload()
    person = Patron(page, "keyboard")
    person.begin(SEATS, seed="c1")
    person.play()
    check_end(person, {"Ada", "Bianca"})


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_on_a_phone_by_touch(devices: Devices, shot: Callable[[Page, str], None]) -> None:
    page = devices.open(phone=True)
    person = Patron(page, "touch", watch=lambda: check_phone(page))
    person.begin(SEATS, seed="d2", variant="advanced")
    seen = set()

    def new_step(shown: dict[str, Any]) -> bool:
        fresh = shown["step"] not in seen
        seen.add(shown["step"])
        return fresh

    while not (shown := person.play(until=new_step))["over"]:
        shot(page, f"carrara-phone-{shown['step']}")
    assert seen >= {"turn", "buying", "after"}
    check_end(person, {"Ada", "Bianca"})
    check_phone(page)


PAINT = """async ([width, height, look]) => {
    const { scene } = await import(new URL('js/scene/carrara/index.js', document.baseURI).href);
    const canvas = document.createElement('canvas');
    const none = () => new Set();
    const ui = {picked: none(), lit: none(), blocked: none(), hover: null, ghost: null, theme: 'light', say: () => ''};
    return scene.board(canvas.getContext('2d'), { w: width, h: height, dpr: 1 }, look, ui);
}"""


@pytest.mark.parametrize(("width", "height"), [(802, 488), (344, 260), (344, 190), (520, 330)])
@pytest.mark.parametrize("variant", ["base", "advanced"])
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_whatever_lies_on_the_board_is_a_region_within_it(
    visit: Callable[..., Page], variant: str, width: int, height: int
) -> None:
    """Eleven blocks on one section, the whole market, the great buildings, the objects."""
    seats = [{"name": "", "bot": None}] * 2
    options = {"variant": variant}
    new = {"do": "new", "game": "carrara", "seats": seats, "options": options, "seed": "1", "viewer": 0}
    look = json.loads(call(json.dumps(new)))["ok"]
    table = look["table"]
    table["wheel"] = [[], [], [], list("wwyyrrgbbkk"), [], []]
    hits = {hit["at"]: hit for hit in visit().evaluate(PAINT, [width, height, look])}
    expected = {f"wheel:4:{i}" for i in range(11)} | {f"market:{i}" for i in range(9)}
    expected |= {f"object:{token}" for token in table["objects"]} | {f"great:{token[:-1]}" for token in table["great"]}
    assert expected <= set(hits)
    for at in expected:
        hit = hits[at]
        assert hit["x"] >= 0 and hit["x"] + hit["w"] <= width, at
        assert hit["y"] >= 0 and hit["y"] + hit["h"] <= height, at
    # Equal blocks lie on one another, others nowhere in full.
    centres = {at: (hits[at]["x"], hits[at]["y"]) for at in expected}
    assert len(set(centres.values())) == len(expected)
