"""The engine's wheel: pip installs it natively, micropip in a Pyodide that has nothing of ours."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import build


@pytest.fixture(scope="module")
def wheel() -> Path:
    (found,) = (build.dist() / "wheels").glob("*.whl")
    return found


def test_pip_installs_it(wheel: Path, tmp_path: Path) -> None:
    build.make_venv(tmp_path / "venv")
    python = next(
        path
        for path in (tmp_path / "venv" / "bin" / "python", tmp_path / "venv" / "Scripts" / "python.exe")
        if path.exists()
    )
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-index", wheel], check=True, env=build.PIP_ENV)
    play = ["-m", "piazza", "play", "palazzo", "--seats", "bot:greedy,bot:random", "--seed", "1", "--json"]
    done = subprocess.run([python, *play], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["winners"]


MICROPIP = """
const [pyodidePath, wheels, wheel] = process.argv.slice(1);
const { loadPyodide } = await import(pyodidePath + '/pyodide.mjs');
const { readFileSync, readdirSync } = await import('node:fs');
const pyodide = await loadPyodide();
const site = pyodide.runPython("import site; site.getsitepackages()[0]");
for (const name of ['micropip', 'packaging']) {
  const file = readdirSync(wheels).find((each) => each.startsWith(name + '-'));
  pyodide.unpackArchive(new Uint8Array(readFileSync(wheels + '/' + file)), 'wheel', { extractDir: site });
}
const file = '/tmp/' + wheel.split('/').pop();
pyodide.FS.writeFile(file, new Uint8Array(readFileSync(wheel)));
pyodide.globals.set('address', 'emfs:' + file);
await pyodide.runPythonAsync('import micropip; await micropip.install(address, deps=False)');
pyodide.runPython(`
import json
from importlib.metadata import version
from piazza.table import call
print(json.dumps({"version": version("piazza"), "answer": json.loads(call('{"do": "catalogue"}'))}))
`);
process.exit(0);
"""


def test_micropip_installs_it(wheel: Path) -> None:
    command = [build.node(), "--input-type=module", "-e", MICROPIP, "--", build.PYODIDE, build.wheels(), wheel]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout.strip().splitlines()[-1])
    assert told["version"] == wheel.name.split("-")[1] == told["answer"]["ok"]["version"]
