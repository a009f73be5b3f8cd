/** The six marbles. Each is known by its veining and its mark as well as by its colour. */
import { TURN, box, boxPath, disc, hash, stroke } from '../draw.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Marble} from './types.js' */

/** Dear ones first, as the prices go. @type {Marble[]} */
export const MARBLES = ['w', 'y', 'r', 'g', 'b', 'k'];

/** @type {Record<Marble, {face: string, top: string, side: string, vein: string, mark: string}>} */
export const STONE = {
  w: { face: '#f1eee6', top: '#ffffff', side: '#afaea4', vein: '#7f8a86', mark: '#2f3634' },
  y: { face: '#e2b44a', top: '#f6db90', side: '#9c7018', vein: '#8f6110', mark: '#3a2604' },
  r: { face: '#ac3c2b', top: '#d9806a', side: '#6a1f16', vein: '#edb9a4', mark: '#fff3ea' },
  g: { face: '#2d6947', top: '#79af8c', side: '#194229', vein: '#a9d2b4', mark: '#f4fff6' },
  b: { face: '#4670ac', top: '#93b3da', side: '#264778', vein: '#c3d6ee', mark: '#f6faff' },
  k: { face: '#302c2b', top: '#5f5a55', side: '#141211', vein: '#d9ae55', mark: '#fbe6b6' },
};

/** @typedef {(g: Context, r: number) => void} Mark */
/** @type {Record<Marble, Mark>} ring, triangle, square, waves, lozenge, star */
const MARKS = {
  w(g, r) {
    g.beginPath();
    g.arc(0, 0, r * 0.78, 0, TURN);
    stroke(g, g.fillStyle.toString(), r * 0.38);
  },
  y(g, r) {
    g.beginPath();
    g.moveTo(0, -r);
    g.lineTo(r * 0.98, r * 0.78);
    g.lineTo(-r * 0.98, r * 0.78);
    g.fill();
  },
  r: (g, r) => g.fillRect(-r * 0.78, -r * 0.78, r * 1.56, r * 1.56),
  g(g, r) {
    g.beginPath();
    for (const y of [-0.46 * r, 0.46 * r]) {
      g.moveTo(-r, y);
      g.quadraticCurveTo(-r * 0.5, y - r * 0.62, 0, y);
      g.quadraticCurveTo(r * 0.5, y + r * 0.62, r, y);
    }
    g.lineCap = 'round';
    stroke(g, g.fillStyle.toString(), r * 0.36);
  },
  b(g, r) {
    g.beginPath();
    g.moveTo(0, -r * 1.14);
    g.lineTo(r * 0.86, 0);
    g.lineTo(0, r * 1.14);
    g.lineTo(-r * 0.86, 0);
    g.fill();
  },
  k(g, r) {
    g.beginPath();
    for (let i = 0; i < 16; i++) {
      const angle = (i * TURN) / 16 - TURN / 4;
      const reach = i % 2 ? r * 0.42 : i % 4 ? r * 0.8 : r * 1.14;
      g.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    g.fill();
  },
};

/** @param {Context} g @param {Marble} marble @param {number} x @param {number} y @param {number} r @param {string} [colour] */
export function mark(g, marble, x, y, r, colour = STONE[marble].mark) {
  g.save();
  g.translate(x, y);
  g.fillStyle = colour;
  MARKS[marble](g, r);
  g.restore();
}

/** @typedef {(g: Context, w: number, h: number, seed: number) => void} Veins */

/**
 * A line that wanders from a point in steps.
 * @param {Context} g @param {number} x @param {number} y @param {number} steps @param {(i: number) => [number, number]} step
 */
function wander(g, x, y, steps, step) {
  g.beginPath();
  g.moveTo(x, y);
  for (let i = 0; i < steps; i++) {
    const [dx, dy] = step(i);
    x += dx;
    y += dy;
    g.lineTo(x, y);
  }
  g.stroke();
}

/** @type {Record<Marble, {alpha: number, draw: Veins}>} */
const VEINS = {
  w: {
    alpha: 0.5,
    draw(g, w, h, seed) {
      for (let i = 0; i < 4; i++) {
        g.lineWidth = 0.5 + hash(i, seed) * 0.9;
        wander(g, hash(i, seed, 2) * w * 0.6 - 4, hash(i, seed, 3) * h * 0.8, 4, (s) => [
          w * 0.24,
          h * (hash(i, s, seed) * 0.34 - 0.04),
        ]);
      }
    },
  },
  y: {
    alpha: 0.42,
    draw(g, w, h, seed) {
      g.lineWidth = 0.9;
      for (let i = 0; i < 7; i++) {
        const [x, y] = [hash(i, seed) * w, hash(i, seed, 4) * h];
        g.beginPath();
        for (let corner = 0; corner <= 6; corner++) {
          const reach = w * 0.2 * (0.7 + hash(i, corner % 6, seed) * 0.6);
          g.lineTo(x + Math.cos((corner * TURN) / 6) * reach, y + Math.sin((corner * TURN) / 6) * reach);
        }
        g.stroke();
      }
    },
  },
  r: {
    alpha: 0.36,
    draw(g, w, h, seed) {
      for (let i = 0; i < 9; i++) {
        g.beginPath();
        g.ellipse(
          hash(i, seed, 1) * w,
          hash(i, seed, 2) * h,
          w * (0.05 + hash(i, 1, seed) * 0.1),
          h * (0.04 + hash(i, 2, seed) * 0.06),
          hash(i, 3) * 3,
          0,
          TURN,
        );
        g.fill();
      }
    },
  },
  g: {
    alpha: 0.42,
    draw(g, w, h, seed) {
      for (let i = -1; i < 5; i++) {
        g.lineWidth = 0.8 + hash(i + 9, seed) * 1.6;
        g.beginPath();
        for (let t = 0; t <= 8; t++) {
          g.lineTo(
            (t / 8) * w,
            h * (0.26 * i + 0.12 * Math.sin((t / 8) * 6.5 + seed + i * 0.5)) + t * w * 0.0225,
          );
        }
        g.stroke();
      }
    },
  },
  b: {
    alpha: 0.42,
    draw(g, w, h, seed) {
      for (let i = 0; i < 7; i++) {
        g.lineWidth = 0.5 + hash(i, seed, 5) * 1.5;
        wander(g, (i * 0.26 - 0.6 + hash(i, seed) * 0.14) * w, h, 1, () => [h * 0.72, -h]);
      }
    },
  },
  k: {
    alpha: 0.85,
    draw(g, w, h, seed) {
      for (let i = 0; i < 3; i++) {
        g.lineWidth = 0.6 + hash(i, seed) * 0.7;
        wander(g, hash(i, seed, 7) * w * 0.5, -2, 6, (s) => [w * (hash(i, s, seed) * 0.42 - 0.08), h * 0.21]);
      }
    },
  },
};

/** The veining in a box at the origin, which the caller clips. @param {Context} g @param {Marble} marble @param {number} w
 * @param {number} h @param {number} seed */
export function veins(g, marble, w, h, seed) {
  const { alpha, draw } = VEINS[marble];
  g.save();
  g.globalAlpha *= alpha;
  g.lineCap = 'round';
  g.strokeStyle = g.fillStyle = STONE[marble].vein;
  draw(g, w, h, seed);
  g.restore();
}

/** A flat slip of marble with its mark. @param {Context} g @param {Marble} marble @param {number} x @param {number} y
 * @param {number} size @param {Palette} p */
export function swatch(g, marble, x, y, size, p) {
  const r = size * 0.2;
  box(g, STONE[marble].face, x, y, size, size, r);
  boxPath(g, x, y, size, size, r);
  stroke(g, p.night ? 'rgba(255, 255, 255, 0.45)' : 'rgba(30, 20, 10, 0.6)', Math.max(0.7, size * 0.06));
  mark(g, marble, x + size / 2, y + size / 2, size * 0.28);
}

/** A disc on which a mark or digit stands clear of the veins. @param {Context} g @param {Marble} marble @param {number} x
 * @param {number} y @param {number} r */
export function clearing(g, marble, x, y, r) {
  g.save();
  g.globalAlpha *= 0.75;
  disc(g, x, y, r, STONE[marble].face);
  g.restore();
}
