/** The engine's state on the page: how much of it is here, that it starts anew, or that it does not start. */
import { byId } from './dom.js';

/** @import {EngineState} from './types.d.ts' */
/** @import {Words} from '../words.js' */

const MEGA = 1_000_000;

/**
 * @param {Words | null} words null until they are here
 * @param {EngineState} state
 */
export function engineState(words, state) {
  const box = byId('loading');
  const bar = /** @type {HTMLProgressElement} */ (byId('loading-bar'));
  const ready = state.phase === 'ready';
  document.body.dataset.ready = String(ready);
  document.body.dataset.engine = state.phase;
  box.hidden = ready;
  bar.hidden = state.phase === 'error';
  if (state.phase === 'loading' && state.total > 0) {
    bar.max = state.total;
    bar.value = state.loaded;
  } else bar.removeAttribute('value');
  const again = byId('loading-again');
  again.hidden = state.phase !== 'error' || words === null;
  if (words) again.textContent = words.t('engine-again');
  if (words) byId('loading-text').textContent = sentence(words, state);
}

/**
 * @param {Words} words
 * @param {EngineState} state
 */
function sentence(words, state) {
  if (state.phase === 'error') return words.t('engine-error', { text: state.message });
  if (state.phase === 'restarting') return words.t('engine-restarting');
  if (state.phase !== 'loading' || !state.total) return words.t('loading');
  if (state.loaded >= state.total) return words.t('loading-starts');
  const amount = (/** @type {number} */ bytes) =>
    (bytes / MEGA).toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return words.t('loading-bytes', { loaded: amount(state.loaded), total: amount(state.total) });
}
