"""Settings and lessons done go from device to device with the saves, as far as they can be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from page.conftest import Devices, mostly_chromium
from page.test_share import Saved
from playwright.sync_api import Page, expect

DONE = ["palazzo/building", "palazzo/money"]


def kept(page: Page, key: str) -> Any:
    return json.loads(page.evaluate("(key) => localStorage[key] ?? 'null'", key))


@mostly_chromium
def test_settings_and_lessons_come_with_the_file(devices: Devices, saved: Saved, tmp_path: Path) -> None:
    mine = {"language": "hu", "hand": "left", "hints": False, "sound": True, "theme": "dark"}
    page = devices.open(settings=mine)
    page.evaluate("(done) => (localStorage['piazza-lessons'] = JSON.stringify(done))", DONE)
    name, text = saved(page, page.locator('[data-act="export"]'))
    assert name.endswith(".json")
    content = json.loads(text)
    assert content["lessons"] == DONE
    assert mine.items() <= content["settings"].items()
    (tmp_path / "all.json").write_text(text, encoding="utf-8")

    other = devices.open()
    expect(other.locator("html")).to_have_attribute("lang", "en")
    other.locator("[data-import]").set_input_files(tmp_path / "all.json")
    expect(other.locator("html")).to_have_attribute("lang", "hu")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.locator("body")).to_have_attribute("data-hand", "left")
    expect(other.locator(".toast")).to_contain_text("beállítások")
    assert mine.items() <= kept(other, "piazza-settings").items()
    assert kept(other, "piazza-lessons") == DONE
    other.goto(other.url.split("#")[0] + "#learn")
    expect(other.locator('[data-lesson="palazzo/building"]')).to_have_attribute("data-done", "true")
    expect(other.locator('[data-lesson="palazzo/tip"]')).to_have_attribute("data-done", "false")


@mostly_chromium
def test_what_can_t_be_read_leaves_things_as_they_are(devices: Devices, tmp_path: Path) -> None:
    page = devices.open(settings={"hand": "left"})
    file = tmp_path / "file.json"
    file.write_text(json.dumps({"kind": "piazza-matches", "v": 1, "matches": []}))
    page.locator("[data-import]").set_input_files(file)
    expect(page.locator(".toast")).to_contain_text("No match was new.")
    assert kept(page, "piazza-settings")["hand"] == "left"
    strange = {"settings": {"theme": "pink", "hand": 3, "sound": "yes", "pace": "quick"}, "lessons": ["x", 4, DONE[0]]}
    file.write_text(json.dumps({"kind": "piazza-matches", "v": 1, "matches": [], **strange}))
    page.evaluate("document.querySelector('#toasts').replaceChildren()")
    page.locator("[data-import]").set_input_files(file)
    expect(page.locator(".toast")).to_contain_text("Settings and lessons done came with it.")
    found = kept(page, "piazza-settings")
    assert (found["theme"], found["hand"], found["sound"], found["pace"]) == ("auto", "right", False, "quick")
    assert kept(page, "piazza-lessons") == [DONE[0]]
