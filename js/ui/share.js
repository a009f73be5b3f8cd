/** Sending a match: link, QR code and record, and the plain word that a link carries everything. */
import { generate } from '../../vendor/lean-qr.mjs';
import { linkTo } from '../keep/address.js';
import { download } from '../keep/transfer.js';
import { copy } from './clipboard.js';
import { h } from './dom.js';
import { openDialog } from './dialog.js';

/** @import {Match} from './match.js' */

/** @param {Match} match */
export function openShare(match) {
  const { app } = match;
  const { words, engine } = app;
  const link = h('input.field', {
    type: 'text',
    readonly: true,
    'data-share': 'link',
    'aria-label': words.t('share-link'),
  });
  const code = h('canvas.qr', { role: 'img', 'aria-label': words.t('share-qr') });
  const failed = h('p.sub', { hidden: true }, words.t('share-qr-long'));
  const names = h('input', { type: 'checkbox', 'data-share': 'names', onchange: () => draw() });

  async function draw() {
    const answer = await engine.call({ do: 'link', names: names.checked, t: null });
    link.value = linkTo(answer.code);
    try {
      generate(link.value).toCanvas(code, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] });
      code.hidden = false;
    } catch {
      code.hidden = true;
    }
    failed.hidden = !code.hidden;
  }

  const record = async () => (await engine.call({ do: 'record' })).text;
  openDialog({
    words,
    title: words.t('share'),
    name: 'share',
    content: [
      h('p', {}, words.t('share-plain')),
      h(
        'div.row.wrap',
        {},
        h('div.grow', {}, link),
        h(
          'button.btn.primary',
          { type: 'button', 'data-share': 'copy', onclick: () => copy(app, link.value) },
          words.t('share-copy'),
        ),
      ),
      h('label.check', {}, names, h('span', {}, words.t('share-names'))),
      code,
      failed,
      h('h3', {}, words.t('share-record')),
      h('p.sub', {}, words.t('share-record-what')),
      h(
        'div.row.wrap',
        {},
        h(
          'button.btn',
          { type: 'button', 'data-share': 'record-copy', onclick: async () => copy(app, await record()) },
          words.t('share-record-copy'),
        ),
        h(
          'button.btn',
          {
            type: 'button',
            'data-share': 'record-save',
            onclick: async () => download(`${match.now.game}.txt`, await record(), 'text/plain'),
          },
          words.t('share-record-save'),
        ),
      ),
    ],
  });
  draw();
}
