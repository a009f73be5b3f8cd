/** Words on a card: fitted to their place, never cut. */
import { SANS, SERIF } from '../draw.js';
/** @import {Context, Message} from '../types.js' */

/** @typedef {(message: Message) => string} Say */
/** @typedef {{size: number, least?: number, weight?: number, colour: string, serif?: boolean, align?: 'left' | 'center' | 'right'}} Hand */

/** Letters are squeezed to so much of their width before they grow smaller. */
const NARROWEST = 0.74;

/** Below this no letter is read: those are squeezed further, and only then are words left out. */
const SMALLEST = 9.5;
const TIGHTEST = 0.6;

/** So much of words as fits, the rest in dots. @param {string} words @param {(words: string) => boolean} fits */
function shortened(words, fits) {
  if (fits(words)) return words;
  let kept = words.length - 1;
  while (kept > 1 && !fits(`${words.slice(0, kept)}\u2026`)) kept--;
  return `${words.slice(0, kept)}\u2026`;
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
  const squeeze = Math.max(TIGHTEST, Math.min(1, w / wide(px)));
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
