/** Blocks of marble, cut square: a face, a top in the light and a side in the shade. */
import {
  box,
  boxPath,
  clamp,
  kept,
  linear,
  mix,
  polygon,
  shadowed,
  stroke,
  text,
  textWidth,
  veil,
} from '../draw.js';
import { tick } from '../marks.js';
import { blit } from '../sprites.js';
import { STONE, clearing, mark, veins } from './marbles.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Marble} from './types.js' */

/** How far the top recedes, in sides. */
export const DEPTH = 0.22;
/** From this side on the mark is left its own small size. */
const FINE = 24;

/** The outline of the whole block, `out` wider. @param {number} s @param {number} [out] */
function outline(s, out = 0) {
  const d = s * DEPTH;
  return [
    [-out, -out * 0.4],
    [d - out * 0.4, -d - out],
    [s + d + out, -d - out],
    [s + d + out, s - d + out * 0.4],
    [s + out * 0.4, s + out],
    [-out, s + out],
  ];
}

/** @param {Context} g @param {Marble} marble @param {number} s @param {number} seed @param {number} middle  of its mark @param {Palette} p */
function paint(g, marble, s, seed, middle, p) {
  const d = s * DEPTH;
  const dim = (/** @type {string} */ colour) => (p.night ? mix(colour, '#1b2140', 0.2) : colour);
  const { face, top, side, mark: ink } = STONE[marble];
  shadowed(g, { colour: p.shadow, blur: s * 0.3, dx: s * 0.12, dy: s * 0.14 }, () => {
    polygon(g, outline(s));
    g.fillStyle = dim(side);
    g.fill();
  });
  polygon(g, [
    [0, 0],
    [d, -d],
    [s + d, -d],
    [s, 0],
  ]);
  g.fillStyle = dim(top);
  g.fill();
  kept(g, () => {
    g.beginPath();
    g.rect(0, 0, s, s);
    g.clip();
    box(
      g,
      linear(g, 0, 0, s, s, [0, dim(mix(face, '#ffffff', 0.16))], [1, dim(mix(face, '#000000', 0.1))]),
      0,
      0,
      s,
      s,
    );
    veins(g, marble, s, s, seed + 3);
  });
  polygon(
    g,
    [
      [0.5, s - 0.5],
      [0.5, 0.3],
      [s, 0.3],
    ],
    false,
  );
  stroke(g, 'rgba(255, 255, 255, 0.55)', Math.max(0.6, s * 0.026));
  g.lineJoin = 'round';
  polygon(g, outline(s));
  stroke(g, p.night ? 'rgba(233, 220, 192, 0.4)' : 'rgba(20, 12, 6, 0.6)', Math.max(0.7, s * 0.024));
  polygon(
    g,
    [
      [s, s],
      [s, 0],
      [s + d, -d],
    ],
    false,
  );
  stroke(g, 'rgba(20, 12, 6, 0.55)', Math.max(0.6, s * 0.02));
  const r = s * (s < FINE ? 0.28 : 0.22);
  clearing(g, marble, s / 2, s * middle, r * 1.6);
  mark(g, marble, s / 2, s * middle, r, ink);
}

/**
 * @typedef {object} BlockStyle
 * @property {number} [seed]  no two look quite alike
 * @property {boolean} [priced]  a tag will hang over the lower edge
 * @property {number} [count]  so many lie here
 * @property {boolean} [picked]
 * @property {boolean} [lit]
 * @property {boolean} [hover]
 * @property {boolean} [dimmed]  it can't be taken now
 * @property {boolean} [flat]  casts no shadow
 */

/**
 * A number on a slip; x, y is its middle.
 * @typedef {{words: string | number, x: number, y: number, w: number, h: number, size: number, colours: [string, string], edge: string}} Slip
 */

/** @param {Context} g @param {string | number} words @param {number} x @param {number} y @param {number} size
 * @param {[string, string]} colours @param {string} edge @returns {Slip} */
function slip(g, words, x, y, size, colours, edge) {
  const h = size + (size < 12 ? 2.5 : 4);
  const w = Math.max(h, textWidth(g, String(words), size, 700) + (size < 12 ? 5 : 7));
  return { words, x, y, w, h, size, colours, edge };
}

/** @param {Context} g @param {string | number} words @param {number} x @param {number} y @param {number} size
 * @param {[string, string]} colours @param {string} edge */
export const tag = (g, words, x, y, size, colours, edge) =>
  drawSlip(g, slip(g, words, x, y, size, colours, edge));

/** @param {Context} g @param {Slip} slip */
export function drawSlip(g, { words, x, y, w, h, size, colours: [ground, ink], edge }) {
  box(g, 'rgba(20, 12, 4, 0.35)', x - w / 2 + 1, y - h / 2 + 1.6, w, h, 4);
  box(g, ground, x - w / 2, y - h / 2, w, h, 4);
  boxPath(g, x - w / 2, y - h / 2, w, h, 4);
  stroke(g, edge, 0.9);
  text(g, words, x, y, { size, weight: 700, colour: ink });
}

/** @param {number} s */
const tagSize = (s) => clamp(11, s * 0.37, 15);

/** The price of a block that was drawn at (x, y), and where several lie there how many.
 * @param {Context} g @param {number} price @param {number} count @param {number} x @param {number} y @param {number} s @param {Palette} p */
export function slipsOf(g, price, count, x, y, s, p) {
  const size = tagSize(s);
  const [below, low] = [x + s / 2, y + s + Math.max(0, 3.5 - s * 0.1)];
  const slips = [
    price > 0
      ? slip(g, price, below, low, size, [p.tablet, '#241a12'], 'rgba(60, 44, 28, 0.6)')
      : slip(g, 0, below, low, size, ['#24583e', '#ffffff'], 'rgba(255, 255, 255, 0.6)'),
  ];
  if (count > 1) {
    const [right, high] = [x + s + s * DEPTH * 0.4, y - s * DEPTH * 0.6];
    const colours = /** @type {[string, string]} */ (
      p.night ? ['#f0bf62', '#231503'] : ['#2b211a', '#fff6e4']
    );
    slips.push(slip(g, `×${count}`, right, high, size, colours, 'rgba(255, 246, 228, 0.7)'));
  }
  return slips;
}

/** Slips that lie on one another move apart, each no farther than it must. @param {Slip[]} slips */
export function parted(slips) {
  const found = slips.map((one) => ({ ...one }));
  for (let round = 0; round < 12; round++) {
    let moved = false;
    found.forEach((a, i) => {
      for (const b of found.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const [over, above] = [(a.w + b.w) / 2 + 0.5 - Math.abs(dx), (a.h + b.h) / 2 + 0.5 - Math.abs(dy)];
        if (over <= 0.1 || above <= 0.1) continue;
        moved = true;
        const [x, y] =
          over < above ? [(over / 2) * (Math.sign(dx) || 1), 0] : [0, (above / 2) * (Math.sign(dy) || 1)];
        [a.x, a.y, b.x, b.y] = [a.x - x, a.y - y, b.x + x, b.y + y];
      }
    });
    if (!moved) break;
  }
  return found;
}

/**
 * A block whose face has its upper left corner at (x, y).
 * @param {Context} g @param {number} dpr @param {Marble} marble @param {number} x @param {number} y @param {number} s
 * @param {Palette} p @param {BlockStyle} [style]
 */
export function drawBlock(
  g,
  dpr,
  marble,
  x,
  y,
  s,
  p,
  { seed = 0, priced, count = 1, picked, lit, hover, dimmed, flat } = {},
) {
  const middle = priced ? 0.42 : 0.5;
  const d = s * DEPTH;
  const key = `block ${marble}${seed % 5} ${middle} ${flat ? 'flat' : ''} ${p.theme}`;
  const layers = Math.min(count, 3);
  g.save();
  if (dimmed) g.globalAlpha *= 0.45;
  for (let i = layers - 1; i >= 0; i--) {
    const [dx, dy] = [i * d * 0.45, i * -d * 0.8];
    blit(g, dpr, i ? `${key} ${i}` : key, x + dx, y + dy - d, s + d, s + d, s * 0.4, (c) => {
      c.translate(0, d);
      paint(c, marble, s, seed + i, middle, flat ? { ...p, shadow: 'transparent' } : p);
    });
  }
  g.restore();
  if (picked || lit || hover) {
    kept(g, () => {
      g.translate(x, y);
      g.lineJoin = 'round';
      const strong = picked || hover;
      const width = clamp(1.6, s * (strong ? 0.085 : 0.05), 4);
      // A ring of ivory keeps the accent apart from a red block.
      polygon(g, outline(s, width * 0.8));
      if (strong) stroke(g, p.night ? '#231503' : '#fff6e4', width + 2.2);
      stroke(g, strong ? p.accent : veil(p.accent, 0.8), width);
    });
  }
  if (picked) tick(g, x + d * 0.4, y - d * 0.5, clamp(5, s * 0.22, 9), p);
}

/** Where a block of that marble would lie. @param {Context} g @param {Marble} marble @param {number} x @param {number} y
 * @param {number} s @param {Palette} p */
export function noBlock(g, marble, x, y, s, p) {
  boxPath(g, x, y, s, s, 3);
  const faint = p.night ? 'rgba(243, 233, 214, 0.35)' : 'rgba(94, 78, 62, 0.5)';
  stroke(g, faint, 1.2, [4, 3]);
  mark(g, marble, x + s / 2, y + s / 2, s * 0.2, faint);
}
