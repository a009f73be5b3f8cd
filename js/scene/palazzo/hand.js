/** The viewer's cards in hand, and the cards that lie as a bid. */
import { paletteOf } from '../colours.js';
import { clamp } from '../draw.js';
import { cardHeight, cardWidth, drawCard } from './cards.js';
import { tick } from '../marks.js';
/** @import {Context, Hit, Look, Size, Ui} from '../types.js' */

/** So much of each card shows, number and sign, and can be touched: if there is room at all. */
const SHOWN = 30;
/** With less than this a card is hard to touch: rather two rows. */
const LEAST = 24;
/** A picked card rises by so much. */
const LIFT = 8;
/** One that is pointed at by so much. */
const HOVER = 3;
/** Room for its tick, which stands out over its corner; in several rows every pixel is needed. */
const HEAD = 5;
/** How far apart two rows lie, in card heights: a row that covers another hides its signs. */
const ROW_PITCH = 1.04;
const WIDEST = 110;

/** @typedef {{perRow: number, card: number, step: number, pitch: number}} Fan */
/**
 * Rows of cards, overlapping where they must: of the ways to lay them out, the one that shows most of each card.
 * @param {number} count @param {number} w @param {number} h @returns {Fan}
 */
function fanOf(count, w, h) {
  let best = { perRow: count, card: 0, step: 0, pitch: 0 };
  let most = 0;
  for (let rows = 1; rows <= Math.min(4, count); rows++) {
    const perRow = Math.ceil(count / rows);
    const tall = (h - LIFT - (rows > 1 ? 0 : HEAD) - 9) / (1 + (rows - 1) * ROW_PITCH);
    let card = Math.min(cardWidth(tall), WIDEST);
    const gaps = Math.max(1, perRow - 1);
    // Where too little would show, narrower cards lie closer to side by side.
    if ((w - card) / gaps < SHOWN) card = Math.max(Math.min(card, 30), Math.min(card, w - gaps * SHOWN));
    const between = rows > 1 ? card * 0.5 : clamp(4, card * 0.16, 18);
    const step = Math.min(card + between, (w - card) / gaps);
    const shown = Math.min(step, card);
    const high = Math.min(cardHeight(card), 70);
    const worth = Math.min(shown, 60) * high * Math.sqrt(card) * (shown < LEAST ? 0.2 : 1);
    if (worth <= most * 1.05) continue;
    most = worth;
    best = { perRow, card, step, pitch: ROW_PITCH * cardHeight(card) };
  }
  return best;
}

/**
 * @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]}
 */
export function paintHand(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(ui.theme);
  const hand = look.viewer === null ? null : look.seats[look.viewer].hand;
  if (!hand?.length) return [];
  const { perRow, card, step, pitch } = fanOf(hand.length, w - 12, h);
  const tall = cardHeight(card);
  const rows = Math.ceil(hand.length / perRow);
  const high = tall + (rows - 1) * pitch;
  const spare = Math.max(0, h - 5 - high - LIFT - HEAD);
  const top = h - 5 - high - spare / 2;
  const mark = clamp(7, card * 0.13, 10);
  const cards = hand.map((_, i) => `hand:${i}`);
  const asked = cards.some((at) => ui.lit.has(at) || ui.blocked.has(at) || ui.picked.has(at));
  const wide = (Math.min(hand.length, perRow) - 1) * step + card;
  // While no card is asked for, the hand as a whole can be read.
  /** @type {Hit[]} */
  const hits = asked ? [] : [{ at: 'hand', x: 6, y: top, w: wide, h: high }];
  /** @type {(() => void)[]} */
  const marks = [];
  hand.forEach((token, i) => {
    const at = cards[i];
    const row = Math.floor(i / perRow);
    const x = 6 + (i % perRow) * step;
    const picked = ui.picked.has(at);
    const blocked = ui.blocked.has(at);
    const hover = ui.hover === at && !blocked;
    const rest = top + row * pitch;
    const y = rest - (picked ? LIFT : hover ? HOVER : 0);
    if (!ui.flying?.has(at))
      drawCard(g, dpr, token, x, y, card, p, { picked, blocked, hover, lit: ui.lit.has(at) });
    const last = i === hand.length - 1 || (i + 1) % perRow === 0;
    const shows = last ? card : Math.min(card, step);
    // At the corner that shows: the neighbour covers the other.
    if (picked)
      marks.push(() => tick(g, x + Math.min(card - 2, shows - mark * 0.4), y + mark * 0.3, mark, p));
    // A ring around it goes round the card where it is; to rise under a mouse is no reason to leave it.
    const from = rest - (picked ? LIFT : HOVER);
    const below = picked ? HOVER : 2 * HOVER;
    hits.push({ at, x, y: from, w: shows, h: row < rows - 1 ? pitch : tall + below });
  });
  for (const draw of marks) draw();
  return hits;
}

/**
 * The cards lying before a seat in an auction, round by round.
 * @param {Context} g @param {Size} size @param {Look} look @param {number} seat @param {Ui} ui @returns {Hit[]}
 */
export function paintBids(g, { w, h, dpr }, look, seat, ui) {
  const p = paletteOf(ui.theme);
  const bids = look.table.bids;
  const bid = bids?.[seat];
  if (!bids || !bid) return [];
  const cards = bid.rounds.flatMap((round, i) =>
    round.map((token, k) => ({ token, opens: i > 0 && k === 0 })),
  );
  const card = Math.min(cardWidth(h - 6), 74);
  const between = card * 0.22;
  const gaps = cards.filter(({ opens }) => opens).length * between;
  const step = cards.length > 1 ? Math.min(card + 4, (w - 8 - card - gaps) / (cards.length - 1)) : 0;
  let x = 3;
  cards.forEach(({ token, opens }, i) => {
    if (i) x += step + (opens ? between : 0);
    drawCard(g, dpr, token, x, 2, card, p, { blocked: false });
  });
  return [{ at: `bids:${seat}`, x: 0, y: 0, w, h }];
}
