/** An option that is put together: so many pieces of a list. What there is to choose from comes from the catalogue. */
import { openDialog } from './dialog.js';
import { h } from './dom.js';
import { polite } from './live.js';
import { arrows } from './stages.js';
import { readable } from './zoom.js';

/** @import {App} from './app.js' */
/** @import {Pick} from './types.d.ts' */

/** Of a value, the pieces that the list has. @param {Pick} pick @param {unknown} value @returns {string[]} */
export function piecesOf({ items, join }, value) {
  const known = new Set(items.map((item) => item.value));
  const pieces = typeof value === 'string' ? value.split(join) : [];
  return pieces.every((one) => known.has(one)) ? pieces : [];
}

/**
 * The pieces as boxes to be ticked, with how many are still wanted.
 * @param {App} app
 * @param {string} game
 * @param {Pick} pick
 * @param {string} label
 * @param {(value: string) => void} onChange
 */
export function pickBox(app, game, pick, label, onChange) {
  const { words } = app;
  const { count, items, join } = pick;
  /** @type {Set<string>} */
  let chosen = new Set();
  const said = h('p.pick-count', {});
  const wrong = h('p.refusal', { hidden: true });

  /** @type {Map<string, HTMLInputElement>} */
  const boxes = new Map();
  const grid = h(
    'div.picks',
    { role: 'group', 'aria-label': label },
    ...items.map(({ value, label, note }) => {
      const box = h('input', { type: 'checkbox', value, onchange: () => toggle(box) });
      boxes.set(value, box);
      const drawing = h(
        'span.pick-drawing',
        { 'aria-hidden': true },
        app.icon(label.token ?? value, 34, game),
      );
      const name = h('span', {}, words.say({ ...label, token: undefined }));
      return h(
        'label.pick',
        {},
        box,
        drawing,
        h('span.pick-words', {}, name, note && h('span.sub', {}, words.say(note))),
      );
    }),
  );
  arrows(grid, 'input');

  /** @param {HTMLInputElement} box */
  function toggle(box) {
    if (box.checked && chosen.size >= count) {
      box.checked = false;
      return refuse();
    }
    if (box.checked) chosen.add(box.value);
    else chosen.delete(box.value);
    tell();
  }

  /** There is no room for more. */
  function refuse() {
    wrong.textContent = words.t('pick-full', { count });
    wrong.hidden = false;
    polite(wrong.textContent);
  }

  /** @param {Iterable<string>} next */
  function set(next) {
    chosen = new Set(next);
    for (const [value, box] of boxes) box.checked = chosen.has(value);
    tell();
  }

  function tell() {
    wrong.hidden = true;
    said.textContent = words.t('pick-count', { n: chosen.size, count });
    if (own.contains(document.activeElement)) polite(said.textContent);
    // In the list's own order, however they were chosen.
    onChange(items.flatMap(({ value }) => (chosen.has(value) ? [value] : [])).join(join));
  }

  function fillUp() {
    const free = items.map(({ value }) => value).filter((value) => !chosen.has(value));
    while (free.length && chosen.size < count)
      chosen.add(free.splice(Math.floor(Math.random() * free.length), 1)[0]);
    set(chosen);
  }

  function read() {
    const { about } = app.game(game).say;
    const list = items.map(({ value, label }) => {
      const text = about?.(label.token ?? value) ?? label;
      const drawing = app.icon(label.token ?? value, 124, game);
      return h('li', {}, drawing, readable(words.say({ ...text, token: undefined }), game));
    });
    openDialog({ words, title: label, name: 'pieces', content: [h('ul.zoom-list.reads', {}, ...list)] });
  }

  /** @param {string} id @param {() => void} onclick */
  const button = (id, onclick) =>
    h('button.btn', { type: 'button', 'data-pick': id, onclick }, words.t(`pick-${id}`));
  const own = h(
    'div.pick-box',
    {},
    h(
      'div.pick-head',
      {},
      said,
      button('fill', fillUp),
      button('clear', () => set([])),
      app.game(game).say.about && button('read', read),
    ),
    grid,
    wrong,
  );
  return { own, set };
}
