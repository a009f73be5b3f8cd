/** Doors, windows and loggias: where they stand in a floor, their frames, and what is seen through them. */
import { TURN, box, disc, hash, kept, linear, mix, polygon, radial, stroke } from '../draw.js';
import { INLAY, MATERIALS } from './materials.js';
/** @import {Context} from '../types.js' */
/** @import {Tile, Detail} from './materials.js' */

/** @typedef {'door' | 'side' | 'arch' | 'bifora' | 'pediment' | 'loggia' | 'wide'} Kind */
/** `x` is the middle. @typedef {{kind: Kind, x: number, w: number, top: number, bottom: number}} Opening */

/** The middles of the bays, in the field left of the number tablet, by layout and number of windows. */
const BAYS = [
  [[73], [46, 100], [36, 73, 110]],
  [[68], [42, 94], [33, 68, 103]],
  [[63], [39, 87], [30, 63, 96]],
];

/** Width and top of an opening by floor and number of windows. */
const SHAPES = {
  2: { kind: 'arch', w: [32, 26, 19], top: [15, 19, 19], bottom: 77 },
  3: { kind: 'bifora', w: [36, 29, 21], top: [12, 17, 17], bottom: 78 },
  4: { kind: 'pediment', w: [30, 25, 18], top: [30, 32, 32], bottom: 77 },
  5: { kind: 'loggia', w: [54, 37, 26], top: [45, 46, 46], bottom: 88 },
};

/** @param {number} windows @param {Detail} detail */
export const baysOf = (windows, { layout }) => BAYS[layout][windows - 1];

/** @param {Tile} tile @param {Detail} detail @returns {Opening[]} */
export function openingsOf({ floor, windows }, detail) {
  const bays = baysOf(windows, detail);
  if (floor === 1) {
    if (windows === 1) return [{ kind: 'door', x: bays[0], w: 36, top: 20, bottom: 85 }];
    if (windows === 2) return bays.map((x) => ({ kind: 'door', x, w: 29, top: 24, bottom: 85 }));
    return bays.map((x, i) =>
      i === 1
        ? { kind: 'door', x, w: 25, top: 24, bottom: 85 }
        : { kind: 'side', x, w: 18, top: 30, bottom: 68 },
    );
  }
  const shape = SHAPES[/** @type {2 | 3 | 4 | 5} */ (floor)];
  const kind = /** @type {Kind} */ (floor === 5 && windows === 1 ? 'wide' : shape.kind);
  const [w, top] = [shape.w[windows - 1], shape.top[windows - 1]];
  return bays.map((x) => ({ kind, x, w, top, bottom: shape.bottom }));
}

/** The outline, `grow` outside the opening itself. @param {Context} g @param {Opening} o @param {number} [grow] */
function outline(g, { kind, x, w, top, bottom }, grow = 0) {
  const r = w / 2 + grow;
  g.beginPath();
  if (kind === 'pediment') {
    g.rect(x - r, top - grow, 2 * r, bottom - top + grow);
    return;
  }
  const rise = kind === 'wide' ? w * 0.26 : w / 2;
  g.moveTo(x - r, bottom);
  g.lineTo(x - r, top + rise);
  g.ellipse(x, top + rise, r, rise + grow, 0, Math.PI, 0);
  g.lineTo(x + r, bottom);
  g.closePath();
}

/** @type {Record<Kind, number>} how wide the frame is */
const FRAME = { door: 6.5, side: 5, arch: 5, bifora: 5, pediment: 5, loggia: 3.6, wide: 3.6 };

/** @param {Context} g @param {Opening} o @param {Tile} tile @param {boolean} coarse */
export function frame(g, o, { material }, coarse) {
  const stuff = MATERIALS[material];
  const white = material === 'M';
  const { kind, x, w, top, bottom } = o;
  const grow = coarse ? 5 : FRAME[kind];
  kept(g, () => {
    g.translate(1.6, 2);
    outline(g, o, grow);
    g.fillStyle = 'rgba(30, 14, 4, 0.3)';
    g.fill();
  });
  outline(g, o, grow);
  g.fillStyle = linear(
    g,
    x - w / 2 - grow,
    top,
    x + w / 2 + grow,
    bottom,
    [0, mix(stuff.frame, '#ffffff', white ? 0.12 : 0.35)],
    [0.55, stuff.frame],
    [1, mix(stuff.frame, stuff.frameDark, 0.55)],
  );
  g.fill();
  if (white) stroke(g, INLAY.dark, coarse ? 2.2 : 2);
  else stroke(g, 'rgba(60, 36, 14, 0.5)', 0.7);
  if (!coarse && kind !== 'pediment') voussoirs(g, o, grow, white);
  if (kind === 'pediment') pediment(g, o, grow, material, coarse);
  if (kind !== 'door' && kind !== 'loggia' && kind !== 'wide') sill(g, o, grow, material, coarse);
}

/** The joints of the arch's stones. @param {Context} g @param {Opening} o @param {number} grow @param {boolean} white */
function voussoirs(g, o, grow, white) {
  const { kind, x, w, top, bottom } = o;
  const centre = top + w / 2;
  const reach = w / 2 + grow + 1;
  g.save();
  outline(g, o, grow);
  g.clip();
  g.beginPath();
  const stones = kind === 'door' ? 9 : 7;
  for (let i = 0; i <= stones && kind !== 'wide'; i++) {
    const [c, s] = [Math.cos(Math.PI + (Math.PI * i) / stones), Math.sin(Math.PI + (Math.PI * i) / stones)];
    g.moveTo(x + c * (w / 2 - 1), centre + s * (w / 2 - 1));
    g.lineTo(x + c * reach, centre + s * reach);
  }
  if (kind === 'door' || kind === 'side') {
    for (let y = centre + 9; y < bottom; y += 9) {
      g.moveTo(x - reach, y);
      g.lineTo(x + reach, y);
    }
  }
  stroke(g, white ? 'rgba(95, 119, 107, 0.55)' : 'rgba(70, 44, 18, 0.42)', 0.8);
  g.restore();
}

/**
 * @param {Context} g @param {Opening} o @param {number} grow @param {Tile['material']} material @param {boolean} coarse
 */
function pediment(g, { x, w, top }, grow, material, coarse) {
  const { frame: stone, frameDark } = MATERIALS[material];
  const white = material === 'M';
  const half = w / 2 + grow + 3;
  const y = top - grow;
  /** @param {number} inset @param {number} rise @param {number} low @param {string} fill */
  const gable = (inset, rise, low, fill) => {
    polygon(g, [
      [x - half + inset, y - low],
      [x, y - rise],
      [x + half - inset, y - low],
    ]);
    g.fillStyle = fill;
    g.fill();
  };
  kept(g, () => {
    g.translate(2, 2);
    gable(0, 12.5, 0, 'rgba(30, 14, 4, 0.28)');
  });
  gable(0, 12.5, 0, mix(stone, '#ffffff', white ? 0.08 : 0.25));
  stroke(g, white ? INLAY.dark : 'rgba(60, 36, 14, 0.55)', white ? 1.7 : 0.7);
  if (!coarse) gable(6.5, 8.6, 1.8, white ? INLAY.light : mix(stone, frameDark, 0.55));
  box(g, mix(stone, '#ffffff', 0.3), x - half, y - 0.4, half * 2, 1.8);
}

/**
 * @param {Context} g @param {Opening} o @param {number} grow @param {Tile['material']} material @param {boolean} coarse
 */
function sill(g, { x, w, bottom }, grow, material, coarse) {
  const { frame: stone, frameDark } = MATERIALS[material];
  const half = w / 2 + grow + 2.2;
  box(g, 'rgba(30, 14, 4, 0.3)', x - half + 1.2, bottom + 3.6, half * 2, 2.4);
  box(g, stone, x - half, bottom - 0.4, half * 2, 4.2);
  box(g, mix(stone, '#ffffff', 0.55), x - half, bottom - 0.4, half * 2, 1.4);
  box(g, material === 'M' ? INLAY.dark : mix(stone, frameDark, 0.8), x - half, bottom + 2.8, half * 2, 1.2);
  if (coarse) return;
  for (const bx of [x - half + 2.5, x + half - 5.5])
    box(g, mix(stone, frameDark, 0.6), bx, bottom + 3.8, 3, 3);
}

/** Two steps before each door. @param {Context} g @param {Opening} o */
export function doorSteps(g, { x, w }) {
  box(g, '#c9cac2', x - w / 2 - 8, 85, w + 16, 5);
  box(g, '#e8e7de', x - w / 2 - 8, 85, w + 16, 1.3);
  box(g, '#b4b6ae', x - w / 2 - 11, 90, w + 22, 6);
  box(g, '#dad9d0', x - w / 2 - 11, 90, w + 22, 1.2);
}

/** The columns between a loggia's arches. @param {Context} g @param {Opening[]} all @param {Tile} tile */
export function columns(g, all, { material }) {
  const { frame: stone } = MATERIALS[material];
  for (let i = 1; i < all.length; i++) {
    const x = (all[i - 1].x + all[i].x) / 2;
    box(g, 'rgba(20, 10, 4, 0.3)', x - 1, 62, 5, 26);
    box(g, stone, x - 2, 62, 4, 26);
    box(g, 'rgba(255, 255, 255, 0.4)', x - 2, 62, 1.3, 26);
    box(g, stone, x - 3.5, 60, 7, 2.6);
    box(g, stone, x - 3.5, 86, 7, 2.4);
  }
}

/** Lamplight on the wall around an opening. @param {Context} g @param {Opening} o */
export function lampGlow(g, { x, w, top, bottom }) {
  const reach = w * 0.72 + 12;
  const y = (top + bottom) / 2;
  const glow = radial(g, x, y, 4, reach, [0, 'rgba(255, 176, 84, 0.34)'], [1, 'rgba(255, 160, 60, 0)']);
  box(g, glow, x - reach, y - reach, reach * 2, reach * 2);
}

/** @type {Record<'door' | 'loggia' | 'glass' | 'lit' | 'doorLit', [number, string][]>} */
const DEPTHS = {
  door: [
    [0, '#4c2f1b'],
    [1, '#2e1b0f'],
  ],
  doorLit: [
    [0, '#6a3a16'],
    [1, '#3a2010'],
  ],
  loggia: [
    [0, '#1e1714'],
    [0.7, '#3b2e26'],
    [1, '#57463a'],
  ],
  glass: [
    [0, '#15181c'],
    [0.6, '#27303a'],
    [1, '#3a4650'],
  ],
  lit: [
    [0, '#c9731f'],
    [0.45, '#ffc45e'],
    [1, '#ffe3a0'],
  ],
};

/** @param {Kind} kind @param {boolean} night */
function depthOf(kind, night) {
  if (kind === 'door') return night ? DEPTHS.doorLit : DEPTHS.door;
  if (night) return DEPTHS.lit;
  return kind === 'loggia' || kind === 'wide' ? DEPTHS.loggia : DEPTHS.glass;
}

/**
 * What is seen through the opening: the lit reveal, then the interior moved up and left, so that a strip of the reveal stays
 * right and below; then glazing, leaves, tracery or balustrade.
 * @param {Context} g @param {Opening} o @param {Tile} tile @param {boolean} coarse @param {boolean} night
 */
export function interior(g, o, { material, floor }, coarse, night) {
  const stuff = MATERIALS[material];
  const depth = coarse ? 2.6 : 1.6;
  g.save();
  outline(g, o);
  g.fillStyle = night ? '#e9b25c' : material === 'M' ? '#ddd9cc' : mix(stuff.base, '#ffffff', 0.22);
  g.fill();
  g.clip();
  kept(g, () => {
    g.translate(-depth, -depth * 0.75);
    outline(g, o);
    g.fillStyle = linear(g, 0, o.top, 0, o.bottom, ...depthOf(o.kind, night));
    g.fill();
    // No two rooms burn the same lamps.
    if (night && o.kind !== 'door') {
      g.fillStyle = `rgba(120, 50, 0, ${hash(Math.round(o.x), floor, 9) * 0.26})`;
      g.fill();
    }
  });
  if (o.kind === 'door') leaves(g, o, depth, coarse, night);
  else if (o.kind === 'bifora') tracery(g, o, coarse, night);
  else if (o.kind === 'loggia' || o.kind === 'wide') balustrade(g, o, stuff, depth, coarse, night);
  else if (!coarse) glazing(g, o, night);
  kept(g, () => {
    outline(g, o);
    g.translate(0.6, 0.6);
    stroke(g, night ? 'rgba(60, 20, 0, 0.55)' : 'rgba(8, 4, 2, 0.7)', coarse ? 2 : 2.4);
  });
  g.restore();
}

/** @param {Context} g @param {Opening} o @param {number} depth @param {boolean} coarse @param {boolean} night */
function leaves(g, { x, w, top, bottom }, depth, coarse, night) {
  const springing = top + w / 2;
  const middle = x - 1;
  if (coarse) {
    if (night) {
      g.fillStyle = '#ffce7a';
      g.beginPath();
      g.arc(middle, springing, w / 2 - 3, Math.PI, 0);
      g.fill();
    }
    box(g, 'rgba(0, 0, 0, 0.55)', middle - 0.8, springing, 1.6, bottom - springing);
    return;
  }
  g.fillStyle = night ? '#ffd78a' : '#1a130e';
  g.beginPath();
  g.arc(middle, springing - 1, w / 2 - 3, Math.PI, 0);
  g.fill();
  g.beginPath();
  for (let i = 1; i < 5; i++) {
    const angle = Math.PI + (Math.PI * i) / 5;
    g.moveTo(middle, springing);
    g.lineTo(middle + (Math.cos(angle) * w) / 2, springing + (Math.sin(angle) * w) / 2);
  }
  stroke(g, night ? '#5a3415' : '#6b4a2c', 1);
  box(g, '#6e4828', x - w / 2, springing - 1.5, w - depth, 2.6);
  const width = w / 2 - 5;
  const height = (bottom - springing - 5) / 3;
  for (const px of [x - w / 2 + 1.5, x + 0.5]) {
    for (let row = 0; row < 3; row++) {
      const py = springing + 4 + row * height;
      box(g, '#6a4526', px, py, width, height - 3);
      box(g, 'rgba(255, 220, 170, 0.35)', px, py, width, 0.9);
      box(g, 'rgba(255, 220, 170, 0.35)', px, py, 0.8, height - 3);
      box(g, 'rgba(0, 0, 0, 0.4)', px, py + height - 3.9, width, 0.9);
    }
  }
  box(g, '#1c100a', middle - 0.5, springing, 1, bottom - springing);
  const knob = springing + (bottom - springing) * 0.52;
  for (const kx of [x - 3.6, x + 1.6]) disc(g, kx, knob, 1.1, '#d8a948');
}

/** Two lights under one arch: grey and in shade, since the *frame* is what one counts. @param {Context} g
 * @param {Opening} o @param {boolean} coarse @param {boolean} night */
function tracery(g, { x, w, top, bottom }, coarse, night) {
  if (coarse) {
    box(g, night ? '#8a5320' : '#77736a', x - 1.4, top + w * 0.4, 2.2, bottom - top);
    return;
  }
  const springing = top + w / 2;
  const r = w / 4 - 1.2;
  g.beginPath();
  g.rect(x - w / 2 - 2, top - 2, w + 4, springing - top + 6);
  for (const side of [-1, 1]) {
    g.moveTo(x + (side * w) / 4 + r, springing + 4);
    g.arc(x + (side * w) / 4 - 0.4, springing + 4, r, 0, Math.PI, true);
    g.closePath();
  }
  g.moveTo(x + 3, top + w * 0.24);
  g.arc(x, top + w * 0.24, w * 0.105, 0, TURN, true);
  g.fillStyle = night ? '#7a4a1e' : '#8c877a';
  g.fill('evenodd');
  box(g, night ? '#9a6026' : '#a5a093', x - 1.4, springing + 3, 2.8, bottom - springing);
  box(g, 'rgba(255, 255, 255, 0.35)', x - 1.4, springing + 3, 0.8, bottom - springing);
  const cap = night ? '#b87830' : '#b9b4a6';
  box(g, cap, x - 2.6, springing + 3, 5.2, 2);
  box(g, cap, x - 2.6, bottom - 2.4, 5.2, 2.4);
  g.beginPath();
  for (let y = springing + 14; y < bottom; y += 11) {
    g.moveTo(x - w / 2, y);
    g.lineTo(x + w / 2, y);
  }
  stroke(g, night ? 'rgba(120, 60, 10, 0.5)' : 'rgba(190, 200, 205, 0.22)', 0.6);
}

/** @param {Context} g @param {Opening} o @param {import('./materials.js').Material} stuff @param {number} depth
 * @param {boolean} coarse @param {boolean} night */
function balustrade(g, { x, w, top, bottom }, stuff, depth, coarse, night) {
  if (!coarse) {
    // the vault behind
    g.fillStyle = night ? 'rgba(120, 60, 16, 0.45)' : 'rgba(255, 235, 205, 0.07)';
    g.beginPath();
    g.arc(x - depth, top + w * 0.42, w * 0.36, Math.PI, 0);
    g.lineTo(x + w * 0.36 - depth, bottom);
    g.lineTo(x - w * 0.36 - depth, bottom);
    g.fill();
  }
  const stone = mix(stuff.frame, stuff.frameDark, night ? 0.75 : stuff === MATERIALS.M ? 0 : 0.25);
  const rail = bottom - 13;
  box(g, stone, x - w / 2, rail, w, 2.6);
  box(g, 'rgba(255, 255, 255, 0.4)', x - w / 2, rail, w, 0.8);
  box(g, stone, x - w / 2, bottom - 3, w, 3);
  for (let bx = x - w / 2 + 2; bx < x + w / 2 - 1; bx += coarse ? 6.5 : 4.6) {
    box(g, stone, bx, rail + 2, coarse ? 2.2 : 1.7, 9);
  }
}

/** @param {Context} g @param {Opening} o @param {boolean} night */
function glazing(g, { kind, x, w, top, bottom }, night) {
  const [left, right] = [x - w / 2, x + w / 2];
  const square = kind === 'pediment';
  g.beginPath();
  g.moveTo(x - 1, top);
  g.lineTo(x - 1, bottom);
  const pane = ((bottom - top - w / 2) / 3) * (square ? 1.35 : 1);
  for (let i = 0; i < 3; i++) {
    const y = top + (square ? 0 : w / 2) + i * pane;
    if (y <= top + 3) continue;
    g.moveTo(left, y);
    g.lineTo(right, y);
  }
  stroke(g, night ? 'rgba(110, 56, 12, 0.75)' : 'rgba(196, 186, 160, 0.42)', 1.1);
  if (!night) {
    polygon(g, [
      [left, bottom - 8],
      [right - 4, top + 6],
      [right - 4, top + 18],
      [left, bottom + 6],
    ]);
    g.fillStyle = 'rgba(205, 225, 235, 0.1)';
    g.fill();
  }
  if (kind !== 'side') return;
  g.beginPath();
  for (let bx = left + 4; bx < right; bx += 4.6) {
    g.moveTo(bx, top);
    g.lineTo(bx, bottom);
  }
  stroke(g, 'rgba(12, 12, 12, 0.8)', 1.1);
}

/** The arched window as a sign, `h` high: a glazing bar parts its lights, a sill lies under it. @param {Context} g @param {number} x @param {number} y @param {number} w
 * @param {number} h @param {string} colour */
export function windowSign(g, x, y, w, h, colour) {
  outline(g, { kind: 'arch', x, w, top: y - h / 2, bottom: y + h / 2 });
  g.fillStyle = colour;
  g.fill();
  const sill = h * 0.1;
  box(g, colour, x - w * 0.7, y + h / 2 - sill, w * 1.4, sill);
  const bar = w * 0.17;
  if (bar < 0.8) return;
  box(g, '#fff8e6', x - bar / 2, y - h * 0.4, bar, h * 0.76);
  box(g, '#fff8e6', x - w / 2, y - bar / 2, w, bar);
}
