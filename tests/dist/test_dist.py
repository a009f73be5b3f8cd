"""The built site: complete, relative, nothing of elsewhere in it; and the tools' own refusals."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import build

OWN_TEXT = {".html", ".js", ".css", ".ftl", ".json"}
# An address on another host, and one that leaves the folder that the site is served from.
FOREIGN = re.compile(r"""(?:https?:)?//[\w-]+(?:\.[\w-]+)+""")
ABSOLUTE = re.compile(r"""(?:\b(?:src|href|action)=|\bfrom |\bimport\(?|\burl\()\s*["']?/(?!/)""")
NAMESPACES = ("http://www.w3.org",)
# Static imports and re-exports, which may span lines, and modules that are imported later by a fixed name.
IMPORTED = re.compile(r"""(?:^import|^export|^\} from|\bimport\()[^'";]*?['"](\.[^'"]+)['"]""", re.MULTILINE)


def imports(site: Path, start: str) -> list[str]:
    """The modules that a module needs, and theirs, as addresses under the site's root."""
    found: dict[str, None] = {}
    queue = [start]
    while queue:
        module = site / queue.pop(0)
        code = re.sub(
            r"/\*.*?\*/", "", module.read_text(encoding="utf-8"), flags=re.DOTALL
        )  # types are named in comments
        for address in IMPORTED.findall(code):
            name = os.path.relpath(module.parent / address, site).replace(os.sep, "/")
            if name not in found:
                found[name] = None
                queue.append(name)
    return list(found)


@pytest.fixture(scope="module")
def dist() -> Path:
    return build.dist()


def own_texts(dist: Path) -> Iterator[tuple[str, str]]:
    """What the project itself wrote; the vendored files are as their makers wrote them."""
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        if path.suffix in OWN_TEXT and not name.startswith("vendor/"):
            yield name, path.read_text(encoding="utf-8")


def test_no_address_is_foreign_or_absolute(dist: Path) -> None:
    found = []
    for name, text in own_texts(dist):
        foreign = [address for address in FOREIGN.findall(text) if not address.startswith(NAMESPACES)]
        found += [f"{name}: {address}" for address in (*foreign, *ABSOLUTE.findall(text))]
    assert found == []


def test_the_search_for_addresses_finds_them() -> None:
    for text in ("'https://cdn.example.com/x.js'", 'src="//example.org/a"', "http://a.b"):
        assert FOREIGN.search(text)
    for text in ('<script src="/js/a.js">', "import x from '/js/a.js'", "import('/a.js')", "url(/a.png)", 'href="/"'):
        assert ABSOLUTE.search(text)
    assert not ABSOLUTE.search("import x from './a.js'")


def test_every_module_that_is_imported_is_there(dist: Path) -> None:
    for name in ["js/start.js", *imports(dist, "js/start.js")]:
        assert (dist / name).is_file(), name


def test_what_the_page_names_is_there(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    names = [name for name in re.findall(r'(?:src|href)="([^"#]+)"', page) if not name.startswith("data:")]
    assert names == ["js/engine/client.js", "js/unbuilt.js", "css/piazza.css", "js/start.js"], "Python starts first"
    for name in names:
        assert (dist / name).is_file(), name


def test_the_worker_finds_what_its_list_names(dist: Path) -> None:
    files = json.loads((dist / "boot.json").read_text())["files"]
    assert set(files) == {"loader", "glue", "wasm", "library", "engine"}
    for part in files.values():
        assert (dist / part["url"]).stat().st_size == part["bytes"]


def test_everything_is_named_in_the_notice(dist: Path) -> None:
    notice = (dist / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    for item in build.VENDORED:
        assert f"{item.package} " in notice
    for sentence in (
        "Mozilla Public License Version 2.0",
        "Apache License",
        "SIL OPEN FONT LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    ):
        assert sentence.lower() in notice.lower()


def test_nothing_that_only_checks_need_is_in_it(dist: Path) -> None:
    names = [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]
    assert ".nojekyll" in names
    assert [name for name in names if name.endswith((".ts", ".mts", ".map", "tsconfig.json", ".py"))] == []


def test_building_again_changes_nothing(dist: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in dist.rglob("*") if path.is_file()}
    build.dist()
    assert {path: path.stat().st_mtime_ns for path in dist.rglob("*") if path.is_file()} == before


@pytest.fixture(scope="module")
def address(dist: Path) -> Iterator[str]:
    with build.server(0, "/sub/path/") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}/sub/path/"
        server.shutdown()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html"),
        ("js/main.js", "text/javascript"),
        ("vendor/pyodide/pyodide.mjs", "text/javascript"),
        ("vendor/pyodide/pyodide.asm.wasm", "application/wasm"),
        ("js/locales/en.ftl", "text/plain; charset=utf-8"),
        ("vendor/fonts/inter-latin-wght-normal.woff2", "font/woff2"),
    ],
)
def test_the_server_names_each_kind(address: str, name: str, kind: str) -> None:
    with urllib.request.urlopen(address + name) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "no-cache"
        tag = answer.headers["ETag"]
    again = urllib.request.Request(address + name, headers={"If-None-Match": tag})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(again)
    assert refusal.value.code == 304


@pytest.mark.parametrize("path", ["/", "/sub/", "/sub/path/nothing.html", "/sub/path/%2e%2e/build.py", "/build.py"])
def test_the_server_serves_nothing_else(address: str, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(address.removesuffix("/sub/path/") + path)
    assert refusal.value.code == 404


def test_a_missing_tool_is_named_with_its_step_and_its_remedy(tmp_path: Path) -> None:
    """In a copy where nothing is set up and no tool is on the path."""
    for name in ("build.py", "package.json", "package-lock.json"):
        (tmp_path / name).write_bytes((build.ROOT / name).read_bytes())
    done = subprocess.run(
        [sys.executable, "build.py", "dist"],
        cwd=tmp_path,
        env={"PATH": str(tmp_path), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "node is missing" in done.stderr
    assert "needed to" in done.stderr and "install Node.js" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_committed_names_no_registry_and_no_machine() -> None:
    """The lock and the requirements must hold anywhere: sums, and no address to fetch from."""
    for name in (
        "package-lock.json",
        "tests/requirements.txt",
        "tests/wasm/requirements.txt",
        ".npmrc",
        "pyproject.toml",
    ):
        text = (build.ROOT / name).read_text(encoding="utf-8")
        assert not re.search(
            r"registry\.npmjs|pypi\.org|pythonhosted|index-url|find-links|\"resolved\"|file:/", text
        ), name
    lock = json.loads((build.ROOT / "package-lock.json").read_text())
    assert all("integrity" in item for name, item in lock["packages"].items() if name)
