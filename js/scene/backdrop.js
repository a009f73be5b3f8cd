/** What lies behind and before buildings in the small pictures of a game. */
import { box, disc, hash, linear, radial, stroke } from './draw.js';
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

/** Dawn behind the city by day, stars by night. @param {Context} g @param {number} w @param {number} h @param {Palette} p */
export function sky(g, w, h, p) {
  if (p.night) {
    box(g, linear(g, 0, 0, 0, h, [0, '#141b2c'], [0.7, '#2a3550'], [1, '#4a4560']), 0, 0, w, h);
    for (let i = 0; i < 26; i++) {
      disc(g, hash(i, 1) * w, hash(i, 2) * h * 0.6, 0.5 + hash(i, 3) * 0.6, 'rgba(255, 244, 214, 0.7)');
    }
    return;
  }
  box(g, linear(g, 0, 0, 0, h, [0, '#d3dde0'], [0.55, '#f0e3c8'], [1, '#efd3a6']), 0, 0, w, h);
  box(
    g,
    radial(
      g,
      w * 0.24,
      h * 0.3,
      0,
      w * 0.55,
      [0, 'rgba(255, 250, 228, 0.95)'],
      [1, 'rgba(255, 240, 208, 0)'],
    ),
    0,
    0,
    w,
    h,
  );
}

/** The square before the palaces, its joints running to one point. @param {Context} g @param {number} w @param {number} h
 * @param {number} ground @param {Palette} p */
export function square(g, w, h, ground, p) {
  const [near, far] = p.night ? ['#2a303c', '#434a58'] : ['#c9bda4', '#e2d8c2'];
  box(g, linear(g, 0, ground, 0, h, [0, far], [1, near]), 0, ground, w, h - ground);
  g.beginPath();
  for (let i = -14; i <= 14; i++) {
    g.moveTo(w / 2 + i * w * 0.06, ground);
    g.lineTo(w / 2 + i * w * 0.17, h);
  }
  for (const t of [0.16, 0.4, 0.74]) {
    g.moveTo(0, ground + (h - ground) * t);
    g.lineTo(w, ground + (h - ground) * t);
  }
  stroke(g, p.night ? 'rgba(0, 0, 0, 0.25)' : 'rgba(120, 98, 62, 0.22)', 1);
}

/** @param {{theme?: 'light' | 'dark'}} [ui] @returns {'light' | 'dark'} */
export function themeOf(ui) {
  return ui?.theme ?? (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');
}
