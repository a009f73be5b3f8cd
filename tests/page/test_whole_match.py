"""A whole match from the door to the score sheet: by mouse, by keys, and by touch on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from page.conftest import Devices, mostly_chromium
from page.player import Person
from playwright.sync_api import Page, expect

SEATS: list[tuple[str, str | None]] = [("Ada", None), ("Bianca", "greedy")]
FOUR = [*SEATS, ("Cosimo", "greedy"), ("Dino", "greedy")]
"""Of whose decisions a person makes a quarter."""


def final_sheet(page: Page) -> dict[str, int]:
    """The totals of the score sheet, which opens by itself; its rows summed up."""
    sheet = page.locator('[data-dialog="sheet"]')
    expect(sheet).to_be_visible()
    totals = {}
    for table in sheet.locator(".sheet-seat").all():
        name = table.locator("caption bdi").inner_text()
        rows = [int(text.replace("−", "-")) for text in table.locator("tbody td.points").all_inner_texts()]
        totals[name] = int(table.locator("tfoot td.points").first.inner_text().replace("−", "-"))
        assert totals[name] == sum(rows)
        assert table.get_attribute("data-total") == str(totals[name])
    return totals


def check_end(person: Person, seats: list[tuple[str, str | None]] = SEATS) -> None:
    """The end says who won, and the sheet says why."""
    page = person.page
    assert person.done["turn"] >= 5 and person.done["build"] >= 3
    totals = final_sheet(page)
    assert set(totals) == {name for name, _ in seats}
    winner = page.locator('[data-dialog="sheet"] .winner').inner_text()
    best = [name for name, points in totals.items() if points == max(totals.values())]
    if len(best) == 1:
        assert best[0] in winner
    for seat, (name, _) in enumerate(seats):
        points = page.locator(f'.seat[data-seat="{seat}"] .seat-points b').inner_text()
        assert int(points.replace("−", "-")) == totals[name]


def test_by_mouse(devices: Devices, shot: Callable[[Page, str], None]) -> None:
    person = Person(devices.open())
    person.begin(FOUR)
    person.play(until=lambda shown: shown["end"] > 20)
    shot(person.page, "match-middle")
    person.play()
    check_end(person, FOUR)
    shot(person.page, "match-sheet")


@mostly_chromium
def test_by_keys_alone(devices: Devices) -> None:
    """Neither the mouse nor a finger is there; every control is reached by Tab and arrows, or is a figure."""
    device = devices.device()
    device.add_init_script("addEventListener('pointerdown', () => console.error('a pointer was used'), true)")
    page = devices.open(on=device)
    person = Person(page, "keyboard")
    person.begin(SEATS, seed="c1")
    person.play()
    check_end(person)


SMALL = """() => {
  const all = [...document.querySelectorAll('button, a[href], input, select, summary, textarea')];
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const small = [];
  for (const one of all.filter((node) => node.checkVisibility() && (!open || open.contains(node)))) {
    const target = one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one;
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || target.closest('.unseen')) continue;
    const least = one.matches('.act, .btn.primary, .tool, [data-move]') ? 40 : 24;
    if (Math.min(width, height) < least) small.push(`${one.outerHTML.slice(0, 200)}: ${width} x ${height}`);
  }
  return small;
}"""


def check_phone(page: Page) -> None:
    """Nothing scrolls sideways, and a finger hits every control."""
    wide, room = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]")
    assert wide <= room, "the page scrolls sideways"
    # The drawings follow a new layout with the next frame.
    for _ in range(20):
        if not (small := page.evaluate(SMALL)):
            break
        page.wait_for_timeout(50)
    assert small == []


@mostly_chromium
def test_on_a_phone_by_touch(devices: Devices, shot: Callable[[Page, str], None]) -> None:
    page = devices.open(phone=True)
    person = Person(page, "touch", watch=lambda: check_phone(page))
    page.locator("[data-game='palazzo']").wait_for()
    check_phone(page)
    person.begin(SEATS, seed="d2")
    seen = set()

    def new_step(shown: dict[str, Any]) -> bool:
        fresh = shown["step"] not in seen
        seen.add(shown["step"])
        return fresh

    while not (shown := person.play(until=new_step))["over"]:
        shot(page, f"phone-{shown['step']}")
    assert seen >= {"turn", "pick", "market", "auction", "build"}
    final_sheet(page)
    check_phone(page)
    shot(page, "phone-sheet")
