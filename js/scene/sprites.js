/** Bitmaps of what never changes (a tile, a card, the paving), so that a redraw only copies them. */
/** @import {Context} from './types.js' */

/** Device pixels held at most: four bytes each. */
const ROOM = 16e6;

/** @type {Map<string, HTMLCanvasElement>} the least lately used first */
const cache = new Map();
let held = 0;

/** How often all that was drawn became out of date. */
export let outdated = 0;

/** The fonts came, or the theme's tokens changed: what was drawn is out of date. */
export function forgetSprites() {
  cache.clear();
  held = 0;
  outdated += 1;
}

/** @param {string} key @param {number} width @param {number} height @param {(g: Context) => void} paint */
function bitmap(key, width, height, paint) {
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  paint(/** @type {Context} */ (canvas.getContext('2d')));
  cache.set(key, canvas);
  held += width * height;
  for (const [oldest, old] of cache) {
    if (held <= ROOM || oldest === key) break;
    cache.delete(oldest);
    held -= old.width * old.height;
  }
  return canvas;
}

/**
 * Copy the drawing called `key` to (x, y), drawing it first if it is new. It may spill over its w × h by `pad`.
 * The place is moved to a whole device pixel: a copy between pixels would blur.
 * @param {Context} g @param {number} dpr @param {string} key @param {number} x @param {number} y @param {number} w
 * @param {number} h @param {number} pad @param {(g: Context) => void} paint  with its origin at the drawing's corner
 */
export function blit(g, dpr, key, x, y, w, h, pad, paint) {
  const width = Math.ceil((w + 2 * pad) * dpr);
  const height = Math.ceil((h + 2 * pad) * dpr);
  if (width < 1 || height < 1) return;
  const whole = `${key}|${Math.round(w * 100)}x${Math.round(h * 100)}@${dpr}`;
  const canvas = bitmap(whole, width, height, (c) => {
    c.scale(dpr, dpr);
    c.translate(pad, pad);
    paint(c);
  });
  const snap = (/** @type {number} */ v) => Math.round((v - pad) * dpr) / dpr;
  g.drawImage(canvas, snap(x), snap(y), width / dpr, height / dpr);
}
