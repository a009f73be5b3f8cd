"""The page and its worker speak to their own origin only, and say what to do when they were not built."""

from __future__ import annotations

import http.server
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import build

Visit = Callable[..., Page]


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """Another origin that lets everybody in and notes who came."""

    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_response(200)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>elsewhere</title>")

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[tuple[str, list[str]]]:
    asked: list[str] = []
    handler = type("Handler", (Elsewhere,), {"asked": asked})
    with http.server.ThreadingHTTPServer(("localhost", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}/", asked
        server.shutdown()


FETCH = "(url) => fetch(url).then(() => 'reached', () => 'refused')"


def test_the_page_reaches_no_other_origin(visit: Visit, elsewhere: tuple[str, list[str]]) -> None:
    url, asked = elsewhere
    page = visit(guarded=False)
    assert page.evaluate(FETCH, url + "page") == "refused"
    assert asked == []


# Added to the engine's worker: it tells the page what became of a fetch.
TELL = """
const told = new BroadcastChannel('told');
fetch(%r).then(() => told.postMessage('reached'), () => told.postMessage('refused'));
"""
# The page listens before the worker is started.
LISTEN = "new BroadcastChannel('told').onmessage = ({ data }) => (window.told = data);"


def test_the_engine_s_worker_reaches_no_other_origin(
    browser: Browser, elsewhere: tuple[str, list[str]], tmp_path: Path, until: Callable[..., Any]
) -> None:
    """A worker from a file's address is not bound by the page's policy; ours is."""
    url, asked = elsewhere
    copy = tmp_path / "dist"
    shutil.copytree(build.DIST, copy)
    with (copy / "js" / "engine" / "worker.js").open("a") as worker:
        worker.write(TELL % (url + "engine"))
    with build.server(0, "/copy/", copy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.add_init_script(LISTEN)
        page.goto(f"http://localhost:{server.server_address[1]}/copy/")
        assert until(page, "window.told") == "refused"
        until(page, "!!window.piazza")
        assert until(page, "piazza.engine.call({ do: 'catalogue' })")["games"]
        page.close()
        server.shutdown()
    assert asked == []


def test_the_other_origin_can_be_reached_from_outside(browser: Browser, elsewhere: tuple[str, list[str]]) -> None:
    """Or the refusals above would prove nothing."""
    url, asked = elsewhere
    page = browser.new_page()
    page.goto(url)
    assert page.evaluate(FETCH, url + "control") == "reached"
    assert "/control" in asked
    page.close()


def test_the_policy_is_the_first_thing_in_the_page(page: Page) -> None:
    content = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert content is not None
    policy = dict(part.strip().split(" ", 1) for part in content.split(";") if part.strip())
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["connect-src"] == policy["style-src"] == policy["font-src"] == "'self'"
    assert policy["worker-src"] == "'self' blob:"
    assert policy["base-uri"] == policy["form-action"] == "'none'"


def test_unbuilt_it_says_what_to_run(browser: Browser) -> None:
    page = browser.new_page()
    page.goto((build.ROOT / "index.html").as_uri())
    notice = page.get_by_role("alert").filter(has_text="python3 build.py serve")
    notice.wait_for(state="visible", timeout=10_000)
    page.close()
