/** The six types of building: where each stands, and what a tile of it tells. */
export { HEIGHTS, build, drawBuilding } from '../buildings.js';

export const TYPES = ['biblioteca', 'palazzo', 'porta', 'cattedrale', 'castello', 'villa'];
const COUNTRY = ['castello', 'villa'];

/** Whether a type stands in the country, and not in a city. @param {string} type */
export const inCountry = (type) => COUNTRY.includes(type);
/** @param {string} tile @returns {[string, number]} its type and cost */
export const tileOf = (tile) => [tile.slice(0, -1), Number(tile.slice(-1))];
