/** Words on a card: fitted to their place, never cut. */
import { SANS, SERIF, kept } from '../draw.js';
/** @import {Context, Message} from '../types.js' */

/** @typedef {(message: Message) => string} Say */
/** @typedef {{size: number, least?: number, weight?: number, colour: string, serif?: boolean, align?: 'left' | 'center' | 'right'}} Hand */

/** Letters are squeezed to so much of their width before words are left out. */
const NARROWEST = 0.74;
/** So much, and beside others they still look the same. */
const CONDENSED = 0.88;

/** Below this no letter is read. */
const SMALLEST = 9.5;

/** Smaller than its neighbours', a name is rather broken. */
const EVEN = 10.5;

/** Where a word may be broken. */
const SOFT = '\u00ad';
/** From line to line of a name. */
export const LEADING = 0.94;

/** So much of words as fits, the rest in dots. @param {string} words @param {(words: string) => boolean} fits */
function shortened(words, fits) {
  if (fits(words)) return words;
  let length = words.length - 1;
  while (length > 1 && !fits(`${words.slice(0, length)}\u2026`)) length--;
  return `${words.slice(0, length)}\u2026`;
}

/**
 * A line as large as it fits; then condensed; then smaller still; `y` is the middle of the capitals.
 * @param {Context} g @param {string} words @param {number} x @param {number} y @param {number} w @param {Hand} hand
 */
export function line(
  g,
  words,
  x,
  y,
  w,
  { size, least = 11, weight = 600, colour, serif = false, align = 'left' },
) {
  const family = serif ? SERIF : SANS;
  const wide = (/** @type {number} */ px, said = words) => {
    g.font = `${weight} ${px}px ${family}`;
    return g.measureText(said).width;
  };
  const full = wide(size);
  const wanted = full <= w ? size : Math.max(Math.min(least, size), (size * w) / full);
  const px = Math.max(
    Math.min(SMALLEST, wanted),
    Math.min(wanted, (wanted * w) / (wide(wanted) * NARROWEST)),
  );
  const squeeze = Math.max(NARROWEST, Math.min(1, w / wide(px)));
  const said = shortened(words, (some) => wide(px, some) * squeeze <= w + 0.5);
  g.font = `${weight} ${px}px ${family}`;
  g.save();
  g.translate(x, y + px * (serif ? 0.325 : 0.364));
  g.scale(squeeze, 1);
  g.textAlign = align;
  g.textBaseline = 'alphabetic';
  g.fillStyle = colour;
  g.fillText(said, 0, 0);
  g.restore();
}

/** The words that may be broken, by the message of a language. @type {Map<string, Map<string, string>>} */
const breaks = new Map();

/** A name with soft hyphens where its language lets it be broken. @param {string} name @param {Say} say */
export function hyphenated(name, say) {
  const list = say({ id: 'dominion-hyphens' });
  let known = breaks.get(list);
  if (!known) {
    known = new Map(list.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));
    breaks.set(list, known);
  }
  return name.replace(/[^ ]+/g, (word) => known.get(word) ?? word);
}

/** @param {string} name with soft hyphens @returns {string[][]} the name, then the name in two lines */
function settings(name) {
  const whole = name.replaceAll(SOFT, '');
  const ends = [...name.matchAll(/[ \u00ad]/g)].map(({ 0: sign, index }) => [
    (name.slice(0, index) + (sign === SOFT ? '-' : '')).replaceAll(SOFT, ''),
    name.slice(index + 1).replaceAll(SOFT, ''),
  ]);
  return [[whole], ...ends];
}

/** @typedef {{lines: string[], px: number, squeeze: number}} Lettering */
/**
 * How a name is set in its width: in one line where it can be read there, else in two.
 * @param {Context} g @param {string} name with soft hyphens @param {number} w @param {number} size @param {number} [most] lines
 * @returns {Lettering}
 */
export function lettering(g, name, w, size, most = 2) {
  g.font = `600 100px ${SERIF}`;
  const tried = settings(name).map((lines) => {
    const each = Math.max(...lines.map((one) => g.measureText(one).width)) / 100;
    const px = Math.min(size, w / (each * CONDENSED));
    return { lines, px, squeeze: Math.min(1, w / (each * px)) };
  });
  const [single, ...double] = tried;
  if (most === 1 || single.px >= Math.min(EVEN, size)) return widened(single);
  const best = double.reduce((a, b) => (b.px > a.px ? b : a), single);
  return widened(best);
}

/** No smaller than can be read: rather narrower. @param {Lettering} set @returns {Lettering} */
function widened(set) {
  const px = Math.max(set.px, SMALLEST);
  return { ...set, px, squeeze: Math.min(1, set.squeeze * (set.px / px)) };
}

/**
 * A name as it was set; `y` is the middle of its first line's capitals.
 * @param {Context} g @param {Lettering} set @param {number} x @param {number} y @param {string} colour
 */
export function letters(g, { lines, px, squeeze }, x, y, colour) {
  kept(g, () => {
    g.translate(x, y + px * 0.325);
    g.scale(squeeze, 1);
    g.font = `600 ${px}px ${SERIF}`;
    g.textAlign = 'left';
    g.textBaseline = 'alphabetic';
    g.fillStyle = colour;
    lines.forEach((one, i) => g.fillText(one, 0, i * px * LEADING));
  });
}

/** @param {Context} g @param {string} words @param {number} w */
function broken(g, words, w) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && g.measureText(`${last} ${word}`).width <= w)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Words in lines of about the same length, as large as fits.
 * @param {Context} g @param {string} words @param {number} w @param {number} h @param {number} size @param {number} [least]
 * @returns {{lines: string[], size: number} | null} null where they don't fit
 */
export function fitted(g, words, w, h, size, least = 10.5) {
  for (let px = size; px >= least; px -= 0.5) {
    g.font = `500 ${px}px ${SANS}`;
    const lines = broken(g, words, w);
    if (lines.length * px * 1.22 > h || lines.some((one) => g.measureText(one).width > w)) continue;
    let narrow = w;
    while (narrow > 24 && broken(g, words, narrow - 3).length === lines.length) narrow -= 3;
    const even = broken(g, words, narrow);
    return { lines: even.some((one) => g.measureText(one).width > w) ? lines : even, size: px };
  }
  return null;
}
