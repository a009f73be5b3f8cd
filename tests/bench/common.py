"""What the measurements share: sites on a local server, Chromium with a profile of its own, a table of numbers."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from playwright.sync_api import BrowserContext, Page, sync_playwright  # noqa: E402

import build  # noqa: E402

CHROMIUM = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
# Nothing is slowed down for the eye: the machine is measured, not the pace that a person chose.
INSTANT = "try { localStorage['piazza-settings'] ??= JSON.stringify({ pace: 'instant' }); } catch {}"


@contextmanager
def served(folder: Path, base: str = "/piazza/") -> Iterator[str]:
    """The address of a folder on a local server."""
    with build.server(0, base, folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}{base}"
        server.shutdown()


def chromium_path() -> str:
    """The browser's program: the system's, or else Playwright's own."""
    told = os.environ.get("PIAZZA_BROWSERS")
    path: str | None = (json.loads(told) if told else build.browsers())["chromium"]
    if path:
        return path
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


@contextmanager
def chromium() -> Iterator[Any]:
    """Opens Chromium with a profile folder: `open(profile)` gives a context, to be closed."""
    with sync_playwright() as playwright:
        yield lambda profile: playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium_path(), args=CHROMIUM, viewport={"width": 1280, "height": 800}
        )


@contextmanager
def profile() -> Iterator[str]:
    """A fresh profile folder."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield folder


def until(page: Page, expression: str, seconds: float = 60) -> Any:
    """The first truthy value of an expression."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := page.evaluate(expression):
            return value
        time.sleep(0.02)
    raise TimeoutError(f"not within {seconds} s: {expression}")


def first_page(context: BrowserContext) -> Page:
    """The page that a new profile opens by itself."""
    return context.pages[0] if context.pages else context.new_page()


def tell(name: str, text: str, value: float | None = None, goal: float | None = None) -> None:
    """A line of the table; with a goal, whether it is held."""
    mark = "" if goal is None or value is None else f"   goal ≤ {goal:g}: {'held' if value <= goal else 'MISSED'}"
    print(f"  {name:<34}{text}{mark}", flush=True)


def middle(values: list[float]) -> float:
    """The median, which one slow visit does not move."""
    return median(values)
