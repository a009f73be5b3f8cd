"""A person who plays Palazzo at the page: by mouse, by touch or by keyboard, from what is shown alone."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page, expect

Means = Literal["mouse", "touch", "keyboard"]

SEED = "b0a7"
"""Of most matches here: what is dealt, and so what there is to see, stays the same."""

SHOWN = """() => {
  const { dataset } = document.body;
  const bar = document.querySelector('[data-region=actions]');
  const on = (node) => node.getAttribute('aria-disabled') !== 'true';
  return {
    end: Number(dataset.end), step: dataset.step, over: dataset.over === 'true',
    tray: bar.dataset.mode === 'tray',
    moves: [...bar.querySelectorAll('[data-move]')].filter(on).map((node) => node.dataset.move),
    composers: [...bar.querySelectorAll('[data-composer]')].filter(on).map((node) => node.dataset.composer),
    drawn: [...document.querySelectorAll('button.hit')].filter(on).map((node) => node.dataset.at),
    total: Number(document.querySelector('.sum')?.dataset.total ?? 0),
    need: Number(document.querySelector('.sum')?.dataset.need ?? 0),
  };
}"""
NEXT_KEYS = """(node) => {
  const { activeElement: active } = document;
  if (node === active) return null;
  const layer = node.closest('.stage-hits');
  if (!layer?.contains(active)) {
    return ['', [node.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab']];
  }
  const [to, from] = [node, active].map((one) => one.getBoundingClientRect());
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [first, second] = Math.abs(dx) >= Math.abs(dy) ? [across, along] : [along, across];
  return [active.dataset.at, [first[0], second[0], second[1], first[1]]];
}"""
"""Whence, and which keys may lead nearer, the likeliest first."""
SETTLED = 'body[data-screen="table"]:is([data-yours="true"], [data-over="true"]):has(#main[data-drawn="true"])'

COME = """(selector) => new Promise((done) => {
  const look = () => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    clearTimeout(timer);
    done();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, attributeFilter: ['data-drawn', 'data-end', 'data-yours', 'data-over'] });
  const timer = setTimeout(() => (observer.disconnect(), done()), 20_000);
  look();
})"""
"""Waits for it without asking again and again."""

GLANCE = 0.4
"""Seconds: nobody taps sooner where the finger still is; the page takes it for a double tap."""
READING = 0.22
"""Seconds: nobody presses a key sooner for what has only just come up; the page takes it for one press too many."""
FINGER = 80
"""CSS pixels: what is farther away is another place."""


class Person:
    """Sits before one page. ``watch`` is called whenever the table has come to rest."""

    game = "palazzo"

    def __init__(self, page: Page, means: Means = "mouse", watch: Callable[[], None] = lambda: None) -> None:
        self.page = page
        self.means = means
        self.watch = watch
        browser = page.context.browser
        self.firefox = browser is not None and browser.browser_type.name == "firefox"
        self.done: Counter[str] = Counter()
        """How often each kind of decision was made."""
        self.touched = (0.0, 0.0, 0.0)
        """When the finger was last lifted, and where."""
        self.asked = 0.0
        """When the decision came up."""

    # -- taking hold of things

    def press(self, thing: Locator | str) -> None:
        """Take hold of a control by the person's means."""
        control = self.page.locator(thing) if isinstance(thing, str) else thing
        # Playwright's touch does nothing in the system's Firefox.
        if self.means == "touch" and not self.firefox:
            self._tap(control)
        elif self.means != "keyboard":
            control.click()
        else:
            self.walk_to(control)
            self.key("Enter")

    def key(self, key: str) -> None:
        """Press a key, once what is asked has been read."""
        time.sleep(max(0.0, self.asked + READING - time.monotonic()))
        self.page.keyboard.press(key)

    def _tap(self, control: Locator) -> None:
        box = control.bounding_box()
        place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else self.touched[1:]
        when, *where = self.touched
        if math.dist(where, place) < FINGER:
            time.sleep(max(0.0, when + GLANCE - time.monotonic()))
        control.tap()
        self.touched = (time.monotonic(), *place)

    def walk_to(self, control: Locator) -> None:
        """Bring the focus there with Tab, and inside a drawing with the arrows."""
        expect(control).to_be_visible()
        tried: Counter[tuple[str, str]] = Counter()
        for _ in range(150):
            way = control.evaluate(NEXT_KEYS)
            if way is None:
                return
            whence, keys = way
            # Who comes back to the same place takes another way from it.
            key = min(keys, key=lambda key: tried[whence, key])
            tried[whence, key] += 1
            self.page.keyboard.press(key)
        raise AssertionError(f"the focus never came to {control}")

    def write(self, field: str, text: str) -> None:
        """Put a text into a field."""
        control = self.page.locator(field)
        if self.means != "keyboard":
            control.fill(text)
            return
        self.walk_to(control)
        self.page.keyboard.press("ControlOrMeta+A")
        self.page.keyboard.type(text)

    def select(self, field: str, value: str) -> None:
        """Choose an option."""
        control = self.page.locator(field)
        if self.means != "keyboard":
            control.select_option(value)
            return
        self.walk_to(control)
        for key in ("ArrowUp",) * 5 + ("ArrowDown",) * 6:
            if control.input_value() == value:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the arrows never chose {value}")

    def choose(self, group: str, value: str) -> None:
        """One of a group of radio buttons, of which Tab reaches the chosen one alone."""
        wanted = self.page.locator(f'{group}[value="{value}"]')
        if self.means != "keyboard":
            self.press(wanted)
            return
        self.walk_to(self.page.locator(f"{group}:checked"))
        for _ in range(self.page.locator(group).count()):
            if wanted.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrows never chose {value}")

    def drawn(self, at: str) -> Locator:
        """The control over a drawn region."""
        return self.page.locator(f'button.hit[data-at="{at}"]')

    # -- starting

    def begin(self, seats: list[tuple[str, str | None]], seed: str = SEED, start: str = "P1", **options: str) -> None:
        """Set a match up from the home screen, as far as it is not so already, and start it."""
        page = self.page
        self.press(f'[data-game="{self.game}"]')
        rows = page.locator(".seat-row")
        expect(rows.first).to_be_visible()
        while rows.count() > len(seats):
            self.press(page.locator("[data-remove]").last)
        while rows.count() < len(seats):
            self.press('[data-act="add"]')
        for index, (name, bot) in enumerate(seats):
            self.write(f'[data-name="{index}"]', name)
            self.select(f'[data-kind="{index}"]', bot or "")
        self.press("details.more summary")
        self.select('[data-option="start"]:is(select)', start)
        for key, value in options.items():
            self.choose(f'[data-option="{key}"] input', value)
        self.write("[data-seed]", seed)
        self.press('[data-act="start"]')
        expect(page.locator('body[data-screen="table"]')).to_be_attached()

    # -- looking

    def settle(self, after: int | None = None) -> dict[str, Any]:
        """Wait until it is the person's turn (or the match is over); with ``after``, at another moment than that."""
        other = "" if after is None else f':not([data-end="{after}"])'
        # Where the page is loaded anew meanwhile, what follows waits.
        with suppress(Error):
            self.page.evaluate(COME, SETTLED + other)
        expect(self.page.locator(SETTLED + other)).to_be_attached()
        self.asked = time.monotonic()
        shown: dict[str, Any] = self.page.evaluate(SHOWN)
        if shown["step"] == "auction" and not shown["over"]:
            # The tray opens by itself where a bid is all that can be put together.
            expect(self.page.locator('[data-region="actions"] [data-move="pass"]')).to_be_visible()
            shown = self.page.evaluate(SHOWN)
        self.watch()
        return shown

    # -- playing

    def play(self, most: int = 400, until: Callable[[dict[str, Any]], bool] = lambda shown: False) -> dict[str, Any]:
        """Play on until the match is over, or until something is shown that was waited for."""
        shown = self.settle()
        for _ in range(most):
            if shown["over"] or until(shown):
                return shown
            shown = self.decide(shown)
        return shown

    def decide(self, shown: dict[str, Any]) -> dict[str, Any]:
        """Make the decision that is shown. What the next one is."""
        kind = shown["step"]
        getattr(self, f"_{kind}")(shown)
        self.done[kind] += 1
        return self.settle(after=shown["end"])

    def move(self, text: str) -> Locator:
        """The control in the action bar that plays this."""
        return self.page.locator(f'[data-region="actions"] [data-move="{text}"]')

    def take(self, shown: dict[str, Any], text: str, at: str) -> None:
        """Now in the drawing, now in the action bar."""
        in_drawing = at in shown["drawn"] and sum(self.done.values()) % 2
        if in_drawing:
            self.press(self.drawn(at))
        elif self.means == "keyboard" and (key := self.move(text).get_attribute("data-n")):
            self.key(key)
        else:
            self.press(self.move(text))

    def _turn(self, shown: dict[str, Any]) -> None:
        turns = self.done["turn"]
        if "rebuild" in shown["composers"] and not self.done["rebuild"]:
            self.rebuild()
        elif "market" not in shown["moves"] or (turns % 3 == 0 and "money" in shown["moves"]):
            self.take(shown, "money", "money")
        else:
            self.take(shown, "market", "stock")

    def rebuild(self) -> None:
        """Give the last card away for the first change that may be made."""
        self.done["rebuild"] += 1
        page = self.page
        self.press('[data-composer="rebuild"]')
        self.press('[data-slot="way"] button >> nth=0')
        self.press(page.locator('button.hit[data-at^="hand:"]').last)
        self.press('[data-confirm="rebuild"]:not([aria-disabled])')

    def _pick(self, shown: dict[str, Any]) -> None:
        at = next(at for at in shown["drawn"] if at.startswith("row:"))
        self.take(shown, shown["moves"][0], at)

    def _market(self, shown: dict[str, Any]) -> None:
        if "buy" in shown["composers"] and (self.done["market"] % 2 == 0 or not shown["moves"]):
            self.buy()
        else:
            self.press(self.move(shown["moves"][0]))

    def buy(self) -> None:
        """One tile, for the cheapest that does."""
        self.done["buy"] += 1
        self.press('[data-composer="buy"]')
        self.press('[data-slot="tiles"] button >> nth=0')
        self.press("[data-cheapest]")
        self.press('[data-confirm="buy"]:not([aria-disabled])')

    def _auction(self, shown: dict[str, Any]) -> None:
        page = self.page
        if shown["composers"]:
            self.press('[data-composer="bid"]')
        elif not page.locator("[data-confirm]").count():
            self.out()
            return
        if self.done["auction"] % 4 == 3:
            self.out()
            return
        self.done["bid"] += 1
        self.press('[data-quick="0"]')
        self.press('[data-confirm="bid"]:not([aria-disabled])')

    def out(self) -> None:
        """Pass: by keys with 0, whatever else is offered or half chosen."""
        if self.means != "keyboard":
            self.press(self.move("pass"))
            return
        expect(self.move("pass")).to_have_attribute("aria-keyshortcuts", "0")
        self.key("0")

    def _choose(self, shown: dict[str, Any]) -> None:
        self.press(self.move(shown["moves"][0]))

    def _build(self, shown: dict[str, Any]) -> None:
        places = [text for text in shown["moves"] if not text.endswith(" drop")]
        on_palace = [text for text in places if "@" in text]
        self.press(self.move((on_palace or places)[0]))
