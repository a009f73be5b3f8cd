/** The mark that a lot will be shared out. */
import { polygon, stroke } from '../draw.js';
/** @import {Context} from '../types.js' */

/** "To each one": arrows that part from one point. @param {Context} g @param {number} h */
export function sharedOut(g, h) {
  const r = h * 0.3;
  return {
    wide: h * 0.74,
    draw(/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) {
      const from = x + r * 0.3;
      g.lineCap = g.lineJoin = 'round';
      for (const angle of [-0.85, 0, 0.85]) {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const [tx, ty] = [from + c * r * 1.9, y + s * r * 1.25];
        g.beginPath();
        g.moveTo(from, y);
        g.lineTo(tx, ty);
        stroke(g, colour, Math.max(1.2, h * 0.075));
        const a = Math.atan2(ty - y, tx - from);
        polygon(g, [
          [tx + Math.cos(a) * r * 0.5, ty + Math.sin(a) * r * 0.5],
          [tx + Math.cos(a + 2.2) * r * 0.36, ty + Math.sin(a + 2.2) * r * 0.36],
          [tx + Math.cos(a - 2.2) * r * 0.36, ty + Math.sin(a - 2.2) * r * 0.36],
        ]);
        g.fillStyle = colour;
        g.fill();
      }
      g.lineCap = 'butt';
    },
  };
}
