/** A seat: what is in play, its deck and its discard pile as far as the rules let them be seen, the backs of a hand. */
import { paletteOf } from '../colours.js';
import { clamp } from '../draw.js';
import { RATIO, drawCard, pill, place } from './card.js';
import { CARDS } from './cards.js';
import { line } from './words.js';
/** @import {Context, Hit, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Area} from './card.js' */
/** @import {Look, Seat} from './types.js' */

/** Equal cards lie on each other. @param {string[]} cards */
function counted(cards) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  // What was done comes first, the money last.
  const late = (/** @type {string} */ card) => (CARDS[card].kind === 'treasure' ? 1 : 0);
  return [...counts].sort(([a], [b]) => late(a) - late(b));
}

/** The cards in play, each kind fanned and counted. @param {Context} g @param {number} dpr @param {Area} area @param {string[]} cards
 * @param {Ui} ui @param {Palette} p @returns {Hit[]} */
function inPlay(g, dpr, { x, y, w, h }, cards, ui, p) {
  const kinds = counted(cards);
  const wide = Math.min(h / RATIO, 92);
  const fan = wide * 0.07;
  const step =
    kinds.length > 1
      ? Math.min(wide + clamp(6, wide * 0.2, 18), (w - wide - 3 * fan) / (kinds.length - 1))
      : 0;
  const tall = wide * RATIO;
  const top = y + (h - tall) / 2;
  return kinds.map(([token, n], i) => {
    const left = x + i * step;
    for (let k = Math.min(n, 4) - 1; k >= 0; k--) {
      drawCard(g, dpr, token, { x: left + k * fan, y: top, w: wide, h: tall }, p, ui.say, { price: false });
    }
    if (n > 1) pill(g, `\u00d7${n}`, left + wide * 0.78, top + tall - 6, clamp(11, wide * 0.17, 13), p);
    return { at: `play:${token}`, x: left, y: top, w: Math.min(wide, step || wide), h: tall };
  });
}

/** The backs of a hand, in a bow. @param {Context} g @param {number} dpr @param {Area} area @param {number} count @param {Palette} p @param {Ui} ui */
function backs(g, dpr, { x, y, w, h }, count, p, ui) {
  const shown = Math.min(count, 12);
  const wide = Math.min((h - 8) / RATIO, 58);
  const step = shown > 1 ? Math.min(wide * 0.62, (w - wide - 6) / (shown - 1)) : 0;
  const left = x + (w - wide - step * (shown - 1)) / 2;
  const bow = Math.min(5, h * 0.05);
  for (let i = 0; i < shown; i++) {
    const off = shown > 1 ? (2 * i) / (shown - 1) - 1 : 0;
    const [cx, cy] = [left + i * step + wide / 2, y + h / 2 + off * off * bow];
    g.save();
    g.translate(cx, cy);
    g.rotate(off * 0.09);
    g.translate(-wide / 2, (-wide * RATIO) / 2);
    drawCard(g, dpr, 'back', { x: 0, y: 0, w: wide, h: wide * RATIO }, p, ui.say);
    g.restore();
  }
}

/** The deck: a back, or what is known to lie on it. @param {Context} g @param {number} dpr @param {Area} at @param {Seat} seat @param {Ui} ui
 * @param {Palette} p */
function deck(g, dpr, at, seat, ui, p) {
  if (seat.empty) return place(g, at, p);
  const high = seat.deck === null ? 2 : Math.min(3, Math.ceil(seat.deck / 4));
  for (let i = high - 1; i > 0; i--)
    drawCard(g, dpr, 'back', { ...at, x: at.x + i * 1.3, y: at.y + i * 1.6 }, p, ui.say);
  const lit = ui.lit.has('deck') && ui.hover !== 'deck';
  if (seat.seen.length)
    drawCard(g, dpr, seat.seen[0], at, p, ui.say, { price: false, lit, hover: ui.hover === 'deck' });
  else drawCard(g, dpr, 'back', at, p, ui.say);
  if (seat.deck !== null)
    pill(g, String(seat.deck), at.x + at.w / 2, at.y + at.h - 4, clamp(11, at.w * 0.2, 13), p);
}

/**
 * Deck and discard pile side by side, their names beneath where there is room.
 * @param {Context} g @param {number} dpr @param {Area} area @param {Look} look @param {number} index @param {Ui} ui @param {Palette} p @returns {Hit[]}
 */
function piles(g, dpr, { x, y, w, h }, look, index, ui, p) {
  const seat = look.seats[index];
  const named = h >= 72;
  const foot = named ? 15 : 2;
  const gap = clamp(4, w * 0.06, 16);
  const wide = Math.min((w - gap) / 2, (h - foot - 3) / RATIO, 74);
  const tall = wide * RATIO;
  const left = x + (w - 2 * wide - gap) / 2;
  const top = y + (h - foot - tall) / 2;
  const own = look.table.turn === index;
  const at = { x: left, y: top, w: wide, h: tall };
  deck(g, dpr, at, seat, own ? ui : { ...ui, lit: new Set() }, p);
  const other = { ...at, x: left + wide + gap };
  if (seat.discard) drawCard(g, dpr, seat.discard, other, p, ui.say, { price: false });
  else place(g, other, p);
  if (named) {
    const style = {
      size: 12,
      least: 11,
      weight: 500,
      colour: p.ink2,
      align: /** @type {const} */ ('center'),
    };
    line(g, ui.say({ id: 'dominion-deck' }), at.x + wide / 2, top + tall + 10, wide + gap - 3, style);
    line(g, ui.say({ id: 'dominion-discard' }), other.x + wide / 2, top + tall + 10, wide + gap - 3, style);
  }
  return [
    { at: own ? 'deck' : `deck:${index}`, ...at },
    { at: `discard:${index}`, ...other },
  ];
}

/** @param {Context} g @param {Size} size @param {Look} look @param {number} index @param {Ui} ui @returns {Hit[]} */
export function paintSeat(g, { w, h, dpr }, look, index, ui) {
  const p = paletteOf(ui.theme);
  const { table, seats, viewer } = look;
  const seat = seats[index];
  const cards = table.turn === index ? table.play : [];
  const margin = 8;
  /** @type {Hit} */
  const whole = { at: `seat:${index}`, x: 0, y: 0, w, h };
  const split = h >= 168;
  const low = split ? clamp(84, h * 0.46, 124) : h;
  const pileW = split ? Math.min(w * 0.44, 170) : clamp(60, w * 0.3, 150);
  const area = split
    ? { x: margin + 2, y: 3, w: w - 2 * margin - 4, h: h - low - 6 }
    : { x: margin - 4, y: 3, w: w - pileW - margin - 6, h: h - 6 };
  const pileArea = split
    ? { x: margin, y: h - low, w: pileW, h: low - 3 }
    : { x: w - pileW - 4, y: 2, w: pileW, h: h - 4 };
  /** @type {Hit[]} */
  const hits = [whole];
  const hidden = index !== viewer && !seat.hand;
  if (cards.length) hits.push(...inPlay(g, dpr, area, cards, ui, p));
  else if (hidden && seat.cards) backs(g, dpr, area, seat.cards, p, ui);
  else {
    const wide = Math.min(area.h / RATIO, 92);
    const tall = wide * RATIO;
    place(g, { x: area.x, y: area.y + (area.h - tall) / 2, w: wide, h: tall }, p);
  }
  hits.push(...piles(g, dpr, pileArea, look, index, ui, p));
  // Beside the piles there is room for the backs of a hand whose owner has cards in play.
  if (split && hidden && cards.length && seat.cards) {
    backs(
      g,
      dpr,
      { x: margin + pileW + 6, y: h - low, w: w - pileW - 2 * margin - 6, h: low - 12 },
      seat.cards,
      p,
      ui,
    );
  }
  return hits;
}
