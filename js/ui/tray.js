/** The tray in which a payment, a bid or a rebuilding is put together. */
import { watchEdges } from './edges.js';
import { h, refill } from './dom.js';
import { advisedAt } from './hint.js';
import { compact } from './screens.js';

/** @import {Match} from './match.js' */
/** @import {Item, Picks, Slot} from './types.d.ts' */

/**
 * @param {Match} match
 * @param {HTMLElement} box
 */
export function fillTray(match, box) {
  const composer = match.composing.open;
  box.hidden = composer === null;
  box.setAttribute('aria-busy', String(match.composing.asking));
  if (!composer) return box.replaceChildren();
  const { words } = match.app;
  refill(
    box,
    h('h2.unseen', {}, words.say(composer.label)),
    ...composer.slots.filter((slot) => !inHand(match, slot)).map((slot) => slotRow(match, slot)),
    sumLine(match),
    h('div.tray-state', { id: 'tray-state' }, ...stateLines(match)),
  );
}

/**
 * The line beside the hand: which cards are asked for.
 * @param {Match} match
 */
export function handNote(match) {
  const composer = match.composing.open;
  const slot = composer?.slots.find((one) => inHand(match, one));
  return slot ? match.app.words.say(slot.label) : '';
}

/** Cards and the like are taken from the drawn hand itself. @param {Match} match @param {Slot} slot */
function inHand(match, { items }) {
  const { held } = match.app.game(match.now.game).say;
  return items.length > 0 && items.every(({ at }) => held(at));
}

/**
 * @param {Match} match
 * @param {Slot} slot
 */
function slotRow(match, slot) {
  const { words } = match.app;
  const id = `slot-${slot.key}`;
  const items = h('div.slot-items', {}, ...asDrawn(match, slot.items).map((item) => chip(match, slot, item)));
  // Many scroll in a room of their own.
  watchEdges(items);
  return h(
    'div.slot',
    { role: 'group', 'aria-labelledby': id, 'data-slot': slot.key },
    h('span.lab', { id }, words.say(slot.label)),
    items,
  );
}

/**
 * In the order in which they lie on the table; what lies nowhere, by what it gains.
 * @param {Match} match
 * @param {Item[]} items
 */
function asDrawn(match, items) {
  const { drawnAt = () => 0 } = match.app.game(match.now.game).say;
  /** @param {Item} item */
  const gain = ({ points, delta }) => (points ? points[1] - points[0] : (delta ?? 0));
  return [...items].sort((a, b) => drawnAt(a.at) - drawnAt(b.at) || gain(b) - gain(a));
}

/**
 * @param {Match} match
 * @param {Slot} slot
 * @param {Item} item
 */
function chip(match, slot, item) {
  const { words, settings } = match.app;
  const off = match.composing.whyNot(slot, item.at);
  const { label, delta, points } = item;
  return h(
    'button.chip',
    {
      type: 'button',
      'data-item': item.at,
      'data-key': `${slot.key}:${item.at}`,
      'aria-pressed': String(match.composing.hasPicked(slot, item.at)),
      'aria-disabled': off ? 'true' : null,
      'data-advised': advisedAt(match, item.at),
      title: off ? words.refuse(off) : words.say({ ...label, token: undefined }),
      onclick: () => (off ? match.app.refuse(off) : match.composing.toggle(slot, item.at)),
    },
    h('span', {}, words.nodes(label, 30)),
    settings.scores && points
      ? h('span.worth', {}, `${words.number(points[0])} → ${words.number(points[1])}`)
      : settings.scores && delta
        ? h('span.worth', { class: signClass('worth', delta) }, words.signed(delta))
        : null,
  );
}

/** @param {Match} match */
function sumLine(match) {
  const { words } = match.app;
  const { tray, open: composer } = match.composing;
  const sum = tray?.sum;
  if (!sum || !composer || (sum.need === 0 && sum.total === 0)) return null;
  const { lies, adds, total, need, over } = sum;
  const { id, args } = composer.label;
  const lack = need - total;
  // Nothing is asked yet, so nothing is short or over; and what is refused for another reason beats nothing.
  const verdict =
    need === 0 || (lack <= 0 && !tray.ok)
      ? ''
      : words.form({ id, args: { ...args, total, need, over, lack } }, lack > 0 ? 'short' : 'enough');
  return h(
    'div.sum',
    { 'data-total': total, 'data-need': need, class: tray.ok ? 'sum ok' : 'sum' },
    lies > 0 &&
      h('span.sum-part', {}, h('b.num', {}, words.number(lies)), h('span.sub', {}, words.t('sum-lies'))),
    lies > 0 && h('span.sum-sign', { 'aria-hidden': true }, '+'),
    lies > 0 &&
      h('span.sum-part', {}, h('b.num', {}, words.number(adds)), h('span.sub', {}, words.t('sum-adds'))),
    lies > 0 && h('span.sum-sign', { 'aria-hidden': true }, '='),
    h('span.sum-total', {}, h('b.num', {}, words.number(total)), h('span', {}, verdict)),
  );
}

/** @param {Match} match */
function stateLines(match) {
  const { app, composing } = match;
  const { open, picks, tray } = composing;
  const { words } = app;
  const refusal = match.refusal ?? tray?.refusal ?? null;
  // What is paid from the hand and falls short, the sum says.
  const short = tray?.sum && tray.sum.total < tray.sum.need;
  const missing = (open?.slots ?? [])
    .filter((slot) => (picks[slot.key] ?? []).length < slot.min && !(short && inHand(match, slot)))
    .map(({ label }) => words.form(label, 'missing') || words.say(label));
  return [
    ...(tray?.notes ?? []).map((note) =>
      h(
        'p.note',
        {},
        note.token ? app.icon(note.token, 18) : null,
        ' ',
        words.say({ ...note, token: undefined }),
      ),
    ),
    // One thing at a time where room is short: a line more moves the table.
    (!refusal || !compact.matches) && tray?.delta && app.settings.scores
      ? h('p.note', { class: signClass('note', tray.delta.points) }, words.nodes(tray.delta.label, 18))
      : null,
    refusal &&
      h('p.refusal', { 'data-refusal': refusal.id, 'data-rule': refusal.rule ?? '' }, app.refusal(refusal)),
    !refusal && missing.length > 0 && h('p.missing', {}, words.t('tray-missing', { what: missing })),
  ];
}

/**
 * The cheapest that does, and a few more that would.
 * @param {Match} match
 * @param {HTMLElement} box
 */
export function fillQuick(match, box) {
  const { open: composer, tray } = match.composing;
  const { words } = match.app;
  const quick = composer?.quick ?? [];
  const cheapest = tray?.cheapest ?? null;
  const cards = cheapest ? laid(match, cheapest) : [];
  const shown = composer !== null && (quick.length > 0 || cheapest !== null);
  box.hidden = !shown;
  if (!shown) return box.replaceChildren();
  refill(
    box,
    h('h2.lab', {}, words.t('quick')),
    h(
      'div.quick-items',
      {},
      quick.length === 0 &&
        cheapest &&
        h(
          'button.btn',
          {
            type: 'button',
            'data-cheapest': true,
            'data-key': 'cheapest',
            onclick: () => match.composing.fill(cheapest),
          },
          cards.length
            ? h('span', {}, words.nodes({ id: 'cheapest-is', args: { cards } }, 20))
            : words.t('cheapest'),
        ),
      ...quick.map(({ picks, label }, index) =>
        h(
          'button.btn',
          {
            type: 'button',
            'data-quick': index,
            'data-cheapest': index === 0,
            'data-key': `quick:${index}`,
            'aria-pressed': String(
              Object.entries(picks).every(([key, list]) => sameSet(list, match.composing.picks[key])),
            ),
            onclick: () => match.composing.fill(picks),
          },
          h('span', {}, words.nodes(label, 20)),
        ),
      ),
    ),
  );
}

/**
 * What would go from the hand.
 * @param {Match} match
 * @param {Picks} picks
 */
function laid(match, picks) {
  const composer = match.composing.open;
  const items = (composer?.slots ?? []).flatMap(({ key, items }) =>
    items.filter(({ at }) => picks[key]?.includes(at)),
  );
  const { held } = match.app.game(match.now.game).say;
  return items.filter(({ at }) => held(at)).map(({ name, label }) => name ?? label);
}

/**
 * @param {string[]} a
 * @param {string[] | undefined} b
 */
const sameSet = (a, b) => b !== undefined && a.length === b.length && a.every((one) => b.includes(one));

/**
 * @param {string} name
 * @param {number} points
 */
export const signClass = (name, points) => (points === 0 ? name : `${name} ${points < 0 ? 'bad' : 'good'}`);
