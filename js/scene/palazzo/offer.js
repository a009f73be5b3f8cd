/** What is on offer: the deck and the open money, or the lot, or the tiles to choose among or to build. */
import { paletteOf } from '../colours.js';
import { box, boxPath, clamp, stroke, text, textWidth, veil } from '../draw.js';
import { cardHeight, cardWidth, drawCard } from './cards.js';
import { tick } from '../marks.js';
import { bestGrid, gridPlaces } from '../fit.js';
import { drawTile, pieceHeight, tileHeight } from './tiles.js';
/** @import {Context, Hit, Look, Size, Ui} from '../types.js' */
/** @import {Palette} from '../colours.js' */

/** A ring round a tile that may be, or is, chosen. @param {Context} g @param {number} x @param {number} y
 * @param {number} w @param {string} at @param {Ui} ui @param {Palette} p */
export function tileState(g, x, y, w, at, ui, p) {
  const [picked, hover] = [ui.picked.has(at), ui.hover === at];
  const h = tileHeight(w);
  if (ui.blocked.has(at)) box(g, veil(p.panel, 0.6), x, y, w, h, (4 * w) / 150);
  if (!picked && !hover && !ui.lit.has(at)) return;
  const line = picked ? clamp(2.5, w * 0.035, 4) : hover ? 2.5 : 1.6;
  boxPath(g, x - line / 2, y - line / 2, w + line, h + line, (4 * w) / 150 + 1.5);
  stroke(g, veil(p.accent, picked || hover ? 1 : 0.75), line);
  if (picked) tick(g, x + w - 2, y + 2, clamp(7, w * 0.1, 11), p);
}

/**
 * Tiles laid out as large as they fit, each a region of its own.
 * @param {Context} g @param {Size} size @param {string[]} tiles @param {(i: number) => string} keyOf @param {Ui} ui
 * @param {boolean} drop  whether a place to drop a tile out of the game stands at the end
 * @returns {Hit[]}
 */
function spread(g, { w, h, dpr }, tiles, keyOf, ui, drop) {
  const p = paletteOf(ui.theme);
  const count = tiles.length + (drop ? 1 : 0);
  if (!count) return [];
  const [gapX, gapY] = [10, 8];
  const ratio = pieceHeight(1);
  const area = { x: 8, y: 6, w: w - 18, h: h - 12 };
  const grid = bestGrid(count, area.w, area.h, ratio, gapX, gapY);
  const tile = Math.min(grid.cell, 190);
  const columns = Math.min(grid.columns, Math.max(1, Math.floor((area.w + gapX) / (tile + gapX))));
  const places = gridPlaces(count, columns, area, tile, pieceHeight(tile), gapX, gapY);
  return places.flatMap(({ x, y }, i) => {
    if (i === tiles.length) {
      dropPlace(g, x, y, tile, ui, p);
      const high = tileHeight(tile);
      const word = { at: '', x: x + 4, y: y + high * 0.6, w: tile - 8, h: high * 0.34 };
      return [
        { at: 'drop', x, y, w: tile, h: high },
        { ...word, says: { id: 'palazzo-place-drop', args: {} } },
      ];
    }
    const at = keyOf(i);
    drawTile(g, dpr, tiles[i], x, y - (ui.hover === at ? 2 : 0), tile, p);
    tileState(g, x, y - (ui.hover === at ? 2 : 0), tile, at, ui, p);
    return [{ at, x, y, w: tile, h: pieceHeight(tile) }];
  });
}

/** Out of the game, face down. @param {Context} g @param {number} x @param {number} y @param {number} w @param {Ui} ui
 * @param {Palette} p @param {boolean} [glows]  it is one of few places to choose among */
export function dropPlace(g, x, y, w, ui, p, glows = false) {
  const h = tileHeight(w);
  const strong = ui.hover === 'drop' || ui.picked.has('drop');
  box(g, veil(p.ink, strong ? 0.12 : 0.05), x, y, w, h, 5);
  boxPath(g, x + 0.5, y + 0.5, w - 1, h - 1, 5);
  stroke(g, veil(strong || glows ? p.accent : p.line2, 1), strong || glows ? 2 : 1.4, [5, 4]);
  const r = Math.min(w, h) * 0.16;
  const [cx, cy] = [x + w / 2, y + h * 0.36];
  g.beginPath();
  g.moveTo(cx - r, cy - r);
  g.lineTo(cx + r, cy + r);
  g.moveTo(cx + r, cy - r);
  g.lineTo(cx - r, cy + r);
  g.lineCap = 'round';
  stroke(g, strong || glows ? p.accent : p.ink2, 2);
  g.lineCap = 'butt';
}

/** The money deck and how many lie in it. @param {Context} g @param {number} dpr @param {number} count @param {number} x
 * @param {number} y @param {number} w @param {Ui} ui @param {Palette} p @returns {Hit} */
function deckPile(g, dpr, count, x, y, w, ui, p) {
  const tall = cardHeight(w);
  if (!count) cardPlace(g, x, y, w, p);
  for (let i = Math.min(3, count) - 1; i >= 0; i--) drawCard(g, dpr, 'back', x + i * 1.5, y + i * 2, w, p);
  const strong = ui.hover === 'money' || ui.picked.has('money');
  if (strong || ui.lit.has('money')) {
    boxPath(g, x - 1, y - 1, w + 2, tall + 2, (7 * w) / 74 + 1);
    stroke(g, p.accent, strong ? 3 : 2);
  }
  const size = clamp(11, w * 0.22, 14);
  const wide = textWidth(g, String(count), size, 700) + 12;
  const h = size + 7;
  const top = y + tall - h * 0.6;
  boxPath(g, x + w / 2 - wide / 2, top, wide, h, h / 2);
  g.fillStyle = p.panel2;
  g.fill();
  stroke(g, p.line2, 1);
  text(g, count, x + w / 2, top + h / 2, { size, weight: 700, colour: p.ink });
  return { at: 'money', x, y, w, h: top + h + 1 - y };
}

/** @param {Context} g @param {number} x @param {number} y @param {number} w @param {Palette} p */
function cardPlace(g, x, y, w, p) {
  boxPath(g, x + 0.5, y + 0.5, w - 1, cardHeight(w) - 1, (7 * w) / 74);
  stroke(g, veil(p.line2, 0.8), 1.3, [5, 4]);
}

/** @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]} */
function money(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(ui.theme);
  const { row, deck } = look.table;
  const places = look.seats.length + 1;
  const open = row ?? [];
  const columns = Math.max(open.length, places) + 1;
  const lift = 8;
  const gap = clamp(5, w * 0.025, 12);
  const card = Math.min(cardWidth(h - lift - 18), (w - 14 - gap * (columns - 1) - 6) / columns, 84);
  const total = card * columns + gap * (columns - 1) + 6;
  const y = lift + (h - lift - 10 - cardHeight(card)) / 2;
  let x = (w - total) / 2;
  const hits = [deckPile(g, dpr, deck, x, y, card, ui, p)];
  x += card + gap + 6;
  for (let i = 0; i < columns - 1; i++, x += card + gap) {
    const token = open[i];
    const at = `row:${i}`;
    if (!token || ui.flying?.has(at)) {
      cardPlace(g, x, y, card, p);
      if (token) hits.push({ at, x, y, w: card, h: cardHeight(card) });
      continue;
    }
    const picked = ui.picked.has(at);
    const hover = ui.hover === at;
    const up = picked ? lift - 2 : hover ? 2 : 0;
    drawCard(g, dpr, token, x, y - up, card, p, {
      picked,
      hover,
      lit: ui.lit.has(at),
      blocked: ui.blocked.has(at),
    });
    if (picked) tick(g, x + card - 3, y - up + 3, clamp(7, card * 0.14, 10), p);
    hits.push({ at, x, y: y - up, w: card, h: cardHeight(card) + up });
  }
  return hits;
}

/**
 * @param {Context} g @param {Size} size @param {Look} look @param {Ui} ui @returns {Hit[]}
 */
export function paintOffer(g, size, look, ui) {
  const { fan, lot, pending } = look.table;
  // A tile chosen from the fan is built before the next seat chooses.
  if (pending?.length) return spread(g, size, pending, (i) => `pending:${i}`, ui, ui.lit.has('drop'));
  if (fan) return spread(g, size, fan, (i) => `fan:${i}`, ui, ui.lit.has('drop'));
  if (lot) return spread(g, size, lot.tiles, (i) => `lot:${i}`, ui, false);
  return money(g, size, look, ui);
}
