/** The board: the supply, with what each pile costs, how many it holds, and whether it can be bought. */
import { paletteOf } from '../colours.js';
import { box, disc, linear, shadowed, stroke } from '../draw.js';
import { floor, lanterns, star } from '../paving.js';
import { blit } from '../sprites.js';
import { drawCard } from './card.js';
import { BASIC } from './cards.js';
import { layoutOf } from './layout.js';
import { reachOf } from './reach.js';
/** @import {Context, Hit, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */
/** @import {Area} from './card.js' */
/** @import {Layout} from './layout.js' */
/** @import {Look, Pile} from './types.js' */

/** @param {Context} g @param {Area} area @param {number} u @param {Palette} p */
function tray(g, { x, y, w, h }, u, p) {
  const r = 12 * Math.max(u, 0.6);
  const stone = linear(g, x, y, x + w, y + h, [0, p.travertine], [1, p.travertineDark]);
  shadowed(g, { colour: p.shadow, blur: 12 * u, dx: 2 * u, dy: 4 * u }, () => box(g, stone, x, y, w, h, r));
  const rim = Math.max(3, 4.5 * u);
  const bed = p.night ? '#262b35' : '#a39b8a';
  box(g, bed, x + rim, y + rim, w - 2 * rim, h - 2 * rim, r * 0.7);
  box(
    g,
    linear(g, 0, y + rim, 0, y + rim + 9, [0, 'rgba(20, 14, 6, 0.4)'], [1, 'rgba(20, 14, 6, 0)']),
    x + rim,
    y + rim,
    w - 2 * rim,
    9,
    [r * 0.7, r * 0.7, 0, 0],
  );
}

/** @param {Context} g @param {Layout} layout @param {Palette} p */
function ground(g, layout, p) {
  const { w, h, u } = layout;
  floor(g, layout, p, () => star(g, w * 0.6, h / 2, w * 0.42, h * 0.5, Math.max(1, 2 * u), p));
  if (layout.tray) tray(g, layout.tray, u, p);
  if (p.night) lanterns(g, layout);
}

/** An open book: all cards to read. @param {Context} g @param {Layout['book']} at @param {boolean} strong @param {Palette} p */
function book(g, { x, y, r }, strong, p) {
  const shadow = { colour: 'rgba(20, 12, 4, 0.45)', blur: 5, dy: 2 };
  shadowed(g, shadow, () => disc(g, x, y, r, p.panel));
  stroke(g, strong ? p.accent : p.line2, strong ? 2.4 : 1.2);
  g.save();
  g.translate(x, y);
  g.scale(r / 14, r / 14);
  g.strokeStyle = p.ink;
  g.lineWidth = 1.7;
  g.lineJoin = g.lineCap = 'round';
  g.stroke(new Path2D('M0 -4 Q-3 -6.500 -8 -6 V5 Q-3 4.500 0 7 Q3 4.500 8 5 V-6 Q3 -6.500 0 -4 V7'));
  g.restore();
}

/** A pile is as high as it holds cards. @param {Context} g @param {Area} at @param {number} left @param {Palette} p */
function edges(g, { x, y, w, h }, left, p) {
  const sheets = Math.min(4, Math.ceil((left - 1) / 3));
  for (let i = sheets; i > 0; i--) {
    const tone = p.night ? ['#8e8672', '#726b5a'] : ['#e7dcc2', '#bdaf8e'];
    box(g, tone[i % 2], x + i * 0.4, y + i * 1.3, w, h, Math.min(7, w * 0.075));
  }
}

/** @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]} */
export function paintBoard(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(ui.theme);
  const { supply } = look.table;
  const basics = supply.filter(({ card }) => BASIC.includes(card));
  const kingdom = supply.filter(({ card }) => !BASIC.includes(card));
  const layout = layoutOf(w, h, basics.length, kingdom.length);
  blit(g, dpr, `dominion board ${p.theme}`, 0, 0, w, h, 0, (c) => ground(c, layout, p));
  const reach = reachOf(look, (at) => ui.lit.has(at));
  /** @param {Pile} pile @param {Area} place @returns {Hit} */
  const show = (pile, place) => {
    const at = `supply:${pile.card}`;
    const hover = ui.hover === at;
    const lifted = { ...place, y: place.y - (hover ? 2 : 0) };
    if (pile.left > 1) edges(g, place, pile.left, p);
    drawCard(g, dpr, pile.card, lifted, p, ui.say, { reach: reach(pile), hover, left: pile.left });
    return { at, ...place };
  };
  const hits = [
    ...basics.map((pile, i) => show(pile, layout.basic[i])),
    ...kingdom.map((pile, i) => show(pile, layout.kingdom[i])),
  ];
  const { x, y, r } = layout.book;
  book(g, layout.book, ui.hover === 'supply', p);
  return [...hits, { at: 'supply', x: x - r, y: y - r, w: 2 * r, h: 2 * r }];
}
