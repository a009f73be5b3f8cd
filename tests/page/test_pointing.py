"""Rebuilding by pointing: a floor is taken hold of in the drawing, and goes where is pointed next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from page.conftest import Devices, mostly_chromium
from page.made import Look, Made, made
from page.player import Person
from playwright.sync_api import expect

CONFIRM = "[data-confirm]"
CARD = 'button.hit[data-at="hand:0"]'


def ways_of(look: Look) -> list[dict[str, Any]]:
    """The rebuildings that may be composed."""
    composers = [one for one in look["decision"]["composers"] if one["key"] == "rebuild" and not one["off"]]
    return list(composers[0]["slots"][1]["items"]) if composers else []


def closed(match: Made, floor: str) -> dict[str, Any]:
    """Where that floor can't go, and why."""
    picks = {"card": [], "way": [floor]}
    return dict(match.ask("compose", composer="rebuild", picks=picks, viewer=0)["blocked"])


def slides(look: Look) -> Iterator[dict[str, Any]]:
    return (way for way in ways_of(look) if way["to"].startswith("palace:") and not way["to"].endswith(":new"))


def twice(look: Look) -> list[dict[str, Any]]:
    """What may be slid in somewhere, and not where its floor is already."""
    palaces = [one["tiles"] for one in look["seats"][0]["palaces"]]
    floor_of = {f"palace:0:{i}:0": tiles[0][1] for i, tiles in enumerate(palaces)}
    holders = Counter(tile[1] for tiles in palaces for tile in tiles)
    return [way for way in slides(look) if holders[floor_of[way["from"]]] > 1]


def rich(look: Look) -> bool:
    """Something can be taken out, something slid in, and that not everywhere."""
    return any(way["to"].endswith(":new") for way in ways_of(look)) and any(twice(look))


@mostly_chromium
def test_a_floor_is_slid_in_taken_out_and_dropped_by_pointing(devices: Devices, shot: Any) -> None:
    match = made(rich, seeds=range(13, 60))
    look = match.ask("look", viewer=0)
    page = devices.ready(match.address)
    person = Person(page)
    shown = person.settle()
    person.press('[data-composer="rebuild"]')
    confirm = page.locator(CONFIRM)

    # Taken out: onto the empty plot, and nowhere else in the same turn.
    take = next(way for way in ways_of(look) if way["to"].endswith(":new"))
    person.press(person.drawn(take["from"]))
    expect(person.drawn(take["from"])).to_have_attribute("aria-pressed", "true")
    other, why = next(iter(closed(match, take["from"]).items()))
    assert why["rule"] == "T3.3"
    expect(person.drawn(other)).to_have_attribute("aria-disabled", "true")
    assert "rule T3.3" in (person.drawn(other).get_attribute("aria-label") or "").replace("\u00a0", " ")
    # Also of its floors, which lie over it.
    expect(person.drawn(f"{other}:0")).to_have_count(0)
    person.drawn(other).dispatch_event("click")
    expect(page.locator(".toast")).to_contain_text("T3.3")
    person.press(person.drawn(take["to"]))
    expect(page.locator(f'[data-item="{take["at"]}"]')).to_have_attribute("aria-pressed", "true")
    person.press(person.drawn(take["from"]))
    expect(page.locator('[data-slot="way"] [aria-pressed="true"]')).to_have_count(0)
    expect(person.drawn(take["from"])).to_have_attribute("aria-pressed", "false")

    # Slid in, or else dropped where the empty plot was: a palace of its own it is already.
    slide = next(slides(look))
    person.press(person.drawn(slide["from"]))
    expect(person.drawn("palace:0:new")).to_have_count(0)
    person.press(person.drawn("drop"))
    drop = next(way for way in ways_of(look) if (way["from"], way["to"]) == (slide["from"], "drop"))
    expect(page.locator(f'[data-item="{drop["at"]}"]')).to_have_attribute("aria-pressed", "true")
    person.press(person.drawn(slide["to"]))
    expect(page.locator(f'[data-item="{slide["at"]}"]')).to_have_attribute("aria-pressed", "true")
    shot(page, "rebuild-pointed")
    page.locator(CARD).click(position={"x": 8, "y": 30})
    tray = match.ask("compose", composer="rebuild", picks={"card": ["hand:0"], "way": [slide["at"]]}, viewer=0)
    expect(confirm).to_have_attribute("data-move", tray["move"])
    person.press(confirm)
    person.settle(after=shown["end"])


@mostly_chromium
def test_where_a_floor_is_already_it_says_so(devices: Devices) -> None:
    """By keys alone, and where room is short."""
    match = made(rich, seeds=range(13, 60))
    to = twice(match.ask("look", viewer=0))[0]
    at, why = next(iter(closed(match, to["from"]).items()))
    assert why["rule"] == "B2"
    page = devices.ready(match.address, phone=True)
    person = Person(page, "keyboard")
    person.settle()
    person.press('[data-composer="rebuild"]')
    person.press(person.drawn(to["from"]))
    expect(person.drawn(at)).to_have_attribute("aria-disabled", "true")
    person.press(person.drawn(at))
    expect(page.locator(".toast")).to_contain_text("B2")
    person.press(person.drawn(to["to"]))
    expect(page.locator(f'[data-item="{to["at"]}"]')).to_have_attribute("aria-pressed", "true")
