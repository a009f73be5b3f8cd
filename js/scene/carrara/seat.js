/** A seat: its six cities, what stands in them, what each would pay now; of the others as far as there is room. */
import { paletteOf } from '../colours.js';
import { box, boxPath, clamp, stroke, text, veil } from '../draw.js';
import { skyline } from '../skyline.js';
import { pavement } from '../street.js';
import { TYPES } from './buildings.js';
import { king } from './kings.js';
import { swatch } from './marbles.js';
import { amounts, gain, gainWidth, medal, payField } from './objects.js';
import { silhouette, silhouetteColour } from './silhouettes.js';
import { bell, upgradeSign } from './signs.js';
import { town } from './town.js';
/** @import {Context, Ghost, Hit, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {City, Field, Look, Pays, Seat} from './types.js' */

/** From this size on the whole board of a seat is shown. */
const WHOLE = { w: 250, h: 118 };

/** The emblem of a city is the last marble that it allows: no two cities share it. @param {City} city */
const emblem = ({ colours }) => colours[colours.length - 1];
/** @param {City} city @returns {import('../types.js').Message} */
const nameOf = ({ city }) => ({ id: 'carrara-city', args: { city } });

/** @param {Context} g @param {{x: number, y: number, w: number, h: number}} at @param {boolean} lit @param {boolean} strong @param {Palette} p */
function ring(g, { x, y, w, h }, lit, strong, p) {
  if (!lit && !strong) return;
  if (strong) box(g, veil(p.accent, 0.08), x, y, w, h, 7);
  boxPath(g, x + 1, y + 1, w - 2, h - 2, 7);
  stroke(g, veil(p.accent, strong ? 1 : 0.65), strong ? 2.4 : 1.5, strong ? [] : [5, 4]);
}

/** Name, reward and the marbles allowed. @param {Context} g @param {City} city @param {number} x @param {number} y @param {number} w
 * @param {number} h @param {Palette} p @returns {Hit} the name's place */
function plate(g, city, x, y, w, h, p) {
  boxPath(g, x, y, w, h, 6);
  g.fillStyle = p.panel2;
  g.fill();
  stroke(g, p.line, 1);
  const wide = w >= 96;
  const size = clamp(12, h * 0.32, 16);
  const line = wide ? y + h * 0.3 : y + h * 0.6;
  const reward = gainWidth(g, city.value, size);
  const right = wide ? x + w - 7 : x + w / 2 + reward / 2;
  gain(g, city.value, city.unit, right, line, size, p, {
    align: 'right',
    colour: city.upgraded ? p.brass : p.ink,
  });
  if (city.upgraded) upgradeSign(g, right - reward - size * 0.6, line, size * 0.5, p);
  const most = wide ? 14 : 10.5;
  const step = Math.min((w - 6) / 6, most + 4);
  const s = Math.min(step - 1, most, h * 0.25);
  const n = city.colours.length;
  const left = wide ? x + 7 : x + w / 2 - (n * step - (step - s)) / 2;
  city.colours.forEach((marble, i) =>
    swatch(g, marble, left + i * step, y + h - s - Math.max(2, h * 0.07), s, p),
  );
  const name = wide
    ? { x: x + 7, y, w: w - reward - 22, h: h * 0.58 }
    : { x: x + 2, y: y - 0.5, w: w - 4, h: h * 0.36 };
  return { at: '', ...name, says: nameOf(city), align: wide ? 'left' : 'center' };
}

/** Amounts one after another, or one above another where that is narrow. @param {Context} g @param {Pays} pays @param {number} x
 * @param {number} y @param {number} w @param {number} size @param {string} colour @param {Palette} p */
function paid(g, pays, x, y, w, size, colour, p) {
  const all = amounts(pays);
  const widths = all.map(([amount]) => gainWidth(g, amount, size));
  const total = widths.reduce((sum, v) => sum + v, 0) + 6 * (all.length - 1);
  if (total > w && all.length > 1) {
    const low = Math.min(size, 12);
    all.forEach(([amount, unit], i) =>
      gain(g, amount, unit, x + w / 2, y + (i - 0.5) * low * 1.15, low, p, { colour }),
    );
    return;
  }
  let left = x + (w - total) / 2;
  all.forEach(([amount, unit], i) => {
    gain(g, amount, unit, left, y, size, p, { align: 'left', colour });
    left += widths[i] + 6;
  });
}

/** What the city pays now, or who has scored it, or what it lacks. @param {Context} g @param {City} city @param {Ghost | null} ghost
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {Palette} p */
function cityPay(g, { pays, off, scored, tiles, least, unit }, ghost, x, y, w, h, p) {
  const open = off === null;
  payField(g, x, y, w, h, open && scored === null, p);
  const middle = y + h / 2;
  const size = clamp(12, h * 0.5, 18);
  if (scored !== null) return king(g, x + w / 2 - 2, y + h - 3, Math.min(h * 0.94, 30), scored, p);
  if (ghost?.points) {
    const [from, to] = ghost.points;
    gain(g, `${from} → ${to}`, unit, x + w / 2, middle, Math.min(size, 13), p, { colour: p.good });
    return;
  }
  if (open) {
    const room = w >= 84 ? w - 12 - pays.objects.length * 19 : w;
    paid(g, pays, x, middle, Math.max(room, 44), size, p.good, p);
    if (room < w) {
      const shown = pays.objects.slice(0, Math.floor((w - 50) / 18));
      shown.forEach((object, i) =>
        medal(g, object, x + w - 13 - (shown.length - 1 - i) * 18, middle, Math.min(h * 0.34, 10), p),
      );
    }
    return;
  }
  const s = clamp(6, h * 0.3, 10);
  for (let i = 0; i < least; i++) {
    g.beginPath();
    g.rect(x + w / 2 + (i - least / 2) * (s + 4) + 2, middle - s / 2, s, s);
    if (i < tiles.length) {
      g.fillStyle = p.ink2;
      g.fill();
    }
    stroke(g, p.line2, 1.2);
  }
}

/** What a type or category pays now. @param {Context} g @param {Field} field @param {number} seat
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {Palette} p */
function fieldPay(g, { field, pays, off, scored, unit, value, upgraded }, seat, x, y, w, h, p) {
  const open = off === null && !scored;
  payField(g, x, y, w, h, open, p);
  const all = amounts(pays);
  const colour = scored ? veil(p.ink2, 0.6) : null;
  const sign = clamp(14, Math.min(h * 0.72, w * 0.34), 34);
  const side = w >= 48 && h < 60;
  const middle = y + h / 2;
  const type = TYPES.includes(field);
  const [sx, sy] = side
    ? [x + sign * 0.5 + 5, middle + sign * 0.4]
    : [x + w * (scored ? 0.32 : 0.5), y + sign * 0.86 + 3];
  if (type) silhouette(g, field, sx, sy, sign, colour ?? silhouetteColour(field, p));
  else category(g, field, sx, sy, sign, colour, p);
  const rest = side
    ? { x: x + sign + 6, w: w - sign - 8 }
    : scored
      ? { x: x + w * 0.4, w: w * 0.6 }
      : { x, w };
  const line = side ? middle : y + sign + (h - sign) / 2 + 1;
  if (upgraded) upgradeSign(g, x + w - 8, y + 8, 7, p);
  if (scored)
    return king(g, rest.x + rest.w / 2, side ? y + h - 4 : y + h - 2, Math.min(h * 0.8, 26), seat, p);
  const size = clamp(11.5, Math.min(h * 0.36, w * 0.24), 16);
  if (all.length) paid(g, pays, rest.x, line, rest.w, size, open ? p.good : p.ink2, p);
  else if (!type && unit) gain(g, `${value}`, unit, rest.x + rest.w / 2, line, size, p, { colour: p.ink2 });
  else text(g, '\u2013', rest.x + rest.w / 2, line, { size, weight: 500, colour: p.ink2 });
}

/** Two silhouettes stand for all of a category. @param {Context} g @param {string} field @param {number} x @param {number} y
 * @param {number} size @param {string | null} colour @param {Palette} p */
function category(g, field, x, y, size, colour, p) {
  const types = field === 'country' ? ['villa', 'castello'] : ['biblioteca', 'cattedrale'];
  types.forEach((type, i) =>
    silhouette(
      g,
      type,
      x + (i - 0.5) * size * 0.52,
      y - (i ? 0 : size * 0.12),
      size * 0.62,
      colour ?? silhouetteColour(type, p),
    ),
  );
}

/** @param {Context} g @param {Size} size @param {Look} look @param {number} index @param {Ui} ui @returns {Hit[]} */
function whole(g, { w, h, dpr }, look, index, ui, p = paletteOf(ui.theme)) {
  const seat = look.seats[index];
  const gap = clamp(3, w * 0.01, 8);
  const pad = clamp(4, w * 0.013, 12);
  const c = (w - 2 * pad - 5 * gap) / 6;
  const plateH = clamp(35, h * 0.24, 50);
  const payH = clamp(18, h * 0.14, 36);
  const fieldH = clamp(28, h * 0.2, 46);
  const bottom = h - 4;
  const fieldY = bottom - fieldH;
  const payY = fieldY - gap - payH;
  const ground = payY - clamp(12, c * 0.17 + 4, 17);
  const top = 2 + plateH + 3;
  skyline(g, w, ground, Math.min(ground - top, 120), p);
  pavement(g, w, ground, p);
  /** @type {Hit[]} */
  const hits = [{ at: `seat:${index}`, x: 0, y: 0, w, h }];
  /** @type {Hit[]} */
  const built = [];
  seat.cities.forEach((city, i) => {
    const x = pad + i * (c + gap);
    const ghost = ui.ghost?.find((one) => one.at === city.at) ?? null;
    const area = { at: city.at, x: x - gap / 2, y: 0, w: c + gap, h: payY + payH + gap / 2 };
    hits.push(plate(g, city, x, 2, c, plateH, p));
    built.push(...town(g, dpr, { x, w: c, top, ground }, city, index, ui, p));
    cityPay(g, city, ghost, x, payY, c, payH, p);
    ring(g, area, ui.lit.has(city.at), ui.picked.has(city.at) || ui.hover === city.at, p);
    if (ui.blocked.has(city.at)) box(g, veil(p.panel, 0.55), x, 0, c, payY + payH, 6);
    hits.push(area);
  });
  const n = seat.fields.length;
  const fw = (w - 2 * pad - (n - 1) * gap) / n;
  seat.fields.forEach((field, i) => {
    const area = { at: field.at, x: pad + i * (fw + gap), y: fieldY, w: fw, h: fieldH };
    fieldPay(g, field, index, area.x, area.y, area.w, area.h, p);
    ring(g, area, ui.lit.has(field.at), ui.picked.has(field.at) || ui.hover === field.at, p);
    if (ui.blocked.has(field.at)) box(g, veil(p.panel, 0.5), area.x, area.y, area.w, area.h, 6);
    hits.push(area);
  });
  return [...hits, ...built];
}

/** The kings still to come, from the right. @param {Context} g @param {number} right @param {number} foot @param {number} h
 * @param {Seat} seat @param {number} index @param {Palette} p */
function court(g, right, foot, h, { kings }, index, p) {
  const step = h * 0.72;
  for (let i = 0; i < kings; i++) king(g, right - step * (i + 0.5), foot, h, index, p);
  return right - kings * step;
}

/** @param {Context} g @param {Size} size @param {Look} look @param {number} index @param {Ui} ui @returns {Hit[]} */
function rival(g, { w, h, dpr }, look, index, ui) {
  const p = paletteOf(ui.theme);
  const seat = look.seats[index];
  const c = (w - 8) / 6;
  const foot = 58;
  const ground = h - foot;
  const named = c >= 44;
  skyline(g, w, ground, Math.min(ground, 110), p);
  pavement(g, w, ground, p);
  /** @type {Hit[]} */
  const hits = [{ at: `seat:${index}`, x: 0, y: 0, w, h }];
  seat.cities.forEach((city, i) => {
    const x = 4 + i * c;
    const built = town(g, dpr, { x, w: c, top: 4, ground }, city, index, ui, p);
    hits.push(...built);
    // On the roof of what stands there.
    const roof = Math.min(ground, ...built.map(({ y }) => y));
    if (city.scored === index) king(g, x + c / 2, Math.max(22, roof + 3), 20, index, p);
    if (named)
      hits.push({ at: '', x: x + 1, y: ground + 17, w: c - 2, h: 14, says: nameOf(city), align: 'center' });
    else swatch(g, emblem(city), x + c / 2 - 5.5, ground + 19, 11, p);
    hits.push({ at: city.at, x, y: 0, w: c, h: ground + 32 });
  });
  const line = h - 4;
  court(g, w - 8, line, 18, seat, index, p);
  // What has been scored by type or category.
  let x = 16;
  for (const { field, scored } of seat.fields) {
    if (!scored) continue;
    if (TYPES.includes(field)) silhouette(g, field, x, line, 19, silhouetteColour(field, p));
    else category(g, field, x, line, 22, null, p);
    x += 24;
  }
  alarm(g, look, index, x, line - 9, p);
  return hits;
}

/** A bell where the end may be announced, as far as can be seen. @param {Context} g @param {Look} look @param {number} index
 * @param {number} x @param {number} y @param {Palette} p @param {number} [size] */
function alarm(g, { table }, index, x, y, p, size = 18) {
  if (table.may[index] === 'no' && table.announced !== index) return;
  bell(g, x, y, size, table.may[index] === 'perhaps' ? veil(p.accent, 0.6) : p.accent);
}

/** As numbers, where buildings would be dust: the cost built in each city, a king where it is scored, and the kings left.
 * @param {Context} g @param {Size} size @param {Look} look @param {number} index @param {Ui} ui @returns {Hit[]} */
function figures(g, { w, h }, look, index, ui) {
  const p = paletteOf(ui.theme);
  const seat = look.seats[index];
  const last = clamp(13, w * 0.13, 30);
  const c = (w - 6 - last) / 6;
  const s = clamp(8, Math.min(c - 3, h * 0.3), 13);
  const foot = h - 3;
  const size = clamp(11, Math.min(c * 0.8, h * 0.4), 14);
  const line = Math.max(size * 0.5 + 1, foot - s - size * 0.5 - Math.min(7, h * 0.08));
  seat.cities.forEach((city, i) => {
    const sum = city.tiles.reduce((all, token) => all + Number(token.slice(-1)), 0);
    const middle = 2 + c * (i + 0.5);
    text(g, sum || '\u00b7', middle, line, { size, weight: 700, colour: sum ? p.ink : p.ink2 });
    if (city.scored === index) king(g, middle, foot, s * 1.4, index, p);
    else swatch(g, emblem(city), middle - s / 2, foot - s, s, p);
  });
  box(g, p.line2, w - 3 - last, line - size * 0.5, 1, foot - line + size * 0.5);
  const court = w - last / 2;
  const may = look.table.may[index] !== 'no' || look.table.announced === index;
  if (may) alarm(g, look, index, court, line, p, Math.min(last + 2, 17));
  else text(g, seat.kings, court, line, { size, weight: 700, colour: p.ink });
  king(g, court, foot, s * 1.4, index, p);
  return [{ at: `seat:${index}`, x: 0, y: 0, w, h }];
}

/** @param {Context} g @param {Size} size @param {Look} look @param {number} index @param {Ui} ui @returns {Hit[]} */
export function paintSeat(g, size, look, index, ui) {
  const { w, h } = size;
  const own = index === look.viewer || look.viewer === null || w > 300;
  if (own && w >= WHOLE.w && h >= WHOLE.h) return whole(g, size, look, index, ui);
  return h >= 88 ? rival(g, size, look, index, ui) : figures(g, size, look, index, ui);
}
