/**
 * The second click of a double click decides nothing: what it would hit has only just come under the pointer, and was
 * never meant. What was clicked and still lies there may be meant again, as the next of several equal cards. Keys and
 * assistive tools click without a count and always pass.
 */
export function ignoreDoubles() {
  const deciding = '[data-move], [data-composer], [data-confirm], .hit';
  /** @type {Element | null} */
  let last = null;
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(deciding) : null;
      const again = control === last && !!control?.matches('.hit:not([aria-pressed])');
      last = control;
      if (event.detail < 2 || !control || again) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
