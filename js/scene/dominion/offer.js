/** The turn: what is left of it, how near the end is, the trash; or the cards that lie open for the decision. */
import { paletteOf } from '../colours.js';
import { box, boxPath, clamp, stroke, text, textWidth } from '../draw.js';
import { bestGrid, gridPlaces } from '../fit.js';
import { RATIO, drawCard, picture, pill, place } from './card.js';
import { ACTION, BUY, COIN } from './signs.js';
import { line } from './words.js';
/** @import {Context, Hit, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Area} from './card.js' */
/** @import {Look} from './types.js' */

const EMPTY_PILES = 3;
/** In less width the number of Provinces is seen at a glance. */
const BARS = 36;

/** Cards as large as they fit. @param {Context} g @param {Size} size @param {string[]} cards @param {string} region @param {Ui} ui @returns {Hit[]} */
function spread(g, { w, h, dpr }, cards, region, ui) {
  const p = paletteOf(ui.theme);
  const area = { x: 6, y: 5, w: w - 12, h: h - 11 };
  const { columns, cell } = bestGrid(cards.length, area.w, area.h, RATIO, 8, 6);
  const [wide, tall] = [Math.min(cell, 110), Math.min(cell, 110) * RATIO];
  return gridPlaces(cards.length, columns, area, wide, tall, 8, 6).map(({ x, y }, i) => {
    const at = `${region}:${i}`;
    const style = { lit: ui.lit.has(at), picked: ui.picked.has(at), hover: ui.hover === at };
    drawCard(g, dpr, cards[i], { x, y, w: wide, h: tall }, p, ui.say, style);
    return { at, x, y, w: wide, h: tall };
  });
}

/** What is left of the turn. @param {Context} g @param {Area} area @param {Look} look @param {Ui} ui @param {Palette} p */
function counters(g, { x, y, w, h }, { table, over }, ui, p) {
  const gap = clamp(3, w * 0.03, 8);
  const wide = (w - 2 * gap) / 3;
  const rows = /** @type {const} */ ([
    ['dominion-actions', table.actions, ACTION],
    ['dominion-buys', table.buys, BUY],
    ['dominion-coins', table.coins, COIN],
  ]);
  rows.forEach(([id, value, sign], i) => {
    const left = x + i * (wide + gap);
    // Of use now: the actions until treasures are played, then the rest.
    const used = !over && (table.phase === 'action' ? i === 0 : i > 0);
    box(g, p.panel2, left, y, wide, h, 9);
    boxPath(g, left + 0.75, y + 0.75, wide - 1.5, h - 1.5, 8.5);
    stroke(g, used ? p.accent : p.line, used ? 1.8 : 1);
    const figures = (/** @type {number} */ px) => textWidth(g, String(value), px, 700) + px * 0.88 + 5;
    const named = h >= 38;
    const most = clamp(15, h * 0.36, 24);
    const size = Math.max(12, Math.min(most, (most * (wide - 8)) / figures(most)));
    const r = size * 0.44;
    const start = left + (wide - figures(size)) / 2;
    const middle = y + h * (named ? clamp(0.34, h / 115, 0.38) : 0.5);
    sign(g, start + r, middle, r);
    text(g, value, start + 2 * r + 5, middle, { size, weight: 700, colour: p.ink, align: 'left' });
    if (named) {
      const style = {
        size: 11.5,
        least: 10.5,
        weight: 500,
        colour: p.ink2,
        align: /** @type {const} */ ('center'),
      };
      line(g, ui.say({ id }), left + wide / 2, y + h - clamp(9.5, h * 0.2, 10), wide - 8, style);
    }
  });
}

/** How near the end is: Provinces left, piles that are empty. @param {Context} g @param {Area} area @param {Look} look @param {Ui} ui
 * @param {Palette} p */
function ending(g, { x, y, w, h }, { table, seats }, ui, p) {
  const left = table.supply.find(({ card }) => card === 'Province')?.left ?? 0;
  const all = seats.length > 2 ? 12 : 8;
  const icon = clamp(16, h * 0.8, 26);
  const middle = y + h / 2;
  picture(g, 'Province', { x, y: middle - icon / 2, w: icon * 1.25, h: icon }, 3, p);
  const from = x + icon * 1.25 + 6;
  text(g, left, from, middle, { size: 15, weight: 700, colour: left ? p.ink : p.bad, align: 'left' });
  const size = clamp(10, h * 0.45, 14);
  const start = x + w - EMPTY_PILES * (size + 3) + 3;
  for (let i = 0; i < EMPTY_PILES; i++) {
    const [cx, cy] = [start + i * (size + 3), middle - size * 0.62];
    boxPath(g, cx + 0.6, cy + 0.6, size - 1.2, size * 1.24 - 1.2, 2.4);
    if (i < table.empty) {
      g.fillStyle = p.bad;
      g.fill();
    } else stroke(g, p.line2, 1.2, [3, 2.4]);
  }
  const words = ui.say({ id: 'dominion-empty' });
  const style = { size: 11.5, weight: 500, colour: p.ink2, align: /** @type {const} */ ('right') };
  const bars = from + 25;
  const full = textWidth(g, words, style.size, style.weight);
  const named = Math.min(full, start - 6 - bars);
  // In too little room the tip says it.
  if (named < full * 0.72) return;
  line(g, words, start - 6, middle, named, { ...style, least: 10.5 });
  const wide = Math.min(160, start - named - 18 - bars);
  if (wide < BARS) return;
  const each = wide / all;
  for (let i = 0; i < all; i++)
    box(g, i < left ? p.good : p.line, bars + i * each, middle - 4, Math.max(1.5, each - 1.6), 8, 1.6);
}

/** @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]} */
export function paintOffer(g, size, look, ui) {
  const { table } = look;
  if (table.shown.length) return spread(g, size, table.shown, 'shown', ui);
  if (table.aside.length) return spread(g, size, table.aside, 'aside', ui);
  const p = paletteOf(ui.theme);
  const { w, h, dpr } = size;
  const wide = Math.min((h - 18) / RATIO, w * 0.24, 74);
  const tall = wide * RATIO;
  const trash = { x: w - wide - 5, y: 3, w: wide, h: tall };
  const top = table.trash[table.trash.length - 1];
  if (top) drawCard(g, dpr, top, trash, p, ui.say, { price: false });
  else place(g, trash, p);
  if (ui.hover === 'trash') {
    boxPath(g, trash.x - 1, trash.y - 1, wide + 2, tall + 2, 6);
    stroke(g, p.accent, 2);
  }
  if (table.trash.length) pill(g, String(table.trash.length), trash.x + wide / 2, trash.y + tall - 3, 12, p);
  const style = {
    size: 12,
    least: 10.5,
    weight: 500,
    colour: p.ink2,
    align: /** @type {const} */ ('center'),
  };
  if (h - tall > 17)
    line(g, ui.say({ id: 'dominion-trash' }), trash.x + wide / 2, trash.y + tall + 10, wide + 6, style);
  const room = w - wide - 20;
  const foot = clamp(22, h * 0.28, 34);
  counters(g, { x: 4, y: 3, w: room, h: h - foot - 9 }, look, ui, p);
  ending(g, { x: 4, y: h - foot - 2, w: room, h: foot }, look, ui, p);
  return [
    { at: 'end', x: 4, y: h - foot - 2, w: room, h: foot },
    { at: 'trash', ...trash },
  ];
}
