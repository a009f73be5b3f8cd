/** The scoring marker: a king in the seat's colour. */
import { TURN, disc, linear, mix, polygon, radial, stroke } from '../draw.js';
import { SEATS } from '../colours.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */

const GOWN = new Path2D(
  'M-10.5 -1 Q-10.5 -6 -7.4 -7.4 Q-4.6 -14 -5.4 -22 H5.4 Q4.6 -14 7.4 -7.4 Q10.5 -6 10.5 -1 Q0 3.4 -10.5 -1 Z',
);

/** Its foot stands at (x, y). @param {Context} g @param {number} x @param {number} y @param {number} h @param {number} seat
 * @param {Palette} p */
export function king(g, x, y, h, seat, p) {
  const { colour } = SEATS[seat % SEATS.length];
  const edge = p.night ? 'rgba(243, 233, 214, 0.75)' : 'rgba(40, 20, 10, 0.6)';
  g.save();
  g.translate(x, y);
  g.scale(h / 40, h / 40);
  g.lineJoin = 'round';
  g.beginPath();
  g.ellipse(4, 0, 13, 4, 0.1, 0, TURN);
  g.fillStyle = 'rgba(20, 12, 4, 0.32)';
  g.fill();
  g.fillStyle = linear(
    g,
    -10,
    0,
    10,
    0,
    [0, mix(colour, '#ffffff', 0.45)],
    [0.45, colour],
    [1, mix(colour, '#000000', 0.45)],
  );
  g.fill(GOWN);
  g.strokeStyle = edge;
  g.lineWidth = 1.3;
  g.stroke(GOWN);
  disc(g, 0, -25, 6, radial(g, -2, -27, 1, 7, [0, '#fbe0c0'], [1, '#c98f62']));
  stroke(g, edge, 1.1);
  polygon(g, [
    [-7, -28],
    [-8, -36.5],
    [-3.6, -32.6],
    [0, -38.6],
    [3.6, -32.6],
    [8, -36.5],
    [7, -28],
  ]);
  g.fillStyle = '#e2b33e';
  g.fill();
  stroke(g, '#6e4a08', 1);
  g.restore();
}
