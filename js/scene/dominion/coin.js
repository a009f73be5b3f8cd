/** Struck coins: with a lily as treasure, with a number as a price. */
import { disc, kept, linear, mix, shadowed, stroke, text } from '../draw.js';
import { sign } from '../coins.js';
/** @import {Context} from '../types.js' */

/** Light, middle and dark of the coin, and the field that it lies on. */
export const METALS = {
  copper: { shine: ['#f3c9a0', '#c9773f', '#7a3f18'], field: ['#9c5a30', '#6e3a1a'] },
  silver: { shine: ['#ffffff', '#c6ccd0', '#7e878d'], field: ['#8c979e', '#5a656d'] },
  gold: { shine: ['#fce9a8', '#e2b33e', '#9c6a0e'], field: ['#b4862a', '#7a5610'] },
};
/** @typedef {keyof typeof METALS} Metal */

/** @param {Context} g @param {number} x @param {number} y @param {number} r @param {Metal} metal @param {string | number} [value] */
export function struck(g, x, y, r, metal, value) {
  const [light, middle, dark] = METALS[metal].shine;
  const shadow = { colour: 'rgba(20, 10, 0, 0.5)', blur: r * 0.35, dx: r * 0.1, dy: r * 0.18 };
  kept(g, () => {
    g.translate(x, y);
    shadowed(g, shadow, () => disc(g, 0, 0, r, dark));
    disc(g, 0, 0, r, linear(g, -r, -r, r, r, [0, light], [0.5, middle], [1, dark]));
    stroke(g, mix(dark, '#000000', 0.25), Math.max(0.7, r * 0.05));
    disc(g, 0, 0, r * 0.8, mix(middle, light, 0.5));
    stroke(g, 'rgba(60, 36, 0, 0.4)', Math.max(0.6, r * 0.04));
    if (value === undefined) sign(g, 0, 0, 'f', r * 0.54, mix(dark, '#000000', 0.45));
    else text(g, value, 0, 0, { size: r * 1.1, weight: 700, colour: '#23170a' });
  });
}
