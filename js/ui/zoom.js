/** A part of the table opened large: for small screens, and for whoever wants the words. */
import { mount } from '../scene/stage.js';
import { h } from './dom.js';
import { openDialog } from './dialog.js';
import { spokenSeat } from './seats.js';

/** @import {Match} from './match.js' */
/** @import {SpokenList} from './types.d.ts' */

/**
 * The list that stands for a region.
 * @param {Match} match
 * @param {string} at
 * @returns {SpokenList | null}
 */
function listAt(match, at) {
  const { say } = match.app.game(match.look.game);
  const full = say.closer?.(match.look, at);
  if (full) return full;
  return say.board(match.look).find((list) => list.at === at && list.items.length > 0) ?? null;
}

/**
 * @param {Match} match
 * @param {string} at
 * @returns {string | null} its name, when there is something to see
 */
export function zoomable(match, at) {
  const { words } = match.app;
  if (at.startsWith('seat:')) return match.name(Number(at.slice(5)));
  const list = listAt(match, at);
  return list ? words.say(list.heading) : null;
}

/**
 * @param {Match} match
 * @param {string} at
 */
export function zoom(match, at) {
  const { app } = match;
  const { words } = app;
  if (at.startsWith('seat:')) return zoomSeat(match, Number(at.slice(5)));
  const list = listAt(match, at);
  if (!list) return;
  const content = h(
    'ul.zoom-list',
    { class: list.reads ? 'zoom-list reads' : null },
    ...list.items.map((item) =>
      h(
        'li',
        {},
        item.token ? words.drawing(item, list.reads ? 124 : 92) : null,
        h('span', {}, words.say({ ...item, token: undefined })),
      ),
    ),
  );
  openDialog({ words, title: words.say(list.heading), name: 'zoom', content: [content] });
}

/**
 * @param {Match} match
 * @param {number} seat
 */
function zoomSeat(match, seat) {
  const { app } = match;
  const { scene, say } = app.game(match.look.game);
  /** @type {HTMLElement[]} */
  const content = [h('div.zoom-words', {}, spokenSeat(match, seat, false))];
  const drawn = h('div.zoom-seat');
  drawn.style.height = `${Math.min(460, Math.round(window.innerHeight * 0.55))}px`;
  const ui = app.sceneUi(match);
  const shown = say.seat(match.look, seat, false).length > 0;
  if (shown) content.unshift(drawn);
  const stage = shown
    ? mount(drawn, (g, size) => scene.seat(g, size, match.look, seat, ui), {
        say: /** @type {any} */ (ui.say),
      })
    : null;
  const onClose = () => stage?.destroy();
  openDialog({ words: app.words, title: match.name(seat), name: 'zoom', content, onClose });
}
