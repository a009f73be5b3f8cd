/** Out of doors: castle and village, wood and mountain, garden and fair. */
import { box, hash, linear, polygon } from '../../draw.js';
/** @import {Brush, Pictures} from './index.js' */
/** @typedef {import('../../masonry.js').Stone} Stone */

/** A house with a hipped roof, its foot at (x, y). @param {Brush} b @param {number} x @param {number} y @param {number} w
 * @param {number} h @param {Stone} stone */
function house(b, x, y, w, h, stone) {
  b.wall(stone, x, y - h, w, h);
  b.roof([
    [x - 3, y - h],
    [x + w * 0.28, y - h - 9],
    [x + w * 0.72, y - h - 9],
    [x + w + 3, y - h],
  ]);
}

/** A log seen from its end. @param {Brush} b @param {number} x @param {number} y */
function log(b, x, y) {
  b.dot('#6b4526', x, y, 6.6);
  b.dot('#d9ae70', x, y, 5.4);
  for (const r of [1.4, 2.8, 4.2])
    b.line('#a8763c', 0.7, `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0`);
}

/** A market stall under a striped awning. @param {Brush} b @param {number} x @param {number} y @param {number} w @param {string} cloth */
function stall(b, x, y, w, cloth) {
  b.slab('#6b4a2a', x + 2, y, 2, 26);
  b.slab('#6b4a2a', x + w - 4, y, 2, 26);
  b.slab('#8a5a30', x, y + 17, w, 9);
  b.slab('#b98248', x, y + 17, w, 1.8);
  const [narrow, wide] = [(w - 4) / 6, (w + 4) / 6];
  for (let i = 0; i < 6; i++) {
    const [left, foot] = [x + 2 + i * narrow, x - 2 + i * wide];
    b.fill(
      i % 2 ? '#fbf3e0' : cloth,
      `M${left} ${y - 6} H${left + narrow} L${foot + wide} ${y + 5} Q${foot + wide / 2} ${y + 9} ${foot} ${y + 5} Z`,
    );
  }
  for (let i = 0; i < 7; i++) {
    b.dot(['#c0392b', '#e2b44a', '#6e9a3e'][i % 3], x + 6 + (i * (w - 12)) / 6, y + 15, 2.7);
  }
}

/** Pennants on a rope. @param {Brush} b @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {number} sag */
function pennants(b, x0, y0, x1, y1, sag) {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2];
  b.line('#4b3522', 0.8, `M${x0} ${y0} Q${mx} ${my} ${x1} ${y1}`);
  const colours = ['#b23a30', '#e2b44a', '#2e5590', '#2f6b4a'];
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const at = (/** @type {number} */ a, /** @type {number} */ m, /** @type {number} */ z) =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * m + t * t * z;
    const [x, y] = [at(x0, mx, x1), at(y0, my, y1)];
    b.fill(colours[i % 4], `M${x - 3} ${y} H${x + 3} L${x} ${y + 7.5} Z`);
  }
}

/** @type {Pictures} */
export const LAND = {
  /** A castle, its drawbridge down, water before it. */
  Moat(b) {
    const { g } = b;
    b.sky();
    b.country(48, '#a9be8c', 2);
    b.wall('rough', 6, 22, 108, 36);
    b.merlons('rough', 6, 22, 108, 11, 6, true);
    for (const x of [4, 92]) {
      b.wall('rough', x, 12, 24, 46);
      b.merlons('rough', x - 1, 12, 26, 4, 6.5, true);
      b.window('arch', x + 12, 36, 4.6, 11, 'rough', 1.6);
    }
    b.wall('rough', 44, 10, 32, 48);
    b.merlons('rough', 43, 10, 34, 5, 7, true);
    b.window('door', 60, 58, 16, 26, 'rough', 3.4);
    box(g, linear(g, 0, 57, 0, 80, [0, b.tone('#7fa7b5')], [1, b.tone('#2f5e7c')]), 0, 57, 120, 23);
    box(g, 'rgba(155, 114, 82, 0.34)', 6, 57, 108, 9);
    for (let i = 0; i < 16; i++) {
      const [x, y] = [hash(i, 3) * 120, 61 + hash(i, 7) * 17];
      b.line('#cfe2e6', 0.8, `M${x} ${y} q4 -1.6 8 0`);
    }
    b.fill('#8a5a30', 'M51 57 H69 L78 80 H42 Z');
    for (let k = 0; k < 7; k++)
      b.line('#5a3a1c', 0.9, `M${51 - k * 1.4} ${57 + k * k * 0.55} H${69 + k * 1.4}`);
    b.line('#3a3f3d', 1.1, 'M52 34 L46 68 M68 34 L74 68');
  },
  /** Roofs around a tower. */
  Village(b) {
    b.sky();
    b.country(44, '#b9c79c', 1);
    b.country(54, '#9ab37a', 3);
    b.wall('sand', 52, 14, 11, 46);
    b.window('arch', 57.5, 30, 4, 9, 'sand', 1.4);
    b.roof([
      [50, 14],
      [57.5, 4],
      [65, 14],
    ]);
    house(b, 6, 62, 26, 20, 'plaster');
    b.window('door', 13, 62, 6, 11, 'plaster', 1.4);
    b.window('square', 24, 54, 5, 8, 'plaster', 1.4);
    house(b, 34, 66, 24, 22, 'sand');
    b.window('door', 46, 66, 7, 12, 'sand', 1.6);
    house(b, 64, 62, 22, 18, 'plaster');
    b.window('arch', 75, 54, 5, 8, 'plaster', 1.4);
    house(b, 88, 66, 26, 24, 'brick');
    b.window('door', 95, 66, 7, 12, 'sand', 1.4);
    b.window('square', 106, 56, 5, 8, 'sand', 1.4);
    b.cypress(3, 66, 30, 4);
    b.cypress(117, 68, 32, 4);
    b.cypress(62, 64, 22, 3.4);
    b.fill('#d9c79c', 'M0 80 Q50 64 66 66 Q96 68 120 74 V80 Z');
    b.person(70, 76, 13, '#a63f1c');
    b.person(79, 77, 13, '#2e5590');
  },
  /** A stump with the axe in it, logs piled up. */
  Woodcutter(b) {
    const { g } = b;
    b.sky('#bfd3c4', '#efe6c2');
    for (let i = 0; i < 9; i++) b.oval(i % 2 ? '#7e9a74' : '#5f8260', i * 15, 24 + hash(i, 2) * 8, 13, 22);
    b.country(60, '#7c9455', 2, 3);
    for (const [x, w] of [
      [10, 9],
      [34, 7],
      [98, 10],
      [112, 7],
    ])
      box(
        g,
        linear(g, x - w / 2, 0, x + w / 2, 0, [0, b.tone('#9a7048')], [1, b.tone('#4e3420')]),
        x - w / 2,
        0,
        w,
        64,
      );
    for (let i = 0; i < 4; i++) log(b, 64 + i * 13, 71);
    for (let i = 0; i < 3; i++) log(b, 70.5 + i * 13, 60);
    log(b, 77, 49);
    log(b, 90, 49);
    b.fill('#7a5230', 'M22 76 L25 60 H45 L48 76 Z');
    b.oval('#d9ae70', 35, 60, 10, 3.4);
    g.save();
    g.translate(38, 58);
    g.rotate(0.62);
    b.slab('#9a6a38', -1.4, -34, 2.8, 34);
    b.fill('#c6ccd0', 'M-1 -1 L-12 -5 Q-13 2 -10 7 L-1 4 Z');
    b.slab('#7e878d', -2, -2, 5, 6.4);
    g.restore();
  },
  /** An arcade and two stalls. */
  Market(b) {
    b.sky();
    b.wall('plaster', 0, 8, 120, 40);
    for (let i = 0; i < 5; i++) b.window('arch', 12 + i * 24, 48, 15, 30, 'sand', 2.4);
    b.cornice(-2, 4, 124, 4);
    b.pavement(48);
    stall(b, 8, 40, 46, '#b23a30');
    stall(b, 66, 40, 46, '#2f6b5a');
    b.person(60, 74, 22, '#6b2f63');
    b.person(98, 78, 20, '#c98a14');
    b.person(22, 78, 20, '#2e5590');
  },
  /** An adit in a hill of marble, a cart of ore before it. */
  Mine(b) {
    const { g } = b;
    b.sky('#b9cbd0', '#f3e2c0');
    b.fill('#c9c7bc', 'M-4 80 V40 L18 24 L34 30 L58 6 L80 22 L96 14 L124 40 V80 Z');
    b.fill('#afaea4', 'M-4 80 V54 L18 32 L34 37 L58 19 L80 30 L96 28 L124 54 V80 Z');
    b.line('#dedcd2', 1, 'M58 19 L44 44 M58 19 L74 36 M96 28 L88 48');
    b.slab('#b9a88a', 0, 66, 120, 14);
    b.dusk = 0.3;
    b.fill('#17100b', 'M26 70 L30 38 H68 L72 70 Z');
    b.glow(48, 56, 18, '255, 176, 80', 0.55);
    b.fill('#8a5a30', 'M22 34 H76 V40 H22 Z M24 70 L28 38 H34 L31 70 Z M74 70 L70 38 H64 L67 70 Z');
    box(g, 'rgba(255, 226, 180, 0.45)', 22, 34, 54, 1.4);
    b.line('#4a4f4d', 1.6, 'M42 66 L58 80 M54 66 L92 80');
    for (let i = 0; i < 9; i++)
      b.dot(['#e2b33e', '#f6db90', '#b9892a'][i % 3], 76 + i * 3.6, 52 - (i % 3) * 2.2, 3.4);
    b.fill('#3a3f44', 'M72 54 H108 L103 70 H77 Z');
    box(g, 'rgba(255, 255, 255, 0.25)', 72, 54, 36, 1.6);
    for (const x of [82, 98]) {
      b.dot('#2a2220', x, 72, 4.4);
      b.dot('#8e959a', x, 72, 1.6);
    }
  },
  /** Clipped hedges in a pattern around a fountain. */
  Gardens(b) {
    const { g } = b;
    b.sky('#a9cfd6', '#f6ecc8');
    b.country(36, '#a9be8c', 2, 4);
    b.wall('plaster', 0, 30, 120, 9);
    for (const x of [12, 26, 94, 108]) b.cypress(x, 42, 32, 4.4);
    b.slab('#d9c79c', 0, 38, 120, 42);
    for (const [far, near] of [
      [-34, -70],
      [2, 4],
    ]) {
      for (const [y0, y1, s0, s1] of [
        [42, 53, 0.1, 0.36],
        [59, 78, 0.5, 0.98],
      ]) {
        const at = (/** @type {number} */ s, /** @type {number} */ off) => 60 + far + (near - far) * s + off;
        const [w0, w1] = [32 + 34 * s0, 32 + 34 * s1];
        b.fill('#4f7a45', `M${at(s0, 0)} ${y0} h${w0} L${at(s1, 0) + w1} ${y1} h${-w1} Z`);
        b.fill(
          '#86ab63',
          `M${at(s0, 0) + 5} ${y0 + 2.2} h${w0 - 10} L${at(s1, 0) + w1 - 7} ${y1 - 3} h${14 - w1} Z`,
        );
        for (let i = 0; i < 8; i++) {
          const t = hash(i, y0, far);
          const y = y0 + 3 + t * (y1 - y0 - 7);
          b.dot(
            ['#c0392b', '#f1ddb0', '#8a4a86'][i % 3],
            at(s0 + (s1 - s0) * t, 9) + hash(i, 5, far) * (w0 - 16),
            y,
            1.5,
          );
        }
      }
    }
    b.oval('#8f948c', 60, 60, 15, 6);
    b.oval('#5c93aa', 60, 59, 12, 4.4);
    b.slab('#c4c5bd', 58, 44, 4, 15);
    b.oval('#dad9ce', 60, 45, 8, 2.6);
    g.globalAlpha = 0.85;
    b.line('#eaf6f8', 1, 'M60 44 Q58 30 50 45 M60 44 Q62 30 70 45 M60 44 V32');
    g.globalAlpha = 1;
  },
  /** A square in the evening, pennants and lanterns over those who dance. */
  Festival(b) {
    b.sky('#6f86b0', '#f2b98a');
    house(b, -6, 60, 30, 34, 'plaster');
    house(b, 96, 60, 30, 38, 'sand');
    b.window('square', 10, 46, 6, 9, 'plaster', 1.4);
    b.window('square', 108, 44, 6, 9, 'sand', 1.4);
    b.wall('brick', 44, 20, 14, 40);
    b.merlons('brick', 43, 20, 16, 4, 5, true);
    b.window('arch', 51, 40, 4, 10, 'sand', 1.4);
    b.pavement(58);
    b.dusk = 0.3;
    pennants(b, 22, 22, 98, 18, 8);
    pennants(b, 20, 34, 51, 22, 4);
    for (const [x, y] of [
      [38, 45],
      [68, 42],
      [84, 46],
    ]) {
      b.line('#4b3522', 0.8, `M${x} ${y - 9} V${y - 4}`);
      b.oval('#f0a64a', x, y, 3.4, 4.4);
      b.glow(x, y, 13, '255, 190, 96', 0.4);
    }
    b.person(26, 76, 21, '#a63f1c', '#2e5590');
    b.person(42, 74, 20, '#2e5590', '#c98a14');
    b.person(64, 77, 22, '#c98a14', '#6b2f63');
    b.person(81, 75, 20, '#2f6b4a', '#a63f1c');
    b.person(99, 78, 22, '#6b2f63', '#2f6b4a');
    b.line('#e3b38a', 1.8, 'M31 62 L38 61 M69 63 L76 62');
  },
  /** A traveller on a ridge, the treasure still far off. */
  Adventurer(b) {
    const { g } = b;
    b.sky('#8fb3cf', '#f7dcae');
    box(
      g,
      linear(g, 0, 20, 0, 60, [0, 'rgba(255, 240, 200, 0)'], [1, 'rgba(255, 236, 190, 0.4)']),
      0,
      0,
      120,
      60,
    );
    b.fill('#9db0b8', 'M30 60 L58 18 L70 34 L86 12 L120 60 Z');
    b.fill('#eef2f0', 'M58 18 L51 29 L57 27 L61 32 L66 29 Z M86 12 L78 23 L84 21 L89 27 L94 22 Z');
    b.fill('#7f9a86', 'M0 58 Q30 40 60 54 T120 46 V80 H0 Z');
    b.line('#e9d9ac', 2.6, 'M40 80 Q66 70 58 62 T92 50');
    b.wall('grey', 90, 34, 9, 14);
    b.merlons('grey', 89, 34, 11, 3, 3.4);
    b.fill('#5d6b4e', 'M0 80 V62 Q20 56 40 66 L52 80 Z');
    b.dusk = 0.3;
    b.fill('#6b4a2a', 'M20 64 Q13 46 25 34 L35 36 Q42 50 38 66 Z');
    b.fill('#a63f1c', 'M22 40 Q9 44 4 60 L16 66 Q22 52 27 44 Z');
    b.dot('#e3b38a', 30, 30, 5);
    b.fill('#4b3522', 'M21 29 Q30 23 39 29 Q30 31 21 29 Z M25 28 Q30 18 35 28 Z');
    b.line('#8a5a30', 1.8, 'M46 68 L42 24');
    b.line('#e3b38a', 2.6, 'M35 42 L43 44');
    polygon(g, [
      [26, 66],
      [30, 66],
      [30, 76],
      [25, 76],
    ]);
    g.fillStyle = b.tone('#3a2a1c');
    g.fill();
    b.fill('#3a2a1c', 'M33 65 H37 L39 75 H34 Z');
  },
};
