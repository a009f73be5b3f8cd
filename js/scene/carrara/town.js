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

/** A second storey comes only when it makes the buildings much larger. @param {number} count @param {number} w @param {number} h */
function storeys(count, w, h) {
  let best = { columns: 1, rows: 1, cell: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const cell = Math.min(w / columns - 2, h / rows / RATIO - 3, WIDEST);
    if (cell > best.cell * 1.35) best = { columns, rows, cell };
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
  const storey = wide * RATIO + 3;
  /** @type {Hit[]} */
  const hits = [];
  for (let row = 1; row < rows; row++) {
    box(g, p.street, x + 3, ground - row * storey, w - 6, 1.6);
  }
  all.forEach((one, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, all.length - row * columns);
    const middle = x + w / 2 + ((i % columns) - (inRow - 1) / 2) * (wide + 2);
    const foot = ground - row * storey;
    const [type, cost] = tileOf(one.token);
    hits.push({ at: one.at, x: middle - wide / 2, y: foot - wide * RATIO, w: wide, h: wide * RATIO });
    if (ui.flying?.has(one.at)) return;
    g.save();
    if (one.coming) g.globalAlpha = 0.62;
    drawBuilding(g, dpr, type, middle, foot, wide * 0.96, p);
    g.restore();
    const [ground2, ink] = cost > 5 ? ['#e2b33e', '#241a12'] : [p.tablet, '#241a12'];
    const edge = one.coming ? p.good : 'rgba(60, 44, 28, 0.6)';
    tag(
      g,
      cost,
      middle + Math.min(wide / 2 - size * 0.2, wide * 0.36),
      foot - size * 0.55,
      size,
      [ground2, ink],
      edge,
    );
    const [picked, hover, lit] = [ui.picked.has(one.at), ui.hover === one.at, ui.lit.has(one.at)];
    if (one.coming || !(picked || hover || lit)) return;
    boxPath(g, middle - wide / 2, foot - wide * RATIO, wide, wide * RATIO, 4);
    stroke(g, veil(p.accent, picked || hover ? 1 : 0.7), picked || hover ? 2.6 : 1.5);
  });
  return hits.filter((one) => one.at);
}
