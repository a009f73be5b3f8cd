/** Carrara in one picture: a match in the list of matches, and the game's door on the home screen. */
import { sky, square, themeOf } from '../backdrop.js';
import { SEATS, paletteOf } from '../colours.js';
import { box, boxPath, clamp, kept, linear } from '../draw.js';
import { drawBlock } from './blocks.js';
import { drawBuilding, tileOf } from './buildings.js';
import { king } from './kings.js';
import { wheelAt, paintWheel } from './wheel.js';
/** @import {Context, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Look, Marble, Table} from './types.js' */

/** The hills over the quarries, white where they are cut. @param {Context} g @param {number} w @param {number} ground @param {number} h
 * @param {Palette} p */
function mountains(g, w, ground, h, p) {
  const tones = p.night ? ['#39435f', '#2c3650', '#4d5674'] : ['#b9c0b4', '#a3ab98', '#f4f1e8'];
  [0, 1].forEach((range) => {
    const tops = range
      ? [
          [0, 0.3],
          [0.2, 0.5],
          [0.42, 0.28],
          [0.66, 0.46],
          [0.86, 0.3],
          [1, 0.42],
        ]
      : [
          [0, 0.62],
          [0.14, 0.78],
          [0.3, 0.56],
          [0.5, 0.9],
          [0.68, 0.6],
          [0.84, 0.82],
          [1, 0.6],
        ];
    g.beginPath();
    g.moveTo(0, ground);
    for (const [x, y] of tops) g.lineTo(x * w, ground - y * h);
    g.lineTo(w, ground);
    g.fillStyle = tones[range];
    g.fill();
    if (range) return;
    g.fillStyle = tones[2];
    for (const [x, y] of [
      [0.5, 0.9],
      [0.84, 0.82],
      [0.14, 0.78],
    ]) {
      const [cx, cy, s] = [x * w, ground - y * h, h * 0.24];
      g.beginPath();
      g.moveTo(cx, cy);
      g.lineTo(cx + s * 0.55, cy + s);
      g.lineTo(cx + s * 0.16, cy + s * 0.7);
      g.lineTo(cx - s * 0.1, cy + s * 1.15);
      g.lineTo(cx - s * 0.3, cy + s * 0.8);
      g.lineTo(cx - s * 0.62, cy + s);
      g.fill();
    }
  });
}

/** Every seat's dearest buildings along one street, on ground of the seat's colour. @param {Context} g @param {Size} size
 * @param {Look} look @param {{theme?: 'light' | 'dark'}} [ui] */
export function paintThumb(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(themeOf(ui));
  const ground = h - clamp(4, h * 0.09, 9);
  kept(g, () => {
    boxPath(g, 0, 0, w, h, 6);
    g.clip();
    sky(g, w, h, p);
    mountains(g, w, ground, h * 0.7, p);
    const each = Math.max(2, Math.floor(9 / look.seats.length));
    const part = w / look.seats.length;
    look.seats.forEach(({ cities }, seat) => {
      const x = seat * part;
      box(g, SEATS[seat % SEATS.length].colour, x + 1, ground, part - 2, h - ground);
      const all = cities.flatMap(({ tiles }) => tiles).map(tileOf);
      const shown = all.sort((a, b) => b[1] - a[1]).slice(0, each);
      const wide = Math.min((part - 6) / Math.max(2, shown.length), (ground - 6) / 1.12);
      shown.forEach(([type], i) =>
        drawBuilding(
          g,
          dpr,
          type,
          x + part / 2 + (i - (shown.length - 1) / 2) * wide,
          ground + 0.5,
          wide * 0.96,
          p,
        ),
      );
      if (!shown.length) king(g, x + part / 2, ground, Math.min(26, ground * 0.5), seat, p);
    });
  });
}

/** Where the buildings of the door stand, from behind: how far along, how wide. @type {[string, number, number][]} */
const STREET = [
  ['castello', 0.12, 0.3],
  ['biblioteca', 0.84, 0.3],
  ['palazzo', 0.33, 0.25],
  ['cattedrale', 0.58, 0.36],
];

/** @type {Ui} nothing is chosen on a picture */
const IDLE = {
  picked: new Set(),
  lit: new Set(),
  blocked: new Set(),
  hover: null,
  ghost: null,
  theme: 'light',
  say: () => '',
};
/** @type {Marble[][]} */
const WHEEL = [['w', 'g'], ['y'], ['b', 'r'], ['y'], ['k'], ['r']];

/** @param {Context} g @param {Size} size @param {unknown} [_look] @param {{theme?: 'light' | 'dark'}} [ui] */
export function paintDoor(g, { w, h, dpr }, _look, ui) {
  const theme = themeOf(ui);
  const p = paletteOf(theme);
  const ground = h * 0.74;
  kept(g, () => {
    boxPath(g, 0, 0, w, h, 10);
    g.clip();
    sky(g, w, h, p);
    mountains(g, w, ground, h * 0.6, p);
    square(g, w, h, ground, p);
    const unit = Math.min(w, h * 1.7);
    for (const [type, at, wide] of STREET) {
      drawBuilding(g, dpr, type, w / 2 + (at - 0.5) * unit, ground + h * 0.02, unit * wide, p);
    }
    // The wheel lies in front, half seen, and blocks beside it.
    const r = h * 0.36;
    const table = /** @type {Table} */ (/** @type {unknown} */ ({ wheel: WHEEL, prices: PRICES }));
    kept(g, () => {
      g.translate(w * 0.27, h * 0.9);
      g.scale(1, 0.62);
      paintWheel(g, dpr, wheelAt(0, 0, r), table, { ...IDLE, theme }, p);
    });
    const s = h * 0.125;
    /** @type {[Marble, number, number][]} */
    const heap = [
      ['w', 0.63, 0.74],
      ['b', 0.73, 0.76],
      ['g', 0.83, 0.73],
      ['r', 0.66, 0.84],
      ['y', 0.77, 0.85],
      ['k', 0.88, 0.83],
    ];
    heap.forEach(([marble, x, y], i) =>
      drawBlock(g, dpr, marble, w / 2 + (x - 0.5) * unit, y * h, s, p, { seed: i }),
    );
    box(g, linear(g, 0, 0, 0, h, [0.84, 'rgba(30, 18, 8, 0)'], [1, 'rgba(30, 18, 8, 0.2)']), 0, 0, w, h);
  });
}

/** What the door's wheel shows. */
const PRICES = Array.from({ length: 6 }, (_, section) =>
  Array.from({ length: 6 }, (_, i) => Math.max(0, 6 - section - i)),
);
