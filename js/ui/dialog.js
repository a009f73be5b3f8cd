/** Native dialogs: they keep the focus, close with Esc and give the focus back. */
import { byId, h, tool } from './dom.js';
import { dropToasts, settleToasts } from './toast.js';

/** @import {Words} from '../words.js' */

/**
 * @param {object} options
 * @param {Words} options.words
 * @param {string} options.title
 * @param {string} [options.name] for `data-dialog`
 * @param {(Node | string)[]} options.content
 * @param {Node[]} [options.buttons]
 * @param {boolean} [options.firm] it can't be closed without a choice
 * @param {() => void} [options.onClose]
 * @returns {HTMLDialogElement}
 */
export function openDialog({ words, title, name, content, buttons = [], firm = false, onClose }) {
  dropToasts();
  const id = `dialog-${Math.random().toString(36).slice(2)}`;
  const dialog = h(
    'dialog.dialog',
    { 'aria-labelledby': id, 'data-dialog': name },
    h(
      'header.dialog-head',
      {},
      h('h2', { id, tabindex: '-1', autofocus: true }, title),
      !firm && tool('close', words.t('close'), () => dialog.close(), { 'data-close': true }),
    ),
    h('div.dialog-body', {}, ...content),
    buttons.length > 0 && h('footer.dialog-foot', {}, ...buttons),
  );
  dialog.addEventListener('cancel', (event) => firm && event.preventDefault());
  // Closed by the whole press, not when it begins: its end would press what lies under the dialog.
  let outside = false;
  dialog.addEventListener('pointerdown', ({ target }) => (outside = target === dialog));
  dialog.addEventListener('click', ({ target }) => {
    if (!firm && outside && target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (dialog.contains(byId('toasts'))) settleToasts();
    dialog.remove();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Whether a dialog covers the page. */
export const dialogOpen = () => document.querySelector('dialog[open]') !== null;

/** Closes whatever dialog is open, as when the address moves on. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll('dialog[open]'))
    /** @type {HTMLDialogElement} */ (dialog).close();
}
