/** The three currencies: each has its own colour, shape of coin, sign and pattern, so that no colour stands alone. */
import { TURN, kept, linear, mix, shadowed, stroke } from './draw.js';
/** @import {Context} from './types.js' */

/** Florin: round, lily, fish scales. Ducat: lozenge, star, lattice. Grosso: square with bitten corners, cross, waves. */
export const CURRENCIES = {
  f: { colour: '#d8a22a', dark: '#a87512', ink: '#2b1d06', metal: ['#fce9a8', '#e2b33e', '#9c6a0e'] },
  d: { colour: '#54389a', dark: '#342264', ink: '#ffffff', metal: ['#f6e3c4', '#d39b62', '#8a5426'] },
  g: { colour: '#2f7a52', dark: '#1c4f38', ink: '#ffffff', metal: ['#ffffff', '#c6ccd0', '#7e878d'] },
};
/** @typedef {keyof typeof CURRENCIES} Currency */

/** @param {string} token @returns {Currency} */
export const currencyOf = (token) => /** @type {Currency} */ (token[0]);

/** @param {Context} g @param {Currency} currency @param {number} r */
export function coinPath(g, currency, r) {
  g.beginPath();
  if (currency === 'f') {
    g.arc(0, 0, r, 0, TURN);
  } else if (currency === 'd') {
    const q = r * 1.2;
    g.moveTo(0, -q);
    for (let i = 0; i < 4; i++) {
      const angle = (i * Math.PI) / 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const at = (/** @type {number} */ x, /** @type {number} */ y) =>
        /** @type {const} */ ([(x * c - y * s) * q, (x * s + y * c) * q]);
      g.quadraticCurveTo(...at(0.13, -0.98), ...at(0.22, -0.78));
      g.lineTo(...at(0.78, -0.22));
      g.quadraticCurveTo(...at(0.98, -0.13), ...at(1, 0));
    }
    g.closePath();
  } else {
    const q = r * 0.93;
    const bite = r * 0.28;
    g.moveTo(-q + bite, -q);
    g.lineTo(q - bite, -q);
    g.arc(q, -q, bite, Math.PI, Math.PI / 2, true);
    g.lineTo(q, q - bite);
    g.arc(q, q, bite, -Math.PI / 2, Math.PI, true);
    g.lineTo(-q + bite, q);
    g.arc(-q, q, bite, 0, -Math.PI / 2, true);
    g.lineTo(-q, -q + bite);
    g.arc(-q, -q, bite, Math.PI / 2, 0, true);
    g.closePath();
  }
}

/** @param {Context} g @param {number} r */
function lily(g, r) {
  g.beginPath();
  g.moveTo(0, -r);
  g.bezierCurveTo(r * 0.42, -r * 0.45, r * 0.34, -0.02 * r, 0.12 * r, r * 0.34);
  g.lineTo(-0.12 * r, r * 0.34);
  g.bezierCurveTo(-r * 0.34, -0.02 * r, -r * 0.42, -r * 0.45, 0, -r);
  g.fill();
  for (const s of [-r, r]) {
    g.beginPath();
    g.moveTo(s * 0.16, r * 0.34);
    g.bezierCurveTo(s * 0.2, -r * 0.1, s * 0.42, -r * 0.56, s * 0.74, -r * 0.46);
    g.bezierCurveTo(s * 1.06, -r * 0.34, s * 0.98, r * 0.06, s * 0.74, r * 0.04);
    g.bezierCurveTo(s * 0.84, -r * 0.14, s * 0.7, -r * 0.24, s * 0.6, -r * 0.12);
    g.bezierCurveTo(s * 0.46, r * 0.04, s * 0.4, r * 0.2, s * 0.36, r * 0.34);
    g.fill();
    g.beginPath();
    g.moveTo(s * 0.2, r * 0.53);
    g.lineTo(s * 0.34, r * 0.53);
    g.quadraticCurveTo(s * 0.36, r * 0.8, s * 0.58, r * 0.84);
    g.quadraticCurveTo(s * 0.26, r * 0.98, s * 0.2, r * 0.53);
    g.fill();
  }
  g.fillRect(-0.5 * r, r * 0.36, r, r * 0.15);
  g.beginPath();
  g.moveTo(-0.16 * r, r * 0.53);
  g.lineTo(0.16 * r, r * 0.53);
  g.lineTo(0, r);
  g.fill();
}

/** @param {Context} g @param {number} r */
function star(g, r) {
  g.beginPath();
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    const reach = i % 2 ? r * 0.42 : i % 4 ? r * 0.74 : r;
    g.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  g.closePath();
  g.fill();
}

/** @param {Context} g @param {number} r */
function cross(g, r) {
  for (let i = 0; i < 4; i++) {
    kept(g, () => {
      g.rotate((i * Math.PI) / 2);
      g.beginPath();
      g.moveTo(-0.13 * r, 0.1 * r);
      g.lineTo(-0.13 * r, 0);
      g.lineTo(-0.34 * r, -r * 0.92);
      g.quadraticCurveTo(0, -r * 0.78, 0.34 * r, -r * 0.92);
      g.lineTo(0.13 * r, 0);
      g.lineTo(0.13 * r, 0.1 * r);
      g.fill();
    });
  }
}

const SIGNS = { f: lily, d: star, g: cross };

/** @param {Context} g @param {number} x @param {number} y @param {Currency} currency @param {number} r @param {string} colour */
export function sign(g, x, y, currency, r, colour) {
  kept(g, () => {
    g.translate(x, y);
    g.fillStyle = colour;
    SIGNS[currency](g, r);
  });
}

/** A struck coin of radius `r`. @param {Context} g @param {number} x @param {number} y @param {number} r
 * @param {Currency} currency */
export function coin(g, x, y, r, currency) {
  const [light, mid, dark] = CURRENCIES[currency].metal;
  g.save();
  g.translate(x, y);
  const shadow = { colour: 'rgba(20, 10, 0, 0.5)', blur: r * 0.35, dx: r * 0.08, dy: r * 0.16 };
  coinPath(g, currency, r);
  g.fillStyle = dark;
  shadowed(g, shadow, () => g.fill());
  g.fillStyle = linear(g, -r, -r, r, r, [0, light], [0.5, mid], [1, dark]);
  g.fill();
  stroke(g, mix(dark, '#000000', 0.2), Math.max(0.7, r * 0.04));
  kept(g, () => {
    g.scale(0.82, 0.82);
    coinPath(g, currency, r);
    g.fillStyle = linear(g, -r, -r, r, r, [0, mix(mid, light, 0.35)], [1, mix(mid, light, 0.75)]);
    g.fill();
    stroke(g, 'rgba(70, 40, 0, 0.45)', Math.max(0.6, r * 0.04));
  });
  sign(g, 0, 0, currency, r * 0.55, '#3a2608');
  g.restore();
}

/** The coin as a sign in a line of text. @param {Context} g @param {number} x @param {number} y @param {number} r
 * @param {Currency} currency */
export function flatCoin(g, x, y, r, currency) {
  const { colour, dark, ink } = CURRENCIES[currency];
  g.save();
  g.translate(x, y);
  coinPath(g, currency, r);
  g.fillStyle = colour;
  g.fill();
  stroke(g, dark, Math.max(0.8, r * 0.14));
  sign(g, 0, 0, currency, r * 0.56, ink);
  g.restore();
}

/** The field of a card. @param {Context} g @param {Currency} currency @param {number} w @param {number} h */
export function pattern(g, currency, w, h) {
  if (currency === 'f') {
    const q = 7;
    g.beginPath();
    for (let row = 0, y = 0; y < h + q; y += q * 0.75, row++) {
      for (let x = (row % 2 ? q : 0) - q; x < w + q; x += 2 * q) {
        g.moveTo(x + q, y);
        g.arc(x, y, q, 0, Math.PI);
      }
    }
    stroke(g, 'rgba(120, 76, 6, 0.42)', 0.9);
  } else if (currency === 'd') {
    g.beginPath();
    for (let x = -h; x < w + h; x += 9) {
      g.moveTo(x, 0);
      g.lineTo(x + h * 0.62, h);
      g.moveTo(x, 0);
      g.lineTo(x - h * 0.62, h);
    }
    stroke(g, 'rgba(205, 200, 255, 0.3)', 0.9);
  } else {
    g.beginPath();
    for (let y = 3; y < h + 8; y += 6.4) {
      g.moveTo(-4, y);
      for (let x = -4; x < w + 8; x += 8) {
        g.quadraticCurveTo(x + 2, y - 3.4, x + 4, y);
        g.quadraticCurveTo(x + 6, y + 3.4, x + 8, y);
      }
    }
    stroke(g, 'rgba(196, 235, 216, 0.34)', 1.1);
  }
}
