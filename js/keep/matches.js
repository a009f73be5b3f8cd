/** Saved matches, in IndexedDB. What a corrupt save still holds is shown, so that it can be exported or deleted. */
import { createStore, del, entries, get, set } from '../../vendor/idb-keyval.js';
import { dropTable } from './lasttable.js';

/** @import {Saved} from '../ui/types.d.ts' */

/** @typedef {{id: string, raw: unknown}} Unreadable */

const store = () => (opened ??= createStore('piazza', 'matches'));
/** @type {ReturnType<typeof createStore> | undefined} */
let opened;

/**
 * @param {any} raw
 * @returns {raw is Saved}
 */
export function readable(raw) {
  return (
    raw !== null &&
    typeof raw === 'object' &&
    raw.v === 1 &&
    ['id', 'game', 'root', 'code', 'title'].every((key) => typeof raw[key] === 'string') &&
    Number.isInteger(raw.t) &&
    Number.isFinite(raw.changed) &&
    Array.isArray(raw.seats) &&
    raw.seats.every(
      (/** @type {any} */ seat) =>
        seat && typeof seat.name === 'string' && (seat.bot === null || typeof seat.bot === 'string'),
    ) &&
    (raw.me === null || (Array.isArray(raw.me) && raw.me.every(Number.isInteger)))
  );
}

/** @returns {Promise<{matches: Saved[], unreadable: Unreadable[]}>} */
export async function listMatches() {
  /** @type {Saved[]} */
  const matches = [];
  /** @type {Unreadable[]} */
  const unreadable = [];
  for (const [key, raw] of await entries(store())) {
    if (readable(raw) && raw.id === key) matches.push(raw);
    else unreadable.push({ id: String(key), raw });
  }
  matches.sort((a, b) => Number(a.over) - Number(b.over) || b.changed - a.changed);
  return { matches, unreadable };
}

/**
 * @param {string} root
 * @returns {Promise<Saved[]>}
 */
export async function matchesOf(root) {
  return (await listMatches()).matches.filter((saved) => saved.root === root).sort((a, b) => b.t - a.t);
}

/** @param {string} id */
export async function getMatch(id) {
  const raw = await get(id, store());
  return readable(raw) ? raw : null;
}

/** @param {Saved} saved */
export const putMatch = async (saved) => set(saved.id, saved, store());

/** @param {string} id */
export const dropMatch = (id) => Promise.all([del(id, store()), dropTable(id)]);

/**
 * Puts back what was deleted, readable or not.
 * @param {string} id
 * @param {unknown} raw
 */
export const restoreMatch = async (id, raw) => set(id, raw, store());
