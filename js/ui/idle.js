/** Work that nobody waits for. */

/**
 * When the page has nothing else to do, but not later than some milliseconds from now. Safari has no idle time to give.
 * @param {() => void} act
 * @param {number} [timeout]
 */
export function whenIdle(act, timeout = 1000) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout });
  else setTimeout(act, 50);
}

/** What one piece of spare work may take, in milliseconds; and how long to wait for more time. */
const [PIECE, REST] = [4, 60];

/**
 * Piece after piece of work that only fills spare time: as long as nobody presses anything.
 * @param {() => boolean} piece whether more is to be done
 */
export function spare(piece) {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback((deadline) => {
      let more = true;
      while (more && deadline.timeRemaining() > PIECE) more = piece();
      if (more) spare(piece);
    });
  } else setTimeout(() => piece() && spare(piece), REST);
}
