/** Treasures, victory cards, the Curse. */
import { HIGH, WIDE } from '../brush.js';
import { METALS, struck } from '../coin.js';
import { build } from '../../buildings.js';
import { box, hash, linear, stroke } from '../../draw.js';
import { paletteOf } from '../../colours.js';
/** @import {Brush, Pictures} from './index.js' */
/** @import {Metal} from '../coin.js' */

/** Coins on a field of scales. @param {Metal} metal @param {[number, number, number][]} coins */
const treasure = (metal, coins) => (/** @type {Brush} */ b) => {
  const { g } = b;
  b.indoors();
  const [near, far] = METALS[metal].field;
  box(g, linear(g, 0, 0, WIDE, HIGH, [0, b.tone(near)], [1, b.tone(far)]), 0, 0, WIDE, HIGH);
  g.beginPath();
  for (let row = 0, y = 0; y < HIGH + 9; y += 6.6, row++) {
    for (let x = (row % 2 ? 9 : 0) - 9; x < WIDE + 9; x += 18) {
      g.moveTo(x + 9, y);
      g.arc(x, y, 9, 0, Math.PI);
    }
  }
  stroke(g, 'rgba(255, 240, 210, 0.22)', 0.9);
  for (const [x, y, r] of coins) struck(g, x, y, r, metal);
};

/** One of the great buildings. @param {Brush} b @param {string} type @param {number} x @param {number} y @param {number} w */
function building(b, type, x, y, w) {
  const { g } = b;
  g.save();
  g.translate(x, y);
  g.scale(w / 120, w / 120);
  build(g, type, paletteOf(b.night ? 'dark' : 'light'));
  g.restore();
}

/** @type {Pictures} */
export const BASICS = {
  Copper: treasure('copper', [[60, 41, 27]]),
  Silver: treasure('silver', [
    [42, 42, 24],
    [78, 42, 24],
  ]),
  Gold: treasure('gold', [
    [60, 29, 20],
    [37, 52, 20],
    [83, 52, 20],
  ]),
  Estate(b) {
    b.sky();
    b.country(46, '#b9c79c', 1);
    b.country(60, '#93ae70', 3, 3);
    building(b, 'villa', 60, 74, 86);
    for (const [x, h] of [
      [6, 32],
      [14, 31],
      [106, 33],
      [114, 30],
    ])
      b.cypress(x, 72, h, 4);
  },
  Duchy(b) {
    b.sky('#a9bfd0', '#f3e2c0');
    b.country(44, '#a5b58c', 2);
    b.country(60, '#7e9a60', 4, 4);
    building(b, 'castello', 58, 77, 70);
    b.cypress(12, 73, 26, 4);
    b.cypress(105, 75, 30, 4);
    b.cypress(113, 75, 22, 4);
  },
  Province(b) {
    b.sky('#9dbbd0', '#f6ddb2');
    b.country(50, '#b9c79c', 1);
    for (let i = 0; i < 11; i++) {
      const [x, y] = [i * 11 - 2, 52 - hash(i, 4) * 7];
      b.wall(i % 2 ? 'plaster' : 'sand', x, y, 11, 24);
      b.roof([
        [x - 1.5, y],
        [x + 5.5, y - 5],
        [x + 12.5, y],
      ]);
    }
    building(b, 'cattedrale', 62, 76, 66);
    b.pavement(74);
  },
  /** A riven tower under the moon, a raven before it. */
  Curse(b) {
    const { g } = b;
    box(g, linear(g, 0, 0, 0, HIGH, [0, '#2a1836'], [1, '#6b4a63']), 0, 0, WIDE, HIGH);
    b.dusk = 0;
    b.dot('#e9dcc0', 92, 20, 11);
    b.dot('#35203f', 97, 17, 10);
    b.fill('#1c1220', 'M0 80 V64 Q60 54 120 68 V80 Z');
    b.fill('#54475a', 'M34 68 L36 20 L42 24 L46 14 L50 27 L56 22 L60 36 L66 40 L70 66 Z');
    b.line('#1c1220', 1.8, 'M46 14 L50 32 L45 42 L53 52 L49 67');
    b.fill('#f0a64a', 'M40 47 V41 A3 3 0 0 1 46 41 V47 Z');
    b.line('#120a16', 2.4, 'M20 70 L22 40 L12 28 M22 48 L30 36 M18 34 L20 24');
    b.oval('#0e0812', 64, 34, 6, 3.2, -0.3);
    b.dot('#0e0812', 69, 31, 2.6);
    b.fill('#0e0812', 'M71 31 L75 32 L71 33 Z M59 35 L52 40 L61 37 Z');
  },
};
