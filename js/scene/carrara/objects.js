/** The six objects as medallions, and the two units that a scoring pays: laurel and florin. */
import { TURN, boxPath, disc, linear, polygon, shadowed, stroke, text, textWidth, veil } from '../draw.js';
import { flatCoin } from '../coins.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Pays, Unit} from './types.js' */

/** The object that a type's tiles show. @type {Record<string, string>} */
export const OBJECT_OF = {
  biblioteca: 'book',
  palazzo: 'crown',
  porta: 'gate',
  cattedrale: 'cup',
  castello: 'arms',
  villa: 'flag',
};

/** Each within ten units of the origin; `paper` shows through. @type {Record<string, (g: Context, paper: string) => void>} */
const GLYPHS = {
  crown(g) {
    polygon(g, [
      [-8, 6.6],
      [-9, -4],
      [-4.2, 0.6],
      [0, -7],
      [4.2, 0.6],
      [9, -4],
      [8, 6.6],
    ]);
    g.fill();
    for (const [x, y] of [
      [-9, -5],
      [0, -8],
      [9, -5],
    ])
      disc(g, x, y, 1.7, g.fillStyle.toString());
  },
  book(g, paper) {
    g.fill(new Path2D('M0 -4.6 Q-4 -7.6 -9 -6 V5.4 Q-4 4 0 7 Q4 4 9 5.4 V-6 Q4 -7.6 0 -4.6 Z'));
    g.strokeStyle = paper;
    g.lineWidth = 1.2;
    g.stroke(
      new Path2D('M0 -4 V6 M-6.8 -3.1 L-2.4 -2.5 M6.8 -3.1 L2.4 -2.5 M-6.8 0 L-2.4 .6 M6.8 0 L2.4 .6'),
    );
  },
  gate(g) {
    g.fill(
      new Path2D(
        'M-8.4 8 V-8 H-5 V-5.4 H-1.8 V-8 H1.8 V-5.4 H5 V-8 H8.4 V8 H4.4 V2 A4.4 4.4 0 0 0 -4.4 2 V8 Z',
      ),
    );
  },
  cup(g) {
    g.fill(new Path2D('M-6.4 -8 H6.4 Q6.4 1 1.4 2.2 V5.4 L5 8 H-5 L-1.4 5.4 V2.2 Q-6.4 1 -6.4 -8 Z'));
  },
  arms(g, paper) {
    g.fill(new Path2D('M-7.6 -8 H7.6 V0 Q7 6 0 9 Q-7 6 -7.6 0 Z'));
    g.strokeStyle = paper;
    g.lineWidth = 2;
    g.stroke(new Path2D('M-7 -2 H7 M0 -7.4 V8'));
  },
  flag(g) {
    g.lineWidth = 1.9;
    g.lineCap = 'round';
    g.strokeStyle = g.fillStyle;
    g.stroke(new Path2D('M-6.6 9 V-9'));
    g.fill(new Path2D('M-6 -8.4 Q0 -11 3 -8 Q6 -6.4 9 -7.6 L6.4 -3.2 L9 1 Q5.4 2.4 2.4 .4 Q-1 -1.4 -6 .6 Z'));
  },
};

/** @param {Context} g @param {string} object @param {number} x @param {number} y @param {number} r @param {string} colour
 * @param {string} paper */
export function glyph(g, object, x, y, r, colour, paper) {
  g.save();
  g.translate(x, y);
  g.scale(r / 10, r / 10);
  g.fillStyle = colour;
  GLYPHS[object](g, paper);
  g.restore();
}

/** @param {Context} g @param {string} object @param {number} x @param {number} y @param {number} r @param {Palette} p */
export function medal(g, object, x, y, r, p) {
  const shadow = { colour: 'rgba(20, 10, 0, 0.45)', blur: r * 0.4, dx: r * 0.08, dy: r * 0.16 };
  shadowed(g, shadow, () => disc(g, x, y, r, '#8e6420'));
  disc(g, x, y, r, linear(g, x - r, y - r, x + r, y + r, [0, '#f6dfa2'], [0.5, '#d0a24a'], [1, '#8e6420']));
  disc(g, x, y, r * 0.82, p.tablet);
  stroke(g, 'rgba(70, 44, 8, 0.55)', Math.max(0.6, r * 0.05));
  glyph(g, object, x, y, r * 0.54, '#2b211a', p.tablet);
}

/** The place of a medal that is gone. @param {Context} g @param {number} x @param {number} y @param {number} r @param {Palette} p */
export function noMedal(g, x, y, r, p) {
  disc(g, x, y, r - 1, p.night ? 'rgba(0, 0, 0, 0.22)' : 'rgba(0, 0, 0, 0.12)');
  stroke(g, p.night ? 'rgba(243, 233, 214, 0.5)' : 'rgba(43, 33, 26, 0.55)', 1.2, [3, 3]);
}

/** Points: a wreath. @param {Context} g @param {number} x @param {number} y @param {number} r @param {string} colour */
export function laurel(g, x, y, r, colour) {
  g.fillStyle = colour;
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const angle = TURN / 4 + side * (0.35 + i * 0.52);
      g.beginPath();
      g.ellipse(
        x + Math.cos(angle) * r * 0.72,
        y + Math.sin(angle) * r * 0.72,
        r * 0.36,
        r * 0.16,
        angle + side * 1.05,
        0,
        TURN,
      );
      g.fill();
    }
  }
}

/** @param {Context} g @param {Unit} unit @param {number} x @param {number} y @param {number} r @param {Palette} p */
export function unitSign(g, unit, x, y, r, p) {
  if (unit === 'vp') laurel(g, x, y, r * 1.12, p.good);
  else flatCoin(g, x, y, r, 'f');
}

/** How wide an amount with its unit is. @param {Context} g @param {string | number} amount @param {number} size */
export const gainWidth = (g, amount, size) => textWidth(g, String(amount), size, 700) + size * 1.2;

/**
 * A number and its unit, the middle of its height at `y`.
 * @param {Context} g @param {string | number} amount @param {Unit} unit @param {number} x @param {number} y @param {number} size
 * @param {Palette} p @param {{align?: 'left' | 'center' | 'right', colour?: string}} [style]
 */
export function gain(g, amount, unit, x, y, size, p, { align = 'center', colour = p.ink } = {}) {
  const wide = gainWidth(g, amount, size);
  const left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
  text(g, amount, left, y, { size, weight: 700, colour, align: 'left' });
  unitSign(g, unit, left + wide - size * 0.48, y, size * 0.46, p);
  return wide;
}

/** The units that are paid, points first. @param {Pays} pays @returns {[number, Unit][]} */
export const amounts = ({ coins, vp }) =>
  /** @type {[number, Unit][]} */ ([
    [vp, 'vp'],
    [coins, 'coins'],
  ]).filter(([amount]) => amount > 0);

/** A field that can be scored now stands out by its edge. @param {Context} g @param {number} x @param {number} y @param {number} w
 * @param {number} h @param {boolean} open @param {Palette} p */
export function payField(g, x, y, w, h, open, p) {
  boxPath(g, x, y, w, h, 6);
  g.fillStyle = open ? veil(p.good, p.night ? 0.16 : 0.12) : p.panel2;
  g.fill();
  stroke(g, open ? p.good : p.line, open ? 1.5 : 1);
}
