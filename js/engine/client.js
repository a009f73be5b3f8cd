/**
 * The page's side of the engine: starts the worker, gives every request an id and an answer, and brings a dead worker
 * back with the match it had.
 *
 * @typedef {{id: string, args?: object, rule?: string | null}} Refusal
 * @typedef {{phase: 'loading', loaded: number, total: number} | {phase: 'ready'} | {phase: 'restarting'}
 *   | {phase: 'error', message: string}} State
 * @typedef {{do: string, [key: string]: unknown}} Request
 * @typedef {{code: string, names: string[] | null}} Remembered
 * @typedef {{text: string, resolve: (result: any) => void, reject: (error: Error) => void}} Call
 * @typedef {State | {phase?: undefined, id: number, text: string}} Message
 * @typedef {ReturnType<typeof createEngine>} Engine
 */

/** How long a worker may leave a request unanswered; all of them take milliseconds, even on a slow phone. */
const PATIENCE = 15_000;
/** After a device has slept every timer is late at once: an answer may still be on its way. */
const GRACE = 2_000;
/** So many deaths within this time, and it is no accident. */
const TRIES = 3;
const TRIES_WITHIN = 60_000;

/** An answer that is a refusal; `refusal` has its words, arguments and rule. */
export class EngineError extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.id);
    this.name = 'EngineError';
    this.refusal = refusal;
  }
}

/**
 * A worker from a blob that only imports the real module: so the page's content policy binds it too, which it does not
 * where a worker's address is a file and the host sends no headers. What it says before somebody listens is kept.
 */
function startWorker() {
  const address = new URL('worker.js', import.meta.url).href;
  const line = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  const url = URL.createObjectURL(line);
  const worker = new Worker(url, { type: 'module', name: 'engine' });
  /** @type {Message[]} */
  const kept = [];
  /** @type {(message: Message) => void} */
  let listener = (message) => kept.push(message);
  worker.onmessage = ({ data }) => {
    URL.revokeObjectURL(url);
    listener(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    listener({ phase: 'error', message: event.message || 'the worker could not be started' });
  };
  return {
    /** @param {(message: Message) => void} hear */
    listen(hear) {
      listener = hear;
      kept.splice(0).forEach(hear);
    },
    /** @param {{id: number, text: string}} request */
    post: (request) => worker.postMessage(request),
    stop() {
      listener = () => {};
      worker.terminate();
    },
  };
}

// Python starts before the page's other modules have come, let alone run.
/** @type {ReturnType<typeof startWorker> | null} */
let begun = startWorker();

/**
 * @param {{onState?: (state: State) => void, patience?: number}} [options]
 */
export function createEngine({ onState = () => {}, patience = PATIENCE } = {}) {
  /** @type {ReturnType<typeof startWorker> | null} */
  let worker = null;
  /** @type {State} */
  let state = { phase: 'loading', loaded: 0, total: 0 };
  /** @type {Remembered | null} */
  let remembered = null;
  /** @type {Call[]} */
  let waiting = []; // asked while a match is still being brought back
  /** @type {Map<number, Call>} */
  const pending = new Map(); // sent and not yet answered
  /** @type {number[]} */
  let deaths = [];
  let last = 0;
  let watch = 0;

  /** @param {State} next */
  function become(next) {
    state = next;
    onState(next);
  }

  /** A worker is watched while it owes an answer. */
  function rewatch(time = patience, late = () => rewatch(GRACE, () => died('no answer'))) {
    clearTimeout(watch);
    if (pending.size) watch = window.setTimeout(late, time);
  }

  /** @param {Call} call */
  function post(call) {
    last += 1;
    pending.set(last, call);
    worker?.post({ id: last, text: call.text });
  }

  /** @param {Call} call */
  function send(call) {
    post(call);
    if (pending.size === 1) rewatch();
  }

  /** @param {number} id @param {string} text */
  function answered(id, text) {
    const call = pending.get(id);
    if (!call) return;
    pending.delete(id);
    rewatch();
    const { ok, error } = JSON.parse(text);
    if (error) call.reject(new EngineError(error));
    else call.resolve(ok);
  }

  /** Ready only when the remembered match lies on the table again. */
  function ready() {
    /** @type {Promise<unknown>} */
    let table = Promise.resolve();
    if (deaths.length && remembered) {
      const { code: link, names } = remembered;
      const text = JSON.stringify({ do: 'open', link, names, t: null, viewer: null });
      table = new Promise((resolve, reject) => send({ text, resolve, reject }));
    }
    const mine = worker;
    const open = () => {
      if (worker !== mine) return; // it died meanwhile
      become({ phase: 'ready' });
      rewatch();
      const calls = waiting;
      waiting = [];
      calls.forEach(send);
    };
    table.then(open, open); // a match that no longer opens is no reason to refuse all others
  }

  /** @param {Message} message */
  function heard(message) {
    if (message.phase === undefined) answered(message.id, message.text);
    else if (message.phase === 'ready') ready();
    else if (message.phase === 'error') broken(message.message);
    else if (state.phase === 'loading') become(message);
  }

  function start() {
    worker = begun ?? startWorker();
    begun = null;
    worker.listen(heard);
  }

  function stop() {
    clearTimeout(watch);
    worker?.stop();
    worker = null;
  }

  /** What fails at the first start will fail again; what worked once may have had an accident. @param {string} reason */
  function broken(reason) {
    if (state.phase === 'loading') failed(reason);
    else died(reason);
  }

  /** @param {Iterable<Call>} calls @param {string} id */
  function rejectAll(calls, id) {
    for (const call of [...calls]) call.reject(new EngineError({ id, args: {}, rule: null }));
  }

  /** @param {string} message */
  function failed(message) {
    stop();
    const calls = [...pending.values(), ...waiting];
    pending.clear();
    waiting = [];
    become({ phase: 'error', message });
    rejectAll(calls, 'engine-failed');
  }

  /** @param {string} reason */
  function died(reason) {
    const now = Date.now();
    deaths = [...deaths.filter((time) => now - time < TRIES_WITHIN), now];
    if (deaths.length > TRIES) {
      failed(reason);
      return;
    }
    stop();
    const calls = [...pending.values()];
    pending.clear();
    // What came before Python did was not begun: it is asked again.
    if (state.phase === 'loading') waiting.unshift(...calls.splice(0));
    become({ phase: 'restarting' });
    start();
    rejectAll(calls, 'engine-restarted');
  }

  // Not at once: whoever makes an engine hears of its state only when they have it in hand.
  queueMicrotask(() => worker ?? start());
  return {
    /**
     * Asks the table; waits until Python is ready.
     * @param {Request} request
     * @returns {Promise<any>}
     */
    call(request) {
      return new Promise((resolve, reject) => {
        const call = { text: JSON.stringify(request), resolve, reject };
        if (state.phase === 'ready') send(call);
        else if (state.phase === 'error') rejectAll([call], 'engine-failed');
        // A first question lies with the worker when Python comes up; only then its time runs.
        else if (state.phase === 'loading' && worker && !deaths.length) post(call);
        else waiting.push(call);
      });
    },
    /**
     * The match to open again when a worker has died.
     * @param {Remembered | null} match
     */
    remember(match) {
      remembered = match;
    },
    /** Terminates the worker, as a browser short of memory does; it is started again. */
    kill() {
      died('killed');
    },
    /** After an error: tries once more from the start. */
    restart() {
      stop();
      deaths = remembered ? [Date.now()] : [];
      become({ phase: 'loading', loaded: 0, total: 0 });
      start();
    },
  };
}
