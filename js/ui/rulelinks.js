/** Numbers of rules that lead to them in the rulebook. */
import { writeAddress } from '../keep/address.js';
import { h } from './dom.js';

const NUMBER = /\b[A-Z]\d+(?:\.\d+)?\b/g;

/** @param {string} game @param {string | null} rule */
export const toRule = (game, rule) => writeAddress({ screen: 'rules', game, rule });

/**
 * Numbers of other rules lead there.
 * @param {string} text
 * @param {string} game
 * @param {Set<string> | null} [ids] all that there are; null: whatever looks like one is
 * @param {string} [own]
 */
export function withLinks(text, game, ids = null, own = '') {
  /** @type {(string | Node)[]} */
  const out = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(NUMBER)) {
    if ((ids && !ids.has(id)) || id === own) continue;
    out.push(text.slice(from, index), h('a', { href: toRule(game, id) }, id));
    from = index + id.length;
  }
  out.push(text.slice(from));
  return out;
}
