/**
 * A game's small drawings, made while the page has nothing else to do: those of a log's line, made as the line comes,
 * would hold up the move that it tells.
 */
import { spare } from './idle.js';

/** @import {App} from './app.js' */

/** How high they stand in the last line, in the log and on buttons: CSS pixels. */
const SIZES = [15, 22, 26];
/** And on a button for all that it does. */
const LARGE = 42;

/**
 * @param {App} app
 * @param {string} game
 * @param {() => boolean} due whether they would still be of use
 */
export function drawAhead(app, game, due) {
  const { scene, say } = app.game(game);
  const wanted = (scene.tokens ?? []).flatMap((token) => SIZES.map((px) => ({ token, px })));
  wanted.push(...Object.values(say.icons).map((token) => ({ token, px: LARGE })));
  spare(() => {
    const next = wanted.pop();
    if (!next || !due()) return false;
    app.icon(next.token, next.px, game);
    return true;
  });
}
