/** Everything that may be set; each takes effect at once. */
import { languages } from '../languages.js';
import { h } from './dom.js';
import { openDialog } from './dialog.js';

/** @import {App} from './app.js' */
/** @import {Settings} from './types.d.ts' */

/**
 * @param {App} app
 * @param {() => void} [onClose]
 */
export function openSettings(app, onClose) {
  const { words, settings } = app;

  /**
   * @param {keyof Settings & string} key
   * @param {[string, string][]} options
   */
  const pick = (key, options) => {
    const id = `setting-${key}`;
    const select = h(
      'select.field',
      {
        id,
        'data-setting': key,
        onchange: () => app.set({ [key]: select.value }),
      },
      ...options.map(([value, label]) => h('option', { value, selected: settings[key] === value }, label)),
    );
    return h('div.setting', {}, h('label', { for: id }, words.t(id)), select);
  };

  /** @param {'keys' | 'scores' | 'hints' | 'sound'} key */
  const check = (key) =>
    h(
      'label.check',
      {},
      h('input', {
        type: 'checkbox',
        'data-setting': key,
        checked: settings[key],
        onchange: (/** @type {Event} */ event) =>
          app.set({ [key]: /** @type {HTMLInputElement} */ (event.target).checked }),
      }),
      h('span', {}, words.t(`setting-${key}`)),
    );

  openDialog({
    words,
    title: words.t('settings'),
    name: 'settings',
    onClose,
    content: [
      pick('language', [
        ['', words.t('language-auto')],
        ...languages.map(({ code, name }) => /** @type {[string, string]} */ ([code, name])),
      ]),
      pick(
        'theme',
        ['auto', 'light', 'dark'].map((value) => [value, words.t(`theme-${value}`)]),
      ),
      pick(
        'pace',
        ['instant', 'quick', 'watchable'].map((value) => [value, words.t(`pace-${value}`)]),
      ),
      pick(
        'hand',
        ['right', 'left'].map((value) => [value, words.t(`hand-${value}`)]),
      ),
      check('scores'),
      check('hints'),
      check('sound'),
      check('keys'),
    ],
  });
}
