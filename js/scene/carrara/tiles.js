/** The building tiles: a chunky piece with its building, what it costs, and the object of its type. */
import { box, boxPath, clamp, hash, kept, linear, mix, shadowed, stroke, text, veil } from '../draw.js';
import { tick } from '../marks.js';
import { blit } from '../sprites.js';
import { build, inCountry, tileOf } from './buildings.js';
import { Mason } from '../masonry.js';
import { OBJECT_OF, medal } from './objects.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */

const W = 92;
const H = 112;
const THICK = 5;
/** Below so many pixels the cost and the object fill the corners. */
const SMALL = 56;

/** @param {number} w */
export const tileHeight = (w) => (w * (H + THICK)) / W;
/** @param {number} h */
export const tileWidth = (h) => (h * W) / (H + THICK);

/** How wide each building stands, and how far right of the middle, past the cost. @type {Record<string, [number, number]>} */
const STANDS = {
  biblioteca: [84, 1],
  palazzo: [82, 7],
  porta: [76, 6],
  cattedrale: [78, 3],
  castello: [80, 2],
  villa: [84, 0],
};

/** Sky, hills, and the ground: cotto in a city, grass in the country. @param {Context} g @param {boolean} country
 * @param {number} seed @param {Palette} p */
function scenery(g, country, seed, p) {
  const m = new Mason(g, p.night);
  const sky = p.night
    ? linear(g, 0, 0, 0, 97, [0, '#141b33'], [1, '#3b4566'])
    : linear(g, 0, 0, 0, 97, [0, '#b9d2da'], [0.7, '#efe7ce'], [1, '#f6e7c2']);
  box(g, sky, 0, 0, W, H);
  if (p.night) {
    for (let i = 0; i < 9; i++)
      box(g, 'rgba(235, 223, 192, 0.6)', hash(i, seed, 2) * W, hash(i, seed, 3) * 50, 1, 1);
  }
  const hills = country ? ['#b4c59a', '#93ae76'] : ['#cbbe9f', '#bfa985'];
  hills.forEach((colour, k) => {
    g.beginPath();
    g.moveTo(0, 97);
    for (let x = 0; x <= W + 4; x += W / 8) {
      g.lineTo(x, 97 * (0.62 + 0.12 * k - 0.09 * Math.sin((x / W) * 5 + seed + k * 2)));
    }
    g.lineTo(W + 4, 97);
    g.fillStyle = m.tone(colour);
    g.fill();
  });
  if (country) {
    m.slab('#87a05c', 0, 86, W, 12);
    m.scatter('#6c8748', W, 87, 8);
    return;
  }
  m.slab('#c98f6b', 0, 86, W, 12);
  g.beginPath();
  for (let i = -6; i < 20; i++) {
    g.moveTo(46 + (i - 7) * 7, 86);
    g.lineTo(46 + (i - 7) * 11, 98);
  }
  g.moveTo(0, 91);
  g.lineTo(W, 91);
  stroke(g, 'rgba(96, 48, 26, 0.45)', 0.7);
}

/** What it costs: so many blocks in a row on the band. @param {Context} g @param {number} cost @param {Mason} m */
function blocksDue(g, cost, m) {
  const step = cost > 5 ? 7.4 : 10;
  const s = step * 0.72;
  for (let i = 0; i < cost; i++) {
    const x = 7 + i * step;
    const y = 104.5 - s / 2;
    box(g, 'rgba(30, 14, 4, 0.4)', x + 0.8, y + 1, s, s);
    m.slab('#f4ead2', x, y, s, s);
  }
}

/** @param {Context} g @param {string} token @param {boolean} small @param {Palette} p */
function paint(g, token, small, p) {
  const [type, cost] = tileOf(token);
  const country = inCountry(type);
  const great = cost > 5;
  const m = new Mason(g, p.night);
  const side = m.tone(great ? '#7a5a16' : country ? '#4e6238' : '#8a4424', 0.45);
  const shadow = { colour: p.shadow, blur: 11, dx: 4, dy: 6 };
  shadowed(g, shadow, () => box(g, side, 1, THICK, W, H, 5));
  for (let i = THICK; i > 0; i--) box(g, mix(side, '#000000', 0.08 + 0.05 * i), i * 0.25, i, W, H, 5);
  kept(g, () => {
    boxPath(g, 0, 0, W, H, 5);
    g.clip();
    scenery(g, country, type.charCodeAt(0) + cost, p);
    const [wide, right] = STANDS[type];
    kept(g, () => {
      g.translate(W / 2 + right, 91);
      g.scale(wide / 120, wide / 120);
      build(g, type, p);
    });
    box(g, m.tone(country ? '#5d7743' : '#a5532c', 0.3), 0, 97, W, H - 97);
    box(g, 'rgba(255, 240, 210, 0.35)', 0, 97, W, 1);
    if (!small) blocksDue(g, cost, m);
  });
  boxPath(g, 1, 1, W - 2, H - 2, 4.5);
  stroke(g, p.night ? 'rgba(190, 205, 255, 0.28)' : 'rgba(255, 252, 240, 0.7)', 1.2);
  boxPath(g, 0.5, 0.5, W - 1, H - 1, 5);
  stroke(g, great ? p.gilt : 'rgba(30, 16, 6, 0.5)', great ? 2.6 : 1);
  const [w, h, size] = small ? [40, 42, 37] : [25, 28, 21];
  box(g, 'rgba(20, 12, 4, 0.4)', 1, 2, w, h, [5, 0, 5, 0]);
  box(g, great ? '#e2b33e' : p.tablet, 0, 0, w, h, [5, 0, 5, 0]);
  boxPath(g, 0, 0, w, h, [5, 0, 5, 0]);
  stroke(g, 'rgba(60, 44, 28, 0.6)', 0.9);
  text(g, cost, w / 2, h / 2, { size, weight: 700, colour: '#241a12' });
  const r = small ? 20 : 12.5;
  medal(g, OBJECT_OF[type], W - r - 2, H - r - 1, r, p);
}

/**
 * @param {Context} g @param {number} dpr @param {string} token @param {number} x @param {number} y @param {number} w @param {Palette} p
 * @param {{picked?: boolean, lit?: boolean, hover?: boolean, blocked?: boolean}} [state]
 */
export function drawTile(g, dpr, token, x, y, w, p, { picked, lit, hover, blocked } = {}) {
  const k = w / W;
  const small = w < SMALL;
  g.save();
  if (blocked) g.globalAlpha *= 0.5;
  blit(g, dpr, `tile ${token} ${small} ${p.theme}`, x, y, w, tileHeight(w), 14 * k, (c) => {
    c.scale(k, k);
    paint(c, token, small, p);
  });
  g.restore();
  if (!picked && !lit && !hover) return;
  const strong = picked || hover;
  const line = picked ? clamp(2.4, w * 0.045, 4) : hover ? 2.5 : 1.8;
  boxPath(g, x - line / 2, y - line / 2, w + line, H * k + line, 5 * k + 1.5);
  stroke(g, strong ? p.accent : veil(p.accent, 0.75), line);
  if (picked) tick(g, x + w - 3, y + 3, clamp(6, w * 0.11, 11), p);
}

/** The back of the pile. @param {Context} g @param {number} x @param {number} y @param {number} w @param {Palette} p */
export function emptyTile(g, x, y, w, p) {
  boxPath(g, x + 0.5, y + 0.5, w - 1, (w * H) / W - 1, 4);
  stroke(g, p.night ? 'rgba(243, 233, 214, 0.4)' : 'rgba(43, 33, 26, 0.4)', 1.2, [4, 3]);
}
