/** A match as it is kept on this device: who plays it here, and how it begins. */
import { randomHex } from '../keep/random.js';

/** @import {Look, Saved} from './types.d.ts' */

/**
 * @param {Look} look
 * @param {string[]} names as kept here, the link carries none
 */
function seatsOf(look, names) {
  return look.seats.map((seat, index) => ({ name: names[index] || seat.name || '', bot: seat.bot }));
}

/**
 * The persons among the seats who play on this device.
 * @param {{bot: string | null}[]} seats
 * @param {number[] | null} me
 */
export function playedHere(seats, me) {
  const persons = seats.flatMap(({ bot }, index) => (bot === null ? [index] : []));
  return me === null ? persons : persons.filter((seat) => me.includes(seat));
}

/**
 * Who looks, where nobody else here could: so the first answer is already theirs.
 * @param {{bot: string | null}[]} seats
 * @param {number[] | null} me
 */
export function onlyOne(seats, me) {
  const here = playedHere(seats, me);
  return here.length === 1 ? here[0] : null;
}

/**
 * @param {Look} look
 * @param {{title?: string, names: string[], me: number[] | null, from?: number | null}} own
 * @returns {Saved}
 */
export function newSaved(look, { title = '', names, me, from = null }) {
  const now = Date.now();
  const { game, root, code, end: t, over } = look;
  const seats = seatsOf(look, names);
  return {
    v: 1,
    id: randomHex(),
    title,
    from,
    game,
    root,
    code,
    t,
    over,
    seats,
    me,
    look: null,
    created: now,
    changed: now,
  };
}
