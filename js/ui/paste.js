/** A link or a record, pasted to be opened; what can't be read is refused with the reason. */
import { goTo, readAddress } from '../keep/address.js';
import { openDialog } from './dialog.js';
import { h } from './dom.js';
import { refusalOf } from './match.js';

/** @import {App} from './app.js' */
/** @import {Place} from '../keep/address.js' */

/**
 * Where a text leads that somebody sent. A record has many lines, and tags; all else is taken for a link.
 * @param {App['engine']} engine
 * @param {string} given
 * @returns {Promise<Place>}
 */
export async function placeOf(engine, given) {
  if (given.startsWith('[') || given.includes('\n')) {
    await engine.call({ do: 'open', record: `${given}\n`, viewer: null });
    const { code } = await engine.call({ do: 'link', names: true, t: null });
    return { screen: 'match', code, t: null };
  }
  // A link may stand within a sentence.
  const found = /#m=\S+/.exec(given);
  /** @type {Place} */
  const place = found ? readAddress(found[0]) : { screen: 'match', code: given, t: null };
  if (place.screen === 'match') await engine.call({ do: 'open', link: place.code, viewer: null });
  return place;
}

/** @param {App} app */
export function openPaste(app) {
  const { words, engine } = app;
  const text = h('textarea.field.paste', {
    id: 'paste-text',
    rows: 5,
    spellcheck: 'false',
    autocapitalize: 'none',
    'data-paste': 'text',
    'aria-describedby': 'paste-why',
    oninput: () => (why.hidden = true),
  });
  const why = h('p.refusal', { id: 'paste-why', role: 'alert', hidden: true });

  async function open() {
    why.hidden = true;
    try {
      const place = await placeOf(engine, text.value.trim());
      dialog.close();
      goTo(place);
      await app.route();
    } catch (error) {
      why.textContent = words.refuse(refusalOf(error));
      why.hidden = false;
      text.focus();
    }
  }

  const dialog = openDialog({
    words,
    title: words.t('paste'),
    name: 'paste',
    content: [
      h(
        'form',
        { onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), open()) },
        h('label', { for: 'paste-text' }, words.t('paste-what')),
        text,
        why,
        h(
          'div.row.end',
          {},
          h('button.btn.primary', { type: 'submit', 'data-paste': 'open' }, words.t('paste-open')),
        ),
      ),
    ],
  });
  text.focus();
}
