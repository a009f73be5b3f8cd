/** Palazzo in one picture: a match in the list of matches, and the game's door on the home screen. */
import { SEATS, paletteOf } from '../colours.js';
import { box, boxPath, clamp, kept, linear, veil } from '../draw.js';
import { sky, square, themeOf } from '../backdrop.js';
import { drawPalace, floorsOf, palaceHeight, palaceWidth } from './palace.js';
import { skyline } from '../skyline.js';
/** @import {Context, Look, Size} from '../types.js' */
/** @import {Palette} from '../colours.js' */

/** @param {Context} g @param {number} w @param {number} h @param {number} ground @param {Palette} p */
function street(g, w, h, ground, p) {
  box(g, linear(g, 0, ground, 0, h, [0, p.step[0]], [1, p.step[1]]), 0, ground, w, h - ground);
  box(g, p.night ? 'rgba(255, 255, 255, 0.12)' : 'rgba(255, 255, 255, 0.7)', 0, ground, w, 1);
}

/** At this size a long street would be dust: each seat shows its tallest. @param {Look} look */
function tallest({ seats }) {
  const each = Math.floor(9 / seats.length);
  return seats.map(({ palaces }) =>
    [...palaces].sort((a, b) => b.tiles.length - a.tiles.length).slice(0, each),
  );
}

/** Every seat's palaces along one street, on ground of the seat's colour. @param {Context} g @param {Size} size
 * @param {Look} look @param {{theme?: 'light' | 'dark'}} [ui] */
export function paintThumb(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(themeOf(ui));
  const ground = h - clamp(4, h * 0.09, 9);
  kept(g, () => {
    boxPath(g, 0, 0, w, h, 6);
    g.clip();
    sky(g, w, h, p);
    skyline(g, w, ground, h * 0.8, p);
    const streets = tallest(look);
    const plots = streets.reduce((sum, palaces) => sum + Math.max(1, palaces.length), 0);
    const between = clamp(2, w * 0.025, 8);
    const room = w - 6 - between * (streets.length - 1);
    const high = Math.max(3, ...streets.flat().map(({ tiles }) => tiles.length));
    const tile = Math.min(room / Math.max(plots, 5) / palaceWidth(1), (ground - 4) / palaceHeight(1, high));
    const pitch = palaceWidth(tile);
    let x = (w - plots * pitch - between * (streets.length - 1)) / 2;
    street(g, w, h, ground, p);
    streets.forEach((palaces, seat) => {
      const wide = Math.max(1, palaces.length) * pitch;
      box(g, SEATS[seat % SEATS.length].colour, x, ground, wide, h - ground);
      if (p.night) box(g, veil('#e9dcc0', 0.8), x, ground, wide, 1);
      palaces.forEach(({ tiles }, i) =>
        drawPalace(g, dpr, floorsOf(tiles), x + pitch * i + (pitch - tile) / 2, ground + 0.5, tile, p, true),
      );
      x += wide + between;
    });
  });
}

/** The palaces of the door, from the middle outward and so from behind: how far along the street, how wide, which tiles. */
const STREET = [
  { at: 0.5, wide: 1, tiles: ['M13', 'M22', 'M32', 'M43', 'M53'] },
  { at: 0.315, wide: 0.96, tiles: ['S11', 'S22', 'S33', 'S52'] },
  { at: 0.69, wide: 0.98, tiles: ['B12', 'B23', 'S33', 'B43'] },
  { at: 0.125, wide: 1.04, tiles: ['B11', 'B22', 'B51'] },
  { at: 0.885, wide: 1.04, tiles: ['S12', 'M21', 'S51'] },
];

/** @param {Context} g @param {Size} size @param {unknown} [_look] @param {{theme?: 'light' | 'dark'}} [ui] */
export function paintDoor(g, { w, h, dpr }, _look, ui) {
  const p = paletteOf(themeOf(ui));
  const ground = h * 0.86;
  const unit = Math.min(w * 0.175, (ground - h * 0.06) / palaceHeight(1, 5, true));
  const spread = Math.min(w * 1.02, unit * 6.1);
  kept(g, () => {
    boxPath(g, 0, 0, w, h, 10);
    g.clip();
    sky(g, w, h, p);
    // The dome looks over the lower palaces at the right.
    kept(g, () => {
      const k = (h * 0.98) / 120;
      g.translate(w * 0.83 - 204 * k, 0);
      const haze = p.night ? '#2e3855' : 'rgba(176, 116, 74, 0.3)';
      skyline(g, 300 * k, ground, h * 0.98, { ...p, skyline: haze });
    });
    square(g, w, h, ground, p);
    for (const { at, wide, tiles } of STREET) {
      const tile = unit * wide;
      drawPalace(
        g,
        dpr,
        floorsOf(tiles),
        w / 2 + (at - 0.5) * spread - tile / 2,
        ground + h * 0.015,
        tile,
        p,
        true,
      );
    }
    box(g, linear(g, 0, 0, 0, h, [0.84, 'rgba(30, 18, 8, 0)'], [1, 'rgba(30, 18, 8, 0.2)']), 0, 0, w, h);
  });
}
