/** The two live regions: what is worth hearing in passing, and what must be heard at once. */
import { byId } from './dom.js';

/**
 * @param {string} id
 * @param {string} words
 */
function speak(id, words) {
  const region = byId(id);
  // An equal sentence is spoken again only when the region was emptied between.
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = words));
}

/** @param {string} words */
export const polite = (words) => speak('polite', words);

/** @param {string} words */
export const assertive = (words) => speak('assertive', words);
