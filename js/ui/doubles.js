/**
 * The second click of a double click decides nothing: what it would hit has only just come under the pointer, and was
 * never meant. Keys and assistive tools click without a count and always pass.
 */
export function ignoreDoubles() {
  addEventListener(
    'click',
    (event) => {
      const deciding = '[data-move], [data-composer], [data-confirm], .hit';
      if (event.detail < 2 || !(event.target instanceof Element) || !event.target.closest(deciding)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
