// Runs pytest inside WebAssembly on the folders of the command line: the engine as the page has it, in Pyodide's own
// Python, with the sources of the project mounted. Its exit code is pytest's.
import { readFileSync, readdirSync } from 'node:fs';
import { loadPyodide } from '../../node_modules/pyodide/pyodide.mjs';

const root = new URL('../../', import.meta.url).pathname;
const wheels = `${root}.build/wheels/`;

const pyodide = await loadPyodide({ env: { PIAZZA_PROFILE: 'wasm', PYTHONDONTWRITEBYTECODE: '1' } });
const extractDir = pyodide.runPython('import site; site.getsitepackages()[0]');
for (const name of readdirSync(wheels)) {
  pyodide.unpackArchive(new Uint8Array(readFileSync(wheels + name)), 'wheel', { extractDir });
}
pyodide.mountNodeFS('/project', root);
pyodide.globals.set('words', pyodide.toPy(process.argv.slice(2)));
process.exit(
  pyodide.runPython(`
import os
import pytest

os.chdir("/project")
int(pytest.main(list(words)))
`),
);
