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

/** Where the storage is blocked the next visit waits for the engine. @param {string} id @param {Answer} answer */
export async function keepTable(id, answer) {
  try {
    await set(KEY, { build, id, answer }, store());
  } catch {
    // It is only sooner.
  }
}

/** @returns {Promise<LastTable | null>} */
export async function lastTable() {
  try {
    const kept = await get(KEY, store());
    return build && kept?.build === build ? kept : null;
  } catch {
    return null;
  }
}

/** The match is deleted: nothing of it stays. @param {string} id */
export async function dropTable(id) {
  try {
    if ((await get(KEY, store()))?.id === id) await del(KEY, store());
  } catch {
    // What cannot be read was never kept.
  }
}
