/** What the things on the board are, and what they are just now: for whoever points at one. */

/** @import {Look, Message, SpokenList} from '../../ui/types.d.ts' */
/** @import {Seat, Table} from '../types.js' */

/** @param {number} quarry @returns {Message} */
export const quarryName = (quarry) => ({ id: 'palazzo-quarry', args: { quarry: quarry + 1 } });

/** How many steps clockwise a quarry lies from the architect. @param {Table} table @param {number} quarry */
const stepsTo = ({ architect, quarries }, quarry) => (quarry - architect + quarries.length) % quarries.length;

/** Whether the architect would come there. @param {Table} table @param {number} quarry */
function nextTo({ next, quarries, lot }, quarry) {
  if (lot?.quarry === quarry) return 'lot';
  if (!quarries[quarry].length) return 'empty';
  return next === quarry ? 'yes' : 'no';
}

/**
 * `rests`: so large that a mouse mostly rests there, and what is told would be in the way.
 * @typedef {{heading: Message, about: Message, tokens?: string[], rests?: boolean}} Told
 */

/** By the first part of the region's name. @type {Record<string, (table: Table, index: number, look: Look) => Told>} */
const things = {
  architect: ({ next }) => ({
    heading: { id: 'palazzo-architect' },
    about:
      next === null
        ? { id: 'palazzo-about-architect-idle' }
        : { id: 'palazzo-about-architect', args: { next: quarryName(next) } },
  }),
  disc: (table, quarry) => {
    const windows = stepsTo(table, quarry);
    return {
      heading: { id: 'palazzo-disc', args: { windows } },
      about: { id: 'palazzo-about-disc', args: { windows } },
    };
  },
  riders: ({ riders }) => ({
    heading: { id: 'palazzo-riders-come', args: { riders } },
    about: { id: 'palazzo-about-riders' },
  }),
  stock: ({ stock: { left, back } }) => ({
    heading: { id: 'palazzo-stock', args: { left } },
    about: { id: 'palazzo-about-stock', args: { stack: back ?? 0 } },
  }),
  price: ({ price, priced, priceHolds }, _, { options }) => ({
    heading: { id: 'palazzo-price', args: { price } },
    about: {
      id: 'palazzo-about-price',
      args: { price, priced, count: priceHolds ? options.price_count : 'coming' },
    },
  }),
  warehouse: ({ warehouse, price }) => ({
    heading: { id: 'palazzo-warehouse-price', args: { price } },
    about: { id: 'palazzo-about-warehouse', args: { price } },
    tokens: warehouse,
  }),
  hand: (_, __, { seats, viewer }) => ({
    heading: { id: 'your-hand' },
    about: { id: 'palazzo-about-hand' },
    tokens:
      (viewer === null ? null : /** @type {Seat} */ (/** @type {unknown} */ (seats[viewer])).hand) ?? [],
    rests: true,
  }),
  quarry: (table, quarry) => ({
    heading: quarryName(quarry),
    about: {
      id: 'palazzo-about-quarry',
      args: { windows: stepsTo(table, quarry), next: nextTo(table, quarry) },
    },
    tokens: table.quarries[quarry],
  }),
};

/** Their words are dear: of each table they are put together once. @type {WeakMap<Table, Map<string, SpokenList | null>>} */
const kept = new WeakMap();

/**
 * @param {Look} look
 * @param {string} at
 * @param {(token: string) => Message} thing
 */
export function told(look, at, thing) {
  const table = /** @type {Table} */ (/** @type {unknown} */ (look.table));
  const known = kept.get(table) ?? new Map();
  kept.set(table, known);
  if (!known.has(at)) known.set(at, tellOf(look, table, at, thing));
  return known.get(at) ?? null;
}

/** @param {Look} look @param {Table} table @param {string} at @param {(token: string) => Message} thing @returns {SpokenList | null} */
function tellOf(look, table, at, thing) {
  const [kind, index, inside] = at.split(':');
  // A tile that lies there, or a card, is only a picture.
  const piece = inside !== undefined || (['warehouse', 'hand'].includes(kind) && index !== undefined);
  if (!Object.hasOwn(things, kind) || piece) return null;
  const { heading, about, tokens = [], rests } = things[kind](table, Number(index), look);
  const tip = rests ? undefined : { id: 'thing-told', args: { heading, about } };
  return { heading, items: tokens.map(thing), about, tip };
}
