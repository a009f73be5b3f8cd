/** What scrolls tells its style sheet whether more lies above and below. */

/** So little is no more than a rounding: CSS pixels. */
const NOTHING = 2;

/** @param {HTMLElement} scroller */
export function watchEdges(scroller) {
  function tell() {
    const { scrollTop, scrollHeight, clientHeight, dataset } = scroller;
    dataset.above = String(scrollTop > NOTHING);
    dataset.below = String(scrollHeight - clientHeight - scrollTop > NOTHING);
  }
  scroller.addEventListener('scroll', tell, { passive: true });
  const observer = new ResizeObserver(tell);
  observer.observe(scroller);
  for (const child of scroller.children) observer.observe(child);
}
