/** One tab owns a match and plays it; the others look on and follow. */

/** A tab that is being closed holds its match a little longer: milliseconds between one question and the next. */
const PATIENCE = [0, 300, 1000, 3000];

/**
 * @typedef {object} Ownership
 * @property {() => Promise<void>} steal
 * @property {(code: string) => void} tell tells the other tabs where the match stands
 * @property {() => void} release
 */

/**
 * @param {string} id
 * @param {{onOwn: () => void, onLook: () => void, onNews: (code: string) => void}} hooks
 * @returns {Promise<Ownership>}
 */
export async function ownMatch(id, { onOwn, onLook, onNews }) {
  const name = `piazza-${id}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }) => typeof data === 'string' && onNews(data);
  /** @type {() => void} */
  let free = () => {};
  let closed = false;
  let looking = false;
  let asking = false;

  /** Another tab plays it. */
  function look() {
    if (closed || looking) return;
    looking = true;
    onLook();
  }

  /** @param {LockOptions} options */
  const request = (options) =>
    new Promise((/** @type {(value: void) => void} */ settled) => {
      navigator.locks
        .request(name, options, (lock) => {
          if (closed) return settled();
          if (!lock) {
            look();
            return settled();
          }
          looking = false;
          onOwn();
          settled();
          return new Promise((/** @type {(value: void) => void} */ done) => (free = done));
        })
        .catch(() => {
          // Another tab took the match over.
          look();
          settled();
        });
    });

  /** Whoever comes back to this tab plays here, if the tab that played is gone. */
  async function again() {
    if (asking) return;
    asking = true;
    for (const ms of PATIENCE) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (!looking || closed || document.visibilityState !== 'visible') break;
      await request({ ifAvailable: true });
    }
    asking = false;
  }
  const comings = /** @type {[EventTarget, string][]} */ ([
    [document, 'visibilitychange'],
    [window, 'focus'],
  ]);

  if (navigator.locks) {
    for (const [target, kind] of comings) target.addEventListener(kind, again);
    await request({ ifAvailable: true });
  } else onOwn();
  return {
    steal: () => request({ steal: true }),
    tell: (code) => channel?.postMessage(code),
    release() {
      closed = true;
      for (const [target, kind] of comings) target.removeEventListener(kind, again);
      free();
      channel?.close();
    },
  };
}
