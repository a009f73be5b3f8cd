/** An option of a new match: one of its named values, or one that is put together. */
import { h } from './dom.js';
import { pickBox, piecesOf } from './pick.js';

/** @import {App} from './app.js' */
/** @import {OptionOffered, Setup} from './types.d.ts' */

/** Stands for all values without a name. */
const OWN = 'own';

/**
 * @param {App} app
 * @param {string} game
 * @param {OptionOffered} option
 * @param {Setup['options']} chosen
 */
export function optionBox(app, game, { key, values, pick }, chosen) {
  const { words } = app;
  const title = `${game}-option-${key}`;
  let way = values.includes(chosen[key]) ? chosen[key] : OWN;
  let own = way === OWN ? chosen[key] : '';
  const box =
    pick &&
    pickBox(app, game, pick, words.t(`${title}-own`), (value) => {
      own = value;
      if (way === OWN) chosen[key] = value;
    });
  if (own) box?.set(piecesOf(/** @type {NonNullable<typeof pick>} */ (pick), own));

  /** @type {Map<string, HTMLElement>} */
  const contents = new Map();
  /** @param {string} value */
  const row = (value) => {
    const inside = h('span.sub.check-more');
    contents.set(value, inside);
    return h(
      'label.check',
      {},
      h('input', { type: 'radio', name: key, value, checked: way === value, onchange: () => take(value) }),
      h('span', {}, words.t(`${title}-${value}`), inside),
    );
  };

  /** @param {string} value */
  function take(value) {
    // Whoever begins to choose has before them what was chosen last.
    if (value === OWN && !own) box?.set(pick?.ready[way] ?? []);
    way = value;
    chosen[key] = way === OWN ? own : way;
    show();
  }

  /** Which pieces the chosen value means. */
  function show() {
    for (const [value, inside] of contents) {
      const ready = value === way ? pick?.ready[value] : null;
      const items = pick?.items.filter((item) => ready?.includes(item.value)) ?? [];
      inside.textContent = items.length
        ? words.t('list', { items: items.map(({ label }) => ({ ...label, token: undefined })) })
        : '';
    }
    box?.own.toggleAttribute('hidden', way !== OWN);
  }

  const rows = (pick ? [...values, OWN] : values).map(row);
  show();
  return h('fieldset.option', { 'data-option': key }, h('legend', {}, words.t(title)), ...rows, box?.own);
}
