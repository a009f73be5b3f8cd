/** Sentences that stay while what they say is so. */
import { linkTo } from '../keep/address.js';
import { copy } from './clipboard.js';
import { byId, h, refill } from './dom.js';
import { hintSaid } from './hint.js';

/** @import {App} from './app.js' */
/** @import {Match} from './match.js' */

/**
 * @param {string} name
 * @param {string | Node} text
 * @param {...Node} buttons
 */
export const banner = (name, text, ...buttons) =>
  h('div.banner', { 'data-banner': name }, h('p', {}, text), ...buttons);

/** @param {Match} match */
export function hintBanner(match) {
  const hint = hintSaid(match);
  return hint && banner('hint', hint.text, ...hint.buttons);
}

/**
 * @param {App} app
 * @param {Match} match
 */
export function showBanners(app, match) {
  const { words } = app;
  /** @param {string} key @param {string} id @param {() => void} act */
  const button = (key, id, act) =>
    h('button.btn', { type: 'button', 'data-key': key, onclick: act }, words.t(id));
  const shown = [];
  if (match.keeper.failed) {
    shown.push(
      banner(
        'unsaved',
        words.t('unsaved'),
        button('copy', 'share-copy', () => copy(app, linkTo(match.now.code))),
      ),
    );
  }
  if (match.onlooker) {
    shown.push(
      banner(
        'onlooker',
        words.t('onlooker'),
        button('steal', 'onlooker-take', () => match.takeOver()),
      ),
    );
  }
  const narrator = match.guide?.panel();
  if (narrator) shown.push(narrator);
  refill(byId('banners'), ...shown);
}
