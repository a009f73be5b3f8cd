/** What stands in a city: its buildings on the street, on terraces where there are many, each over its cost. */
import { box, boxPath, clamp, stroke, text, veil } from '../draw.js';
import { tag } from './blocks.js';
import { drawBuilding, tileOf } from './buildings.js';
import { silhouette, silhouetteColour } from './silhouettes.js';
/** @import {Context, Hit, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {City} from './types.js' */

/** A building's place is so much higher than wide. */
const RATIO = 1.1;
const WIDEST = 84;
/** What the cost of a great building stands on. */
const GREAT = '#e2b33e';

/** From this size on buildings are drawn in full, below it as silhouettes with the cost beside. */
const FULL = 15;

/** The grid that makes the places widest; a second storey comes only when it makes them much larger.
 * @param {number} count @param {(columns: number, rows: number) => number} cellOf */
function storeys(count, cellOf) {
  let best = { columns: 1, rows: 1, cell: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const cell = cellOf(columns, rows);
    if (cell > best.cell * (best.cell < 30 ? 1.12 : 1.35)) best = { columns, rows, cell };
  }
  return best;
}

/**
 * @typedef {object} Site
 * @property {number} x
 * @property {number} w
 * @property {number} top
 * @property {number} ground  below it there is room for the costs
 */

/** An empty plot. @param {Context} g @param {Site} site @param {{lit: boolean, strong: boolean}} state @param {Palette} p */
function plot(g, { x, w, top, ground }, { lit, strong }, p) {
  const side = clamp(12, Math.min(w * 0.5, (ground - top) * 0.6), 46);
  boxPath(g, x + w / 2 - side / 2, ground - side - 2, side, side, 4);
  stroke(g, lit || strong ? p.accent : veil(p.line2, 0.6), strong ? 2.2 : 1.2, [4, 4]);
}

/**
 * @param {Context} g @param {number} dpr @param {Site} site @param {City} city @param {number} seat @param {Ui} ui @param {Palette} p
 * @returns {Hit[]} a region for each building
 */
export function town(g, dpr, site, { city, at, tiles }, seat, ui, p) {
  const ghost = ui.ghost?.find((one) => one.at === at) ?? null;
  const standing = tiles.map((token, i) => ({ token, at: `built:${seat}:${city}:${i}`, coming: false }));
  const coming = (ghost?.tiles ?? []).map((token) => ({ token, at: '', coming: true }));
  // In a replacement the new building stands in the place of the old one.
  const all = [...standing.filter((one) => !coming.length || !ui.picked.has(one.at)), ...coming];
  const { x, w, top, ground } = site;
  const state = { lit: ui.lit.has(at), strong: ui.picked.has(at) || ui.hover === at };
  if (!all.length) {
    plot(g, site, state, p);
    return [];
  }
  const size = clamp(11, w * 0.2, 14);
  // The costs stand below the buildings, on the street or on the terrace.
  const band = size * 0.85 + 2;
  const high = ground - top;
  const full = storeys(all.length, (columns, rows) =>
    Math.min((w - 4) / columns - 1, (high - (rows - 1) * band) / rows / RATIO - 2, WIDEST),
  );
  const drawn = full.cell >= FULL;
  const { columns, rows, cell } = drawn
    ? full
    : storeys(all.length, (columns, rows) => Math.min((w - 2) / columns / 2, high / rows));
  const [wide, tall] = drawn
    ? [cell + 1, cell * RATIO + 2 + band]
    : [(w - 2) / columns, Math.min((high + band * 0.8) / rows, 22)];
  const low = drawn ? ground : ground + band * 0.8;
  for (let row = 1; drawn && row < rows; row++) box(g, p.street, x + 3, ground - row * tall, w - 6, 1.6);
  const placed = all.map((one, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, all.length - row * columns);
    const middle = x + w / 2 + ((i % columns) - (inRow - 1) / 2) * wide;
    return { ...one, middle, foot: low - row * tall, kind: tileOf(one.token) };
  });
  const shown = placed.filter((one) => !ui.flying?.has(one.at));
  for (const { kind, coming, middle, foot } of shown) {
    g.save();
    if (coming) g.globalAlpha = 0.62;
    const colours = [kind[1] > 5 ? GREAT : p.tablet, '#241a12'];
    if (drawn) {
      drawBuilding(g, dpr, kind[0], middle, foot, cell * 0.96, p);
      const edge = coming ? p.good : 'rgba(60, 44, 28, 0.6)';
      tag(g, kind[1], middle, foot + size * 0.3, size, /** @type {[string, string]} */ (colours), edge);
    } else {
      const figure = wide < 16 ? 9 : 11;
      const drawing = Math.min(wide - figure * 0.75 - 1, tall * 1.05);
      silhouette(g, kind[0], middle - figure * 0.36, foot - 1, drawing, silhouetteColour(kind[0], p));
      const colour = coming ? p.good : p.ink;
      text(g, kind[1], middle + drawing / 2, foot - tall * 0.42, { size: figure, weight: 700, colour });
    }
    g.restore();
  }
  const place = (/** @type {number} */ middle, /** @type {number} */ foot) => ({
    x: middle - wide / 2,
    y: foot - (drawn ? cell * RATIO : tall),
    w: wide,
    h: drawn ? cell * RATIO : tall,
  });
  for (const one of shown) {
    const [strong, lit] = [ui.picked.has(one.at) || ui.hover === one.at, ui.lit.has(one.at)];
    if (one.coming || !(strong || lit)) continue;
    const at = place(one.middle, one.foot);
    boxPath(g, at.x, at.y, at.w, at.h, 4);
    stroke(g, veil(p.accent, strong ? 1 : 0.7), strong ? 2.6 : 1.5);
  }
  return placed.flatMap(({ at, middle, foot }) => (at ? [{ at, ...place(middle, foot) }] : []));
}
