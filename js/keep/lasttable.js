/**
 * The table as it was last shown here: whoever comes back sees it, and can choose, while the engine still starts. Only a
 * table that one person alone looks at is kept.
 */
import { createStore, del, get, set } from '../../vendor/idb-keyval.js';

/** @import {Answer} from '../ui/match.js' */
/**
 * @typedef {object} LastTable
 * @property {string} build  of the page that kept it: another one may not understand it
 * @property {string} id  of the saved match
 * @property {Answer} answer  what the engine said of it
 */

const KEY = 'table';
const store = () => (opened ??= createStore('piazza-last', 'table'));
/** @type {ReturnType<typeof createStore> | undefined} */
let opened;

const build = document.documentElement.dataset.build ?? '';

/** @param {string} id @param {Answer} answer */
export const keepTable = (id, answer) => set(KEY, { build, id, answer }, store()).catch(() => {});

/** @returns {Promise<LastTable | null>} */
export async function lastTable() {
  const kept = await get(KEY, store()).catch(() => null);
  return build && kept?.build === build ? kept : null;
}

/** The match is deleted: nothing of it stays. @param {string} id */
export async function dropTable(id) {
  const kept = await get(KEY, store()).catch(() => null);
  if (kept?.id === id) await del(KEY, store()).catch(() => {});
}
