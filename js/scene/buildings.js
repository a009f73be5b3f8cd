/** Six great buildings, each told by its outline. They stand on the ground at 0, 120 units wide, middle at 0. */
import { TURN, box, disc, linear, polygon, shadowed, stroke } from './draw.js';
import { blit } from './sprites.js';
import { Mason } from './masonry.js';
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

/** How high each is, in units. @type {Record<string, number>} */
export const HEIGHTS = {
  biblioteca: 104,
  palazzo: 119,
  porta: 106,
  cattedrale: 129,
  castello: 132,
  villa: 75,
};

/** @type {Record<string, (m: Mason) => void>} */
const BUILD = {
  /** Long and low: five arches, five windows, a balustrade with six obelisks. */
  biblioteca(m) {
    m.steps(108);
    m.wall('sand', -54, -70, 108, 64);
    for (let i = 0; i < 5; i++) {
      const x = -41 + i * 20.5;
      m.window('arch', x, -6, 11.5, 25, 'sand', 2.2);
      m.window('square', x, -43, 9.5, 17, 'sand', 1.8);
      m.shape('#f1ddb0', [
        [x - 8, -61],
        [x, -66],
        [x + 8, -61],
      ]);
    }
    m.cornice(-55, -41, 110, 3.6);
    m.cornice(-58, -74, 116, 5);
    for (let x = -54; x < 54; x += 4) m.slab('#f1ddb0', x, -81, 1.9, 7);
    m.slab('#f1ddb0', -56, -82.6, 112, 2.2);
    for (let i = 0; i < 6; i++) {
      const x = -51.2 + i * 20.5;
      m.slab('#d2a452', x - 2.8, -86, 5.6, 11);
      m.shape('#d2a452', [
        [x - 3, -86],
        [x, -103],
        [x + 3, -86],
      ]);
      stroke(m.g, 'rgba(70, 40, 8, 0.7)', 0.9);
    }
  },
  /** An upright block of three floors under a deep cornice. */
  palazzo(m) {
    m.steps(78);
    m.wall('brick', -38, -102, 76, 96);
    m.wall('sand', -38, -36, 76, 30);
    for (const x of [-24, 0, 24]) {
      if (x) m.window('square', x, -14, 9, 13, 'sand', 1.8);
      else m.window('door', x, -6, 14, 25, 'sand', 2.4);
      m.window('arch', x, -45, 11, 19, 'sand', 2.3);
      m.window('arch', x, -76, 11, 19, 'sand', 2.3);
    }
    m.cornice(-39, -40, 78, 3.4);
    m.cornice(-39, -71, 78, 3.4);
    m.slab('#6f736e', -42, -105, 84, 4);
    for (let x = -41; x < 42; x += 6) m.slab('#cfd0c8', x, -105, 3, 4.6);
    m.cornice(-46, -109, 92, 4);
    m.roof([
      [-48, -109],
      [-38, -118],
      [38, -118],
      [48, -109],
    ]);
  },
  /** Two towers and one arch with a portcullis. */
  porta(m) {
    const { g, night } = m;
    m.wall('grey', -26, -72, 52, 72);
    m.merlons('grey', -24, -72, 48, 4, 8);
    for (const side of [-1, 1]) {
      const x = side < 0 ? -56 : 26;
      m.wall('grey', x, -92, 30, 92);
      m.slab('#8a8d86', x - 2, -96, 34, 6);
      box(g, 'rgba(255, 255, 255, 0.4)', x - 2, -96, 34, 1.1);
      m.merlons('grey', x - 2, -96, 34, 3, 9);
      m.window('arch', side * 41, -62, 5, 15, 'grey', 1.6);
      m.window('arch', side * 41, -28, 5, 13, 'grey', 1.6);
    }
    m.window('arch', 0, 0, 31, 47, 'grey', 4.6);
    m.opening(0, 0, 31, 47, true, 0);
    g.fillStyle = night ? '#f0a64a' : '#1b1712';
    g.fill();
    g.save();
    g.clip();
    g.beginPath();
    for (let x = -12; x <= 12; x += 6) {
      g.moveTo(x, -50);
      g.lineTo(x, -20);
    }
    for (let y = -44; y < -20; y += 6) {
      g.moveTo(-16, y);
      g.lineTo(16, y);
    }
    stroke(g, night ? '#5a3415' : '#8b6a44', 1.5);
    g.restore();
    g.fillStyle = '#fbf3e0';
    g.fill(new Path2D('M-6 -67 H6 V-60 Q5 -55 0 -53 Q-5 -55 -6 -60 Z'));
    box(g, '#a8321f', -1.4, -66, 2.8, 11);
    box(g, '#a8321f', -5.4, -62.6, 10.8, 2.8);
  },
  /** A dome with its lantern behind a gabled front, the campanile at the right. */
  cattedrale(m) {
    const { g, night } = m;
    m.wall('marble', 36, -98, 18, 98);
    for (const y of [-16, -44, -72]) m.window('arch', 45, y, 6, 14, 'marble', 1.6);
    m.cornice(34, -101, 22, 4);
    m.roof([
      [35, -101],
      [45, -112],
      [55, -101],
    ]);
    m.wall('marble', -30, -74, 56, 20);
    const dome = [m.tone('#d77c52'), m.tone('#b4552f'), m.tone('#7e3420')];
    g.fillStyle = linear(g, -28, 0, 24, 0, [0, dome[0]], [0.5, dome[1]], [1, dome[2]]);
    g.fill(new Path2D('M-29 -74 C-28 -98 -12 -108 -2 -111 C8 -108 24 -98 25 -74 Z'));
    g.beginPath();
    for (const rib of [-0.86, -0.4, 0.06, 0.5, 0.9]) {
      g.moveTo(-2 + rib * 27, -74);
      g.quadraticCurveTo(-2 + rib * 23, -100, -2, -111);
    }
    stroke(g, m.tone('#f4ebd8'), 1.5);
    m.slab('#f4f1ea', -5, -120, 6, 10);
    m.shape('#5f776b', [
      [-6, -119],
      [-2, -126],
      [2, -119],
    ]);
    disc(g, -2, -127, 1.7, '#d8a22a');
    m.steps(86);
    m.wall('marble', -50, -44, 84, 38);
    const line = m.tone('#5f776b');
    m.shape('#eeeae0', [
      [-50, -44],
      [-30, -58],
      [14, -58],
      [34, -44],
    ]);
    stroke(g, line, 1.6);
    m.wall('marble', -30, -70, 44, 64);
    m.shape('#f6f4ee', [
      [-33, -69],
      [-8, -88],
      [17, -69],
    ]);
    stroke(g, line, 1.6);
    disc(g, -8, -58, 8, night ? '#ffc45e' : '#27303a');
    stroke(g, m.tone('#f7f5ee'), 2.2);
    g.beginPath();
    for (let i = 0; i < 8; i++) {
      g.moveTo(-8, -58);
      g.lineTo(-8 + Math.cos((i * TURN) / 8) * 8, -58 + Math.sin((i * TURN) / 8) * 8);
    }
    stroke(g, m.tone('#f7f5ee'), 1);
    m.window('door', -8, -6, 13, 28, 'marble', 2.8);
    m.window('door', -39, -6, 8, 19, 'marble', 2);
    m.window('door', 24, -6, 8, 19, 'marble', 2);
  },
  /** A curtain wall on a hill, and a high keep with a flared top. */
  castello(m) {
    const { g } = m;
    m.hill('#6e8a55', 'M-60 0 Q-50 -18 -30 -18 H34 Q52 -16 60 0 Z');
    m.hill('#5c7846', 'M-60 0 Q-20 -10 60 0 Z');
    m.shape('#c9b78c', [
      [-7, -16],
      [7, -16],
      [16, 0],
      [-10, 0],
    ]);
    m.wall('rough', -19, -108, 36, 66);
    m.shape('#7e5b40', [
      [-19, -98],
      [-25, -106],
      [23, -106],
      [17, -98],
    ]);
    m.wall('rough', -25, -113, 48, 8);
    m.merlons('rough', -25, -113, 48, 5, 9, true);
    m.window('arch', -1, -78, 6, 16, 'rough', 2);
    m.wall('rough', -50, -54, 100, 38);
    m.merlons('rough', -50, -54, 100, 9, 7.6, true);
    for (const side of [-1, 1]) {
      m.wall('rough', side < 0 ? -57 : 37, -68, 20, 54);
      m.merlons('rough', side < 0 ? -58 : 36, -68, 22, 3, 8, true);
      m.window('arch', side * 47, -46, 4, 12, 'rough', 1.4);
    }
    m.window('door', 0, -16, 16, 24, 'rough', 3);
    m.slab('#4b3522', -1.7, -131, 1.4, 18);
    polygon(g, [
      [-0.4, -131],
      [14, -127.6],
      [-0.4, -123.6],
    ]);
    g.fillStyle = '#b23a30';
    g.fill();
  },
  /** A temple front with low wings, between two cypresses. */
  villa(m) {
    const { g } = m;
    m.hill('#7e9a5c', 'M-60 0 Q-40 -9 0 -9 Q40 -9 60 0 Z');
    m.cypress(-53, -2, 66, 8);
    m.cypress(54, -2, 60, 7.6);
    m.wall('plaster', -46, -42, 92, 36);
    m.roof([
      [-50, -42],
      [-40, -53],
      [40, -53],
      [50, -42],
    ]);
    for (const x of [-38, -27, 27, 38]) m.window('square', x, -14, 6, 14, 'plaster', 1.6);
    m.cornice(-48, -43, 96, 2.6);
    m.wall('plaster', -19, -58, 38, 52);
    for (const x of [-9, 9]) m.window('arch', x, -12, 6.4, 26, 'plaster', 0);
    m.window('door', 0, -12, 7, 28, 'plaster', 0);
    for (const x of [-18, -7.2, 3.6, 14.4]) {
      m.slab('#faf3e2', x, -54, 3.8, 44);
      box(g, 'rgba(90, 60, 20, 0.34)', x + 2.8, -54, 1, 44);
      m.slab('#faf3e2', x - 1, -55, 5.8, 2);
      m.slab('#faf3e2', x - 1, -11.6, 5.8, 2);
    }
    m.cornice(-22, -59, 44, 3.4);
    m.shape('#f7eeda', [
      [-24, -59],
      [0, -74],
      [24, -59],
    ]);
    stroke(g, m.tone('#a98f5e'), 1.8);
    disc(g, 0, -64, 3, m.tone('#c9a45a'));
    m.shape('#c9cac2', [
      [-14, -9],
      [14, -9],
      [22, 0],
      [-22, 0],
    ]);
    box(g, 'rgba(40, 40, 36, 0.28)', -16, -6.6, 32, 1);
    box(g, 'rgba(40, 40, 36, 0.28)', -19, -3.6, 38, 1);
  },
};

/** @param {Context} g @param {string} type @param {Palette} p */
export function build(g, type, p) {
  shadowed(g, { colour: p.shadow, blur: 10, dx: 8, dy: 2 }, () => box(g, '#555555', -38, -52, 76, 50));
  g.lineJoin = 'miter';
  BUILD[type](new Mason(g, p.night));
}

/**
 * A building `w` wide on the ground at (x, y), x being its middle.
 * @param {Context} g @param {number} dpr @param {string} type @param {number} x @param {number} y @param {number} w @param {Palette} p
 */
export function drawBuilding(g, dpr, type, x, y, w, p) {
  const k = w / 120;
  const h = HEIGHTS[type] * k;
  blit(g, dpr, `building ${type} ${p.theme}`, x - w / 2, y - h, w, h, 14 * k, (c) => {
    c.translate(w / 2, h);
    c.scale(k, k);
    build(c, type, p);
  });
}
