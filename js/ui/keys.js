/** The keys: few and fixed. Letters and figures can be switched off, and are never taken from a text field. */
import { h } from './dom.js';
import { askHint, forgetHint } from './hint.js';
import { dialogOpen, openDialog } from './dialog.js';
import { read } from './zoom.js';

/** @import {App} from './app.js' */
/** @import {Match} from './match.js' */

/** @type {[string, string][]} the key and the message that says what it does */
const KEYS = [
  ['Tab', 'key-tab'],
  ['← → ↑ ↓', 'key-arrows'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-esc'],
  ['1 – 9', 'key-numbers'],
  ['0', 'key-zero'],
  ['u', 'key-u'],
  ['z  x', 'key-zx'],
  ['Space', 'key-space'],
  ['l', 'key-l'],
  ['h', 'key-h'],
  ['i', 'key-i'],
  ['c', 'key-c'],
  ['m', 'key-m'],
  ['p', 'key-p'],
  ['r', 'key-r'],
  [',', 'key-settings'],
  ['?', 'key-keys'],
];

const FIGURE = /^\d$/;

/** @param {App} app */
export function openKeys(app) {
  const { words } = app;
  openDialog({
    words,
    title: words.t('keys'),
    name: 'keys',
    content: [
      h(
        'dl.keys',
        {},
        ...KEYS.flatMap(([key, id]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, words.t(id))]),
      ),
      h('p.sub', {}, words.t('keys-off')),
    ],
  });
}

/** @param {EventTarget | null} target */
const writing = (target) =>
  target instanceof HTMLElement &&
  target.matches(
    'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]',
  );

/** @param {App} app */
export function listenToKeys(app) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { match } = app;
    if (event.key === 'Escape') {
      if (!dialogOpen() && match && !writing(event.target)) backOut(app);
      return;
    }
    if (writing(event.target) || dialogOpen() || !app.settings.keys) return;
    // Held down it would take one thing after the other.
    if (event.repeat && FIGURE.test(event.key)) return;
    if (act(app, event.key)) event.preventDefault();
  });
}

/** One step back. @param {App} app */
function backOut({ match }) {
  if (!match) return;
  if (match.past) match.backToNow();
  else if (match.composing.key) match.composing.putBack();
  else if (match.hint) forgetHint(match);
}

/** @param {Match} match */
function readFocused(match) {
  const { activeElement: active } = document;
  return active instanceof HTMLElement && active.matches('.hit') && read(match, active.dataset.at ?? '');
}

/** Presses a control of the table, where there is such a one. @param {string} which */
function press(which) {
  const button = document.querySelector(`#main ${which}`);
  if (button instanceof HTMLElement) button.click();
  return button !== null;
}

/**
 * @param {App} app
 * @param {string} key
 */
function act(app, key) {
  const { match } = app;
  if (key === '?') openKeys(app);
  else if (key === ',') app.openSettings();
  else if (key === 'r') app.openRules();
  else if (!match) return false;
  else if (key === 'u') match.undo();
  else if (key === 'z') match.replay.step(-1);
  else if (key === 'x') match.replay.step(1);
  else if (key === 'l') app.focusLog();
  else if (key === 'h') askHint(match);
  else if (key === 'i') return readFocused(match);
  else if (key === 'm') app.openTyped();
  else if (key === 'p') return press('[data-act="pause"]');
  else if (key === 'c') app.openCount();
  else if (FIGURE.test(key)) {
    return press(`[data-n="${key}"]`);
  } else return false;
  return true;
}
