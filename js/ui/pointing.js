/**
 * What moves from one place of the drawing to another, such as a floor that is rebuilt: it is taken hold of where it is,
 * and goes where is pointed next.
 */
/** @import {Match} from './match.js' */
/** @import {Item, Message, Refusal, Slot} from './types.d.ts' */
/** @typedef {Item & {from: string, to: string, moved: Message}} Moving */
/** @typedef {{slot: Slot, items: Moving[], chosen: Moving | null, held: string | null, ways: Moving[]}} Pointing */
/**
 * `pick`: what to pick there; a piece that was picked already is put back by it.
 * @typedef {{slot: Slot, pick: string, thing: {label: Message, delta?: number | null}, pressed: boolean,
 *   off: Refusal | null}} Pointed
 */

/** @param {Item} item @returns {item is Moving} */
const moves = (item) => item.from !== undefined;

/** What may be moved now, what is held, and the ways that it may go. @param {Match} match @returns {Pointing | null} */
function pointing(match) {
  const slot = match.composing.open?.slots.find(({ items }) => items.some(moves));
  if (!slot) return null;
  const items = slot.items.filter(moves);
  const [pick = null] = match.composing.picks[slot.key] ?? [];
  const chosen = items.find(({ at }) => at === pick) ?? null;
  const held = chosen?.from ?? pick;
  return { slot, items, chosen, held, ways: items.filter(({ from }) => from === held) };
}

/**
 * What it means to point there, if anything.
 * @param {Match} match
 * @param {string} at
 * @returns {Pointed | null}
 */
export function pointedAt(match, at) {
  const now = pointing(match);
  if (!now) return null;
  const { slot, items, chosen, held, ways } = now;
  const blocked = match.composing.tray?.blocked ?? {};
  const way = ways.find(({ to }) => to === at);
  if (way && held) {
    const pressed = way === chosen;
    // What lies there already goes back to where it was, and is still held.
    return { slot, pick: pressed ? held : way.at, thing: way, pressed, off: null };
  }
  if (held && blocked[at])
    return { slot, pick: held, thing: { label: nameOf(match, at) }, pressed: false, off: blocked[at] };
  const item = items.find(({ from }) => from === at);
  // Of a place to which it may or may not go all parts are that place.
  const places = held ? [...ways.map(({ to }) => to), ...Object.keys(blocked)] : [];
  if (!item || places.some((place) => at.startsWith(`${place}:`))) return null;
  const pressed = at === held;
  const pick = pressed ? (chosen?.at ?? at) : at;
  return { slot, pick, thing: { label: { ...item.moved, token: undefined } }, pressed, off: null };
}

/** What a part of the viewer's own is called. @param {Match} match @param {string} at @returns {Message} */
function nameOf({ app, look, viewer }, at) {
  const lists = viewer === null ? [] : app.game(look.game).say.seat(look, viewer, false);
  return lists.find((list) => list.at === at)?.heading ?? { id: 'region-mine' };
}

/** The regions that it lights up: what may be taken hold of, or where it may go. @param {Match} match */
export function pointedMarks(match) {
  const now = pointing(match);
  if (!now) return { lit: [], picked: [] };
  const { items, chosen, held, ways } = now;
  return {
    lit: held ? ways.map(({ to }) => to) : items.map(({ from }) => from),
    picked: chosen ? [chosen.from, chosen.to] : held ? [held] : [],
  };
}
