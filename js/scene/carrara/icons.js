/** Small drawings that stand in a line of text or on a button. */
import { coin, sign } from '../coins.js';
import { iconOf } from '../icon.js';
import { shield } from '../shield.js';
import { DEPTH, drawBlock, tag } from './blocks.js';
import { HEIGHTS, TYPES, drawBuilding, tileOf } from './buildings.js';
import { king } from './kings.js';
import { MARBLES, swatch } from './marbles.js';
import { OBJECT_OF, laurel, medal } from './objects.js';
import { bell, hourglass, upgradeSign } from './signs.js';
import { silhouette, silhouetteColour } from './silhouettes.js';
import { drawTile, tileWidth } from './tiles.js';
/** @import {Drawing} from '../icon.js' */
/** @import {Marble} from './types.js' */

const OBJECTS = Object.values(OBJECT_OF);
/** From this height on a tile shows its whole face. */
const LARGE = 40;
/** Below it a block is a slip of its marble. */
const BLOCK = 14;

/** @param {Marble} marble @returns {Drawing} */
function block(marble) {
  return {
    wide: 1.04,
    draw(g, h, p, dpr) {
      if (h < BLOCK) return swatch(g, marble, 0.5, 0.5, h - 1, p);
      const s = (h - 3) / (1 + DEPTH);
      drawBlock(g, dpr, marble, 1, s * DEPTH + 1, s, p, { flat: true });
    },
  };
}

/** @param {string} token @returns {Drawing} */
function tile(token) {
  const [type, cost] = tileOf(token);
  return {
    wide: 1.56,
    draw(g, h, p) {
      silhouette(
        g,
        type,
        h * 0.5,
        h * 0.94,
        h * (type === 'castello' || type === 'cattedrale' ? 0.84 : 0.92),
        silhouetteColour(type, p),
      );
      const size = Math.max(11, h * 0.6);
      tag(g, cost, h * 1.2, h * 0.55, size, [p.tablet, '#241a12'], 'rgba(60, 44, 28, 0.6)');
    },
  };
}

/** @type {Record<string, Drawing>} */
const DRAWINGS = {
  lily: { wide: 0.86, draw: (g, h, p) => sign(g, h * 0.43, h / 2, 'f', h * 0.46, p.accent) },
  coin: { wide: 1, draw: (g, h) => coin(g, h / 2, h / 2, h * 0.42, 'f') },
  bell: { wide: 0.9, draw: (g, h, p) => bell(g, h * 0.45, h * 0.52, h * 0.86, p.accent) },
  hourglass: { wide: 0.8, draw: (g, h, p) => hourglass(g, h * 0.4, h / 2, h * 0.8, p.accent) },
  king: { wide: 0.62, draw: (g, h, p) => king(g, h * 0.29, h * 0.94, h * 0.92, 0, p) },
  upgrade: { wide: 1, draw: (g, h, p) => upgradeSign(g, h / 2, h / 2, h * 0.44, p) },
  buy: {
    wide: 1.1,
    draw(g, h, p, dpr) {
      drawBlock(g, dpr, 'g', h * 0.08, h * 0.28, h * 0.46, p);
      drawBlock(g, dpr, 'r', h * 0.44, h * 0.46, h * 0.42, p);
    },
  },
  build: {
    wide: 1.05,
    draw: (g, h, p, dpr) => drawBuilding(g, dpr, 'porta', h * 0.52, h * 0.96, h * 0.98, p),
  },
  replace: {
    wide: 1.2,
    draw(g, h, p, dpr) {
      drawBuilding(g, dpr, 'porta', h * 0.3, h * 0.96, h * 0.54, p);
      drawBuilding(g, dpr, 'cattedrale', h * 0.78, h * 0.96, h * 0.78, p);
    },
  },
  score: {
    wide: 1,
    draw(g, h, p) {
      laurel(g, h / 2, h * 0.52, h * 0.46, p.good);
      king(g, h / 2, h * 0.88, h * 0.76, 0, p);
    },
  },
  carrara: {
    wide: 1.2,
    draw(g, h, p, dpr) {
      const w = (h / HEIGHTS.cattedrale) * 112;
      drawBuilding(g, dpr, 'cattedrale', w / 2, h * 0.96, w, p);
      drawBlock(g, dpr, 'y', h * 0.72, h * 0.58, h * 0.36, p);
    },
  },
};

/** @param {string} token @returns {Drawing} */
function drawingOf(token) {
  const [kind, of] = token.split(':');
  if (kind === 'shield')
    return { wide: 0.85, draw: (g, h, p) => shield(g, 1, 1, h * 0.85 - 2, Number(of), p) };
  if (kind === 'king' && of)
    return { wide: 0.62, draw: (g, h, p) => king(g, h * 0.29, h * 0.94, h * 0.92, Number(of), p) };
  if (/^block-[wyrgbk]$/.test(kind)) return block(/** @type {Marble} */ (kind.slice(-1)));
  if (MARBLES.includes(/** @type {Marble} */ (kind))) return block(/** @type {Marble} */ (kind));
  if (DRAWINGS[kind]) return DRAWINGS[kind];
  if (OBJECTS.includes(kind))
    return { wide: 1, draw: (g, h, p) => medal(g, kind, h / 2, h / 2, h * 0.45, p) };
  if (/^[a-z]+\d$/.test(kind) && TYPES.includes(tileOf(kind)[0])) {
    const small = tile(kind);
    return {
      wide: small.wide,
      draw(g, h, p, dpr) {
        if (h < LARGE) return small.draw(g, h, p, dpr);
        const w = tileWidth(h - 4);
        drawTile(g, dpr, kind, (h * small.wide - w) / 2, 1, w, p);
      },
    };
  }
  return { wide: 1, draw: () => {} };
}

export const icon = iconOf(drawingOf);

export const tokens = [...MARBLES, ...MARBLES.map((marble) => `block-${marble}`), 'coin', 'bell', ...OBJECTS];
