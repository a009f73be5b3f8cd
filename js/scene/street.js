/** The street on which a seat's buildings stand. */
import { box, linear, veil } from './draw.js';
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

/** @param {Context} g @param {number} w @param {number} ground @param {Palette} p */
export function pavement(g, w, ground, p) {
  box(
    g,
    linear(g, 0, ground - 8, 0, ground + 3, [0, veil('#786848', 0)], [1, p.streetShade]),
    0,
    ground - 8,
    w,
    11,
  );
  box(g, p.street, 0, ground, w, 2.5);
  box(g, p.night ? 'rgba(255, 255, 255, 0.12)' : 'rgba(255, 255, 255, 0.7)', 0, ground, w, 0.8);
}
