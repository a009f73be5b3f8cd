/** What is printed on the cards, as far as the drawings show it. */
/** @import {Message} from '../types.js' */

/** @typedef {'treasure' | 'victory' | 'curse' | 'action' | 'attack' | 'reaction'} Kind */
/**
 * @typedef {object} Card
 * @property {Kind} kind
 * @property {number} cost
 * @property {[number, number, number, number]} plus  cards, actions, buys and coins
 * @property {number} [worth]  the coins of a treasure, the points of a victory card
 * @property {boolean} asks  whether it does more than to add
 */

/** @param {Kind} kind @param {number} cost @param {number} worth @returns {Card} */
const plain = (kind, cost, worth) => ({ kind, cost, plus: [0, 0, 0, 0], worth, asks: false });
/** @param {number} cost @param {[number, number, number, number]} plus @param {Kind} [kind] @returns {Card} one that only adds */
const adds = (cost, plus, kind = 'action') => ({ kind, cost, plus, asks: false });
/** @param {number} cost @param {[number, number, number, number]} [plus] @param {Kind} [kind] @returns {Card} */
const asks = (cost, plus = [0, 0, 0, 0], kind = 'action') => ({ kind, cost, plus, asks: true });

/** @type {Record<string, Card>} */
export const CARDS = {
  Copper: plain('treasure', 0, 1),
  Silver: plain('treasure', 3, 2),
  Gold: plain('treasure', 6, 3),
  Estate: plain('victory', 2, 1),
  Duchy: plain('victory', 5, 3),
  Province: plain('victory', 8, 6),
  Curse: plain('curse', 0, -1),
  Cellar: asks(2, [0, 1, 0, 0]),
  Chapel: asks(2),
  Moat: asks(2, [2, 0, 0, 0], 'reaction'),
  Chancellor: asks(3, [0, 0, 0, 2]),
  Village: adds(3, [1, 2, 0, 0]),
  Woodcutter: adds(3, [0, 0, 1, 2]),
  Workshop: asks(3),
  Bureaucrat: asks(4, [0, 0, 0, 0], 'attack'),
  Feast: asks(4),
  Gardens: asks(4, [0, 0, 0, 0], 'victory'),
  Militia: asks(4, [0, 0, 0, 2], 'attack'),
  Moneylender: asks(4),
  Remodel: asks(4),
  Smithy: adds(4, [3, 0, 0, 0]),
  Spy: asks(4, [1, 1, 0, 0], 'attack'),
  Thief: asks(4, [0, 0, 0, 0], 'attack'),
  ThroneRoom: asks(4),
  CouncilRoom: asks(5, [4, 0, 1, 0]),
  Festival: adds(5, [0, 2, 1, 2]),
  Laboratory: adds(5, [2, 1, 0, 0]),
  Library: asks(5),
  Market: adds(5, [1, 1, 1, 1]),
  Mine: asks(5),
  Witch: asks(5, [2, 0, 0, 0], 'attack'),
  Adventurer: asks(6),
};

/** The piles of every match; the others are the kingdom. */
export const BASIC = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse'];

/** @param {string} token such as `ThroneRoom` */
const wordOf = (token) => token.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** @param {string} token @returns {Message} its name, which the small drawing may stand for */
export const named = (token) => ({ id: `dominion-card-${wordOf(token)}`, token });
/** @param {string} token @returns {Message} */
export const nameOf = (token) => ({ id: `dominion-card-${wordOf(token)}` });
/** @param {string} token @returns {Message} in as few words as a card has room for */
export const briefOf = (token) => ({ id: `dominion-brief-${wordOf(token)}` });
/** @param {string} token @returns {Message} */
export const textOf = (token) => ({ id: `dominion-text-${wordOf(token)}` });
/** @param {string} token @returns {Message | null} the rulings */
export const rulesOf = (token) => (BASIC.includes(token) ? null : { id: `dominion-rules-${wordOf(token)}` });
/** All that a card is: an attack and a reaction are actions too. @param {string} token @returns {Kind[]} */
export const kindsOf = (token) => {
  const { kind } = CARDS[token];
  return kind === 'attack' || kind === 'reaction' ? ['action', kind] : [kind];
};

/** @param {string} token @returns {Message} */
export const typeOf = (token) => ({ id: `dominion-type-${CARDS[token].kind}` });

/** @param {string[]} hand */
export const coinsIn = (hand) =>
  hand.reduce((sum, token) => sum + (CARDS[token].kind === 'treasure' ? (CARDS[token].worth ?? 0) : 0), 0);
