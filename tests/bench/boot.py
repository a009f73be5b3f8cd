"""From the navigation to the first board that can be played on, against the stock package's first Python result.

Cold is the first visit of a fresh profile, warm the second of the same profile, the browser closed in between. Both
pages come from the same kind of server in turns, so that whatever else the machine does falls on both. The browser has
come to rest before: its own start is not the visit's. Nobody drives the browser: a driver hears of every request and
so takes processor time that a visit does not. The page itself tells the server what it saw.
"""

from __future__ import annotations

import http
import json
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from urllib.parse import unquote

from common import CHROMIUM, INSTANT, build, chromium_path, middle, profile, tell

ROUNDS = 7
REST = 2.5  # seconds after the browser's start
KEPT = 1  # seconds that a visit lasts yet, so that the browser writes its cache
PATIENCE = 60  # seconds
GOALS = {"cold": 0.60, "warm": 0.55}
BASE = "/piazza/"
# The package as shipped, in a module worker.
STOCK_PAGE = """<!doctype html><html><head><title>stock</title><link rel="icon" href="data:,">
<script type="module">
new Worker('worker.mjs', { type: 'module' }).onmessage = () => { window.shown = performance.now(); };
</script></head></html>"""
STOCK_WORKER = """import { loadPyodide } from './pyodide.mjs';
const pyodide = await loadPyodide();
postMessage(pyodide.runPython('1 + 1'));"""
REST_PAGE = """<!doctype html><title>rest</title><link rel="icon" href="data:,">
<script>setTimeout(() => { location.href = GOAL; }, REST);</script>"""
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
# Told when all has come, and asked for seldom until then.
TELL = """(() => {
  const every = setInterval(() => {
    if (NAMES.some((name) => window[name] === undefined)) return;
    clearInterval(every);
    fetch('told?' + JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, window[name]]))));
  }, 300);
})();"""


class Told(build.Site):
    """A site whose page says what it saw, and when."""

    said: dict[str, float]
    heard: threading.Event

    def do_GET(self) -> None:  # noqa: N802 (its base calls it so)
        """What the page says, or a file."""
        _, asked, words = self.path.partition("told?")
        if asked:
            self.said.update(json.loads(unquote(words)))
            self.heard.set()
            self.send_response(http.HTTPStatus.NO_CONTENT)
            self.end_headers()
        else:
            super().do_GET()


class Visited:
    """A site under visit: a copy of a folder, with the page's watch and one to rest on before."""

    def __init__(self, folder: Path, fragment: str, watch: str, names: list[str]) -> None:
        self.said: dict[str, float] = {}
        self.heard = threading.Event()
        page = (folder / "index.html").read_text()
        (folder / "index.html").write_text(page.replace("<head>", '<head><script src="watch.js"></script>', 1))
        (folder / "watch.js").write_text(watch + TELL.replace("NAMES", json.dumps(names)))
        rest = REST_PAGE.replace("GOAL", json.dumps(BASE + fragment)).replace("REST", str(REST * 1000))
        (folder / "rest.html").write_text(rest)
        told = type("Heard", (Told,), {"said": self.said, "heard": self.heard})
        self.server = build.server(0, BASE, folder, told)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def visit(self, own: str) -> dict[str, float]:
        """Open the page in a new browser with this profile: milliseconds by name."""
        self.said.clear()
        self.heard.clear()
        address = f"http://localhost:{self.server.server_address[1]}{BASE}rest.html"
        window = ["--headless=new", "--window-size=1280,800", f"--user-data-dir={own}"]
        command = [chromium_path(), *CHROMIUM, *window, address]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as browser:
            try:
                if not self.heard.wait(PATIENCE):
                    raise TimeoutError(f"the page said nothing within {PATIENCE} s")
                time.sleep(KEPT)
            finally:
                browser.terminate()
        return dict(self.said)


def stock(into: Path) -> None:
    """A page with nothing but the package."""
    into.mkdir()
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
    with tempfile.TemporaryDirectory() as folder:
        theirs, ours = Path(folder, "stock"), Path(folder, "ours")
        stock(theirs)
        shutil.copytree(build.DIST, ours)
        sites = {
            "stock": Visited(theirs, "", "", ["shown"]),
            "ours": Visited(ours, table_link(), INSTANT + WATCH, ["shown", "python"]),
        }
        for _ in range(ROUNDS):
            for who, site in sites.items():
                with profile() as own:
                    for visit in GOALS:
                        said = site.visit(own)
                        times.setdefault((visit, who), []).append(said["shown"])
                        times.setdefault((visit, f"{who} python"), []).append(said.get("python", 0))
    for visit, goal in GOALS.items():
        mine, stocks = middle(times[visit, "ours"]), middle(times[visit, "stock"])
        python = middle(times[visit, "ours python"])
        text = f"{mine:5.0f} ms to a playable board, stock {stocks:5.0f} ms to a result: ratio {mine / stocks:.2f}"
        tell(f"{visit} visit, median of {ROUNDS}", text, mine / stocks, goal)
        tell("", f"{python:5.0f} ms until the engine answers: ratio {python / stocks:.2f}")
