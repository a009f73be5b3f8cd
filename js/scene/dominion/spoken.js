/** What the drawings show, as messages: for headings, and for the lists that stand beside each canvas. */
import { BASIC, CARDS, named, rulesOf, textOf, typeOf } from './cards.js';
import { reachOf } from './reach.js';

/** @import {Fact, Look, Message, SpokenList} from '../../ui/types.d.ts' */
/** @import {Look as Shown, Pile, Seat, Table} from './types.js' */

/** @param {Look} look */
const tableOf = (look) => /** @type {Table} */ (/** @type {unknown} */ (look.table));
/** @param {Look} look @param {number} index */
const seatOf = (look, index) => /** @type {Seat} */ (/** @type {unknown} */ (look.seats[index]));
/** @param {string} token */
const card = (token) => /** @type {Message} */ (named(token));

/** @param {string} token */
const printed = (token) => ({
  card: card(token),
  type: typeOf(token),
  cost: CARDS[token].cost,
  text: textOf(token),
});

/** @type {Map<string, Message>} */
const shorts = new Map();

/** A message that is always the same one, so that its words can be kept. @param {string} key @param {() => Message} make */
function always(key, make) {
  const kept = shorts.get(key) ?? make();
  shorts.set(key, kept);
  return kept;
}

/** What a card says; of a Curse its name tells the type. @param {string} token */
const inShort = (token) =>
  always(token, () => {
    const id = CARDS[token].kind === 'curse' ? 'dominion-about-curse' : 'dominion-about';
    return /** @type {Message} */ ({ id, args: printed(token) });
  });

/** What the dashes around a pile say, after what its card says. @param {Message} said @returns {Message} */
const dashed = (said) => ({ ...said, id: 'dominion-within-reach', args: { about: said } });

/** Whether the treasures in hand will pay for the pile. @param {Look} look @param {string} token */
function payable(look, token) {
  const shown = /** @type {Shown} */ (/** @type {unknown} */ (look));
  const offered = new Set(shown.decision?.choices?.map(({ at }) => at));
  const found = shown.table.supply.find(({ card: one }) => one === token);
  return !!found && reachOf(shown, (at) => offered.has(at))(found) === 'later';
}

/** A card to read: what it says, and the rulings. @param {string} token @returns {Message} */
export function about(token) {
  const rules = rulesOf(token);
  if (!rules) return { ...inShort(token), token };
  const args = { ...printed(token), rules };
  return /** @type {Message} */ ({ id: 'dominion-about-ruled', args, token });
}

/** @param {Pile} pile @returns {Message} */
const pile = ({ card: token, cost, left }) => ({
  id: 'dominion-pile',
  args: { card: card(token), cost, left },
  token,
});

/** Equal cards once, with their number. @param {string[]} tokens @returns {Message[]} */
function counted(tokens) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].map(([token, n]) =>
    n > 1 ? { id: 'dominion-times', args: { n, card: card(token) } } : card(token),
  );
}

/**
 * Numbers that stand in a seat's heading.
 * @param {Look} look
 * @param {number} index
 * @returns {Fact[]}
 */
export function facts(look, index) {
  const { cards } = seatOf(look, index);
  return [{ token: 'back', value: cards, label: { id: 'dominion-cards-held', args: { n: cards } } }];
}

/** Nothing lies before a seat for the moment. */
export function stake() {
  return null;
}

/**
 * The heading over what the turn has left, or over the cards that lie open.
 * @param {Look} look
 * @returns {{title: Message, note: Message | null}}
 */
export function offer(look) {
  const { shown, aside, victim, turn } = tableOf(look);
  if (shown.length) {
    const note = victim === null ? null : { id: 'dominion-of', args: { name: { seat: victim } } };
    return { title: { id: 'dominion-shown' }, note };
  }
  if (aside.length) return { title: { id: 'dominion-aside' }, note: null };
  return {
    title: { id: 'dominion-turn' },
    note: look.over ? null : { id: 'dominion-of', args: { name: { seat: turn } } },
  };
}

/**
 * @param {Look} look
 * @returns {Message[]}
 */
export function offered(look) {
  const { shown, aside, actions, buys, coins, trash } = tableOf(look);
  if (shown.length || aside.length) return (shown.length ? shown : aside).map(card);
  return [
    { id: 'dominion-left', args: { actions, buys, coins } },
    { id: 'dominion-in-trash', args: { n: trash.length } },
  ];
}

/**
 * @param {Look} look
 * @returns {SpokenList[]}
 */
export function board(look) {
  const { supply, trash, empty } = tableOf(look);
  const provinces = supply.find(({ card: token }) => token === 'Province')?.left ?? 0;
  return [
    { heading: { id: 'dominion-supply' }, items: supply.map(pile) },
    { heading: { id: 'dominion-trash' }, at: 'trash', items: counted(trash) },
    {
      heading: { id: 'dominion-ending' },
      at: 'end',
      items: [{ id: 'dominion-ending-so-far', args: { provinces, empty } }],
    },
  ];
}

/**
 * What a region shows, to be read in full.
 * @param {Look} look
 * @param {string} at
 * @returns {SpokenList | null}
 */
export function closer(look, at) {
  const { supply, shown, aside } = tableOf(look);
  if (at === 'supply') {
    const kingdom = supply.filter(({ card: token }) => !BASIC.includes(token));
    const basic = supply.filter(({ card: token }) => BASIC.includes(token));
    return {
      heading: { id: 'dominion-supply' },
      items: [...kingdom, ...basic].map(({ card: token }) => about(token)),
      reads: true,
    };
  }
  if (at === 'end') {
    const [{ heading, items }] = board(look).filter((list) => list.at === at);
    return { heading, items, tip: { id: 'dominion-ending-told', args: { heading, text: items[0] } } };
  }
  const [region, which] = at.split(':');
  const hand = look.viewer === null ? null : seatOf(look, look.viewer).hand;
  const token =
    region === 'supply' || region === 'play'
      ? which
      : region === 'hand'
        ? hand?.[Number(which)]
        : region === 'shown'
          ? shown[Number(which)]
          : region === 'aside'
            ? aside[Number(which)]
            : region === 'discard'
              ? seatOf(look, Number(which)).discard
              : null;
  if (!token) return null;
  const later = region === 'supply' && payable(look, token);
  return {
    heading: card(token),
    items: [later ? dashed(about(token)) : about(token)],
    reads: true,
    tip: later ? always(`${token} later`, () => dashed(inShort(token))) : inShort(token),
  };
}

/**
 * @param {Look} look
 * @param {number} index
 * @returns {SpokenList[]}
 */
export function seat(look, index) {
  const { discard, deck, empty, seen, owned, turns } = seatOf(look, index);
  const { turn, play } = tableOf(look);
  /** @type {SpokenList[]} */
  const lists = [
    {
      heading: { id: 'dominion-deck' },
      items: [
        deck === null
          ? { id: 'dominion-deck-closed', args: { empty: empty ? 'yes' : 'no' } }
          : { id: 'dominion-deck-of', args: { n: deck } },
        ...seen.map(card),
      ],
    },
    { heading: { id: 'dominion-discard' }, items: discard ? [card(discard)] : [{ id: 'dominion-none' }] },
  ];
  if (turn === index && play.length)
    lists.unshift({ heading: { id: 'dominion-play-area' }, items: counted(play) });
  if (owned) {
    const all = Object.entries(owned).flatMap(([token, n]) => Array(n).fill(token));
    lists.push({ heading: { id: 'dominion-owned', args: { n: all.length, turns } }, items: counted(all) });
  }
  return lists;
}

/**
 * @param {Look} look
 * @param {number} index
 * @returns {Message[] | null} null when the hand is not to be seen
 */
export function hand(look, index) {
  const { hand: cards } = seatOf(look, index);
  return cards && counted(cards);
}

/** The drawing that stands for a kind of move or a composer. @type {Record<string, string>} */
export const icons = { treasures: 'treasures' };

/** Whether a piece is taken from the drawing of what the viewer holds. @param {string} at */
export const held = (at) => at.startsWith('hand:');

/** What is heard of what happened. @type {Record<string, 'tile' | 'coin'>} */
export const sounds = { play: 'tile', gain: 'tile', trash: 'tile', treasures: 'coin', buy: 'coin' };
