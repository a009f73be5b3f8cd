"""Every language at every screen: each text has room in its control, nothing scrolls sideways, no word is missing.

On the smallest phone always, in the languages with the longest words and one game in each; with --long all of them, on
large screens too, in the dark, and under axe, and each screen leaves a picture.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from page.conftest import Devices
from page.player import SETTLED
from page.test_accessible import RUN
from piazza.game import GAMES
from piazza.table import Table
from playwright.sync_api import Page, expect

import build

LANGUAGES = re.findall(r"code: '(\w+)'", (build.ROOT / "js" / "languages.js").read_text(encoding="utf-8"))

LONGEST = ("uk", "de")
"""Whose words are longest: without --long the others are left out."""

LESSONS = {"palazzo": "auction", "carrara": "city-or-type", "dominion": "three-turns"}

CUT = """() => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = open ?? document.body;
  const cut = [];
  const told = (node, why) =>
    cut.push(`${why}: ${node.tagName.toLowerCase()}.${node.className} "${node.textContent.trim().slice(0, 60)}"`);
  const { innerWidth: wide } = window;
  const scrolls = (node) => {
    for (let one = node; one; one = one.parentElement) {
      const able = ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
      if (able && one.scrollWidth > one.clientWidth) return true;
    }
    return false;
  };
  const controls = 'button, button *, a, select, summary, label, legend, h1, h2, p, li, th, td';
  for (const node of root.querySelectorAll(controls)) {
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The last event leads to the log, where it stands in full.
    if (node.closest('.unseen, .stage-hits, .last')) continue;
    const box = node.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const range = document.createRange();
    for (const text of [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      if (!text.data.trim()) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) told(node, 'too wide');
      for (const { index, 0: word } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1) told(node, `broken ${word}`);
      }
      if (node.matches('button, a.btn') && (top < box.top - 1 || bottom > box.bottom + 1)) told(node, 'too high');
    }
    if (box.right > wide + 1 && !scrolls(node)) told(node, 'off the screen');
    const { overflowX, overflowY, lineHeight, webkitLineClamp } = getComputedStyle(node);
    // What is asked stands whole in the bar: no dots, no fourth line, nothing over the screen's edge.
    if (node.matches('#status h1')) {
      const bar = document.querySelector('#bar').getBoundingClientRect();
      const last = document.querySelector('#status .last').getBoundingClientRect();
      if (webkitLineClamp !== 'none' || overflowX !== 'visible') told(node, 'may be cut');
      if (Math.round(box.height / parseFloat(lineHeight)) > 3) told(node, 'four lines');
      if (box.top < bar.top - 0.5 || box.bottom > bar.bottom || last.bottom > bar.bottom) told(node, 'over the edge');
    }
    if (overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1) told(node, 'clipped');
    if (overflowY === 'hidden' && node.scrollHeight > node.clientHeight + 2) told(node, 'clipped below');
  }
  for (const node of document.querySelectorAll('.seat :is(.seat-points, .fact) b')) {
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const { right, bottom } = node.getBoundingClientRect();
    const panel = node.closest('.seat').getBoundingClientRect();
    if (right > panel.right + 1 || bottom > panel.bottom + 1) told(node, 'cut off by the panel');
  }
  const { scrollWidth, clientWidth } = document.scrollingElement;
  if (scrollWidth > clientWidth) cut.push('the page scrolls sideways');
  return cut;
}"""


@cache
def moments(game: str) -> dict[str, str]:
    """The golden match of two: a link to the first seat's last decision of each kind, and one to its end."""
    text = next((build.ROOT / "tests" / "golden").glob(f"{game}-*-two.txt")).read_text(encoding="utf-8")

    def ask(do: str, **request: Any) -> Any:
        return json.loads(table.call(json.dumps({"do": do, "viewer": None, **request})))["ok"]

    table = Table()
    end = ask("open", record=text, names=None, t=None)["end"]
    found = {"end": ask("look", t=None)["code"]}
    for t in range(end - 1, 0, -1):
        look = ask("branch", t=t)
        decision = look["decision"]
        if decision["seat"] == 0 and not decision["auto"]:
            found.setdefault(decision["step"], look["code"])
    # The earliest first: a longer link joins what is kept, an earlier one would be a look back.
    return dict(reversed(found.items()))


ID = re.compile(rf"\\b(?:{'|'.join(GAMES)}|error|lesson|log)-[a-z]+\\b")
"""An id that is read out has no words."""


class Reader:
    """Somebody who reads one language, and keeps what is cut off, or not said."""

    def __init__(self, page: Page, name: str, shot: Callable[[Page, str], None], axe: bool) -> None:
        self.page, self.name, self.shot, self.axe = page, name, shot, axe
        self.cut: dict[str, list[Any]] = {}

    def look(self, screen: str) -> None:
        # The drawings and what stands around them follow with the next frame.
        for _ in range(10):
            if not (cut := self.page.evaluate(CUT)):
                break
            self.page.wait_for_timeout(50)
        cut += ID.findall(self.page.locator("body").aria_snapshot())
        self.shot(self.page, f"{self.name}-{screen}")
        if self.axe:
            # What lies under a bar that stays in sight is scrolled to before it is touched.
            self.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            cut += self.page.evaluate(RUN)
            self.page.evaluate("scrollTo(0, 0)")
        if cut:
            self.cut[screen] = cut

    def dialog(self, name: str) -> None:
        page = self.page
        tool = page.locator(f'[data-tool="{name}"]')
        if tool.is_visible():
            tool.click()
        else:
            page.locator('[data-tool="menu"]').click()
            page.locator(f'[data-menu^="{name}"]').click()
        expect(page.locator("dialog[open]")).to_be_visible()
        self.look(name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def trays(page: Page) -> Iterator[str]:
    """What can be put together now, opened one after another."""
    keys = page.locator('[data-region="actions"] [data-composer]:not([aria-disabled])')
    for key in keys.evaluate_all("(all) => all.map(({ dataset }) => dataset.composer)"):
        page.locator(f'[data-region="actions"] [data-composer="{key}"]').click()
        yield key
        page.keyboard.press("Escape")


SIZES = {
    "phone": {"phone": True},
    "large": {"viewport": {"width": 1440, "height": 900}},
    "landscape": {"viewport": {"width": 740, "height": 360}, "has_touch": True},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "wide": {"viewport": {"width": 2560, "height": 1080}},
    "zoomed": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},  # 1280 × 800 at 200 %
}


def screens() -> Iterator[Any]:
    """The smallest phone in every language; with --long also large and dark ones, and in English all other sizes."""
    for language in LANGUAGES:
        yield pytest.param(language, "phone", "light", marks=() if language in LONGEST else pytest.mark.long)
        for size, theme in (("phone", "dark"), ("large", "light"), ("large", "dark")):
            yield pytest.param(language, size, theme, marks=pytest.mark.long)
    for size in list(SIZES)[2:]:
        yield pytest.param("en", size, "light", marks=pytest.mark.long)


@pytest.mark.parametrize(("language", "size", "theme"), list(screens()))
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_every_text_has_room(
    request: pytest.FixtureRequest,
    devices: Devices,
    shot: Callable[[Page, str], None],
    language: str,
    size: str,
    theme: str,
) -> None:
    settings = {"language": language, "theme": theme}
    device = devices.device(settings=settings, reduced_motion="reduce", **SIZES[size])
    device.add_init_script(path=build.MODULES / "axe-core" / "axe.min.js")
    page = devices.open(on=device)
    reader = Reader(page, f"{language}-{size}-{theme}", shot, axe=request.config.getoption("--long"))
    page.locator("[data-game='palazzo']").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    reader.look("home")
    # One game in each language; with --long every game.
    number = LANGUAGES.index(language) % len(GAMES)
    for game in GAMES if request.config.getoption("--long") else [*GAMES][number : number + 1]:
        devices.goto(page, f"#new={game}")
        page.locator('[data-act="start"]').wait_for()
        page.locator("details.more summary").click()
        reader.look(f"{game}-setup")
        for step, code in moments(game).items():
            devices.goto(page, f"#m={code}")
            expect(page.locator(SETTLED)).to_be_attached()
            expect(page.locator(f'body[data-step="{step}"], body[data-over="true"]')).to_be_attached()
            if step == "end":
                page.keyboard.press("Escape")
            reader.look(f"{game}-{step}")
            for key in trays(page):
                reader.look(f"{game}-{step}-{key}")
        reader.dialog("sheet")
        devices.goto(page, f"#rules/{game}")
        page.locator('[data-dialog="rules"]').wait_for()
        reader.look(f"{game}-rules")
        page.keyboard.press("Escape")
        expect(page).not_to_have_url(re.compile("#rules"))
        devices.goto(page, f"#learn/{game}/{LESSONS[game]}")
        page.locator('body[data-screen="table"] [data-lesson]').first.wait_for()
        reader.look(f"{game}-lesson")
        devices.goto(page, f"#m={moments(game)['end']}")
        expect(page.locator(SETTLED)).to_be_attached()
        page.keyboard.press("Escape")
    for name in ("share", "settings"):
        reader.dialog(name)
    devices.goto(page, "#learn")
    page.locator('body[data-screen="learn"]').wait_for()
    reader.look("learn")
    assert reader.cut == {}
