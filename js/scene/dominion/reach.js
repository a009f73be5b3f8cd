/** Whether a pile can be bought: at once, with the treasures still in hand, or not. */
import { coinsIn } from './cards.js';
/** @import {Look, Pile} from './types.js' */

/** @typedef {'plain' | 'now' | 'later' | 'far'} Reach  `plain`: nothing is bought or gained */

/**
 * Told by what may be done where something may be, and by the coins.
 * @param {Look} look @param {(at: string) => boolean} lit whether something may be taken there @returns {(pile: Pile) => Reach}
 */
export function reachOf({ viewer, seats, table, decision }, lit) {
  const choosing = decision?.yours && table.supply.some(({ card }) => lit(`supply:${card}`));
  const buying =
    decision?.yours && table.turn === viewer && (decision.step === 'buy' || decision.step === 'action');
  if (!choosing && !buying) return () => 'plain';
  const hand = viewer === null ? null : seats[viewer].hand;
  const playable = decision?.step === 'action' || decision?.choices?.some(({ move }) => move === 'treasures');
  const coins = table.coins + (buying && playable ? coinsIn(hand ?? []) : 0);
  return ({ card, cost, left }) => {
    if (lit(`supply:${card}`)) return 'now';
    return buying && left && table.buys && cost <= coins ? 'later' : 'far';
  };
}
