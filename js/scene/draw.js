/** Small helpers of every painter: paths, gradients, shadows, text, and noise that is always the same. */
/** @import {Context} from './types.js' */

export const SANS = '"Inter", system-ui, sans-serif';
export const SERIF = '"EB Garamond", Georgia, serif';
export const TURN = Math.PI * 2;

/**
 * A number in [0, 1) that depends on its arguments alone, so that a wall looks the same at every redraw.
 * @param {number} a @param {number} [b] @param {number} [c]
 */
export function hash(a, b = 0, c = 0) {
  let h = (a * 374761393 + b * 668265263 + c * 2147483647 + 0x9e3779b9) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/**
 * @template T
 * @param {readonly T[]} list @param {number} a @param {number} [b] @param {number} [c]
 */
export const anyOf = (list, a, b = 0, c = 0) => list[Math.floor(hash(a, b, c) * list.length)];

/** @param {number} low @param {number} value @param {number} high */
export const clamp = (low, value, high) => Math.max(low, Math.min(high, value));

/** @param {string} colour #rrggbb */
const channels = (colour) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** Part `t` of the way from one #rrggbb to another. @param {string} from @param {string} to @param {number} t */
export function mix(from, to, t) {
  const a = channels(from);
  const b = channels(to);
  const hex = a.map((v, i) => Math.round(v + (b[i] - v) * t).toString(16));
  return '#' + hex.map((v) => v.padStart(2, '0')).join('');
}

/** @param {string} colour #rrggbb @param {number} alpha */
export const veil = (colour, alpha) => `rgba(${channels(colour).join(', ')}, ${alpha})`;

/** How many device pixels one unit is now. @param {Context} g */
export function scaleOf(g) {
  const m = g.getTransform();
  return Math.hypot(m.a, m.b);
}

/**
 * Draw with a shadow measured in units: the canvas itself would measure it in device pixels.
 * @param {Context} g @param {{colour: string, blur: number, dx?: number, dy?: number}} shadow @param {() => void} draw
 */
export function shadowed(g, { colour, blur, dx = 0, dy = 0 }, draw) {
  const k = scaleOf(g);
  g.save();
  g.shadowColor = colour;
  g.shadowBlur = blur * k;
  g.shadowOffsetX = dx * k;
  g.shadowOffsetY = dy * k;
  draw();
  g.restore();
}

/** @param {Context} g @param {() => void} draw */
export function kept(g, draw) {
  g.save();
  draw();
  g.restore();
}

/** @typedef {[number, string]} Stop */
/** @param {CanvasGradient} gradient @param {Stop[]} stops */
function withStops(gradient, stops) {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/**
 * @param {Context} g @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {...Stop} stops
 */
export function linear(g, x0, y0, x1, y1, ...stops) {
  return withStops(g.createLinearGradient(x0, y0, x1, y1), stops);
}

/**
 * @param {Context} g @param {number} x @param {number} y @param {number} r0 @param {number} r1 @param {...Stop} stops
 */
export function radial(g, x, y, r0, r1, ...stops) {
  return withStops(g.createRadialGradient(x, y, r0, x, y, r1), stops);
}

/**
 * @param {Context} g @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {number | number[]} r
 */
export function boxPath(g, x, y, w, h, r) {
  g.beginPath();
  g.roundRect(x, y, w, h, typeof r === 'number' ? Math.max(0, r) : r);
}

/**
 * @param {Context} g @param {string | CanvasGradient} fill @param {number} x @param {number} y @param {number} w
 * @param {number} h @param {number | number[]} [r]
 */
export function box(g, fill, x, y, w, h, r = 0) {
  g.fillStyle = fill;
  if (r === 0) return g.fillRect(x, y, w, h);
  boxPath(g, x, y, w, h, r);
  g.fill();
}

/** @param {Context} g @param {(readonly number[])[]} points @param {boolean} [closed] */
export function polygon(g, points, closed = true) {
  g.beginPath();
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  if (closed) g.closePath();
}

/** @param {Context} g @param {string | CanvasGradient} colour @param {number} width @param {number[]} [dash] */
export function stroke(g, colour, width, dash = []) {
  g.strokeStyle = colour;
  g.lineWidth = width;
  g.setLineDash(dash);
  g.stroke();
  if (dash.length) g.setLineDash([]);
}

/** @param {Context} g @param {number} x @param {number} y @param {number} r @param {string | CanvasGradient} fill */
export function disc(g, x, y, r, fill) {
  g.beginPath();
  g.arc(x, y, Math.max(0, r), 0, TURN);
  g.fillStyle = fill;
  g.fill();
}

/** @typedef {{size: number, weight?: number, colour: string, serif?: boolean, align?: CanvasTextAlign}} TextStyle */
/**
 * Numerals, Roman numerals and signs; words belong in the DOM. `y` is the middle of the capitals.
 * @param {Context} g @param {string | number} words @param {number} x @param {number} y @param {TextStyle} style
 */
export function text(g, words, x, y, { size, weight = 600, colour, serif = false, align = 'center' }) {
  g.font = `${weight} ${size}px ${serif ? SERIF : SANS}`;
  g.textAlign = align;
  g.textBaseline = 'alphabetic';
  g.fillStyle = colour;
  g.fillText(String(words), x, y + size * (serif ? 0.325 : 0.364));
}

/** @param {Context} g @param {string} words @param {number} size @param {number} [weight] @param {boolean} [serif] */
export function textWidth(g, words, size, weight = 600, serif = false) {
  g.font = `${weight} ${size}px ${serif ? SERIF : SANS}`;
  return g.measureText(words).width;
}

/** A number with a true minus. @param {number} n */
export const signed = (n) => (n < 0 ? `\u2212${-n}` : String(n));
