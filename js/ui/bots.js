/** How bots are called where nobody named them. */

export const BOTS = ['Bianca', 'Cosimo', 'Lorenzo', 'Lucrezia'];

/** A bot's name where none came with the match. @param {number} seat */
export const botName = (seat) => BOTS[(seat + BOTS.length - 1) % BOTS.length];
