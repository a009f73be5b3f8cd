"""Links: from one device to another, to a moment, among several persons; broken ones; and names that mean harm."""

from __future__ import annotations

import base64
from zlib import crc32

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import DUEL, Made, Seats, made, step
from page.player import Person
from page.test_return import came_back, standing
from playwright.sync_api import Page, expect

PERSONS: Seats = [("Ada", None), ("Lin", None), ("Zoe", None)]


def test_copied_to_another_device(devices: Devices) -> None:
    """The other device has never seen the page; the match opens there exactly where it stands here."""
    here = Person(devices.open())
    here.begin([("Player 1", None), ("Bianca", "greedy")])  # a link carries no names unless asked to
    for _ in range(5):
        here.decide(here.settle())
    before = standing(here.page)
    there = Person(devices.open(before["address"]))
    came_back(there.page, before)
    # Both go on from there, each for itself.
    moved = there.decide(there.settle())
    assert standing(here.page) == before
    assert here.decide(here.settle())["end"] == moved["end"]
    assert standing(here.page)["address"] == standing(there.page)["address"]


@mostly_chromium
def test_to_a_moment(devices: Devices) -> None:
    match = made(lambda look: look["t"] > 20)
    page = devices.open(f"{match.address}&t=7")
    body = page.locator("body")
    expect(body).to_have_attribute("data-t", "7")
    expect(body).to_have_attribute("data-past", "true")
    assert page.evaluate("location.hash") == f"{match.address}&t=7"
    assert page.locator("[data-move], [data-composer]").count() == 0
    page.locator('[data-banner="past"] [data-key="now"]').click()
    expect(body).to_have_attribute("data-t", str(match.look["t"]))
    assert Person(page).settle()["end"] == match.look["t"]
    assert page.evaluate("location.hash") == match.address


@mostly_chromium
def test_a_later_link_joins_the_match_kept_here(devices: Devices) -> None:
    """One longer by some moves carries the match on; an earlier one is a moment of it."""
    match = made(lambda look: look["t"] > 4)
    early, early_t = match.address, match.look["t"]
    device = devices.device()
    page = devices.open(early, on=device)
    Person(page).settle()
    later = made(lambda look: look["t"] > 12)
    assert later.look["root"] == match.look["root"]
    devices.goto(page, "")
    devices.goto(page, later.address)
    assert Person(page).settle()["end"] == later.look["t"]
    devices.goto(page, "")
    devices.goto(page, early)
    expect(page.locator("body")).to_have_attribute("data-t", str(early_t))
    expect(page.locator("body")).to_have_attribute("data-end", str(later.look["t"]))
    page.locator('[data-banner="past"] [data-key="now"]').click()
    Person(page).press("#brand")
    expect(page.locator("[data-resume]")).to_have_count(1)


@mostly_chromium
def test_with_several_persons_it_asks_who_you_are(devices: Devices) -> None:
    match = Made(PERSONS)
    named = match.ask("link", names=True)["code"]
    page = devices.open(f"#m={named}")
    who = page.locator('[data-dialog="who"]')
    expect(who).to_be_visible()
    # Nothing is shown before the answer, and there is no way round it.
    page.keyboard.press("Escape")
    expect(who).to_be_visible()
    assert page.locator(".canvas").count() == 0
    assert [who.locator(f'[data-who="{seat}"]').inner_text() for seat in range(3)] == ["Ada", "Lin", "Zoe"]
    who.locator('[data-who="1"]').click()
    expect(page.locator("body")).to_have_attribute("data-viewer", "1")
    expect(page.locator("h1")).to_contain_text("Ada")
    assert page.locator("[data-move]").count() == 0


@mostly_chromium
def test_who_only_looks_on_sees_no_hand(devices: Devices) -> None:
    page = devices.open(Made(PERSONS).address)
    page.locator('[data-who="none"]').click()
    expect(page.locator('body[data-screen="table"]')).to_be_attached()
    expect(page.locator("body")).to_have_attribute("data-viewer", "")
    assert page.locator('[data-move], [data-at^="hand:"]').count() == 0


# -- broken ones ------------------------------------------------------------------------------------------------------


def resealed(code: str, byte: int, bits: int) -> str:
    """The code with some bits of one byte turned and its check sum made good again."""
    data = bytearray(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))[:-3])
    data[byte] ^= bits
    whole = bytes(data) + (crc32(bytes(data)) & 0xFFFFFF).to_bytes(3, "big")
    return base64.urlsafe_b64encode(whole).rstrip(b"=").decode()


def broken_links() -> dict[str, str]:
    code = made(step("build")).code
    middle = len(code) // 2
    other = "A" if code[middle] != "A" else "B"
    return {
        "cut short": code[:-4],
        "cut at its beginning": code[5:],
        "one letter": code[:4],
        "changed letter": code[:middle] + other + code[middle + 1 :],
        "other characters": code[:middle] + "%21%2A%20" + code[middle:],
        "foreign letters": "%C3%A9%F0%9F%8F%9B" + code,
        "markup": "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
        "broken escape": code + "%E0%A4%A",
        "empty": "",
        "huge": "A" * 300_000,
        "another version": resealed(code, 0, 0x40),
        "other rules": resealed(code, 2, 0x10),
        "twice": f"{code}&m={code[:-1]}"[len(code) + 3 :],
    }


def check_broken(page: Page, why: str) -> str:
    """A sentence says what is wrong, and a new match is a tap away."""
    refusal = page.locator(".refusal[data-refusal]")
    expect(refusal).to_be_visible()
    text = refusal.inner_text()
    assert text.endswith(".") and " " in text and "error-" not in text, (why, text)
    assert page.locator("main img:not(.drawn)").count() == 0
    expect(page.locator("h1")).to_have_text("This link does not open")
    expect(page.locator("[data-new]")).to_be_visible()
    return text


def test_broken_links(devices: Devices) -> None:
    page = devices.open()
    said = {}
    for why, code in broken_links().items():
        devices.goto(page, "#")
        page.locator("[data-game='palazzo']").wait_for()
        devices.goto(page, f"#m={code}")
        page.locator('body[data-screen="broken"]').wait_for()
        said[why] = check_broken(page, why)
    assert "cut off" in said["cut short"]
    assert "character" in said["other characters"]
    assert "no match" in said["empty"]
    assert "long" in said["huge"]
    assert "version" in said["another version"]
    assert "rules" in said["other rules"]
    page.locator("[data-new]").click()
    page.locator("[data-game='palazzo'], [data-act='start']").first.click()
    page.locator('[data-act="start"]').click()
    expect(page.locator('body[data-screen="table"]')).to_be_attached()


@mostly_chromium
def test_a_moment_that_is_not_there(devices: Devices) -> None:
    """Of an address that somebody changed by hand: the match opens where it stands."""
    match = made(step("pick"))
    page = devices.open()
    for t in ("999", "-1", "x", "99999999999999999999", ""):
        devices.goto(page, "#")
        page.locator("[data-game='palazzo']").wait_for()
        devices.goto(page, f"{match.address}&t={t}")
        assert Person(page).settle()["end"] == match.look["t"]


# -- names ------------------------------------------------------------------------------------------------------------

HOSTILE = ["<img src=x onerror=al()>", "<script>al()</script>", '"><b>Bob</b>', "{ $name } &lt;i&gt;"]


def check_text_only(page: Page, names: list[str]) -> None:
    assert page.locator("main img:not(.drawn), main script, main b > b, main i").count() == 0
    shown = page.locator(".seat h2").all_inner_texts()
    assert sorted(shown) == sorted(names)


@mostly_chromium
def test_hostile_names_in_a_link(devices: Devices) -> None:
    seats: Seats = [(name, None) for name in HOSTILE]
    page = devices.open(f"#m={Made(seats).ask('link', names=True)['code']}")
    page.on("dialog", lambda dialog: devices.wrong.append(dialog.message))
    who = page.locator('[data-dialog="who"]')
    assert [who.locator(f'[data-who="{seat}"]').inner_text() for seat in range(4)] == HOSTILE
    who.locator('[data-who="all"]').click()
    page.locator('[data-curtain="open"]').click()
    Person(page).settle()
    check_text_only(page, HOSTILE)
    assert HOSTILE[0] in page.locator("h1").inner_text()


@mostly_chromium
def test_hostile_names_in_the_setup(devices: Devices) -> None:
    page = devices.open()
    page.on("dialog", lambda dialog: devices.wrong.append(dialog.message))
    person = Person(page)
    person.begin([(HOSTILE[0], None), ("Bianca", "greedy")])
    person.play(until=lambda shown: shown["end"] > 6)
    check_text_only(page, [HOSTILE[0], "Bianca"])
    assert page.locator(".log .line", has_text=HOSTILE[0]).count() > 0
    person.press("#brand")
    expect(page.locator(".match-list .match-words b")).to_contain_text(HOSTILE[0])
    assert page.locator("main img:not(.drawn)").count() == 0


@pytest.mark.long
@mostly_chromium
def test_names_travel_only_when_asked_to(devices: Devices) -> None:
    match = Made(DUEL)
    page = devices.open(match.address)
    Person(page).settle()
    assert page.locator(".seat h2").all_inner_texts() != ["Ada", "Bianca"]
    page = devices.open(f"#m={match.ask('link', names=True)['code']}")
    Person(page).settle()
    assert "Ada" in page.locator(".seat h2").all_inner_texts()
