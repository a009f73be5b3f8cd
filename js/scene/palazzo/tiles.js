/** One floor: its facade, and the chunky piece that lies on the table. */
import { box, boxPath, kept, linear, mix, shadowed, stroke, text } from '../draw.js';
import { blit } from '../sprites.js';
import { MATERIALS, TILE, detailAt, tileOf } from './materials.js';
import { baysOf, columns, doorSteps, frame, interior, lampGlow, openingsOf } from './openings.js';
import { EAVES, inlay, plinth, quoins, roof, stringCourse, topFloorPath, wall } from './walls.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Tile, Detail} from './materials.js' */

const { w: W, h: H } = TILE;

/** The number tablet by layout: wider and larger the smaller the tile. */
const TABLETS = [
  { w: 22, h: 29, size: 25, x: -1, corners: [4, 1, 1, 4] },
  { w: 28, h: 36, size: 33, x: 0, corners: [5, 0, 0, 5] },
  { w: 40, h: 54, size: 52, x: 0, corners: [5, 0, 0, 5] },
];

/** @param {Context} g @param {number} floor @param {Detail} detail @param {Palette} p */
function tablet(g, floor, { layout }, p) {
  const { w, h, size, x: dx, corners } = TABLETS[layout];
  const middle = floor === 5 ? 67.5 : floor === 1 ? 40 : 48;
  const x = W - w + dx;
  const y = middle - h / 2;
  box(g, 'rgba(20, 12, 4, 0.4)', x - 1, y + 2, w, h, [4, 0, 0, 4]);
  box(g, p.tablet, x, y, w, h, corners);
  stroke(g, 'rgba(60, 44, 28, 0.55)', 0.9);
  text(g, floor, x + w / 2, middle, { size, weight: 700, colour: '#241a12' });
}

/**
 * @param {Context} g  in the tile's units @param {Tile} tile @param {Detail} detail @param {Palette} p
 * @param {{inPalace?: boolean, under?: boolean, plain?: boolean}} [how]  in a palace the roof has eaves; under another floor it
 * lies in shade; a plain one has no number
 */
export function facade(g, tile, detail, p, { inPalace = false, under = false, plain = false } = {}) {
  const { material, floor, windows } = tile;
  const coarse = detail.texture > 0;
  const openings = openingsOf(tile, detail);
  g.save();
  kept(g, () => {
    g.beginPath();
    g.rect(0, 0, W, H);
    g.clip();
    wall(g, tile, coarse);
    if (material === 'M') inlay(g, tile, baysOf(windows, detail), coarse, detail.layout === 0);
    quoins(g);
    if (floor === 1) plinth(g);
    else stringCourse(g);
    const light = linear(
      g,
      0,
      0,
      W,
      0,
      [0, 'rgba(255, 246, 225, 0.16)'],
      [0.5, 'rgba(255, 246, 225, 0)'],
      [1, 'rgba(40, 20, 10, 0.16)'],
    );
    box(g, light, 0, 0, W, H);
  });
  if (!inPalace) {
    g.beginPath();
    g.rect(0, 0, W, H);
    g.clip();
  }
  if (floor === 5) roof(g, coarse, inPalace ? EAVES : 0);
  for (const opening of openings) frame(g, opening, tile, coarse);
  for (const opening of openings) if (opening.kind === 'door') doorSteps(g, opening);
  if (floor === 5 && !coarse) columns(g, openings, tile);
  if (p.night) {
    kept(g, () => {
      g.globalCompositeOperation = 'multiply';
      if (floor === 5 && inPalace) topFloorPath(g);
      else boxPath(g, 0, 0, W, H, 0);
      g.fillStyle = MATERIALS[material].night;
      g.fill();
    });
    for (const opening of openings) lampGlow(g, opening);
  }
  for (const opening of openings) interior(g, opening, tile, coarse, p.night);
  if (under) {
    const shade = linear(g, 0, 0, 0, 7, [0, 'rgba(20, 10, 4, 0.45)'], [1, 'rgba(20, 10, 4, 0)']);
    box(g, shade, 0, 0, W, 7);
  }
  if (!plain) tablet(g, floor, detail, p);
  g.restore();
}

/** How thick a loose piece is, in its units. */
export const THICK = 8;

/**
 * @param {Context} g  in the tile's units @param {Tile} tile @param {Detail} detail @param {Palette} p
 * @param {boolean} lies  on something, which takes its shadow
 */
function piece(g, tile, detail, p, lies) {
  const stuff = MATERIALS[tile.material];
  const side = p.night ? mix(stuff.side, '#0a0d18', 0.5) : stuff.side;
  const corner = 4;
  if (lies)
    shadowed(g, { colour: p.shadow, blur: 14, dx: 5, dy: 8 }, () => box(g, side, 2, THICK, W, H, corner));
  for (let layer = THICK; layer > 0; layer--) {
    box(g, mix(side, '#000000', 0.1 + 0.25 * (layer / THICK)), layer * 0.3, layer, W, H, corner);
  }
  kept(g, () => {
    boxPath(g, 0, 0, W, H, corner);
    g.clip();
    facade(g, tile, detail, p);
  });
  g.beginPath();
  g.moveTo(1, H - 3);
  g.lineTo(1, 4);
  g.quadraticCurveTo(1, 1, 4, 1);
  g.lineTo(W - 4, 1);
  stroke(g, p.night ? 'rgba(190, 205, 255, 0.28)' : 'rgba(255, 252, 240, 0.75)', detail.layout ? 1.8 : 1.4);
  boxPath(g, 0.5, 0.5, W - 1, H - 1, corner);
  stroke(g, 'rgba(30, 16, 6, 0.45)', 1);
}

/** The height of a tile of this width, without and with its thickness. @param {number} w */
export const tileHeight = (w) => (w * H) / W;
/** @param {number} w */
export const pieceHeight = (w) => (w * (H + THICK)) / W;

/**
 * A loose tile, its facade's upper left corner at (x, y).
 * @param {Context} g @param {number} dpr @param {string} token @param {number} x @param {number} y @param {number} w
 * @param {Palette} p @param {boolean} [lies]  a small picture of it lies nowhere, and has no room for a shadow
 */
export function drawTile(g, dpr, token, x, y, w, p, lies = true) {
  const k = w / W;
  const name = `tile ${token} ${p.theme}${lies ? '' : ' alone'}`;
  blit(g, dpr, name, x, y, w, tileHeight(w), 26 * k + 1, (c) => {
    c.scale(k, k);
    piece(c, tileOf(token), detailAt(w, dpr), p, lies);
  });
}
