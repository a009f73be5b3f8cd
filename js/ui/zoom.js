/** A part of the table opened large: for small screens, and for whoever wants the words. */
import { mount } from '../scene/stage.js';
import { h } from './dom.js';
import { openDialog } from './dialog.js';
import { withLinks } from './rulelinks.js';
import { spokenSeat } from './seats.js';

/** @import {Match} from './match.js' */
/** @import {Message, SpokenList} from './types.d.ts' */

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

/** What a region says, in short. @param {Match} match @param {string} at @returns {Message | null} */
export const tipAt = (match, at) => match.app.game(match.look.game).say.closer?.(match.look, at)?.tip ?? null;

/** Opens what has something to read. @param {Match} match @param {string} at @returns {boolean} whether it has */
export function read(match, at) {
  if (match.curtain !== null || zoomable(match, at) === null) return false;
  zoom(match, at);
  return true;
}

/**
 * A text of several lines: its heading, what is said, and more small. With a game numbers of its rules lead there.
 * @param {string} text
 * @param {string} [game]
 */
export function readable(text, game) {
  const [heading, ...lines] = text.split('\n');
  const inside = (/** @type {string} */ line) => (game ? withLinks(line, game) : [line]);
  return h('div.readable', {}, h('h3', {}, heading), ...lines.map((line) => h('p', {}, ...inside(line))));
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
  const { items, about } = list;
  const content = h(
    'ul.zoom-list',
    { class: list.reads ? 'zoom-list reads' : null },
    ...items.map((item) => {
      const text = words.say({ ...item, token: undefined });
      if (list.reads)
        return h('li', {}, item.token ? app.icon(item.token, 124) : null, readable(text, match.look.game));
      return h('li', {}, item.token ? words.drawing(item, 92) : null, h('span', {}, text));
    }),
  );
  const how = list.reads && items.length > 1 && h('p.sub', {}, words.t('read-how'));
  const told = about && h('p.zoom-about', {}, ...withLinks(words.say(about), match.look.game));
  openDialog({
    words,
    title: words.say(list.heading),
    name: 'zoom',
    content: [how, items.length > 0 && content, told].filter((one) => !!one),
  });
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
