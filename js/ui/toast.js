/** A sentence that goes away by itself, perhaps with one thing to do about it. */
import { byId, h } from './dom.js';
import { polite } from './live.js';

/** Where they stand on this screen, if not below the bar. @type {(() => HTMLElement) | null} */
let place = null;

/** @param {(() => HTMLElement) | null} where */
export function toastsIn(where) {
  place = where;
  settleToasts();
}

/** Where a dialog had them, or another screen, they go back to their place. */
export function settleToasts() {
  const host = place?.() ?? byId('notices');
  const box = byId('toasts');
  if (box.parentElement !== host) host.append(box);
}

/**
 * @param {string | Node} words
 * @param {object} [how]
 * @param {{label: string, act: () => void} | null} [how.action]
 * @param {number} [how.ms] how long it stays
 * @param {boolean} [how.quiet] it has been read out already
 */
export function toast(words, { action = null, ms = action ? 9000 : 4500, quiet = false } = {}) {
  const box = byId('toasts');
  const text = typeof words === 'string' ? words : (words.textContent ?? '');
  box.replaceChildren();
  const node = h('div.toast', {}, h('span', {}, words));
  if (action) {
    node.append(
      h(
        'button.btn',
        { type: 'button', onclick: () => (node.remove(), action.act()), 'data-toast': 'act' },
        action.label,
      ),
    );
  }
  // A modal dialog makes the rest of the page inert: the sentence goes where it can be reached.
  const dialogs = document.querySelectorAll('dialog[open]');
  const top = dialogs[dialogs.length - 1];
  if (top) top.append(box);
  else settleToasts();
  box.append(node);
  if (!quiet) polite(text);
  setTimeout(() => node.remove(), ms);
  return node;
}

/** What was said belongs to what was shown: it goes when the screen changes, and before a dialog opens. */
export const dropToasts = () => byId('toasts').replaceChildren();
