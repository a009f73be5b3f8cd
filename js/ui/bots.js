/** What a seat is called where nobody gave it a name. */

/** @import {Words} from '../words.js' */

export const BOTS = ['Bianca', 'Cosimo', 'Lorenzo', 'Lucrezia'];

/** A bot's name where none came with the match. @param {number} seat */
export const botName = (seat) => BOTS[(seat + BOTS.length - 1) % BOTS.length];

/** A person's, in the reader's language. @param {Words} words @param {number} seat */
export const usualName = (words, seat) => words.t('seat-default', { number: seat + 1 });
