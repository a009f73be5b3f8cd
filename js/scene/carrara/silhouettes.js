/** The buildings in one flat colour: for lists, and wherever a wall would be a blur. */
import { TURN } from '../draw.js';
import { inCountry } from './buildings.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */

/** @param {Path2D} path @param {number} x @param {number} y  of its foot @param {number} w @param {number} h */
const block = (path, x, y, w, h) => path.rect(x, y - h, w, h);
/** @param {Path2D} path @param {number} x  middle @param {number} r @param {number} h */
function arch(path, x, r, h) {
  path.moveTo(x + r, 0);
  path.lineTo(x + r, -h);
  path.arc(x, -h, r, 0, TURN / 2, true);
  path.lineTo(x - r, 0);
  path.closePath();
}
/** @param {(path: Path2D) => void} draw */
function outline(draw) {
  const path = new Path2D();
  draw(path);
  return path;
}

/** @type {Record<string, Path2D>} holes by the even-odd rule */
const OUTLINES = {
  biblioteca: outline((path) => {
    block(path, -56, 0, 112, 76);
    for (let i = 0; i < 5; i++) path.addPath(new Path2D(`M${-54 + i * 24} -76 l6 -28 l6 28 Z`));
    for (const x of [-39, -13, 13, 39]) arch(path, x, 8, 28);
  }),
  palazzo: outline((path) => {
    block(path, -38, 0, 76, 102);
    path.addPath(new Path2D('M-54 -102 H54 L42 -120 H-42 Z'));
    for (const y of [-16, -46, -76]) for (const x of [-26, -6, 14]) block(path, x, y, 12, 18);
  }),
  porta: outline((path) => {
    for (const x of [-58, 24]) block(path, x, 0, 34, 94);
    for (const x of [-58, -36, 24, 46]) block(path, x, -94, 12, 14);
    block(path, -24, 0, 48, 72);
    for (const x of [-14, 4]) block(path, x, -72, 11, 12);
    arch(path, 0, 17, 30);
  }),
  cattedrale: outline((path) => {
    block(path, -52, 0, 84, 44);
    path.addPath(
      new Path2D('M-34 -44 V-64 C-32 -96 -16 -108 -12 -109 V-122 H-4 V-109 C0 -108 16 -96 18 -64 V-44 Z'),
    );
    block(path, 40, 0, 18, 92);
    path.addPath(new Path2D('M36 -92 L49 -112 L62 -92 Z'));
    arch(path, -9, 9, 20);
  }),
  castello: outline((path) => {
    block(path, -58, 0, 116, 54);
    for (const x of [-58, -40, 26, 46]) path.addPath(new Path2D(`M${x} -54 v-14 l6 7 l6 -7 v14 Z`));
    block(path, -22, -54, 44, 50);
    path.addPath(new Path2D('M-30 -104 H30 V-116 H-30 Z'));
    for (const x of [-30, -7, 16]) path.addPath(new Path2D(`M${x} -116 v-15 l7 8 l7 -8 v15 Z`));
    arch(path, 0, 10, 20);
  }),
  villa: outline((path) => {
    block(path, -40, 0, 80, 42);
    path.addPath(new Path2D('M-46 -42 L-34 -53 H34 L46 -42 Z M-26 -53 L0 -78 L26 -53 Z'));
    for (const s of [-1, 1]) {
      path.addPath(new Path2D(`M${s * 55} 0 Q${s * 43} -28 ${s * 55} -78 Q${s * 67} -28 ${s * 55} 0 Z`));
    }
    for (const x of [-30, -6, 18]) block(path, x, -5, 12, 25);
  }),
};

/** City buildings are of brick, country ones of grass. @param {string} type @param {Palette} p */
export const silhouetteColour = (type, p) =>
  inCountry(type) ? (p.night ? '#a9c48a' : '#4e6b33') : p.night ? '#e0a07a' : '#8a4424';

/** @param {Context} g @param {string} type @param {number} x  middle @param {number} y  ground @param {number} w @param {string} colour */
export function silhouette(g, type, x, y, w, colour) {
  g.save();
  g.translate(x, y);
  g.scale(w / 120, w / 120);
  g.fillStyle = colour;
  g.fill(OUTLINES[type], 'evenodd');
  g.restore();
}
