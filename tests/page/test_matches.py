"""The matches kept on the device: resumed, renamed, exported, imported, deleted; and a storage that fails."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import made, step
from page.player import Person
from page.test_return import came_back, standing
from playwright.sync_api import Locator, Page, expect

Saved = Callable[[Page, Locator], tuple[str, str]]

HOME = "[data-game='palazzo']"


def keep(devices: Devices, page: Page, addresses: list[str]) -> None:
    """Bring matches by their links, then come home."""
    for address in addresses:
        devices.goto(page, address)
        Person(page).settle()
    page.locator("#brand").click()
    expect(page.locator("[data-resume]")).to_have_count(len(addresses))


def addresses() -> list[str]:
    return [made(step("pick")).address, made(step("market"), seeds=range(5, 60)).address]


def exported(saved: Saved, page: Page, button: Locator) -> list[Any]:
    """The matches of the file that the button saves."""
    name, text = saved(page, button)
    assert name.endswith(".json")
    return list(json.loads(text)["matches"])


@mostly_chromium
def test_rename_resume_delete_undo(devices: Devices) -> None:
    page = devices.open()
    keep(devices, page, addresses())
    page.locator("[data-more]").first.click()
    page.locator("[data-rename]").fill("Sunday <b>evening</b>")
    page.locator('[data-act="rename"]').click()
    first = page.locator(".match", has_text="Sunday <b>evening</b>")
    expect(first).to_have_count(1)
    page.reload()
    expect(first).to_have_count(1)
    first.locator("[data-resume]").click()
    Person(page).settle()
    before = standing(page)
    page.locator("#brand").click()
    first.locator("[data-more]").click()
    page.locator('[data-act="delete"]').click()
    expect(page.locator("[data-resume]")).to_have_count(1)
    expect(first).to_have_count(0)
    page.locator('[data-toast="act"]').click()
    expect(page.locator("[data-resume]")).to_have_count(2)
    first.locator("[data-resume]").click()
    came_back(page, before)
    # Deleted and not taken back it is gone for good.
    page.locator("#brand").click()
    first.locator("[data-more]").click()
    page.locator('[data-act="delete"]').click()
    expect(page.locator("[data-resume]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-resume]")).to_have_count(1)


@mostly_chromium
def test_export_and_import(devices: Devices, saved: Saved, tmp_path: Path) -> None:
    """From one device to another by a file; a second time nothing is new; another file is refused in a sentence."""
    page = devices.open()
    kept = addresses()
    keep(devices, page, kept)
    files = {"all.json": '[data-act="export"]', "one.json": '[data-act="export-one"]'}
    for (name, button), count in zip(files.items(), (2, 1), strict=True):
        if count == 1:
            page.locator("[data-more]").first.click()
        _, text = saved(page, page.locator(button))
        assert len(json.loads(text)["matches"]) == count
        (tmp_path / name).write_text(text, encoding="utf-8")

    other = devices.open()
    other.locator("[data-import]").set_input_files(tmp_path / "one.json")
    expect(other.locator("[data-resume]")).to_have_count(1)
    expect(other.locator(".toast")).to_contain_text("1 match was imported.")
    other.locator("[data-import]").set_input_files(tmp_path / "all.json")
    expect(other.locator("[data-resume]")).to_have_count(2)
    other.locator("[data-import]").set_input_files(tmp_path / "all.json")
    expect(other.locator(".toast")).to_contain_text("No match was new.")
    expect(other.locator("[data-resume]")).to_have_count(2)
    found = set()
    for n in range(2):
        other.locator("[data-resume]").nth(n).click()
        Person(other).settle()
        found.add(other.evaluate("location.hash"))
        other.locator("#brand").click()
    assert found == set(kept)

    for text in ("", "{", '{"kind": "something else"}', '{"kind": "piazza-matches", "matches": [1, null, {"v": 1}]}'):
        (tmp_path / "wrong.json").write_text(text)
        other.evaluate("document.querySelector('#toasts').replaceChildren()")
        other.locator("[data-import]").set_input_files(tmp_path / "wrong.json")
        expect(other.locator(".toast")).to_be_visible()
        expect(other.locator("[data-resume]")).to_have_count(2)


# -- a storage that fails ---------------------------------------------------------------------------------------------

FAILING = {
    "blocked": """
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });
        }
        IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); };
    """,
    "full": """
        Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
        IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
    """,
    "absent": """
        Object.defineProperty(window, 'indexedDB', { value: undefined });
        delete window.BroadcastChannel;
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    """,
}


@mostly_chromium
@pytest.mark.parametrize(
    "failure", ["full", *(pytest.param(one, marks=pytest.mark.long) for one in ("blocked", "absent"))]
)
def test_storage(devices: Devices, failure: str) -> None:
    """A clear sentence; the match is played all the same, and its link keeps it."""
    device = devices.device()
    device.add_init_script(FAILING[failure])
    page = devices.open(on=device)
    page.locator(HOME).wait_for()
    if failure != "full":
        expect(page.locator('[data-banner="blocked"]')).to_contain_text("storage is full or blocked")
    person = Person(page)
    person.begin([("Player 1", None), ("Bianca", "greedy")])
    person.settle()
    banner = page.locator('[data-banner="unsaved"]')
    expect(banner).to_contain_text("link in the address bar holds all of it")
    for _ in range(3):
        person.decide(person.settle())
    before = standing(page)
    page.reload()
    came_back(page, before)
    # A link is drawn while it is kept: that it could not be is said all the same.
    expect(banner).to_contain_text("link in the address bar holds all of it")
    there = devices.open(before["address"])
    came_back(there, before)


PUT = """async (rows) => {
  const opened = indexedDB.open('piazza');
  const db = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
  const store = db.transaction('matches', 'readwrite').objectStore('matches');
  for (const [key, value] of rows) store.put(value, key);
  await new Promise((done) => (store.transaction.oncomplete = done));
  db.close();
}"""


@mostly_chromium
def test_corrupt_saves(devices: Devices, saved: Saved) -> None:
    """What can't be read is said to be so, can be exported and deleted, and keeps nothing else from being played."""
    page = devices.open()
    address = made(step("pick")).address
    keep(devices, page, [address])
    page.locator("[data-more]").click()
    good = exported(saved, page, page.locator('[data-act="export-one"]'))[0]
    page.keyboard.press("Escape")
    rows = [
        ["a", "no match"],
        ["b", None],
        ["c", {"v": 99, "id": "c"}],
        ["d", {**good, "id": "d", "seats": [{"name": 7}]}],
        # Well formed, but its link is not one, or its picture is of nothing known.
        ["e", {**good, "id": "e", "title": "torn", "code": "AAAA"}],
        ["f", {**good, "id": "f", "title": "blind", "look": {"table": 3}}],
        ["g", {**good, "id": "g", "title": "foreign", "game": "<b>chess</b>"}],
    ]
    page.evaluate(PUT, rows)
    page.reload()
    unreadable = page.locator(".match.unreadable")
    expect(unreadable).to_have_count(4)
    expect(unreadable.first).to_contain_text("can’t be read")
    assert page.locator("main b b").count() == 0
    assert exported(saved, page, unreadable.first.locator('[data-act="export-one"]')) == ["no match"]
    unreadable.first.locator('[data-act="delete"]').click()
    expect(unreadable).to_have_count(3)
    page.locator('[data-toast="act"]').click()
    expect(unreadable).to_have_count(4)

    page.locator(".match", has_text="torn").locator("[data-resume]").click()
    expect(page.locator(".toast, .refusal").first).to_contain_text("damaged or cut off")
    devices.goto(page, "#")
    page.locator(".match", has_text="blind").locator("[data-resume]").click()
    Person(page).settle()
    devices.goto(page, address)
    assert Person(page).settle()["step"] == "pick"


@mostly_chromium
def test_the_most_recent_stands_first_and_tells_whose_turn_it_is(devices: Devices) -> None:
    page = devices.open()
    person = Person(page)
    person.begin([("Ada", None), ("Bianca", "greedy")])
    person.settle()
    person.press("#brand")
    entry = page.locator(".match")
    expect(entry).to_contain_text("Ada")
    expect(entry.locator("canvas")).to_have_count(1)
    expect(entry).to_contain_text("It is Ada’s decision.")
