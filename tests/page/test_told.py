"""What happened without the person, and why something can't be done: each is said where it is looked for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import DUEL, Look, Made, made, step
from page.player import Person
from playwright.sync_api import expect


def forced_auction() -> Made:
    """A turn after whose drawn tiles nothing can be bought, so that the auction follows by itself."""
    for seed in range(1, 60):
        match = made(step("turn"), seeds=range(seed, seed + 1))
        decision = match.ask("play", move="market", viewer=0)["look"]["decision"]
        if decision["seat"] == 0 and decision["step"] == "market" and decision["auto"]:
            return match
    raise AssertionError("no such turn was met")


@mostly_chromium
def test_what_is_played_for_a_person_is_said_with_its_reason(devices: Devices) -> None:
    page = devices.ready(forced_auction().address)
    person = Person(page)
    shown = person.settle()
    person.press(person.move("market"))
    expect(page.locator(".toast")).to_contain_text("Your cards pay no tile")
    expect(page.locator(".toast")).to_contain_text("Only this was left: Auction")
    person.settle(after=shown["end"])


@mostly_chromium
def test_all_its_reasons_are_said(devices: Devices) -> None:
    """At the beginning of this match of Carrara two of three things can't be done, each for its own reason."""
    page = devices.open("#m=AQgFABA6rUB7iw")
    toast = page.locator(".toast")
    expect(toast).to_contain_text(
        "Your blocks pay no building in any city. Nothing can be scored now. Only this was left"
    )


@mostly_chromium
def test_a_palace_that_cannot_take_the_tile_says_why(devices: Devices) -> None:
    """Taken hold of while something is to be built it does not open: it names the rule."""

    def closed(look: dict[str, Any]) -> list[dict[str, Any]]:
        choices = look["decision"]["choices"]
        return [one for one in choices if one["weight"] == "table" and one["of"] == "pending:0"]

    match = made(lambda look: step("build")(look) and bool(closed(look)))
    first = closed(match.ask("look", viewer=0))[0]
    rule = f"rule\u00a0{first['off']['rule']}"
    page = devices.ready(match.address)
    person = Person(page)
    before = person.settle()
    palace = person.drawn(first["at"])
    expect(palace).to_have_attribute("aria-disabled", "true")
    expect(palace).to_have_accessible_name(re.compile(rf"\({rule}\)"))
    palace.click(force=True)
    expect(page.locator(".toast a")).to_have_text(rule)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert person.settle() == before


@mostly_chromium
def test_the_log_marks_what_came_since_the_last_decision(devices: Devices) -> None:
    """What the bots did meanwhile, and above the table how much of it there was."""
    person = Person(devices.ready(phone=True))
    page = person.page
    person.begin([*DUEL, ("Cosimo", "greedy")])
    shown = person.settle()
    expect(page.locator(".log .fresh")).to_have_count(0)
    fresh = page.locator(".log .fresh")
    for _ in range(30):
        shown = person.decide(shown)
        if fresh.count() > 1:
            break
    told = fresh.evaluate_all("all => all.map((one) => one.textContent)")
    assert len(told) > 1 and not any(line.startswith("Ada") for line in told)
    expect(page.locator(".last .more-lines")).to_contain_text(f"{len(told) - 1}")
    page.reload()
    person.settle()
    expect(fresh).to_have_count(0)


@mostly_chromium
def test_who_won_an_auction_is_not_missed(devices: Devices) -> None:
    """However quick the bots are: it is shown for a while, and read out once."""
    page = devices.ready(made(lambda look: step("auction")(look) and look["table"]["high"]["seat"] == 1).address)
    person = Person(page)
    shown = person.settle()
    person.press(person.move("pass"))
    person.settle(after=shown["end"])
    expect(page.locator(".toast")).to_contain_text("Bianca")
    assert "won" in page.locator(".toast").inner_text() or "Nobody raised" in page.locator(".toast").inner_text()


@mostly_chromium
def test_a_third_tile_takes_none_away(devices: Devices) -> None:
    """Two tiles at most are bought: a third is refused, and the two stay picked."""

    def three(look: dict[str, Any]) -> bool:
        buying = [one for one in look["decision"]["composers"] if one["key"] == "buy" and not one["off"]]
        return any(len(one["slots"][0]["items"]) > 2 for one in buying)

    page = devices.ready(made(three).address)
    person = Person(page)
    person.settle()
    person.press('[data-composer="buy"]')
    tiles = page.locator('[data-slot="tiles"] button')
    for number in range(3):
        tiles.nth(number).click()
    expect(page.locator(".toast")).to_contain_text("At most 2")
    pressed = tiles.evaluate_all("all => all.map((one) => one.ariaPressed)")
    assert pressed[:3] == ["true", "true", "false"]


@mostly_chromium
@pytest.mark.parametrize("phone", [False, True])
def test_the_cards_of_every_bid_are_seen_with_four_at_the_table(devices: Devices, phone: bool) -> None:
    """Also the leader's, whose box says more; and no box lies over the palaces' values."""
    seats = [*DUEL, ("Cosimo", "greedy"), ("Lorenzo", "greedy")]
    bidding = step("auction")
    match = made(lambda look: bidding(look) and sum(1 for bid in look["table"]["bids"] if bid["rounds"]) > 2, seats)
    page = devices.ready(match.address, phone=phone)
    Person(page).settle()
    boxes = page.locator(".others .stake:not([hidden], .out)")
    assert boxes.count() > 1
    assert all(
        width >= 48 for width in boxes.locator("canvas").evaluate_all("all => all.map((one) => one.clientWidth)")
    )
    covered = """all => all.map((box) => {
      const palaces = box.parentElement.querySelector('.canvas-seat').getBoundingClientRect();
      const { top, left } = box.getBoundingClientRect();
      return palaces.bottom > top + 1 && palaces.right > left + 1;
    })"""
    assert not any(boxes.evaluate_all(covered))


@mostly_chromium
def test_what_gains_most_stands_first_among_the_rebuildings(devices: Devices) -> None:
    def badly_sorted(look: Look) -> bool:
        """A rebuilding is possible, and the engine, which goes by the palaces, names a worse one first."""
        ways = [
            item
            for one in look["decision"]["composers"]
            if one["key"] == "rebuild" and not one["off"]
            for slot in one["slots"]
            if slot["key"] == "way"
            for item in slot["items"]
        ]
        gains = [item["delta"] for item in ways]
        return gains != sorted(gains, reverse=True)

    page = devices.ready(made(badly_sorted, seeds=range(1, 200)).address)
    person = Person(page)
    person.settle()
    person.press('[data-composer="rebuild"]')
    gains = page.locator('[data-slot="way"] .worth').evaluate_all(
        "all => all.map((one) => Number(one.textContent.replace('\u2212', '-')))"
    )
    assert len(set(gains)) > 1
    assert gains == sorted(gains, reverse=True)
