/** Trades and their tools: cellar and kitchen, workshop and forge, counting-house and laboratory. */
import { box, hash } from '../../draw.js';
/** @import {Brush, Pictures} from './index.js' */

/** An arched window onto the country, its foot at (x, y). @param {Brush} b @param {number} x @param {number} y @param {number} r
 * @param {number} h */
function outlook(b, x, y, r, h) {
  const { g } = b;
  const outline = new Path2D(`M${x - r} ${y} V${y - h + r} A${r} ${r} 0 0 1 ${x + r} ${y - h + r} V${y} Z`);
  g.strokeStyle = b.tone('#c4c5bd');
  g.lineWidth = 6;
  g.stroke(outline);
  g.save();
  g.clip(outline);
  const inside = b.dusk;
  b.dusk = 0.5;
  b.sky();
  g.translate(0, y - 62);
  b.country(54, '#9ab37a', 2);
  b.cypress(x - 8, 60, 20, 3);
  b.cypress(x + 9, 61, 15, 3);
  g.restore();
  b.dusk = inside;
  b.line('#6b5a40', 1.4, `M${x} ${y - h} V${y}`);
}

/** Tongues of fire on (x, y). @param {Brush} b @param {number} x @param {number} y @param {number} size */
function fire(b, x, y, size) {
  b.glow(x, y - size * 0.3, size * 1.6, '255, 138, 42', 1);
  const dusk = b.dusk;
  b.dusk = 0;
  for (const [dx, h, colour] of /** @type {[number, number, string][]} */ ([
    [-0.36, 0.8, '#f0641e'],
    [0, 1.2, '#ff9a2e'],
    [0.36, 0.76, '#f0641e'],
    [-0.12, 0.64, '#ffd36a'],
    [0.16, 0.72, '#ffe9a8'],
  ])) {
    const [cx, r, up] = [x + dx * size, size * 0.24, h * size];
    b.fill(
      colour,
      `M${cx - r} ${y} C${cx - r * 1.3} ${y - up * 0.5} ${cx - 1} ${y - up * 0.6} ${cx} ${y - up}` +
        ` C${cx + r * 0.4} ${y - up * 0.6} ${cx + r * 1.3} ${y - up * 0.5} ${cx + r} ${y} Z`,
    );
  }
  b.dusk = dusk;
}

/** @type {Pictures} */
export const TRADES = {
  /** A vault with five barrels by the light of a candle. */
  Cellar(b) {
    b.bricks();
    b.fill('#1c110c', 'M8 80 V42 A52 52 0 0 1 112 42 V80 Z');
    b.line('#c9a98a', 5, 'M8 80 V42 A52 52 0 0 1 112 42 V80');
    for (let i = 1; i < 15; i++) {
      const [c, s] = [Math.cos(Math.PI + (i * Math.PI) / 15), Math.sin(Math.PI + (i * Math.PI) / 15)];
      b.line('#6b3a22', 0.8, `M${60 + c * 49.5} ${42 + s * 49.5} L${60 + c * 54.5} ${42 + s * 54.5}`);
    }
    b.fill('#5a3a26', 'M10 80 L36 62 H84 L110 80 Z');
    b.glow(60, 34, 48, '255, 185, 90', 0.5);
    for (const [x, y, r] of [
      [32, 62, 13],
      [60, 63, 13],
      [88, 62, 13],
      [46, 41, 12],
      [74, 41, 12],
    ])
      b.barrel(x, y, r);
    b.candle(60, 24);
  },
  /** A window, a bench, tools, and a capital just carved. */
  Workshop(b) {
    const { g } = b;
    b.room();
    outlook(b, 60, 44, 18, 36);
    b.line('#4b3522', 2.2, 'M6 14 H34 M86 14 H114');
    b.line('#8a5a30', 2.4, 'M12 15 V34');
    b.slab('#7e878d', 7, 34, 10, 5);
    b.line('#8e959a', 1.6, 'M26 16 L21 38 M26 16 L31 38');
    b.fill('#b0b6ba', 'M92 16 H98 L101 38 H90 Z');
    b.line('#8e959a', 1.6, 'M102 24 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0');
    b.bench(56);
    for (const x of [30, 60, 90]) box(g, 'rgba(0, 0, 0, 0.3)', x, 66, 1, 14);
    b.slab('#f4f1ea', 44, 50, 30, 6);
    b.slab('#f4f1ea', 48, 38, 22, 12);
    b.slab('#dad9ce', 42, 33, 34, 5);
    b.line('#8c8d84', 1.6, 'M42 42 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 M68 42 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0');
    b.slab('#8a5a30', 86, 51, 22, 5);
    b.slab('#8e959a', 90, 48, 8, 3);
    for (const x of [14, 20, 26]) b.fill('#efdcb0', `M${x - 3} 56 a3 3 0 0 1 6 0 Z`);
  },
  /** A forge, an anvil, sparks. */
  Smithy(b) {
    const { g } = b;
    b.bricks();
    b.slab('#a9aba3', 20, 8, 54, 6);
    b.fill('#160c08', 'M26 60 V36 A21 21 0 0 1 68 36 V60 Z');
    b.line('#c9a98a', 4.4, 'M26 60 V36 A21 21 0 0 1 68 36 V60');
    fire(b, 47, 60, 25);
    b.pavement(60, '#6e5542', 'rgba(20, 10, 4, 0.4)');
    b.slab('#5c3a1e', 82, 60, 20, 16);
    b.fill('#3a3f44', 'M70 46 H110 V51 L100 54 L98 60 H86 L84 54 Q74 53 70 46 Z');
    box(g, 'rgba(255, 190, 120, 0.7)', 71, 46, 39, 1.6);
    box(g, '#ff9a3a', 82, 43.4, 18, 2.8);
    g.save();
    g.translate(98, 40);
    g.rotate(-0.55);
    b.slab('#9a6a38', -1.4, -4, 2.8, 28);
    b.slab('#6e757a', -8, -10, 16, 8);
    box(g, 'rgba(255, 255, 255, 0.4)', -8, -10, 16, 1.6);
    g.restore();
    for (let i = 0; i < 14; i++) box(g, '#ffd98a', 76 + hash(i, 2) * 34, 22 + hash(i, 3) * 20, 1.4, 1.4);
    b.glow(90, 44, 20, '255, 176, 80', 0.7);
  },
  /** One front, half of brick in its scaffold, half of marble already. */
  Remodel(b) {
    b.sky();
    b.pavement(70, '#d9c79c', 'rgba(90, 70, 30, 0.3)');
    b.wall('brick', 16, 10, 44, 60);
    b.wall('marble', 60, 10, 44, 60);
    for (const y of [24, 52]) {
      for (const x of [27, 46]) b.window('square', x, y + 10, 8, 15, 'sand', 2);
      for (const x of [73, 92]) b.window('arch', x, y + 11, 10, 18, 'marble', 2.4);
    }
    b.cornice(58, 38, 48, 3.2);
    b.cornice(56, 6, 52, 5);
    for (let i = 0; i < 6; i++) b.slab('#6f736e', 58.4 + (i % 2 ? 2 : -2), 12 + i * 10, 3, 9);
    b.dusk = 0.25;
    b.line('#8a6232', 2.2, 'M10 2 V70 M34 2 V70 M60 2 V70 M6 6 H64 M6 30 H64 M6 54 H64');
    b.line('#8a6232', 1.2, 'M10 30 L34 6 M34 54 L60 30 M10 70 L34 54');
    for (const y of [30, 54]) b.slab('#b98248', 6, y - 1.6, 58, 2.4);
    b.person(22, 29, 15, '#2f7358');
    b.person(48, 53, 15, '#a63f1c');
    for (const [x, y] of [
      [88, 63],
      [101, 65],
    ]) {
      b.slab('#f1eee6', x, y, 9, 9);
      b.fill('#ffffff', `M${x} ${y} l2 -2 h9 l-2 2 Z`);
      b.fill('#afaea4', `M${x + 9} ${y} l2 -2 v9 l-2 2 Z`);
    }
  },
  /** Scales over piles of copper and gold, the ledger open. */
  Moneylender(b) {
    b.room('#6b4a3a');
    for (const x of [8, 40, 72, 104]) b.slab('#4e3328', x, 0, 2, 54);
    b.slab('#3a2418', 6, 8, 34, 3);
    b.slab('#3a2418', 6, 26, 34, 3);
    for (const [x, y, c] of /** @type {[number, number, string][]} */ ([
      [8, 8, '#8a2f22'],
      [14, 8, '#2e5590'],
      [20, 8, '#b98a3a'],
      [28, 8, '#2f6b4a'],
      [9, 26, '#b98a3a'],
      [17, 26, '#5b2a55'],
      [25, 26, '#8a2f22'],
    ]))
      b.slab(c, x, y - 11 + ((x * 7) % 4), 5, 11 - ((x * 7) % 4));
    b.bench(58);
    b.line('#d9ab4e', 2, 'M76 58 V16 M50 22 Q76 14 102 22 M68 58 H84');
    b.dot('#d9ab4e', 76, 15, 3);
    b.line('#c9a45a', 0.8, 'M50 22 L42 42 M50 22 L58 42 M102 22 L94 36 M102 22 L110 36');
    b.fill('#b9892a', 'M40 42 H60 Q57 49 50 49 Q43 49 40 42 Z M92 36 H112 Q109 43 102 43 Q95 43 92 36 Z');
    b.coins(47, 42, 2, '#c9773f');
    b.coins(54, 42, 3, '#c9773f');
    b.coins(102, 36, 2);
    b.coins(96, 58, 4);
    b.coins(107, 59, 6);
    b.coins(112, 62, 3);
    b.fill('#f5ecd5', 'M10 57 L32 54 L54 57 L58 66 L33 62 L7 66 Z');
    b.line('#9a7e52', 0.7, 'M14 59 L31 56.500 M13 61 L31 58.500 M36 56.500 L52 59 M36 58.500 L53 61');
    b.line('#6b4a2a', 0.9, 'M32 54 L33 62');
    b.candle(24, 52, 12, 30);
  },
  /** Flasks over a flame, a still, strange colours. */
  Laboratory(b) {
    const { g } = b;
    b.room('#8b8f86');
    b.slab('#5c3a1e', 0, 20, 54, 3);
    for (const [x, c, h] of /** @type {[number, string, number][]} */ ([
      [6, '#2f6b4a', 10],
      [18, '#8a2f6b', 7],
      [30, '#c98a14', 11],
      [42, '#2e5590', 8],
    ])) {
      b.fill(c, `M${x} 20 V${20 - h} h8 V20 Z`);
      b.slab('#dfe6e2', x + 2, 17 - h, 4, 3.4);
      box(g, 'rgba(255, 255, 255, 0.45)', x + 1, 20 - h, 1.4, h - 1);
    }
    outlook(b, 92, 42, 14, 32);
    b.bench(60);
    b.line('#4a4f4d', 1.6, 'M20 60 L25 46 M42 60 L37 46 M22 46 H40');
    fire(b, 31, 60, 11);
    b.fill('#9fd6c2', 'M27 24 V32 Q17 38 22 45 H40 Q45 38 35 32 V24 Z');
    b.fill('#2f9a72', 'M20.500 40 H41.500 Q42.500 43 40 45 H22 Q19.500 43 20.500 40 Z');
    b.line('#eaf6f8', 1, 'M25 24 H37 M25 36 Q22 38 23 42');
    b.line('#c9a45a', 2.4, 'M34 25 Q44 12 60 26 Q66 32 66 46');
    b.fill('#c9b7e0', 'M63 42 V47 Q54 54 58 60 H76 Q80 54 69 47 V42 Z');
    b.fill('#8a4a9e', 'M57.500 55 H77 Q78 58 76 60 H58 Q56.500 58 57.500 55 Z');
    for (const [x, y, r] of [
      [66, 52, 1.4],
      [70, 49, 1],
      [31, 36, 1.4],
      [34, 33, 1],
    ])
      b.dot('#f4fff8', x, y, r);
    b.fill('#f5ecd5', 'M86 60 L88 52 H108 L110 60 Z');
    b.line('#9a7e52', 0.7, 'M90 54 H106 M90 56 H107 M89 58 H108');
    b.glow(31, 48, 26, '140, 255, 200', 0.22);
  },
  /** A table laid for many: roast, fruit, wine. */
  Feast(b) {
    b.room('#7c3f30');
    b.slab('#5c2a20', 0, 0, 120, 6);
    for (const x of [14, 60, 106]) {
      b.fill('#c98a14', `M${x - 11} 6 H${x + 11} Q${x + 8} 24 ${x} 30 Q${x - 8} 24 ${x - 11} 6 Z`);
      b.fill('#8a2f22', `M${x - 7} 6 H${x + 7} Q${x + 5} 18 ${x} 23 Q${x - 5} 18 ${x - 7} 6 Z`);
    }
    b.fill(
      '#fbf6ea',
      'M-2 56 H122 V70 Q116 74 110 70 T98 70 T86 70 T74 70 T62 70 T50 70 T38 70 T26 70 T14 70 T-2 70 Z',
    );
    b.slab('#4e2f1a', 0, 73, 120, 7);
    b.oval('#8e959a', 60, 57, 27, 6);
    b.oval('#dfe3e6', 60, 56, 25, 5);
    b.fill('#a8622a', 'M42 54 Q42 38 62 38 Q78 38 80 50 Q80 56 74 56 H48 Q42 57 42 54 Z');
    b.fill('#c9843c', 'M46 50 Q48 41 62 41 Q70 41 73 45 Q60 43 46 50 Z');
    b.line('#a8622a', 4, 'M76 47 L86 41');
    b.line('#f5ecd5', 2.6, 'M85 42 L90 38');
    for (let i = 0; i < 9; i++) b.dot(['#6e9a3e', '#86b04e'][i % 2], 37 + i * 6, 58, 2.4);
    for (const [x, y] of [
      [98, 53],
      [106, 53],
      [102, 48],
    ])
      b.dot('#c0392b', x, y, 4.4);
    b.dot('#e2b44a', 110, 50, 4.2);
    b.fill('#d9ab4e', 'M92 57 H118 Q115 64 105 64 Q95 64 92 57 Z');
    b.fill('#d9ab4e', 'M12 34 H26 Q26 46 20 47 V54 H25 V57 H13 V54 H18 V47 Q12 46 12 34 Z');
    b.oval('#6b1f2a', 19, 35, 6, 1.8);
    b.candle(36, 52, 12, 30);
    b.candle(88, 48, 10, 26);
  },
};
