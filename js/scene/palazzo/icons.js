/** Small drawings that stand in a line of text or on a button. */
import { box, boxPath, stroke, text } from '../draw.js';
import { drawCard } from './cards.js';
import { CURRENCIES, coin, currencyOf, flatCoin, sign } from '../coins.js';
import { iconOf } from '../icon.js';
import { shield } from '../shield.js';
import { architect, horseman } from './emblems.js';
import { drawPalace, floorsOf } from './palace.js';
import { drawTile, pieceHeight } from './tiles.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */

/** @import {Drawing} from '../icon.js' */

/** From this height on a card shows its whole face. */
const LARGE = 40;

/** A value on its currency's card. @param {string} token @returns {Drawing} */
function card(token) {
  const wide = 0.76;
  return {
    wide,
    draw(g, h, p, dpr) {
      if (h >= LARGE) return drawCard(g, dpr, token, 2, 1, (h - 6) * 0.71, p);
      const w = h * wide;
      const paper = token[0] === 'c';
      const { colour, dark, ink } = paper
        ? { colour: '#f7edd3', dark: '#6b5636', ink: '#2b211a' }
        : CURRENCIES[currencyOf(token)];
      box(g, colour, 0.5, 0.5, w - 1, h - 1, h * 0.14);
      boxPath(g, 0.5, 0.5, w - 1, h - 1, h * 0.14);
      stroke(g, p.night && !paper ? '#e9dcc0' : dark, 1);
      const value = token === 'c' ? '2' : token.slice(1);
      const size = Math.max(11, h * 0.62);
      text(g, value, w / 2, h * 0.42, { size, weight: 700, colour: ink });
      const mark = h * 0.1;
      if (paper) {
        g.beginPath();
        g.arc(w / 2, h * 0.84, mark, 0, 7);
        g.fillStyle = token === 'c3' ? '#274b82' : '#a8231f';
        g.fill();
      } else if (h >= 15) sign(g, w / 2, h * 0.84, currencyOf(token), mark * 1.15, ink);
    },
  };
}

/** A coin, or the certificate's seal. @param {string} kind @returns {Drawing} */
function purse(kind) {
  if (kind === 'c') {
    return {
      wide: 0.8,
      draw(g, h) {
        box(g, '#f7edd3', 0.5, 0.5, h * 0.8 - 1, h - 1, h * 0.12);
        boxPath(g, 0.5, 0.5, h * 0.8 - 1, h - 1, h * 0.12);
        stroke(g, '#6b5636', 1);
        g.beginPath();
        g.arc(h * 0.4, h * 0.64, h * 0.22, 0, 7);
        g.fillStyle = '#a8231f';
        g.fill();
      },
    };
  }
  return { wide: 1, draw: (g, h) => flatCoin(g, h / 2, h / 2, h * 0.41, currencyOf(kind)) };
}

/** Three of one value in three currencies, or three certificates. @param {string} token @returns {Drawing} */
function triple(token) {
  const cards =
    token === 'tc' ? ['c', 'c', 'c'] : ['f', 'd', 'g'].map((currency) => currency + token.slice(1));
  const one = card('c').wide;
  const wide = one * (1 + 2 * 0.8);
  return {
    wide,
    draw(g, h, p, dpr) {
      cards.forEach((each, i) => {
        g.save();
        g.translate(i * h * one * 0.8, 0);
        card(each).draw(g, h, p, dpr);
        g.restore();
      });
    },
  };
}

/** @type {Drawing} */
const RIDER = {
  wide: 0.8,
  draw(g, h) {
    const w = h * 0.8;
    box(g, '#f7edd6', 0.5, 0.5, w - 1, h - 1, h * 0.12);
    boxPath(g, 0.5, 0.5, w - 1, h - 1, h * 0.12);
    stroke(g, '#8a2a18', 1);
    g.translate(w / 2, h * 0.54);
    g.scale(w / 38, w / 38);
    horseman(g);
  },
};

/** @param {Context} g @param {number} x @param {number} y @param {number} h */
function gavel(g, x, y, h) {
  g.save();
  g.translate(x, y);
  g.rotate(0.7);
  g.scale(h / 24, h / 24);
  box(g, '#6e4828', -1.8, -2, 3.6, 17, 1.5);
  box(g, '#8a5a30', -7.5, -9, 15, 9, 2);
  box(g, '#d9a94e', -5, -9, 2, 9);
  box(g, '#d9a94e', 3, -9, 2, 9);
  g.restore();
}

/** @param {Context} g @param {number} h @param {Palette} p */
function turnArrow(g, h, p) {
  const k = h / 42;
  g.beginPath();
  g.moveTo(8 * k, 20 * k);
  g.quadraticCurveTo(3 * k, 10 * k, 10 * k, 6 * k);
  g.moveTo(6 * k, 4.6 * k);
  g.lineTo(11 * k, 5.4 * k);
  g.lineTo(9.4 * k, 10 * k);
  g.lineCap = g.lineJoin = 'round';
  stroke(g, p.accent, 2.4 * k);
}

/** @type {Record<string, Drawing>} */
const DRAWINGS = {
  R: RIDER,
  deck: { wide: 0.78, draw: (g, h, p, dpr) => drawCard(g, dpr, 'back', 1, 0.5, (h - 3) * 0.71, p) },
  architect: { wide: 0.8, draw: (g, h) => architect(g, h * 0.36, h * 0.9, h * 0.9) },
  lily: { wide: 0.86, draw: (g, h, p) => sign(g, h * 0.43, h / 2, 'f', h * 0.46, p.accent) },
  money: {
    wide: 1,
    draw(g, h) {
      coin(g, h * 0.36, h * 0.38, h * 0.28, 'f');
      coin(g, h * 0.68, h * 0.65, h * 0.26, 'g');
    },
  },
  buy: {
    wide: 1.05,
    draw(g, h, p, dpr) {
      drawTile(g, dpr, 'S22', h * 0.04, h * 0.06, h * 0.78, p);
      coin(g, h * 0.76, h * 0.7, h * 0.24, 'f');
    },
  },
  auction: {
    wide: 1.05,
    draw(g, h, p, dpr) {
      drawTile(g, dpr, 'S22', h * 0.04, h * 0.06, h * 0.78, p);
      gavel(g, h * 0.73, h * 0.68, h * 0.6);
    },
  },
  rebuild: {
    wide: 1,
    draw(g, h, p, dpr) {
      drawPalace(g, dpr, floorsOf(['B11']), h * 0.12, h * 0.97, h * 0.5, p);
      drawTile(g, dpr, 'M22', h * 0.34, h * 0.08, h * 0.6, p);
      turnArrow(g, h, p);
    },
  },
  drop: {
    wide: 0.9,
    draw(g, h, p) {
      g.beginPath();
      for (const [from, to] of [
        [0.25, 0.75],
        [0.75, 0.25],
      ]) {
        g.moveTo(h * (from - 0.05), h * 0.25);
        g.lineTo(h * (to - 0.05), h * 0.75);
      }
      g.lineCap = 'round';
      stroke(g, p.ink2, Math.max(1.6, h * 0.08));
    },
  },
  palazzo: {
    wide: 1,
    draw(g, h, p, dpr) {
      const w = h * 0.34;
      drawPalace(g, dpr, floorsOf(['S12', 'S21', 'S51']), h * 0.1, h * 0.97, w, p, true);
      drawPalace(g, dpr, floorsOf(['B11', 'B22']), h * 0.56, h * 0.97, w, p, true);
    },
  },
};

/** @param {string} token @returns {Drawing} */
function drawingOf(token) {
  const [kind, of] = token.split(':');
  if (kind === 'shield')
    return { wide: 0.85, draw: (g, h, p) => shield(g, 1, 1, h * 0.85 - 2, Number(of), p) };
  if (kind === 'coin') return purse(of);
  if (DRAWINGS[kind]) return DRAWINGS[kind];
  if (/^[BSM]\d\d$/.test(kind)) {
    const wide = 1 / (pieceHeight(1) + 0.06);
    return { wide, draw: (g, h, p, dpr) => drawTile(g, dpr, kind, 0.5, 0.5, h * wide - 1.5, p, false) };
  }
  if (/^t[c\d]/.test(kind)) return triple(kind);
  if (/^[fdg]\d$|^c3?$/.test(kind)) return card(kind);
  return { wide: 1, draw: () => {} };
}

export const icon = iconOf(drawingOf);

/** @param {string[]} kinds @param {number[]} values */
const each = (kinds, values) => kinds.flatMap((kind) => values.map((value) => `${kind}${value}`));

export const tokens = [
  ...['R', 'c', 'c3'],
  ...each(['f', 'd', 'g'], [3, 4, 5, 6, 7]),
  ...each(each(['B', 'S', 'M'], [1, 2, 3, 4, 5]), [1, 2, 3]),
];
