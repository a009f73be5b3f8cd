/** Light or dark: one attribute on the root, which the style sheets and the painters read. */

/** @import {Settings} from './types.d.ts' */

const dark = matchMedia('(prefers-color-scheme: dark)');

/**
 * @param {Settings} settings
 * @returns {'light' | 'dark'}
 */
export function themeOf(settings) {
  if (settings.theme !== 'auto') return settings.theme;
  return dark.matches ? 'dark' : 'light';
}

/**
 * @param {() => Settings} settings
 * @param {() => void} changed
 * @returns {() => void} applies the present setting
 */
export function watchTheme(settings, changed) {
  const apply = () => {
    const theme = themeOf(settings());
    const root = document.documentElement;
    if (root.dataset.theme === theme) return;
    root.dataset.theme = theme;
    changed();
  };
  dark.addEventListener('change', apply);
  return apply;
}
