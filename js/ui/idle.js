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
