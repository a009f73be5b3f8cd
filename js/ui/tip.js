/** What a drawn thing says, beside it while a mouse rests on it or the focus has come to it by keys. */
import { byId, h } from './dom.js';
import { readable, tipAt } from './zoom.js';

/** @import {Match} from './match.js' */

/** Milliseconds: who only passes over a thing does not want to read it. */
const REST = 350;
const APART = 10;
/** So much of a drawing's edge may be covered. */
const FRAME = 40;
/** What takes more than such a part of its drawing holds other things. */
const LARGE = 1 / 12;

const hovers = matchMedia('(hover: hover)');

/**
 * Above, or else beside: what lies next to it in its row stays in sight. Of the hand, which lies below what can be done,
 * neither is covered: beside the whole hand, or above it all. What holds other things is read beside the whole drawing, in
 * which they are compared.
 * @param {HTMLElement} beside @param {HTMLElement} own
 */
function placeOf(beside, own) {
  const boxes = (/** @type {string} */ what) =>
    [...document.querySelectorAll(what)]
      .map((one) => one.getBoundingClientRect())
      .filter((one) => one.width > 0);
  const { width, height } = own.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const thing = beside.getBoundingClientRect();
  const hand = beside.closest('.hand') ? boxes('.hand .hit') : [];
  const taken = [...boxes('.table :is(.actions, .tray, .quick) button'), ...hand];
  const above = (/** @type {DOMRect[]} */ things) => ({
    left: Math.max(0, Math.min(thing.left, innerWidth - width)),
    top: Math.min(...things.map(({ top }) => top)) - APART - height,
  });
  const aside = (/** @type {number} */ left) => ({ left, top: Math.min(thing.top, innerHeight - height) });
  const row = [thing, ...hand];
  const behind = aside(Math.max(...row.map(({ right }) => right)) + APART);
  const before = aside(Math.min(...row.map(({ left }) => left)) - APART - width);
  const stage = beside.closest('.stage') ?? beside;
  const drawing = stage.getBoundingClientRect();
  const outside = [
    aside(Math.max(drawing.right - FRAME, Math.min(drawing.right + APART, innerWidth - width))),
    aside(Math.min(drawing.left + FRAME - width, Math.max(0, drawing.left - APART - width))),
  ];
  if (thing.left + thing.right < drawing.left + drawing.right) outside.reverse();
  const large = (/** @type {DOMRect} */ one) =>
    !hand.length && one.width * one.height > LARGE * drawing.width * drawing.height;
  // What hangs from the lower edge of something large speaks of that: it stays in sight.
  const hangs = [...stage.querySelectorAll('.hit')]
    .map((one) => one.getBoundingClientRect())
    .some(
      (one) => large(one) && one.bottom > thing.top && one.bottom < thing.bottom && one.left < thing.left,
    );
  const below = { left: Math.max(0, Math.min(thing.left, innerWidth - width)), top: thing.bottom + APART };
  const places = [
    ...(large(thing) ? outside : []),
    ...(hangs && below.top + height <= innerHeight ? [below] : []),
    above([thing]),
    aside(thing.right + APART),
    aside(thing.left - APART - width),
    behind,
    before,
  ];
  const fits = [...places, above([...taken, thing])].filter(
    ({ left, top }) => top >= 0 && left >= 0 && left + width <= innerWidth,
  );
  const free = fits.find(({ left, top }) =>
    taken.every(
      (one) => one.left >= left + width || one.right <= left || one.top >= top + height || one.bottom <= top,
    ),
  );
  return free ?? fits[0] ?? aside(Math.max(0, innerWidth - width));
}

/** @param {Match} match */
export function tips(match) {
  const { words } = match.app;
  const own = h('div.tip', { hidden: true, 'aria-hidden': 'true' });
  let timer = 0;
  let moved = -Infinity;
  /** What has come to lie under a mouse that rests: told of once that moves. @type {(() => void) | null} */
  let rests = null;

  function hide() {
    clearTimeout(timer);
    rests = null;
    own.hidden = true;
  }

  /** @param {PointerEvent} event */
  function move({ movementX, movementY }) {
    if (!movementX && !movementY) return;
    moved = performance.now();
    rests?.();
    rests = null;
  }
  document.addEventListener('pointermove', move, true);

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
    const { left, top } = placeOf(beside, own);
    own.style.left = `${left}px`;
    own.style.top = `${top}px`;
  }

  /** @param {KeyboardEvent} event */
  const escape = ({ key }) => key === 'Escape' && hide();
  document.addEventListener('keydown', escape);

  return {
    hide,
    /** @param {string | null} at @param {HTMLElement} beside */
    hover(at, beside) {
      hide();
      if (at === null || !hovers.matches || !beside.matches(':hover, :focus-visible')) return;
      const soon = () => (timer = window.setTimeout(() => show(at, beside), REST));
      if (beside.matches(':focus-visible') || performance.now() - moved < REST) soon();
      else rests = soon;
    },
    destroy() {
      hide();
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointermove', move, true);
      own.remove();
    },
  };
}
