/** Export and import of saved matches as one JSON file. */
import { listMatches, newId, putMatch, readable } from './matches.js';

/** @import {Saved} from '../ui/types.d.ts' */

const KIND = 'piazza-matches';
const MOST = 20_000_000;

/**
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function download(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {unknown[]} matches */
export function exportMatches(matches) {
  const day = new Date().toISOString().slice(0, 10);
  download(`piazza-${day}.json`, JSON.stringify({ kind: KIND, v: 1, matches }, null, 1), 'application/json');
}

/**
 * @param {Blob} file
 * @returns {Promise<{added: number, skipped: number} | null>} null when it is not such a file
 */
export async function importMatches(file) {
  if (file.size > MOST) return null;
  let content;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return null;
  }
  if (content?.kind !== KIND || !Array.isArray(content.matches)) return null;
  const kept = (await listMatches()).matches;
  let added = 0;
  for (const raw of content.matches) {
    if (!readable(raw) || kept.some((saved) => saved.root === raw.root && saved.code === raw.code)) continue;
    const taken = kept.some((saved) => saved.id === raw.id);
    /** @type {Saved} */
    const saved = { ...raw, id: taken ? newId() : raw.id };
    await putMatch(saved);
    kept.push(saved);
    added += 1;
  }
  return { added, skipped: content.matches.length - added };
}
