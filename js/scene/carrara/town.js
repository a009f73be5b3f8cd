/** What stands in a city: its buildings on the street, on terraces where there are many, each with its cost. */
import { box, boxPath, clamp, stroke, veil } from '../draw.js';
import { tag } from './blocks.js';
import { drawBuilding, tileOf } from './buildings.js';
/** @import {Context, Hit, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {City} from './types.js' */

/** A building's place is so much higher than wide. */
const RATIO = 1.1;
const WIDEST = 84;
/** What the cost of a great building stands on. */
const GREAT = '#e2b33e';

/** A second storey comes only when it makes the buildings much larger. @param {number} count @param {number} w @param {number} h */
function storeys(count, w, h) {
  let best = { columns: 1, rows: 1, cell: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const cell = Math.min(w / columns - 2, h / rows / RATIO - 3, WIDEST);
    if (cell > best.cell * (best.cell < 30 ? 1.12 : 1.35)) best = { columns, rows, cell };
  }
  return best;
}

/**
 * @typedef {object} Site
 * @property {number} x
 * @property {number} w
 * @property {number} top
 * @property {number} ground
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
  const { columns, rows, cell } = storeys(all.length, w - 4, ground - top);
  const wide = Math.min(cell, WIDEST);
  // In a narrow place they stand one before another, rather than to be hidden by their costs.
  const body = Math.max(wide, Math.min(28, (ground - top) / rows / RATIO - 3));
  const storey = body * RATIO + 3;
  for (let row = 1; row < rows; row++) {
    box(g, p.street, x + 3, ground - row * storey, w - 6, 1.6);
  }
  const placed = all.map((one, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, all.length - row * columns);
    const middle = x + w / 2 + ((i % columns) - (inRow - 1) / 2) * (wide + 2);
    return { ...one, middle, foot: ground - row * storey, kind: tileOf(one.token) };
  });
  const shown = placed.filter((one) => !ui.flying?.has(one.at));
  for (const { kind, coming, middle, foot } of shown) {
    g.save();
    if (coming) g.globalAlpha = 0.62;
    drawBuilding(g, dpr, kind[0], middle, foot, body * 0.96, p);
    g.restore();
  }
  for (const { kind, coming, middle, foot } of shown) {
    const right = middle + Math.min(wide / 2 - size * 0.2, wide * 0.36);
    const edge = coming ? p.good : 'rgba(60, 44, 28, 0.6)';
    tag(g, kind[1], right, foot - size * 0.55, size, [kind[1] > 5 ? GREAT : p.tablet, '#241a12'], edge);
  }
  const place = (/** @type {number} */ middle, /** @type {number} */ foot) => ({
    x: middle - wide / 2,
    y: foot - body * RATIO,
    w: wide,
    h: body * RATIO,
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
