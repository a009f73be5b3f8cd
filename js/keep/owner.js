/** One tab owns a match and plays it; the others look on and follow. */

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

  /** @param {LockOptions} options */
  const request = (options) =>
    new Promise((/** @type {(value: void) => void} */ settled) => {
      navigator.locks
        .request(name, options, (lock) => {
          if (closed) return settled();
          if (!lock) {
            onLook();
            return settled();
          }
          onOwn();
          settled();
          return new Promise((/** @type {(value: void) => void} */ done) => (free = done));
        })
        .catch(() => {
          // Another tab took the match over.
          if (!closed) onLook();
          settled();
        });
    });

  if (navigator.locks) await request({ ifAvailable: true });
  else onOwn();
  return {
    steal: () => request({ steal: true }),
    tell: (code) => channel?.postMessage(code),
    release() {
      closed = true;
      free();
      channel?.close();
    },
  };
}
