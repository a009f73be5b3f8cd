/**
 * The second click of a double click decides nothing: what it would hit has only just come under the pointer, and was
 * never meant. What was clicked and still lies there may be meant again, as the next of several equal cards. Keys and
 * assistive tools click without a count: they pass unless the decision was put before the person only just now, as by
 * the second of two quick presses, or the key is held down.
 */

/** @import {Decision} from './types.d.ts' */

/** Milliseconds: who presses a key sooner after a decision was drawn has not seen it. */
const UNSEEN = 180;
/** Nor has who, having confirmed, presses once more in the same place: milliseconds, and CSS pixels. */
const [TWICE, PLACE] = [400, 12];

/** The decision that is offered, and since when. @type {Decision | null} */
let offered = null;
let since = 0;

/** @param {Decision | null} decision what the person is asked now */
export function offer(decision) {
  if (decision === offered) return;
  offered = decision;
  since = performance.now();
  // On a slow machine the frame comes late.
  requestAnimationFrame(() => {
    if (decision === offered) since = performance.now();
  });
}

export function ignoreDoubles() {
  const deciding = '[data-move], [data-composer], [data-confirm], .hit';
  /** @param {Event} event */
  const decided = ({ target }) => (target instanceof Element ? target.closest(deciding) : null);
  /** @type {Element | null} */
  let last = null;
  let [x, y] = [0, 0];
  addEventListener(
    'click',
    (event) => {
      const control = decided(event);
      const again = control === last && !!control?.matches('.hit:not([aria-pressed])');
      const confirmed = !!last?.matches('[data-confirm]');
      last = control;
      const age = performance.now() - since;
      const { clientX, clientY, detail } = event;
      const same = confirmed && Math.hypot(clientX - x, clientY - y) < PLACE;
      [x, y] = [clientX, clientY];
      const blind = detail === 0 ? age < UNSEEN : same && age < TWICE && !!control?.matches('[data-move]');
      if (!control || (detail < 2 ? !blind : again)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter' && decided(event)) event.preventDefault();
    },
    true,
  );
}
