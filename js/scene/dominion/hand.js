/** The viewer's cards in hand, side by side or overlapping, in one row or two. */
import { paletteOf } from '../colours.js';
import { clamp } from '../draw.js';
import { RATIO, drawCard } from './card.js';
/** @import {Context, Hit, Size, Ui} from '../types.js' */
/** @import {Look} from './types.js' */

/** So much of each card shows at least, if there is room. */
const SHOWN = 34;
const LIFT = 8;
const [WIDEST, SLIMMEST] = [132, 2];

/** @typedef {{rows: number, perRow: number, w: number, h: number, step: number, pitch: number}} Fan */
/** @param {number} count @param {number} w @param {number} h @returns {Fan} */
export function fanOf(count, w, h) {
  const high = h - LIFT - 7;
  /** @type {Fan | null} */
  let best = null;
  let most = 0;
  for (let rows = 1; rows <= Math.min(2, count); rows++) {
    const perRow = Math.ceil(count / rows);
    for (const apart of rows > 1 ? [1.04, 0.6] : [1]) {
      const tall = high / (1 + (rows - 1) * apart);
      // Where there is height but no width, slimmer cards than usual show more of themselves.
      const gap = clamp(4, w * 0.01, 12);
      const even = (w - (perRow - 1) * gap) / perRow;
      const wide = Math.min(WIDEST, clamp(tall / SLIMMEST, even, tall / RATIO));
      const step = perRow > 1 ? Math.min(wide + gap, (w - wide) / (perRow - 1)) : 0;
      const shown = Math.min(wide, step || wide);
      const seen = Math.min(1, apart) * tall;
      const worth = shown * Math.min(seen, wide * RATIO) * Math.min(1, shown / SHOWN) ** 2 * Math.sqrt(wide);
      if (worth <= most * 1.06) continue;
      most = worth;
      best = { rows, perRow, w: wide, h: Math.min(tall, wide * SLIMMEST), step, pitch: apart * tall };
    }
  }
  return best ?? { rows: 1, perRow: 1, w: 0, h: 0, step: 0, pitch: 0 };
}

/** @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]} */
export function paintHand(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(ui.theme);
  const hand = look.viewer === null ? null : look.seats[look.viewer].hand;
  if (!hand?.length) return [];
  const margin = 8;
  const fan = fanOf(hand.length, w - 2 * margin, h);
  const top = h - 5 - fan.h - (fan.rows - 1) * fan.pitch;
  return hand.map((token, i) => {
    const at = `hand:${i}`;
    const row = Math.floor(i / fan.perRow);
    const column = i % fan.perRow;
    const x = margin + column * fan.step;
    const [picked, blocked] = [ui.picked.has(at), ui.blocked.has(at)];
    const hover = ui.hover === at && !blocked;
    const rest = top + row * fan.pitch;
    const y = rest - (picked ? LIFT : hover ? 3 : 0);
    const style = { picked, blocked, hover, lit: ui.lit.has(at) };
    if (!ui.flying?.has(at)) drawCard(g, dpr, token, { x, y, w: fan.w, h: fan.h }, p, ui.say, style);
    const last = i === hand.length - 1 || column === fan.perRow - 1;
    const seen = row < fan.rows - 1 ? Math.min(fan.pitch, fan.h) : fan.h;
    return { at, x, y: rest, w: last ? fan.w : Math.min(fan.w, fan.step), h: seen };
  });
}
