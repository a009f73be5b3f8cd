/** A palace: its floors as one building on two steps, with a scaffold until the roof is on. */
import { box, boxPath, kept, linear, mix, polygon, shadowed, stroke, veil } from '../draw.js';
import { blit } from '../sprites.js';
import { MATERIALS, TILE, detailAt, tileOf } from './materials.js';
import { facade } from './tiles.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Tile, Detail} from './materials.js' */

const { w: W, h: H } = TILE;
/** What stands under the lowest floor and above the topmost, in a tile's units. */
const STEPS = 12;
const SCAFFOLD = 32;
/** How far steps, eaves and scaffold reach to each side. */
const OVERHANG = 12;

/** @typedef {{token: string, change: 'coming' | 'leaving' | null}} Floor */
/**
 * The floors of a palace with those that would come to it or leave it.
 * @param {string[]} tiles @param {string[] | null} [ghost]  the tiles that would come, or all of those it would have then
 * @returns {Floor[]} bottom first
 */
export function floorsOf(tiles, ghost = null) {
  const whole = ghost && (!ghost.length || ghost.some((token) => tiles.includes(token)));
  const left = [...(ghost ?? [])];
  /** @type {Floor[]} */
  const standing = tiles.map((token) => {
    const i = left.indexOf(token);
    if (i >= 0) left.splice(i, 1);
    return { token, change: whole && i < 0 ? 'leaving' : null };
  });
  /** @type {Floor[]} */
  const coming = left.map((token) => ({ token, change: 'coming' }));
  return [...standing, ...coming].sort((a, b) => Number(a.token[1]) - Number(b.token[1]));
}

/** Width over all and height over all of a palace with tiles this wide. @param {number} w */
export const palaceWidth = (w) => (w * (W + 2 * OVERHANG)) / W;
/** @param {number} w @param {number} floors @param {boolean} [roofed] */
export function palaceHeight(w, floors, roofed = false) {
  return (w * (floors * H + STEPS + (roofed ? 2 : SCAFFOLD))) / W;
}
/** Where floor `i` from below stands, measured up from the ground: its top and its height. @param {number} w
 * @param {number} i */
export function floorBox(w, i) {
  return { up: (w * (STEPS + (i + 1) * H)) / W, h: (w * H) / W };
}

/** @param {Context} g @param {Palette} p */
function steps(g, p) {
  const light = p.night ? 'rgba(255, 255, 255, 0.14)' : 'rgba(255, 255, 255, 0.6)';
  box(g, p.step[1], -12, -6, W + 24, 7, 1.5);
  box(g, p.step[0], -6, -12, W + 12, 7, 1);
  box(g, light, -12, -6, W + 24, 1.2);
  box(g, light, -6, -12, W + 12, 1.3);
}

/** The side wall at the right, in shade. @param {Context} g @param {Tile} tile @param {number} top @param {Palette} p */
function sideWall(g, { material, floor }, top, p) {
  const from = floor === 5 ? top + 30 : top;
  polygon(g, [
    [W, from],
    [W + 6, from + 3.5],
    [W + 6, top + H],
    [W, top + H],
  ]);
  g.fillStyle = mix(MATERIALS[material].side, p.night ? '#0a0d18' : '#2b211a', p.night ? 0.55 : 0.18);
  g.fill();
  box(g, p.night ? '#2e3440' : '#6f736e', W, top + H - 5.5, 6, 5.5);
}

/** Stepped toothing and a timber scaffold: it asks for the next floor. */
const TOOTHING = [5, 11, 7, 12, 6, 10, 4];
/** @param {Context} g @param {Tile} tile @param {number} top @param {Palette} p */
function unfinished(g, { material }, top, p) {
  const { stones } = MATERIALS[material];
  const width = W / TOOTHING.length;
  TOOTHING.forEach((h, i) => {
    const stone = stones[i % stones.length];
    box(g, p.night ? mix(stone, '#1a2040', 0.55) : stone, i * width, top - h, width, h + 1);
    box(
      g,
      p.night ? 'rgba(255, 255, 255, 0.14)' : 'rgba(255, 255, 255, 0.42)',
      i * width,
      top - h,
      width,
      1.6,
    );
    box(g, 'rgba(40, 20, 8, 0.38)', i * width, top - h, 0.9, h);
  });
  box(g, 'rgba(40, 20, 8, 0.28)', 0, top - 0.6, W, 1.2);
  const [light, dark] = p.wood;
  for (const x of [5, W - 9]) {
    box(g, dark, x, top - 30, 4.4, 30);
    box(g, light, x, top - 30, 2, 30);
  }
  box(g, light, -4, top - 22, W + 8, 4);
  box(g, dark, -4, top - 19, W + 8, 1.4);
  g.beginPath();
  g.moveTo(9, top - 4);
  g.lineTo(W * 0.36, top - 20);
  g.moveTo(W - 9, top - 4);
  g.lineTo(W * 0.64, top - 20);
  stroke(g, dark, 2.2);
}

/**
 * @param {Context} g  in a tile's units, its origin on the ground at the left wall
 * @param {Floor[]} floors @param {Detail} detail @param {Palette} p
 * @param {boolean} plain
 */
function building(g, floors, detail, p, plain) {
  const tiles = floors.map(({ token }) => tileOf(token));
  const last = tiles.length - 1;
  const height = tiles.length * H;
  const top = -STEPS - height;
  const roofed = tiles[last].floor === 5;
  const edge = roofed ? top + 38 : top;
  const topOf = (/** @type {number} */ i) => -STEPS - (i + 1) * H;

  const shadow = { colour: p.shadow, blur: 18, dx: 10, dy: 3 };
  shadowed(g, shadow, () => box(g, '#555555', 0, top + 4, W, height));
  steps(g, p);
  tiles.forEach((tile, i) => {
    sideWall(g, tile, topOf(i), p);
    kept(g, () => {
      g.translate(0, topOf(i));
      facade(g, tile, detail, p, { inPalace: true, under: i < last, plain });
    });
  });
  const light = linear(
    g,
    0,
    top,
    W * 0.9,
    -STEPS,
    [0, 'rgba(255, 248, 230, 0.15)'],
    [0.5, 'rgba(255, 248, 230, 0)'],
    [1, 'rgba(30, 16, 8, 0.14)'],
  );
  box(g, light, 0, edge, W, -STEPS - edge);
  boxPath(g, 0.3, edge, W - 0.6, -STEPS - edge, 0);
  stroke(g, 'rgba(30, 18, 8, 0.5)', detail.layout ? 1.6 : 1.1);
  if (!roofed) unfinished(g, tiles[last], top, p);
  floors.forEach(({ change }, i) => {
    if (!change) return;
    const eaves = tiles[i].floor === 5 ? 7 : 3;
    box(g, veil(p.panel, change === 'leaving' ? 0.6 : 0.34), -eaves, topOf(i), W + 6 + eaves, H);
    boxPath(g, -eaves, topOf(i) + 1, W + 2 * eaves, H - 2, 5);
    stroke(g, change === 'leaving' ? p.bad : p.accent, detail.layout ? 7 : 4, [14, 8]);
  });
}

/**
 * @param {Context} g @param {number} dpr @param {Floor[]} floors @param {number} x  of the left
 * wall @param {number} ground @param {number} w  of a tile @param {Palette} p @param {boolean} [plain]  without numbers
 */
export function drawPalace(g, dpr, floors, x, ground, w, p, plain = false) {
  if (!floors.length) return;
  const k = w / W;
  const tall = palaceHeight(w, floors.length);
  const key = floors.map(({ token, change }) => token + (change ?? '')).join(' ');
  blit(g, dpr, `palace ${key} ${plain} ${p.theme}`, x, ground - tall, w, tall, 30 * k + 2, (c) => {
    c.translate(0, tall);
    c.scale(k, k);
    building(c, floors, detailAt(w, dpr), p, plain);
  });
}
