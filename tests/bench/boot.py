"""From the navigation to the first board that can be played on, against the stock package's first Python result.

Cold is the first visit of a fresh profile, warm the second of the same profile, the browser closed in between. Both
pages come from the same kind of server in turns, so that whatever else the machine does falls on both. The browser has
come to rest before: its own start, with a hundred modules of its own pages, is not the visit's.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from pathlib import Path

from common import INSTANT, build, chromium, first_page, middle, profile, served, tell, until

ROUNDS = 7
REST = 2.5  # seconds after the browser's start
VISIT = 1.2  # seconds in which nobody asks the page whether it is there: each question takes its time
GOALS = {"cold": 0.60, "warm": 0.55}
# The package as shipped, in a module worker.
STOCK_PAGE = """<!doctype html><title>stock</title><link rel="icon" href="data:,"><script type="module">
new Worker('worker.mjs', { type: 'module' }).onmessage = () => { window.shown = performance.now(); };
</script>"""
STOCK_WORKER = """import { loadPyodide } from './pyodide.mjs';
const pyodide = await loadPyodide();
postMessage(pyodide.runPython('1 + 1'));"""
# The board is there when a frame with an enabled move of the person's has been painted. Only changes are looked at: a
# look at every frame would ask for frames that nobody needs.
WATCH = """(() => {
  const there = '[data-move]:not([data-move=""], :disabled), [data-composer]:not(:disabled)';
  const observer = new MutationObserver(() => {
    if (document.body?.dataset.ready === 'true') window.python ??= performance.now();
    if (window.seen || !document.querySelector('canvas') || !document.querySelector(there)) return;
    window.seen = true;
    requestAnimationFrame(() => setTimeout(() => { window.shown = performance.now(); }));
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
})();"""


def stock(into: Path) -> None:
    """A page with nothing but the package."""
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copy(build.PYODIDE / name, into)
    (into / "index.html").write_text(STOCK_PAGE)
    (into / "worker.mjs").write_text(STOCK_WORKER)


def table_link() -> str:
    """A match of one person and two bots that waits for the person's first turn."""
    from piazza.table import call

    seats = [{"name": "Ada", "bot": None}, {"name": "B", "bot": "greedy"}, {"name": "C", "bot": "greedy"}]
    start = {"do": "new", "game": "palazzo", "seats": seats, "options": {"start": "P1"}, "seed": "5", "viewer": 0}
    look = json.loads(call(json.dumps(start)))["ok"]
    while look["decision"]["auto"]:
        look = json.loads(call('{"do": "step", "viewer": 0}'))["ok"]["look"]
    return f"#m={look['code']}"


def run() -> None:
    """Print the medians and the ratios."""
    times: dict[tuple[str, str], list[float]] = {}
    link = table_link()
    with tempfile.TemporaryDirectory() as folder, served(build.DIST) as ours, chromium() as browser:
        stock(Path(folder))
        with served(Path(folder), "/stock/") as theirs:
            for _ in range(ROUNDS):
                for who, address in (("stock", theirs), ("ours", ours + link)):
                    with profile() as own:
                        for visit in ("cold", "warm"):
                            context = browser(own)
                            context.add_init_script(INSTANT)
                            if who == "ours":
                                context.add_init_script(WATCH)
                            page = first_page(context)
                            time.sleep(REST)
                            page.goto(address, wait_until="commit")
                            time.sleep(VISIT)
                            times.setdefault((visit, who), []).append(until(page, "window.shown"))
                            if who == "ours":
                                times.setdefault((visit, "python"), []).append(until(page, "window.python"))
                            time.sleep(1)  # a visit lasts at least so long that the browser writes its cache
                            context.close()
    for visit, goal in GOALS.items():
        mine, stocks = middle(times[visit, "ours"]), middle(times[visit, "stock"])
        python = middle(times[visit, "python"])
        text = f"{mine:5.0f} ms to a playable board, stock {stocks:5.0f} ms to a result: ratio {mine / stocks:.2f}"
        tell(f"{visit} visit, median of {ROUNDS}", text, mine / stocks, goal)
        tell("", f"{python:5.0f} ms until the engine answers: ratio {python / stocks:.2f}")
