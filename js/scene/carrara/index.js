/** Carrara's painters, as js/scene/types.js and the page know them. */
import { paintBoard } from './board.js';
import { flightsOf } from './flights.js';
import { icon, tokens } from './icons.js';
import { paintScreen } from './screen.js';
import { paintSeat } from './seat.js';
import { paintDoor, paintThumb } from './thumb.js';
import { paintTracker } from './tracker.js';

export const scene = {
  /** A seat's board needs room in width. */
  layout: 'broad',
  board: paintBoard,
  seat: paintSeat,
  offer: paintTracker,
  hand: paintScreen,
  /** Nothing is bid. */
  bids: () => [],
  icon,
  tokens,
  flights: flightsOf,
  thumb: paintThumb,
  door: paintDoor,
};
