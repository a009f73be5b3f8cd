/** Small signs: the bag, the pile, the bell that announces the end, the hourglass of the last round, an upgrade. */
import { TURN, box, boxPath, disc, polygon, stroke, text } from '../draw.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */

/** @param {Context} g @param {number} x @param {number} y @param {number} h @param {string} colour */
function bag(g, x, y, h, colour) {
  g.save();
  g.translate(x, y);
  g.scale(h / 20, h / 20);
  g.fillStyle = colour;
  g.fill(new Path2D('M-3 -5 L-5 -9 H5 L3 -5 Q9 1 8 7 Q7 9.500 0 9.500 Q-7 9.500 -8 7 Q-9 1 -3 -5 Z'));
  g.restore();
}

/** Tiles face down. @param {Context} g @param {number} x @param {number} y @param {number} h @param {string} colour */
function pile(g, x, y, h, colour) {
  for (let i = 2; i >= 0; i--) {
    boxPath(g, x - h * 0.34 + i * h * 0.1, y - h * 0.42 + i * h * 0.12, h * 0.5, h * 0.58, h * 0.08);
    g.fillStyle = colour;
    g.globalAlpha = i ? 0.45 : 1;
    g.fill();
  }
  g.globalAlpha = 1;
}

/** @param {Context} g @param {number} x @param {number} y @param {number} h @param {string} colour */
export function bell(g, x, y, h, colour) {
  g.save();
  g.translate(x, y);
  g.scale(h / 20, h / 20);
  g.fillStyle = colour;
  g.fill(
    new Path2D(
      'M-8 6 Q-5.500 3 -5.500 -2 Q-5.500 -7.500 0 -8.200 Q5.500 -7.500 5.500 -2 Q5.500 3 8 6 Z M-2.500 7.200 A2.600 2.600 0 0 0 2.500 7.200 Z',
    ),
  );
  disc(g, 0, -9, 1.5, colour);
  g.restore();
}

/** @param {Context} g @param {number} x @param {number} y @param {number} h @param {string} colour */
export function hourglass(g, x, y, h, colour) {
  g.save();
  g.translate(x, y);
  g.scale(h / 20, h / 20);
  polygon(g, [
    [-5.5, -8],
    [5.5, -8],
    [-5.5, 8],
    [5.5, 8],
  ]);
  g.lineJoin = 'round';
  stroke(g, colour, 1.8);
  polygon(g, [
    [0, 1],
    [4.4, 7.4],
    [-4.4, 7.4],
  ]);
  g.fillStyle = colour;
  g.fill();
  box(g, colour, -7.2, -9.6, 14.4, 2.4, 1);
  box(g, colour, -7.2, 7.2, 14.4, 2.4, 1);
  g.restore();
}

/** A mark to stand in a sign beside its number. @param {(g: Context, x: number, y: number, h: number, colour: string) => void} draw */
const marked = (draw) => (/** @type {Context} */ g, /** @type {number} */ h) => ({
  wide: h * 0.7,
  draw: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) =>
    draw(g, x + h * 0.35, y, h * 0.74, colour),
});
export const bagMark = marked(bag);
export const pileMark = marked(pile);
export const bellMark = marked(bell);
export const hourglassMark = marked(hourglass);

/** "One more for each cost point", on brass. @param {Context} g @param {number} x @param {number} y @param {number} r @param {Palette} p */
export function upgradeSign(g, x, y, r, p) {
  g.beginPath();
  for (let i = 0; i < 8; i++) {
    const angle = (i * TURN) / 8 + TURN / 16;
    g.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  g.closePath();
  g.fillStyle = p.night ? '#e2b353' : '#c9962e';
  g.fill();
  stroke(g, p.night ? '#231503' : '#5b3e12', Math.max(0.8, r * 0.1));
  text(g, '+1', x - r * 0.05, y, { size: r * 1.02, weight: 700, colour: '#2b1d06' });
}
