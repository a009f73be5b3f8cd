/** Florence far off: dome, belfry, tower, hills and cypresses in one faint tone behind a street. */
/** @import {Context} from './types.js' */
/** @import {Palette} from './colours.js' */

/** Drawn on a ground of 300 × 120, rising to the right, where streets are empty longest. */
const CITY = new Path2D(
  // hills
  'M0 120 L0 106 Q30 94 66 102 Q104 90 140 98 Q190 82 240 94 Q272 88 300 96 L300 120 Z' +
    // the dome, its drum and lantern, and the nave
    ' M168 104 L168 74 L176 74 L176 68 Q177 40 202 30 L202 22 L204 18 L204 13 L206 13 L206 18 L208 22 L208 30' +
    ' Q233 40 234 68 L234 74 L252 74 L252 104 Z' +
    // Giotto's belfry
    ' M262 104 L262 34 L260.500 34 L260.500 31 L277.500 31 L277.500 34 L276 34 L276 104 Z' +
    // the tower of the Signoria
    ' M118 104 L118 78 L142 78 L142 104 Z M127 78 L127 46 L124.500 46 L124.500 38 L135.500 38 L135.500 46 L133 46 L133 78 Z' +
    ' M127 38 L127 31 L130 27 L133 31 L133 38 Z',
);
const CYPRESSES = [
  [92, 30],
  [101, 38],
  [110, 26],
  [286, 34],
  [294, 28],
];

/** @param {Context} g @param {number} w @param {number} ground @param {number} h @param {Palette} p */
export function skyline(g, w, ground, h, p) {
  const k = Math.min(h / 120, w / 240);
  g.save();
  g.translate(w - 300 * k, ground - 112 * k);
  g.scale(k, k);
  g.beginPath();
  g.rect(-w / k, -40, w / k + 300, 152);
  g.clip();
  g.fillStyle = p.skyline;
  g.fill(CITY);
  for (const [x, tall] of CYPRESSES) {
    g.beginPath();
    g.moveTo(x, 108);
    g.bezierCurveTo(x - 6, 106, x - 4, 108 - tall * 0.7, x, 108 - tall);
    g.bezierCurveTo(x + 4, 108 - tall * 0.7, x + 6, 106, x, 108);
    g.fill();
  }
  g.restore();
}
