/** A seat's palaces on their street, what each is worth beneath it, and what it would be. */
import { paletteOf } from '../colours.js';
import { box, boxPath, clamp, signed, stroke, text, textWidth, veil } from '../draw.js';
import { drawPalace, floorBox, floorsOf, palaceHeight, palaceWidth } from './palace.js';
import { pavement } from '../street.js';
import { skyline } from '../skyline.js';
/** @import {Context, Ghost, Hit, Look, Palace, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Floor} from './palace.js' */

/**
 * One building plot: a palace as it stands, as it would be, or a place for a new one.
 * @typedef {object} Plot
 * @property {string} at
 * @property {Floor[]} floors
 * @property {number | null} points
 * @property {Ghost | null} ghost
 * @property {string} sum  how the points come about, in figures
 */

/** The widest tile on a street: a hamlet of two huts needs no giants. */
const WIDEST = 96;

/** @param {Palace} palace */
function sumOf({ parts }) {
  const counted = (parts ?? []).filter(({ points }) => points !== 0).map(({ points }) => points);
  if (counted.length < 2) return '';
  return counted.map((n, i) => (i ? (n < 0 ? ` \u2212 ${-n}` : ` + ${n}`) : signed(n))).join('');
}

/** @param {Look} look @param {number} seat @param {Ui} ui @returns {Plot[]} */
function plotsOf(look, seat, ui) {
  const ghosts = ui.ghost ?? [];
  /** @type {Plot[]} */
  const plots = look.seats[seat].palaces.map((palace, i) => {
    const at = `palace:${seat}:${i}`;
    const ghost = ghosts.find((g) => g.at === at) ?? null;
    // A floor in the air stands nowhere yet.
    const tiles = palace.tiles.filter((token) => !ui.flying?.has(`${at}:${token}`));
    return {
      at,
      floors: floorsOf(tiles, ghost?.tiles),
      points: palace.points,
      ghost,
      sum: sumOf(palace),
    };
  });
  // A tile taken out stands as a palace of its own, after those there are.
  const at = `palace:${seat}:new`;
  const ghost = ghosts.find((g) => g.at === at || g.at === `palace:${seat}:${plots.length}`) ?? null;
  if (ghost || ui.lit.has(at) || ui.picked.has(at) || (seat === look.viewer && !look.over)) {
    plots.push({ at, floors: floorsOf([], ghost?.tiles), points: null, ghost, sum: '' });
  }
  return plots;
}

/** How many floors high a plot must be thought: an empty place takes one. @param {Plot} plot */
const floorsHigh = ({ floors }) => Math.max(1, floors.length);
/** @param {Plot[]} plots @param {number} w */
function rowHeight(plots, w) {
  return Math.max(
    ...plots.map(({ floors }) =>
      palaceHeight(w, Math.max(1, floors.length), floors.at(-1)?.token[1] === '5'),
    ),
  );
}

/** So many plots a street is thought to have at least. @param {number} w */
const fewest = (w) => clamp(1, Math.round(w / 70), 3);

/**
 * The street or streets that let the palaces stand as large as may be.
 * @param {Plot[]} plots @param {number} w @param {number} h @param {number} foot  under each street, for the points
 */
function streets(plots, w, h, foot) {
  let best = { tile: 0, rows: [plots] };
  for (let count = 1; count <= 3; count++) {
    const perRow = Math.ceil(plots.length / count);
    if (count > 1 && perRow < 2) break;
    const rows = Array.from({ length: count }, (_, i) => plots.slice(i * perRow, (i + 1) * perRow));
    if (rows.some((row) => !row.length)) continue;
    // Room for some plots and three floors at least: the scale stays put while the first palaces rise.
    const pitch = w / Math.max(fewest(w), perRow);
    const high = rows.reduce((sum, row) => sum + Math.max(count === 1 ? 3 : 1, ...row.map(floorsHigh)), 0);
    const unit = rows.reduce((sum, row) => sum + rowHeight(row, 1), 0);
    const least = (high * 96 + count * 44) / 150;
    const tile = Math.min(
      WIDEST,
      (pitch - 5) / palaceWidth(1),
      (h - 3 - count * foot) / Math.max(unit, least),
    );
    if (tile > best.tile * 1.12) best = { tile, rows };
  }
  return best;
}

/** Where a new palace may rise. @param {Context} g @param {number} x @param {number} ground @param {number} tile
 * @param {{lit: boolean, strong: boolean}} state @param {Palette} p */
function emptyPlot(g, x, ground, tile, { lit, strong }, p) {
  const h = tile * 0.64;
  const y = ground - h - 3;
  const colour = lit || strong ? p.accent : p.line2;
  if (strong) box(g, veil(p.accent, 0.14), x, y, tile, h, 4);
  boxPath(g, x + 0.5, y, tile - 1, h, 4);
  stroke(g, veil(colour, lit || strong ? 1 : 0.7), lit || strong ? 2 : 1.3, [5, 4]);
  const r = clamp(3.5, tile * 0.1, 7);
  const [cx, cy] = [x + tile / 2, y + h / 2];
  g.beginPath();
  g.moveTo(cx - r, cy);
  g.lineTo(cx + r, cy);
  g.moveTo(cx, cy - r);
  g.lineTo(cx, cy + r);
  g.lineCap = 'round';
  stroke(g, lit || strong ? p.accent : p.ink2, 2);
  g.lineCap = 'butt';
}

/** "15 → 23", or what the palace is worth. @param {Context} g @param {Plot} plot @param {number} x  middle
 * @param {number} y @param {number} size @param {Palette} p */
function worth(g, { points, ghost }, x, y, size, p) {
  const colourOf = (/** @type {number} */ n) => (n < 0 ? p.bad : p.ink);
  const change = ghost?.points;
  if (!change) {
    if (points !== null) text(g, signed(points), x, y, { size, weight: 700, colour: colourOf(points) });
    return;
  }
  const [from, to] = change.map(signed);
  const up = change[1] >= change[0] ? p.good : p.bad;
  const gap = size * 0.42;
  const arrow = size * 0.9;
  // A new palace comes from nothing.
  const start = points === null ? '' : from;
  const wFrom = start ? textWidth(g, start, size, 600) + gap : 0;
  const total = wFrom + arrow + gap + textWidth(g, to, size, 700);
  let left = x - total / 2;
  if (start) text(g, start, left, y, { size, weight: 600, colour: p.ink2, align: 'left' });
  left += wFrom;
  g.beginPath();
  g.moveTo(left, y);
  g.lineTo(left + arrow, y);
  g.moveTo(left + arrow - size * 0.28, y - size * 0.26);
  g.lineTo(left + arrow, y);
  g.lineTo(left + arrow - size * 0.28, y + size * 0.26);
  g.lineCap = g.lineJoin = 'round';
  stroke(g, up, Math.max(1.4, size * 0.12));
  text(g, to, left + arrow + gap, y, { size, weight: 700, colour: up, align: 'left' });
}

/**
 * @param {Context} g @param {Size} size @param {Look} look @param {number} seat @param {Ui} ui @returns {Hit[]}
 */
export function paintSeat(g, { w, h, dpr }, look, seat, ui) {
  const p = paletteOf(ui.theme);
  const plots = plotsOf(look, seat, ui);
  const roomy = h >= 150;
  // The points need a line beneath, and their sum a second one.
  const shown = ui.scores !== false && h >= 50 && w / Math.max(fewest(w), plots.length) >= 21;
  const withSum = roomy && seat === look.viewer && plots.some(({ sum }) => sum);
  const foot = shown ? (roomy ? (withSum ? 40 : 25) : 17) : 5;
  const { tile, rows } = streets(plots, w - 8, h, foot);
  const size = clamp(11, tile * 0.3, roomy ? 17 : 12);

  const heights = rows.map((row) => rowHeight(row, tile));
  const spare = h - heights.reduce((sum, v) => sum + v, 0) - foot * rows.length - 3;
  const last = h - foot;
  skyline(g, w, last, Math.min(h - foot, 150), p);

  /** @type {Hit[]} */
  const hits = [{ at: `seat:${seat}`, x: 0, y: 0, w, h }];
  let ground = 3 + (rows.length > 1 ? (spare * 0.5) / rows.length : spare);
  rows.forEach((row, r) => {
    ground += heights[r];
    if (r === rows.length - 1) ground = last;
    const perRow = Math.max(fewest(w), rows[0].length);
    const pitch = Math.min((w - 8) / perRow, palaceWidth(tile) + tile * 0.6);
    const street = ground;
    pavement(g, w, street, p);
    row.forEach((plot, i) => {
      const middle = 4 + pitch * (i + 0.5);
      hits.push(
        ...paintPlot(g, dpr, plot, { middle, ground: street, tile, pitch, size, shown, withSum }, ui, p),
      );
    });
    ground += foot + (rows.length > 1 ? spare / rows.length : 0);
  });
  return hits;
}

/** @typedef {{middle: number, ground: number, tile: number, pitch: number, size: number, shown: boolean,
 *   withSum: boolean}} Site */
/** @param {Context} g @param {number} dpr @param {Plot} plot @param {Site} site @param {Ui} ui @param {Palette} p */
function paintPlot(g, dpr, plot, { middle, ground, tile, pitch, size, shown, withSum }, ui, p) {
  const x = middle - tile / 2;
  const { at, floors } = plot;
  const [lit, strong] = [ui.lit.has(at), ui.picked.has(at) || ui.hover === at];
  if (floors.length) drawPalace(g, dpr, floors, x, ground + 0.5, tile, p);
  else emptyPlot(g, x, ground, tile, { lit, strong }, p);

  const tall = floors.length
    ? palaceHeight(tile, floors.length, floors.at(-1)?.token[1] === '5')
    : tile * 0.64 + 4;
  if (floors.length && (lit || strong)) {
    const spread = palaceWidth(tile);
    boxPath(g, middle - spread / 2 - 1, ground - tall - 1, spread + 2, tall + 4, 6);
    stroke(g, veil(p.accent, strong ? 1 : 0.6), strong ? 2.5 : 1.5, strong ? [] : [5, 4]);
  }
  if (shown) worth(g, plot, middle, ground + 6 + size * 0.5, size, p);
  if (shown && withSum && plot.sum && !plot.ghost && textWidth(g, plot.sum, 11, 500) < pitch - 2) {
    text(g, plot.sum, middle, ground + size + 15, { size: 11, weight: 500, colour: p.ink2 });
  }

  /** @type {Hit[]} */
  const hits = [];
  const [wide, high] = [Math.min(pitch, Math.max(tile, 44)), Math.max(tall, 44)];
  hits.push({
    at,
    x: middle - wide / 2,
    y: Math.max(0, ground - high),
    w: wide,
    h: Math.min(high, ground) + 2,
  });
  let standing = 0;
  floors.forEach(({ change }, i) => {
    if (change === 'coming') return;
    const key = `${at}:${standing++}`;
    const { up, h } = floorBox(tile, i);
    hits.push({ at: key, x, y: ground - up, w: tile, h });
    if (!ui.lit.has(key) && !ui.picked.has(key) && ui.hover !== key) return;
    const held = ui.picked.has(key);
    if (held) box(g, veil(p.accent, 0.22), x, ground - up, tile, h);
    boxPath(g, x, ground - up + 1, tile, h - 2, 3);
    stroke(g, veil(p.accent, held || ui.hover === key ? 1 : 0.7), held || ui.hover === key ? 3 : 1.6);
  });
  return hits;
}
