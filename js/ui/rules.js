/** The rulebook: contents, search, and every rule at its own address. It lies over whatever is on the screen. */
import { loadRulebook } from '../keep/rulebooks.js';
import { scenes } from '../scene/index.js';
import { openDialog } from './dialog.js';
import { h, icon } from './dom.js';
import { toRule, withLinks } from './rulelinks.js';

/** @import {App} from './app.js' */
/** @import {Body, Rulebook, Section} from '../keep/rulebooks.js' */

/** The games, each with a book. */
const all = Object.keys(scenes);

/**
 * Opens the book, or turns its pages where it lies open.
 * @param {App} app
 * @param {string | null} game
 * @param {string | null} rule
 */
export async function openRules(app, game, rule) {
  const { words } = app;
  const wanted = game ?? app.match?.now.game ?? '';
  const name = all.includes(wanted) ? wanted : all[0];
  const book = await loadRulebook(name, words.language).catch(() => null);
  if (!book) {
    app.closedRules();
    return app.say(words.t('rules-unread'));
  }
  let dialog = document.querySelector('[data-dialog="rules"]');
  if (!dialog) {
    const onClose = () => app.closedRules();
    dialog = openDialog({ words, title: words.t('rules'), name: 'rules', onClose, content: [] });
    dialog.classList.add('wide', 'rulebook');
  }
  if (/** @type {HTMLElement} */ (dialog).dataset.book !== name) {
    /** @type {HTMLElement} */ (dialog).dataset.book = name;
    dialog.querySelector('.dialog-body')?.replaceChildren(...pages(app, name, book));
  }
  turnTo(dialog, rule);
}

/**
 * @param {App} app
 * @param {string} game
 * @param {Rulebook} book
 */
function pages(app, game, book) {
  const { words } = app;
  const ids = new Set(book.sections.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]));
  const none = h('p.sub', { hidden: true, role: 'status' }, words.t('rules-none'));
  const text = h('div.rules-text', {}, ...book.sections.map((one) => section(app, game, one, ids)), none);
  const search = h('input.field', {
    id: 'rules-search',
    type: 'search',
    autocomplete: 'off',
    oninput() {
      none.toggleAttribute('hidden', find(text, search.value));
      // Wherever the book lay open, what is found is read from its beginning.
      const first = text.querySelector('section:not([hidden])');
      if (first && first.getBoundingClientRect().top < search.getBoundingClientRect().bottom)
        first.scrollIntoView();
    },
  });
  const list = contents(app, game, book);
  return [
    all.length > 1 && games(app, game),
    h('div.rules-search', {}, h('label', { for: 'rules-search' }, words.t('rules-search')), search),
    h('div.rules-pages', {}, list, text),
    toContents(words.t('rules-contents'), list),
  ].filter((one) => one instanceof Node);
}

/**
 * @param {App} app
 * @param {string} game
 * @param {Rulebook} book
 */
function contents({ words }, game, { sections }) {
  const entry = (/** @type {Section} */ { id, title }) =>
    h(
      'li',
      { 'data-depth': id.length },
      h('a', { href: toRule(game, id) }, h('span.rule-no', {}, id), ' ', title),
    );
  return h(
    'nav.rules-contents',
    { 'aria-label': words.t('rules-contents') },
    h('ul', {}, ...sections.map(entry)),
  );
}

/**
 * Where the contents lie above the text, the way back to them; it shows while they are out of sight.
 * @param {string} label
 * @param {HTMLElement} list
 */
function toContents(label, list) {
  const go = () => {
    list.scrollIntoView({ block: 'center' });
    list.querySelector('a')?.focus({ preventScroll: true });
  };
  const way = h('button.btn.rules-up', { type: 'button', hidden: true, onclick: go }, icon('up'), label);
  new IntersectionObserver(([{ isIntersecting }]) => (way.hidden = isIntersecting)).observe(list);
  return way;
}

/**
 * @param {App} app
 * @param {string} game
 */
function games({ words }, game) {
  return h(
    'nav.rules-games',
    { 'aria-label': words.t('home-doors') },
    ...all.map((one) =>
      h(
        'a.btn',
        { href: toRule(one, null), 'aria-current': one === game ? 'page' : null },
        words.t(`${one}-name`),
      ),
    ),
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {Section} one
 * @param {Set<string>} ids
 */
function section(app, game, { id, title, intro, rules }, ids) {
  return h(
    'section',
    { 'data-section': id },
    h('h3', { 'data-rule': id, tabindex: '-1' }, h('span.rule-no', {}, id), ' ', title),
    intro && h('article.rule.intro', {}, body(app, game, intro, ids, id)),
    ...rules.map((rule) =>
      h(
        'article.rule',
        { 'data-rule': rule.id, tabindex: '-1', 'aria-label': app.words.t('rules-rule', { rule: rule.id }) },
        h('a.rule-no', { href: toRule(game, rule.id) }, rule.id),
        body(app, game, rule, ids, rule.id),
      ),
    ),
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {Body} rule
 * @param {Set<string>} ids
 * @param {string} own
 */
function body(app, game, { text = '', say, table, ruling, option }, ids, own) {
  const { words } = app;
  /** @param {string} line */
  const linked = (line) => withLinks(line, game, ids, own);
  const chosen = app.match?.now.game === game && option ? app.match.now.options?.[option.key] : undefined;
  const value = `${game}-option-${option?.key}-${chosen}`;
  return h(
    'div.rule-words',
    {},
    ...(say ? words.say(say) : text).split(/\s*\n\s*/).map((line) => h('p', {}, ...linked(line))),
    table && grid(table),
    ruling && h('p.ruling', {}, h('b', {}, words.t('rules-ruling')), ' ', ...linked(ruling)),
    option &&
      h(
        'div.ruling',
        { 'data-option': option.key },
        h('p', {}, h('b', {}, words.t('rules-option')), ' ', ...linked(option.text)),
        words.has(value) && h('p', {}, words.t('rules-chosen', { what: words.t(value) })),
      ),
  );
}

/** @param {import('../keep/rulebooks.js').Table} table */
function grid({ head, rows }) {
  return h(
    'div.rule-table',
    { tabindex: '0', role: 'group', 'aria-label': head.join(', ') },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...head.map((cell) => h('th', { scope: 'col' }, cell)))),
      h('tbody', {}, ...rows.map((row) => h('tr', {}, ...row.map((cell) => h('td', {}, cell))))),
    ),
  );
}

/** Without accents, strokes and capitals. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ł/g, 'l');

/**
 * Leaves only the rules that hold every word looked for.
 * @param {HTMLElement} text
 * @param {string} wanted
 * @returns {boolean} whether there are any
 */
function find(text, wanted) {
  const all = plain(wanted).split(/\s+/).filter(Boolean);
  let found = false;
  for (const part of text.querySelectorAll('section')) {
    let some = all.length === 0;
    for (const rule of part.querySelectorAll('article')) {
      const words = plain(rule.textContent ?? '');
      const fits = all.every((word) => words.includes(word));
      rule.toggleAttribute('hidden', !fits);
      some ||= fits;
    }
    part.toggleAttribute('hidden', !some);
    found ||= some;
  }
  // What is found stands where the contents were, on small screens too.
  text.parentElement?.setAttribute('data-searching', String(all.length > 0));
  return found;
}

/**
 * @param {Element} dialog
 * @param {string | null} rule
 */
function turnTo(dialog, rule) {
  for (const marked of dialog.querySelectorAll('[data-here]')) marked.removeAttribute('data-here');
  const place = rule === null ? null : dialog.querySelector(`.rules-text [data-rule="${CSS.escape(rule)}"]`);
  if (!(place instanceof HTMLElement)) {
    if (rule === null) dialog.scrollTop = 0;
    return;
  }
  if (place.closest('[hidden]')) {
    const search = dialog.querySelector('input');
    if (search) {
      search.value = '';
      search.dispatchEvent(new Event('input'));
    }
  }
  place.dataset.here = 'true';
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}
