/** The log: every line in the reader's language, and each leads back to its moment. */
import { h, tool } from './dom.js';
import { watchEdges } from './edges.js';
import { openDialog } from './dialog.js';

/** @import {Match} from './match.js' */
/** @import {LogLine} from './types.d.ts' */

/**
 * @param {Match} match
 */
export function logPanel(match) {
  const { words } = match.app;
  const list = h('ol');
  const scroller = h('div.log', { role: 'log', 'aria-label': words.t('log') }, list);
  const steps = h(
    'div.log-steps',
    { role: 'group', 'aria-label': words.t('steps') },
    tool('first', words.t('step-first'), () => match.lookAt(0), { 'data-step': 'first' }),
    tool('prev', words.t('step-back'), () => match.lookAt(match.look.t - 1), { 'data-step': 'prev' }),
    tool('next', words.t('step-on'), () => match.lookAt(match.look.t + 1), { 'data-step': 'next' }),
    tool('last', words.t('step-last'), () => match.lookAt(match.now.end), { 'data-step': 'last' }),
  );
  const own = h(
    'section.panel.log-panel',
    { 'aria-labelledby': 'log-title' },
    h('div.log-head', {}, h('h2', { id: 'log-title' }, words.t('log')), steps),
    scroller,
  );
  /** @type {LogLine[]} the lines that stand */
  let shown = [];
  let drawnFor = match.app.theme;

  /** Scrolls to the line of the moment that is shown. */
  function show() {
    const target = match.past ? list.querySelector('.now') : list.lastElementChild;
    if (!(target instanceof HTMLElement)) return;
    scroller.scrollTop =
      target.offsetTop - scroller.offsetTop - scroller.clientHeight + target.offsetHeight + 2;
  }

  function fill() {
    const { lines, app } = match;
    // By day and by night what they speak of is drawn otherwise.
    if (drawnFor !== app.theme) shown = [];
    drawnFor = app.theme;
    // Lines that stay are left alone, so that a reader hears only the new ones.
    let same = 0;
    while (same < shown.length && same < lines.length && alike(shown[same], lines[same])) same += 1;
    while (list.children.length > same) list.lastElementChild?.remove();
    for (const line of lines.slice(same)) list.append(lineNode(match, line));
    shown = lines;
    const { t } = match.look;
    const news = new Set(match.news);
    let current = null;
    for (const [index, node] of [...list.children].entries()) {
      const item = /** @type {HTMLElement} */ (node);
      const is = Number(item.dataset.t) <= t;
      item.classList.toggle('later', !is);
      item.classList.toggle('fresh', news.has(lines[index]));
      item.classList.remove('now');
      if (is) current = item;
    }
    current?.classList.add('now');
    rove();
    show();
    for (const button of steps.querySelectorAll('button')) {
      const back = button.dataset.step === 'first' || button.dataset.step === 'prev';
      button.disabled = match.curtain !== null || (back ? match.look.t === 0 : !match.past);
    }
  }

  /** One stop in the tab order: the line last used, or that of the moment that is shown. */
  function rove() {
    const active = list.contains(document.activeElement) ? document.activeElement : null;
    const stop = active ?? list.querySelector('.now .line');
    for (const line of list.querySelectorAll('button')) line.tabIndex = line === stop ? 0 : -1;
  }

  list.addEventListener('focusin', rove);
  list.addEventListener('keydown', (event) => {
    const item = document.activeElement?.closest('li');
    const goal = {
      ArrowUp: item?.previousElementSibling,
      ArrowDown: item?.nextElementSibling,
      Home: list.firstElementChild,
      End: list.lastElementChild,
    }[event.key];
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goal?.querySelector('button')?.focus();
  });

  /** To the line of the moment that is shown. */
  const focus = () => {
    /** @type {HTMLElement | null} */ (list.querySelector('[tabindex="0"]'))?.focus();
  };

  // A line that is cut at the top fades.
  watchEdges(scroller);
  // A panel that has become lower still ends with the newest line.
  new ResizeObserver(show).observe(scroller);

  return { own, focus, fill };
}

/** The engine may tell the same line again. @param {LogLine} one @param {LogLine} other */
const alike = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * @param {Match} match
 * @param {LogLine} line
 */
function lineNode(match, line) {
  const { app } = match;
  return h(
    'li',
    { 'data-t': line.t },
    h(
      'button.line',
      { type: 'button', 'data-log': line.id, onclick: () => lookAtLine(match, line) },
      h(
        'span.line-shield',
        { 'aria-hidden': true },
        line.seat === null ? '' : app.icon(`shield:${line.seat}`, 16),
      ),
      h('span', {}, app.words.nodes(line, 22)),
    ),
  );
}

/**
 * The moment after a line; where the log lies over the table, it makes way.
 * @param {Match} match
 * @param {LogLine} line
 */
function lookAtLine(match, line) {
  const sheet = document.querySelector('dialog[data-dialog="log"]');
  if (sheet instanceof HTMLDialogElement) sheet.close();
  match.lookAt(line.t);
}

/**
 * The last thing that happened, as far as the shown moment.
 * @param {Match} match
 */
export function lastLine(match) {
  const { lines, look } = match;
  return (match.past ? lines.findLast(({ t }) => t <= look.t) : lines.at(-1)) ?? null;
}

/**
 * On small screens the log comes as a sheet; it is the same panel, lent for a while.
 * @param {Match} match
 * @param {ReturnType<typeof logPanel>} panel
 */
export function openLogSheet(match, panel) {
  const { own } = panel;
  const home = own.parentElement;
  const next = own.nextSibling;
  openDialog({
    words: match.app.words,
    title: match.app.words.t('log'),
    name: 'log',
    content: [own],
    onClose: () => home?.insertBefore(own, next),
  });
  panel.fill();
}
