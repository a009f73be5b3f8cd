"""The rulebook in the page: at its address, from a refusal, by a key, from home and menu, and searched."""

from __future__ import annotations

import re

import pytest
from page.conftest import Devices
from page.made import Seats, made, step
from page.player import Person
from page.test_accessible import RUN, buying
from playwright.sync_api import Page, expect

import build

pytestmark = pytest.mark.parametrize("browser", ["chromium"], indirect=True)

THREE: Seats = [("Ada", None), ("Bianca", "greedy"), ("Cosimo", "greedy")]
BOOK = '[data-dialog="rules"]'


def at_rule(page: Page, rule: str) -> None:
    """The book lies open, and this rule is marked and in sight."""
    here = page.locator(f"{BOOK} [data-here]")
    expect(here).to_have_attribute("data-rule", rule)
    expect(here).to_be_in_viewport()
    expect(here).to_be_focused()


def hash_is(page: Page, wanted: str) -> None:
    expect(page).to_have_url(re.compile((re.escape(wanted) or "/#?") + "$"))


def test_a_refusal_leads_to_its_rule(devices: Devices) -> None:
    page = devices.ready(made(buying, seeds=range(201, 230)).address)
    person = Person(page)
    person.settle()
    page.keyboard.press("r")
    at_rule(page, "T2.4")
    page.keyboard.press("Escape")
    expect(page.locator(BOOK)).to_have_count(0)

    person.press('[data-composer="buy"]')
    person.press('[data-slot="tiles"] button >> nth=0')
    person.press('button.hit[data-at="hand:0"]')
    refusal = page.locator(".tray .refusal")
    rule = refusal.get_attribute("data-rule")
    assert rule
    table = page.evaluate("location.hash")
    refusal.get_by_role("link").click()
    at_rule(page, rule)
    assert page.evaluate("location.hash") == f"#rules/palazzo/{rule}"

    # A rule that it names is one click away; closed, the table is as it was, with what was picked.
    page.locator(f'{BOOK} [data-rule="M2"] p a').first.click()
    at_rule(page, "M3")
    page.keyboard.press("Escape")
    expect(page.locator(BOOK)).to_have_count(0)
    hash_is(page, table)
    expect(page.locator('.tray [aria-pressed="true"]')).to_have_count(1)
    expect(refusal).to_be_visible()
    page.keyboard.press("r")
    at_rule(page, rule)


def test_from_home_and_menu_and_its_address(devices: Devices) -> None:
    page = devices.ready("#rules/T2.12")
    at_rule(page, "T2.12")
    page.keyboard.press("Escape")
    expect(page.locator(BOOK)).to_have_count(0)
    expect(page.locator("[data-game='palazzo']")).to_be_visible()
    page.locator('[data-way="rules"]').click()
    expect(page.locator(BOOK)).to_be_visible()
    page.go_back()
    expect(page.locator(BOOK)).to_have_count(0)
    devices.goto(page, made(buying, seeds=range(201, 230)).address)
    Person(page).settle()
    page.locator('[data-tool="menu"]').click()
    page.locator('[data-menu="rules"]').click()
    at_rule(page, "T2.4")


def test_closed_it_leaves_no_steps_behind(devices: Devices) -> None:
    """However many rules were read, one press of Back after it goes where it went before it was opened."""
    page = devices.ready()
    home = page.evaluate("location.hash")
    devices.goto(page, made(buying, seeds=range(201, 230)).address)
    person = Person(page)
    shown = person.settle()
    table = page.evaluate("location.hash")
    for _ in range(2):
        page.keyboard.press("r")
        at_rule(page, "T2.4")
        page.locator(f'{BOOK} [data-rule="M2"] p a').first.click()
        at_rule(page, "M3")
        page.go_back()
        at_rule(page, "T2.4")
        page.go_forward()
        at_rule(page, "M3")
        page.keyboard.press("Escape")
        hash_is(page, table)
        expect(page.locator(BOOK)).to_have_count(0)
    # Back closes it too, and the table beneath is the one that was left.
    page.keyboard.press("r")
    at_rule(page, "T2.4")
    page.go_back()
    hash_is(page, table)
    expect(page.locator(BOOK)).to_have_count(0)
    assert person.settle() == shown
    page.go_back()
    hash_is(page, home)
    expect(page.locator("[data-game='palazzo']")).to_be_visible()


def test_the_match_goes_on_beneath_it(devices: Devices) -> None:
    """What the bots do meanwhile is there, under the match's present address, when it is closed."""
    page = devices.ready(made(step("turn"), seats=THREE).address, settings={"pace": "quick"})
    person = Person(page)
    before = person.settle()
    table = page.evaluate("location.hash")
    person.press(person.move("money"))
    person.press('.act:not([aria-disabled="true"]) >> nth=0')
    page.keyboard.press("r")
    expect(page.locator(BOOK)).to_be_visible()
    expect(page.locator("body")).not_to_have_attribute(
        "data-end", re.compile(f"^({before['end']}|{before['end'] + 1})$")
    )
    assert page.evaluate("location.hash").startswith("#rules")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("#m="))
    now = person.settle()
    expect(page).not_to_have_url(re.compile(re.escape(table) + "$"))
    page.reload()
    assert person.settle()["end"] >= now["end"]


def test_what_cannot_be_loaded_leaves_the_table_its_address(devices: Devices) -> None:
    device = devices.device()
    device.route("**/locales/rules/**", lambda route: route.abort())
    devices.expect("Failed to load resource")
    page = devices.open(made(step("turn")).address, on=device)
    person = Person(page)
    shown = person.settle()
    table = page.evaluate("location.hash")
    page.keyboard.press("r")
    expect(page.locator(".toast")).to_contain_text("could not be loaded")
    hash_is(page, table)
    expect(page.locator(".toast")).to_contain_text("could not be loaded")
    person.decide(shown)
    expect(page).to_have_url(re.compile("#m="))
    expect(page).not_to_have_url(re.compile(re.escape(table) + "$"))


@pytest.mark.parametrize(("theme", "language", "phone"), [("light", "en", False), ("dark", "hu", True)])
def test_searched_and_read_by_everybody(devices: Devices, theme: str, language: str, phone: bool) -> None:
    device = devices.device(settings={"theme": theme, "language": language}, phone=phone, reduced_motion="reduce")
    device.add_init_script(path=build.MODULES / "axe-core" / "axe.min.js")
    page = devices.open("#rules/palazzo", on=device)
    articles = page.locator(f"{BOOK} article")
    expect(articles.first).to_be_visible()
    assert page.evaluate(RUN) == []
    whole = articles.count()
    page.locator("#rules-search").fill("TRIPLE together" if language == "en" else "HARMAS egyszerre")
    shown = [one for one in articles.all() if one.is_visible()]
    assert 0 < len(shown) < whole / 4
    assert "M3" in [one.get_attribute("data-rule") for one in shown] or language == "hu"
    # Typed when the book lies open far below, it is read from the first that is found.
    page.locator("#rules-search").fill("")
    if not phone:
        articles.last.scroll_into_view_if_needed()
    page.locator("#rules-search").fill("a")
    expect(articles.locator("visible=true").first).to_be_in_viewport(ratio=0.9)
    page.locator("#rules-search").fill("xyzzy")
    expect(page.locator(f"{BOOK} .rules-text > [role=status]")).to_be_visible()
    page.locator("#rules-search").fill("")
    expect(articles.last).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # On a phone the contents lie above the text; from far down there is a way back to them.
    back = page.locator(".rules-up")
    expect(back).to_be_hidden()
    articles.last.scroll_into_view_if_needed()
    if not phone:
        expect(page.locator(".rules-contents a").first).to_be_in_viewport()
        return
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(page.locator(".rules-contents a").first).to_be_focused()
    expect(page.locator(".rules-contents a").first).to_be_in_viewport()
    expect(back).to_be_hidden()
