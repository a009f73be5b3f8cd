/** What a good player counts: tables of what is public, and of the own cards. */
import { openDialog } from './dialog.js';
import { h } from './dom.js';

/** @import {Match} from './match.js' */
/** @import {Counted} from './types.d.ts' */

/** @param {Match} match */
export async function openCount(match) {
  const { app, viewer, look } = match;
  const { words } = app;
  /** @type {Counted[]} */
  const tables = await app.engine.call({ do: 'count', viewer, t: look.t });
  const dotted = tables.some(({ rows }) => rows.some(({ cells }) => cells.some(Array.isArray)));
  const dialog = openDialog({
    words,
    title: words.t('count'),
    name: 'count',
    content: [
      h('p.sub', {}, words.t('count-what')),
      ...(dotted ? [h('p.sub', {}, words.t('count-dots'))] : []),
      h('div.counts', {}, ...tables.map((one) => table(match, one))),
    ],
  });
  dialog.classList.add('wide');
}

/**
 * @param {Match} match
 * @param {Counted} one
 */
function table({ app }, { title, corner, columns, rows, note, token }) {
  const { words } = app;
  return h(
    'section.counted',
    {},
    h(
      'table',
      {},
      h('caption', {}, token ? app.icon(token, 24) : null, h('span', {}, words.say(title))),
      columns.length > 0 &&
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', { scope: 'col' }, corner ? words.say(corner) : ''),
            ...columns.map(({ label, short }) =>
              short === null
                ? h('th', { scope: 'col' }, words.say(label))
                : h(
                    'th',
                    { scope: 'col', title: words.say(label) },
                    h('span', { 'aria-hidden': true }, short),
                    h('span.unseen', {}, words.say(label)),
                  ),
            ),
          ),
        ),
      h(
        'tbody',
        {},
        ...rows.map(({ label, cells }) =>
          h('tr', {}, h('th', { scope: 'row' }, named(app, label)), ...cells.map((cell) => td(words, cell))),
        ),
      ),
    ),
    note && h('p.sub', {}, words.say(note)),
  );
}

/**
 * A thing's drawing and its name.
 * @param {Match['app']} app
 * @param {import('./types.d.ts').Message} label
 */
function named(app, label) {
  const name = app.words.nodes({ ...label, token: undefined }, 20);
  return label.token ? h('span.counted-thing', {}, app.icon(label.token, 22), h('span', {}, name)) : name;
}

/** So many are shown as dots; more as figures. */
const DOTS = 3;

/**
 * @param {import('../words.js').Words} words
 * @param {number | [number, number] | null} cell
 */
function td(words, cell) {
  if (cell === null) return h('td.none');
  if (typeof cell === 'number') return h('td', { 'data-left': cell }, words.number(cell));
  const [left, all] = cell;
  const said = words.t('count-of', { left, all });
  const props = { 'data-left': left, 'data-all': all };
  const shown =
    all > DOTS
      ? h('span', {}, `${words.number(left)}\u00a0/\u00a0${words.number(all)}`)
      : h('span.dots', {}, ...Array.from({ length: all }, (_, i) => h('i', { 'data-on': i < left })));
  shown.setAttribute('aria-hidden', 'true');
  return h('td', props, shown, h('span.unseen', {}, said));
}
