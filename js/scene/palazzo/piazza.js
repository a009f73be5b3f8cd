/** The paving: slabs, an oval, and in it the star of twelve points whose centre stays open. */
import { TURN, disc, kept, linear, polygon, radial, stroke } from '../draw.js';
import { ellipse, floor, star } from '../paving.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Layout} from './layout.js' */

/** @param {Context} g @param {Layout} at @param {Palette} p */
function road(g, { w, h, u, ring }, p) {
  const [cx, cy] = [w / 2, h / 2];
  ellipse(g, cx + 1, cy + 1.5, ring.rx, ring.ry);
  stroke(g, 'rgba(20, 16, 10, 0.35)', ring.road + 2);
  ellipse(g, cx, cy, ring.rx, ring.ry);
  stroke(g, p.travertine, ring.road);
  stroke(g, p.night ? 'rgba(0, 0, 0, 0.22)' : 'rgba(94, 78, 62, 0.2)', ring.road - 3, [
    1.2,
    ring.road * 0.95,
  ]);
  // Chevrons, clockwise: two abreast in each stretch that shows.
  const size = Math.max(4, 7 * u);
  for (const [angle, spread] of [
    [-TURN / 4, 0.2],
    [0, 0.3],
    [TURN / 4, 0.2],
    [TURN / 2, 0.3],
  ]) {
    for (const side of [-spread, spread]) {
      const a = angle + side * (u < 0.6 && spread < 0.25 ? 0.7 : 1);
      const [x, y] = [cx + Math.cos(a) * ring.rx, cy + Math.sin(a) * ring.ry];
      chevron(g, x, y, Math.atan2(Math.cos(a) * ring.ry, -Math.sin(a) * ring.rx), size, p.chevron);
    }
  }
}

/** @param {Context} g @param {number} x @param {number} y @param {number} angle @param {number} size @param {string} colour */
function chevron(g, x, y, angle, size, colour) {
  kept(g, () => {
    g.translate(x, y);
    g.rotate(angle);
    g.lineCap = g.lineJoin = 'round';
    polygon(
      g,
      [
        [-size * 0.4, -size * 0.7],
        [size * 0.4, 0],
        [-size * 0.4, size * 0.7],
      ],
      false,
    );
    stroke(g, colour, size * 0.34);
  });
}

/** The whole floor of the board, with its frame. @param {Context} g @param {Layout} at @param {Palette} p */
export function paving(g, at, p) {
  const { w, h, u, frame } = at;
  const [cx, cy] = [w / 2, h / 2];
  const band = Math.max(3, 6 * u);
  const line = Math.max(1.3, 2.4 * u);
  floor(g, at, p, () => {
    const [rx, ry] = [w / 2 - frame - 5 * u, h / 2 - frame - 5 * u];
    ellipse(g, cx, cy, rx + band * 1.2, ry + band * 1.2);
    g.fillStyle = p.night ? 'rgba(10, 14, 22, 0.35)' : 'rgba(40, 46, 46, 0.2)';
    g.fill();
    ellipse(g, cx, cy, rx, ry);
    g.fillStyle = radial(
      g,
      cx - rx * 0.3,
      cy - ry * 0.4,
      10,
      Math.max(rx, ry),
      [0, p.oval[0]],
      [1, p.oval[1]],
    );
    g.fill();
    star(g, cx, cy, rx, ry, line, p);
    for (const [reach, width] of [
      [1, band],
      [0.955, line],
    ]) {
      ellipse(g, cx + 0.8, cy + 1, rx * reach, ry * reach);
      stroke(g, 'rgba(20, 20, 18, 0.35)', width + 1.2);
      ellipse(g, cx, cy, rx * reach, ry * reach);
      stroke(g, p.travertine, width);
    }
    road(g, at, p);
  });
}

const POINTS = 12;

/** The centre of the star, round: twelve rays in stone and marble. @param {Context} g @param {number} x @param {number} y
 * @param {number} r @param {Palette} p */
export function starCentre(g, x, y, r, p) {
  disc(g, x, y, r, linear(g, x - r, y - r, x + r, y + r, [0, p.oval[0]], [1, p.oval[1]]));
  kept(g, () => {
    g.beginPath();
    g.arc(x, y, r, 0, TURN);
    g.clip();
    star(g, x, y, r * 1.9, r * 1.9, Math.max(1, r * 0.045), p);
    for (let i = 0; i < POINTS; i++) {
      const a = (i * TURN) / POINTS - TURN / 4;
      const half = TURN / POINTS / 2;
      for (const side of [-1, 1]) {
        polygon(g, [
          [x, y],
          [x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62],
          [x + Math.cos(a + side * half) * r * 0.24, y + Math.sin(a + side * half) * r * 0.24],
        ]);
        g.fillStyle = side < 0 ? p.travertine : p.travertineDark;
        g.fill();
      }
    }
  });
  disc(g, x, y, r * 0.1, p.gilt);
}
