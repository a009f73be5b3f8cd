/** A seat's palaces on their street, what each is worth beneath it, and what it would be. */
import { paletteOf } from '../colours.js';
import { box, boxPath, clamp, signed, stroke, text, textWidth, veil } from '../draw.js';
import { dropPlace } from './offer.js';
import { drawPalace, floorBox, floorsOf, palaceHeight, palaceWidth } from './palace.js';
import { pavement } from '../street.js';
import { skyline } from '../skyline.js';
import { tileHeight } from './tiles.js';
/** @import {Context, Ghost, Hit, Look, Palace, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Floor} from './palace.js' */

/**
 * One building plot: a palace as it stands, as it would be, or a place for a new one.
 * @typedef {object} Plot
 * @property {string} at
 * @property {number | null} number  as texts call it
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
      number: i + 1,
      floors: floorsOf(tiles, ghost?.tiles),
      points: palace.points,
      ghost,
      sum: sumOf(palace),
    };
  });
  // A tile taken out stands as a palace of its own, after those there are.
  const at = `palace:${seat}:new`;
  const ghost = ghosts.find((g) => g.at === at || g.at === `palace:${seat}:${plots.length}`) ?? null;
  const own = seat === look.viewer;
  const wanted = ghost !== null || ui.lit.has(at) || ui.picked.has(at);
  // Nothing new can rise where a floor may only go elsewhere or out of the game.
  const out = own && !wanted && (ui.lit.has('drop') || ui.picked.has('drop'));
  if (wanted || (own && !look.over)) {
    const floors = floorsOf([], ghost?.tiles);
    plots.push({ at: out ? 'drop' : at, number: null, floors, points: null, ghost, sum: '' });
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

/** How wide what stands beneath a palace is, and its pieces. @param {Context} g @param {Plot} plot @param {number} size */
function worthOf(g, { points, ghost }, size) {
  const change = ghost?.points;
  if (!change) {
    const only = points === null ? '' : signed(points);
    return { only, wide: only ? textWidth(g, only, size, 700) : 0, from: '', to: '', wFrom: 0 };
  }
  const to = signed(change[1]);
  // A new palace comes from nothing.
  const from = points === null ? '' : signed(change[0]);
  const wFrom = from ? textWidth(g, from, size, 600) + size * 0.42 : 0;
  return { only: '', wide: wFrom + size * 1.32 + textWidth(g, to, size, 700), from, to, wFrom };
}

/** "15 → 23", or what the palace is worth. @param {Context} g @param {Plot} plot @param {ReturnType<typeof worthOf>} what
 * @param {number} x  left @param {number} y @param {number} size @param {Palette} p */
function worth(g, { points, ghost }, { only, from, to, wFrom }, x, y, size, p) {
  const change = ghost?.points;
  if (!change) {
    const colour = (points ?? 0) < 0 ? p.bad : p.ink;
    if (only) text(g, only, x, y, { size, weight: 700, colour, align: 'left' });
    return;
  }
  const up = change[1] >= change[0] ? p.good : p.bad;
  const arrow = size * 0.9;
  if (from) text(g, from, x, y, { size, weight: 600, colour: p.ink2, align: 'left' });
  const left = x + wFrom;
  g.beginPath();
  g.moveTo(left, y);
  g.lineTo(left + arrow, y);
  g.moveTo(left + arrow - size * 0.28, y - size * 0.26);
  g.lineTo(left + arrow, y);
  g.lineTo(left + arrow - size * 0.28, y + size * 0.26);
  g.lineCap = g.lineJoin = 'round';
  stroke(g, up, Math.max(1.4, size * 0.12));
  text(g, to, left + arrow + size * 0.42, y, { size, weight: 700, colour: up, align: 'left' });
}

/** How large the figures of its number are beside points of this size. @param {number} size */
const figures = (size) => clamp(11, size * 0.8, 13);

/** How wide a palace's number and its points are together. @param {Context} g @param {Plot} plot
 * @param {number} size @param {boolean} scored */
function footing(g, plot, size, scored) {
  const what = scored ? worthOf(g, plot, size) : null;
  const wide = what?.wide ?? 0;
  const plate = plot.number === null ? 0 : textWidth(g, String(plot.number), figures(size), 600) + 6;
  return { what, wide, plate, both: plate + wide + (plate && wide ? 3 : 0) };
}

/** A palace's number, as on a house, and beside it what the palace is worth. @param {Context} g @param {Plot} plot
 * @param {number} x  middle @param {number} y @param {Site} site @param {Palette} p */
function foundation(g, plot, x, y, { pitch, size, scored, numbered }, p) {
  const { what, wide, plate, both } = footing(g, plot, size, scored);
  const digits = figures(size);
  const gap = wide ? clamp(2, pitch - 2 - plate - wide, size * 0.4) : 0;
  // What it would be worth may take all the room.
  const named = plate > 0 && (plot.ghost ? both <= pitch : numbered);
  let left = x - (named ? plate + gap + wide : wide) / 2;
  if (named) {
    const h = digits + 1.5;
    boxPath(g, left + 0.5, y - h / 2, plate - 1, h, 3);
    g.fillStyle = p.panel2;
    g.fill();
    stroke(g, p.line2, 1);
    text(g, plot.number ?? '', left + plate / 2, y, { size: digits, weight: 600, colour: p.ink2 });
    left += plate + gap;
  }
  if (what) worth(g, plot, what, left, y, size, p);
}

/**
 * @param {Context} g @param {Size} size @param {Look} look @param {number} seat @param {Ui} ui @returns {Hit[]}
 */
export function paintSeat(g, { w, h, dpr }, look, seat, ui) {
  const p = paletteOf(ui.theme);
  const plots = plotsOf(look, seat, ui);
  const roomy = h >= 150;
  // Number and points need a line beneath, and their sum a second one.
  const shown = h >= 50 && w / Math.max(fewest(w), plots.length) >= 21;
  const scored = ui.scores !== false;
  const withSum = roomy && scored && seat === look.viewer && plots.some(({ sum }) => sum);
  const foot = shown ? (roomy ? (withSum ? 40 : 25) : 17) : 5;
  const { tile, rows } = streets(plots, w - 8, h, foot);
  const size = clamp(11, tile * 0.3, roomy ? 17 : 12);
  const perRow = Math.max(fewest(w), rows[0].length);
  const most = (w - 8) / perRow;
  // As they stand: nothing moves while it is shown what one would be.
  const widths = plots.map((plot) => footing(g, { ...plot, ghost: null }, size, scored).both + 1);
  const needed = shown ? Math.max(...widths) : 0;
  const pitch = Math.min(most, Math.max(palaceWidth(tile) + tile * 0.6, needed && needed + size));
  // All have their numbers, or where there is no room for that none.
  const numbered = shown && needed <= most + 1;

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
    const street = ground;
    pavement(g, w, street, p);
    row.forEach((plot, i) => {
      const site = { middle: 4 + pitch * (i + 0.5), ground: street, tile, pitch, size };
      hits.push(...paintPlot(g, dpr, plot, { ...site, shown, scored, numbered, withSum }, ui, p));
    });
    ground += foot + (rows.length > 1 ? spare / rows.length : 0);
  });
  return hits;
}

/** @typedef {{middle: number, ground: number, tile: number, pitch: number, size: number, shown: boolean,
 *   scored: boolean, numbered: boolean, withSum: boolean}} Site */
/** @param {Context} g @param {number} dpr @param {Plot} plot @param {Site} site @param {Ui} ui @param {Palette} p */
function paintPlot(g, dpr, plot, site, ui, p) {
  const { middle, ground, tile, pitch, size, shown, withSum } = site;
  const x = middle - tile / 2;
  const { at, floors } = plot;
  const [lit, strong] = [ui.lit.has(at), ui.picked.has(at) || ui.hover === at];
  if (floors.length) drawPalace(g, dpr, floors, x, ground + 0.5, tile, p);
  else if (at === 'drop') dropPlace(g, x, ground - tileHeight(tile) - 3, tile, ui, p, lit);
  else emptyPlot(g, x, ground, tile, { lit, strong }, p);

  const tall = floors.length
    ? palaceHeight(tile, floors.length, floors.at(-1)?.token[1] === '5')
    : tile * 0.64 + 4;
  if (floors.length && (lit || strong)) {
    const spread = palaceWidth(tile);
    boxPath(g, middle - spread / 2 - 1, ground - tall - 1, spread + 2, tall + 4, 6);
    stroke(g, veil(p.accent, strong ? 1 : 0.6), strong ? 2.5 : 1.5, strong ? [] : [5, 4]);
  }
  if (floors.length && ui.blocked.has(at)) {
    const spread = palaceWidth(tile);
    box(g, veil(p.panel, 0.6), middle - spread / 2, ground - tall, spread, tall);
  }
  if (shown) foundation(g, plot, middle, ground + 5 + size * 0.5, site, p);
  if (shown && withSum && plot.sum && !plot.ghost && textWidth(g, plot.sum, 11, 500) < pitch - 2) {
    text(g, plot.sum, middle, ground + size + 15, { size: 11, weight: 500, colour: p.ink2 });
  }

  /** @type {Hit[]} */
  const hits = [];
  if (at === 'drop' && tile >= 52) {
    const high = tileHeight(tile);
    const says = { id: 'palazzo-place-drop', args: {} };
    hits.push({ at: '', x: x + 3, y: ground - 3 - high * 0.4, w: tile - 6, h: high * 0.36, says });
  }
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
