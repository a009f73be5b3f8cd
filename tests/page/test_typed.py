"""A move typed in the notation: played, refused in words with its rule; only legal ones are offered."""

from __future__ import annotations

from page.conftest import Devices, mostly_chromium
from page.made import Made, made, step
from page.player import Person
from playwright.sync_api import Page, expect

FIELD = '[data-typed="field"]'


def at_the_field(devices: Devices, match: Made, **options: object) -> Page:
    page = devices.ready(match.address, **options)
    Person(page).settle()
    page.keyboard.press("m")
    expect(page.locator(FIELD)).to_be_focused()
    return page


@mostly_chromium
def test_typed_and_played_by_keys_alone(devices: Devices) -> None:
    match = made(step("pick"))
    end = match.look["t"]
    page = at_the_field(devices, match)
    dialog = page.locator('[data-dialog="typed"]')
    legal = sorted(choice["move"] for choice in match.ask("look", viewer=0)["decision"]["choices"])
    offers = page.locator("[data-offer]")
    expect(offers).to_have_count(len(legal))
    assert sorted(offers.evaluate_all("all => all.map((one) => one.dataset.offer)")) == legal
    # What the field says to those who can't see it.
    expect(page.get_by_role("textbox", name="take")).to_be_focused()
    page.keyboard.type(legal[0][:-2].upper())
    expect(dialog.get_by_role("status")).to_contain_text("begin")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_be_visible()
    expect(page.locator(FIELD)).to_have_attribute("aria-invalid", "true")
    expect(page.locator("body")).to_have_attribute("data-end", str(end))
    page.locator(FIELD).fill("")
    page.keyboard.type(legal[-1])
    expect(dialog.get_by_role("alert")).to_be_hidden()
    expect(offers).to_have_count(1)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    Person(page).settle(after=end)
    played = match.ask("play", move=legal[-1], viewer=0)["look"]["t"]
    page.locator('[data-step="first"]').click()
    page.locator('[data-replay="slider"]').fill(str(played))
    expect(page.locator("body")).to_have_attribute("data-t", str(played))
    expect(page.locator(".log .now")).to_contain_text("took")


@mostly_chromium
def test_refused_in_words_with_the_rule(devices: Devices) -> None:
    match = made(lambda look: any(one["key"] == "buy" and not one["off"] for one in look["decision"]["composers"]))
    page = at_the_field(devices, match)
    tile = match.look["table"]["warehouse"][0]
    for text, rule in ((f"buy {tile} :", "T2"), ("buy B99 : f7", "T2"), ("market", "T2"), ("nonsense", "T2")):
        page.locator(FIELD).fill(text)
        page.keyboard.press("Enter")
        why = page.locator("#typed-why")
        expect(why).to_contain_text("rule")
        assert (why.get_attribute("data-rule") or "").startswith((rule, "M")), text
        expect(why.locator("a")).to_have_attribute("href", f"#rules/palazzo/{why.get_attribute('data-rule')}")
    # An offer fills the field; it plays nothing.
    page.locator(FIELD).fill("buy")
    page.locator("[data-offer]").first.click()
    value = page.locator(FIELD).input_value()
    assert value.startswith("buy ")
    expect(page.locator("body")).to_have_attribute("data-end", str(match.look["t"]))
    page.locator('[data-typed="play"]').click()
    Person(page).settle(after=match.look["t"])


@mostly_chromium
def test_from_the_menu_on_a_phone_and_in_other_games(devices: Devices) -> None:
    page = devices.ready("#new=dominion", phone=True)
    page.locator('[data-act="start"]').click()
    expect(page.locator('body[data-yours="true"]')).to_be_attached()
    page.locator('[data-tool="menu"]').click()
    page.locator('[data-menu="typed"]').click()
    page.locator(FIELD).fill("b")
    first = page.locator("[data-offer]").first
    expect(first).to_have_attribute("data-offer", "buy Copper")
    wide, room = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]")
    assert wide <= room
    page.locator(FIELD).fill("buy Province")
    page.keyboard.press("Enter")
    expect(page.locator("#typed-why")).to_contain_text("rule S3")
    page.locator(FIELD).fill("buy copper")
    page.keyboard.press("Enter")
    # The turn ends by itself soon after, and its line is the last then.
    expect(page.locator(".log .line", has_text="bought").first).to_be_attached()


@mostly_chromium
def test_no_field_where_another_decides(devices: Devices) -> None:
    match = made(step("pick"))
    page = devices.ready(match.address)
    Person(page).settle()
    page.keyboard.press("z")
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("m")
    page.wait_for_timeout(200)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator('[data-tool="menu"]').click()
    expect(page.locator('[data-menu="sheet-title"]')).to_be_visible()
    expect(page.locator('[data-menu="typed"]')).to_have_count(0)
