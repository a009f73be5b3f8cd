/** The warehouse: an octagonal hall floored in cotto, open in its middle to the centre of the star. */
import { TURN, box, hash, kept, linear, mix, polygon, shadowed, stroke } from '../draw.js';
import { octagon } from './layout.js';
import { starCentre } from './piazza.js';
/** @import {Context} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Layout} from './layout.js' */

/** The hall with its round opening, as one path. @param {number[][]} outline @param {number} x @param {number} y @param {number} r */
function hallPath(outline, x, y, r) {
  const path = new Path2D();
  outline.forEach(([px, py], i) => (i ? path.lineTo(px, py) : path.moveTo(px, py)));
  path.closePath();
  path.moveTo(x + r, y);
  path.arc(x, y, r, 0, TURN, true);
  return path;
}

/** Bricks laid on edge, in a herringbone. @param {Context} g @param {number} x @param {number} y @param {number} reachX
 * @param {number} u @param {Palette} p */
function herringbone(g, x, y, reachX, u, p) {
  const a = Math.max(6, 11 * u);
  const long = a * 3;
  kept(g, () => {
    g.translate(x, y);
    g.rotate(Math.PI / 4);
    g.lineWidth = 1;
    g.strokeStyle = p.night ? 'rgba(0, 0, 0, 0.3)' : 'rgba(96, 48, 26, 0.3)';
    const n = Math.ceil(reachX / a / 1.4) + 4;
    const m = Math.ceil(reachX / long / 1.4) + 4;
    for (let i = -n; i < n; i++) {
      for (let j = -m; j < m; j++) {
        const [bx, by] = [i * a + j * long, i * a - j * long];
        if (Math.abs(bx + by) > reachX * 1.5 || Math.abs(bx - by) > reachX * 1.5) continue;
        g.fillStyle = hash(i, j, 2) > 0.5 ? 'rgba(255, 226, 196, 0.13)' : 'rgba(90, 36, 14, 0.1)';
        g.fillRect(bx, by, long, a);
        g.strokeRect(bx, by, long, a);
        g.fillRect(bx + long, by - long + a, a, long);
        g.strokeRect(bx + long, by - long + a, a, long);
      }
    }
  });
}

/** @param {Context} g @param {Layout} layout @param {Palette} p */
export function paintWarehouse(g, { warehouse, w, h, u }, p) {
  const [cx, cy] = [w / 2, h / 2];
  const { eye } = warehouse;
  const rim = Math.max(4, 9 * u);
  const outer = octagon(warehouse);
  const stone = linear(
    g,
    warehouse.x,
    warehouse.y,
    warehouse.x + warehouse.w,
    warehouse.y + warehouse.h,
    [0, mix(p.travertine, '#ffffff', p.night ? 0.1 : 0.35)],
    [1, p.travertineDark],
  );
  const shadow = {
    colour: p.night ? 'rgba(0, 0, 0, 0.6)' : 'rgba(35, 28, 20, 0.35)',
    blur: 14 * u,
    dx: 2 * u,
    dy: 4 * u,
  };
  polygon(g, outer);
  g.fillStyle = stone;
  shadowed(g, shadow, () => g.fill());
  starCentre(g, cx, cy, eye + rim * 0.4, p);
  const ring = hallPath(outer, cx, cy, eye);
  g.fillStyle = stone;
  g.fill(ring, 'evenodd');
  g.strokeStyle = p.night ? 'rgba(255, 255, 255, 0.16)' : 'rgba(255, 255, 255, 0.7)';
  g.lineWidth = 1;
  g.stroke(ring);

  const floorLine = octagon(warehouse, rim);
  const floor = hallPath(floorLine, cx, cy, eye + rim * 0.8);
  kept(g, () => {
    g.clip(floor, 'evenodd');
    box(g, p.cotto, warehouse.x, warehouse.y, warehouse.w, warehouse.h);
    herringbone(g, cx, cy, warehouse.w / 2, u, p);
    const cast = {
      colour: p.night ? 'rgba(0, 0, 0, 0.85)' : 'rgba(38, 26, 12, 0.62)',
      blur: 12 * u,
      dx: 4 * u,
      dy: 5 * u,
    };
    shadowed(g, cast, () => {
      const around = new Path2D();
      around.rect(warehouse.x - 80, warehouse.y - 80, warehouse.w + 160, warehouse.h + 160);
      around.addPath(floor);
      g.fillStyle = '#000000';
      g.fill(around, 'evenodd');
    });
  });
  g.strokeStyle = p.night ? 'rgba(0, 0, 0, 0.5)' : 'rgba(60, 46, 28, 0.45)';
  g.stroke(floor);
  // A step inside the opening casts its shade on the star.
  g.beginPath();
  g.arc(cx, cy, eye - 1, Math.PI * 0.9, Math.PI * 1.75);
  stroke(g, 'rgba(40, 28, 12, 0.3)', 2.5);
}
