/** Settings live in localStorage, for they are needed before anything is drawn. A blocked storage means defaults. */

/** @import {Settings} from '../ui/types.d.ts' */

const KEY = 'piazza-settings';

/** @returns {Settings} */
const defaults = () => ({
  language: '',
  theme: 'auto',
  pace: 'quick',
  keys: true,
  scores: true,
  hints: true,
  setup: {},
});

/** @returns {Settings} */
export function loadSettings() {
  const settings = defaults();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const key of Object.keys(settings)) {
      const name = /** @type {keyof Settings} */ (key);
      if (typeof kept[name] === typeof settings[name] && kept[name] !== null)
        Object.assign(settings, { [name]: kept[name] });
    }
  } catch {
    // Blocked or corrupt: the defaults do.
  }
  return settings;
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold for this visit.
  }
}
