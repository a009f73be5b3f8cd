/** Export and import of saved matches, with settings and lessons done, as one JSON file. */
import { isLesson, tick } from './lessons.js';
import { settingsIn } from './settings.js';
import { listMatches, putMatch, readable } from './matches.js';
import { randomHex } from './random.js';

/** @import {Saved, Settings} from '../ui/types.d.ts' */

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

/**
 * @param {unknown[]} matches
 * @param {{settings?: Settings, lessons?: string[]}} [more]
 */
export function exportMatches(matches, more = {}) {
  const day = new Date().toISOString().slice(0, 10);
  const content = { kind: KIND, v: 1, matches, ...more };
  download(`piazza-${day}.json`, JSON.stringify(content, null, 1), 'application/json');
}

/**
 * @param {Blob} file
 * @returns {Promise<{added: number, skipped: number, settings: Settings | null} | null>} null when it is not such a file
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
    const saved = { ...raw, id: taken ? randomHex() : raw.id };
    await putMatch(saved);
    kept.push(saved);
    added += 1;
  }
  const lessons = Array.isArray(content.lessons) ? content.lessons.filter(isLesson) : [];
  for (const lesson of lessons) tick(lesson);
  const settings = content.settings ? settingsIn(content.settings) : null;
  return { added, skipped: content.matches.length - added, settings };
}
