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
 * @property {{x: number, y: number}} bell  the sign that the end is near
 * @property {Area | null} prices  of one section, where the wheel's ring is too small for them
 * @property {number} label
 */

const MARKET = 9;
const KINDS = 6;
/** A tile of less can't be read: then the other way, where its tiles are larger. */
const LEAST = 30;

/** @param {number} w @param {number} h @param {boolean} advanced @returns {Layout} */
export function layoutOf(w, h, advanced) {
  const wide = w / h > (w > 560 ? 1.3 : 1.85);
  const ways = [beside(w, h, advanced), below(w, h, advanced)];
  const [best, other] = wide ? ways : ways.reverse();
  const better = other.market.w > best.market.w && other.wheel.r > LEAST;
  return best.market.w < LEAST && better ? other : best;
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
  const left = wheel.x + r + margin + 4;
  const side = { x: left, w: w - frame - margin - left };
  const head = frame + margin + label * 0.5;
  const top = head + label * 0.5 + 4;
  const step = side.w / 3;
  const free = tray.y - margin - top;
  const pitch = free * 0.225;
  const lower = top + 2 * pitch + 2;
  const lowerH = tray.y - margin - lower;
  const greatW = Math.min(step - 4, tileWidth(lowerH / 2 - 4));
  const places = Array.from({ length: KINDS }, (_, i) => ({
    x: side.x + step * ((i % 3) + 0.5),
    y: top + pitch * (Math.floor(i / 3) + 0.5),
  }));
  const corner = tray.y - margin - label * 0.5;
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
    great: advanced
      ? { x: side.x + (side.w - 3 * greatW - 12) / 2, y: lower, w: greatW, columns: 3, gapX: 6, gapY: 3 }
      : null,
    objects: {
      places,
      r: clamp(1, Math.min(step * 0.43, pitch / 2 - 2), 24),
      price: { x: side.x + step * 0.5, y: head, size: clamp(13, label * 0.7, 16) },
    },
    pile: { x: side.x + side.w - label * 1.2, y: head },
    bag: { x: frame + margin, y: corner },
    upgrades: { x: wheel.x + r - label * 0.4, y: corner },
    bell: { x: frame + margin, y: head },
    prices: lowerH < 40 ? null : { x: side.x + 4, y: lower + 4, w: side.w - 4, h: Math.min(lowerH - 6, 84) },
    label,
  };
}

/** Where tile `i` of a grid lies. @param {Grid} grid @param {number} i */
export function cell({ x, y, w, columns, gapX, gapY }, i) {
  return { x: x + (i % columns) * (w + gapX), y: y + Math.floor(i / columns) * (tileHeight(w) + gapY) };
}
