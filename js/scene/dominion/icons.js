/** Small drawings that stand in a line of text or on a button. */
import { iconOf } from '../icon.js';
import { shield } from '../shield.js';
import { sign } from '../coins.js';
import { RATIO, drawCard, framed } from './card.js';
import { CARDS } from './cards.js';
import { SIGNS, laurel } from './signs.js';
/** @import {Drawing} from '../icon.js' */
/** @import {Say} from './words.js' */

/** From this height on a card shows its whole face. */
const LARGE = 40;
const WHOLE = 150;

/** The picture alone, framed in the colour of its type; its name stands beside it. @param {string} token @returns {Drawing} */
const small = (token) => ({ wide: 1.16, draw: (g, h, p) => framed(g, token, h * 1.16, h, p) });

/** @param {string} token @param {Say} say @param {number} px @returns {Drawing} */
function card(token, say, px) {
  const wide = px >= WHOLE ? 0.54 : 1 / RATIO;
  return {
    wide: wide + 8 / px,
    draw: (g, h, p, dpr) => drawCard(g, dpr, token, { x: 3, y: 2, w: (h - 8) * wide, h: h - 8 }, p, say),
  };
}

/** @param {string} token @param {number} px @param {Say} say @returns {Drawing} */
function drawingOf(token, px, say) {
  const [kind, of] = token.split(':');
  if (kind === 'shield')
    return { wide: 0.85, draw: (g, h, p) => shield(g, 1, 1, h * 0.85 - 2, Number(of), p) };
  if (kind === 'plus') return { wide: 1.1, draw: (g, h) => SIGNS[Number(of)](g, h * 0.55, h / 2, h * 0.42) };
  if (kind === 'laurel') return { wide: 1, draw: (g, h, p) => laurel(g, h / 2, h / 2, h * 0.44, p.good) };
  if (kind === 'lily')
    return { wide: 0.86, draw: (g, h, p) => sign(g, h * 0.43, h / 2, 'f', h * 0.46, p.accent) };
  if (kind === 'treasures') {
    return {
      wide: 1.15,
      draw(g, h, p, dpr) {
        for (const [i, each] of ['Copper', 'Silver', 'Gold'].entries()) {
          drawCard(
            g,
            dpr,
            each,
            { x: 1 + i * h * 0.2, y: h * (0.04 + i * 0.05), w: h * 0.58, h: h * 0.82 },
            p,
            say,
            { price: false },
          );
        }
      },
    };
  }
  if (kind === 'back')
    return {
      wide: 0.78,
      draw: (g, h, p, dpr) => drawCard(g, dpr, 'back', { x: 1, y: 0.5, w: (h - 3) * 0.71, h: h - 3 }, p, say),
    };
  if (Object.hasOwn(CARDS, kind)) return px >= LARGE ? card(kind, say, px) : small(kind);
  return { wide: 1, draw: () => {} };
}

/**
 * @param {string} token @param {number} px @param {{theme?: 'light' | 'dark', say?: Say}} [options]
 */
export function icon(token, px, { theme, say = () => '' } = {}) {
  const canvas = iconOf((one) => drawingOf(one, px, say))(token, px, { theme });
  // Thirty pictures are too many to know by heart.
  if (Object.hasOwn(CARDS, token) && px < LARGE) canvas.dataset.named = '';
  return canvas;
}

export const tokens = Object.keys(CARDS);
