/** Which cards move in what happened: from what the table showed before to what it shows now. */
/** @import {Flight} from '../motion.js' */
/** @import {Look} from './types.js' */

/**
 * What happened, as the door tells it.
 * @typedef {{kind: string, seat: number | null, card?: string, cards?: string[], to?: string, victim?: number}} Event
 */
/** @typedef {Event & {seat: number}} Done */

/** Out of a hand: the viewer's from its place. @param {Look} look @param {number} seat @param {string} card */
function held(look, seat, card) {
  const i = look.viewer === seat ? (look.seats[seat].hand?.indexOf(card) ?? -1) : -1;
  return i < 0 ? [`seat:${seat}`] : [`hand:${i}`, `seat:${seat}`];
}

/** The deck of whoever's turn it is has no number. @param {Look} look @param {number} seat */
const deckOf = ({ table }, seat) =>
  table.turn === seat ? ['deck', `deck:${seat}`] : [`deck:${seat}`, 'deck'];
/** @param {number} seat */
const discardOf = (seat) => [`discard:${seat}`, `seat:${seat}`];

/** @param {Done} event @param {string} card @param {Look} look @returns {string[]} where a card that was gained went */
function gained({ seat, to }, card, look) {
  if (to === 'deck') return deckOf(look, seat);
  return to === 'hand' ? held(look, seat, card) : discardOf(seat);
}

/** @typedef {(event: Done, card: string, before: Look, after: Look) => Flight} Move  of one card */
/** @type {Partial<Record<string, Move>>} */
const MOVES = {
  play: ({ seat }, card, before) => ({
    token: card,
    from: held(before, seat, card),
    to: [`play:${card}`, `seat:${seat}`],
  }),
  treasures: ({ seat }, card, before) => ({
    token: card,
    from: held(before, seat, card),
    to: [`play:${card}`, `seat:${seat}`],
  }),
  buy: ({ seat }, card) => ({ token: card, from: [`supply:${card}`], to: discardOf(seat) }),
  gain: (event, card, _before, after) => ({
    token: card,
    from: [`supply:${card}`],
    to: gained(event, card, after),
  }),
  trash: ({ seat }, card, before) => ({ token: card, from: held(before, seat, card), to: ['trash'] }),
  stolen: ({ victim = 0 }, card, before) => ({ token: card, from: deckOf(before, victim), to: ['trash'] }),
  loot: ({ seat }, card) => ({ token: card, from: ['trash'], to: discardOf(seat) }),
  discard: ({ seat }, card, before) => ({ token: card, from: held(before, seat, card), to: discardOf(seat) }),
  top: ({ seat }, card, before, after) => ({
    token: card,
    from: held(before, seat, card),
    to: deckOf(after, seat),
  }),
};

/** More at once would only flicker. */
const MOST = 8;

/** @param {Event[]} events @param {Look} before @param {Look} after @returns {Flight[]} */
export function flightsOf(events, before, after) {
  if (before.seats.length !== after.seats.length) return [];
  return events
    .flatMap((event) => {
      const { seat, card, cards = card ? [card] : [] } = event;
      const move = MOVES[event.kind];
      return move && seat !== null ? cards.map((one) => move({ ...event, seat }, one, before, after)) : [];
    })
    .slice(0, MOST);
}
