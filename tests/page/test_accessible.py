"""axe-core finds nothing on any screen: in light and dark, in English and Hungarian, on large and small screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from page.conftest import Devices
from page.made import DUEL, Look, made, step
from page.player import Person
from page.test_share import whole
from playwright.sync_api import Page, expect

import build

RUN = """async () => {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  const told = (node) => `${node.target.join(' ')} ${node.failureSummary}`;
  return violations.map(({ id, help, nodes }) => [id, help, nodes.map(told)]);
}"""


class Auditor:
    """Looks at one screen after another and keeps what is wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, Any] = {}
        self.seen = 0

    def look(self, screen: str) -> None:
        self.seen += 1
        if violations := self.page.evaluate(RUN):
            self.found[screen] = violations

    def dialog(self, name: str, opening: Callable[[], None]) -> None:
        opening()
        dialog = self.page.locator(f'[data-dialog="{name}"]')
        expect(dialog).to_be_visible()
        self.look(name)
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def buying(look: Look) -> bool:
    return any(one["key"] == "buy" and not one["off"] for one in look["decision"]["composers"])


def audit(devices: Devices, *, few: bool = False, **options: Any) -> None:
    # The policy lets no script in from elsewhere, so the checker comes with the page's own.
    device = devices.device(reduced_motion="reduce", **options)
    device.add_init_script(path=build.MODULES / "axe-core" / "axe.min.js")
    page = devices.open(on=device)
    auditor, person = Auditor(page), Person(page)
    page.locator("[data-game='palazzo']").wait_for()
    auditor.look("home")
    page.locator("[data-game='palazzo']").click()
    page.locator("details.more summary").click()
    auditor.look("set-up")

    for number, decision in enumerate(("turn", "auction", "build", *(() if few else ("pick", "choose")))):
        # Of matches of their own, or one link would be a moment of the other's match.
        devices.goto(page, made(step(decision), seeds=range(1 + 30 * number, 200)).address)
        person.settle()
        auditor.look(decision)
    devices.goto(page, made(buying, seeds=range(201, 230)).address)
    person.settle()
    person.press('[data-composer="buy"]')
    person.press('[data-slot="tiles"] button >> nth=0')
    person.press("[data-cheapest]")
    expect(page.locator("[data-confirm]:not([aria-disabled])")).to_be_visible()
    auditor.look("market")
    page.keyboard.press("Escape")
    if options.get("phone"):
        entries = page.locator("[data-menu]")
        auditor.dialog("menu", page.locator('[data-tool="menu"]').click)
        auditor.dialog("log", page.locator('[data-tool="log"]').click)
        for name in ("sheet-title", "share", "settings"):
            page.locator('[data-tool="menu"]').click()
            expect(entries.first).to_be_visible()
            auditor.dialog(name.removesuffix("-title"), page.locator(f'[data-menu="{name}"]').click)
    else:
        for name in ("sheet", "share", "settings", "menu"):
            auditor.dialog(name, page.locator(f'[data-tool="{name}"]').click)
        auditor.dialog("keys", lambda: page.keyboard.press("?"))

    if not few:
        devices.goto(page, "#")
        page.locator("[data-resume]").first.wait_for()
        auditor.look("home with matches")
        devices.goto(page, "#m=broken")
        page.locator('body[data-screen="broken"]').wait_for()
        auditor.look("broken link")
        devices.goto(page, made(step("turn"), [("Ada", None), ("Lin", None)]).address)
        who = page.locator('[data-dialog="who"]')
        expect(who).to_be_visible()
        auditor.look("who")
        page.locator('[data-who="all"]').click()
        expect(page.locator('[data-dialog="curtain"]')).to_be_visible()
        auditor.look("curtain")
    assert auditor.found == {}
    assert auditor.seen >= 11


@pytest.mark.parametrize(
    ("theme", "language"),
    [
        ("light", "en"),
        *(pytest.param(*one, marks=pytest.mark.long) for one in (("dark", "en"), ("light", "hu"), ("dark", "hu"))),
    ],
)
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_on_a_large_screen(devices: Devices, theme: str, language: str) -> None:
    few = (theme, language) not in {("light", "en"), ("dark", "hu")}
    audit(devices, few=few, settings={"theme": theme, "language": language})


@pytest.mark.parametrize("browser", ["chromium", pytest.param("firefox", marks=pytest.mark.long)], indirect=True)
def test_on_a_phone(devices: Devices) -> None:
    audit(devices, phone=True, few=True)


@pytest.mark.parametrize("browser", [pytest.param("firefox", marks=pytest.mark.long)], indirect=True)
def test_in_the_other_browser(devices: Devices) -> None:
    audit(devices, few=True)


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
@pytest.mark.parametrize(
    ("phone", "settings"),
    [
        pytest.param(False, {"theme": "light"}, marks=pytest.mark.long),
        (True, {"theme": "dark", "language": "hu"}),
    ],
)
def test_the_panels(devices: Devices, phone: bool, settings: dict[str, str]) -> None:
    """Hints, counting, typed moves, the replay, the charts after a match, the field for links."""
    device = devices.device(reduced_motion="reduce", phone=phone, settings=settings)
    device.add_init_script(path=build.MODULES / "axe-core" / "axe.min.js")
    page = devices.open(on=device)
    auditor, person = Auditor(page), Person(page)
    auditor.dialog("paste", page.locator('[data-act="paste"]').click)
    devices.goto(page, made(step("build")).address)
    person.settle()
    page.locator('[data-tool="hint"]').click()
    expect(page.locator('[data-banner="hint"]')).to_be_visible()
    auditor.look("hint")
    # On a phone it lies over the bar until it has been read.
    page.keyboard.press("Escape")
    expect(page.locator('[data-banner="hint"]')).to_have_count(0)
    auditor.dialog("count", lambda: page.keyboard.press("c"))

    def refused() -> None:
        page.keyboard.press("m")
        page.locator('[data-typed="field"]').fill("pl")
        page.keyboard.press("Enter")
        expect(page.locator("#typed-why")).to_be_visible()

    auditor.dialog("typed", refused)
    page.locator('[data-tool="menu"]').click()
    page.locator('[data-menu="replay"]').click()
    page.locator('[data-replay="play"]').click()
    auditor.look("replay")
    devices.goto(page, whole().address)
    expect(page.locator('body[data-over="true"]')).to_be_attached()
    auditor.look("over")
    auditor.dialog("rematch", page.locator('[data-open="rematch"]').click)

    def sheet() -> None:
        page.locator('[data-open="sheet"]').click()
        page.locator(".chart summary").first.click()

    auditor.dialog("sheet", sheet)
    assert auditor.found == {}
    assert auditor.seen == 8


def test_the_structure(devices: Devices) -> None:
    """One main heading, which says what is decided; regions by name; a log and two live regions."""
    page = devices.open(made(step("turn"), DUEL).address)
    Person(page).settle()
    assert page.get_by_role("heading", level=1).count() == 1
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("log")).to_have_count(1)
    for name in ("Board", "Your hand", "Own palaces", "The other seats", "Actions"):
        expect(page.get_by_role("region", name=name, exact=True)).to_have_count(1)
    picture = page.get_by_role("img", name="The board")
    expect(picture).to_have_count(1)
    expect(page.locator("#assertive")).to_contain_text("choose your action")
    # The words beside the drawing can be heard: nothing above them is hidden from readers.
    hidden = page.locator(".board .unseen, .hand .unseen, .seat .unseen").evaluate_all(
        "all => all.filter((one) => one.closest('[aria-hidden=true], [hidden]')).length"
    )
    assert hidden == 0
