/** What lies behind the viewer's screen: blocks, coins, objects, and the kings that are left. */
import { paletteOf } from '../colours.js';
import { clamp, text, textWidth } from '../draw.js';
import { coin } from '../coins.js';
import { DEPTH, drawBlock, noBlock } from './blocks.js';
import { king } from './kings.js';
import { MARBLES } from './marbles.js';
import { medal } from './objects.js';
/** @import {Context, Hit, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Look, Marble} from './types.js' */

/** Of equal objects so much shows beside the next, in radii. */
const OVERLAP = 0.8;
/** What a finger must find of a block, in pixels. */
const FINGER = 24;

/** @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]} */
export function paintScreen(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(ui.theme);
  const seat = look.viewer === null ? null : look.seats[look.viewer];
  if (!seat?.blocks || look.viewer === null) return [];
  const narrow = w < 480;
  // Blocks above, the rest below; or all in a row.
  const band = narrow ? h * 0.56 : h;
  const blocksW = narrow ? w - 6 : w * 0.62;
  const hits = pieces(g, dpr, seat.blocks, { x: 8, y: 0, w: blocksW - 4, h: band }, ui, p);
  const rest = narrow
    ? { x: 8, y: band, w: w - 20, h: h - band }
    : { x: blocksW + 14, y: 0, w: w - blocksW - 22, h };
  treasure(g, look, rest, narrow, p);
  return hits;
}

/**
 * How large blocks are, how far those of a heap stand apart, how far heaps do, and the place of a marble that is not there.
 * @param {number[][]} heaps @param {number} w @param {number} h
 */
function heapsIn(heaps, w, h) {
  const filled = heaps.filter((heap) => heap.length).length;
  const empty = heaps.length - filled;
  const extra = heaps.reduce((sum, heap) => sum + heap.length, 0) - filled;
  const most = heaps.length + 0.62 * extra;
  const s = clamp(20, Math.min(h * 0.56, (w - 6 * 10) / most / (1 + DEPTH)), 46);
  /** @param {number} side @param {number} gap @param {number} hole */
  const spread = (side, gap, hole) => {
    const room = w - 4 - (filled * side + empty * hole) * (1 + DEPTH) - heaps.length * gap;
    return { s: side, step: Math.min(Math.max(side * 0.92, FINGER), extra ? room / extra : side), gap, hole };
  };
  const wide = spread(s, clamp(4, w * 0.014, 14), s);
  if (!extra || wide.step >= FINGER) return wide;
  // Many: they move together, so that a finger still finds each.
  const [gap, hole] = [2, 12];
  const left = w - 4 - extra * FINGER - empty * hole * (1 + DEPTH) - heaps.length * gap;
  return spread(clamp(20, left / filled / (1 + DEPTH), s), gap, hole);
}

/**
 * The blocks in heaps, marble by marble, each block a region; of equal ones those not yet picked lie in front.
 * @param {Context} g @param {number} dpr @param {Marble[]} blocks @param {{x: number, y: number, w: number, h: number}} area @param {Ui} ui
 * @param {Palette} p @returns {Hit[]}
 */
function pieces(g, dpr, blocks, { x, y, w, h }, ui, p) {
  const heaps = MARBLES.map((marble) => blocks.flatMap((one, i) => (one === marble ? [i] : [])));
  const { s, step, gap, hole } = heapsIn(heaps, w, h);
  const top = y + (h - s) / 2 + s * DEPTH * 0.4;
  let left = x;
  /** @type {Hit[]} */
  const hits = [];
  heaps.forEach((heap, m) => {
    const marble = MARBLES[m];
    if (!heap.length) noBlock(g, marble, left + 1, top + (s - hole) / 2, hole, p);
    heap.forEach((i, k) => {
      const at = `block:${i}`;
      const [picked, hover] = [ui.picked.has(at), ui.hover === at];
      const [bx, by] = [left + k * step, top - (picked ? s * 0.16 : hover ? 2 : 0)];
      const last = k === heap.length - 1;
      if (!ui.flying?.has(at)) {
        drawBlock(g, dpr, marble, bx, by, s, p, {
          seed: k,
          picked,
          hover,
          lit: ui.lit.has(at),
          dimmed: ui.blocked.has(at),
        });
      }
      hits.push({
        at,
        x: bx,
        y: top - s * (DEPTH + 0.16),
        w: last ? s * (1 + DEPTH) : step,
        h: s * (1.2 + DEPTH),
      });
    });
    left += (heap.length ? s * (1 + DEPTH) + (heap.length - 1) * step : hole * (1 + DEPTH)) + gap;
  });
  return hits;
}

/** @param {Context} g @param {Look} look @param {{x: number, y: number, w: number, h: number}} area @param {boolean} narrow @param {Palette} p */
function treasure(g, look, { x, y, w, h }, narrow, p) {
  const viewer = look.viewer ?? 0;
  const { coins = 0, objects, kings } = look.seats[viewer];
  const lines = narrow ? 1 : 2;
  const row = h / lines;
  const middle = y + row / 2;
  const r = clamp(10, Math.min(row * 0.36, 21), 22);
  if (!narrow) coin(g, x + r * 0.84, middle + r * 0.22, r, 'f');
  coin(g, x + r, middle, r, 'f');
  const size = clamp(16, r * 1.25, 26);
  const amount = String(coins);
  text(g, amount, x + 2 * r + 8, middle, { size, weight: 700, colour: p.ink, align: 'left' });
  const after = x + 2 * r + 8 + textWidth(g, amount, size, 700) + 16;
  const held = objects ?? [];
  // The kings end where the coins begin.
  const tall = Math.min(clamp(18, row * 0.7, 34), (x + w - after) / Math.max(1, kings) / 0.56);
  const courtW = kings * tall * 0.56;
  const shelf = narrow ? { x: after, w: x + w - courtW - 8 - after, y: middle } : { x, w, y: y + row * 1.5 };
  cabinet(g, held, shelf, row, p);
  for (let i = 0; i < kings; i++)
    king(g, x + w - tall * 0.56 * (i + 0.5), middle + tall * 0.46, tall, viewer, p);
}

/** The objects kind by kind; equal ones overlap. @param {Context} g @param {string[]} held @param {{x: number, y: number, w: number}} shelf
 * @param {number} row @param {Palette} p */
function cabinet(g, held, { x, y, w }, row, p) {
  const gap = 4;
  const first = held.filter((object, i) => held.indexOf(object) === i).length;
  const units = 2 * first + OVERLAP * (held.length - first);
  const r = clamp(6, Math.min(row * 0.36, (w - gap * (first - 1)) / Math.max(1, units)), 17);
  let left = x;
  held.forEach((object, i) => {
    if (i) left += object === held[i - 1] ? OVERLAP * r : 2 * r + gap;
    medal(g, object, left + r, y, r, p);
  });
}
