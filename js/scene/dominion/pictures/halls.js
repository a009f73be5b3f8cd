/** Halls: chapel and throne room, council and library. */
import { box, hash } from '../../draw.js';
/** @import {Brush, Pictures} from './index.js' */

/** A person seen from behind the table, head and shoulders; the elbows at (x, y). @param {Brush} b @param {number} x @param {number} y
 * @param {string} gown @param {string} hat */
function bust(b, x, y, gown, hat) {
  b.fill(gown, `M${x - 8} ${y} Q${x - 8} ${y - 11} ${x} ${y - 12} Q${x + 8} ${y - 11} ${x + 8} ${y} Z`);
  b.dot('#e3b38a', x, y - 15, 4.2);
  b.fill(hat, `M${x - 5.4} ${y - 16} Q${x} ${y - 24} ${x + 5.4} ${y - 16} Z`);
}

/** @type {Pictures} */
export const HALLS = {
  /** An altar under coloured glass. */
  Chapel(b) {
    b.indoors();
    b.slab('#b9b3a2', 0, 0, 120, 80);
    for (let row = 0; row < 9; row++) {
      for (let i = -1; i < 7; i++)
        b.slab(
          hash(row, i) > 0.5 ? '#c4beac' : '#aca694',
          i * 20 + (row % 2 ? 10 : 0) + 0.5,
          row * 8 + 0.5,
          19,
          7,
        );
    }
    b.line('#dad4c2', 5, 'M8 66 V40 Q8 4 60 -8 Q112 4 112 40 V66');
    b.fill('#2e2a3a', 'M44 50 V22 Q46 8 60 3 Q74 8 76 22 V50 Z');
    const glass = ['#b23a30', '#2e5590', '#e2b44a', '#2f7358'];
    for (let row = 0; row < 5; row++) {
      for (let i = 0; i < 3; i++) b.slab(glass[(row + i * 3) % 4], 46.5 + i * 9.4, 13 + row * 7.4, 8, 6.2);
    }
    b.dot('#e2b44a', 60, 10, 4);
    b.line('#dad4c2', 2.4, 'M44 50 V22 Q46 8 60 3 Q74 8 76 22 V50');
    b.glow(60, 26, 34, '255, 226, 170', 0.08);
    b.pavement(66, '#9a8f7c', 'rgba(40, 30, 20, 0.35)');
    b.slab('#6b4a2a', 34, 52, 52, 16);
    b.fill(
      '#fbf6ea',
      'M32 50 H88 V56 L84 60 L78 56 L72 60 L66 56 L60 60 L54 56 L48 60 L42 56 L36 60 L32 56 Z',
    );
    b.line('#e2b33e', 2.2, 'M60 50 V37 M55.500 41 H64.500');
    b.candle(44, 50, 9, 11);
    b.candle(76, 50, 9, 11);
    for (const [x, w] of [
      [2, 26],
      [92, 26],
    ]) {
      b.slab('#5c3a1e', x, 66, w, 4);
      b.slab('#4b2e18', x + 2, 70, 3, 10);
      b.slab('#4b2e18', x + w - 5, 70, 3, 10);
    }
  },
  /** The throne on its steps, a canopy over it. */
  ThroneRoom(b) {
    b.indoors();
    b.slab('#8e3026', 0, 0, 120, 80);
    for (let row = 0; row < 7; row++) {
      for (let i = 0; i < 10; i++) {
        const [x, y] = [i * 13 + (row % 2 ? 6.5 : 0), row * 10 + 4];
        b.fill('#a84436', `M${x} ${y - 3} L${x + 3} ${y} L${x} ${y + 3} L${x - 3} ${y} Z`);
      }
    }
    for (const x of [8, 100]) {
      b.slab('#d9ceb4', x, 6, 12, 58);
      b.slab('#f1e8d2', x + 1.4, 6, 3, 58);
      b.slab('#b9ab8a', x - 2, 2, 16, 5);
      b.slab('#b9ab8a', x - 2, 60, 16, 5);
    }
    b.pavement(64, '#c9b48e', 'rgba(90, 60, 30, 0.35)');
    b.fill('#6b1f2a', 'M48 66 H72 L88 80 H32 Z');
    b.slab('#cfc4a8', 36, 60, 48, 6);
    b.slab('#e4dac2', 36, 60, 48, 1.4);
    b.slab('#bdb296', 30, 66, 60, 5);
    b.fill('#3d2a6b', 'M32 4 H88 L84 16 H36 Z');
    b.fill('#5a3f92', 'M36 16 Q30 36 34 58 Q41 40 45 16 Z M84 16 Q90 36 86 58 Q79 40 75 16 Z');
    for (let x = 35; x < 86; x += 5.6) b.fill('#e2b33e', `M${x} 16 h5 l-2.500 5 Z`);
    b.fill('#b9892a', 'M47 60 V26 Q48 20 53 20 Q55 12 60 11 Q65 12 67 20 Q72 20 73 26 V60 Z');
    b.fill('#e2b33e', 'M49 60 V27 Q50 22 54 22 Q56 15 60 14 Q64 15 66 22 Q70 22 71 27 V60 Z');
    b.fill('#8a1f2a', 'M52 44 V28 Q53 25 60 24 Q67 25 68 28 V44 Z');
    b.fill('#a8323a', 'M46 44 H74 L76 50 H44 Z');
    b.slab('#b9892a', 44, 50, 32, 4);
    b.slab('#e2b33e', 43, 38, 4, 22);
    b.slab('#e2b33e', 73, 38, 4, 22);
    b.dot('#fce9a8', 60, 17.6, 2.2);
    b.glow(60, 30, 36, '255, 214, 130', 0.25);
  },
  /** Seven around one table. */
  CouncilRoom(b) {
    b.room('#a98a5e');
    b.slab('#7c5a34', 0, 0, 120, 8);
    for (let x = 4; x < 120; x += 16) b.slab('#5c3f22', x, 0, 5, 10);
    for (const x of [22, 60, 98]) {
      b.fill('#c4c5bd', `M${x - 10} 36 V20 A10 10 0 0 1 ${x + 10} 20 V36 Z`);
      b.fill(b.night ? '#232c4a' : '#a9c9d6', `M${x - 7.6} 34 V20 A7.600 7.600 0 0 1 ${x + 7.6} 20 V34 Z`);
      b.line('#6b5a40', 0.9, `M${x} 12 V34 M${x - 7} 24 H${x + 7}`);
    }
    b.pavement(56, '#9c6b4a', 'rgba(60, 26, 10, 0.35)');
    bust(b, 34, 54, '#a63f1c', '#6b2a19');
    bust(b, 60, 52, '#5b2a55', '#c98a14');
    bust(b, 86, 54, '#2e5590', '#2b3a5a');
    b.fill('#5c3a1e', 'M12 62 Q12 74 60 76 Q108 74 108 62 V66 Q108 79 60 80 Q12 79 12 66 Z');
    b.oval('#8a5a30', 60, 62, 48, 11);
    b.oval('#a8733e', 60, 61, 46, 9.6);
    bust(b, 12, 68, '#2f6b4a', '#1f4a34');
    bust(b, 108, 68, '#8a6212', '#5c3a1e');
    b.fill('#f5ecd5', 'M40 60 L56 56 L62 61 L45 65 Z M70 57 L84 58 L82 63 L68 62 Z');
    b.line('#9a7e52', 0.7, 'M45 60.500 L55 58 M47 62 L57 59.500 M72 59 L82 60');
    b.slab('#3a2418', 62, 54, 4, 5);
    b.line('#f5ecd5', 1.1, 'M64 54 Q66 46 72 43');
  },
  /** Shelves to the ceiling, a ladder, a reading desk. */
  Library(b) {
    b.room('#6b4a30');
    const backs = ['#8a2f22', '#2e5590', '#b98a3a', '#2f6b4a', '#5b2a55', '#d8c39a', '#7a4526'];
    for (let row = 0; row < 4; row++) {
      const y = 16 + row * 17;
      let x = 3;
      for (let i = 0; x < 115; i++) {
        const [w, h] = [3.4 + hash(row, i, 1) * 3, 10.5 + hash(row, i, 2) * 3.4];
        if (hash(row, i, 7) < 0.06) x += 5;
        b.slab(backs[Math.floor(hash(row, i, 3) * backs.length)], x, y - h, w, h);
        b.slab('#e2c27a', x, y - h * 0.78, w, 0.9);
        x += w + 0.5;
      }
      b.slab('#4b2e18', 0, y, 120, 2.6);
      box(b.g, 'rgba(255, 220, 170, 0.3)', 0, y, 120, 0.7);
    }
    for (const x of [0, 38, 80, 117]) b.slab('#4b2e18', x, 0, 3, 70);
    b.pavement(69, '#8e5a3a', 'rgba(40, 16, 6, 0.4)');
    b.line('#c9a45a', 2.2, 'M84 74 L96 6 M98 74 L108 6');
    for (let i = 0; i < 7; i++)
      b.line('#c9a45a', 1.5, `M${85.5 + i * 1.7} ${66 - i * 9.4} L${99.2 + i * 1.4} ${66 - i * 9.4}`);
    b.fill('#7c4f28', 'M26 60 H62 L66 80 H22 Z');
    b.fill('#9a6a38', 'M20 54 L68 54 L64 62 H24 Z');
    b.fill('#f8efd8', 'M22 50 Q34 45 44 50 Q54 45 66 50 L67 56 Q54 51 44 56 Q34 51 21 56 Z');
    b.line(
      '#b09468',
      0.7,
      'M26 51 Q34 48.500 41 51.500 M26 53 Q34 50.500 41 53.500 M47 51.500 Q54 48.500 62 51 M47 53.500 Q54 50.500 62 53',
    );
    b.candle(72, 62, 10, 34);
    b.slab('#8e6420', 69, 61, 6, 3);
    b.slab('#8e6420', 70.6, 63, 2.8, 17);
  },
};
