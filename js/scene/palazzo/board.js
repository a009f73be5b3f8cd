/** The board: what lies in the quarries and the warehouse, and how the next tiles would fall. */
import { paletteOf } from '../colours.js';
import { TURN, box, boxPath, clamp, disc, shadowed, stroke, text, veil } from '../draw.js';
import { blit } from '../sprites.js';
import { architect, brassPlate, medallion, rider, riderPlace } from './emblems.js';
import { bestGrid } from '../fit.js';
import { layoutOf } from './layout.js';
import { tileState } from './offer.js';
import { lanterns } from '../paving.js';
import { paving } from './piazza.js';
import { paintQuarry } from './quarry.js';
import { sign } from '../signs.js';
import { sharedOut } from './shared.js';
import { drawTile, pieceHeight, tileHeight } from './tiles.js';
import { paintWarehouse } from './warehouse.js';
/** @import {Context, Hit, Look, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Layout, Area} from './layout.js' */

const ROMAN = ['I', 'II', 'III', 'IV'];
/** A lot of so many is shared out, not auctioned. */
const SHARED = 4;
const RIDERS = 5;

/** All that never changes. @param {Context} g @param {Layout} layout @param {Palette} p */
function ground(g, layout, p) {
  paving(g, layout, p);
  layout.quarries.forEach((_, i) => paintQuarry(g, layout, i, p));
  paintWarehouse(g, layout, p);
  if (p.night) lanterns(g, layout);
}

/** A floor for at least four tiles: how large, and where each lies. @param {Area} floor @param {number} count @param {number} u */
function places({ x, y, w, h }, count, u) {
  const gapX = Math.max(2.5, 7 * u);
  const gapY = Math.max(2, 4 * u);
  const cells = Math.max(SHARED, count);
  const { columns, rows, cell } = bestGrid(cells, w - 4 * u, h, pieceHeight(1), gapX, gapY);
  const tile = Math.min(cell, 130 * Math.max(1, u));
  const left = x + (w - columns * tile - (columns - 1) * gapX) / 2;
  const top = y + (h - rows * pieceHeight(tile) - (rows - 1) * gapY) / 2;
  return {
    tile,
    at: (/** @type {number} */ k) => ({
      x: left + (k % columns) * (tile + gapX),
      y: top + Math.floor(k / columns) * (pieceHeight(tile) + gapY),
    }),
  };
}

/** Where a tile may come to lie: a bed sawn into the floor. @param {Context} g @param {number} x @param {number} y
 * @param {number} tile @param {Palette} p */
function bed(g, x, y, tile, p) {
  const [w, h] = [tile - 3, tileHeight(tile) - 2];
  box(g, p.night ? 'rgba(0, 0, 0, 0.14)' : 'rgba(92, 76, 46, 0.08)', x + 1.5, y + 1.5, w, h, 3);
  boxPath(g, x + 2.3, y + 2.3, w, h, 3);
  stroke(g, p.night ? 'rgba(210, 222, 250, 0.1)' : 'rgba(255, 252, 238, 0.6)', 1);
  boxPath(g, x + 1.5, y + 1.5, w, h, 3);
  stroke(g, p.night ? 'rgba(0, 0, 0, 0.45)' : 'rgba(84, 68, 40, 0.36)', 1);
}

/** @param {Context} g @param {Area} area @param {string} colour @param {string} glow @param {number} width @param {number} u */
function lightUp(g, { x, y, w, h }, colour, glow, width, u) {
  const path = () => boxPath(g, x, y, w, h, 8 * u);
  g.lineWidth = width;
  g.strokeStyle = colour;
  shadowed(g, { colour: glow, blur: 24 * u }, () => {
    path();
    g.stroke();
  });
  path();
  g.stroke();
}

/** @param {Context} g @param {number} dpr @param {Layout} layout @param {Look} look @param {number} i @param {Ui} ui
 * @param {Palette} p @returns {Hit[]} */
function quarry(g, dpr, layout, look, i, ui, p) {
  const { u, label } = layout;
  const { area, face, floor } = layout.quarries[i];
  const { quarries, lot } = look.table;
  const at = `quarry:${i}`;
  const isLot = lot?.quarry === i;
  const tiles = quarries[i].length || !isLot ? quarries[i] : lot.tiles;
  if (isLot) lightUp(g, area, p.lot, p.glow, Math.max(2, 3 * u), u);
  else if (ui.lit.has(at) || ui.hover === at || ui.picked.has(at)) {
    lightUp(g, area, veil(p.accent, ui.hover === at ? 1 : 0.8), p.accent, ui.hover === at ? 3 : 2, u * 0.5);
  }
  const { tile, at: placeOf } = places(floor, tiles.length, u);
  for (let k = tiles.length; k < SHARED; k++) bed(g, placeOf(k).x, placeOf(k).y, tile, p);
  /** @type {Hit[]} */
  const hits = [{ at, ...area }];
  tiles.forEach((token, k) => {
    const { x, y } = placeOf(k);
    const key = `${at}:${k}`;
    if (!ui.flying?.has(key)) drawTile(g, dpr, token, x, y, tile, p);
    hits.push({ at: key, x, y, w: tile, h: tileHeight(tile) });
  });

  // The numeral on the inner side of the rock face; beside it whether the lot is shared out.
  const left = i === 0 || i === 3;
  const y = area.y + Math.max(face * 0.46, label * 0.3);
  const inner = left ? area.x + area.w - 10 * u : area.x + 10 * u;
  const align = left ? 'right' : 'left';
  const plaque = sign(g, ROMAN[i], inner, y, { h: label, serif: true, align }, p);
  if (tiles.length >= SHARED && !isLot) {
    const beside = left ? plaque.x - 5 * u - 2 : plaque.x + plaque.w + 5 * u + 2;
    const mark = sharedOut(g, label);
    const style = {
      h: label,
      align: /** @type {'left' | 'right'} */ (align),
      edge: 'rgba(255, 255, 255, 0.4)',
      mark,
    };
    sign(
      g,
      String(tiles.length),
      beside,
      y,
      { ...style, colours: /** @type {[string, string]} */ (p.shared) },
      p,
    );
  }
  return hits;
}

/** Tiles alternate between the two halls, so that those that lie there stay where they are. @param {Context} g
 * @param {number} dpr @param {Layout} layout @param {Look} look @param {Ui} ui @param {Palette} p @returns {Hit[]} */
function warehouse(g, dpr, layout, look, ui, p) {
  const { u, bays, warehouse: hall } = layout;
  const tiles = look.table.warehouse;
  const each = Math.ceil(tiles.length / 2);
  const gapX = Math.max(3, 7 * u);
  const gapY = Math.max(2, 4 * u);
  const { w, h } = bays[0];
  const { columns, cell } = bestGrid(Math.max(2, each), w, h, pieceHeight(1), gapX, gapY);
  const tile = Math.min(cell, 118 * Math.max(1, u));
  /** @type {Hit[]} */
  const hits = [{ at: 'warehouse', x: hall.x, y: hall.y, w: hall.w, h: hall.h }];
  tiles.forEach((token, i) => {
    const bay = bays[i % 2];
    const mine = Math.ceil((tiles.length - (i % 2)) / 2);
    const k = Math.floor(i / 2);
    const rows = Math.ceil(mine / columns);
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, mine - row * columns);
    const x = bay.x + (bay.w - inRow * tile - (inRow - 1) * gapX) / 2 + (k % columns) * (tile + gapX);
    const y =
      bay.y + (bay.h - rows * pieceHeight(tile) - (rows - 1) * gapY) / 2 + row * (pieceHeight(tile) + gapY);
    const at = `warehouse:${i}`;
    if (!ui.flying?.has(at)) {
      drawTile(g, dpr, token, x, y, tile, p);
      tileState(g, x, y, tile, at, ui, p);
    }
    hits.push({ at, x, y, w: tile, h: pieceHeight(tile) });
  });
  return hits;
}

/** What a tile costs, on the warehouse's edge. @param {Context} g @param {Layout} layout @param {Look} look
 * @param {Palette} p @returns {Hit} */
function price(g, { w, warehouse: hall, label, u }, look, p) {
  const pill = label * 1.06;
  const r = pill * 0.34;
  const mark = {
    wide: 2 * r,
    // Of no currency: any of them pays.
    draw(/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) {
      g.beginPath();
      g.arc(x + r, y, r * 0.9, 0, TURN);
      stroke(g, colour, r * 0.2);
      disc(g, x + r, y, r * 0.45, colour);
    },
  };
  const colours = /** @type {[string, string]} */ (p.pill);
  const y = hall.y + hall.h - Math.max(1, 3 * u);
  const style = { h: pill, round: pill / 2, colours, edge: 'transparent', mark };
  return { at: 'price', ...sign(g, String(look.table.price), w / 2, y, style, p) };
}

/** Riders that came, and the places of those to come. @param {Context} g @param {Layout} layout @param {Look} look @param {Ui} ui
 * @param {Palette} p @returns {Hit[]} */
function riders(g, { riders: at }, look, ui, p) {
  /** @type {Hit[]} */
  const hits = [];
  for (let i = 0; i < RIDERS; i++) {
    const x = at.x + i * (at.w + at.gap);
    const key = `rider:${i}`;
    if (i < look.table.riders && !ui.flying?.has(key)) rider(g, x, at.y, at.w, at.h);
    else riderPlace(g, x, at.y, at.w, at.h, i === RIDERS - 1, p);
    hits.push({ at: key, x, y: at.y, w: at.w, h: at.h });
  }
  hits.push({ at: 'riders', x: at.x, y: at.y, w: RIDERS * at.w + (RIDERS - 1) * at.gap, h: at.h });
  return hits;
}

/** The tiles still to be drawn: the back of the next one and how many are left. @param {Context} g @param {Layout} layout
 * @param {Look} look @param {Ui} ui @param {Palette} p @returns {Hit} */
function stack(g, { stack: { x, y, w, h }, u, label }, look, ui, p) {
  const { left, back } = look.table.stock;
  const layers = Math.min(4, Math.ceil(left / 5));
  for (let i = layers - 1; i >= 0; i--) {
    const [dx, dy] = [i * 1.4, i * 2.2];
    const clay = i ? (p.night ? '#4a3020' : '#6e4528') : p.night ? '#6b4630' : '#8c5a36';
    const shade = { colour: i === layers - 1 ? p.shadow : 'transparent', blur: 10 * u, dy: 4 * u };
    shadowed(g, shade, () => box(g, clay, x + dx, y + dy, w, h, 4));
    boxPath(g, x + dx, y + dy, w, h, 4);
    stroke(g, 'rgba(40, 20, 8, 0.5)', 1);
  }
  if (left && back) {
    boxPath(g, x + 3.5, y + 3.5, w - 7, h - 7, 2);
    stroke(g, 'rgba(255, 232, 200, 0.6)', 1);
    text(g, ROMAN[back - 1], x + w / 2, y + h / 2, {
      size: h * 0.56,
      weight: 600,
      colour: '#fff3dc',
      serif: true,
    });
  } else if (!left) {
    boxPath(g, x + 1, y + 1, w - 2, h - 2, 4);
    stroke(g, p.night ? 'rgba(243, 233, 214, 0.4)' : 'rgba(43, 33, 26, 0.5)', 1.2, [4, 3]);
  }
  const strong = ui.hover === 'stock' || ui.picked.has('stock');
  if (strong || ui.lit.has('stock')) {
    lightUp(
      g,
      { x: x - 2, y: y - 2, w: w + 4, h: h + 4 },
      veil(p.accent, strong ? 1 : 0.8),
      p.accent,
      strong ? 3 : 2,
      u * 0.5,
    );
  }
  const style = { h: label * 0.92, round: label / 2 };
  const sum = sign(g, String(left), x + w / 2, y + h + label * 0.36 + 3, style, p);
  // A finger has room, and a ring around it goes round the number too.
  const reach = clamp(0, 44 - w, 12) / 2;
  return { at: 'stock', x: x - reach, y, w: w + 2 * reach, h: sum.y + sum.h + 2 - y };
}

/**
 * @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]}
 */
export function paintBoard(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(ui.theme);
  const layout = layoutOf(w, h);
  const { table } = look;
  blit(g, dpr, `board ${p.theme}`, 0, 0, w, h, 0, (c) => ground(c, layout, p));
  const quarries = layout.quarries.flatMap((_, i) => quarry(g, dpr, layout, look, i, ui, p));
  const tiles = warehouse(g, dpr, layout, look, ui, p);
  const horsemen = riders(g, layout, look, ui, p);
  const pile = stack(g, layout, look, ui, p);
  // Where the board is low the pile reaches up to it.
  const cost = price(g, layout, look, p);
  const ledges = layout.ledges.flatMap(({ x, y, r }, i) => {
    const steps = (i - table.architect + 4) % 4;
    if (steps) medallion(g, x, y, r, steps);
    else {
      brassPlate(g, x, y, r);
      if (!ui.flying?.has('architect')) architect(g, x, y + r * 0.42, layout.figure);
    }
    const { figure } = layout;
    const place = { x: x - figure * 0.3, y: y + r * 0.42 - figure * 0.95, w: figure * 0.6, h: figure };
    return [
      { at: `ledge:${i}`, ...place },
      steps ? { at: `disc:${i}`, x: x - r, y: y - r, w: 2 * r, h: 2 * r } : { at: 'architect', ...place },
    ];
  });
  return [...quarries, ...tiles, pile, cost, ...horsemen, ...ledges];
}
