/** Small signs on a board: plaques with a numeral, and pills. */
import { boxPath, shadowed, stroke, text, textWidth } from './draw.js';
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

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
