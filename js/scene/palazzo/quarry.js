/** A quarry: a hole cut into the piazza, its rear face sawn in courses, with a hoist and blocks ready to go. */
import { anyOf, box, disc, hash, kept, linear, mix, polygon, shadowed, stroke } from '../draw.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Layout, Area} from './layout.js' */

/**
 * A rectangle with the notches that blocks leave where they were cut out.
 * @param {Area} area @param {number} depth @param {number} seed
 */
function cutEdge({ x, y, w, h }, depth, seed) {
  /** @type {number[][]} */
  const points = [];
  const sides = [
    [x, y, 1, 0, w],
    [x + w, y, 0, 1, h],
    [x + w, y + h, -1, 0, w],
    [x, y + h, 0, -1, h],
  ];
  sides.forEach(([sx, sy, dx, dy, length], side) => {
    const steps = Math.max(3, Math.round(length / (depth * 6)));
    for (let i = 0; i < steps; i++) {
      const out = (hash(seed, side, i) - 0.35) * depth;
      for (const t of [i / steps, (i + 1) / steps]) {
        const along = Math.min(length, Math.max(0, t * length));
        points.push([sx + dx * along + dy * out, sy + dy * along - dx * out]);
      }
    }
  });
  return points;
}

/** The rear wall: courses of large blocks, saw marks, and drill holes in rows. @param {Context} g @param {Area} area
 * @param {number} u @param {number} seed @param {Palette} p */
function rockFace(g, { x, y, w, h }, u, seed, p) {
  const [light, mid, dark, deep] = p.rock;
  box(g, linear(g, 0, y, 0, y + h, [0, mid], [1, dark]), x, y, w, h);
  const courses = h > 18 ? 2 : 1;
  const course = h / courses;
  for (let row = 0; row < courses; row++) {
    let bx = x - hash(seed, row, 1) * 30 * u;
    for (let column = 0; bx < x + w; column++) {
      const width = (30 + hash(seed + row, column, 2) * 34) * u + 6;
      const tone = mix(mid, anyOf([light, dark, light, mid], seed + row, column, 3), 0.45);
      const top = y + row * course;
      box(g, tone, bx, top, width - 1, course - 1);
      box(
        g,
        p.night ? 'rgba(255, 255, 255, 0.09)' : 'rgba(255, 250, 232, 0.5)',
        bx,
        top,
        width - 1,
        Math.max(1, 1.4 * u),
      );
      box(g, mix(dark, deep, 0.6), bx + width - 1, top, 1, course);
      // the saw's grooves
      for (let groove = 0; groove < 4; groove++) {
        const gx = bx + (0.15 + hash(column, groove, seed) * 0.75) * width;
        box(
          g,
          p.night ? 'rgba(0, 0, 0, 0.2)' : 'rgba(90, 76, 50, 0.2)',
          gx,
          top + 1,
          1,
          course * (0.5 + hash(groove, column, 8) * 0.4),
        );
      }
      if (u > 0.6) {
        for (let hole = 0; hole < 3; hole++)
          disc(g, bx + width * (0.25 + hole * 0.2), top + course - 3.5 * u, 0.9 * u, deep);
      }
      bx += width;
    }
    box(g, mix(dark, deep, 0.5), x, y + (row + 1) * course - 1, w, 1);
  }
  box(
    g,
    linear(g, 0, y + h - 6 * u, 0, y + h, [0, 'rgba(30, 22, 10, 0)'], [1, 'rgba(30, 22, 10, 0.4)']),
    x,
    y + h - 6 * u,
    w,
    6 * u,
  );
}

/** Dust, chips, and the ruts of carts. @param {Context} g @param {Area} floor @param {number} u @param {number} seed
 * @param {Palette} p */
function dust(g, { x, y, w, h }, u, seed, p) {
  box(g, linear(g, x, y, x + w, y + h, [0, p.dust[1]], [0.6, p.dust[0]], [1, p.dust[0]]), x, y, w, h);
  for (const offset of [0.42, 0.56]) {
    g.beginPath();
    g.moveTo(x, y + h * (offset + 0.2));
    g.bezierCurveTo(
      x + w * 0.3,
      y + h * offset,
      x + w * 0.6,
      y + h * (offset + 0.25),
      x + w,
      y + h * (offset + 0.05),
    );
    stroke(g, p.night ? 'rgba(0, 0, 0, 0.16)' : 'rgba(110, 92, 58, 0.16)', 3 * u);
  }
  const count = Math.round((w * h) / 420);
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [x + hash(i, seed, 1) * w, y + hash(i, seed, 2) * h];
    const size = (1 + hash(i, seed, 3) * 2.6) * Math.max(0.6, u);
    box(g, p.night ? 'rgba(0, 0, 0, 0.25)' : 'rgba(70, 56, 30, 0.22)', cx + 0.7, cy + 0.9, size, size * 0.7);
    box(g, p.night ? 'rgba(200, 212, 240, 0.1)' : 'rgba(255, 250, 234, 0.5)', cx, cy, size, size * 0.7);
  }
}

/** A sawn block, seen from the upper left. @param {Context} g @param {number} x @param {number} y @param {number} w
 * @param {number} h @param {number} d @param {Palette} p */
function block(g, x, y, w, h, d, p) {
  const [light, mid, dark] = p.rock;
  polygon(g, [
    [x, y],
    [x + d, y - d * 0.6],
    [x + w + d, y - d * 0.6],
    [x + w, y],
  ]);
  g.fillStyle = mix(light, '#ffffff', p.night ? 0.06 : 0.4);
  g.fill();
  polygon(g, [
    [x + w, y],
    [x + w + d, y - d * 0.6],
    [x + w + d, y + h - d * 0.6],
    [x + w, y + h],
  ]);
  g.fillStyle = dark;
  g.fill();
  box(g, linear(g, 0, y, 0, y + h, [0, light], [1, mid]), x, y, w, h);
  g.beginPath();
  g.rect(x + 0.4, y + 0.4, w - 0.8, h - 0.8);
  stroke(g, 'rgba(40, 30, 14, 0.35)', 0.7);
}

/**
 * A timber crane: mast, jib and brace, and a block in the rope. `way` is where the jib points.
 * @param {Context} g @param {number} x @param {number} y  of its foot @param {number} h @param {number} way @param {Palette} p
 */
function hoist(g, x, y, h, way, p) {
  const [light, mid, dark] = p.wood;
  const k = h / 44;
  g.save();
  g.translate(x, y);
  g.scale(k * way, k);
  const beam = (/** @type {number[][]} */ points, /** @type {number} */ width) => {
    g.lineCap = 'square';
    g.lineJoin = 'miter';
    kept(g, () => {
      g.translate(1.6 * way, 1.6);
      polygon(g, points, false);
      stroke(g, 'rgba(20, 12, 2, 0.35)', width);
    });
    polygon(g, points, false);
    stroke(g, dark, width);
    kept(g, () => {
      g.translate(-0.5 * way, -0.5);
      polygon(g, points, false);
      stroke(g, width > 2.6 ? light : mid, width * 0.5);
    });
  };
  beam(
    [
      [-7, 0],
      [0, -24],
    ],
    2.4,
  );
  beam(
    [
      [7, 0],
      [0, -24],
    ],
    2.4,
  );
  beam(
    [
      [0, 1],
      [0, -42],
    ],
    3.6,
  );
  beam(
    [
      [0, -24],
      [16, -39],
    ],
    2.2,
  );
  beam(
    [
      [-7, -37],
      [23, -41],
    ],
    3.2,
  );
  g.beginPath();
  g.moveTo(20, -39);
  g.lineTo(20, -18);
  g.moveTo(-6, -36);
  g.lineTo(-2, -12);
  stroke(g, p.night ? '#9c8a68' : '#5f4a2a', 0.9);
  disc(g, 20, -39, 2, dark);
  disc(g, 0, -12, 4.2, dark);
  disc(g, 0, -12, 2.6, mid);
  g.beginPath();
  g.moveTo(14.5, -13);
  g.lineTo(20, -19);
  g.lineTo(25.5, -13);
  stroke(g, p.night ? '#9c8a68' : '#5f4a2a', 0.8);
  block(g, 14, -13, 11, 8, 3, p);
  g.restore();
}

/** @param {Context} g @param {Layout} layout @param {number} i @param {Palette} p */
export function paintQuarry(g, layout, i, p) {
  const { u } = layout;
  const { area, face } = layout.quarries[i];
  const ledge = layout.ledges[i];
  const seed = i * 7 + 3;
  const left = i === 0 || i === 3;
  const notch = Math.max(2, 5 * u);
  const [light, mid, dark, deep] = p.rock;
  const rim = Math.max(2.5, 6 * u);

  // The paving breaks off: a rim of rough stone, and the ledge toward the road.
  const outer = cutEdge(area, notch, seed);
  const shadow = {
    colour: p.night ? 'rgba(0, 0, 0, 0.6)' : 'rgba(35, 28, 20, 0.4)',
    blur: 12 * u,
    dx: 2 * u,
    dy: 4 * u,
  };
  const stone = linear(
    g,
    area.x,
    area.y,
    area.x + area.w,
    area.y + area.h,
    [0, mix(light, '#ffffff', p.night ? 0.05 : 0.35)],
    [1, mid],
  );
  shadowed(g, shadow, () => {
    disc(g, ledge.x, ledge.y, ledge.r * 1.22, stone);
    polygon(g, outer);
    g.fill();
  });
  g.beginPath();
  g.arc(ledge.x, ledge.y, ledge.r * 1.22, 0, 7);
  stroke(g, p.night ? 'rgba(0, 0, 0, 0.4)' : 'rgba(80, 64, 36, 0.35)', 1);
  polygon(g, outer);
  g.fill();
  stroke(g, p.night ? 'rgba(255, 255, 255, 0.14)' : 'rgba(255, 252, 240, 0.75)', 1);

  const hole = { x: area.x + rim, y: area.y + rim * 0.8, w: area.w - 2 * rim, h: area.h - rim * 1.7 };
  const inner = cutEdge(hole, notch * 0.55, seed + 40);
  kept(g, () => {
    polygon(g, inner);
    g.clip();
    const wall = Math.max(1.5, 4 * u);
    box(g, deep, area.x, area.y, area.w, area.h);
    dust(g, { x: hole.x - 4, y: area.y + face - 2, w: hole.w + 8, h: area.h - face }, u, seed, p);
    rockFace(g, { x: hole.x - 6, y: area.y, w: hole.w + 12, h: face }, u, seed, p);
    // Side walls: the left one in shade, the right one and the lower one lit.
    box(
      g,
      linear(g, hole.x, 0, hole.x + wall * 2.2, 0, [0, 'rgba(30, 22, 8, 0.5)'], [1, 'rgba(30, 22, 8, 0)']),
      hole.x - 6,
      area.y,
      wall * 2.2 + 6,
      area.h,
    );
    box(g, mix(light, mid, 0.4), hole.x + hole.w - wall, area.y + face, wall + 8, area.h);
    box(g, dark, hole.x + hole.w - wall - 1, area.y + face, 1, area.h);
    box(g, light, hole.x - 6, hole.y + hole.h - wall, hole.w + 12, wall + 8);
    box(g, dark, hole.x - 6, hole.y + hole.h - wall - 1, hole.w + 12, 1);
    // The rim's shadow falls into the hole.
    const cast = {
      colour: p.night ? 'rgba(0, 0, 0, 0.85)' : 'rgba(38, 26, 12, 0.6)',
      blur: 10 * u,
      dx: 3 * u,
      dy: 4 * u,
    };
    shadowed(g, cast, () => {
      const around = new Path2D();
      around.rect(area.x - 80, area.y - 80, area.w + 160, area.h + 160);
      inner.forEach(([x, y], k) => (k ? around.lineTo(x, y) : around.moveTo(x, y)));
      around.closePath();
      g.fillStyle = '#000000';
      g.fill(around, 'evenodd');
    });
  });
  polygon(g, inner);
  stroke(g, p.night ? 'rgba(0, 0, 0, 0.5)' : 'rgba(60, 46, 28, 0.5)', 1);

  // The hoist stands in the outer corner, blocks beside it.
  const foot = area.y + face + 1;
  const tall = Math.max(20, 44 * u);
  const bx = left ? area.x + rim + 30 * u + 12 : area.x + area.w - rim - 30 * u - 12 - 22 * u;
  const size = Math.max(5, 11 * u);
  block(g, bx + (left ? 0 : 3 * u), foot - size * 0.75, size * 1.3, size * 0.75, size * 0.35, p);
  block(g, bx + size * 1.55 + (left ? 0 : 3 * u), foot - size * 0.6, size, size * 0.6, size * 0.3, p);
  hoist(g, left ? area.x + rim + 9 * u : area.x + area.w - rim - 9 * u, foot, tall, left ? 1 : -1, p);
}
