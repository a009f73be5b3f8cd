"""A link or a record pasted at home is opened; what can't be read is refused with the reason."""

from __future__ import annotations

from pathlib import Path

from page.conftest import Devices, mostly_chromium
from page.made import made
from page.player import Person
from page.test_moments import at
from playwright.sync_api import Page, expect


def paste(page: Page, text: str) -> None:
    if not page.locator('[data-paste="text"]').count():
        page.locator('[data-act="paste"]').click()
    page.locator('[data-paste="text"]').fill(text)
    page.locator('[data-paste="open"]').click()


@mostly_chromium
def test_links_and_codes(devices: Devices, site: str) -> None:
    match = made(lambda look: look["t"] > 8)
    page = devices.open()
    paste(page, f"  {site}{match.address}&t=5 ")
    at(page, 5)
    assert page.evaluate("location.hash") == f"{match.address}&t=5"
    devices.goto(page, "#")
    expect(page.locator("[data-resume]")).to_have_count(1)
    # As people send it.
    paste(page, f"Your turn ({site}{match.address}).")
    assert Person(page).settle()["end"] == match.look["t"]
    devices.goto(page, "#")
    expect(page.locator("[data-resume]")).to_have_count(1)
    # The bare code is the same match, which is kept already.
    paste(page, match.code)
    assert Person(page).settle()["end"] == match.look["t"]
    devices.goto(page, "#")
    expect(page.locator("[data-resume]")).to_have_count(1)


@mostly_chromium
def test_a_record_with_its_names(devices: Devices) -> None:
    match = made(lambda look: look["t"] > 8, [("Ada", None), ("Fiammetta", "greedy")])
    record = match.ask("record")["text"]
    page = devices.open(phone=True)
    paste(page, record.replace("\n", "\r\n"))
    assert Person(page).settle()["end"] == match.look["t"]
    expect(page.locator('.seat[data-seat="0"] h2')).to_have_text("Ada")
    assert match.ask("open", link=page.evaluate("location.hash"))["root"] == match.look["root"]


@mostly_chromium
def test_a_records_file_is_imported(devices: Devices, tmp_path: Path) -> None:
    match = made(lambda look: look["t"] > 8, [("Ada", None), ("Fiammetta", "greedy")])
    record = match.ask("record")["text"]
    (tmp_path / "wrong.txt").write_text(record.replace("P1: ", "P2: ", 1))
    (tmp_path / "right.txt").write_text(record)
    page = devices.open()
    page.locator("[data-import]").set_input_files(tmp_path / "wrong.txt")
    expect(page.locator(".toast")).to_contain_text("Line ")
    page.locator("[data-import]").set_input_files(tmp_path / "right.txt")
    assert Person(page).settle()["end"] == match.look["t"]
    expect(page.locator('.seat[data-seat="0"] h2')).to_have_text("Ada")


@mostly_chromium
def test_refusals_say_what_is_wrong(devices: Devices, site: str) -> None:
    match = made(lambda look: look["t"] > 8)
    record = match.ask("record")["text"]
    unseeded = "\n".join(line for line in record.split("\n") if not line.startswith(("[Seed", "[Link")))
    page = devices.open()
    why = page.locator("#paste-why")
    for text, part in (
        ("", "no match"),
        (f"{site}#m={match.code[:-3]}", "damaged or cut off"),
        ("https://example.org/", "The link"),
        (record.replace("P1: ", "P2: ", 1), "Line "),
        (record.replace("[Game", "[Spiel"), "tag"),
        (unseeded, "without a seed has no link"),
    ):
        paste(page, text)
        expect(why).to_be_visible()
        expect(why).to_contain_text(part)
        expect(page.locator('[data-paste="text"]')).to_be_focused()
        page.locator('[data-paste="text"]').press("End")
    page.locator('[data-paste="text"]').fill("x")
    expect(why).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("[data-resume]")).to_have_count(0)
