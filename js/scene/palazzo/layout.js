/** Where everything stands on the board, at any size: quarries in the corners, the warehouse across the middle. */
import { clamp } from '../draw.js';

/** @typedef {{x: number, y: number, w: number, h: number}} Area */
/**
 * @typedef {object} Layout
 * @property {number} w
 * @property {number} h
 * @property {number} u  the scale of ornament: 1 on a board of 734 × 552
 * @property {number} frame
 * @property {number} corner  the radius of the board's corners
 * @property {{rx: number, ry: number, road: number}} ring  the architect's road
 * @property {{area: Area, face: number, floor: Area}[]} quarries  clockwise from the upper left
 * @property {{x: number, y: number, r: number}[]} ledges  each quarry's place for the architect or a medallion
 * @property {number} figure  how tall the architect is
 * @property {Area & {cut: number, eye: number}} warehouse  `eye`: the radius of the star's open centre
 * @property {Area[]} bays  the floors left and right of the centre
 * @property {{x: number, y: number, w: number, h: number, gap: number}} riders
 * @property {Area} stack
 * @property {number} label  the height of signs
 */

/** @param {number} w @param {number} h @returns {Layout} */
export function layoutOf(w, h) {
  const u = clamp(0.4, Math.min(w / 734, h / 552), 1.4);
  const frame = Math.max(4, 12 * u);
  const corner = Math.max(10, 18 * u);
  const margin = Math.max(3, 8 * u);
  const gap = Math.max(3, 8 * u);
  const [cx, cy] = [w / 2, h / 2];
  const label = clamp(16, 24 * u, 30);

  const middle = clamp(90, w * 0.295, 260);
  const band = clamp(50, h * 0.245, 200);
  const [qw, qh] = [w / 2 - frame - margin - middle / 2, (h - band) / 2 - frame - margin - gap];
  const face = Math.max(10, 27 * u);
  const side = Math.max(3, 8 * u);
  const [left, top] = [frame + margin, frame + margin];
  const corners = [
    [left, top],
    [w - left - qw, top],
    [w - left - qw, h - top - qh],
    [left, h - top - qh],
  ];
  const quarries = corners.map(([x, y]) => ({
    area: { x, y, w: qw, h: qh },
    face,
    floor: { x: x + side, y: y + face + 2 * u, w: qw - 2 * side, h: qh - face - side - u },
  }));

  const r = clamp(12, 23 * u, 30);
  const figure = clamp(32, 66 * u, 84);
  const inward = r * 0.72;
  const ledges = quarries.map(({ area }, i) => ({
    x: i === 0 || i === 3 ? area.x + area.w + inward : area.x - inward,
    y: i < 2 ? area.y + area.h - r * 0.95 : area.y + Math.min(figure * 0.78, area.h - r),
    r,
  }));

  const road = Math.max(6, 16 * u);
  const wide = (w / 2 - frame - road * 2.1 - margin) * 2;
  const warehouse = {
    x: cx - wide / 2,
    y: cy - band / 2,
    w: wide,
    h: band,
    cut: band * 0.3,
    eye: band * 0.38,
  };
  const rim = Math.max(4, 9 * u);
  const inside = wide / 2 - warehouse.eye - rim - Math.max(3, 8 * u);
  const pad = rim + Math.max(2, 5 * u);
  const bays = [cx - wide / 2 + pad, cx + warehouse.eye + rim].map((x, i) => ({
    x: i ? x : x + warehouse.cut * 0.18,
    y: warehouse.y + pad,
    w: inside - warehouse.cut * 0.18 - (pad - rim),
    h: band - 2 * pad - 2 * u,
  }));

  const rw = clamp(14, 35 * u, 46);
  const riders = { w: rw, h: rw * 1.29, gap: rw * 0.17, x: 0, y: top + Math.max(1, 4 * u) };
  riders.x = cx - (5 * riders.w + 4 * riders.gap) / 2;
  const sw = clamp(34, 74 * u, 96);
  const stack = { w: sw, h: sw * 0.64, x: cx - sw / 2, y: h - top - sw * 0.64 - Math.max(12, 22 * u) };
  const ring = {
    rx: w / 2 - frame - margin - road * 0.55,
    ry: (band / 2 + (cy - riders.y - riders.h)) / 2 + r * 0.2,
    road,
  };
  return { w, h, u, frame, corner, ring, quarries, ledges, figure, warehouse, bays, riders, stack, label };
}

/** The octagon of the warehouse, `inset` from its outline. @param {Layout['warehouse']} place @param {number} [inset] */
export function octagon({ x, y, w, h, cut }, inset = 0) {
  const c = cut - inset * 0.41;
  const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + h - inset];
  return [
    [l + c, t],
    [r - c, t],
    [r, t + c],
    [r, b - c],
    [r - c, b],
    [l + c, b],
    [l, b - c],
    [l, t + c],
  ];
}
