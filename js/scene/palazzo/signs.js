/** Small signs on the board: plaques with a numeral, pills, and the mark that a lot will be shared out. */
import { boxPath, polygon, shadowed, stroke, text, textWidth } from '../draw.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */

/**
 * @typedef {object} SignStyle
 * @property {number} h
 * @property {[string, string]} [colours]  ground and figure
 * @property {string} [edge]
 * @property {boolean} [serif]
 * @property {number} [round]
 * @property {'left' | 'center' | 'right'} [align]  which of its sides is at x
 * @property {{wide: number, draw: (x: number, y: number, colour: string) => void}} [mark]  after the words
 */

/** Its place, so that others may stand beside it. @param {Context} g @param {string} words @param {number} x @param {number} y  of its
 * middle @param {SignStyle} style @param {Palette} p */
export function sign(
  g,
  words,
  x,
  y,
  { h, colours, edge, serif = false, round = 5, align = 'center', mark },
  p,
) {
  const size = Math.max(11, h * (serif ? 0.66 : 0.58));
  const pad = h * 0.34;
  const gap = mark && words ? h * 0.22 : 0;
  const wide = (words ? textWidth(g, words, size, 700) : 0) + gap + (mark?.wide ?? 0) + 2 * pad;
  const w = Math.max(h, wide);
  const left = align === 'left' ? x : align === 'right' ? x - w : x - w / 2;
  const top = y - h / 2;
  const [ground, figure] = colours ?? (p.night ? ['#262d3a', '#f3e9d6'] : ['#fbf6ea', '#2b211a']);
  boxPath(g, left, top, w, h, round);
  g.fillStyle = ground;
  shadowed(g, { colour: 'rgba(30, 20, 8, 0.4)', blur: 5, dy: 2 }, () => g.fill());
  boxPath(g, left + 0.5, top + 0.5, w - 1, h - 1, round);
  stroke(g, edge ?? (p.night ? 'rgba(243, 233, 214, 0.35)' : 'rgba(91, 74, 56, 0.5)'), 1);
  const from = left + (w - wide) / 2 + pad;
  if (words)
    text(g, words, from, y + 0.3, { size, weight: serif ? 600 : 700, colour: figure, serif, align: 'left' });
  mark?.draw(from + wide - 2 * pad - mark.wide, y, figure);
  return { x: left, y: top, w, h };
}

/** "To each one": arrows that part from one point. @param {Context} g @param {number} h */
export function sharedOut(g, h) {
  const r = h * 0.3;
  return {
    wide: h * 0.74,
    draw(/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) {
      const from = x + r * 0.3;
      g.lineCap = g.lineJoin = 'round';
      for (const angle of [-0.85, 0, 0.85]) {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const [tx, ty] = [from + c * r * 1.9, y + s * r * 1.25];
        g.beginPath();
        g.moveTo(from, y);
        g.lineTo(tx, ty);
        stroke(g, colour, Math.max(1.2, h * 0.075));
        const a = Math.atan2(ty - y, tx - from);
        polygon(g, [
          [tx + Math.cos(a) * r * 0.5, ty + Math.sin(a) * r * 0.5],
          [tx + Math.cos(a + 2.2) * r * 0.36, ty + Math.sin(a + 2.2) * r * 0.36],
          [tx + Math.cos(a - 2.2) * r * 0.36, ty + Math.sin(a - 2.2) * r * 0.36],
        ]);
        g.fillStyle = colour;
        g.fill();
      }
      g.lineCap = 'butt';
    },
  };
}
