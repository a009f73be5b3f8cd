/** Palazzo's painters, as js/scene/types.js and the page know them. */
import { paintBids, paintHand } from './hand.js';
import { icon } from './icons.js';
import { paintOffer } from './offer.js';
import { paintSeat } from './seat.js';

export const scene = {
  seat: paintSeat,
  offer: paintOffer,
  hand: paintHand,
  bids: paintBids,
  icon,
};
