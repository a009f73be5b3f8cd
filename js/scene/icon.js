/** Small drawings that stand in a line of text or on a button. */
import { paletteOf } from './colours.js';
import { afterFonts } from './fonts.js';
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

/**
 * A drawing `h` high: how wide it is then, and how it is done.
 * @typedef {{wide: number, draw: (g: Context, h: number, p: Palette, dpr: number) => void}} Drawing
 */

/**
 * The icons of a game.
 * @param {(token: string) => Drawing} drawingOf
 * @returns {(token: string, px: number, options?: {theme?: 'light' | 'dark'}) => HTMLCanvasElement} `px`: its height
 */
export function iconOf(drawingOf) {
  return (token, px, { theme } = {}) => {
    const shown = theme ?? (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');
    const { wide, draw } = drawingOf(token);
    const dpr = window.devicePixelRatio || 1;
    const canvas = document.createElement('canvas');
    const w = Math.ceil(px * wide);
    canvas.width = Math.round(w * dpr);
    canvas.height = Math.round(px * dpr);
    canvas.style.width = `${w}px`;
    canvas.style.height = `${px}px`;
    canvas.className = 'icon';
    canvas.setAttribute('aria-hidden', 'true');
    const g = /** @type {Context} */ (canvas.getContext('2d', { willReadFrequently: true }));
    const paint = () => {
      g.setTransform(dpr, 0, 0, dpr, 0, 0);
      g.clearRect(0, 0, w, px);
      draw(g, px, paletteOf(shown), dpr);
    };
    paint();
    afterFonts(paint);
    return canvas;
  };
}
