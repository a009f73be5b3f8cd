/** What the six buildings are made of: walls, openings, roofs, cornices, battlements, trees. A building is 120 units wide. */
import { TURN, anyOf, box, hash, kept, linear, mix, polygon, stroke } from './draw.js';
/** @import {Context} from './types.js' */

/**
 * @typedef {{base: string, stones: string[], frame: string, course: number, stone: number}} Material
 * @type {Record<'brick' | 'sand' | 'marble' | 'grey' | 'plaster' | 'rough', Material>}
 */
export const MATERIALS = {
  brick: {
    base: '#93391f',
    stones: ['#b3533a', '#a0442c', '#bd6443', '#ac4e34'],
    frame: '#ddd3bf',
    course: 4.4,
    stone: 9,
  },
  sand: {
    base: '#b5853a',
    stones: ['#dfb469', '#d7a85a', '#e2bc78', '#cb9844'],
    frame: '#f1ddb0',
    course: 6.4,
    stone: 11,
  },
  marble: { base: '#f1eee6', stones: [], frame: '#f7f5ee', course: 12, stone: 0 },
  grey: {
    base: '#8a8c85',
    stones: ['#a9aaa1', '#9c9d95', '#b3b3aa', '#94968e'],
    frame: '#dad9ce',
    course: 6.4,
    stone: 11,
  },
  plaster: { base: '#ebddbd', stones: [], frame: '#faf3e2', course: 0, stone: 0 },
  rough: {
    base: '#74533a',
    stones: ['#9b7252', '#8c6446', '#a87e5c', '#936a4b'],
    frame: '#dcc9a6',
    course: 6.4,
    stone: 11,
  },
};
/** @typedef {keyof typeof MATERIALS} Stone */

const ROOF = ['#c2653f', '#b4552f', '#cc7349', '#a94c2c'];
const EDGE = 'rgba(30, 18, 8, 0.5)';

/** A mason works by day or by night. */
export class Mason {
  /** @param {Context} g @param {boolean} night */
  constructor(g, night) {
    this.g = g;
    this.night = night;
  }

  /** @param {string} colour @param {number} [much] */
  tone(colour, much = 0.5) {
    return this.night ? mix(colour, '#1b2140', much) : colour;
  }

  /** @param {string} colour @param {number} x @param {number} y @param {number} w @param {number} h */
  slab(colour, x, y, w, h) {
    box(this.g, this.tone(colour), x, y, w, h);
  }

  /** @param {Stone} stone @param {number} x @param {number} y @param {number} w @param {number} h */
  wall(stone, x, y, w, h) {
    const { g } = this;
    const { base, stones, course, stone: long } = MATERIALS[stone];
    kept(g, () => {
      g.beginPath();
      g.rect(x, y, w, h);
      g.clip();
      this.slab(base, x, y, w, h);
      if (stone === 'marble') {
        for (let row = y + h - 9; row > y; row -= course) this.slab('#7d9488', x, row, w, 2.6);
      }
      for (let row = 0, top = y + h - course; stones.length && top > y - course; row++, top -= course) {
        for (let i = 0, left = x - (row % 2 ? long / 2 : 0); left < x + w; i++, left += long) {
          this.slab(
            anyOf(stones, row, i, base.length + long),
            left + 0.4,
            top + 0.4,
            long - 0.8,
            course - 0.8,
          );
          box(g, 'rgba(255, 240, 215, 0.16)', left + 0.4, top + 0.4, long - 0.8, 0.7);
        }
      }
      const light = linear(
        g,
        x,
        0,
        x + w,
        0,
        [0, 'rgba(255, 248, 228, 0.24)'],
        [0.5, 'rgba(255, 248, 228, 0)'],
        [1, 'rgba(30, 16, 8, 0.28)'],
      );
      box(g, light, x, y, w, h);
    });
    g.beginPath();
    g.rect(x, y, w, h);
    stroke(g, EDGE, 0.8);
  }

  /** The outline of an opening on sill `y`, `out` wider. @param {number} x  its middle @param {number} y @param {number} w
   * @param {number} h @param {boolean} arched @param {number} out */
  opening(x, y, w, h, arched, out) {
    const { g } = this;
    const r = w / 2 + out;
    g.beginPath();
    if (!arched) return g.rect(x - r, y - h - out, 2 * r, h + out);
    g.moveTo(x - r, y);
    g.lineTo(x - r, y - h + w / 2);
    g.arc(x, y - h + w / 2, r, TURN / 2, 0);
    g.lineTo(x + r, y);
    g.closePath();
  }

  /**
   * A window or door in its frame.
   * @param {'arch' | 'square' | 'door'} kind @param {number} x @param {number} y @param {number} w @param {number} h
   * @param {Stone} stone @param {number} frame
   */
  window(kind, x, y, w, h, stone, frame) {
    const { g, night } = this;
    const arched = kind !== 'square';
    if (frame) {
      kept(g, () => {
        g.translate(0.7, 0.9);
        this.opening(x, y, w, h, arched, frame);
        g.fillStyle = 'rgba(30, 14, 4, 0.32)';
        g.fill();
      });
      this.opening(x, y, w, h, arched, frame);
      g.fillStyle = this.tone(MATERIALS[stone].frame);
      g.fill();
      stroke(g, stone === 'marble' ? this.tone('#5f776b') : EDGE, stone === 'marble' ? 1 : 0.6);
    }
    this.opening(x, y, w, h, arched, 0);
    /** @type {[number, string][]} */
    const fill =
      kind === 'door'
        ? [
            [0, night ? '#6a3a16' : '#4c2f1b'],
            [1, night ? '#3a2010' : '#2a180c'],
          ]
        : night
          ? [
              [0, '#d9832a'],
              [0.5, '#ffc45e'],
              [1, '#ffe3a0'],
            ]
          : [
              [0, '#15181c'],
              [1, '#3a4650'],
            ];
    g.fillStyle = linear(g, 0, y - h, 0, y, ...fill);
    g.fill();
    kept(g, () => {
      g.clip();
      box(g, night ? 'rgba(90, 40, 0, 0.4)' : 'rgba(255, 236, 205, 0.28)', x + w / 2 - 0.9, y - h, 0.9, h);
      if (kind === 'door') box(g, 'rgba(0, 0, 0, 0.6)', x - 0.4, y - h, 0.8, h);
    });
  }

  /** Roof tiles within an outline. @param {[number, number][]} points */
  roof(points) {
    const { g } = this;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    kept(g, () => {
      polygon(g, points);
      g.clip();
      for (let row = 0, y = y0; y < y1; y += 4.2, row++) {
        for (let i = 0, x = x0 - (row % 2 ? 2 : 0); x < x1; x += 4, i++) {
          this.slab(anyOf(ROOF, row, i, 4), x, y, 4, 4.2);
          box(g, 'rgba(40, 10, 0, 0.28)', x + 2.9, y, 0.9, 4.2);
        }
      }
      const light = linear(g, x0, 0, x1, 0, [0, 'rgba(255, 225, 190, 0.32)'], [1, 'rgba(30, 8, 0, 0.34)']);
      box(g, light, x0, y0, x1 - x0, y1 - y0);
    });
    polygon(g, points);
    stroke(g, 'rgba(50, 18, 6, 0.65)', 0.8);
  }

  /** @param {number} x @param {number} y @param {number} w @param {number} [h] */
  cornice(x, y, w, h = 4) {
    box(this.g, 'rgba(20, 12, 4, 0.32)', x + 1, y + h, w - 2, 2.4);
    this.slab('#a9aba3', x, y, w, h);
    this.slab('#e4e3da', x, y, w, h * 0.34);
    box(this.g, 'rgba(30, 30, 28, 0.4)', x, y + h * 0.76, w, h * 0.24);
  }

  /** Battlements on a wall's top at `y`; `forked` ones are swallowtails. @param {Stone} stone @param {number} x @param {number} y
   * @param {number} w @param {number} count @param {number} h @param {boolean} [forked] */
  merlons(stone, x, y, w, count, h, forked = false) {
    const { g } = this;
    const wide = w / (2 * count - 1);
    for (let i = 0; i < count; i++) {
      const left = x + i * 2 * wide;
      const top = forked ? [[left + wide / 2, y - h * 0.5]] : [];
      polygon(g, [[left, y], [left, y - h], ...top, [left + wide, y - h], [left + wide, y]]);
      g.fillStyle = this.tone(anyOf(MATERIALS[stone].stones, i, 3));
      g.fill();
      stroke(g, EDGE, 0.7);
      box(g, 'rgba(255, 250, 235, 0.4)', left, y - (forked ? h * 0.4 : h), wide, 0.9);
    }
  }

  /** @param {number} x @param {number} y @param {number} h @param {number} w */
  cypress(x, y, h, w) {
    const { g } = this;
    this.slab('#4b3522', x - 1, y - 4, 2, 4);
    const dark = [this.tone('#5b7f51'), this.tone('#375b3a'), this.tone('#203a28')];
    g.fillStyle = linear(g, x - w, 0, x + w, 0, [0, dark[0]], [0.5, dark[1]], [1, dark[2]]);
    g.beginPath();
    g.moveTo(x, y - h);
    g.bezierCurveTo(x + w * 1.1, y - h * 0.6, x + w * 1.2, y - h * 0.15, x + w * 0.5, y - 2);
    g.lineTo(x - w * 0.5, y - 2);
    g.bezierCurveTo(x - w * 1.2, y - h * 0.15, x - w * 1.1, y - h * 0.6, x, y - h);
    g.fill();
  }

  /** @param {number} w */
  steps(w) {
    for (const [out, y, colour] of /** @type {[number, number, string][]} */ ([
      [5, -3, '#aeb0a8'],
      [2, -6, '#c9cac2'],
    ])) {
      this.slab(colour, -w / 2 - out, y, w + 2 * out, 3);
      box(this.g, 'rgba(255, 255, 255, 0.4)', -w / 2 - out, y, w + 2 * out, 0.7);
    }
  }

  /** @param {string} colour @param {(readonly number[])[]} points */
  shape(colour, points) {
    polygon(this.g, points);
    this.g.fillStyle = this.tone(colour);
    this.g.fill();
  }

  /** A hill by its outline as path data. @param {string} colour @param {string} path */
  hill(colour, path) {
    this.g.fillStyle = this.tone(colour);
    this.g.fill(new Path2D(path));
  }

  /** Tufts of grass, or chips of stone. @param {string} colour @param {number} w @param {number} y @param {number} h */
  scatter(colour, w, y, h) {
    for (let i = 0; i < 14; i++) this.slab(colour, hash(i, 3) * w, y + hash(i, 4) * h, 4, 1);
  }
}
