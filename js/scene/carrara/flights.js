/** Which pieces move in what happened: from what the table showed before to what it shows now. */
/** @import {Flight} from '../motion.js' */
/** @import {Look, Marble} from './types.js' */

/**
 * What happened, as the door tells it.
 * @typedef {{kind: string, seat: number | null, drawn?: Marble[], blocks?: Marble[], section?: number, tile?: string, old?: string,
 *   city?: string, field?: string, objects?: string[], object?: string, coins?: number}} Event
 */
/** @typedef {(event: Event, before: Look, after: Look) => Flight[]} Moves */

const SECTIONS = 6;

/** Everything on the wheel moves one section on; new blocks come out of the bag. @type {Moves} */
function wheel({ drawn = [] }, before, after) {
  const turned = before.table.wheel.flatMap((lying, section) =>
    lying.map((marble, i) => ({
      marble,
      from: `wheel:${section + 1}:${i}`,
      to: ((section + 1) % SECTIONS) + 1,
    })),
  );
  const fresh = drawn.map((marble) => ({ marble, from: 'bag', to: 1 }));
  /** @type {Set<string>} */
  const used = new Set();
  return [...turned, ...fresh].map(({ marble, from, to }) => {
    const lying = after.table.wheel[to - 1];
    const at = lying.findIndex((one, i) => one === marble && !used.has(`${to}:${i}`));
    used.add(`${to}:${at}`);
    const key = `wheel:${to}:${at}`;
    return { token: `block-${marble}`, from: [from], to: [key, `wheel:${to}`], hides: at < 0 ? null : key };
  });
}

/** Where a seat's blocks lie: the viewer's behind the screen. @param {Look} look @param {number} seat @param {Marble} marble
 * @param {number} nth */
function screen(look, seat, marble, nth) {
  const all = (look.viewer === seat ? (look.seats[seat].blocks ?? []) : []).flatMap((one, i) =>
    one === marble ? [i] : [],
  );
  const i = all[Math.max(0, all.length - 1 - nth)];
  return i === undefined ? [`seat:${seat}`] : [`block:${i}`, `seat:${seat}`];
}

/** @param {Marble[]} blocks @param {(marble: Marble, nth: number) => Flight} flight */
function each(blocks, flight) {
  /** @type {Map<Marble, number>} */
  const seen = new Map();
  return blocks.map((marble) => {
    const nth = seen.get(marble) ?? 0;
    seen.set(marble, nth + 1);
    return flight(marble, nth);
  });
}

/** @type {Moves} */
const paid = ({ seat, blocks = [] }, before) =>
  seat === null
    ? []
    : each(blocks, (marble, nth) => ({
        token: `block-${marble}`,
        from: screen(before, seat, marble, nth),
        to: ['bag'],
      }));

/** @type {Moves} */
const built = (event, before, after) => {
  const { seat, tile = '', city } = event;
  const place = after.seats[seat ?? 0].cities.find((one) => one.city === city);
  const key = `built:${seat}:${city}:${place?.tiles.indexOf(tile) ?? 0}`;
  const market = before.table.market.indexOf(tile);
  const from = market < 0 ? `great:${tile.slice(0, -1)}` : `market:${market}`;
  return [
    { token: tile, from: [from], to: [key, `city:${seat}:${city}`, `seat:${seat}`], hides: key },
    ...paid(event, before, after),
  ];
};

/** @type {Record<string, Moves>} */
const MOVES = {
  wheel,
  take: ({ seat, blocks = [], section }, before, after) =>
    each(blocks, (marble, nth) => {
      const lying = before.table.wheel[(section ?? 1) - 1];
      const i = lying.indexOf(marble) + nth;
      const to = screen(after, seat ?? 0, marble, nth);
      const hides = to.length > 1 ? to[0] : null;
      return { token: `block-${marble}`, from: [`wheel:${section}:${i}`, `wheel:${section}`], to, hides };
    }),
  build: built,
  replace: built,
  market({ tile = '' }, _before, after) {
    const key = `market:${after.table.market.indexOf(tile)}`;
    return [{ token: tile, from: ['pile'], to: [key], hides: key }];
  },
  score({ seat, field = '', objects = [] }) {
    const name = field.replace('@', '');
    const to = [`city:${seat}:${name}`, `type:${seat}:${name}`, `category:${seat}:${name}`, `seat:${seat}`];
    return [
      { token: `king:${seat}`, from: [`seat:${seat}`], to },
      ...objects.map((token) => ({ token, from: [`object:${token}`], to: [`seat:${seat}`] })),
    ];
  },
  object: ({ seat, object = '' }) => [{ token: object, from: [`object:${object}`], to: [`seat:${seat}`] }],
};

/** @param {Event[]} events @param {Look} before @param {Look} after @returns {Flight[]} */
export function flightsOf(events, before, after) {
  if (before.seats.length !== after.seats.length) return [];
  return events.flatMap((event) => MOVES[event.kind]?.(event, before, after) ?? []);
}
