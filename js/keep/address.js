/**
 * The fragment of the address is the truth: `#` home, `#m=<code>&t=<n>`, `#new=<game>`, `#settings`, `#learn`,
 * `#learn/<game>/<lesson>`, `#rules`, `#rules/<game>`, `#rules/<rule>`, `#rules/<game>/<rule>`.
 */

/**
 * @typedef {{screen: 'home'} | {screen: 'settings'} | {screen: 'new', game: string}
 *   | {screen: 'match', code: string, t: number | null}
 *   | {screen: 'rules', game: string | null, rule: string | null}
 *   | {screen: 'learn', game: string | null, lesson: string | null}} Place
 */

/**
 * @param {string} hash
 * @returns {Place}
 */
export function readAddress(hash) {
  // What a sentence puts after a link is no part of it.
  const text = hash.replace(/^#/, '').replace(/[.,;:!?)\]}>»”"'’]+$/, '');
  if (text === 'settings') return { screen: 'settings' };
  if (text.startsWith('new=')) return { screen: 'new', game: text.slice(4) };
  const [first, ...rest] = text.split('/');
  if (first === 'rules') return readRules(rest);
  if (first === 'learn') return { screen: 'learn', game: rest[0] || null, lesson: rest[1] || null };
  const parts = new URLSearchParams(text);
  const code = parts.get('m');
  if (code === null) return { screen: 'home' };
  const t = parts.get('t');
  return { screen: 'match', code, t: t !== null && /^\d{1,6}$/.test(t) ? Number(t) : null };
}

/**
 * Rules begin with a capital, games don't.
 * @param {string[]} parts
 * @returns {Place}
 */
function readRules(parts) {
  const rule = parts.find((part) => /^[A-Z]/.test(part)) ?? null;
  return { screen: 'rules', game: parts.find((part) => part && part !== rule) ?? null, rule };
}

/**
 * @param {Place} place
 * @returns {string}
 */
export function writeAddress(place) {
  if (place.screen === 'rules') return ['#rules', place.game, place.rule].filter(Boolean).join('/');
  if (place.screen === 'learn') return ['#learn', place.game, place.lesson].filter(Boolean).join('/');
  if (place.screen === 'settings') return '#settings';
  if (place.screen === 'new') return `#new=${place.game}`;
  if (place.screen === 'home') return '#';
  return `#m=${place.code}${place.t === null ? '' : `&t=${place.t}`}`;
}

/**
 * The whole address of a match, or of a moment of it, to send to somebody.
 * @param {string} code
 * @param {number | null} [t]
 */
export function linkTo(code, t = null) {
  return location.href.split('#')[0] + writeAddress({ screen: 'match', code, t });
}

/** @param {Place} place */
export function goTo(place) {
  const hash = writeAddress(place);
  if (location.hash === hash || (hash === '#' && location.hash === '')) return;
  history.pushState(null, '', location.href.split('#')[0] + hash);
}

/** Tells later whether the address is still what it is now. */
export function unmoved() {
  const { hash } = location;
  return () => location.hash === hash;
}

/**
 * Follows what happens without a new step in the history.
 * @param {Place} place
 */
export function follow(place) {
  const hash = writeAddress(place);
  // It is dear, and mostly there already.
  if (location.hash !== hash) history.replaceState(null, '', location.href.split('#')[0] + hash);
}

/**
 * How many steps of the history the rulebook's present page lies above what is beneath; null: it came by its own address,
 * and beneath it in the history is something else.
 * @type {number | null}
 */
let depth = 0;

/** @returns {number | null} as the present step of the history has it */
const kept = () => (Number.isInteger(history.state?.depth) ? history.state.depth : null);

/** The rulebook was there first, or comes again as it was left. */
export function arriveDeep() {
  depth = kept();
}

/** The present page of the rulebook lies one step above the page before, unless it is one that was seen already. */
export function deepen() {
  const known = kept();
  if (known !== null) depth = known;
  else if (depth !== null) history.replaceState({ depth: ++depth }, '');
}

/** The rulebook is closed. */
export function surfaced() {
  depth = 0;
}

/** Goes back to what lies beneath the rulebook. @returns {boolean} whether the history has it */
export function surface() {
  if (!depth) return false;
  history.go(-depth);
  return true;
}
