/** Text onto the clipboard, also where the browser forbids the short way. */
import { h } from './dom.js';
import { toast } from './toast.js';

/** @import {App} from './app.js' */

/**
 * @param {App} app
 * @param {string} text
 */
export async function copy(app, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = h('textarea', { value: text, 'aria-hidden': true });
    const host = document.querySelector('dialog[open]') ?? document.body;
    host.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    if (!done) return toast(app.words.t('copy-failed'));
  }
  toast(app.words.t('copied'));
}
