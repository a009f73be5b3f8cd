/** What the pictures on the cards are painted with, in a box of 120 × 80 units: skies, ground, people, barrels, lamplight. */
import { Mason } from '../masonry.js';
import { TURN, anyOf, box, disc, hash, linear, radial, stroke } from '../draw.js';
/** @import {Context} from '../types.js' */

export const [WIDE, HIGH] = [120, 80];

/** Indoors a lamp is lit: the night takes less from the colours there. */
const [OUTDOORS, INDOORS] = [0.5, 0.3];
const BRICKS = ['#93391f', '#b35336', '#a0442c', '#bd6443', '#9a3f2b', '#ac4e34'];

export class Brush extends Mason {
  /** @param {Context} g @param {boolean} night */
  constructor(g, night) {
    super(g, night);
    this.dusk = OUTDOORS;
  }

  /** @override @param {string} colour @param {number} [much] */
  tone(colour, much = this.dusk) {
    return super.tone(colour, much);
  }

  indoors() {
    this.dusk = INDOORS;
  }

  /** A filled outline. @param {string} colour @param {string} path */
  fill(colour, path) {
    this.g.fillStyle = this.tone(colour);
    this.g.fill(new Path2D(path));
  }

  /** @param {string} colour @param {number} width @param {string} path */
  line(colour, width, path) {
    const { g } = this;
    g.strokeStyle = this.tone(colour);
    g.lineWidth = width;
    g.lineCap = g.lineJoin = 'round';
    g.stroke(new Path2D(path));
  }

  /** @param {string} colour @param {number} x @param {number} y @param {number} r */
  dot(colour, x, y, r) {
    disc(this.g, x, y, r, this.tone(colour));
  }

  /** @param {string} colour @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} [turn] */
  oval(colour, x, y, rx, ry, turn = 0) {
    const { g } = this;
    g.beginPath();
    g.ellipse(x, y, rx, ry, turn, 0, TURN);
    g.fillStyle = this.tone(colour);
    g.fill();
  }

  /** Light that adds to what is there. @param {number} x @param {number} y @param {number} r @param {string} colour as `r, g, b`
   * @param {number} strength */
  glow(x, y, r, colour, strength) {
    const { g } = this;
    g.save();
    g.globalCompositeOperation = 'lighter';
    const light = radial(g, x, y, 1, r, [0, `rgba(${colour}, ${strength})`], [1, `rgba(${colour}, 0)`]);
    box(g, light, x - r, y - r, 2 * r, 2 * r);
    g.restore();
  }

  /** @param {string} [top] @param {string} [low] */
  sky(top = '#a9c9d6', low = '#f3e6c8') {
    const { g, night } = this;
    const [high, horizon] = night ? ['#131a31', '#3b4566'] : [top, low];
    box(g, linear(g, 0, 0, 0, HIGH, [0, high], [0.8, horizon]), 0, 0, WIDE, HIGH);
    if (night) {
      for (let i = 0; i < 14; i++) {
        const shine = 0.3 + hash(i, 9) * 0.5;
        box(g, `rgba(235, 223, 192, ${shine})`, hash(i, 9, 2) * WIDE, hash(i, 9, 3) * 40, 1, 1);
      }
      return;
    }
    for (const [x, y, r] of [
      [24, 15, 9],
      [34, 17, 7],
      [90, 11, 8],
      [99, 13, 6],
    ])
      this.cloud(x, y, r);
  }

  /** @param {number} x @param {number} y @param {number} r */
  cloud(x, y, r) {
    const { g } = this;
    g.beginPath();
    g.ellipse(x, y, r * 1.6, r * 0.42, 0, 0, TURN);
    g.fillStyle = 'rgba(255, 255, 255, 0.5)';
    g.fill();
  }

  /** Rolling country from `y` down. @param {number} y @param {string} colour @param {number} [phase] @param {number} [swell] */
  country(y, colour, phase = 1, swell = 6) {
    const { g } = this;
    g.beginPath();
    g.moveTo(0, HIGH);
    for (let x = 0; x <= WIDE + 6; x += 8) g.lineTo(x, y - swell * Math.sin((x / WIDE) * 5 + phase));
    g.lineTo(WIDE, HIGH);
    g.fillStyle = this.tone(colour);
    g.fill();
  }

  /** A tiled floor that runs to a point. @param {number} y @param {string} [colour] @param {string} [joint] */
  pavement(y, colour = '#c98f6b', joint = 'rgba(96, 48, 26, 0.35)') {
    const { g } = this;
    this.slab(colour, 0, y, WIDE, HIGH - y);
    g.beginPath();
    for (let i = -16; i <= 16; i++) {
      g.moveTo(60 + i * 8, y);
      g.lineTo(60 + i * 20, HIGH);
    }
    for (let k = 1; k < 4; k++) {
      const across = y + ((HIGH - y) * k * k) / 12;
      g.moveTo(0, across);
      g.lineTo(WIDE, across);
    }
    stroke(g, joint, 0.7);
  }

  /** A wall of bricks across the whole picture. */
  bricks() {
    this.indoors();
    this.slab('#5c2a1a', 0, 0, WIDE, HIGH);
    for (let row = 0; row < 19; row++) {
      for (let i = -1; i < 13; i++) {
        const x = i * 10 - (row % 2 ? 5 : 0);
        this.slab(anyOf(BRICKS, row, i, 4), x + 0.4, row * 4.4 + 0.4, 9.2, 3.6);
      }
    }
  }

  /** A plastered room. @param {string} [colour] */
  room(colour = '#d8c39a') {
    this.indoors();
    this.slab(colour, 0, 0, WIDE, HIGH);
    for (let i = 0; i < 30; i++) {
      box(this.g, 'rgba(90, 60, 20, 0.1)', hash(i, 1) * WIDE, hash(i, 2) * 56, 6, 1);
    }
  }

  /** A wooden table across, its top at `y`. @param {number} y @param {number} [x] @param {number} [w] */
  bench(y, x = 0, w = WIDE) {
    this.slab('#8a5a30', x, y, w, 7);
    this.slab('#b98248', x, y, w, 2);
    this.slab('#5c3a1e', x + (w < WIDE ? 4 : 0), y + 7, w - (w < WIDE ? 8 : 0), HIGH - y - 7);
  }

  /** Somebody in a gown, the feet at (x, y). @param {number} x @param {number} y @param {number} h @param {string} gown
   * @param {string} [hat] */
  person(x, y, h, gown, hat = '#6b2a19') {
    const { g } = this;
    const much = 0.32;
    g.save();
    g.translate(x, y);
    g.scale(h / 30, h / 30);
    g.beginPath();
    g.ellipse(3, 0, 9, 2.4, 0, 0, TURN);
    g.fillStyle = 'rgba(20, 12, 4, 0.25)';
    g.fill();
    g.fillStyle = this.tone(gown, much);
    g.fill(new Path2D('M-7 0 Q-6 -12 -4 -20 L4 -20 Q6 -12 7 0 Z'));
    box(g, 'rgba(255, 255, 255, 0.2)', -4.4, -19, 2, 18);
    disc(g, 0, -23.4, 4, this.tone('#e3b38a', much));
    g.beginPath();
    g.arc(0, -24.4, 4.3, TURN / 2, 0);
    g.fillStyle = this.tone(hat, much);
    g.fill();
    box(g, this.tone(hat, much), -5.4, -25, 10.8, 1.8);
    g.restore();
  }

  /** Seen from its end. @param {number} x @param {number} y @param {number} r */
  barrel(x, y, r) {
    const { g } = this;
    this.dot('#8a5a30', x, y, r);
    this.dot('#b98248', x, y, r * 0.82);
    g.beginPath();
    for (const d of [-0.75, -0.25, 0.25, 0.75]) {
      const reach = Math.sqrt(1 - d * d * 0.9) * r * 0.8;
      g.moveTo(x + d * r, y - reach);
      g.lineTo(x + d * r, y + reach);
    }
    stroke(g, 'rgba(60, 30, 8, 0.5)', 0.8);
    g.beginPath();
    g.arc(x, y, r * 0.92, 0, TURN);
    stroke(g, this.tone('#4a4f4d'), 1.6);
    box(g, '#3a2212', x - 1, y + r * 0.3, 2, 3);
  }

  /** A candle with its light; its foot at (x, y). @param {number} x @param {number} y @param {number} [h] @param {number} [reach] */
  candle(x, y, h = 9, reach = 22) {
    box(this.g, '#e8dfc8', x - 1.6, y - h, 3.2, h);
    this.g.beginPath();
    this.g.ellipse(x, y - h - 3.4, 2.1, 3.8, 0, 0, TURN);
    this.g.fillStyle = '#ffd98a';
    this.g.fill();
    this.glow(x, y - h - 3, reach, '255, 192, 96', 0.75);
  }

  /** A heap of coins, the foot at (x, y). @param {number} x @param {number} y @param {number} count @param {string} [metal] */
  coins(x, y, count, metal = '#e2b33e') {
    for (let i = 0; i < count; i++) {
      this.oval('#7a5210', x, y - i * 2.2, 5, 2);
      this.oval(metal, x, y - i * 2.2 - 0.9, 5, 2);
    }
    this.oval('#fce9a8', x, y - count * 2.2 + 1.4, 3.2, 1.1);
  }
}
