/** A quarry: a hole cut into the piazza, its rear face sawn in courses, with a hoist and blocks ready to go. */
import { box, disc, hash, kept, linear, mix, polygon, shadowed, stroke } from '../draw.js';
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

/** The rear wall in shade, and before it the steps that are left where blocks were cut out, with saw marks and drill holes.
 * @param {Context} g @param {Area} area @param {number} u @param {number} seed @param {Palette} p */
function rockFace(g, { x, y, w, h }, u, seed, p) {
  const [light, mid, dark, deep] = p.rock;
  box(g, linear(g, 0, y, 0, y + h, [0, dark], [1, deep]), x, y, w, h);
  for (let row = 0; row < 2; row++) {
    box(g, mix(dark, deep, 0.8), x, y + h * (0.3 + row * 0.3), w, Math.max(1, u));
    for (
      let bx = x + hash(seed, row, 9) * 40 * u;
      bx < x + w;
      bx += (34 + hash(seed, row, bx) * 30) * u + 5
    ) {
      box(g, mix(dark, deep, 0.7), bx, y + h * row * 0.3, 1, h * 0.3);
    }
  }
  const groove = p.night ? 'rgba(0, 0, 0, 0.22)' : 'rgba(92, 76, 48, 0.24)';
  let bx = x - 6 * u;
  for (let i = 0; bx < x + w; i++) {
    const width = (20 + hash(seed, i, 2) * 30) * u + 4;
    const rise = h * [0.42, 0.7, 0.52, 0.86, 0.6][Math.floor(hash(seed, i, 5) * 5)];
    const top = y + h - rise;
    const tread = Math.max(1.5, 4 * u);
    const tone = mix(light, mid, 0.2 + hash(seed, i, 7) * 0.5);
    box(g, 'rgba(20, 14, 4, 0.35)', bx + width, top + tread, 2.5 * u, rise - tread);
    box(g, linear(g, 0, top, 0, y + h, [0, tone], [1, mix(tone, dark, 0.7)]), bx, top, width, rise);
    box(g, mix(light, '#ffffff', p.night ? 0.08 : 0.45), bx, top, width, tread);
    box(g, mix(dark, deep, 0.4), bx + width - 1, top, 1, rise);
    for (let k = 0; k < Math.round(width / 5 / Math.max(u, 0.6)); k++) {
      const gx = bx + 2 + hash(i, k, seed) * (width - 4);
      box(g, groove, gx, top + tread + 1, 1, (rise - tread) * (0.4 + hash(k, i, 8) * 0.5));
    }
    if (u > 0.6 && rise > h * 0.5) {
      for (let gx = bx + 5 * u; gx < bx + width - 4 * u; gx += 6 * u)
        disc(g, gx, top + tread + 2.4 * u, 0.9 * u, deep);
    }
    bx += width;
  }
  const foot = 5 * u;
  box(
    g,
    linear(g, 0, y + h - foot, 0, y + h, [0, 'rgba(30, 22, 10, 0)'], [1, 'rgba(30, 22, 10, 0.35)']),
    x,
    y + h - foot,
    w,
    foot,
  );
}

/** The steps down the left side, in shade, or down the right one, lit. @param {Context} g @param {number} edge  of the hole
 * @param {number} top @param {number} bottom @param {boolean} left @param {number} u @param {number} seed @param {Palette} p */
function terraces(g, edge, top, bottom, left, u, seed, p) {
  const [light, mid, dark, deep] = p.rock;
  let y = top;
  for (let i = 0; y < bottom; i++) {
    const h = (18 + hash(seed, i, 21) * 26) * u + 3;
    const out = (3 + hash(seed, i, 22) * 10) * u + 1;
    const x = left ? edge : edge - out;
    const tone = left
      ? mix(mid, dark, 0.25 + hash(seed, i, 23) * 0.5)
      : mix(light, mid, hash(seed, i, 23) * 0.7);
    box(g, 'rgba(24, 16, 4, 0.28)', left ? x : x - 1.5 * u, y + 2 * u, out + 2.5 * u, h + u);
    box(g, tone, x, y, out, h);
    box(g, mix(tone, '#ffffff', p.night ? 0.08 : 0.4), x, y, out, Math.max(1, 2.4 * u));
    if (left) box(g, mix(tone, deep, 0.5), x + out - 1, y, 1, h);
    else box(g, mix(light, '#ffffff', p.night ? 0.06 : 0.5), x, y, 1, h);
    box(g, mix(dark, deep, 0.4), x, y + h - 1, out, 1);
    y += h;
  }
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
  g.fillStyle = stone;
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
    terraces(g, hole.x - 2, area.y + face, hole.y + hole.h, true, u, seed, p);
    terraces(g, hole.x + hole.w + 2, area.y + face, hole.y + hole.h, false, u, seed + 1, p);
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
