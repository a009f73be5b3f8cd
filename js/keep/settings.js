/** Settings live in localStorage, for they are needed before anything is drawn. A blocked storage means defaults. */

/** @import {Settings} from '../ui/types.d.ts' */

const KEY = 'piazza-settings';

/** @type {Partial<Record<keyof Settings, string[]>>} */
const ONE_OF = {
  theme: ['auto', 'light', 'dark'],
  pace: ['instant', 'quick', 'watchable'],
  hand: ['right', 'left'],
};

/** @returns {Settings} */
const defaults = () => ({
  language: '',
  theme: 'auto',
  pace: 'quick',
  keys: true,
  scores: true,
  hints: true,
  sound: false,
  hand: 'right',
  setup: {},
});

/** @returns {Settings} */
export function loadSettings() {
  try {
    return settingsIn(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Blocked or corrupt: the defaults do.
    return defaults();
  }
}

/**
 * What can be read of kept settings; the defaults for the rest.
 * @param {any} kept
 * @returns {Settings}
 */
export function settingsIn(kept) {
  const settings = defaults();
  for (const key of Object.keys(settings)) {
    const name = /** @type {keyof Settings} */ (key);
    const value = kept?.[name];
    const known = ONE_OF[name]?.includes(value) ?? true;
    if (typeof value === typeof settings[name] && value !== null && known)
      Object.assign(settings, { [name]: value });
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
