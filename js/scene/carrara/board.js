/** The board: the wheel, the market with the great buildings, and the objects for sale. */
import { paletteOf } from '../colours.js';
import { TURN, box, boxPath, disc, kept, linear, shadowed, stroke, text, veil } from '../draw.js';
import { ellipse, floor, lanterns } from '../paving.js';
import { sign } from '../signs.js';
import { blit } from '../sprites.js';
import { gain, gainWidth, medal, noMedal } from './objects.js';
import { cell, layoutOf } from './layout.js';
import { shield } from '../shield.js';
import { bagMark, bell as bellShape, hourglassMark, pileMark, upgradeSign } from './signs.js';
import { tileOf } from './buildings.js';
import { drawTile, emptyTile, tileHeight } from './tiles.js';
import { isPicking, paintWheel, sectionsOf } from './wheel.js';
import { MARBLES, swatch } from './marbles.js';
/** @import {Context, Hit, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Look, Table} from './types.js' */
/** @import {Area, Grid, Layout} from './layout.js' */

const MARKET = 9;
/** CSS pixels: in less there is no board. */
const LEAST = 80;

/** A shelf let into the floor. @param {Context} g @param {Area} area @param {number} u @param {Palette} p */
function tray(g, { x, y, w, h }, u, p) {
  const r = Math.max(6, 14 * u);
  const rim = Math.max(3, 7 * u);
  const shadow = { colour: p.shadow, blur: 14 * u, dx: 2 * u, dy: 4 * u };
  const stone = linear(g, x, y, x + w, y + h, [0, p.travertine], [1, p.travertineDark]);
  shadowed(g, shadow, () => box(g, stone, x, y, w, h, r));
  boxPath(g, x + 0.6, y + 0.6, w - 1.2, h - 1.2, r);
  stroke(g, p.night ? 'rgba(255, 255, 255, 0.2)' : 'rgba(255, 255, 255, 0.8)', 1.2);
  kept(g, () => {
    boxPath(g, x + rim, y + rim, w - 2 * rim, h - 2 * rim, r * 0.6);
    g.clip();
    const ground = p.night ? ['#2b303a', '#232833'] : ['#a79f8e', '#b5ad9a'];
    box(g, linear(g, x, y, x + w, y + h, [0, ground[0]], [1, ground[1]]), x, y, w, h);
    shadowed(g, { colour: 'rgba(20, 14, 6, 0.55)', blur: 10 * u, dx: 3 * u, dy: 4 * u }, () => {
      const around = new Path2D();
      around.rect(x - 40, y - 40, w + 80, h + 80);
      around.roundRect(x + rim, y + rim, w - 2 * rim, h - 2 * rim, r * 0.6);
      g.fillStyle = '#000000';
      g.fill(around, 'evenodd');
    });
  });
}

/** @param {Context} g @param {Layout} layout @param {Palette} p */
function ground(g, layout, p) {
  const { wheel, u } = layout;
  floor(g, layout, p, () => {
    for (const [reach, width] of [
      [11, 2.4],
      [17, 1.2],
    ]) {
      const r = wheel.r + reach * u;
      ellipse(g, wheel.x, wheel.y, r, r);
      stroke(g, 'rgba(20, 20, 18, 0.3)', width * u + 1.4);
      ellipse(g, wheel.x, wheel.y, r, r);
      stroke(g, p.travertine, Math.max(1, width * u));
    }
  });
  for (const area of layout.trays) tray(g, area, u, p);
  if (p.night) lanterns(g, layout);
}

/** Tiles in a grid, each a region of its own. @param {Context} g @param {number} dpr @param {Grid} grid @param {string[]} tiles
 * @param {(i: number) => string} keyOf @param {Ui} ui @param {Palette} p @returns {Hit[]} */
function spread(g, dpr, grid, tiles, keyOf, ui, p) {
  return tiles.map((token, i) => {
    const at = keyOf(i);
    const { x, y } = cell(grid, i);
    const [picked, hover] = [ui.picked.has(at), ui.hover === at];
    const style = { picked, hover, lit: ui.lit.has(at), blocked: ui.blocked.has(at) };
    if (!ui.flying?.has(at)) drawTile(g, dpr, token, x, y - (picked || hover ? 2 : 0), grid.w, p, style);
    return { at, x, y, w: grid.w, h: tileHeight(grid.w) };
  });
}

/** @param {Context} g @param {Layout} layout @param {Table} table @param {Ui} ui @param {Palette} p @returns {Hit[]} */
function sale(g, { objects: { places, r, price } }, table, ui, p) {
  const wide = gainWidth(g, table.price, price.size);
  gain(g, table.price, 'coins', price.x - wide / 2, price.y, price.size, p, { align: 'left' });
  return places.map(({ x, y }, i) => {
    const object = table.objects[i];
    const at = `object:${object}`;
    if (table.sale[i]) medal(g, object, x, y, r, p);
    else noMedal(g, x, y, r, p);
    const strong = ui.hover === at || ui.picked.has(at);
    if (ui.lit.has(at) || strong) {
      g.beginPath();
      g.arc(x, y, r + 2.4, 0, TURN);
      stroke(g, veil(p.accent, strong ? 1 : 0.8), strong ? 3.4 : 2.2);
    }
    return { at, x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  });
}

/** The prices of the section that is picked from or looked at, or else of the first. @param {Context} g @param {Area} area
 * @param {Table} table @param {Ui} ui @param {Palette} p */
function priceList(g, { x, y, w, h }, table, ui, p) {
  const { taken, looked } = sectionsOf(ui);
  const section = taken ?? looked ?? 1;
  const strong = section === taken;
  box(g, p.panel, x, y, w, h, 7);
  boxPath(g, x + 0.5, y + 0.5, w - 1, h - 1, 7);
  stroke(g, strong ? p.accent : p.line2, strong ? 2 : 1);
  const [column, row] = [(w - 8) / 3, (h - 4) / 2];
  const s = Math.min(15, row * 0.6);
  MARBLES.forEach((marble, i) => {
    const [left, middle] = [x + 6 + (i % 3) * column, y + 2 + row * (Math.floor(i / 3) + 0.5)];
    swatch(g, marble, left, middle - s / 2, s, p);
    const price = table.prices[section - 1][i];
    const colour = price ? p.ink : p.good;
    text(g, price, left + s + 4, middle, { size: 13, weight: 700, colour, align: 'left' });
  });
  disc(g, x + 1, y + 1, 9, strong ? p.accent : p.ink2);
  text(g, section, x + 1, y + 1, { size: 12, weight: 700, colour: strong ? p.onaccent : p.panel });
}

/** The last round and how many turns it has, or who may announce the end: nobody may overlook it.
 * @param {Context} g @param {Table} table @param {number} x @param {number} y @param {number} label @param {Palette} p */
function endSign(g, { ending, turns, may }, x, y, label, p) {
  const h = label * 1.5;
  const style = { h, align: /** @type {'left'} */ ('left'), edge: p.onaccent };
  if (ending) {
    const mark = hourglassMark(g, h);
    sign(g, String(turns ?? 0), x, y + label * 0.25, { ...style, colours: [p.accent, p.onaccent], mark }, p);
    return;
  }
  const ready = may.flatMap((one, seat) => (one === 'no' ? [] : [seat]));
  if (!ready.length) return;
  const sure = may.includes('yes');
  const [size, step] = [h * 0.5, h * 0.62];
  const mark = {
    wide: h * 0.7 + ready.length * step,
    draw(/** @type {number} */ left, /** @type {number} */ middle, /** @type {string} */ colour) {
      bellShape(g, left + h * 0.32, middle, h * 0.74, colour);
      ready.forEach((seat, i) => shield(g, left + h * 0.76 + i * step, middle - size * 0.59, size, seat, p));
    },
  };
  /** @type {[string, string]} */
  const colours = sure ? [p.accent, p.onaccent] : [p.panel, p.accent];
  sign(g, '', x, y + label * 0.25, { ...style, colours, edge: sure ? p.onaccent : p.accent, mark }, p);
}

/** @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]} */
export function paintBoard(g, { w, h, dpr }, look, ui) {
  // The wheel alone needs as much.
  if (Math.min(w, h) < LEAST) return [];
  const p = paletteOf(ui.theme);
  const { table } = look;
  const layout = layoutOf(w, h, table.advanced);
  const { wheel, market, great, label } = layout;
  blit(g, dpr, `carrara board ${table.advanced} ${p.theme}`, 0, 0, w, h, 0, (c) => ground(c, layout, p));
  const stones = paintWheel(g, dpr, wheel, table, ui, p);
  for (let i = table.market.length; i < MARKET; i++) {
    const { x, y } = cell(market, i);
    emptyTile(g, x, y, market.w, p);
  }
  const tiles = spread(g, dpr, market, table.market, (i) => `market:${i}`, ui, p);
  // Where there is no room for both, the prices stand in for the great buildings while blocks are bought.
  const buying = isPicking(ui);
  const greats =
    great && !(layout.prices && buying)
      ? spread(g, dpr, great, table.great, (i) => `great:${tileOf(table.great[i])[0]}`, ui, p)
      : [];
  const objects = sale(g, layout, table, ui, p);
  if (layout.prices && (buying || !great)) priceList(g, layout.prices, table, ui, p);
  const { pile, bag, bell } = layout;
  const pileBox = sign(
    g,
    String(table.stack),
    pile.x,
    pile.y,
    { h: label, align: 'center', mark: pileMark(g, label) },
    p,
  );
  const bagBox = sign(
    g,
    String(table.bag),
    bag.x,
    bag.y,
    { h: label, align: 'left', mark: bagMark(g, label) },
    p,
  );
  if (table.upgrades.length && great) {
    const r = label * 0.5;
    upgradeSign(g, layout.upgrades.x, layout.upgrades.y, r, p);
  }
  endSign(g, table, bell.x, bell.y, label, p);
  return [
    { at: 'market', ...layout.trays[0] },
    ...stones,
    ...tiles,
    ...greats,
    ...objects,
    { at: 'pile', ...pileBox },
    { at: 'bag', ...bagBox },
  ];
}
