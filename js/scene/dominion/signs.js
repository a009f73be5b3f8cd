/** The signs of what cards add and are: a card, an action, a buy, a coin; points; the types. */
import { TURN, box, boxPath, disc, polygon, stroke, text, textWidth } from '../draw.js';
import { struck } from './coin.js';
/** @import {Context} from '../types.js' */
/** @import {Kind} from './cards.js' */

/** The grounds of the type bands: white words stand on them. @type {Record<Kind, string>} */
export const TYPES = {
  action: '#646862',
  reaction: '#2e5590',
  attack: '#9a2b1c',
  treasure: '#7f5a10',
  victory: '#2f6b4a',
  curse: '#5b2a55',
};
const BACK = '#7a3b2a';

/** @typedef {(g: Context, x: number, y: number, r: number) => void} Sign  its middle and half its height */

/** @type {Sign} */
function card(g, x, y, r) {
  for (const [dx, dy] of [
    [0.24, -0.16],
    [-0.2, 0.12],
  ]) {
    const [w, h] = [r * 1.16, r * 1.6];
    const [left, top] = [x + dx * r - w / 2, y + dy * r - h / 2];
    box(g, '#fcf7ea', left, top, w, h, r * 0.2);
    box(g, BACK, left + r * 0.14, top + r * 0.14, w - r * 0.28, h - r * 0.28, r * 0.12);
    boxPath(g, left, top, w, h, r * 0.2);
    stroke(g, '#4a2a1c', Math.max(0.8, r * 0.1));
  }
}

/** @type {Sign} */
function action(g, x, y, r) {
  disc(g, x, y, r * 0.98, TYPES.action);
  polygon(g, [
    [x - r * 0.34, y - r * 0.56],
    [x + r * 0.62, y],
    [x - r * 0.34, y + r * 0.56],
  ]);
  g.fillStyle = '#fff9ee';
  g.fill();
}

/** A basket. @type {Sign} */
function buy(g, x, y, r) {
  g.beginPath();
  g.arc(x, y - r * 0.1, r * 0.68, Math.PI, 0);
  stroke(g, '#5f4120', Math.max(1.2, r * 0.17));
  polygon(g, [
    [x - r, y - r * 0.1],
    [x + r, y - r * 0.1],
    [x + r * 0.72, y + r * 0.9],
    [x - r * 0.72, y + r * 0.9],
  ]);
  g.fillStyle = '#b98a52';
  g.fill();
  g.lineJoin = 'round';
  stroke(g, '#5f4120', Math.max(0.9, r * 0.12));
  g.beginPath();
  for (const d of [-0.36, 0, 0.36]) {
    g.moveTo(x + d * r * 1.25, y);
    g.lineTo(x + d * r, y + r * 0.86);
  }
  g.moveTo(x - r * 0.86, y + r * 0.38);
  g.lineTo(x + r * 0.86, y + r * 0.38);
  stroke(g, '#5f4120', Math.max(0.6, r * 0.08));
}

/** @type {Sign} */
const coin = (g, x, y, r) => struck(g, x, y, r * 0.96, 'gold');

/** In the order of a card's `plus`. */
export const SIGNS = [card, action, buy, coin];
export const [CARD, ACTION, BUY, COIN] = SIGNS;

/** A wreath. @param {Context} g @param {number} x @param {number} y @param {number} r @param {string} colour */
export function laurel(g, x, y, r, colour) {
  g.save();
  g.translate(x, y);
  g.beginPath();
  g.arc(0, -r * 0.08, r * 0.76, 0.32 * Math.PI, 0.68 * Math.PI);
  stroke(g, colour, Math.max(0.8, r * 0.11));
  g.fillStyle = colour;
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const angle = Math.PI / 2 - side * (0.42 + i * 0.46);
      g.save();
      g.translate(Math.cos(angle) * r * 0.8, Math.sin(angle) * r * 0.8 - r * 0.06);
      g.rotate(angle - side * (Math.PI / 2 - 0.35));
      g.beginPath();
      g.ellipse(0, 0, r * 0.29, r * 0.14, 0, 0, TURN);
      g.fill();
      g.restore();
    }
  }
  g.restore();
}

/** The sign of a type. @param {Context} g @param {Kind} kind @param {number} x @param {number} y @param {number} r @param {string} colour */
export function typeSign(g, kind, x, y, r, colour) {
  if (kind === 'victory') return laurel(g, x, y, r * 1.3, colour);
  g.save();
  g.translate(x, y);
  g.scale(r, r);
  g.lineCap = g.lineJoin = 'round';
  g.fillStyle = colour;
  if (kind === 'action') g.fill(new Path2D('M-0.600 -0.900 L0.850 0 L-0.600 0.900 Z'));
  else if (kind === 'reaction')
    g.fill(new Path2D('M-0.850 -1 H0.850 V0 Q0.700 0.750 0 1.100 Q-0.700 0.750 -0.850 0 Z'));
  else if (kind === 'treasure') disc(g, 0, 0, 0.9, colour);
  else {
    g.strokeStyle = colour;
    g.lineWidth = 0.38;
    const cross = 'M-0.850 0.850 L0.850 -0.850 M0.850 0.850 L-0.850 -0.850';
    g.stroke(
      new Path2D(kind === 'attack' ? cross : 'M-0.200 -1.100 L0.400 -0.300 L-0.400 0.300 L0.200 1.100'),
    );
  }
  g.restore();
}

/** A number and its sign: what stands beside each other. @typedef {{words: string, sign: Sign}} Gain */
/** @param {Context} g @param {Gain} gain @param {number} size */
const gainWidth = (g, { words }, size) => textWidth(g, words, size, 700) + size * 1.16;

/**
 * Numbers with their signs in lines, in the middle of (x, y).
 * @param {Context} g @param {Gain[][]} rows @param {number} x @param {number} y @param {number} size @param {string} colour
 */
export function gains(g, rows, x, y, size, colour) {
  const [gap, pitch] = [size * 0.5, size * 1.34];
  rows.forEach((row, i) => {
    const total = row.reduce((sum, one) => sum + gainWidth(g, one, size), gap * (row.length - 1));
    let left = x - total / 2;
    const middle = y + (i - (rows.length - 1) / 2) * pitch;
    for (const one of row) {
      const wide = textWidth(g, one.words, size, 700);
      text(g, one.words, left, middle, { size, weight: 700, colour, align: 'left' });
      one.sign(g, left + wide + size * 0.62, middle, size * 0.5);
      left += gainWidth(g, one, size) + gap;
    }
  });
}

/** How wide gains in one line are. @param {Context} g @param {Gain[]} row @param {number} size */
export const rowWidth = (g, row, size) =>
  row.reduce((sum, one) => sum + gainWidth(g, one, size), size * 0.5 * Math.max(0, row.length - 1));
