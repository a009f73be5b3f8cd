/** Between two persons on one device: nothing of a hand is on the page until the next one has it. */
import { h } from './dom.js';
import { openDialog } from './dialog.js';

/** @import {Match} from './match.js' */

/** @type {HTMLDialogElement | null} */
let shown = null;

/** @param {Match} match */
export function showCurtain(match) {
  const seat = match.curtain;
  if (shown && (seat === null || shown.dataset.seat !== String(seat))) {
    const old = shown;
    shown = null;
    old.close();
  }
  if (seat === null || shown) return;
  const { app } = match;
  const { words } = app;
  const name = match.name(seat);
  const dialog = openDialog({
    words,
    title: words.t('curtain-title', { name }),
    name: 'curtain',
    firm: true,
    content: [
      h('div.curtain-shield', {}, app.icon(`shield:${seat}`, 84)),
      h('p', {}, words.t('curtain-pass', { name })),
      h('p.sub', {}, words.say(match.now.title)),
    ],
    buttons: [
      h(
        'button.btn',
        { type: 'button', 'data-curtain': 'home', onclick: () => app.goHome() },
        words.t('curtain-home'),
      ),
      h(
        'button.btn.primary',
        {
          type: 'button',
          'data-curtain': 'open',
          onclick: () => {
            dialog.close();
            match.openCurtain();
          },
        },
        words.t('curtain-open', { name }),
      ),
    ],
  });
  dialog.dataset.seat = String(seat);
  dialog.addEventListener('close', () => {
    if (shown === dialog) shown = null;
  });
  shown = dialog;
}

/** Taken away with the match. */
export function dropCurtain() {
  const old = shown;
  shown = null;
  old?.close();
}
