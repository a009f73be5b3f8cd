/**
 * Small drawings used again: a canvas is dearer than the button on which it stands, and most buttons come back with the
 * next decision.
 */

/** @import {App} from './app.js' */

/**
 * The drawings of one box, which is filled anew again and again.
 * @param {App} app
 */
export function iconPool(app) {
  /** @type {Map<string, HTMLCanvasElement[]>} those of the last filling that are not in use again */
  let before = new Map();
  /** @type {Map<string, HTMLCanvasElement[]>} */
  let now = new Map();
  return {
    /** The box is to be filled: what lies in it is free. */
    refill() {
      before = now;
      now = new Map();
    },
    /** @param {string} token @param {number} px its height */
    icon(token, px) {
      const key = [token, px, app.theme, app.words.language, window.devicePixelRatio].join('|');
      const drawn = before.get(key)?.pop() ?? app.icon(token, px);
      now.set(key, [...(now.get(key) ?? []), drawn]);
      return drawn;
    },
  };
}
