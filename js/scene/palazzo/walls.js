/** Masonry: the wall of each material, the rusticated ground floor, quoins, string courses and the roof. */
import { anyOf, box, boxPath, hash, kept, linear, mix, polygon, stroke } from '../draw.js';
import { INLAY, MATERIALS, ROOF_TILES, SERENA, TILE } from './materials.js';
/** @import {Context} from '../types.js' */
/** @import {Material, Tile} from './materials.js' */

const { w: W, h: H } = TILE;

/** Running bond, course by course. @param {Context} g @param {boolean} coarse */
function brick(g, coarse) {
  const { base, joint, stones } = MATERIALS.B;
  const course = coarse ? 12 : 8;
  const length = coarse ? 26 : 18;
  const gap = coarse ? 1.5 : 1;
  box(g, mix(joint, base, coarse ? 0.45 : 0.18), 0, 0, W, H);
  for (let row = 0, y = 0; y < H; y += course, row++) {
    for (let column = -1, x = -(row % 2 ? length / 2 : 0) - 2; x < W; x += length, column++) {
      const chance = hash(row, column, 3);
      const [left, top, width, height] = [x + gap / 2, y + gap / 2, length - gap, course - gap];
      box(g, stones[Math.floor(chance * stones.length)], left, top, width, height);
      if (coarse) continue;
      box(g, 'rgba(255, 214, 180, 0.22)', left, top, width, 0.9);
      box(g, 'rgba(50, 8, 0, 0.22)', left, top + height - 1, width, 1);
      if (chance > 0.8) box(g, 'rgba(40, 6, 0, 0.14)', left, top, width, height);
    }
  }
}

/** Coursed ashlar of uneven blocks. @param {Context} g @param {boolean} coarse */
function sandstone(g, coarse) {
  const { base, joint, stones } = MATERIALS.S;
  const course = coarse ? 24 : 16;
  const gap = coarse ? 1.8 : 1.1;
  box(g, mix(joint, base, 0.1), 0, 0, W, H);
  for (let row = 0, y = 0; y < H; y += course, row++) {
    let x = -hash(row, 9) * 20 - 4;
    for (let column = 0; x < W; column++) {
      const length = (coarse ? 34 : 24) + hash(row, column, 5) * 14;
      const [left, top, width, height] = [x + gap / 2, y + gap / 2, length - gap, course - gap];
      box(g, anyOf(stones, row, column, 7), left, top, width, height);
      x += length;
      if (coarse) continue;
      box(g, 'rgba(255, 246, 215, 0.42)', left, top, width, 1);
      box(g, 'rgba(255, 246, 215, 0.42)', left, top, 0.9, height);
      box(g, 'rgba(90, 54, 8, 0.2)', left, top + height - 1.1, width, 1.1);
      for (let grain = 0; grain < 9; grain++) {
        const size = 0.5 + hash(column, grain, row) * 0.8;
        const gx = left + 1.5 + hash(grain, row, column) * (width - 3);
        const gy = top + 1.5 + hash(row, column, grain + 20) * (height - 3);
        box(g, grain % 2 ? 'rgba(105, 68, 16, 0.22)' : 'rgba(255, 248, 220, 0.3)', gx, gy, size * 1.7, size);
      }
    }
  }
}

/** @param {Context} g @param {number} seed @param {number} bottom @param {boolean} coarse */
function veins(g, seed, bottom, coarse) {
  g.save();
  g.beginPath();
  g.rect(0, 0, W, bottom);
  g.clip();
  g.lineCap = 'round';
  for (let i = 0; i < (coarse ? 4 : 8); i++) {
    let x = hash(i, seed, 1) * 180 - 20;
    let y = hash(i, seed, 2) * bottom;
    const slope = 0.55 + hash(i, seed, 4) * 0.5;
    g.beginPath();
    g.moveTo(x, y);
    for (let s = 0; s < 4; s++) {
      const nx = x + Math.cos(slope) * 18;
      const ny = y + Math.sin(slope) * 13 * (hash(i, s, seed) > 0.25 ? 1 : -0.4);
      g.quadraticCurveTo(x + 5 + hash(s, i, 6) * 8, y + hash(s, i, 8) * 10 - 5, nx, ny);
      [x, y] = [nx, ny];
    }
    stroke(
      g,
      i % 3 ? 'rgba(104, 116, 112, 0.3)' : 'rgba(120, 112, 92, 0.26)',
      (coarse ? 1.4 : 0.6) + hash(i, seed, 3) * 0.9,
    );
  }
  g.restore();
}

/** Large slabs in near-whites, with veins over them. @param {Context} g @param {boolean} coarse @param {number} seed */
function marble(g, coarse, seed) {
  const { stones } = MATERIALS.M;
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 5; column++) {
      box(g, anyOf(stones, row, column, seed), column * 40 - 10 - (row ? 20 : 0), row * 48, 40, 48);
    }
  }
  veins(g, seed, H, coarse);
}

/**
 * One dressed block that stands out of the wall: lit above and left, in shade below and right.
 * @param {Context} g @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill
 * @param {Material} material @param {boolean} coarse @param {number} seed
 */
function boss(g, x, y, w, h, fill, material, coarse, seed) {
  const gap = coarse ? 1.2 : 1;
  box(g, fill, x + gap, y + gap, w - 2 * gap, h - 2 * gap, coarse ? 1.5 : 2.2);
  box(g, material.bossLight, x + gap + 1, y + gap, w - 2 * gap - 2, 1.7);
  box(g, material.bossLight, x + gap, y + gap + 1, 1.5, h - 2 * gap - 2);
  box(g, material.bossDark, x + gap + 1, y + h - gap - 2, w - 2 * gap - 2, 2);
  box(g, material.bossDark, x + w - gap - 1.7, y + gap + 1.5, 1.7, h - 2 * gap - 2);
  if (coarse || material === MATERIALS.M) return;
  for (let chip = 0; chip < 7; chip++) {
    const cx = x + 4 + hash(chip, seed, 1) * (w - 10);
    const cy = y + 3.5 + hash(chip, seed, 2) * (h - 8);
    box(
      g,
      chip % 2 ? 'rgba(0, 0, 0, 0.1)' : 'rgba(255, 255, 255, 0.13)',
      cx,
      cy,
      1 + hash(chip, seed, 3) * 3,
      1,
    );
  }
}

/** The ground floor's rustication, down to the plinth. @param {Context} g @param {Tile} tile @param {boolean} coarse */
function rustication(g, { material }, coarse) {
  const stuff = MATERIALS[material];
  const white = material === 'M';
  const course = 14;
  box(g, white ? '#b9bcb3' : mix(stuff.side, stuff.base, 0.12), 0, 0, W, 84);
  for (let row = 0; row < 6; row++) {
    let x = -(row % 2 ? 18 : 2);
    for (let column = 0; x < W; column++) {
      const width = white ? 38 : 28 + Math.round(hash(row, column, 11) * 10);
      const green = white && row % 2 === 1;
      const fill = green ? (column % 2 ? INLAY.light : '#86998e') : anyOf(stuff.bosses, row, column, 12);
      boss(g, x, row * course, width, course, fill, stuff, coarse, row * 31 + column);
      x += width;
    }
  }
  if (white) veins(g, 5, 84, coarse);
}

/** @param {Context} g @param {Tile} tile @param {boolean} coarse */
export function wall(g, tile, coarse) {
  if (tile.floor === 1) rustication(g, tile, coarse);
  else if (tile.material === 'B') brick(g, coarse);
  else if (tile.material === 'S') sandstone(g, coarse);
  else marble(g, coarse, tile.floor * 10 + tile.windows);
}

/** Grey corner stones on both edges, in every material: they make one building out of any floors. @param {Context} g */
export function quoins(g) {
  const height = 16;
  for (const right of [false, true]) {
    for (let i = 0; i < 6; i++) {
      const width = (i % 2 ? 12 : 17) + (right ? 1 : 0);
      const x = right ? W - width : 0;
      const y = i * height;
      box(g, 'rgba(20, 14, 8, 0.28)', right ? x - 1.4 : x, y, width + 1.4, height);
      box(g, mix(SERENA.base, i % 2 ? '#989b94' : '#b4b5ad', 0.55), x, y + 0.5, width, height - 1);
      box(g, 'rgba(255, 255, 255, 0.38)', x, y + 0.5, width, 1.1);
      box(g, 'rgba(255, 255, 255, 0.38)', x, y + 0.5, 1, height - 1);
      box(g, 'rgba(30, 34, 32, 0.3)', x, y + height - 1.6, width, 1.1);
    }
  }
}

/** The string course that closes floors 2 to 5 below. @param {Context} g */
export function stringCourse(g) {
  const [y, height] = [90, 6];
  box(g, SERENA.base, 0, y, W, height);
  box(g, SERENA.light, 0, y, W, height * 0.28);
  box(g, 'rgba(40, 44, 42, 0.34)', 0, y + height * 0.74, W, height * 0.26);
  box(g, 'rgba(25, 18, 10, 0.35)', 0, y - 0.8, W, 0.8);
}

/** @param {Context} g */
export function plinth(g) {
  box(g, SERENA.base, 0, 84, W, 12);
  box(g, SERENA.light, 0, 84, W, 2);
  box(g, 'rgba(40, 44, 42, 0.28)', 0, 89.5, W, 1.2);
  box(g, 'rgba(40, 44, 42, 0.28)', 0, 94.4, W, 1.6);
}

/** How far a palace's eaves stand out on each side. */
export const EAVES = 7;

/** Roof, eaves and the cornice on its modillions. @param {Context} g @param {boolean} coarse @param {number} eaves */
export function roof(g, coarse, eaves) {
  const [left, right] = [-eaves, W + eaves];
  const slope = eaves ? 9 : 0;
  kept(g, () => {
    polygon(g, [
      [left + slope, 0],
      [right - slope, 0],
      [right, 25],
      [left, 25],
    ]);
    g.fillStyle = '#7e3420';
    g.fill();
    g.clip();
    const pitch = coarse ? 11 : 7.5;
    for (let row = 0; row < 3; row++) {
      const y = row * 8.4;
      for (let x = left - (row % 2 ? pitch / 2 : 0); x < right + pitch; x += pitch) {
        const clay = anyOf(ROOF_TILES, row, Math.round(x), 4);
        const round = linear(
          g,
          x,
          0,
          x + pitch,
          0,
          [0, mix(clay, '#ffffff', 0.18)],
          [0.5, clay],
          [1, mix(clay, '#000000', 0.38)],
        );
        box(g, round, x + 0.4, y, pitch - 0.8, 9.6, [0, 0, pitch / 2, pitch / 2]);
      }
      box(g, 'rgba(40, 10, 0, 0.2)', left, y + 8, right - left, 1);
    }
    box(g, 'rgba(255, 225, 190, 0.5)', left, 0, right - left, 1.6);
  });
  box(g, '#5a2a18', left, 24.5, right - left, 2);
  box(g, SERENA.base, left * 0.7, 26, W - 1.4 * left, 5);
  box(g, SERENA.light, left * 0.7, 26, W - 1.4 * left, 1.5);
  box(g, SERENA.dark, left * 0.3, 31, W - 0.6 * left, 7.5);
  const pitch = coarse ? 14 : 9.4;
  for (let x = 3; x < W - 2; x += pitch) {
    box(g, SERENA.mid, x, 31, pitch * 0.5, 6);
    box(g, 'rgba(20, 22, 20, 0.45)', x + pitch * 0.5, 31.4, 1.6, 6);
    box(g, 'rgba(20, 22, 20, 0.45)', x, 36.4, pitch * 0.5, 1);
  }
  box(g, SERENA.base, 0, 38, W, 2.4);
  box(g, 'rgba(255, 255, 255, 0.5)', 0, 38, W, 0.8);
  const shade = linear(g, 0, 40, 0, 50, [0, 'rgba(20, 10, 4, 0.48)'], [1, 'rgba(20, 10, 4, 0)']);
  box(g, shade, 0, 40.4, W, 10);
}

/** The outline of a top floor with its eaves. @param {Context} g */
export function topFloorPath(g) {
  const half = [
    [2, 0],
    [-EAVES, 25],
    [-5, 26.5],
    [-5, 31],
    [-2, 31],
    [-2, 38.5],
    [0, 38.5],
    [0, H],
  ];
  const other = half.map(([x, y]) => [W - x, y]).reverse();
  polygon(g, [...half, ...other]);
}

/** @param {Context} g @param {number} x @param {number} w @param {number} h */
function lozenge(g, x, w, h) {
  polygon(g, [
    [x, 49 - h],
    [x + w, 49],
    [x, 49 + h],
    [x - w, 49],
  ]);
  g.fillStyle = INLAY.light;
  g.fill();
}

/**
 * Green bands and lozenges in a marble wall.
 * @param {Context} g @param {Tile} tile @param {number[]} bays @param {boolean} coarse @param {boolean} large
 */
export function inlay(g, { floor, windows }, bays, coarse, large) {
  if (floor === 5) box(g, INLAY.dark, 0, 40, W, 2);
  if (floor < 2 || floor > 4) return;
  box(g, INLAY.dark, 0, 3, W, coarse ? 4 : 3.2);
  box(g, INLAY.dark, 0, coarse ? 85 : 86, W, coarse ? 4 : 2.6);
  if (!coarse) box(g, INLAY.light, 0, 8.2, W, 1);
  if (windows === 1 && !coarse && large) {
    for (const side of [-39, 39]) {
      boxPath(g, bays[0] + side - 9, 20, 18, 58, 0);
      stroke(g, INLAY.light, 1.3);
      lozenge(g, bays[0] + side, 5, 11);
    }
  }
  if (windows === 2) lozenge(g, (bays[0] + bays[1]) / 2, 4, 10);
  if (windows === 3 && !coarse) {
    for (const i of [0, 1]) lozenge(g, (bays[i] + bays[i + 1]) / 2, 2.2, 6);
  }
}
