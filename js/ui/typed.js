/** A move typed in the notation of the game: what it means, why not, and which moves begin so. */
import { openDialog } from './dialog.js';
import { h, refill } from './dom.js';
import { refusalOf } from './match.js';

/** @import {Match} from './match.js' */
/** @import {Refusal, Typed} from './types.d.ts' */

/** @param {Match} match */
export function openTyped(match) {
  if (!match.decision) return;
  const { app, viewer } = match;
  const { words } = app;
  const field = h('input.field.typed', {
    id: 'typed-move',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'data-typed': 'field',
    'aria-describedby': 'typed-why typed-count',
    oninput: () => look(),
  });
  const why = h('p.refusal', { id: 'typed-why', role: 'alert', hidden: true });
  const count = h('p.sub', { id: 'typed-count', role: 'status' });
  const offers = h('ul.typed-offers', { 'aria-label': words.t('typed-offers') });

  /** @returns {Promise<Typed | null>} null: the engine has nothing to say of it, and says why */
  async function ask() {
    try {
      return await app.engine.call({ do: 'typed', text: field.value, viewer });
    } catch (error) {
      refuse(refusalOf(error));
      return null;
    }
  }

  /** @param {Refusal} refusal */
  function refuse(refusal) {
    why.hidden = false;
    why.dataset.rule = refusal.rule ?? '';
    why.replaceChildren(app.refusal(refusal));
    field.setAttribute('aria-invalid', 'true');
  }

  let asked = 0;
  async function look() {
    const turn = ++asked;
    why.hidden = true;
    why.replaceChildren();
    field.removeAttribute('aria-invalid');
    const found = await ask();
    if (!found || turn !== asked) return;
    const n = found.offers.length + found.more;
    count.textContent = words.t(found.begins ? 'typed-count' : 'typed-none', { n });
    refill(
      offers,
      ...found.offers.map((text) =>
        h(
          'li',
          {},
          h(
            'button.chip',
            { type: 'button', 'data-offer': text, 'data-key': text, onclick: () => take(text) },
            h('code', {}, text),
          ),
        ),
      ),
      found.more > 0 && h('li', {}, words.t('typed-more', { n: found.more })),
    );
  }

  /** @param {string} text */
  function take(text) {
    field.value = text;
    field.focus();
    look();
  }

  async function play() {
    const found = await ask();
    if (!found) return;
    if (found.move === null) {
      if (found.refusal) refuse(found.refusal);
      field.focus();
      return;
    }
    dialog.close();
    await match.play(found.move);
  }

  const dialog = openDialog({
    words,
    title: words.t('typed'),
    name: 'typed',
    content: [
      h(
        'form',
        { onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), play()) },
        h('label', { for: 'typed-move' }, words.say(match.now.title)),
        h(
          'div.row',
          {},
          field,
          h('button.btn.primary', { type: 'submit', 'data-typed': 'play' }, words.t('typed-play')),
        ),
      ),
      why,
      count,
      offers,
    ],
  });
  field.focus();
  look();
}
