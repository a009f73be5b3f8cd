/** The marble wheel: six sections round a hub, on a ring that tells each marble's price in each of them. */
import { TURN, box, clamp, disc, kept, linear, mix, radial, shadowed, stroke, text, veil } from '../draw.js';
import { sign as lily } from '../coins.js';
import { star } from '../paving.js';
import { blit } from '../sprites.js';
import { DEPTH, drawBlock, drawSlip, parted, slipsOf } from './blocks.js';
import { MARBLES, STONE, clearing, mark, veins } from './marbles.js';
/** @import {Context, Hit, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Marble, Table} from './types.js' */

/** @typedef {{x: number, y: number, r: number, ring: number, disc: number, hub: number, block: number}} Wheel */

export const SECTIONS = 6;
/** With a price in each cell the ring needs so much room. */
const PRICED = 22;

/** @param {number} x @param {number} y @param {number} r @returns {Wheel} */
export function wheelAt(x, y, r) {
  const ring = r > 130 ? r * 0.167 : Math.max(5, r * 0.065);
  const inner = r - ring - Math.max(2, r * 0.024);
  return { x, y, r, ring, disc: inner, hub: r * 0.21, block: inner * (r > 130 ? 0.213 : 0.222) };
}

/** The middle of a section, the first on top. @param {number} section */
const angleOf = (section) => ((section - 1) * TURN) / SECTIONS - TURN / 4;
const HALF = TURN / SECTIONS / 2;

/** @param {Context} g @param {number} x @param {number} y @param {number} r0 @param {number} r1 @param {number} from
 * @param {number} to */
function sector(g, x, y, r0, r1, from, to) {
  g.beginPath();
  g.arc(x, y, r1, from, to);
  g.arc(x, y, r0, to, from, true);
  g.closePath();
}

/** @param {Context} g @param {Wheel} wheel @param {number[][]} prices @param {Palette} p */
function priceRing(g, { x, y, r, ring }, prices, p) {
  const size = r * 0.065;
  const [inner, outer] = [r - ring + 1, r - r * 0.019];
  prices.forEach((row, section) => {
    const start = angleOf(section + 1) - HALF + 0.035;
    const step = (2 * HALF - 0.07) / MARBLES.length;
    MARBLES.forEach((marble, i) => {
      const [from, to] = [start + i * step + 0.006, start + (i + 1) * step - 0.006];
      const middle = (from + to) / 2;
      const [c, s] = [Math.cos(middle), Math.sin(middle)];
      const { face, mark: ink } = STONE[marble];
      const free = row[i] === 0;
      kept(g, () => {
        sector(g, x, y, inner, outer, from, to);
        g.clip();
        box(g, p.night ? mix(face, '#1b2140', 0.16) : face, x - r, y - r, 2 * r, 2 * r);
        g.translate(x + c * (r - ring / 2) - r * 0.1, y + s * (r - ring / 2) - r * 0.1);
        g.globalAlpha = 0.7;
        veins(g, marble, r * 0.2, r * 0.2, section * 7 + i);
      });
      sector(g, x, y, inner, outer, from, to);
      if (free) {
        g.fillStyle = 'rgba(48, 48, 44, 0.26)';
        g.fill();
      }
      stroke(g, 'rgba(30, 18, 8, 0.5)', 0.8);
      const [px, py] = [x + c * (r - ring * 0.66), y + s * (r - ring * 0.66)];
      if (!free) clearing(g, marble, px, py, size * 0.62);
      text(g, row[i], px, py, { size, weight: free ? 500 : 700, colour: ink });
      mark(g, marble, x + c * (r - ring * 0.26), y + s * (r - ring * 0.26), r * 0.0175, ink);
    });
  });
}

/** @param {Context} g @param {Wheel} wheel @param {Palette} p */
function spokes(g, { x, y, r, hub }, p) {
  const width = clamp(2.2, r * 0.019, 4.5);
  for (let section = 1; section <= SECTIONS; section++) {
    const angle = angleOf(section) - HALF;
    for (const [colour, w, shift] of /** @type {[string, number, number][]} */ ([
      ['rgba(30, 20, 10, 0.4)', width + 1.6, 0.8],
      [p.gilt, width, 0],
      ['rgba(255, 240, 200, 0.6)', 1, -0.8],
    ])) {
      g.beginPath();
      for (const reach of [hub, r - 3])
        g.lineTo(x + Math.cos(angle) * reach + shift / 2, y + Math.sin(angle) * reach + shift);
      stroke(g, colour, w);
    }
  }
}

/** The hub, and on it the way that the wheel turns. @param {Context} g @param {Wheel} wheel */
function hubPlate(g, { x, y, hub }) {
  const shadow = { colour: 'rgba(20, 12, 4, 0.5)', blur: hub * 0.24, dx: 2, dy: 4 };
  const brass = radial(g, x - hub * 0.3, y - hub * 0.35, 2, hub, [0, '#ebcb84'], [1, '#8e6420']);
  shadowed(g, shadow, () => disc(g, x, y, hub, brass));
  stroke(g, '#5b3e12', 1.4);
  g.beginPath();
  g.arc(x, y, hub * 0.92, 0, TURN);
  stroke(g, 'rgba(255, 240, 200, 0.7)', 1.1);
  // Small, it has room for the sections' numbers alone.
  if (hub < 20) return;
  const [reach, end] = [hub * 0.42, 1.3];
  g.lineCap = g.lineJoin = 'round';
  g.beginPath();
  g.arc(x, y, reach, -2.5, end);
  stroke(g, '#3a2608', hub * 0.07);
  const [tx, ty] = [x + Math.cos(end) * reach, y + Math.sin(end) * reach];
  const back = end + TURN / 4 + TURN / 2;
  g.beginPath();
  g.moveTo(tx + Math.cos(back - 0.65) * hub * 0.2, ty + Math.sin(back - 0.65) * hub * 0.2);
  g.lineTo(tx, ty);
  g.lineTo(tx + Math.cos(back + 0.65) * hub * 0.2, ty + Math.sin(back + 0.65) * hub * 0.2);
  stroke(g, '#3a2608', hub * 0.07);
  g.lineCap = 'butt';
  lily(g, x, y, 'f', hub * 0.22, '#3a2608');
}

/** All that doesn't turn. @param {Context} g @param {Wheel} wheel @param {number[][]} prices @param {Palette} p */
function body(g, wheel, prices, p) {
  const { x, y, r, ring, disc: inner, hub } = wheel;
  const shadow = {
    colour: p.night ? 'rgba(0, 0, 0, 0.7)' : 'rgba(35, 28, 20, 0.5)',
    blur: 26,
    dx: 6,
    dy: 10,
  };
  shadowed(g, shadow, () => disc(g, x, y, r, p.travertineDark));
  for (let i = 5; i > 0; i--)
    disc(g, x + i * 0.3, y + i, r, mix(p.travertineDark, '#000000', 0.16 + 0.04 * i));
  const stone = linear(
    g,
    x - r,
    y - r,
    x + r,
    y + r,
    [0, mix(p.travertine, '#ffffff', p.night ? 0.1 : 0.35)],
    [1, p.travertineDark],
  );
  disc(g, x, y, r, stone);
  stroke(g, p.night ? 'rgba(255, 255, 255, 0.2)' : 'rgba(255, 255, 255, 0.8)', 1.2);
  if (ring >= PRICED) priceRing(g, wheel, prices, p);
  disc(g, x, y, inner + 2, 'rgba(30, 22, 12, 0.5)');
  for (let section = 1; section <= SECTIONS; section++) {
    sector(g, x, y, hub - 4, inner, angleOf(section) - HALF, angleOf(section) + HALF);
    const tones = p.night
      ? [
          ['#434d60', '#232a36'],
          ['#384152', '#1c222d'],
        ]
      : [
          ['#c3c0b2', '#98998f'],
          ['#b1afa2', '#85877f'],
        ];
    const [light, dark] = tones[section % 2];
    g.fillStyle = radial(g, x - r * 0.3, y - r * 0.35, 10, r * 1.1, [0, light], [1, dark]);
    g.fill();
  }
  kept(g, () => {
    g.globalAlpha = p.night ? 0.5 : 0.62;
    star(g, x, y, inner, inner, Math.max(1, r * 0.007), p);
  });
  spokes(g, wheel, p);
  hubPlate(g, wheel);
}

/** @param {Ui} ui @returns {{taken: number | null, looked: number | null}} the section that is picked from, and that looked at */
export function sectionsOf(ui) {
  const sectionOf = (/** @type {string | null | undefined} */ at) =>
    at?.startsWith('wheel:') ? Number(at.split(':')[1]) : null;
  const taken = sectionOf([...ui.picked].find((at) => at.startsWith('wheel:')));
  return { taken, looked: sectionOf(ui.hover) };
}

/** Whether blocks are being taken. @param {Ui} ui */
export const isPicking = (ui) => [...ui.lit, ...ui.picked].some((at) => at.startsWith('wheel:'));

/** Blocks of one kind in a section, one on another. @typedef {{marble: Marble, first: number, count: number}} Pile */

/** Where piles lie: share of the disc's radius, and angle from the section's middle. */
const PLACES = [
  [],
  [[0.68, 0]],
  [
    [0.79, -0.27],
    [0.79, 0.27],
  ],
  [
    [0.82, -0.29],
    [0.82, 0.29],
    [0.52, 0],
  ],
  [
    [0.8, -0.32],
    [0.8, 0.32],
    [0.55, -0.3],
    [0.55, 0.3],
  ],
  [
    [0.84, -0.36],
    [0.86, 0],
    [0.84, 0.36],
    [0.54, -0.28],
    [0.54, 0.28],
  ],
  [
    [0.85, -0.405],
    [0.87, -0.135],
    [0.87, 0.135],
    [0.85, 0.405],
    [0.54, -0.27],
    [0.54, 0.27],
  ],
];
/** How large so many piles are; where the wheel is small few of them use the room there is. */
const SCALE = [1, 1, 1, 1, 0.86, 0.82, 0.8];
const SMALL_SCALE = [1, 1.25, 1.2, 1.05, 0.92, 0.88, 0.86];

/** Each block by itself while there is room, then piles by marble. @param {Marble[]} lying @returns {Pile[]} */
function pilesOf(lying) {
  if (lying.length <= 4) return lying.map((marble, first) => ({ marble, first, count: 1 }));
  return MARBLES.flatMap((marble) => {
    const count = lying.filter((one) => one === marble).length;
    return count ? [{ marble, first: lying.indexOf(marble), count }] : [];
  });
}

/** What of a pile is taken next: the first that isn't yet, or else the last. @param {number[]} indices @param {string} at
 * @param {Ui} ui */
function nextOf(indices, at, ui) {
  return indices.find((i) => !ui.picked.has(`${at}:${i}`)) ?? indices[indices.length - 1];
}

/** @param {Context} g @param {Wheel} wheel @param {number} section @param {boolean} strong @param {Palette} p */
function chosen(g, { x, y, r, disc: inner, hub }, section, strong, p) {
  const [from, to] = [angleOf(section) - HALF, angleOf(section) + HALF];
  sector(g, x, y, hub - 2, inner, from, to);
  g.fillStyle = p.night
    ? `rgba(240, 178, 80, ${strong ? 0.3 : 0.14})`
    : `rgba(255, 226, 150, ${strong ? 0.55 : 0.3})`;
  g.fill();
  if (!strong) return;
  sector(g, x, y, hub - 1, r - 2, from + 0.008, to - 0.008);
  g.lineJoin = 'round';
  shadowed(g, { colour: p.glow, blur: 16 }, () => stroke(g, p.accent, clamp(2.4, r * 0.016, 3.4)));
}

/** The sections' numbers on the hub. @param {Context} g @param {Wheel} wheel @param {number | null} section @param {Palette} p */
function numerals(g, { x, y, hub }, section, p) {
  const size = clamp(11, hub * 0.3, 16);
  // They would lie on one another.
  if (hub * 0.74 < size) return;
  for (let s = 1; s <= SECTIONS; s++) {
    const [nx, ny] = [x + Math.cos(angleOf(s)) * hub * 0.74, y + Math.sin(angleOf(s)) * hub * 0.74];
    if (s === section) disc(g, nx, ny, size * 0.72, p.accent);
    text(g, s, nx, ny, { size, weight: 700, colour: s === section ? p.onaccent : '#2b1d06' });
  }
}

/**
 * @param {Context} g @param {number} dpr @param {Wheel} wheel @param {Table} table @param {Ui} ui @param {Palette} p
 * @returns {Hit[]}
 */
export function paintWheel(g, dpr, wheel, table, ui, p) {
  const { x, y, r, ring, disc: inner, block, hub } = wheel;
  blit(g, dpr, `wheel ${p.theme}`, x - r, y - r, 2 * r, 2 * r, 40, (c) => {
    c.translate(r - x, r - y);
    body(c, wheel, table.prices, p);
  });
  const { taken, looked } = sectionsOf(ui);
  if (looked && looked !== taken) chosen(g, wheel, looked, false, p);
  if (taken) chosen(g, wheel, taken, true, p);
  numerals(g, wheel, taken ?? looked, p);
  const turnable = ui.lit.has('wheel');
  const picking = isPicking(ui);
  if (turnable) {
    g.beginPath();
    g.arc(x, y, r + 2, 0, TURN);
    const strong = ui.hover === 'wheel';
    shadowed(g, { colour: p.glow, blur: 14 }, () =>
      stroke(g, veil(p.accent, strong ? 1 : 0.7), strong ? 4 : 2.4),
    );
  }

  /** @type {Hit[]} */
  const hits = [{ at: 'wheel', x: x - r, y: y - r, w: 2 * r, h: 2 * r }];
  /** @type {import('./blocks.js').Slip[]} no block hides the price of another */
  const slips = [];
  table.wheel.forEach((lying, i) => {
    const at = `wheel:${i + 1}`;
    const middle = angleOf(i + 1);
    const [cx, cy, half] = [
      x + Math.cos(middle) * inner * 0.64,
      y + Math.sin(middle) * inner * 0.64,
      inner * 0.34,
    ];
    // While the wheel can be turned all of it is one button; while blocks are taken they alone are.
    if (!turnable && !picking) hits.push({ at, x: cx - half, y: cy - half, w: 2 * half, h: 2 * half });
    const piles = pilesOf(lying);
    const heaped = piles.some(({ count }) => count > 1);
    const scale = ring < PRICED ? SMALL_SCALE : SCALE;
    const s = block * scale[piles.length] * (heaped ? 0.88 : 1);
    const placed = piles.map((pile, k) => {
      const [share, turn] = PLACES[piles.length][k];
      const reach = Math.max(share * inner, hub + s * 0.75);
      return { ...pile, px: x + Math.cos(middle + turn) * reach, py: y + Math.sin(middle + turn) * reach };
    });
    // Those behind first: the lower ones stand before them.
    placed.sort((a, b) => a.py - b.py);
    for (const { marble, first, count, px, py } of placed) {
      const all = Array.from({ length: count }, (_, k) => first + k);
      const here = all.filter((k) => !ui.flying?.has(`${at}:${k}`));
      const [left, top] = [px - s * (0.5 + DEPTH / 2), py - s * 0.42];
      const keys = all.map((k) => `${at}:${k}`);
      if (here.length && lying.length) {
        drawBlock(g, dpr, marble, left, top, s, p, {
          seed: i * 3 + first,
          priced: true,
          count: here.length,
          picked: keys.some((key) => ui.picked.has(key)),
          lit: keys.some((key) => ui.lit.has(key)),
          hover: keys.includes(ui.hover ?? ''),
          dimmed: keys.every((key) => ui.blocked.has(key)),
        });
        const taken = keys.filter((key) => ui.picked.has(key)).length;
        if (count > 1 && taken) pickedCount(g, taken, left, top, s, p);
      }
      const next = nextOf(all, at, ui);
      if (here.length)
        slips.push(...slipsOf(g, table.prices[i][MARBLES.indexOf(marble)], here.length, left, top, s, p));
      // The one taken next lies on top, so that it is the one touched.
      const order = [...all.filter((k) => k !== next), next];
      // A little apart, so that arrows lead from each to the next.
      order.forEach((k, i) => {
        const [w, h] = [s * (1 + DEPTH), s * (1.2 + DEPTH)];
        hits.push({ at: `${at}:${k}`, x: left + i * 3, y: top - s * DEPTH - i * 3, w, h });
      });
    }
  });
  for (const one of parted(slips)) drawSlip(g, one);
  return hits;
}

/** How many of a pile are picked. @param {Context} g @param {number} count @param {number} x @param {number} y @param {number} s
 * @param {Palette} p */
function pickedCount(g, count, x, y, s, p) {
  const r = clamp(7, s * 0.26, 10);
  disc(g, x, y, r, p.accent);
  text(g, count, x, y, { size: r * 1.3, weight: 700, colour: p.onaccent });
}
