/** The shields of the seats: colour and division. */
import { box, kept, linear, polygon, stroke } from './draw.js';
import { SEATS } from './colours.js';
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

/** @param {Context} g @param {number} w @param {number} h */
function shieldPath(g, w, h) {
  g.beginPath();
  g.moveTo(0, 0);
  g.lineTo(w, 0);
  g.lineTo(w, h * 0.5);
  g.quadraticCurveTo(w, h * 0.86, w / 2, h);
  g.quadraticCurveTo(0, h * 0.86, 0, h * 0.5);
  g.closePath();
}

/** @type {Record<string, number[][]>} each division in a unit square */
const DIVISIONS = {
  pale: [
    [0, 0],
    [0.5, 0],
    [0.5, 1],
    [0, 1],
  ],
  bend: [
    [0, 0],
    [0.35, 0],
    [1, 0.6],
    [1, 1],
    [0.75, 1],
    [0, 0.34],
  ],
  chevron: [
    [0, 0.62],
    [0.5, 0.22],
    [1, 0.62],
    [1, 0.92],
    [0.5, 0.52],
    [0, 0.92],
  ],
  fess: [
    [0, 0.34],
    [1, 0.34],
    [1, 0.66],
    [0, 0.66],
  ],
};

/** @param {Context} g @param {number} x @param {number} y @param {number} w @param {number} seat @param {Palette} p */
export function shield(g, x, y, w, seat, p) {
  const { colour, division } = SEATS[seat % SEATS.length];
  const h = w * 1.18;
  g.save();
  g.translate(x, y);
  shieldPath(g, w, h);
  kept(g, () => {
    g.clip();
    box(g, '#fbf3e0', 0, 0, w, h);
    polygon(
      g,
      DIVISIONS[division].map(([px, py]) => [px * w, py * h]),
    );
    g.fillStyle = colour;
    g.fill();
    const sheen = linear(g, 0, 0, w, h, [0, 'rgba(255, 255, 255, 0.35)'], [1, 'rgba(0, 0, 0, 0.16)']);
    box(g, sheen, 0, 0, w, h);
  });
  shieldPath(g, w, h);
  g.lineJoin = 'round';
  stroke(g, p.night ? '#e9dcc0' : colour, Math.max(1, w * 0.06));
  g.restore();
}
