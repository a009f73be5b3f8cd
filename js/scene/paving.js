/** The floor that boards are laid on: slabs, the star of twelve points, a frame of stone. */
import { TURN, box, boxPath, hash, kept, linear, radial, stroke } from './draw.js';
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

/** @typedef {{w: number, h: number, u: number, frame: number, corner: number}} Floor  `u`: the scale of ornament */

/** @param {Context} g @param {number} x @param {number} y @param {number} rx @param {number} ry */
export function ellipse(g, x, y, rx, ry) {
  g.beginPath();
  g.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), 0, 0, TURN);
}

/** @param {Context} g @param {Floor} at @param {Palette} p */
export function slabs(g, { w, h, u, frame }, p) {
  const size = Math.max(20, 34 * u);
  box(
    g,
    radial(g, w * 0.32, h * 0.24, 20, Math.max(w, h) * 0.8, [0, p.field[0]], [1, p.field[1]]),
    0,
    0,
    w,
    h,
  );
  for (let row = 0, y = frame; y < h; y += size, row++) {
    box(g, p.slabJoint, 0, y, w, 1);
    box(g, p.slabEdge, 0, y + 1, w, 1);
    let x = -hash(row, 2) * 60;
    for (let column = 0; x < w; column++) {
      const width = size * (1.5 + hash(row, column, 6) * 1.4);
      const tone = hash(row, column, 4) * 0.07;
      const light = hash(row, column, 8) > 0.5;
      box(g, light ? `rgba(255, 255, 255, ${tone})` : `rgba(20, 26, 30, ${tone})`, x, y + 1, width, size - 1);
      box(g, p.slabJoint, x, y, 1, size);
      x += width;
    }
  }
}

const POINTS = 12;
/** One arm of the star, winding from the rim to the centre. @param {number} k @param {number} way */
function arm(k, way) {
  return Array.from({ length: 41 }, (_, i) => {
    const r = 1 - (i / 40) * 0.97;
    const angle = (k * TURN) / POINTS - TURN / 4 + way * (TURN / 4) * (1 - r ** 0.85);
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
}
const ARMS = Array.from({ length: POINTS }, (_, k) => [arm(k, 1), arm(k, -1)]);

/** @param {Context} g @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} line
 * @param {Palette} p */
export function star(g, x, y, rx, ry, line, p) {
  const at = (/** @type {number[]} */ [px, py]) => [x + px * rx, y + py * ry];
  kept(g, () => {
    ellipse(g, x, y, rx, ry);
    g.clip();
    const petals = new Path2D();
    for (const [one, other] of ARMS) {
      [...one, ...[...other].reverse()].map(at).forEach(([px, py], i) => {
        if (i) petals.lineTo(px, py);
        else petals.moveTo(px, py);
      });
      petals.closePath();
    }
    g.fillStyle = p.petal;
    g.fill(petals, 'evenodd');
    g.lineJoin = 'round';
    for (const [colour, width, shift] of /** @type {const} */ ([
      [p.petalShade, line + 1.4, 0.9],
      [p.travertine, line, 0],
    ])) {
      g.beginPath();
      for (const curve of ARMS.flat()) {
        curve
          .map(at)
          .forEach(([px, py], i) =>
            i ? g.lineTo(px + shift, py + shift) : g.moveTo(px + shift, py + shift),
          );
      }
      stroke(g, colour, width);
    }
  });
}

/**
 * The whole floor: a frame of stone, slabs, what `inlay` lays over them, and light from the upper left.
 * @param {Context} g @param {Floor} at @param {Palette} p @param {() => void} inlay
 */
export function floor(g, at, p, inlay) {
  const { w, h, u, frame, corner } = at;
  kept(g, () => {
    boxPath(g, 0, 0, w, h, corner);
    g.clip();
    box(g, linear(g, 0, 0, w, h, [0, p.rim[0]], [0.5, p.rim[1]], [1, p.rim[2]]), 0, 0, w, h);
    boxPath(g, frame, frame, w - 2 * frame, h - 2 * frame, corner * 0.5);
    g.clip();
    slabs(g, at, p);
    inlay();
    const light = p.night
      ? linear(g, 0, 0, w, h, [0, 'rgba(120, 150, 230, 0.05)'], [1, 'rgba(0, 0, 0, 0.32)'])
      : linear(
          g,
          0,
          0,
          w,
          h,
          [0, 'rgba(255, 241, 204, 0.46)'],
          [0.45, 'rgba(255, 241, 204, 0.08)'],
          [1, 'rgba(44, 34, 52, 0.3)'],
        );
    box(g, light, 0, 0, w, h);
  });
  boxPath(g, 1, 1, w - 2, h - 2, corner - 1);
  stroke(g, p.rimEdge, 1.2);
  const inset = frame - Math.max(1.5, 2.5 * u);
  boxPath(g, inset, inset, w - 2 * inset, h - 2 * inset, corner * 0.5 + 2);
  stroke(g, p.gilt, 1.2);
}

/** Lanterns at night: warm pools of light. @param {Context} g @param {Floor} at */
export function lanterns(g, { w, h, u, corner }) {
  kept(g, () => {
    boxPath(g, 0, 0, w, h, corner);
    g.clip();
    g.globalCompositeOperation = 'lighter';
    for (const [x, y, reach] of [
      [0.04, 0.055, 250],
      [0.96, 0.055, 230],
      [0.5, 0.5, 280],
      [0.04, 0.945, 220],
      [0.96, 0.945, 230],
    ]) {
      const r = reach * Math.max(u, 0.5);
      const glow = radial(
        g,
        x * w,
        y * h,
        2,
        r,
        [0, 'rgba(255, 184, 92, 0.2)'],
        [0.5, 'rgba(255, 150, 60, 0.06)'],
        [1, 'rgba(255, 140, 50, 0)'],
      );
      box(g, glow, x * w - r, y * h - r, 2 * r, 2 * r);
    }
  });
}
