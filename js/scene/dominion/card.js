/** A card: full with its text, short with its picture, as a strip, from behind; and the signs laid on it. */
import { box, boxPath, clamp, kept, mix, shadowed, stroke, text, textWidth, veil } from '../draw.js';
import { sign } from '../coins.js';
import { tick } from '../marks.js';
import { star } from '../paving.js';
import { blit } from '../sprites.js';
import { Brush, HIGH, WIDE } from './brush.js';
import { CARDS, briefOf, kindsOf, nameOf, typeOf } from './cards.js';
import { struck } from './coin.js';
import { PICTURES } from './pictures/index.js';
import { SIGNS, TYPES, gains, laurel, rowWidth, typeSign } from './signs.js';
import { LEADING, fitted, hyphenated, lettering, letters, line } from './words.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Metal} from './coin.js' */
/** @import {Reach} from './reach.js' */
/** @import {Say} from './words.js' */

/** @typedef {{x: number, y: number, w: number, h: number}} Area */
/**
 * @typedef {object} CardStyle
 * @property {Reach} [reach]
 * @property {boolean} [picked]
 * @property {boolean} [hover]
 * @property {boolean} [lit]
 * @property {boolean} [blocked]
 * @property {number} [left]  how many the pile holds
 * @property {boolean} [price]  false: its cost is of no interest
 * @property {boolean} [bare]  the picture alone
 */

const INK = '#241a12';
const INK2 = '#4a3a2a';
/** Height to width of a card that is seen whole. */
export const RATIO = 1.42;

/** @param {Palette} p */
const paper = (p) => (p.night ? '#f0e2c4' : '#fcf7ea');

/** The picture, cropped to a box. @param {Context} g @param {string} token @param {Area} at @param {number} r @param {Palette} p */
export function picture(g, token, { x, y, w, h }, r, p) {
  kept(g, () => {
    boxPath(g, x, y, w, h, r);
    g.clip();
    const k = Math.max(w / WIDE, h / HIGH);
    g.translate(x + w / 2 - (WIDE * k) / 2, y + h / 2 - (HIGH * k) / 2);
    g.scale(k, k);
    PICTURES[token](new Brush(g, p.night));
  });
  boxPath(g, x, y, w, h, r);
  stroke(g, 'rgba(50, 30, 10, 0.55)', 0.9);
}

/** What a card adds, in rows of two. @param {string} token @param {number} each */
function rowsOf(token, each) {
  const all = CARDS[token].plus.flatMap((n, i) => (n ? [{ words: `+${n}`, sign: SIGNS[i] }] : []));
  return Array.from({ length: Math.ceil(all.length / each) }, (_, i) => all.slice(i * each, (i + 1) * each));
}

/** What a treasure or victory card is worth. @param {Context} g @param {string} token @param {number} x @param {number} y @param {number} r */
function worth(g, token, x, y, r) {
  const { kind, worth: value = 0 } = CARDS[token];
  if (kind === 'treasure') return struck(g, x, y, r, /** @type {Metal} */ (token.toLowerCase()), value);
  const size = r * 1.25;
  const words = value < 0 ? `\u2212${-value}` : String(value);
  const wide = textWidth(g, words, size, 700);
  const wreath = r * 0.56;
  const left = x - (wide + wreath * 2 + 3) / 2;
  text(g, words, left, y, { size, weight: 700, colour: INK, align: 'left' });
  laurel(g, left + wide + 3 + wreath, y, wreath, TYPES[kind]);
}

/** The paper, and a thin edge. @param {Context} g @param {number} w @param {number} h @param {number} r @param {Palette} p */
function blank(g, w, h, r, p) {
  const shadow = {
    colour: p.night ? 'rgba(0, 0, 0, 0.6)' : 'rgba(50, 34, 16, 0.4)',
    blur: 6,
    dx: 1.5,
    dy: 2.6,
  };
  shadowed(g, shadow, () => box(g, paper(p), 0, 0, w, h, r));
  boxPath(g, 0.4, 0.4, w - 0.8, h - 0.8, r);
  stroke(g, 'rgba(70, 50, 24, 0.5)', 0.8);
}

/** @typedef {{name: string, brief: string, type: string, price: boolean, pile: boolean}} Printed */

/** A name in one line. @param {Context} g @param {string} name @param {number} x @param {number} y @param {number} w @param {number} size */
function heading(g, name, x, y, w, size) {
  letters(g, lettering(g, name, w, size, 1), x, y, INK);
}

/** The types in a band: the sign of each, and the word of the last, which tells most. @param {Context} g @param {string} token
 * @param {string} type @param {number} x @param {number} y @param {number} w */
function types(g, token, type, x, y, w) {
  const tall = 17;
  const kinds = kindsOf(token);
  const rest = w - (kinds.length - 1) * tall;
  kinds.forEach((kind, i) => {
    const left = x + i * tall;
    const last = i === kinds.length - 1;
    const [start, end] = [i ? 0 : 3, last ? 3 : 0];
    box(g, TYPES[kind], left, y, last ? rest : tall, tall, [start, end, end, start]);
    typeSign(g, kind, left + tall / 2, y + tall / 2, 3.9, '#fff9ee');
  });
  const word = type.split(' \u2013 ').pop() ?? type;
  const named = word.charAt(0).toUpperCase() + word.slice(1);
  const style = { size: 11, least: 10, colour: '#fff9ee' };
  line(g, named, x + kinds.length * tall, y + tall / 2, rest - tall - 3, style);
}

/** How much of the room beneath the title the picture takes: less where the words need more. */
const PICTURE = [0.46, 0.37, 0.28];

/** With its text. @param {Context} g @param {string} token @param {number} w @param {number} h @param {Printed} printed @param {Palette} p */
function full(g, token, w, h, { name, brief, type, price }, p) {
  const { cost, asks, plus } = CARDS[token];
  const m = 5;
  const inner = w - 2 * m;
  const title = w >= 104 ? 24 : 21;
  heading(g, name, m + 2, m + title * 0.46, inner - 3, title * 0.7);
  const room = h - m - title - 21 - m;
  const size = w >= 104 ? 15 : 13.5;
  const rows = rowsOf(token, rowWidth(g, rowsOf(token, 2)[0] ?? [], size) <= inner ? 2 : 1);
  const gained = rows.length * size * 1.34;
  const gap = gained ? 3 : 0;
  const low = h - (price ? 28 : m);
  const heights = PICTURE.map((part) => clamp(34, Math.min(inner * 0.7, room * part), 96));
  const wordsUnder = (/** @type {number} */ tall) =>
    asks && brief ? fitted(g, brief, inner - 2, low - (m + title + tall + 24) - gained - gap, 12) : null;
  const tall = heights.find((one) => !asks || wordsUnder(one)) ?? heights[0];
  const words = wordsUnder(tall);

  picture(g, token, { x: m, y: m + title, w: inner, h: tall }, 3, p);
  const band = m + title + tall + 3;
  types(g, token, type, m, band, inner);
  const top = band + 21;
  const [cx, high] = [w / 2, low - top];
  if (price) struck(g, 15, h - 14.5, 12.5, 'gold', cost);
  if (!asks && !plus.some((n) => n)) return worth(g, token, cx, (top + low) / 2, Math.min(18, high * 0.42));
  const total = gained + (words ? words.lines.length * words.size * 1.22 + gap : 0);
  const start = top + Math.max(0, (high - total) / 2);
  gains(g, rows, cx, start + gained / 2, size, INK);
  words?.lines.forEach((one, i) => {
    const y = start + gained + gap + (i + 0.5) * words.size * 1.22;
    text(g, one, cx, y, { size: words.size, weight: 500, colour: INK2 });
  });
}

/** The name, the picture to the edge, and in signs what it does. @param {Context} g @param {string} token @param {number} w @param {number} h
 * @param {Printed} printed @param {Palette} p */
function short(g, token, w, h, { name, price, pile }, p) {
  const { cost } = CARDS[token];
  const m = clamp(2, w * 0.055, 3.5);
  const r = clamp(3.6, w * 0.09, 7.4);
  const badges = w >= 74 ? kindsOf(token) : [];
  let y = m;
  if (w >= 34) {
    const title = clamp(14, h * 0.165, 21);
    const set = lettering(g, name, w - 2 * m - (badges.length ? 2 * r + 5 : 2), title * 0.78);
    letters(g, set, m + 1.5, m + title * 0.44, INK);
    y += title + (set.lines.length - 1) * set.px * LEADING;
  }
  picture(g, token, { x: m, y, w: w - 2 * m, h: h - y - m }, 3, p);
  const coin = clamp(7, w * 0.155, 12);
  const size = clamp(10.5, w * 0.14, 13.5);
  const inner = w - 2 * m;
  const room = inner - 6 - (badges.length > 1 ? 2 * r : 0);
  const widest = (/** @type {number} */ each) =>
    Math.max(...rowsOf(token, each).map((row) => rowWidth(g, row, size)));
  // A narrow pile has room for its price and its number only.
  if (w >= (pile ? 74 : 58) && rowsOf(token, 4).length) {
    const rows = rowsOf(token, [4, 2].find((each) => widest(each) <= room) ?? 1);
    const wide = Math.min(inner, Math.max(...rows.map((row) => rowWidth(g, row, size))) + 8);
    const tall = rows.length * size * 1.34 + 2;
    box(g, veil('#fcf7ea', 0.93), m, y, wide, tall, [3, 0, 5, 0]);
    gains(g, rows, m + wide / 2, y + tall / 2, size, INK);
  }
  badges.forEach((kind, i) => {
    const [left, top] = [w - m - 2 * r, m - 0.5 + i * (2 * r - 1)];
    box(g, TYPES[kind], left, top, 2 * r, 2 * r, r);
    typeSign(g, kind, left + r, top + r, r * 0.5, '#fff9ee');
  });
  if (price) struck(g, coin + 1.5, h - coin - 1.5, coin, 'gold', cost);
}

/** The picture alone. @param {Context} g @param {string} token @param {number} w @param {number} h @param {Printed} _printed @param {Palette} p */
function bare(g, token, w, h, _printed, p) {
  const m = Math.max(2, w * 0.045);
  picture(g, token, { x: m, y: m, w: w - 2 * m, h: h - 2 * m }, Math.max(2, w * 0.03), p);
}

/** The picture alone in the colour of its type, where there is room for no more. @param {Context} g @param {number} dpr @param {string} token
 * @param {Area} at @param {Palette} p */
export function tile(g, dpr, token, { x, y, w, h }, p) {
  blit(g, dpr, `dominion ${token} tile ${p.theme}`, x, y, w, h, 2, (c) => framed(c, token, w, h, p));
}

/** @param {Context} g @param {string} token @param {number} w @param {number} h @param {Palette} p */
export function framed(g, token, w, h, p) {
  const line = Math.max(1.4, h * 0.075);
  picture(g, token, { x: line, y: line, w: w - 2 * line, h: h - 2 * line }, h * 0.12, p);
  boxPath(g, line / 2, line / 2, w - line, h - line, h * 0.16);
  stroke(g, TYPES[CARDS[token].kind], line);
  if (p.night) {
    boxPath(g, 0.4, 0.4, w - 0.8, h - 0.8, h * 0.18);
    stroke(g, 'rgba(233, 220, 192, 0.7)', 0.8);
  }
}

/** Lying on its side: the piles of every match. @param {Context} g @param {string} token @param {number} w @param {number} h
 * @param {Printed} printed @param {Palette} p */
function strip(g, token, w, h, { name }, p) {
  const { kind, cost } = CARDS[token];
  const wide = Math.min((h - 8) * 1.05, w * 0.38);
  picture(g, token, { x: 4, y: 4, w: wide, h: h - 8 }, 3, p);
  box(g, TYPES[kind], 4, h - 18, 14, 14, [0, 4, 0, 3]);
  typeSign(g, kind, 11, h - 11, 3.4, '#fff9ee');
  const size = clamp(11, h * 0.29, 16);
  const r = clamp(h < 32 ? 7 : 8, h * 0.2, 11);
  const middle = Math.min(h * 0.28, h - 2 * r - 2 - size * 0.6);
  heading(g, name, wide + 8, Math.max(size * 0.6, middle), w - wide - 11, size);
  // Below the letters, however low the card.
  const under = Math.max(h - 15, middle + size * 0.6 + r);
  struck(g, wide + 19, Math.min(under, h - r - 2), r, 'gold', cost);
}

/** From behind. @param {Context} g @param {number} w @param {number} h @param {number} r @param {Palette} p */
function back(g, w, h, r, p) {
  blank(g, w, h, r, p);
  const m = Math.max(1.6, w * 0.06);
  const red = p.night ? mix('#7a3b2a', '#1b2140', 0.18) : '#7a3b2a';
  box(g, red, m, m, w - 2 * m, h - 2 * m, r * 0.7);
  kept(g, () => {
    boxPath(g, m, m, w - 2 * m, h - 2 * m, r * 0.7);
    g.clip();
    star(g, w / 2, h / 2, w * 0.6, h * 0.56, Math.max(0.6, w * 0.012), {
      ...p,
      travertine: '#d9a98a',
      petal: 'rgba(255, 220, 190, 0.12)',
      petalShade: 'rgba(60, 16, 6, 0.3)',
    });
  });
  const c = Math.max(4, w * 0.15);
  g.beginPath();
  g.arc(w / 2, h / 2, c, 0, 7);
  g.fillStyle = paper(p);
  g.fill();
  sign(g, w / 2, h / 2, 'f', c * 0.62, red);
}

/** How a card of that size is shown. @param {number} w @param {number} h */
function formOf(w, h) {
  if (w > h * 1.4) return strip;
  return w >= 84 && h >= 156 ? full : short;
}

/** @param {number} w @param {number} h */
const cornerOf = (w, h) => clamp(3, Math.min(w, h) * 0.075, 7);

/**
 * @param {Context} g @param {number} dpr @param {string} token `back`, or a card's name @param {Area} at @param {Palette} p @param {Say} say
 * @param {CardStyle} [style]
 */
export function drawCard(g, dpr, token, { x, y, w, h }, p, say, style = {}) {
  const r = cornerOf(w, h);
  if (token === 'back') {
    return blit(g, dpr, `dominion back ${p.theme}`, x, y, w, h, 10, (c) => back(c, w, h, r, p));
  }
  const form = style.bare ? bare : formOf(w, h);
  const price = style.price ?? true;
  const printed = {
    name: hyphenated(say(nameOf(token)), say),
    brief: CARDS[token].asks ? say(briefOf(token)) : '',
    type: say(typeOf(token)),
    price,
    pile: style.left !== undefined,
  };
  const key = `dominion ${token} ${form.name} ${price} ${printed.pile} ${p.theme} ${printed.name} ${form === full ? printed.brief : ''}`;
  blit(g, dpr, key, x, y, w, h, 10, (c) => {
    blank(c, w, h, r, p);
    form(c, token, w, h, printed, p);
  });
  if (style.left !== undefined) pile(g, { x, y, w, h }, style.left, style.reach === 'far', r, p);
  else if (style.blocked) box(g, veil(p.panel, 0.6), x, y, w, h, r);
  rings(g, { x, y, w, h }, r, style, p);
}

/** How many are left; veiled where it is out of reach. @param {Context} g @param {Area} at @param {number} left @param {boolean} far
 * @param {number} r @param {Palette} p */
function pile(g, { x, y, w, h }, left, far, r, p) {
  if (far || !left) {
    const veiled = p.night ? [18, 22, 31, left ? 0.42 : 0.5] : [206, 198, 180, left ? 0.42 : 0.6];
    box(g, `rgba(${veiled.join(', ')})`, x, y, w, h, r);
  }
  const size = clamp(11, w * 0.115, 13);
  const wide = Math.max(size * 1.6, textWidth(g, String(left), size, 700) + size * 0.8);
  const tall = size * 1.4;
  const [left0, top] = [x + w - wide - 2, y + h - tall - 2];
  box(g, left ? (p.night ? '#12161f' : '#2b211a') : p.bad, left0, top, wide, tall, tall / 2);
  text(g, left, left0 + wide / 2, top + tall / 2, {
    size,
    weight: 700,
    colour: left || !p.night ? '#fff6e4' : '#231503',
  });
}

/** @param {Context} g @param {Area} at @param {number} r @param {CardStyle} style @param {Palette} p */
function rings(g, { x, y, w, h }, r, { reach, picked, hover, lit }, p) {
  const thin = w < 70;
  const ring = (
    /** @type {number} */ out,
    /** @type {string} */ colour,
    /** @type {number} */ width,
    /** @type {number[]} */ dash = [],
  ) => {
    boxPath(g, x - out, y - out, w + 2 * out, h + 2 * out, r + out);
    stroke(g, colour, width, dash);
  };
  const brass = p.night ? '#f0bf62' : '#7f5408';
  const offered = reach === 'now' || lit;
  if (picked || (hover && offered)) {
    ring(1.2, paper(p), thin ? 4.4 : 5.4);
    ring(1.2, p.accent, thin ? 2.6 : 3.4);
    if (picked) tick(g, x + w - 3, y + 3, clamp(7, w * 0.1, 10), p);
  } else if (hover) ring(0.8, p.ink2, 2);
  else if (offered) ring(0.6, brass, thin ? 2 : 2.4);
  else if (reach === 'later') ring(0.6, brass, thin ? 1.6 : 2, thin ? [3.4, 2.6] : [5, 4]);
}

/** Where a card may come to lie. @param {Context} g @param {Area} at @param {Palette} p */
export function place(g, { x, y, w, h }, p) {
  box(g, veil(p.ink, 0.04), x, y, w, h, cornerOf(w, h));
  boxPath(g, x + 0.6, y + 0.6, w - 1.2, h - 1.2, cornerOf(w, h));
  stroke(g, veil(p.line2, 0.85), 1.2, [4, 3]);
}

/** A small number on a dark pill, its middle at (x, y). @param {Context} g @param {string} words @param {number} x @param {number} y
 * @param {number} size @param {Palette} p */
export function pill(g, words, x, y, size, p) {
  const wide = Math.max(size * 1.7, textWidth(g, words, size, 700) + size * 0.9);
  const tall = size * 1.5;
  box(g, p.night ? '#12161f' : '#2b211a', x - wide / 2, y - tall / 2, wide, tall, tall / 2);
  if (p.night) {
    boxPath(g, x - wide / 2, y - tall / 2, wide, tall, tall / 2);
    stroke(g, '#6f7e99', 0.8);
  }
  text(g, words, x, y, { size, weight: 700, colour: '#fff6e4' });
}
