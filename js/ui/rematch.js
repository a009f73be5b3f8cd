/** The same seats once more: with the deal that this match had, or a new one. */
import { randomHex } from '../keep/random.js';
import { openDialog } from './dialog.js';
import { h } from './dom.js';

/** @import {Match} from './match.js' */

/** @param {Match} match */
export function openRematch(match) {
  const { app } = match;
  const { words } = app;
  const seats = match.saved.seats.map(({ name, bot }) => ({ name, bot }));
  const { game, options } = match.now;
  /** @param {string} key @param {() => void} act @param {string} [kind] */
  const way = (key, act, kind = 'btn') =>
    h(
      'button.btn',
      { type: 'button', class: kind, 'data-rematch': key, onclick: () => (dialog.close(), act()) },
      words.t(`rematch-${key}`),
    );
  const dialog = openDialog({
    words,
    title: words.t('rematch'),
    name: 'rematch',
    content: [
      h('p', {}, words.t('rematch-what')),
      h(
        'div.menu',
        {},
        way('new', () => app.begin(game, { options, start: 'random', seats }, randomHex()), 'btn primary'),
        way('same', () => app.beginAgain(match)),
      ),
    ],
  });
}
