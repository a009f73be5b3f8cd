/** Where the piles of the supply stand: the seven of every match in a tray beside the kingdom, or in a row above it. */
import { clamp } from '../draw.js';
/** @import {Area} from './card.js' */

/**
 * @typedef {object} Layout
 * @property {number} w
 * @property {number} h
 * @property {number} u  the scale of ornament
 * @property {number} frame
 * @property {number} corner
 * @property {Area | null} tray
 * @property {Area[]} basic
 * @property {Area[]} kingdom
 * @property {{x: number, y: number, r: number}} book  all cards to read
 */

const COLUMNS = 5;

/** @param {number} w @param {number} h @param {number} basics @param {number} kingdom how many piles @returns {Layout} */
export function layoutOf(w, h, basics, kingdom) {
  return w >= 560 ? beside(w, h, basics, kingdom) : below(w, h, basics, kingdom);
}

/** @param {Area} area @param {number} count @param {number} columns @param {number} gapX @param {number} gapY @returns {Area[]} */
function grid({ x, y, w, h }, count, columns, gapX, gapY) {
  const rows = Math.max(1, Math.ceil(count / columns));
  const [wide, tall] = [(w - (columns - 1) * gapX) / columns, (h - (rows - 1) * gapY) / rows];
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (wide + gapX),
    y: y + Math.floor(i / columns) * (tall + gapY),
    w: wide,
    h: tall,
  }));
}

/** @param {number} w @param {number} h @param {number} basics @param {number} kingdom @returns {Layout} */
function beside(w, h, basics, kingdom) {
  const u = clamp(0.4, Math.min(w / 802, h / 488), 1.35);
  const frame = Math.max(5, 12 * u);
  const margin = clamp(5, 11 * u, 16);
  const wide = clamp(96, w * 0.155, 150);
  const tray = { x: frame + margin, y: frame + margin, w: wide + 2 * margin, h: h - 2 * (frame + margin) };
  const r = clamp(12, 14 * u, 17);
  const inner = { x: tray.x + margin, y: tray.y + margin, w: wide, h: tray.h - 2 * margin - 2 * r - 4 };
  const gap = clamp(4, 7 * u, 10);
  const left = tray.x + tray.w + margin * 1.2;
  const area = { x: left, y: tray.y + 2, w: w - frame - margin - 3 - left, h: tray.h - 4 };
  const book = { x: tray.x + tray.w / 2, y: tray.y + tray.h - margin - r, r };
  const places = grid(area, kingdom, COLUMNS, clamp(6, 11 * u, 14), clamp(8, 14 * u, 18));
  // Cards, not posters: on a high board they stay in proportion.
  const tall = Math.min(places[0]?.h ?? 0, (places[0]?.w ?? 0) * 2.2);
  const cards = places.map((one) => ({ ...one, y: one.y + (one.h - tall) / 2, h: tall }));
  return {
    w,
    h,
    u,
    frame,
    corner: 18 * Math.max(u, 0.6),
    tray,
    basic: grid(inner, basics, 1, 0, gap),
    kingdom: cards,
    book,
  };
}

/** @param {number} w @param {number} h @param {number} basics @param {number} kingdom @returns {Layout} */
function below(w, h, basics, kingdom) {
  const u = clamp(0.4, w / 802, 1);
  const frame = 5;
  const margin = 4;
  const area = {
    x: frame + margin,
    y: frame + margin + 1,
    w: w - 2 * (frame + margin),
    h: h - 2 * (frame + margin) - 2,
  };
  const gap = 5;
  const top = (area.h - 2 * gap) * 0.27;
  const r = 12;
  // The last place of the row above is for the book.
  const row = { ...area, w: area.w - 2 * r - 3, h: top };
  const rest = { ...area, y: area.y + top + gap, h: area.h - top - gap };
  const book = { x: area.x + area.w - r, y: area.y + top / 2, r };
  return {
    w,
    h,
    u,
    frame,
    corner: 12,
    tray: null,
    basic: grid(row, basics, basics, 3, 0),
    kingdom: grid(rest, kingdom, COLUMNS, 5, gap),
    book,
  };
}
