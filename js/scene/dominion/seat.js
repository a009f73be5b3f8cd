/** A seat: what is in play, its deck and its discard pile as far as the rules let them be seen, the backs of a hand. */
import { paletteOf } from '../colours.js';
import { clamp } from '../draw.js';
import { bestGrid } from '../fit.js';
import { RATIO, drawCard, pill, place, tile } from './card.js';
import { CARDS } from './cards.js';
import { line } from './words.js';
/** @import {Context, Hit, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Area} from './card.js' */
/** @import {Look, Seat} from './types.js' */

/** A card in play is to be recognized: instead of narrower ones stand their pictures. */
const SEEN = 44;
/** So large is what a finger takes hold of. */
const FINGER = 24;
/** In less width no card in play is seen. */
const LEAST_PLAY = 60;

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
function inPlay(g, dpr, area, cards, ui, p) {
  const kinds = counted(cards);
  const gap = clamp(5, area.w * 0.03, 14);
  // The last of a row may fan out past its place.
  const fit = (/** @type {number} */ n) => bestGrid(n, area.w - 8, area.h, RATIO, gap, gap * 0.7);
  const [roomy, close] = [fit(Math.max(3, kinds.length)), fit(kinds.length)];
  // The first cards are no larger than those to come, if these are large enough.
  const { columns, cell } = roomy.cell >= SEEN ? roomy : close;
  if (cell < SEEN) return tiles(g, dpr, area, kinds, p);
  const wide = Math.min(cell, 104);
  const tall = wide * RATIO;
  const fan = wide * 0.06;
  const rows = Math.ceil(kinds.length / columns);
  const spare = area.h - rows * tall - (rows - 1) * gap * 0.7;
  const top = area.y + Math.min(spare / 2, 6);
  return kinds.map(([token, n], i) => {
    const x = area.x + (i % columns) * (wide + gap);
    const y = top + Math.floor(i / columns) * (tall + gap * 0.7);
    for (let k = Math.min(n, 3) - 1; k >= 0; k--) {
      drawCard(g, dpr, token, { x: x + k * fan, y, w: wide, h: tall }, p, ui.say, { price: false });
    }
    if (n > 1) pill(g, `\u00d7${n}`, x + wide * 0.8, y + tall - 9, clamp(11, wide * 0.17, 13), p);
    return { at: `play:${token}`, x, y, w: wide, h: tall };
  });
}

/** Their pictures alone, where whole cards would be too small. @param {Context} g @param {number} dpr @param {Area} area
 * @param {[string, number][]} kinds @param {Palette} p @returns {Hit[]} */
function tiles(g, dpr, area, kinds, p) {
  const gap = 3;
  const { columns, rows, cell } = bestGrid(kinds.length, area.w, area.h, 1, gap, gap);
  const wide = Math.min(cell, SEEN);
  const tall = Math.min(wide * 1.2, (area.h - (rows - 1) * gap) / rows);
  const hits = kinds.map(([token, n], i) => {
    const x = area.x + (i % columns) * (wide + gap);
    const y = area.y + Math.floor(i / columns) * (tall + gap);
    tile(g, dpr, token, { x, y, w: wide, h: tall }, p);
    if (n > 1 && wide >= FINGER) pill(g, `\u00d7${n}`, x + wide - 11, y + tall - 8, 11, p);
    return { at: `play:${token}`, x, y, w: wide, h: tall };
  });
  // Smaller ones can't be told apart by a finger: the seat as a whole opens large.
  return wide >= FINGER && tall >= FINGER ? hits : [];
}

/** The backs of a hand, in a bow. @param {Context} g @param {number} dpr @param {Area} area @param {number} count @param {Palette} p @param {Ui} ui */
function backs(g, dpr, { x, y, w, h }, count, p, ui) {
  const shown = Math.min(count, 12);
  const wide = Math.min((h - 12) / RATIO, w * 0.24, 84);
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
    pill(
      g,
      String(seat.deck),
      at.x + at.w / 2,
      at.y + at.h - Math.min(12, at.h * 0.16),
      clamp(11, at.w * 0.2, 13),
      p,
    );
}

/**
 * Deck and discard pile, side by side or one above the other, their names beneath where there is room.
 * @param {Context} g @param {number} dpr @param {Area} area @param {Look} look @param {number} index @param {Ui} ui @param {Palette} p @returns {Hit[]}
 */
function piles(g, dpr, { x, y, w, h }, look, index, ui, p) {
  const seat = look.seats[index];
  const upright = h > w * 1.5;
  const each = upright ? { w, h: h / 2 } : { w: w / 2, h };
  const named = each.h >= 72 && each.w >= 66;
  const foot = named ? 20 : 2;
  const wide = Math.min(each.w - 5, (each.h - foot - 5) / RATIO, 84);
  const tall = wide * RATIO;
  const own = look.table.turn === index;
  const [mine, used] = [0, 1].map((i) => ({
    x: x + (upright ? 0 : i * each.w) + (each.w - wide) / 2,
    y: y + (upright ? i * each.h : 0) + (each.h - foot - tall) / 2,
    w: wide,
    h: tall,
  }));
  deck(g, dpr, mine, seat, own ? ui : { ...ui, lit: new Set() }, p);
  if (seat.discard) drawCard(g, dpr, seat.discard, used, p, ui.say, { price: false });
  else place(g, used, p);
  if (named) {
    const style = {
      size: 12,
      least: 11,
      weight: 500,
      colour: p.ink2,
      align: /** @type {const} */ ('center'),
    };
    for (const [at, id] of /** @type {[Area, string][]} */ ([
      [mine, 'dominion-deck'],
      [used, 'dominion-discard'],
    ])) {
      line(g, ui.say({ id }), at.x + wide / 2, at.y + tall + 13, each.w - 2, style);
    }
  }
  return [
    { at: own ? 'deck' : `deck:${index}`, ...mine },
    { at: `discard:${index}`, ...used },
  ];
}

/** @param {Context} g @param {Size} size @param {Look} look @param {number} index @param {Ui} ui @returns {Hit[]} */
export function paintSeat(g, { w, h, dpr }, look, index, ui) {
  const p = paletteOf(ui.theme);
  const { table, seats, viewer } = look;
  const seat = seats[index];
  // At the end all that a seat owns lies open, where there is room for it.
  const owned = Object.entries(seat.owned ?? {}).flatMap(([token, n]) => Array(n).fill(token));
  const room = h >= 150 || (h >= 60 && w >= 240);
  const cards = owned.length && room ? owned : table.turn === index ? table.play : [];
  const margin = h >= 150 ? 10 : 4;
  const pileW = h >= 150 ? clamp(76, w * 0.26, 104) : clamp(56, w * 0.36, 130);
  // Its turn leaves a small seat no room for its piles.
  const alone = cards.length > 0 && w - pileW - 2 * margin < LEAST_PLAY;
  const area = { x: margin, y: 3, w: w - (alone ? 0 : pileW) - 2 * margin, h: h - 8 };
  /** @type {Hit[]} */
  const hits = [{ at: `seat:${index}`, x: 0, y: 0, w, h }];
  const hidden = index !== viewer && !seat.hand && seat.cards > 0;
  // In its turn a seat has cards before it and cards in hand.
  const both = hidden && cards.length > 0 && area.h >= 220;
  const upper = both ? { ...area, h: area.h * 0.68 } : area;
  if (cards.length) hits.push(...inPlay(g, dpr, upper, cards, ui, p));
  else if (!hidden && !look.over) emptyPlay(g, area, p);
  const lower = both ? { ...area, y: area.y + upper.h + 4, h: area.h - upper.h - 4 } : area;
  // In little room the number beside the name says how many.
  if (hidden && (both || !cards.length) && lower.w >= 46) backs(g, dpr, lower, seat.cards, p, ui);
  if (!alone) hits.push(...piles(g, dpr, { x: w - pileW - 2, y: 2, w: pileW, h: h - 4 }, look, index, ui, p));
  return hits;
}

/** Where cards will be played. @param {Context} g @param {Area} area @param {Palette} p */
function emptyPlay(g, { x, y, w, h }, p) {
  const wide = Math.min(h / RATIO, (w - 24) / 3, 104);
  const tall = wide * RATIO;
  place(g, { x, y: y + Math.min((h - tall) / 2, 6), w: wide, h: tall }, p);
}
