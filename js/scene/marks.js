/** Marks on what can be chosen or is. */
import { disc, stroke } from './draw.js';
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

/** The mark of a picked piece. @param {Context} g @param {number} x @param {number} y @param {number} r @param {Palette} p */
export function tick(g, x, y, r, p) {
  disc(g, x, y, r, p.accent);
  g.beginPath();
  g.moveTo(x - r * 0.46, y + r * 0.02);
  g.lineTo(x - r * 0.1, y + r * 0.38);
  g.lineTo(x + r * 0.48, y - r * 0.34);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  stroke(g, p.onaccent, r * 0.26);
}
