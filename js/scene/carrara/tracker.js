/** How near the end is: each seat's way to the three objectives, who may announce it, and the last round. */
import { paletteOf } from '../colours.js';
import { box, boxPath, clamp, stroke, text, veil } from '../draw.js';
import { shield } from '../shield.js';
import { medal } from './objects.js';
import { king } from './kings.js';
import { silhouette } from './silhouettes.js';
import { bell, hourglass } from './signs.js';
/** @import {Context, Hit, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Look, Objective} from './types.js' */

/** The sign of a part. @param {Context} g @param {Objective} objective @param {number} x @param {number} y @param {number} h
 * @param {Palette} p */
function sign(g, { part }, x, y, h, p) {
  if (part === 'scorings') return king(g, x, y + h / 2, h, 3, p);
  if (part === 'buildings') return silhouette(g, 'palazzo', x, y + h * 0.46, h * 0.92, p.ink2);
  medal(g, 'cup', x, y, h * 0.48, p);
}

/** How far, as a number and a bar. @param {Context} g @param {Objective} objective @param {number} x @param {number} y  middle
 * @param {number} w @param {number} h @param {boolean} own @param {Palette} p */
function progress(g, { have, need, met }, x, y, w, h, own, p) {
  const size = clamp(11, h * 0.42, 15);
  if (have === null) {
    // Behind a screen.
    boxPath(g, x + w / 2 - 8, y - 5, 16, 10, 3);
    stroke(g, p.line2, 1.2, [3, 3]);
    return;
  }
  const bar = h < 22 ? 0 : clamp(3, h * 0.16, 6);
  const colour = met ? p.good : own ? p.accent : p.line2;
  text(g, have, x + w / 2, y - bar * 0.9, { size, weight: 700, colour: met ? p.good : p.ink });
  if (!bar) return;
  const top = y + size * 0.52;
  box(g, p.line, x, top, w, bar, bar / 2);
  box(g, colour, x, top, Math.max(bar, w * Math.min(1, have / need)), bar, bar / 2);
}

/** @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]} */
export function paintTracker(g, { w, h }, look, ui) {
  const p = paletteOf(ui.theme);
  const { seats, table } = look;
  const rows = seats[0].end;
  const head = clamp(h < 54 ? 14 : 18, h * 0.2, 26);
  const first = clamp(46, w * 0.2, 64);
  const column = (w - first - 6) / seats.length;
  const row = (h - head - 2) / rows.length;
  const bar = Math.min(column - 10, 56);

  seats.forEach((_, i) => {
    const middle = first + column * (i + 0.5);
    const s = clamp(11, head * 0.6, 15);
    const may = table.may[i];
    const rung = table.announced === i;
    const wide = may !== 'no' || rung ? s + 18 : s;
    shield(g, middle - wide / 2, head / 2 - s * 0.59, s, i, p);
    if (wide > s)
      bell(g, middle + wide / 2 - 7, head / 2, 15, may === 'perhaps' ? veil(p.accent, 0.55) : p.accent);
  });
  if (table.ending) {
    hourglass(g, 13, head / 2, Math.min(head - 4, 18), p.accent);
    text(g, table.turns ?? 0, 25, head / 2, { size: 14, weight: 700, colour: p.accent, align: 'left' });
  }
  rows.forEach((objective, r) => {
    const y = head + row * (r + 0.5);
    if (r) box(g, veil(p.line, 0.7), 4, head + row * r, w - 8, 1);
    sign(g, objective, 16, y, Math.min(row * 0.74, 24), p);
    text(g, objective.need, 32, y, {
      size: clamp(11, row * 0.44, 15),
      weight: 700,
      colour: p.ink,
      align: 'left',
    });
    seats.forEach((seat, i) => {
      const x = first + column * (i + 0.5) - bar / 2;
      progress(g, seat.end[r], x, y, bar, row, i === look.viewer, p);
    });
  });
  const hit = { at: 'end', x: 0, y: 0, w, h };
  if (ui.lit.has('end') || ui.hover === 'end') {
    boxPath(g, 1.5, 1.5, w - 3, h - 3, 8);
    stroke(g, p.accent, ui.hover === 'end' ? 3 : 2);
  }
  return [hit];
}
