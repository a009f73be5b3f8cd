#!/usr/bin/env python3
"""Builds, serves, checks, tests and measures Piazza. Everything it sets up lies in ignored folders.

python3 build.py serve    set up, build dist/ and serve it on http://localhost:8000/
python3 build.py dist     the complete static site in dist/, the engine's wheel in dist/wheels/
python3 build.py check    formatting, lint and types of Python and JavaScript
python3 build.py test     check, then every test: native, in WebAssembly, in two browsers
python3 build.py bench    boot time, matches a second, link sizes, decision-to-paint time
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WORK = ROOT / ".build"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
MODULES = ROOT / "node_modules"
PYODIDE = MODULES / "pyodide"
NPM_DONE = MODULES / ".package-lock.json"  # npm writes it last
REQUIREMENTS = ROOT / "tests" / "requirements.txt"
WASM_REQUIREMENTS = ROOT / "tests" / "wasm" / "requirements.txt"
SOURCES = ("index.html", "js", "css")


class Missing(Exception):
    """A tool that a step needs is not on this machine."""

    def __init__(self, tool: str, step: str, how: str) -> None:
        super().__init__(f"{tool} is missing. It is needed to {step}. To get it: {how}")


class Failed(Exception):
    """A step that was run did not succeed."""


# --- running and remembering -----------------------------------------------------------------------------


def say(text: str) -> None:
    """Tell what is being done, before the tools' own output."""
    print(f"· {text}", flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None, quiet: bool = False) -> str:
    """Run a command at the top of the project; its failure is ours. Quiet: what it says is given back, not shown."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        told = " ".join(word for word in words if "\n" not in word)
        raise Failed(f"{done.stdout or ''}\n{told}\nended with exit code {done.returncode}".strip())
    return done.stdout or ""


def tool(name: str, step: str, how: str) -> str:
    """The path of a tool that we can't bring ourselves."""
    path = shutil.which(name)
    if path is None:
        raise Missing(name, step, how)
    return path


def node() -> str:
    """Node, recent enough for Pyodide."""
    how = "install Node.js 18 or newer with npm, for example with apt-get install nodejs npm"
    path = tool("node", "compile the library and the engine, and check the JavaScript", how)
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if int(version.lstrip("v").split(".")[0]) < 18:
        raise Missing(f"Node.js 18 (here is {version})", "run Pyodide outside a browser", how)
    return path


def digest(parts: Iterable[Path | str]) -> str:
    """One short sum over files (name and content) and strings."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            total.update(part.relative_to(ROOT).as_posix().encode() + b"\0" + part.read_bytes())
        else:
            total.update(part.encode() + b"\0")
    return total.hexdigest()[:16]


@contextlib.contextmanager
def once(name: str, key: str, result: Path) -> Iterator[bool]:
    """Yield whether the step is due: it is not when it was done with the same key and its result is there."""
    stamp = WORK / "stamps" / name
    due = not (stamp.exists() and stamp.read_text() == key and result.exists())
    if due:
        stamp.unlink(missing_ok=True)
    yield due
    if due:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one build at a time write to the shared folders (where the system has file locks)."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as handle:
        try:
            import fcntl
        except ImportError:
            yield
            return
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# --- setting up ------------------------------------------------------------------------------------------


def python() -> Path:
    """The interpreter of the project's own environment, with the pinned tools of tests/requirements.txt."""
    path = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    with once("venv", sys.version, path) as due:
        if due:
            say("setting up Python's tools in .venv")
            make_venv(VENV)
    with once("tools", digest([REQUIREMENTS, sys.version]), path) as due:
        if due:
            say("fetching Python's tools")
            run(path, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", REQUIREMENTS, env=PIP_ENV)
    return path


PIP_ENV = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def make_venv(where: Path) -> None:
    """A fresh virtual environment with pip."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError as error:
        how = "install your system's venv package, for example with apt-get install python3-venv"
        raise Missing(f"Python's module {error.name}", "set up the Python tools", how) from None
    run(sys.executable, "-m", "venv", "--clear", where)


def modules() -> Path:
    """The npm packages of package-lock.json; npm checks their sums. No package's script is run."""
    with once("npm", digest([ROOT / "package-lock.json", ROOT / "package.json"]), NPM_DONE) as due:
        if due:
            node()
            npm = tool("npm", "fetch Pyodide, the fonts and the libraries", "install Node.js with npm")
            say("fetching the npm packages into node_modules")
            run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    return MODULES


def wheels() -> Path:
    """The pinned pure wheels for the tests inside WebAssembly; pip checks their sums."""
    where = WORK / "wheels"
    with once("wheels", digest([WASM_REQUIREMENTS]), where) as due:
        if due:
            say("fetching the wheels for the tests inside WebAssembly")
            shutil.rmtree(where, ignore_errors=True)
            pure = ("--python-version=3.14", "--platform=any", "--implementation=py", "--abi=none")
            fetch = ("download", "--quiet", "--no-deps", "--only-binary=:all:", *pure, "--require-hashes")
            run(python(), "-m", "pip", *fetch, "-r", WASM_REQUIREMENTS, "-d", where, env=PIP_ENV)
    return where


# Debian has real packages of both; elsewhere they may be missing or stand for a snap, which tests can't use.
DEBIAN_BROWSERS = {"chromium": "chromium", "firefox": "firefox-esr"}


def system_browser(package: str) -> str | None:
    """The path of a browser of the system's own packages, if it is a real one."""
    path = shutil.which(package)
    real = path is not None and "snap" not in str(Path(path).resolve()) and Path(path).stat().st_size > 0
    return path if real else None


def installable(package: str) -> bool:
    """Whether the system's packages hold this browser itself."""
    shown = subprocess.run(["apt-cache", "show", package], capture_output=True, text=True, check=False)
    return shown.returncode == 0 and "snap" not in shown.stdout


def browsers() -> dict[str, str | None]:
    """The browsers for the tests: the path of the system's own, or None where Playwright's own is used."""
    found = {name: system_browser(package) for name, package in DEBIAN_BROWSERS.items()}
    lacking = [name for name, path in found.items() if path is None]
    if not lacking:
        return found
    if shutil.which("apt-get"):
        install_packages([DEBIAN_BROWSERS[name] for name in lacking])
        found = {name: system_browser(package) for name, package in DEBIAN_BROWSERS.items()}
        lacking = [name for name, path in found.items() if path is None]
    with once("browsers", digest([REQUIREMENTS, *lacking]), WORK) as due:
        if lacking and due:
            say(f"fetching Playwright's own {' and '.join(lacking)}")
            deps = ["--with-deps"] if shutil.which("apt-get") else []
            run(python(), "-m", "playwright", "install", *deps, *lacking)
    return found


def install_packages(packages: Sequence[str]) -> None:
    """Install those of the packages that the system really has."""
    root = [] if os.geteuid() == 0 else [tool("sudo", "install the tests' browsers", "run as root")]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(*root, "apt-get", "update", "-qq", env=quiet)
    there = [package for package in packages if installable(package)]
    if there:
        say(f"installing {' and '.join(there)} for the tests")
        run(*root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *there, env=quiet, quiet=True)


# --- compiling with Pyodide's own Python -----------------------------------------------------------------

# Runs Python text inside Pyodide in Node, the project lying at /project. An error of Node shows whole source
# lines, megabytes of them here, so only its message is told.
NODE_PYTHON = """
const [modules, project, code, argument, stdLibURL] = process.argv.slice(1);
try {
  const { loadPyodide } = await import(modules + '/pyodide.mjs');
  const pyodide = await loadPyodide(stdLibURL ? { stdLibURL } : {});
  pyodide.mountNodeFS('/project', project);
  pyodide.globals.set('argument', argument);
  pyodide.runPython(code);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
"""

COMPILE = """
import json, zipfile
from fnmatch import fnmatch
from importlib._bootstrap_external import _code_to_hash_pyc

job = json.loads(argument)
source = zipfile.ZipFile(job["source"])
own = {path.rpartition("/")[2]: path for path in job["own"]}
with zipfile.ZipFile(job["target"], "w") as target:
    for name in sorted([*source.namelist(), *own]):
        module = name.removesuffix(".py")
        names = module, module.split("/")[0]
        if name.endswith("/") or any(fnmatch(each, out) for out in job["without"] for each in names):
            continue
        data = open(own[name], "rb").read() if name in own else source.read(name)
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=2)
            data, name = bytes(_code_to_hash_pyc(code, bytes(8), False)), name + "c"
        target.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), data)
"""

# Goes into the library: Python runs it before anything of Pyodide's.
SITECUSTOMIZE = ROOT / "py" / "page" / "sitecustomize.py"

# What the page does first, with the page's library.
COME_UP = "import sys; sys.path.append(argument); import piazza.table"

# Left out of the page's library: neither Pyodide at its start nor the engine needs them.
WITHOUT = """
__hello__ __phello__ _ast_unparse _compat_pickle _markupbase _py_abc _pydatetime _pyio _pylong _pyrepl _ssl
_strptime _sysconfigdata* _threading_local antigravity argparse bdb bz2 cProfile calendar cmd code colorsys
compileall compression configparser csv ctypes curses dbm decimal difflib doctest email ensurepip filecmp fileinput
fractions ftplib getopt getpass gettext graphlib gzip hmac html http idlelib imaplib lib2to3 lzma mailbox mimetypes
modulefinder multiprocessing netrc nturl2path numbers optparse pdb pickle pickletools pkgutil platform plistlib
poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data queue quopri rlcompleter runpy sched secrets
shelve shlex site-packages smtplib socketserver sqlite3 sre_* ssl statistics stringprep symtable sysconfig tabnanny
tarfile test this timeit tkinter tomllib trace tracemalloc tty turtle turtledemo unittest uuid wave webbrowser
wsgiref xml xmlrpc zipapp zoneinfo
encodings/big5* encodings/cp0* encodings/cp1* encodings/cp2* encodings/cp42* encodings/cp[5-9]* encodings/euc*
encodings/gb* encodings/hp* encodings/hz* encodings/iso2022* encodings/iso8859* encodings/johab* encodings/koi*
encodings/kz* encodings/mac* encodings/mbcs* encodings/oem* encodings/palmos* encodings/ptcp* encodings/shift*
encodings/tis*
asyncio/proactor_events asyncio/windows_events asyncio/windows_utils concurrent/futures/interpreter
concurrent/futures/process importlib/metadata importlib/resources logging/config logging/handlers
pyodide/console pyodide/http urllib/request urllib/robotparser
""".split()


def in_pyodide(code: str, argument: str, library: Path | None = None) -> None:
    """Run Python text inside Pyodide; paths in it begin with /project."""
    words: list[str | Path] = [
        node(),
        "--input-type=module",
        "-e",
        NODE_PYTHON,
        "--",
        PYODIDE,
        ROOT,
        code,
        argument,
    ]
    run(*words, *([library] if library else ()), quiet=True)


def inside(path: Path) -> str:
    """A path of the project as code in Pyodide sees it."""
    return "/project/" + path.relative_to(ROOT).as_posix()


def compile_zip(source: Path, target: Path, own: Sequence[Path] = (), without: Sequence[str] = ()) -> None:
    """A zip of sources, and our own, into one of .pyc files that this very Pyodide imports without compiling."""
    job = {"source": inside(source), "target": inside(target), "own": [inside(path) for path in own]}
    job["without"] = list(without)
    in_pyodide(COMPILE, json.dumps(job))


def library() -> Path:
    """The standard library, trimmed and compiled."""
    modules()
    target = WORK / "library.zip"
    inputs: list[str | Path] = [
        PYODIDE / "python_stdlib.zip",
        PYODIDE / "pyodide.asm.wasm",
        SITECUSTOMIZE,
        COMPILE,
        *WITHOUT,
    ]
    with once("library", digest(inputs), target) as due:
        if due:
            say("compiling the standard library with Pyodide's own Python")
            compile_zip(PYODIDE / "python_stdlib.zip", target, [SITECUSTOMIZE], WITHOUT)
    return target


def engine_sources() -> list[Path]:
    """The engine's files, in a fixed order."""
    package = ROOT / "py" / "piazza"
    return sorted(path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def engine() -> Path:
    """The engine compiled, as the page imports it."""
    target = WORK / "engine.zip"
    with once("engine", digest([*engine_sources(), SITECUSTOMIZE, COMPILE, COME_UP, *WITHOUT]), target) as due:
        if due:
            say("compiling the engine")
            source = WORK / "engine-sources.zip"
            with zipfile.ZipFile(source, "w") as bundle:
                for path in engine_sources():
                    if path.suffix == ".py":
                        bundle.write(path, path.relative_to(ROOT / "py").as_posix())
            compile_zip(source, target)
            in_pyodide(COME_UP, inside(target), library())
    return target


def wheel() -> Path:
    """The engine as a wheel, for pip and for micropip in any Pyodide."""
    where = WORK / "wheel"
    meta = [ROOT / name for name in ("pyproject.toml", "LICENSE", "README.md")]
    with once("wheel", digest([*engine_sources(), *meta]), where) as due:
        if due:
            say("making the engine's wheel")
            shutil.rmtree(where, ignore_errors=True)
            options = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index")
            run(python(), "-m", "pip", "wheel", *options, "-w", where, ROOT, env=PIP_ENV)
    return next(where.glob("piazza-*.whl"))


# --- the site --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Vendored:
    """Files of one npm package and where the page finds them under vendor/."""

    package: str
    files: dict[str, str]
    licence: str


def font_files(family: str, styles: Sequence[str]) -> dict[str, str]:
    """The subsets that the page's languages need."""
    subsets = ("latin", "latin-ext", "cyrillic")
    names = [f"{family}-{subset}-wght-{style}.woff2" for subset in subsets for style in styles]
    return {f"files/{name}": f"fonts/{name}" for name in names}


VENDORED = (
    Vendored(
        "pyodide",
        {f"pyodide{part}": f"pyodide/pyodide{part}" for part in (".mjs", ".asm.mjs", ".asm.wasm")}
        | {"pyodide.d.ts": "pyodide/pyodide.d.mts", "ffi.d.ts": "pyodide/ffi.d.ts"},
        "MPL-2.0",
    ),
    Vendored("@fluent/bundle", {"index.js": "fluent.js", "esm": "fluent"}, "Apache-2.0"),
    Vendored("idb-keyval", {"dist/index.js": "idb-keyval.js", "dist/index.d.ts": "idb-keyval.d.ts"}, "Apache-2.0"),
    Vendored("lean-qr", {"index.mjs": "lean-qr.mjs", "index.d.ts": "lean-qr.ambient.d.ts"}, "MIT"),
    Vendored("@fontsource-variable/eb-garamond", font_files("eb-garamond", ("normal", "italic")), "OFL-1.1"),
    Vendored("@fontsource-variable/inter", font_files("inter", ("normal",)), "OFL-1.1"),
)
# lean-qr's types are written for its bare name; this gives them to the vendored file.
QR_TYPES = "/// <reference path='./lean-qr.ambient.d.ts' />\nexport * from 'lean-qr';\n"
# The file puts its names into one global object.
FLUENT_TYPES = "declare global {\n  var FluentBundle: typeof import('./fluent/index.js');\n}\nexport {};\n"


def vendor() -> Path:
    """The third-party files, with their types for the checker, as they lie under the site's root."""
    modules()
    site = WORK / "site"
    inputs: list[str | Path] = [ROOT / "package-lock.json", repr(VENDORED), QR_TYPES, FLUENT_TYPES]
    with once("vendor", digest(inputs), site) as due:
        if due:
            shutil.rmtree(site, ignore_errors=True)
            for item in VENDORED:
                for source, target in item.files.items():
                    copy(MODULES / item.package / source, site / "vendor" / target)
            # Only the types: as many small files take far longer to come than one.
            for other in [path for path in (site / "vendor" / "fluent").iterdir() if not path.name.endswith(".d.ts")]:
                other.unlink()
            (site / "vendor" / "lean-qr.d.mts").write_text(QR_TYPES)
            (site / "vendor" / "fluent.d.ts").write_text(FLUENT_TYPES)
    return site


def read(path: Path) -> str:
    """A text file."""
    return path.read_text(encoding="utf-8")


def copy(source: Path, target: Path) -> None:
    """A file or a folder, whatever it is."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    else:
        shutil.copyfile(source, target)


# What is inside Pyodide's binary besides CPython, by its makers' own names for the licences.
PYODIDE_PARTS = (
    "Pyodide is used under the Mozilla Public License 2.0; its source is at github.com/pyodide/pyodide.\n"
    "Its binary holds CPython (PSF licence), Emscripten's libraries (MIT and NCSA, among them musl, MIT),\n"
    "libffi (MIT), zlib (Zlib), bzip2 (bzip2-1.0.6), XZ Utils (0BSD), Zstandard (BSD-3-Clause),\n"
    "Expat (MIT), libmpdec (BSD-2-Clause), HACL* (MIT), SQLite (public domain), stackframe and\n"
    "error-stack-parser (MIT).\n"
    "Its standard library is trimmed and compiled here, with a module of ours that imports it faster\n"
    "(sitecustomize); nothing else in it is changed.\n"
)
# Where a package brings no licence text, a pinned tool that has the same licence does.
LICENCE_TEXTS = {
    "MPL-2.0": ("hypothesis", "LICENSE.txt"),
    "Apache-2.0": ("packaging", "LICENSE.APACHE"),
    "PSF-2.0": ("typing_extensions", "LICENSE"),
}


def licence_text(licence: str) -> str:
    """The full text of a licence, from the environment's own packages."""
    package, name = LICENCE_TEXTS[licence]
    python()
    found = sorted(VENV.glob(f"**/{package}-*.dist-info/**/{name}"))
    if not found:
        raise Failed(f"the text of {licence} is no longer in the package {package}")
    return found[0].read_text(encoding="utf-8")


def notice() -> str:
    """Who made what the site carries, and on what terms."""
    rule = "\n" + "=" * 100 + "\n"
    parts = ["Piazza is under the MIT licence. What others made, and this site carries, is under theirs.\n"]
    for item in VENDORED:
        folder = MODULES / item.package
        version = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
        own = sorted(path for path in folder.iterdir() if path.name.upper().startswith("LICEN"))
        text = own[0].read_text(encoding="utf-8") if own else f"The text of {item.licence} stands at the end.\n"
        more = PYODIDE_PARTS if item.package == "pyodide" else ""
        parts.append(f"{item.package} {version} ({item.licence})\n\n{more}{text}")
    parts += [f"{licence}\n\n{licence_text(licence)}" for licence in LICENCE_TEXTS]
    return rule.join(parts)


def place(source: Path, name: str, into: Path) -> str:
    """Put a zip, packed whole, under a name that changes with its content, so that no cache can mix two versions.

    The zip itself is not packed: the browser unpacks it while it compiles Pyodide, and faster than zipimport would.
    """
    packed = gzip.compress(source.read_bytes(), mtime=0)
    named = f"{name}-{hashlib.sha256(packed).hexdigest()[:12]}.bin"
    (into / named).write_bytes(packed)
    return named


def boot_manifest(site: Path) -> dict[str, Any]:
    """What the worker fetches, and the bytes of each file: compressed answers don't tell their length."""
    pyodide = (
        "vendor/pyodide/pyodide.mjs",
        "vendor/pyodide/pyodide.asm.mjs",
        "vendor/pyodide/pyodide.asm.wasm",
    )
    parts = dict(zip(("loader", "glue", "wasm"), pyodide, strict=True))
    parts["library"] = place(library(), "vendor/pyodide/library", site)
    parts["engine"] = place(engine(), "engine", site)
    sizes = {part: {"url": url, "bytes": (site / url).stat().st_size} for part, url in parts.items()}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"files": sizes, "lock": {"info": lock["info"], "packages": {}}}


def samples(site: Path) -> None:
    """A table of each game beside its painters, for their rehearsal."""
    sys.path.insert(0, str(ROOT / "py"))
    from piazza.game import GAMES
    from piazza.table import call

    for game in GAMES:
        start = {"do": "new", "game": game, "seats": [{"name": "", "bot": None}] * 2, "options": {}, "seed": "1"}
        look = json.loads(call(json.dumps({**start, "viewer": 0})))["ok"]
        (site / "js" / "scene" / game / "sample.json").write_text(json.dumps(look), encoding="utf-8")


def one_sheet(site: Path) -> None:
    """One style sheet in place of many: each is a request for which the first look waits."""
    page = site / "index.html"
    link = re.compile(r' *<link rel="stylesheet" href="(css/[^"]+)" />\n')
    names = link.findall(read(page))
    (site / "css" / "piazza.css").write_text("".join(read(site / name) for name in names), encoding="utf-8")
    for name in names:
        (site / name).unlink()
    whole = link.sub("", read(page), count=len(names) - 1)
    page.write_text(whole.replace(names[-1], "css/piazza.css"), encoding="utf-8")


def stamp(site: Path) -> None:
    """Name the build in the page: what one build keeps on a device another does not take up."""
    page = site / "index.html"
    sums = [hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(site.rglob("*.*")) if path.is_file()]
    page.write_text(read(page).replace("<html ", f'<html data-build="{digest(sums)}" ', 1), encoding="utf-8")


def assemble(site: Path) -> None:
    """The whole site into an empty folder."""
    not_types = shutil.ignore_patterns("*.d.ts", "*.d.mts")
    shutil.copytree(vendor(), site, ignore=not_types)
    for name in SOURCES:
        if (ROOT / name).exists():
            copy(ROOT / name, site / name)
    for only_for_checks in (*site.glob("js/**/tsconfig.json"), *site.glob("js/**/*.d.ts")):
        only_for_checks.unlink()
    (site / "boot.json").write_text(json.dumps(boot_manifest(site), indent=1))
    samples(site)
    one_sheet(site)
    stamp(site)
    (site / "THIRD-PARTY.txt").write_text(notice(), encoding="utf-8")
    (site / ".nojekyll").write_text("")
    copy(wheel(), site / "wheels" / wheel().name)


def mirror(source: Path, target: Path) -> None:
    """Make target equal to source file by file: a server that is serving it never finds it empty."""
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    present = {path.relative_to(target) for path in target.rglob("*") if path.is_file()}
    for name in sorted(wanted):
        old, new = target / name, source / name
        if name not in present or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            new.replace(old)
    for name in present - wanted:
        (target / name).unlink()
    for folder in sorted((path for path in target.rglob("*") if path.is_dir()), reverse=True):
        with contextlib.suppress(OSError):
            folder.rmdir()


def dist() -> Path:
    """Build dist/, doing again only what changed."""
    with alone():
        fresh = WORK / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        assemble(fresh)
        DIST.mkdir(exist_ok=True)
        mirror(fresh, DIST)
        shutil.rmtree(fresh)
    size = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    say(f"the site is in {DIST.name}/ ({size / 1e6:.1f} MB)")
    return DIST


# --- serving ---------------------------------------------------------------------------------------------


class Site(http.server.SimpleHTTPRequestHandler):
    """Serves dist/ as a static host does, under a sub-path; at every visit each file is asked about anew."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    folder = DIST
    base = "/"
    extensions_map = {  # noqa: RUF012 (the class above it is not typed as ClassVar)
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".ftl": "text/plain; charset=utf-8",
        ".txt": "text/plain; charset=utf-8",
        ".json": "application/json",
        ".woff2": "font/woff2",
        ".webmanifest": "application/manifest+json",
        ".bin": "application/octet-stream",
        ".whl": "application/octet-stream",
    }

    def __init__(self, *args: Any) -> None:
        super().__init__(*args, directory=str(self.folder))

    def handle(self) -> None:
        """A visitor who leaves while a file is on its way is nothing to report."""
        with contextlib.suppress(ConnectionError):
            super().handle()

    def translate_path(self, path: str) -> str:
        """Outside the sub-path there is nothing."""
        inner = path.removeprefix(self.base) if path.startswith(self.base) else "no such place"
        return super().translate_path("/" + inner)

    def tag(self) -> str | None:
        """Tells one content of the asked file from another."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return None
        state = path.stat()
        return f'"{state.st_mtime_ns:x}-{state.st_size:x}"'

    def do_GET(self) -> None:
        """Answer 304 where the visitor already has the file."""
        tag = self.tag()
        if tag and self.headers.get("If-None-Match") == tag:
            self.send_response(http.HTTPStatus.NOT_MODIFIED)
            self.end_headers()
        else:
            super().do_GET()

    def end_headers(self) -> None:
        """Every answer may be kept, and must be asked about."""
        self.send_header("Cache-Control", "no-cache")
        if tag := self.tag():
            self.send_header("ETag", tag)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Only what went wrong is worth a line."""

    def log_error(self, format: str, *args: Any) -> None:
        """One line of what went wrong."""
        say(f"{self.path}: {format % args}")


def server(port: int, base: str = "/", folder: Path = DIST, site: type[Site] = Site) -> http.server.ThreadingHTTPServer:
    """A server for a folder under a sub-path; port 0 takes a free one."""
    handler = type("Handler", (site,), {"base": base, "folder": folder})
    http.server.ThreadingHTTPServer.request_queue_size = 128
    return http.server.ThreadingHTTPServer(("localhost", port), handler)


def serve(options: argparse.Namespace) -> None:
    """Build the site and serve it until interrupted."""
    dist()
    with server(options.port) as site:
        say(f"Piazza is at http://localhost:{site.server_address[1]}/ (Ctrl-C ends it)")
        with contextlib.suppress(KeyboardInterrupt):
            site.serve_forever()


# --- checking, testing, measuring ------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """A command that passes or fails."""

    name: str
    command: Sequence[str | Path]
    env: dict[str, str] | None = None
    again: Sequence[str | Path] = ()
    """More words for a second try, if there shall be one."""

    def passes(self) -> bool:
        """Run it; what it said is shown in one piece when it has ended, for others may run beside it."""
        say(f"{self.name} …")
        start = time.monotonic()
        try:
            said, passed = run(*self.command, env=self.env, quiet=True), True
        except Failed as error:
            said, passed = str(error), False
        if not passed and self.again:
            print(f"{said.strip()}\n· {self.name}: what failed is tried once more", flush=True)
            try:
                said, passed = run(*self.command, *self.again, env=self.env, quiet=True), True
            except Failed as error:
                said = str(error)
        end = f"· {self.name}: {'passed' if passed else 'FAILED'} in {time.monotonic() - start:.0f} s"
        print("\n".join(part for part in (said.strip(), end) if part), flush=True)
        return passed


def checks() -> list[Step]:
    """Formatting, lint and types of both languages."""
    vendor()
    ruff, bin_ = (python(), "-m", "ruff"), MODULES / ".bin"
    py = ("py", "tests", "build.py")
    scripts = ("js/**/*.js", "css/**/*.css", "tests/**/*.mjs", "tests/**/*.js")
    prettier = (bin_ / "prettier", "--check", "--log-level=warn", "--no-error-on-unmatched-pattern")
    return [
        Step("ruff format", (*ruff, "format", "--check", "--quiet", "--diff", *py)),
        Step("ruff check", (*ruff, "check", "--quiet", *py)),
        Step("mypy", (python(), "-m", "mypy", "--no-error-summary")),
        Step("tsc", (bin_ / "tsc", "--project", "js")),
        Step("tsc of the worker", (bin_ / "tsc", "--project", "js/engine")),
        Step("prettier", (*prettier, *scripts)),
    ]


def carry_out(*lanes: Sequence[Step]) -> None:
    """Every step, lanes beside each other, then one line; a failed one doesn't keep the others from being seen."""
    with ThreadPoolExecutor(len(lanes)) as pool:
        passed = [each for lane in pool.map(lambda lane: [step.passes() for step in lane], lanes) for each in lane]
    print(f"steps: {passed.count(True)} passed, {passed.count(False)} failed", flush=True)
    if not all(passed):
        failed = [step.name for step, good in zip(chain(*lanes), passed, strict=True) if not good]
        raise Failed(f"failed: {', '.join(failed)}")


def check(_: argparse.Namespace) -> None:
    """Formatting, lint and types."""
    with alone():
        steps = checks()
    carry_out(steps)


def prepare() -> dict[str, str]:
    """All that the tests and the bench need; what they are told of it."""
    dist()
    with alone():
        wheels()
        return {"PIAZZA_BROWSERS": json.dumps(browsers())}


def test(options: argparse.Namespace) -> None:
    """Checks, then all tests. With --long also those that take many minutes."""
    env = prepare()
    long = ("--long",) if options.long else ()
    pytest: tuple[str | Path, ...] = (python(), "-m", "pytest", "--quiet", "--durations=5", *long)
    engine = Step("tests of the engine", (*pytest, "tests/engine"))
    # The terminal has no place in a browser.
    in_wasm = (node(), "tests/wasm/run.mjs", "tests/engine", "--quiet", "--ignore=tests/engine/test_cli.py")
    wasm = [Step("tests of the engine inside WebAssembly", in_wasm)]
    if options.long:
        many = (*in_wasm, "--long", "-k", "very_many_matches")
        wasm.append(Step("a thousand matches of every game inside WebAssembly", many))
    # A busy machine can keep a browser past every patience: what failed gets one more chance, and it is told.
    again = ("--last-failed", "--last-failed-no-failures=none")

    def page(name: str, those: str, browsers: str) -> Step:
        cache = f"cache_dir=.build/pytest-{those.replace(' ', '-')}"
        own = ("-o", cache, "--ignore=tests/engine", "-k", those, "-n", browsers, "--dist", "worksteal")
        return Step(name, (*pytest, *own), env, again)

    firefox = page("tests of the page in Firefox", "firefox", "2")
    rest = page("tests of the site, and of the page in Chromium", "not firefox", "2")
    carry_out([*checks(), engine, *wasm, firefox], [rest])


def bench(options: argparse.Namespace) -> None:
    """Measure; see tests/bench/."""
    env = prepare()
    run(python(), "tests/bench", *options.parts, env=env)


def build(_: argparse.Namespace) -> None:
    """Build the site."""
    dist()


COMMANDS: dict[str, Callable[[argparse.Namespace], None]] = {
    "serve": serve,
    "dist": build,
    "check": check,
    "test": test,
    "bench": bench,
}


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True, metavar="|".join(COMMANDS))
    added = {name: commands.add_parser(name, help=(act.__doc__ or "").strip()) for name, act in COMMANDS.items()}
    added["serve"].add_argument("--port", type=int, default=8000)
    added["test"].add_argument("--long", action="store_true", help="also the tests that take many minutes")
    added["bench"].add_argument("parts", nargs="*", help="only these: boot, matches, dominion, links, paint, redraw")
    return parser.parse_args()


def main() -> int:
    """Carry out the command; what stops it is said in one sentence."""
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever runs an older one should learn it here)
        print("Python 3.11 or newer is needed to build Piazza: install it from your system's packages.")
        return 1
    options = arguments()
    try:
        COMMANDS[options.command](options)
    except (Missing, Failed) as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
