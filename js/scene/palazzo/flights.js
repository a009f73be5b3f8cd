/** Which pieces move in what happened: from what the table showed before to what it shows now. */
/** @import {Look} from '../types.js' */
/** @import {Flight} from '../motion.js' */

/**
 * What happened, as the door tells it.
 * @typedef {{kind: string, seat: number | null, card?: string, cards?: string[], tile?: string, tiles?: string[],
 *   quarry?: number | null, count?: number, palace?: number, source?: number, target?: number}} Event
 */
/** @typedef {(event: Event & {seat: number}, before: Look, after: Look) => Flight[]} Moves */

/** A card leaves a seat: the viewer's from its place in the hand. @param {Look} look @param {number} seat
 * @param {string} card @returns {string[]} */
function held(look, seat, card) {
  const i = look.viewer === seat ? (look.seats[seat].hand?.lastIndexOf(card) ?? -1) : -1;
  return i < 0 ? [`seat:${seat}`] : [`hand:${i}`];
}

/** @param {Look} look @param {number} seat @param {number} palace @param {string} tile */
function floorAt(look, seat, palace, tile) {
  const floor = look.seats[seat].palaces[palace]?.tiles.indexOf(tile) ?? -1;
  return [`palace:${seat}:${palace}:${floor}`, `palace:${seat}:${palace}`];
}

/** @param {string[] | null | undefined} list @param {string} kind @param {string} token */
function lying(list, kind, token) {
  const i = list?.indexOf(token) ?? -1;
  return i < 0 ? [] : [`${kind}:${i}`];
}

/** Where a tile waits to be built, or was taken from. @param {Look} look @param {string} tile */
function waiting({ table }, tile) {
  return [
    ...lying(table.pending, 'pending', tile),
    ...lying(table.fan, 'fan', tile),
    ...lying(table.lot?.tiles, 'lot', tile),
    ...lying(table.warehouse, 'warehouse', tile),
  ];
}

/** @type {Moves} cards paid go to the discard, which lies by the deck */
const paid = ({ seat, cards = [] }, before) =>
  cards.map((token) => ({ token, from: held(before, seat, token), to: ['money'] }));

/** @type {Moves} */
const shifted = ({ seat, tile = '', palace, source, target }, before, after) => {
  const now = after.seats[seat].palaces;
  const to =
    target === undefined ? now.length - 1 : target - (source !== undefined && source < target ? 1 : 0);
  const hides = `palace:${seat}:${to}:${tile}`;
  const from = floorAt(before, seat, source ?? palace ?? 0, tile);
  return [{ token: tile, from, to: floorAt(after, seat, to, tile), hides }];
};

/** @type {Record<string, Moves>} */
const MOVES = {
  row: ({ cards = [] }) =>
    cards.map((token, i) => ({ token, from: ['money'], to: [`row:${i}`], hides: `row:${i}` })),
  pick({ seat, card = '' }, before, after) {
    const to = held(after, seat, card);
    const hides = to[0].startsWith('hand') ? to[0] : null;
    return [{ token: card, from: lying(before.table.row, 'row', card), to: [...to, `seat:${seat}`], hides }];
  },
  draw({ tile = '', quarry = null }, _before, { table }) {
    const lies = quarry === null ? table.warehouse : table.quarries[quarry];
    const key = `${quarry === null ? 'warehouse' : `quarry:${quarry}`}:${lies.length - 1}`;
    return [{ token: tile, from: ['stock'], to: [key], hides: key }];
  },
  rider({ count = 1 }) {
    const key = `rider:${count - 1}`;
    return [{ token: 'R', from: ['stock'], to: [key], hides: key }];
  },
  architect: (_event, before, after) => [
    {
      token: 'architect',
      from: [`ledge:${before.table.architect}`],
      to: [`ledge:${after.table.architect}`],
      hides: 'architect',
    },
  ],
  buy: paid,
  bid: ({ seat, cards = [] }, before) =>
    cards.map((token) => ({ token, from: held(before, seat, token), to: [`bids:${seat}`] })),
  pass: ({ seat, cards = [] }) =>
    cards.map((token) => ({ token, from: [`bids:${seat}`], to: [`seat:${seat}`] })),
  won: ({ seat, cards = [] }) => cards.map((token) => ({ token, from: [`bids:${seat}`], to: ['money'] })),
  place({ seat, tile = '', palace = 0 }, before, after) {
    const hides = `palace:${seat}:${palace}:${tile}`;
    return [{ token: tile, from: waiting(before, tile), to: floorAt(after, seat, palace, tile), hides }];
  },
  take: shifted,
  slide: shifted,
};

/** @param {Event[]} events @param {Look} before @param {Look} after @returns {Flight[]} */
export function flightsOf(events, before, after) {
  if (before.seats.length !== after.seats.length) return [];
  return events.flatMap((event) =>
    event.seat === null ? [] : (MOVES[event.kind]?.({ ...event, seat: event.seat }, before, after) ?? []),
  );
}
