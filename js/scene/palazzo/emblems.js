/** The figures of the table: the architect, riders, shields, medallions, the lily. */
import { TURN, box, boxPath, disc, linear, polygon, radial, shadowed, stroke } from '../draw.js';
import { windowSign } from './openings.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */

/** The architect in his blue gown, a pair of compasses on it; his feet at (x, y). @param {Context} g @param {number} x
 * @param {number} y @param {number} h */
export function architect(g, x, y, h) {
  g.save();
  g.translate(x, y);
  g.scale(h / 60, h / 60);
  g.beginPath();
  g.ellipse(8, 1, 24, 8, 0.12, 0, TURN);
  g.fillStyle = 'rgba(20, 12, 4, 0.38)';
  g.fill();
  g.beginPath();
  g.ellipse(0, -1, 18, 7, 0, 0, TURN);
  g.fillStyle = '#16263f';
  g.fill();
  g.beginPath();
  g.moveTo(-18, -3);
  g.bezierCurveTo(-15, -16, -9, -20, -8, -36);
  g.lineTo(8, -36);
  g.bezierCurveTo(9, -20, 15, -16, 18, -3);
  g.bezierCurveTo(10, 5, -10, 5, -18, -3);
  g.fillStyle = linear(g, -16, 0, 16, 0, [0, '#5b82bd'], [0.35, '#33568f'], [1, '#14233d']);
  g.fill();
  g.beginPath();
  g.moveTo(-14, -6);
  g.bezierCurveTo(-11, -16, -6.5, -20, -5.5, -34);
  stroke(g, 'rgba(255, 255, 255, 0.35)', 1.6);
  g.lineCap = 'round';
  g.beginPath();
  g.moveTo(-5, -10);
  g.lineTo(0, -25);
  g.lineTo(5, -10);
  stroke(g, '#f2d692', 2);
  disc(g, 0, -26, 1.8, '#f2d692');
  g.beginPath();
  g.ellipse(0, -36, 9, 3.2, 0, 0, TURN);
  g.fillStyle = '#ece3d0';
  g.fill();
  disc(g, 0, -43, 8.4, radial(g, -3, -45, 1, 10, [0, '#fbe0c0'], [1, '#c98f62']));
  g.beginPath();
  g.moveTo(-11, -45.5);
  g.bezierCurveTo(-11, -60, 11, -60, 11, -45.5);
  g.bezierCurveTo(5, -49, -5, -49, -11, -45.5);
  g.fillStyle = linear(g, -10, -56, 10, -44, [0, '#e2664a'], [1, '#8e2416']);
  g.fill();
  g.beginPath();
  g.ellipse(0, -46.4, 11.4, 3.4, 0, 0, TURN);
  g.fill();
  g.beginPath();
  g.ellipse(-4, -53, 3.4, 1.6, -0.5, 0, TURN);
  g.fillStyle = 'rgba(255, 220, 200, 0.5)';
  g.fill();
  g.restore();
}

/** A horseman as a small woodcut, in a box 34 wide around the origin. @param {Context} g */
export function horseman(g) {
  const horse = new Path2D(
    'M-14 14 L-11.5 14 L-9.5 7 Q-2 9 4 6.5 L5 10 L9 14 L11.4 13 L8 9 L8.4 3 Q10.5 -1 11 -4 L14.2 -1.6 Q16.4 -1.4 16 -3.6' +
      ' L12.6 -8.6 L12 -11 L10.6 -9 Q6 -7 4.4 -1.4 L-7 -1.6 Q-13 -2.6 -14.6 4 Q-15.4 8 -17 9.4 Q-13.2 9 -12.6 4.4' +
      ' Q-12.8 9 -14 14 Z M-8.5 13.6 L-6 13.6 L-5 8 L-8 7.4 Z',
  );
  const cloak = new Path2D(
    'M-4 -2 Q-4.6 -10 -1 -11.4 Q3 -11 3.2 -5 L7 -5.6 L7 -4 L2.6 -2.6 L2.6 3.4 L4.4 5.8 L0.4 5.8 L-0.4 -1 Z' +
      ' M-3 -10.5 Q-11 -8 -13 -3 Q-7 -6 -3.6 -4.4',
  );
  g.fillStyle = '#3a241a';
  g.fill(horse);
  g.fillStyle = '#a8321f';
  g.fill(cloak);
  disc(g, 0.4, -14, 3, '#3a241a');
}

/** An end tile turned up. @param {Context} g @param {number} x @param {number} y @param {number} w @param {number} h */
export function rider(g, x, y, w, h) {
  g.save();
  g.translate(x, y);
  const k = w / 35;
  const shadow = { colour: 'rgba(30, 18, 6, 0.4)', blur: 6 * k, dy: 3 * k };
  shadowed(g, shadow, () => box(g, '#f7edd6', 0, 0, w, h, 5 * k));
  boxPath(g, 2.5 * k, 2.5 * k, w - 5 * k, h - 5 * k, 3 * k);
  stroke(g, '#8a2a18', 1.4 * k);
  g.translate(w / 2, h / 2 + 1);
  g.scale(w / 40, w / 40);
  horseman(g);
  g.restore();
}

/** The place of a rider still to come; the last one ends the game, and carries an hourglass. @param {Context} g
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {boolean} last @param {Palette} p */
export function riderPlace(g, x, y, w, h, last, p) {
  const line = p.night ? 'rgba(243, 233, 214, 0.62)' : 'rgba(43, 33, 26, 0.72)';
  // The paving's lines go on under it no more: a place is to be seen as one.
  box(g, p.night ? '#2a313d' : '#c9c4b5', x, y, w, h, 5);
  boxPath(g, x + 0.6, y + 0.6, w - 1.2, h - 1.2, 5);
  stroke(g, line, 1.2, [4, 3]);
  if (!last) return;
  const [cx, cy, r] = [x + w / 2, y + h / 2, w * 0.24];
  polygon(g, [
    [cx - r, cy - r * 1.3],
    [cx + r, cy - r * 1.3],
    [cx - r, cy + r * 1.3],
    [cx + r, cy + r * 1.3],
  ]);
  g.lineJoin = 'round';
  stroke(g, line, Math.max(1.2, w * 0.05));
  polygon(g, [
    [cx, cy + r * 0.2],
    [cx + r * 0.8, cy + r * 1.2],
    [cx - r * 0.8, cy + r * 1.2],
  ]);
  g.fillStyle = line;
  g.fill();
}

/**
 * A medallion: "a tile with so many windows falls here".
 * @param {Context} g @param {number} x @param {number} y @param {number} r @param {number} windows
 */
export function medallion(g, x, y, r, windows) {
  const shadow = { colour: 'rgba(20, 12, 4, 0.45)', blur: r * 0.35, dx: r * 0.09, dy: r * 0.17 };
  shadowed(g, shadow, () => disc(g, x, y, r, '#8c877a'));
  disc(g, x, y, r, linear(g, x - r, y - r, x + r, y + r, [0, '#fffcf3'], [1, '#e3d8c0']));
  stroke(g, '#5b4a38', Math.max(1, r * 0.07));
  g.beginPath();
  g.arc(x, y, r * 0.85, 0, TURN);
  stroke(g, 'rgba(91, 74, 56, 0.45)', Math.max(0.7, r * 0.045));
  const [w, h, gap] = [r * 0.34, r * 0.8, r * 0.17];
  const left = x - (windows * w + (windows - 1) * gap) / 2 + w / 2;
  for (let i = 0; i < windows; i++) windowSign(g, left + i * (w + gap), y, w, h, '#2b211a');
}

/** The brass plate that the architect stands on. @param {Context} g @param {number} x @param {number} y @param {number} r */
export function brassPlate(g, x, y, r) {
  const shadow = { colour: 'rgba(20, 12, 4, 0.5)', blur: r * 0.35, dy: r * 0.14 };
  const brass = radial(g, x - r * 0.22, y - r * 0.22, r * 0.1, r * 1.1, [0, '#e7c67e'], [1, '#8e6420']);
  shadowed(g, shadow, () => disc(g, x, y, r, brass));
  stroke(g, '#5b3e12', Math.max(1, r * 0.06));
  g.beginPath();
  g.arc(x, y, r * 0.82, 0, TURN);
  stroke(g, 'rgba(255, 240, 200, 0.7)', Math.max(0.7, r * 0.05));
}
