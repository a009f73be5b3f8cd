/** People: soldiers and officials, and those who shun the light. */
import { box, hash, linear } from '../../draw.js';
import { sign } from '../../coins.js';
/** @import {Brush, Pictures} from './index.js' */

/** A head with shoulders as a portrait, the chin at (x, y). @param {Brush} b @param {number} x @param {number} y @param {number} size
 * @param {string} gown */
function portrait(b, x, y, size, gown) {
  const s = (/** @type {number} */ n) => n * size;
  b.fill(
    gown,
    `M${x - s(2.6)} 80 Q${x - s(2.6)} ${y + s(1)} ${x - s(0.7)} ${y + s(0.4)} H${x + s(0.7)} Q${x + s(2.6)} ${y + s(1)} ${x + s(2.6)} 80 Z`,
  );
  b.slab('#c98f62', x - s(0.45), y - s(0.5), s(0.9), s(1.1));
  b.oval('#e3b38a', x, y - s(0.95), s(0.95), s(1.2));
}

/** @type {Pictures} */
export const PEOPLE = {
  /** Four shields before a wall. */
  Militia(b) {
    const { g } = b;
    b.sky('#b9c6ce', '#f2dfbe');
    b.wall('grey', 0, 24, 120, 56);
    b.merlons('grey', 0, 24, 120, 9, 7);
    b.pavement(66, '#b9a27c');
    b.dusk = 0.3;
    [22, 44, 66, 88].forEach((x, i) => {
      b.slab('#6b4a2a', x + 8.2, 10, 1.6, 64);
      b.fill(
        '#c6ccd0',
        i % 2
          ? `M${x + 10} 12 Q${x + 19} 14 ${x + 17} 21 L${x + 10} 18 Z M${x + 9} 2 l3 9 h-6 Z`
          : `M${x + 9} 2 l3 9 h-6 Z`,
      );
    });
    [22, 44, 66, 88].forEach((x, i) => {
      const colour = i % 2 ? '#2e5590' : '#a63f1c';
      b.person(x, 76, 40, colour, '#8e959a');
      b.fill('#fbf3e0', `M${x - 8} 48 H${x + 6} V58 Q${x + 5} 66 ${x - 1} 69 Q${x - 7} 66 ${x - 8} 58 Z`);
      b.line(
        '#4b2e18',
        0.9,
        `M${x - 8} 48 H${x + 6} V58 Q${x + 5} 66 ${x - 1} 69 Q${x - 7} 66 ${x - 8} 58 Z`,
      );
      b.slab(colour, x - 2.4, 48.5, 2.8, 19);
      b.slab(colour, x - 7.4, 54, 13, 2.8);
    });
    b.slab('#6b4a2a', 107, 6, 2, 70);
    b.fill('#b23a30', 'M109 7 Q116 10 120 7 V28 L109 32 Z');
    sign(g, 114.6, 18, 'f', 4.6, '#fbf3e0');
  },
  /** The duke's right hand, chain and sealed scroll. */
  Chancellor(b) {
    const { g } = b;
    b.indoors();
    box(g, linear(g, 0, 0, 120, 80, [0, b.tone('#3c5a4e')], [1, b.tone('#22382f')]), 0, 0, 120, 80);
    for (const x of [6, 20, 100, 114]) box(g, 'rgba(255, 255, 255, 0.06)', x, 0, 7, 80);
    b.fill('#8a2f22', 'M0 0 H28 Q24 40 10 60 Q4 66 0 66 Z M120 0 H96 Q98 40 112 60 Q116 64 120 64 Z');
    b.line('#e2b33e', 1.6, 'M27 2 Q22 40 9 59 M97 2 Q100 40 113 59');
    portrait(b, 60, 38, 11.5, '#6b1f2a');
    b.fill('#f4ead0', 'M44 44 Q60 52 76 44 L80 80 H72 L60 58 L48 80 H40 Z');
    for (const [x, y] of [
      [45, 52],
      [51, 60],
      [70, 60],
      [76, 52],
      [47, 70],
      [74, 70],
    ])
      b.slab('#3a2a1c', x - 0.8, y, 1.6, 4);
    b.fill('#241a14', 'M47 26 Q44 12 60 9 Q76 12 73 26 Q70 18 60 18 Q50 18 47 26 Z');
    b.fill('#8a1f2a', 'M45 21 Q46 6 60 5 Q74 6 75 21 Q60 14 45 21 Z');
    b.line('#3a2a1c', 1.2, 'M54 27 h4 M63 27 h4 M57 37 q3 1.500 6 0');
    b.line('#b98a68', 1, 'M60 28 L59 33 H61');
    b.line('#e2b33e', 2.4, 'M46 46 Q60 66 74 46');
    b.dot('#e2b33e', 60, 58, 4.4);
    b.dot('#a8231f', 60, 58, 2);
    b.fill('#f5ecd5', 'M84 50 L108 42 L112 54 L88 62 Z');
    b.line('#9a7e52', 0.8, 'M89 52 L107 46 M90 55 L108 49 M91 58 L100 55');
    b.dot('#a8231f', 106, 57, 4);
    b.dot('#e3b38a', 88, 58, 4.4);
  },
  /** Behind his desk, papers left and right, a stamp in hand. */
  Bureaucrat(b) {
    b.room('#cdb98e');
    b.slab('#7c5a34', 0, 30, 120, 30);
    for (let x = 4; x < 120; x += 15) {
      for (const y of [33, 44]) {
        b.slab('#8e6a40', x, y, 12, 9);
        b.dot('#d9ab4e', x + 6, y + 4.6, 1.3);
      }
    }
    portrait(b, 60, 40, 9.6, '#2b3a5a');
    b.fill('#f8f2e2', 'M51 44 Q60 52 69 44 L72 50 Q60 58 48 50 Z');
    b.fill('#8e8a80', 'M50.500 30 Q48 18 60 17 Q72 18 69.500 30 Q68 24 60 23 Q52 24 50.500 30 Z');
    b.fill('#2b2b33', 'M46 21 H74 Q70 12 60 12 Q50 12 46 21 Z');
    b.line(
      '#3a2a1c',
      1.1,
      'M52.500 31 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0 M61.500 31 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0 M58.500 31 h3 M57 38 h6',
    );
    b.bench(60);
    for (const [x, n] of [
      [8, 9],
      [88, 6],
    ]) {
      for (let i = 0; i < n; i++) {
        const off = hash(i, x) * 4;
        b.slab(i % 2 ? '#efe4c6' : '#fbf6ea', x + off, 57.6 - i * 2.8, 22, 2.8);
        b.slab('#b9a67c', x + off, 60 - i * 2.8, 22, 0.5);
      }
    }
    b.slab('#a8231f', 15, 31, 9, 3.4);
    b.fill('#fbf6ea', 'M44 63 L48 56 H74 L78 63 Z');
    b.line('#9a7e52', 0.7, 'M50 58 H66 M49 60 H66');
    b.oval('#c6ccd0', 72, 59, 5, 2);
    b.fill('#5c3a1e', 'M69 50 H75 L74 56 H78 V59 H66 V56 H70 Z');
    b.dot('#5c3a1e', 72, 47.6, 3.6);
    b.line('#fbf6ea', 1.3, 'M84 60 Q83 48 87 40');
    b.slab('#241a14', 81, 56, 6, 5);
  },
  /** An eye at the keyhole of a lit door. */
  Spy(b) {
    const { g } = b;
    b.indoors();
    b.slab('#4b2e1a', 0, 0, 120, 80);
    for (let x = 0; x < 120; x += 20) {
      box(
        g,
        linear(g, x, 0, x + 20, 0, [0, b.tone('#6b4526')], [1, b.tone('#4b2e18')]),
        x + 0.6,
        0,
        18.8,
        80,
      );
      for (let i = 0; i < 5; i++) b.line('#3f2614', 0.7, `M${x + 3 + hash(x, i) * 13} ${i * 17} q2 8 0 15`);
    }
    b.slab('#2a2c2e', 0, 10, 120, 7);
    b.slab('#2a2c2e', 0, 64, 120, 7);
    for (let x = 8; x < 120; x += 16) {
      b.dot('#5a6064', x, 13.5, 2);
      b.dot('#5a6064', x, 67.5, 2);
    }
    b.fill('#8e6420', 'M38 16 Q60 8 82 16 L84 60 Q60 74 36 60 Z');
    b.fill('#c9a14a', 'M41 18.500 Q60 12 79 18.500 L81 58 Q60 70 39 58 Z');
    for (const [x, y] of [
      [45, 22],
      [75, 22],
      [44, 56],
      [76, 56],
    ])
      b.dot('#6b4a16', x, y, 1.7);
    const hole = new Path2D('M60 20 a15 15 0 0 1 9 27 L73 60 H47 L51 47 a15 15 0 0 1 9 -27 Z');
    g.save();
    g.clip(hole);
    b.dusk = 0;
    b.slab('#f6d48a', 40, 10, 40, 60);
    b.slab('#d69a4a', 40, 46, 40, 20);
    b.oval('#d9a67c', 60, 36, 18, 15);
    b.fill('#fffaf0', 'M47 36 Q60 25 73 36 Q60 45 47 36 Z');
    b.dot('#3a6b5a', 60, 35.6, 5.2);
    b.dot('#10100e', 60, 35.6, 2.5);
    b.dot('#ffffff', 58, 33.6, 1.3);
    b.line('#5a3418', 1.5, 'M46 36 Q60 23.500 74 36');
    b.line('#5a3418', 2.4, 'M47 27 Q60 18 73 27');
    g.restore();
    g.lineWidth = 2;
    g.strokeStyle = '#5b3e12';
    g.stroke(hole);
    b.glow(60, 38, 30, '255, 206, 120', 0.4);
  },
  /** Over the roofs by moonlight, a sack on his back. */
  Thief(b) {
    const { g } = b;
    b.dusk = b.night ? 0.3 : 0;
    box(g, linear(g, 0, 0, 0, 80, [0, '#16213f'], [1, '#4a5a86']), 0, 0, 120, 80);
    for (let i = 0; i < 18; i++) box(g, 'rgba(240, 230, 200, 0.7)', hash(i, 1) * 120, hash(i, 2) * 46, 1, 1);
    b.dot('#f3ead0', 84, 24, 15);
    b.glow(84, 24, 34, '200, 210, 255', 0.3);
    b.fill(
      '#26304e',
      'M0 60 V44 H12 V36 L20 30 L28 36 V48 H44 V40 H58 V50 H76 V42 L84 36 L92 42 V52 H108 V40 H120 V80 H0 Z',
    );
    for (const [x, y] of [
      [18, 42],
      [50, 46],
      [86, 46],
      [112, 48],
    ])
      b.slab('#ffc45e', x, y, 3.4, 4.4);
    b.roof([
      [-8, 80],
      [4, 66],
      [112, 60],
      [128, 80],
    ]);
    b.fill(
      '#12131c',
      'M64 63 L70 52 Q64 44 69 34 Q74 30 80 34 L86 44 L92 48 L90 51 L82 47 L80 52 L88 60 L86 63 L74 55 L69 64 Z',
    );
    b.dot('#12131c', 79, 29, 5);
    b.fill('#12131c', 'M73 28 Q80 20 86 28 Z');
    b.dot('#e3b38a', 81.5, 29.4, 2.4);
    b.slab('#12131c', 79, 28, 6, 1.6);
    b.fill('#a9885a', 'M70 34 Q54 26 50 40 Q48 52 62 52 Q70 50 70 40 Z');
    b.fill('#c4a270', 'M66 35 Q56 30 53 40 Q56 35 66 37 Z');
    b.line('#6b4a2a', 1.3, 'M70 33 L75 37');
    for (const [x, y] of [
      [46, 56],
      [52, 60],
      [42, 62],
    ])
      b.dot('#e2b33e', x, y, 2);
  },
  /** By her cauldron, a cat beside her, green smoke over it. */
  Witch(b) {
    const { g } = b;
    b.dusk = b.night ? 0.2 : 0;
    box(g, linear(g, 0, 0, 0, 80, [0, '#2c2140'], [1, '#6b5070']), 0, 0, 120, 80);
    b.dot('#e9dcc0', 24, 18, 10);
    for (const [x, w] of [
      [4, 6],
      [100, 8],
      [114, 6],
    ]) {
      b.slab('#1d1526', x, 0, w, 70);
      b.line('#1d1526', 2, `M${x + w / 2} 24 L${x + w / 2 - 13} 10 M${x + w / 2} 34 L${x + w / 2 + 12} 20`);
    }
    b.fill('#241a2c', 'M0 80 V66 Q60 58 120 68 V80 Z');
    b.fill('#3d2a55', 'M26 72 Q28 48 38 38 H50 Q58 50 62 72 Z');
    b.line('#3d2a55', 5, 'M48 44 L64 46');
    b.dot('#c9d09a', 45, 32, 5.6);
    b.fill('#c9d09a', 'M49 31 L56 34 L50 35.500 Z');
    b.fill('#1a1222', 'M32 29 Q45 23 60 29 Q45 32 32 29 Z M38 27 L49 4 Q55 12 54 27 Z');
    b.slab('#8a4a9e', 39, 24.6, 14.6, 2.2);
    b.fill('#8e8a80', 'M38 32 Q33 42 36 48 L41 38 Z');
    b.line('#8a5a30', 1.8, 'M65 46 L76 56');
    for (const [x, y, r] of [
      [80, 44, 9],
      [90, 34, 8],
      [82, 24, 7],
      [92, 14, 6],
    ])
      b.glow(x, y, r * 1.7, '120, 230, 120', 0.5);
    b.fill('#16141a', 'M64 55 H102 Q106 72 94 77 H72 Q60 72 64 55 Z');
    b.oval('#16141a', 83, 55, 20, 4.4);
    b.oval('#6fd06a', 83, 55, 17, 3.2);
    for (const [x, y] of [
      [76, 54],
      [84, 55.6],
      [91, 54],
    ])
      b.dot('#c6ffb8', x, y, 1.5);
    b.line('#16141a', 2.6, 'M72 76 L68 80 M94 76 L98 80');
    b.dot('#ff9a3a', 78, 78.6, 2.4);
    b.dot('#ffd36a', 86, 79, 2.6);
    b.fill('#0e0a12', 'M10 78 Q8 66 14 62 L13 56 L16.500 58.500 L19 56 L20 62 Q26 68 24 78 Z');
    b.dot('#c6ff8a', 15, 61, 0.9);
    b.dot('#c6ff8a', 18.2, 61, 0.9);
    b.line('#0e0a12', 1.8, 'M24 76 Q31 74 28 66');
  },
};
