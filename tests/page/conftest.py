"""The built site on a server of its own, real browsers, and devices that are watched for whatever goes wrong."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

import build

OPTIONS: dict[str, dict[str, Any]] = {
    "chromium": {
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ]
    },
    "firefox": {},
}
PATIENCE = 30_000
"""Milliseconds: what takes longer has failed. The machine may be busy with other things."""
expect.set_options(timeout=PATIENCE)

SUB_PATH = "/some/project/"
SCREENS: dict[bool, ViewportSize] = {False: {"width": 1280, "height": 800}, True: {"width": 360, "height": 740}}
"""Of a desk, and of a phone."""

mostly_chromium = pytest.mark.parametrize(
    "browser", ["chromium", pytest.param("firefox", marks=pytest.mark.long)], indirect=True
)
"""For tests of what is the same code in every browser: in Firefox only with --long."""
mostly_firefox = pytest.mark.parametrize(
    "browser", [pytest.param("chromium", marks=pytest.mark.long), "firefox"], indirect=True
)
"""For the dear ones of which Chromium has a smaller like: there only with --long."""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, under a sub-path as project pages have it."""
    if not (build.DIST / "index.html").exists():
        pytest.fail("dist/ is missing: run python3 build.py dist")
    with build.server(0, SUB_PATH) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}{SUB_PATH}"
        server.shutdown()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session", params=["chromium", "firefox"])
def browser(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests; each device in it is a context of its own."""
    name = request.param
    told = os.environ.get("PIAZZA_BROWSERS")
    path = json.loads(told)[name] if told else build.system_browser(build.DEBIAN_BROWSERS[name])
    options = dict(OPTIONS[name])
    if path:
        options["executable_path"] = path
        if name == "firefox":
            options["channel"] = "moz-firefox"
    browser = getattr(playwright, name).launch(**options)
    yield browser
    browser.close()


EMPTIED = """async ({ settings, site }) => {
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
  document.querySelector('#toasts').replaceChildren();
  // A rulebook that is closed goes back in the history, which takes a moment.
  const reads = () => location.hash.startsWith('#rules');
  for (let ms = 0; reads() && ms < 5000; ms += 20) await new Promise((done) => setTimeout(done, 20));
  if (location.hash !== '#' && location.hash !== '') location.hash = '#';
  const home = () => document.body.dataset.screen === 'home' && document.querySelector('.matches-head');
  for (let ms = 0; !home() && ms < 5000; ms += 20) await new Promise((done) => setTimeout(done, 20));
  for (const name of ['piazza/matches', 'piazza-last/table']) {
    const [base, store] = name.split('/');
    await new Promise((done, failed) => {
      const opened = indexedDB.open(base);
      opened.onupgradeneeded = () => opened.result.createObjectStore(store);
      opened.onerror = failed;
      opened.onsuccess = () => {
        const { result } = opened;
        result.transaction(store, 'readwrite').objectStore(store).clear().onsuccess = () => (result.close(), done());
      };
    });
  }
  const own = await import(site + 'js/early.js');
  localStorage.clear();
  localStorage['piazza-settings'] = settings;
  own.settings.setup = {};
  dispatchEvent(new Event('pointerdown'));
  return home() && document.body.dataset.ready === 'true';
}"""
"""Takes a page back to where a new visitor begins, without loading it anew. True when it is there."""
PACED = """async ({ pace, site }) => {
  const { settings } = await import(site + 'js/early.js');
  settings.pace = pace;
  const kept = JSON.parse(localStorage['piazza-settings']);
  localStorage['piazza-settings'] = JSON.stringify({ ...kept, pace });
}"""
KEPT = 5
"""So many pages stay up for the next test."""


class Devices:
    """People's devices: each has a storage of its own; whatever goes wrong on any of them is kept."""

    def __init__(self, browser: Browser, site: str, up: Up | None = None) -> None:
        self.browser = browser
        self.site = site
        self.up = up
        self.lent: list[tuple[str, Devices, Page]] = []
        self.contexts: list[BrowserContext] = []
        self.wrong: list[str] = []
        self.expected: list[str] = []

    def expect(self, part: str) -> None:
        """What a test provokes is not held against the page: a part of what the browser will say."""
        self.expected.append(part)

    def device(self, *, settings: dict[str, Any] | None = None, phone: bool = False, **options: Any) -> BrowserContext:
        """A device; ``settings`` are those that the person has made there before."""
        usual: dict[str, Any] = {"viewport": SCREENS[phone], "locale": "en-GB"}
        if phone:
            usual |= {"has_touch": True, "device_scale_factor": 2}
        context = self.browser.new_context(**{**usual, **options})
        context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({"pace": "instant", **(settings or {})}))
        context.add_init_script(f"try {{ localStorage['piazza-settings'] ??= {kept}; }} catch {{}}")
        context.on("request", self._asked)
        context.on("console", self._said)
        context.on("weberror", lambda error: self._wrong(f"error: {error.error}"))
        self.contexts.append(context)
        return context

    def open(self, address: str = "", *, on: BrowserContext | None = None, **options: Any) -> Page:
        """Somebody opens the page, on a device of their own unless one is given."""
        page = (on or self.device(**options)).new_page()
        self.goto(page, address)
        return page

    def ready(self, address: str = "", **options: Any) -> Page:
        """Somebody comes to the page on a device where it is up already: for tests of what comes after that.

        Loading it takes longer than most tests. Its storage is empty, as a new visitor's; what a test changes beyond
        matches (settings, storage itself, requests) needs a device of its own: ``open``.
        """
        assert self.up
        # What can be changed on a page that is up needs no page of its own.
        viewport = options.pop("viewport", None) or SCREENS[options.get("phone", False)]
        settings = dict(options.pop("settings", None) or {})
        pace = settings.pop("pace", "instant")
        key = json.dumps({**options, "settings": settings}, sort_keys=True)
        host, page = self.up.take(key) or self._fresh({**options, "settings": settings})
        host.expected = self.expected
        self.lent.append((key, host, page))
        page.set_viewport_size(viewport)
        page.evaluate(PACED, {"pace": pace, "site": self.site})
        if address:
            self.goto(page, address)
        return page

    def _fresh(self, options: dict[str, Any]) -> tuple[Devices, Page]:
        host = Devices(self.browser, self.site)
        page = host.open(**options)
        expect(page.locator('body[data-ready="true"] .matches-head')).to_be_attached()
        return host, page

    def close(self) -> None:
        """The test is over: what was lent goes back."""
        for context in self.contexts:
            context.close()
        for key, host, page in self.lent:
            self.wrong += host.wrong
            host.wrong = []
            assert self.up
            self.up.keep(key, host, page)

    def goto(self, page: Page, address: str = "") -> None:
        """Type an address."""
        page.goto(self.site + address)

    def _asked(self, request: Request) -> None:
        origin = self.site.removesuffix(SUB_PATH)
        if not request.url.startswith((self.site, f"blob:{origin}", "data:")):
            self._wrong(f"request to {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        # Firefox says so of an import that a reload cuts off; a module that is missing fails in Chromium too.
        cut_off = message.text.startswith("error loading dynamically imported module")
        if message.type == "error" and not cut_off:
            self._wrong(f"console: {message.text}")

    def _wrong(self, what: str) -> None:
        if not any(part in what for part in self.expected):
            self.wrong.append(what)


class Up:
    """Pages that stay up from one test to the next, by what kind of device they are on."""

    def __init__(self) -> None:
        self.pages: dict[str, tuple[Devices, Page]] = {}

    def take(self, key: str) -> tuple[Devices, Page] | None:
        """A page, if there is one that nobody has."""
        return self.pages.pop(key, None)

    def keep(self, key: str, host: Devices, page: Page) -> None:
        """Takes a page back, if it can be made as it was."""
        options = json.loads(key)
        kept = json.dumps({"pace": "instant", **(options.get("settings") or {})})
        try:
            page.mouse.move(0, 0)
            good = len(page.context.pages) == 1 and page.evaluate(EMPTIED, {"settings": kept, "site": host.site})
        except Error:
            good = False
        if not good or host.wrong or key in self.pages:
            host.close()
            return
        self.pages[key] = (host, page)
        if len(self.pages) > KEPT:
            self.pages.pop(next(iter(self.pages)))[0].close()


@pytest.fixture(scope="session")
def up(browser: Browser) -> Iterator[Up]:
    """The pages that stay up in one browser."""
    up = Up()
    yield up
    for host, _ in up.pages.values():
        host.close()


@pytest.fixture
def devices(browser: Browser, site: str, up: Up) -> Iterator[Devices]:
    """Devices; in the end nothing may have gone wrong on any: no error, no request to another origin."""
    devices = Devices(browser, site, up)
    yield devices
    devices.close()
    assert devices.wrong == []


@pytest.fixture
def visit(devices: Devices) -> Callable[..., Page]:
    """Opens the page on a fresh device; with ``guarded=False`` what goes wrong is the test's own affair."""

    def visit(address: str = "", *, guarded: bool = True, **options: Any) -> Page:
        if not guarded:
            devices.expect("")
        return devices.open(address, **options)

    return visit


@pytest.fixture
def ready(devices: Devices) -> Callable[..., Page]:
    """The page on a device on which it is up already."""
    return devices.ready


@pytest.fixture
def page(visit: Callable[..., Page]) -> Page:
    """The page on a fresh device."""
    return visit()


@pytest.fixture
def until() -> Callable[..., Any]:
    """Asks an expression until it is true: the page's policy forbids Playwright's own way of waiting for one."""

    def until(page: Page, expression: str, seconds: float = PATIENCE / 1000) -> Any:
        end = time.monotonic() + seconds
        while not (value := page.evaluate(expression)):
            assert time.monotonic() < end, f"in {seconds} s not true: {expression}"
            page.wait_for_timeout(30)
        return value

    return until


@pytest.fixture
def saved(devices: Devices) -> Callable[[Page, Locator], tuple[str, str]]:
    """Presses a control that saves a file: its name and its text."""

    def saved(page: Page, control: Locator) -> tuple[str, str]:
        if devices.browser.browser_type.name == "chromium":
            with page.expect_download() as download:
                control.click()
            return download.value.suggested_filename, Path(download.value.path()).read_text(encoding="utf-8")
        # Playwright hears of no download in the system's Firefox.
        page.evaluate(KEEP_FILE)
        control.click()
        name, text = page.evaluate("keptFile")
        return str(name), str(text)

    return saved


KEEP_FILE = """() => {
  window.keptFile = new Promise((resolve) => {
    let text = null;
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => ((text = blob.text()), createObjectURL.call(URL, blob));
    HTMLAnchorElement.prototype.click = function () {
      text.then((found) => resolve([this.download, found]));
    };
  });
}"""


@pytest.fixture
def shot(request: pytest.FixtureRequest, browser: Browser) -> Callable[[Page, str], None]:
    """With --long keeps a picture for whoever wants to look at it; in Firefox taking one breaks the page's policy."""
    wanted = request.config.getoption("--long")

    def take(page: Page, name: str) -> None:
        if wanted and browser.browser_type.name == "chromium":
            page.screenshot(path=build.WORK / "shots" / f"{name}.png")

    return take
