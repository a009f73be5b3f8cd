/**
 * Python in a worker: fetches it with the engine, starts it, then answers requests one after another. Nothing but
 * JSON text goes through `piazza.table.call`, so there is no Python object that JavaScript could hold on to.
 *
 * @typedef {typeof import('../../vendor/pyodide/pyodide.mjs')} Loader
 * @typedef {{url: string, bytes: number}} Part
 * @typedef {{files: {loader: Part, glue: Part, wasm: Part, library: Part, engine: Part}, lock: object}} Manifest
 * @typedef {{id: number, text: string}} Request
 */

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const root = new URL('../../', import.meta.url);
const PYODIDE = new URL('vendor/pyodide/', root).href;
const ENGINE = '/lib/engine.zip';
const WASM = 'application/wasm';

/** Bytes that have come in, and bytes that will. */
const progress = { loaded: 0, total: 0 };

/** Milliseconds between two reports: each is drawn, by a processor that Python wants. */
const REPORT = 100;
let reported = 0;

/** @param {number} bytes */
function came(bytes) {
  progress.loaded += bytes;
  const now = performance.now();
  const whole = progress.loaded >= progress.total;
  if (!progress.total || (!whole && now - reported < REPORT)) return;
  reported = now;
  scope.postMessage({ phase: 'loading', ...progress });
}

/** Counts what goes by. A compressed answer does not tell its length; the stream carries what was unpacked. */
const counter = () =>
  new TransformStream({
    transform(chunk, controller) {
      came(chunk.length);
      controller.enqueue(chunk);
    },
  });

/**
 * The answer, its bytes counted while they come in.
 * @param {Response} response
 */
function counted(response) {
  if (!response.ok || !response.body) throw new Error(`${response.url}: ${response.status}`);
  if (response.headers.get('Content-Type') === WASM) {
    // Browsers keep compiled code only for an answer as it came: the count is taken from its double.
    response.clone().body?.pipeThrough(counter()).pipeTo(new WritableStream());
    return response;
  }
  // Some hosts do not know .wasm; Pyodide compiles while it comes in only what is named so.
  const headers = response.url.endsWith('.wasm') ? { 'Content-Type': WASM } : undefined;
  return new Response(response.body.pipeThrough(counter()), { headers });
}

/**
 * The zip in a packed file.
 * @param {Response} response
 */
const unpacked = ({ body }) => new Response(body?.pipeThrough(new DecompressionStream('gzip')));

const plainFetch = scope.fetch.bind(scope);
/** @type {Map<string, Promise<Response>>} */
const early = new Map();

/**
 * Starts to fetch before Pyodide asks for it.
 * @param {string} url
 * @param {(response: Response) => Response} [unpack]
 */
function fetchEarly(url, unpack = (response) => response) {
  const answer = plainFetch(url).then(counted).then(unpack);
  answer.catch(() => {}); // told where it is awaited
  early.set(url, answer);
  return answer;
}

scope.fetch = (input, options) => {
  const url = String(input instanceof Request ? input.url : input);
  const started = early.get(url);
  early.delete(url);
  return started ?? plainFetch(input, options);
};

/**
 * Imports a module and counts it when it has come.
 * @param {string} name
 * @param {Promise<Manifest>} manifest
 * @param {'loader' | 'glue'} part
 */
async function load(name, manifest, part) {
  const loaded = await import(PYODIDE + name);
  came((await manifest).files[part].bytes);
  return loaded;
}

/** @returns {Promise<Manifest>} */
async function readManifest() {
  const response = await plainFetch(new URL('boot.json', root), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`boot.json: ${response.status}`);
  const manifest = await response.json();
  progress.total = Object.values(manifest.files).reduce((sum, part) => sum + part.bytes, 0);
  return manifest;
}

/** Python's one door. */
async function start() {
  const manifest = readManifest();
  fetchEarly(`${PYODIDE}pyodide.asm.wasm`);
  const parts = Promise.all([
    load('pyodide.mjs', manifest, 'loader'),
    load('pyodide.asm.mjs', manifest, 'glue'),
  ]);
  parts.catch(() => {});
  const { files, lock } = await manifest;
  const library = new URL(files.library.url, root).href;
  fetchEarly(library, unpacked);
  const engine = fetchEarly(new URL(files.engine.url, root).href, unpacked).then((response) =>
    response.arrayBuffer(),
  );
  engine.catch(() => {});
  const [loader, glue] = /** @type {[Loader, any]} */ (await parts);
  const pyodide = await loader.loadPyodide({
    indexURL: PYODIDE,
    stdLibURL: library,
    createPyodideModule: glue.default,
    // An empty list of packages: the page installs none, and need not fetch the real one.
    lockFileContents: /** @type {any} */ (lock),
    packageBaseUrl: PYODIDE,
  });
  pyodide.FS.writeFile(ENGINE, new Uint8Array(await engine));
  pyodide.pyimport('sys').path.append(ENGINE);
  return /** @type {(text: string) => string} */ (pyodide.pyimport('piazza.table').call);
}

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

const door = start();
door.then(
  () => scope.postMessage({ phase: 'ready' }),
  (error) => scope.postMessage({ phase: 'error', message: words(error) }),
);

scope.addEventListener('message', async (event) => {
  const { id, text } = /** @type {Request} */ (event.data);
  try {
    scope.postMessage({ id, text: (await door)(text) });
  } catch (error) {
    // The door never throws: whatever comes here has broken Python itself.
    scope.postMessage({ phase: 'error', message: words(error) });
  }
});
