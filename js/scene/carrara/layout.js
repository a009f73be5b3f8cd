/** Where wheel, market, great buildings and objects stand on the board: beside each other, or the market below. */
import { clamp } from '../draw.js';
import { tileHeight, tileWidth } from './tiles.js';
import { wheelAt } from './wheel.js';
/** @import {Wheel} from './wheel.js' */

/** @typedef {{x: number, y: number, w: number, h: number}} Area */
/** @typedef {{x: number, y: number, w: number, columns: number, gapX: number, gapY: number}} Grid  of tiles, `w` wide each */
/**
 * @typedef {object} Layout
 * @property {number} w
 * @property {number} h
 * @property {number} u  the scale of ornament
 * @property {number} frame
 * @property {number} corner
 * @property {Wheel} wheel
 * @property {Area[]} trays  cut into the floor
 * @property {Grid} market
 * @property {Grid | null} great
 * @property {{places: {x: number, y: number}[], r: number, price: {x: number, y: number, size: number}}} objects
 * @property {{x: number, y: number}} pile  how many tiles are still face down
 * @property {{x: number, y: number}} bag
 * @property {{x: number, y: number}} upgrades
 * @property {{x: number, y: number}} bell  the sign of the last round
 * @property {Area | null} prices  of one section, where the wheel's ring is too small for them
 * @property {number} label
 */

const MARKET = 9;
const KINDS = 6;

/** @param {number} w @param {number} h @param {boolean} advanced @returns {Layout} */
export function layoutOf(w, h, advanced) {
  const flat = w > 560 ? 1.3 : advanced ? 2 : 1.38;
  return w / h > flat ? beside(w, h, advanced) : below(w, h, advanced);
}

/** @param {number} w @param {number} h @param {boolean} advanced @returns {Layout} */
function beside(w, h, advanced) {
  const u = clamp(0.4, Math.min(w / 802, h / 488), 1.35);
  const frame = Math.max(5, 12 * u);
  const margin = Math.max(4, 12 * u);
  const label = clamp(16, 23 * u, 28);
  const r = Math.min((h - 2 * frame - 2 * margin - 10 * u) / 2, w * 0.29);
  const wheel = wheelAt(frame + margin + r + 8 * u, h / 2, r);
  const left = wheel.x + r + 24 * u;
  const tray = {
    x: left,
    y: frame + margin * 0.8,
    w: w - frame - margin - left,
    h: h - 2 * frame - margin * 1.6,
  };
  const pad = 9 * u;
  const inner = tray.w - 2 * pad;
  // Where six in a row would be too small for a finger they lie in two.
  const lines = inner < 190 ? 2 : 1;
  const row = clamp(26, 42 * u, 56) * lines;
  const gap = 8 * u;
  const greatW = Math.min((inner - 5 * gap * 0.7) / KINDS, 70);
  const greatH = advanced ? tileHeight(greatW) + gap * 1.4 : 0;
  const space = tray.h - 2 * pad - label * 0.5 - row - greatH;
  const tile = Math.min((inner - 2 * gap) / 3, tileWidth((space - 2 * gap) / 3));
  const top = tray.y + pad + label * 0.5;
  const between = (inner - 3 * tile) / 2;
  const gapX = Math.min(between, gap * 2.4);
  const rowsH = 3 * tileHeight(tile) + 2 * gap;
  const spare = Math.max(0, space - rowsH);
  const market = {
    x: left + pad + (inner - 3 * tile - 2 * gapX) / 2,
    y: top + spare / 2,
    w: tile,
    columns: 3,
    gapX,
    gapY: gap,
  };
  const greatTop = top + space + gap * 0.9;
  const great = advanced
    ? {
        x: left + pad + (inner - KINDS * greatW - 5 * gap * 0.7) / 2,
        y: greatTop,
        w: greatW,
        columns: KINDS,
        gapX: gap * 0.7,
        gapY: 0,
      }
    : null;
  const rowY = tray.y + tray.h - pad - row / 2 + 2 * u;
  const priceW = Math.max(34, 40 * u);
  const columns = KINDS / lines;
  const step = (inner - priceW) / columns;
  const radius = Math.min((row / lines) * 0.42, step * 0.45);
  const places = Array.from({ length: KINDS }, (_, i) => ({
    x: left + pad + priceW + step * ((i % columns) + 0.5),
    y: rowY + (Math.floor(i / columns) - (lines - 1) / 2) * (row / lines),
  }));
  return {
    w,
    h,
    u,
    frame,
    corner: 18 * Math.max(u, 0.6),
    wheel,
    trays: [tray],
    market,
    great,
    objects: {
      places,
      r: radius,
      price: { x: left + pad + priceW * 0.46, y: rowY, size: clamp(12, 15 * u, 18) },
    },
    pile: { x: tray.x + tray.w - label, y: tray.y + 1 },
    bag: { x: frame + margin + 2, y: h - frame - margin - label * 0.5 },
    upgrades: { x: frame + margin + 2 + label * 3.6, y: h - frame - margin - label * 0.5 },
    bell: { x: frame + margin + 2, y: frame + margin + label * 0.5 },
    prices: null,
    label,
  };
}

/** @param {number} w @param {number} h @param {boolean} advanced @returns {Layout} */
function below(w, h, advanced) {
  const u = clamp(0.4, w / 802, 1);
  const frame = Math.max(4, 10 * u);
  const margin = Math.max(3, 8 * u);
  const label = clamp(16, 22 * u, 24);
  const gapX = Math.max(2, 6 * u);
  const shelf = w - 2 * frame - 2 * margin;
  const tile = Math.min((shelf - 8 - (MARKET - 1) * gapX) / MARKET, tileWidth(h * 0.3));
  const shelfH = tileHeight(tile) + 7;
  const tray = { x: frame + margin, y: h - frame - margin - shelfH, w: shelf, h: shelfH };
  const r = Math.min((tray.y - frame - 2 * margin - 2) / 2, w * 0.32);
  const wheel = wheelAt(frame + margin + r + 1, frame + margin + (tray.y - frame - 2 * margin) / 2, r);
  const left = wheel.x + r + margin * 2 + 4;
  const side = { x: left, w: w - frame - margin - left };
  const top = frame + margin + label + 6;
  const step = side.w / 3;
  const great = advanced;
  const rows = 2;
  const free = tray.y - margin - top - 22;
  const radius = clamp(10, Math.min(step * 0.43, (free * (great ? 0.52 : 0.58)) / 4 - 2), 20);
  const pitch = radius * 2 + 5;
  const objectsTop = top + radius + 22;
  const places = Array.from({ length: KINDS }, (_, i) => ({
    x: side.x + step * ((i % 3) + 0.5),
    y: objectsTop + Math.floor(i / 3) * pitch,
  }));
  const greatTop = objectsTop + rows * pitch - radius + 2;
  const pricesH = tray.y - margin - greatTop - 4;
  const greatTall = (tray.y - margin - greatTop - 4) / 2 - 3;
  const greatW = Math.min(step - 4, tileWidth(Math.max(20, greatTall)));
  return {
    w,
    h,
    u,
    frame,
    corner: 12,
    wheel,
    trays: [tray],
    market: {
      x: tray.x + (tray.w - MARKET * tile - (MARKET - 1) * gapX) / 2,
      y: tray.y + 3,
      w: tile,
      columns: MARKET,
      gapX,
      gapY: 0,
    },
    great: great
      ? { x: side.x + (side.w - 3 * greatW - 8) / 2, y: greatTop, w: greatW, columns: 3, gapX: 4, gapY: 3 }
      : null,
    objects: { places, r: radius, price: { x: side.x + side.w / 2, y: top + 7, size: 13 } },
    pile: { x: side.x + side.w - label * 0.9, y: frame + margin + label * 0.5 },
    bag: { x: side.x, y: frame + margin + label * 0.5 },
    upgrades: { x: side.x + label * 0.5, y: top + 8 },
    bell: { x: frame + margin, y: frame + margin + label * 0.5 },
    prices:
      great || pricesH < 44 ? null : { x: side.x, y: greatTop + 2, w: side.w, h: Math.min(pricesH, 70) },
    label,
  };
}

/** Where tile `i` of a grid lies. @param {Grid} grid @param {number} i */
export function cell({ x, y, w, columns, gapX, gapY }, i) {
  return { x: x + (i % columns) * (w + gapX), y: y + Math.floor(i / columns) * (tileHeight(w) + gapY) };
}
