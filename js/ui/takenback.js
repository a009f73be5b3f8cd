/** Whoever takes a decision back after something new was seen plays on with knowledge: the log says so. */
/** @import {LogLine, Look, Saved} from './types.d.ts' */

/** @param {unknown} raw from a save, perhaps of somebody else's making @returns {{t: number, seat: number}[]} */
function readable(raw) {
  const whole = (/** @type {any} */ one) => Number.isInteger(one?.t) && Number.isInteger(one.seat);
  return Array.isArray(raw) ? raw.filter(whole) : [];
}

/**
 * Notes that a decision was taken back; what was noted of later ones goes with them.
 * @param {Saved} saved
 * @param {{look: Look, learned: boolean}} answer
 * @param {number | null} seat
 */
export function takenBack(saved, { look: { end }, learned }, seat) {
  const before = readable(saved.undone);
  const earlier = before.filter(({ t }) => t < end);
  const knows = learned || earlier.length < before.length;
  saved.undone = knows ? [...earlier, { t: end, seat }] : earlier;
}

/**
 * The log with a line for each, after all of its moment.
 * @param {LogLine[]} told
 * @param {Saved} saved
 */
export function withTakenBack(told, { undone }) {
  const lines = [...told];
  for (const { t, seat } of readable(undone)) {
    const after = lines.findLastIndex((line) => line.t <= t);
    lines.splice(after + 1, 0, { id: 'log-undone', args: { name: { seat } }, t, seat });
  }
  return lines;
}
