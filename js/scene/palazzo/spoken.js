/** What the drawings show, as messages: for headings, and for the lists that stand beside each canvas. */
import { quarryName, told } from './told.js';

/** @import {Fact, Look, Message, SpokenList} from '../../ui/types.d.ts' */
/** @import {Seat, Table} from '../types.js' */

/** @param {Look} look */
const tableOf = (look) => /** @type {Table} */ (/** @type {unknown} */ (look.table));
/** @param {Look} look @param {number} index */
const seatOf = (look, index) => /** @type {Seat} */ (/** @type {unknown} */ (look.seats[index]));

/**
 * @param {string} token
 * @returns {Message}
 */
export function thing(token) {
  if (token === 'c' || token === 'c3') {
    return { id: 'palazzo-certificate', args: { value: token === 'c' ? 2 : 3 }, token };
  }
  const [kind, first, second] = token;
  if (second === undefined)
    return { id: 'palazzo-card', args: { currency: kind, value: Number(first) }, token };
  return {
    id: 'palazzo-tile',
    args: { material: kind, floor: Number(first), windows: Number(second) },
    token,
  };
}

/**
 * Numbers that stand in a seat's heading.
 * @param {Look} look
 * @param {number} index
 * @returns {Fact[]}
 */
export function facts(look, index) {
  const { cards } = seatOf(look, index);
  return [{ token: 'deck', value: cards, label: { id: 'palazzo-cards-held', args: { count: cards } } }];
}

/**
 * What a seat has put down for the moment, such as its bid.
 * @param {Look} look
 * @param {number} index
 * @returns {{value: number, leads: boolean, out: boolean, label: Message} | null}
 */
export function stake(look, index) {
  const { bids, high } = tableOf(look);
  const bid = bids?.[index];
  if (!bid || (!bid.out && bid.rounds.length === 0)) return null;
  const leads = high?.seat === index;
  const id = bid.out ? 'palazzo-bid-out' : leads ? 'palazzo-bid-high' : 'palazzo-bid-lies';
  return { value: bid.total, leads, out: bid.out, label: { id } };
}

/**
 * The heading over what is offered now.
 * @param {Look} look
 * @returns {{title: Message, note: Message | Message[] | null}}
 */
export function offer(look) {
  const { lot, pending, fan, deck, discard } = tableOf(look);
  if (pending) return { title: { id: 'palazzo-offer-pending' }, note: null };
  if (fan) return { title: { id: 'palazzo-offer-fan' }, note: null };
  if (lot) return { title: { id: 'palazzo-offer-lot' }, note: quarryName(lot.quarry) };
  /** @type {Message[]} */
  const note = [
    { id: 'palazzo-pile-deck', args: { deck } },
    { id: 'palazzo-pile-discard', args: { discard } },
  ];
  return { title: { id: 'palazzo-offer-money' }, note };
}

/**
 * @param {Look} look
 * @returns {SpokenList[]}
 */
export function board(look) {
  const { warehouse, price, quarries, architect, riders, stock } = tableOf(look);
  return [
    {
      heading: { id: 'palazzo-warehouse-price', args: { price } },
      at: 'warehouse',
      items: warehouse.map(thing),
    },
    ...quarries.map((tiles, quarry) => ({
      heading: quarryName(quarry),
      at: `quarry:${quarry}`,
      items: tiles.map(thing),
    })),
    {
      heading: { id: 'palazzo-board-more' },
      items: [
        { id: 'palazzo-architect-at', args: { where: quarryName(architect) } },
        { id: 'palazzo-riders', args: { riders } },
        { id: 'palazzo-stock', args: { left: stock.left } },
      ],
    },
  ];
}

/**
 * What a thing on the board is.
 * @param {Look} look
 * @param {string} at
 */
export const closer = (look, at) => told(look, at, thing);

/**
 * @param {number} palace
 * @param {number | null} points
 * @returns {Message}
 */
function palaceName(palace, points) {
  if (points === null) return { id: 'palazzo-palace', args: { palace } };
  return { id: 'palazzo-palace-worth', args: { palace, points } };
}

/**
 * @param {Look} look
 * @param {number} index
 * @param {boolean} scores
 * @returns {SpokenList[]}
 */
export function seat(look, index, scores) {
  return seatOf(look, index).palaces.map(({ tiles, points }, palace) => ({
    heading: palaceName(palace + 1, scores ? points : null),
    at: `palace:${index}:${palace}`,
    items: tiles.map(thing),
  }));
}

/**
 * The tiles or cards of the offer.
 * @param {Look} look
 * @returns {Message[]}
 */
export function offered(look) {
  const { lot, pending, fan, row } = tableOf(look);
  return (pending ?? fan ?? lot?.tiles ?? row ?? []).map(thing);
}

/**
 * @param {Look} look
 * @param {number} index
 * @returns {Message[] | null} null when the hand is not to be seen
 */
export function hand(look, index) {
  return seatOf(look, index).hand?.map(thing) ?? null;
}

/**
 * How much money a hand holds in each currency, and in certificates if there are any.
 * @param {Look} look
 * @param {number} index
 * @returns {Fact[]}
 */
export function totals(look, index) {
  const cards = seatOf(look, index).hand ?? [];
  return ['f', 'd', 'g', 'c'].flatMap((currency) => {
    const values = cards.filter((token) => token[0] === currency).map((token) => Number(token[1] ?? 2));
    if (currency === 'c' && !values.length) return [];
    const total = values.reduce((sum, value) => sum + value, 0);
    return {
      token: `coin:${currency}`,
      value: total,
      label: { id: 'palazzo-held', args: { currency, total } },
    };
  });
}

/** The drawing that stands for a kind of move or a composer. @type {Record<string, string>} */
export const icons = { money: 'money', market: 'buy', rebuild: 'rebuild', buy: 'buy', auction: 'auction' };

/** Whether a piece is taken from the drawing of what the viewer holds. @param {string} at */
export const held = (at) => at.startsWith('hand:');

/** The warehouse's tiles lie in turn in its left and its right hall (board.js). @param {string} at */
export function drawnAt(at) {
  const [place, index] = at.split(':');
  return place === 'warehouse' ? 1000 * (Number(index) % 2) + Number(index) : 0;
}

/** How an auction ended is not to be missed. */
export const news = ['palazzo-log-won', 'palazzo-log-won-certificate'];

/** What is heard of what happened. @type {Record<string, 'tile' | 'coin'>} */
export const sounds = {
  draw: 'tile',
  rider: 'tile',
  place: 'tile',
  take: 'tile',
  slide: 'tile',
  pick: 'coin',
  buy: 'coin',
  bid: 'coin',
};
