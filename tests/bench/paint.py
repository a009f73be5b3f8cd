"""From a person's click on a move to the painted frame that shows what it did, in the page, as the page is."""

from __future__ import annotations

from random import Random

from common import INSTANT, build, chromium, first_page, profile, served, tell, until
from playwright.sync_api import Page

MOVES = 120
AIMED = 150  # milliseconds between pointing and pressing
PRESSED = 80  # milliseconds from pressing to letting go, which is what decides
LEFT = 150  # milliseconds after pressing in which nobody asks the page: each question takes its time
GOAL = 50  # milliseconds, at the 95th percentile
# Notes the click, then the engine's answer to the move, then the first frame after the page changed for it.
WATCH = """(() => {
  window.spent = [];
  let clicked = 0;
  let answered = false;
  addEventListener('click', (event) => {
    const control = event.target.closest?.('[data-move]');
    if (control) { clicked = event.timeStamp; answered = false; }
  }, true);
  const call = piazza.engine.call;
  piazza.engine.call = async (request) => {
    const result = await call(request);
    if (request.do === 'play') answered = true;
    return result;
  };
  new MutationObserver(() => {
    if (!clicked || !answered) return;
    const from = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => spent.push(performance.now() - from)));
  }).observe(document.getElementById('main'), { subtree: true, childList: true, characterData: true });
})()"""
OPEN = "[data-move]:not([data-move='']):not(:disabled):not([aria-disabled='true'])"
NEXT = f"""() => document.querySelector("{OPEN}") ? 'move' :
  document.querySelector("[data-open='rematch']") ? 'over' : ''"""


def begin(page: Page, address: str) -> None:
    """One person and two bots at a new table."""
    page.goto(address)
    page.locator("[data-game='palazzo']").click()
    if page.locator("[data-remove]").count() == 0 and page.locator("[data-act='add']").count():
        page.locator("[data-act='add']").click()
    page.locator("[data-act='start']").click()
    until(page, "window.piazza && document.querySelector('[data-move]') !== null")
    page.evaluate(WATCH)


def run() -> None:
    """Print the percentiles."""
    rng = Random(1)
    spent: list[float] = []
    with served(build.DIST) as address, chromium() as browser, profile() as own:
        context = browser(own)
        context.add_init_script(INSTANT)
        page = first_page(context)
        while len(spent) < MOVES:
            begin(page, address)
            while (what := until(page, NEXT)) == "move" and len(spent) < MOVES:
                controls = page.locator(OPEN)
                before = page.evaluate("spent.length")
                control = controls.nth(rng.randrange(controls.count()))
                # A person's pointer has come to rest, and what it shows ahead is drawn, before they press.
                control.hover()
                page.wait_for_timeout(AIMED)
                page.mouse.down()
                page.wait_for_timeout(PRESSED)
                page.mouse.up()
                page.wait_for_timeout(LEFT)
                until(page, f"spent.length > {before}")
                spent.append(page.evaluate("spent.at(-1)"))
            if what == "over" and not page.evaluate("spent.length"):
                break
        context.close()
    ordered = sorted(spent)
    p50, p95 = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
    tell(f"a person's move, {len(ordered)} of them", f"p50 {p50:.0f} ms, p95 {p95:.0f} ms", p95, GOAL)
