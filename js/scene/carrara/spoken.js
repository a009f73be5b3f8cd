/** What the drawings show, as messages: for headings, and for the lists that stand beside each canvas. */
import { tileOf } from './buildings.js';
import { MARBLES } from './marbles.js';

/** @import {Fact, Look, Message, SpokenList} from '../../ui/types.d.ts' */
/** @import {City, Field, Marble, Objective, Seat, Table} from './types.js' */

/** @param {Look} look */
const tableOf = (look) => /** @type {Table} */ (/** @type {unknown} */ (look.table));
/** @param {Look} look @param {number} index */
const seatOf = (look, index) => /** @type {Seat} */ (/** @type {unknown} */ (look.seats[index]));

/** @param {Marble} colour @returns {Message} */
const block = (colour) => ({ id: 'carrara-block', args: { colour }, token: `block-${colour}` });
/** @param {string} object @returns {Message} */
const object = (object) => ({ id: 'carrara-object', args: { object }, token: object });
/** @param {string} token @returns {Message} */
function tile(token) {
  const [type, cost] = tileOf(token);
  return { id: 'carrara-tile', args: { type, cost }, token };
}
/** @param {string} city @returns {Message} */
const cityName = (city) => ({ id: 'carrara-city', args: { city } });
/** @param {string} field @returns {Message} */
const fieldName = (field) =>
  field === 'city' || field === 'country'
    ? { id: 'carrara-category', args: { category: field } }
    : { id: 'carrara-type', args: { type: field } };

/** @param {Message | import('../types.js').Message} message */
const said = (message) => /** @type {Message} */ (message);

/**
 * Numbers that stand in a seat's heading.
 * @param {Look} look
 * @param {number} index
 * @returns {Fact[]}
 */
export function facts(look, index) {
  const { kings } = seatOf(look, index);
  return [{ token: `king:${index}`, value: kings, label: { id: 'carrara-kings-left', args: { kings } } }];
}

/** Nothing lies before a seat for the moment. */
export function stake() {
  return null;
}

/**
 * The heading over the way to the end.
 * @param {Look} look
 * @returns {{title: Message, note: Message | null, urgent?: boolean}}
 */
export function offer(look) {
  const { ending, turns, may, cards, advanced } = tableOf(look);
  const title = { id: 'carrara-end' };
  if (ending)
    return { title, note: { id: 'carrara-last-round', args: { turns: turns ?? 0 } }, urgent: !look.over };
  const ready = may.flatMap((one, seat) => (one === 'no' ? [] : [{ seat }]));
  if (ready.length)
    return { title, note: { id: 'carrara-may-announce', args: { names: ready } }, urgent: true };
  const bonus = advanced ? said(cards[cards.length - 1]) : null;
  return { title, note: bonus && { id: 'carrara-bonus', args: { card: bonus } } };
}

/** @param {Objective} objective @param {number} seat @returns {Message} */
function wayTo({ have, need }, seat) {
  const id = have === null ? 'carrara-objective-hidden' : 'carrara-objective';
  return { id, args: { name: { seat }, have: have ?? 0, need } };
}

/**
 * How far everybody is, condition by condition.
 * @param {Look} look
 * @returns {SpokenList[]}
 */
function ways(look) {
  const seats = look.seats.map((_, index) => seatOf(look, index));
  return seats[0].end.map(({ label }, row) => ({
    heading: said(label),
    items: seats.map(({ end }, seat) => wayTo(end[row], seat)),
  }));
}

/**
 * @param {Look} look
 * @returns {SpokenList[]}
 */
export function board(look) {
  const { wheel, prices, market, great, sale, objects, stack, bag, cards, upgrades, advanced } =
    tableOf(look);
  const end = ways(look);
  return [
    ...wheel.map((lying, section) => ({
      heading: { id: 'carrara-section', args: { section: section + 1 } },
      at: `wheel:${section + 1}`,
      items: lying.map((colour) => ({
        id: 'carrara-block-priced',
        args: { colour, section: section + 1, price: prices[section][MARBLES.indexOf(colour)] },
        token: `block-${colour}`,
      })),
    })),
    { heading: { id: 'carrara-market' }, at: 'market', items: [...market, ...great].map(tile) },
    { heading: { id: 'carrara-for-sale' }, at: 'sale', items: objects.filter((_, i) => sale[i]).map(object) },
    {
      heading: { id: 'carrara-end' },
      at: 'end',
      items: [
        ...end.flatMap(({ heading, items }) => [heading, ...items]),
        ...(advanced ? [said(cards[cards.length - 1])] : []),
      ],
    },
    {
      heading: { id: 'carrara-board-more' },
      items: [
        { id: 'carrara-bag', args: { blocks: bag } },
        { id: 'carrara-stack', args: { tiles: stack } },
        ...(advanced ? [{ id: 'carrara-upgrades', args: { fields: upgrades.map(cityOrField) } }] : []),
      ],
    },
  ];
}

/** @param {string} field */
const cityOrField = (field) => (field === 'city' || field === 'country' ? fieldName(field) : cityName(field));

/** What a city or field would pay, and who has scored it. @param {City | Field} one @param {Message} name @param {boolean} scored
 * @returns {Message} */
function heading({ pays, off }, name, scored) {
  const { coins, vp, objects } = pays;
  if (scored) return { id: 'carrara-heading-scored', args: { field: name } };
  const paid = {
    id: 'carrara-pays',
    args: { coins, vp, objects: objects.map(object), count: objects.length },
  };
  return {
    id: off === null ? 'carrara-heading-pays' : 'carrara-heading-would',
    args: { field: name, pays: paid },
  };
}

/**
 * @param {Look} look
 * @param {number} index
 * @returns {SpokenList[]}
 */
export function seat(look, index) {
  const { cities, fields, objects, blocks } = seatOf(look, index);
  const worth = (/** @type {City | Field} */ { pays }) => pays.coins + pays.vp > 0;
  const built = cities
    .filter((city) => city.tiles.length > 0 || city.scored !== null)
    .map((city) => ({
      heading:
        city.scored !== null && city.scored !== index
          ? {
              id: 'carrara-heading-scored-by',
              args: { field: cityName(city.city), name: { seat: city.scored } },
            }
          : heading(city, cityName(city.city), city.scored === index),
      at: city.at,
      items: city.tiles.map(tile),
    }));
  const types = fields
    .filter((field) => field.scored || worth(field))
    .map((field) => ({
      heading: heading(field, fieldName(field.field), field.scored),
      at: field.at,
      items: [],
    }));
  const hidden =
    blocks && objects
      ? [
          { heading: { id: 'carrara-blocks' }, items: blocks.map(block) },
          { heading: { id: 'carrara-objects' }, items: objects.map(object) },
        ]
      : [];
  return [...built, ...types, ...hidden];
}

/**
 * How far each seat is from the end.
 * @param {Look} look
 * @returns {Message[]}
 */
export function offered(look) {
  return ways(look).flatMap(({ heading: label, items }) => [label, ...items]);
}

/**
 * @param {Look} look
 * @param {number} index
 * @returns {Message[] | null} null when the screen hides it
 */
export function hand(look, index) {
  const { blocks, objects, coins, kings } = seatOf(look, index);
  if (!blocks || !objects) return null;
  return [
    ...blocks.map(block),
    { id: 'carrara-coins', args: { coins: coins ?? 0 } },
    ...objects.map(object),
    { id: 'carrara-kings-left', args: { kings } },
  ];
}

/** The drawing that stands for a kind of move or a composer. @type {Record<string, string>} */
export const icons = {
  buy: 'buy',
  take: 'buy',
  build: 'build',
  replace: 'replace',
  score: 'score',
  upgrade: 'upgrade',
  announce: 'bell',
  object: 'coin',
  broke: 'coin',
  done: 'lily',
};

/** What the page calls its regions in this game. @type {Record<string, string>} */
export const titles = {
  'your-hand': 'carrara-screen',
  'region-hand': 'carrara-screen',
  'hand-hidden': 'carrara-screen-stands',
  'region-mine': 'carrara-own-cities',
  'region-offer': 'carrara-end',
};

/** Whether a piece is taken from the drawing of what the viewer holds. @param {string} at */
export const held = (at) => at.startsWith('block:');

/** What is heard of what happened. @type {Record<string, 'tile' | 'coin'>} */
export const sounds = {
  take: 'tile',
  build: 'tile',
  replace: 'tile',
  upgrade: 'tile',
  score: 'coin',
  object: 'coin',
  poor: 'coin',
  broke: 'coin',
};
