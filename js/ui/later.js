/**
 * The parts that the first board does without: each comes when it is first asked for, or when nothing else is to do, so
 * that a device which goes offline later has them all.
 */

import { whenIdle } from './idle.js';

const parts = {
  home: () => import('./home.js'),
  setup: () => import('./setup.js'),
  learn: () => import('./learn.js'),
  rules: () => import('./rules.js'),
  settings: () => import('./settings.js'),
  sheet: () => import('./sheet.js'),
  share: () => import('./share.js'),
  count: () => import('./count.js'),
  typed: () => import('./typed.js'),
  rematch: () => import('./rematch.js'),
  sound: () => import('./sound.js'),
};
/** @typedef {{[K in keyof typeof parts]: Awaited<ReturnType<(typeof parts)[K]>>}} Parts */

/**
 * @template {keyof Parts} K
 * @param {K} name
 * @returns {Promise<Parts[K]>}
 */
export const later = (name) => /** @type {Promise<any>} */ (parts[name]());

/** Fetches them all, one after another; what is here already costs nothing. */
export function bringTheRest() {
  const names = /** @type {(keyof Parts)[]} */ (Object.keys(parts));
  const next = () => {
    const name = names.shift();
    // What fails is tried again when it is asked for, and said then.
    if (name) whenIdle(() => void later(name).then(next, next));
  };
  next();
}
