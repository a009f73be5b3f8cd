/** The picture of each card, painted with a brush in a box of 120 × 80 units. */
import { BASICS } from './basics.js';
import { HALLS } from './halls.js';
import { LAND } from './land.js';
import { PEOPLE } from './people.js';
import { TRADES } from './trades.js';

/** @typedef {import('../brush.js').Brush} Brush */
/** @typedef {Record<string, (b: Brush) => void>} Pictures */

/** @type {Pictures} */
export const PICTURES = { ...BASICS, ...LAND, ...TRADES, ...HALLS, ...PEOPLE };
