"""Whole matches of random bots a second: natively, and in a worker of the browser with what the page has."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from common import ROOT, build, chromium, first_page, profile, served, tell, until

SECONDS = 4
# The same text natively and in the worker.
PLAY = f"""
import time
from piazza.bots.arena import play_out

def rate(seats):
    start, played = time.perf_counter(), 0
    while (spent := time.perf_counter() - start) < {SECONDS}:
        play_out("palazzo", ["random"] * seats, played)
        played += 1
    return played / spent

play_out("palazzo", ["random"] * 2, 1)
rates = [rate(seats) for seats in (2, 3, 4)]
"""
WORKER = """
const boot = await (await fetch('boot.json')).json();
const at = (part) => new URL(boot.files[part].url, location).href;
const unpack = async (part) => {
  const { body } = await fetch(at(part));
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
};
const library = URL.createObjectURL(new Blob([await unpack('library')]));
const { loadPyodide } = await import(at('loader'));
const pyodide = await loadPyodide({
  indexURL: new URL('.', at('loader')).href, stdLibURL: library,
  lockFileContents: boot.lock, packageBaseUrl: new URL('.', location).href,
});
pyodide.FS.writeFile('/lib/engine.zip', new Uint8Array(await unpack('engine')));
pyodide.pyimport('sys').path.append('/lib/engine.zip');
pyodide.runPython(await (await fetch('play.py')).text());
postMessage(pyodide.globals.get('rates').toJs());
"""
PAGE = """<!doctype html><title>matches</title><link rel="icon" href="data:,"><script type="module">
new Worker('matches.mjs', { type: 'module' }).onmessage = ({ data }) => { window.rates = data; };
</script>"""


def native() -> list[float]:
    """Matches a second with this Python."""
    text = PLAY + "\nimport json\nprint(json.dumps(rates))\n"
    done = subprocess.run([sys.executable, "-c", text], cwd=ROOT / "py", capture_output=True, text=True, check=True)
    return list(json.loads(done.stdout))


def in_worker() -> list[float]:
    """Matches a second in Chromium's worker."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(build.DIST, site)
        (site / "matches.html").write_text(PAGE)
        (site / "matches.mjs").write_text(WORKER)
        (site / "play.py").write_text(PLAY)
        with served(site) as address, chromium() as browser, profile() as own:
            page = first_page(context := browser(own))
            page.goto(address + "matches.html")
            rates = until(page, "window.rates && [...window.rates]", 120)
            context.close()
    return list(rates)


def run() -> None:
    """Print both and the ratio."""
    for seats, here, there in zip((2, 3, 4), native(), in_worker(), strict=True):
        text = f"{here:6.1f} a second natively, {there:6.1f} in the worker: ratio {there / here:.2f}"
        tell(f"random matches of {seats} seats", text)
