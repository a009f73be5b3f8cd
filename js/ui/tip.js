/** What a drawn thing says, beside it while a mouse rests on it or the focus has come to it by keys. */
import { byId, h } from './dom.js';
import { readable, tipAt } from './zoom.js';

/** @import {Match} from './match.js' */

/** Milliseconds: who only passes over a thing does not want to read it. */
const REST = 350;
const APART = 10;

const hovers = matchMedia('(hover: hover)');

/** @param {Match} match */
export function tips(match) {
  const { words } = match.app;
  const own = h('div.tip', { hidden: true, 'aria-hidden': 'true' });
  let timer = 0;

  function hide() {
    clearTimeout(timer);
    own.hidden = true;
  }

  /** @param {string} at @param {HTMLElement} beside */
  function show(at, beside) {
    const text = beside.isConnected ? tipAt(match, at) : null;
    if (!text) return;
    own.replaceChildren(
      readable(words.say({ ...text, token: undefined })),
      h('p.sub', {}, words.t('tip-more')),
    );
    if (!own.isConnected) byId('main').append(own);
    own.hidden = false;
    const thing = beside.getBoundingClientRect();
    const { width, height } = own.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const above = thing.top - APART - height;
    const right = thing.right + APART;
    // Above, or else beside: what lies next to it in its row stays in sight.
    const left = above >= 0 ? thing.left : right + width <= innerWidth ? right : thing.left - APART - width;
    own.style.left = `${Math.max(0, Math.min(left, innerWidth - width))}px`;
    own.style.top = `${Math.max(0, Math.min(above >= 0 ? above : thing.top, innerHeight - height))}px`;
  }

  /** @param {KeyboardEvent} event */
  const escape = ({ key }) => key === 'Escape' && hide();
  document.addEventListener('keydown', escape);

  return {
    hide,
    /** @param {string | null} at @param {HTMLElement} beside */
    hover(at, beside) {
      hide();
      const wanted = at !== null && hovers.matches && beside.matches(':hover, :focus-visible');
      if (wanted) timer = window.setTimeout(() => show(at, beside), REST);
    },
    destroy() {
      hide();
      document.removeEventListener('keydown', escape);
      own.remove();
    },
  };
}
