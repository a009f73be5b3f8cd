"""The things on Palazzo's board say what they are and what they are now; the auction, what its lot would bring."""

from __future__ import annotations

from typing import Any

from page.conftest import Devices, mostly_chromium
from page.made import made, step
from page.player import Person
from playwright.sync_api import expect


def auction_of(look: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in look["decision"]["choices"] if one["move"] == "auction")
    return found


@mostly_chromium
def test_each_thing_tells_of_itself_under_the_mouse(devices: Devices) -> None:
    match = made(step("turn"))
    table = match.look["table"]
    page = devices.ready(match.address)
    person = Person(page)
    before = person.settle()
    tip = page.locator(".tip:not([hidden])")
    disc = (table["architect"] + 2) % 4
    for at, words in {
        "architect": "goes clockwise",
        f"disc:{disc}": "Disc: 2 windows",
        "riders": f"Riders: {table['riders']} of five",
        "stock": "The next one is from stack\u00a0I.",
        "price": f"10\u00a0−\u00a0{table['priced']}\u00a0=\u00a0{table['price']}",
        "warehouse": "the first comes here",
        f"quarry:{table['next']}": "The next auction is here.",
    }.items():
        person.drawn(at).hover(position={"x": 6, "y": 6})
        expect(tip).to_contain_text(words)
        described = person.drawn(at).get_attribute("aria-description") or ""
        assert words in described, at
        told, box = tip.bounding_box(), person.drawn("warehouse").bounding_box()
        assert told and box
        # Whoever counts the warehouse's tiles, or compares them with others, sees them meanwhile.
        if at in ("price", "warehouse"):
            assert told["y"] >= box["y"] + box["height"] or told["x"] + told["width"] <= box["x"]
    # However many they are, Tab comes to the board once.
    assert page.locator('.canvas-board .hit[tabindex="0"]').count() == 1
    person.drawn("price").click()
    expect(page.locator('[data-dialog="zoom"] .zoom-about a')).to_have_text("T2.5")
    page.keyboard.press("Escape")
    assert person.settle() == before


@mostly_chromium
def test_nothing_is_told_to_a_mouse_that_rests(devices: Devices) -> None:
    """What comes to lie under it, as when a table appears, is told of once it is moved."""
    match = made(step("turn"))
    page = devices.ready(match.address)
    person = Person(page)
    person.settle()
    box = person.drawn("warehouse").bounding_box()
    assert box
    person.press("#brand")
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.wait_for_timeout(400)
    page.go_back()
    person.settle()
    tip = page.locator(".tip:not([hidden])")
    page.wait_for_timeout(900)
    expect(tip).to_have_count(0)
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    expect(tip).to_contain_text("the first comes here")


@mostly_chromium
def test_a_finger_reads_them_too(devices: Devices) -> None:
    match = made(step("turn"))
    page = devices.ready(match.address, phone=True)
    person = Person(page, "touch")
    before = person.settle()
    zoom = page.locator('[data-dialog="zoom"]')
    for at, words in {"riders": "the match ends at once", "quarry:1": "is sold as one lot"}.items():
        person.press(person.drawn(at))
        expect(zoom).to_contain_text(words)
        page.keyboard.press("Escape")
    # The hand as a whole, while no card of it is asked for.
    person.press(person.drawn("hand"))
    expect(zoom.locator(".zoom-about")).to_contain_text("together they count 15")
    expect(zoom.locator("li")).to_have_count(len(match.hand(0)))
    page.keyboard.press("Escape")
    # What can be played is played by a tap, and read by a longer press.
    person.drawn("stock").click(button="right")
    expect(zoom).to_contain_text("come from I first")
    page.keyboard.press("Escape")
    assert person.settle() == before


@mostly_chromium
def test_an_auction_says_what_its_lot_would_bring(devices: Devices) -> None:
    def worthy(look: dict[str, Any]) -> bool:
        return step("market")(look) and (auction_of(look)["worth"] or {}).get("points", 0) > 1

    match = made(worthy)
    gain = auction_of(match.ask("look", viewer=0))["worth"]["points"]
    page = devices.ready(match.address)
    person = Person(page)
    person.settle()
    expect(person.move("auction").locator(".worth.good")).to_contain_text(f"up to +{gain} points")
    quarry = auction_of(match.ask("look", viewer=0))["at"]
    assert f"up to +{gain} points" in (person.drawn(quarry).get_attribute("aria-label") or "")
