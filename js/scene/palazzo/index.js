/** Palazzo's painters, as js/scene/types.js and the page know them. */
import { paintBoard } from './board.js';
import { flightsOf } from './flights.js';
import { paintBids, paintHand } from './hand.js';
import { icon, tokens } from './icons.js';
import { paintOffer } from './offer.js';
import { paintSeat } from './seat.js';
import { paintDoor, paintThumb } from './thumb.js';

export const scene = {
  board: paintBoard,
  seat: paintSeat,
  offer: paintOffer,
  hand: paintHand,
  bids: paintBids,
  icon,
  tokens,
  flights: flightsOf,
  thumb: paintThumb,
  door: paintDoor,
};
