/** Money: cards of the three currencies, sealed certificates, and the back that all of them share. */
import {
  TURN,
  box,
  boxPath,
  disc,
  kept,
  linear,
  mix,
  polygon,
  radial,
  shadowed,
  stroke,
  text,
  veil,
} from '../draw.js';
import { blit } from '../sprites.js';
import { CURRENCIES, coin, currencyOf, pattern, sign } from '../coins.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */

/** A card in its own units. */
const W = 74;
const H = 104;
const CORNER = 7;

/** @param {number} w */
export const cardHeight = (w) => (w * H) / W;
/** @param {number} h */
export const cardWidth = (h) => (h * W) / H;

/** What a card shows: a value, for certificates 2 or the auctioneer's 3. @param {string} token */
const valueOf = (token) => (token === 'c' ? '2' : token.slice(1));

/** Under this width the index grows, since nothing else is read. */
const SMALL = 44;

/** @param {Context} g @param {string} value @param {string} colour @param {boolean} small */
function index(g, value, colour, small) {
  const size = small ? 40 : 26;
  text(g, value, small ? 9 : 10, small ? 24.5 : 20.5, { size, weight: 700, colour, align: 'left' });
}

/** @param {Context} g @param {Palette} p */
function paper(g, p) {
  const shadow = p.night ? 'rgba(0, 0, 0, 0.6)' : 'rgba(50, 34, 16, 0.34)';
  shadowed(g, { colour: shadow, blur: 7, dx: 1.5, dy: 3 }, () => box(g, '#e7dcc2', 0, 0, W, H, CORNER));
  box(g, '#cdbf9f', 0, 1.4, W, H, CORNER);
  box(g, '#fcf7ea', 0, 0, W, H, CORNER);
  stroke(g, 'rgba(70, 50, 24, 0.38)', 0.8);
}

/** @param {Context} g */
function field(g) {
  boxPath(g, 4, 4, W - 8, H - 8, 4);
}

/** @param {Context} g */
function back(g) {
  kept(g, () => {
    field(g);
    g.clip();
    box(g, linear(g, 0, 0, W, H, [0, '#8a4733'], [1, '#6a3022']), 0, 0, W, H);
    for (let i = 0; i < 12; i++) {
      kept(g, () => {
        g.translate(W / 2, H / 2);
        g.rotate((i * Math.PI) / 6);
        g.beginPath();
        g.ellipse(0, -22, 10, 24, 0, 0, TURN);
        stroke(g, 'rgba(255, 225, 190, 0.28)', 1);
      });
    }
  });
  disc(g, W / 2, H / 2, 11, '#fcf7ea');
  sign(g, W / 2, H / 2, 'f', 8, '#7a3b2a');
}

/** @param {Context} g @param {string} token @param {boolean} small */
function money(g, token, small) {
  const currency = currencyOf(token);
  const { colour, dark, ink } = CURRENCIES[currency];
  kept(g, () => {
    field(g);
    g.fillStyle = linear(g, 0, 0, W * 0.6, H, [0, mix(colour, '#ffffff', 0.1)], [1, mix(colour, dark, 0.45)]);
    g.fill();
    g.clip();
    if (!small) pattern(g, currency, W, H);
    const calm = radial(
      g,
      W / 2,
      60,
      10,
      54,
      [0, veil(mix(colour, dark, 0.15), 0.8)],
      [1, veil(mix(colour, dark, 0.2), 0)],
    );
    box(g, calm, 0, 0, W, H);
    // the corner of the index is plain
    const [right, low] = small ? [46, 48] : [34, 36];
    g.beginPath();
    g.moveTo(4, 4);
    g.lineTo(right, 4);
    g.lineTo(right, low - 10);
    g.quadraticCurveTo(right, low, right - 10, low);
    g.lineTo(4, low);
    g.fillStyle = currency === 'f' ? colour : mix(colour, dark, 0.35);
    g.fill();
  });
  index(g, valueOf(token), ink, small);
  const r = currency === 'd' ? 22 : 24;
  coin(g, W / 2 + (small ? 4 : 0), small ? 70 : 65, r, currency);
  boxPath(g, 4.4, 4.4, W - 8.8, H - 8.8, 4);
  stroke(g, 'rgba(255, 255, 255, 0.28)', 0.8);
}

/** Ribbon and wax by value. */
const SEALS = {
  2: { wax: '#a8231f', ribbon: ['#b23a30', '#8a241e'] },
  3: { wax: '#274b82', ribbon: ['#2e5590', '#1d3a69'] },
};

/** @param {Context} g @param {string} token @param {boolean} small */
function certificate(g, token, small) {
  const { wax, ribbon } = SEALS[token === 'c3' ? 3 : 2];
  kept(g, () => {
    field(g);
    g.fillStyle = linear(g, 0, 0, W, H, [0, '#fbf1d8'], [1, '#e9d7ae']);
    g.fill();
    g.clip();
    g.beginPath();
    for (let y = 8; y < H; y += 3.4) {
      g.moveTo(4, y);
      g.lineTo(W, y + 0.6);
    }
    stroke(g, 'rgba(120, 92, 48, 0.2)', 0.7);
    if (!small) {
      g.beginPath();
      [62, 58, 62, 52, 40].forEach((end, i) => {
        const y = 40 + i * 5.2;
        g.moveTo(12, y);
        for (let x = 12; x < end; x += 3) {
          g.quadraticCurveTo(x + 1.5, y - 1.6 + ((x * 7 + i * 5) % 3), x + 3, y);
        }
      });
      stroke(g, 'rgba(107, 83, 50, 0.75)', 1.1);
    }
    polygon(g, [
      [W - 4, 4],
      [W - 24, 4],
      [W - 4, 24],
    ]);
    g.fillStyle = 'rgba(120, 90, 40, 0.16)';
    g.fill();
    polygon(g, [
      [W - 24, 4],
      [W - 23, 22],
      [W - 4, 24],
    ]);
    g.fillStyle = '#fff9e6';
    g.fill();
    stroke(g, 'rgba(120, 90, 40, 0.35)', 0.6);
    const tails = [
      [
        [34, 76],
        [28, 100],
        [34, 96],
        [38, 100],
        [40, 78],
      ],
      [
        [44, 76],
        [50, 99],
        [44, 96],
        [39, 99],
        [39, 78],
      ],
    ];
    tails.forEach((tail, i) => {
      polygon(g, tail);
      g.fillStyle = ribbon[i];
      g.fill();
    });
    g.translate(40, 75);
    g.beginPath();
    for (let i = 0; i <= 40; i++) {
      const angle = (i / 40) * TURN;
      const r = 15.5 + Math.sin(angle * 5) * 0.9 + Math.sin(angle * 3 + 1) * 0.9;
      g.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
    g.fillStyle = wax;
    shadowed(g, { colour: 'rgba(50, 10, 0, 0.45)', blur: 4, dy: 2 }, () => g.fill());
    g.beginPath();
    g.arc(-0.5, -0.5, 14, Math.PI * 0.9, Math.PI * 1.6);
    stroke(g, 'rgba(255, 215, 190, 0.55)', 1);
    g.beginPath();
    g.arc(0, 0, 11, 0, TURN);
    stroke(g, 'rgba(50, 0, 0, 0.5)', 1);
    sign(g, 0, 0, 'f', 8, '#ffe7d6');
  });
  index(g, valueOf(token), '#2b211a', small);
}

/** @param {Context} g @param {string} token @param {boolean} small @param {Palette} p */
function face(g, token, small, p) {
  paper(g, p);
  if (token === 'back') back(g);
  else if (token[0] === 'c') certificate(g, token, small);
  else money(g, token, small);
}

/** @typedef {{picked?: boolean, blocked?: boolean, lit?: boolean, hover?: boolean}} CardState */
/**
 * @param {Context} g @param {number} dpr @param {string} token  "back" for the back @param {number} x @param {number} y
 * @param {number} w @param {Palette} p @param {CardState} [state]
 */
export function drawCard(g, dpr, token, x, y, w, p, { picked, blocked, lit, hover } = {}) {
  const k = w / W;
  const small = w < SMALL;
  const h = cardHeight(w);
  blit(g, dpr, `card ${token} ${p.theme}`, x, y, w, h, 12 * k + 1, (c) => {
    c.scale(k, k);
    face(c, token, small, p);
  });
  if (blocked) {
    box(g, veil(p.panel, p.night ? 0.72 : 0.7), x - 0.5, y - 0.5, w + 1, h + 1.5, CORNER * k);
    padlock(g, x + Math.min(w - 14, w * 0.78), y + 13, p.ink2);
  } else if (picked) {
    const ring = Math.max(2, 3.2 * k);
    boxPath(g, x - ring * 0.5, y - ring * 0.5, w + ring, h + ring, CORNER * k + ring * 0.6);
    stroke(g, p.accent, ring);
  } else if (lit || hover) {
    boxPath(g, x, y, w, h, CORNER * k);
    stroke(g, veil(p.accent, hover ? 0.95 : 0.55), hover ? 2 : 1.5);
  }
}

/** @param {Context} g @param {number} x @param {number} y @param {string} colour */
function padlock(g, x, y, colour) {
  box(g, colour, x - 6, y - 1, 12, 9, 2);
  g.beginPath();
  g.arc(x, y - 1.5, 3.8, Math.PI, 0);
  stroke(g, colour, 2);
}
