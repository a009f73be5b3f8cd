/** Motion explains: a piece flies from where it lay to where it lies now, and is not drawn there until it has landed. */

/** @import {Stage} from './stage.js' */
/**
 * The first of `from` and of `to` that is on the table counts; `hides` is what the painters leave out meanwhile.
 * @typedef {{token: string, from: string[], to: string[], hides?: string | null}} Flight
 */
/** @typedef {{flight: Flight, start: DOMRect}} Start */

const TIME = 300;
/** The next piece leaves so much later. */
const APART = 70;

/**
 * @param {Stage[]} stages  as they are at each flight
 * @param {(token: string, px: number) => HTMLElement} icon
 */
export function motion(stages, icon) {
  /** @type {Set<string>} what is in the air */
  const flying = new Set();
  /** @type {Set<Animation>} */
  const running = new Set();
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const redraw = () => stages.forEach((stage) => stage.redraw());

  /** @param {string[]} regions @returns {DOMRect | null} */
  function placeOf(regions) {
    for (const at of regions) {
      for (const stage of stages) {
        const hit = stage.canvas.isConnected ? stage.where(at) : null;
        const box = hit && stage.canvas.getBoundingClientRect();
        if (hit && box?.width) return new DOMRect(box.x + hit.x, box.y + hit.y, hit.w, hit.h);
      }
    }
    return null;
  }

  /** Whatever flies is there. */
  function land() {
    for (const animation of running) animation.finish();
    flying.clear();
  }

  /** @param {Start} start @param {number} nth */
  function launch({ flight, start }, nth) {
    const end = placeOf(flight.to);
    const arrive = () => {
      if (flight.hides && flying.delete(flight.hides)) redraw();
    };
    if (!end) return arrive();
    const px = Math.min(120, Math.max(16, Math.min(start.height, 84), Math.min(end.height, 84)));
    const piece = icon(flight.token, px);
    const [w, h] = [parseFloat(piece.style.width), parseFloat(piece.style.height)];
    Object.assign(piece.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      zIndex: '5',
      pointerEvents: 'none',
    });
    document.body.append(piece);
    const at = (/** @type {DOMRect} */ box) => {
      const scale = Math.min(1, Math.max(box.width / w, 0.35), Math.max(box.height / h, 0.35));
      const [x, y] = [box.x + box.width / 2 - w / 2, box.y + box.height / 2 - h / 2];
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const animation = piece.animate([{ transform: at(start) }, { transform: at(end) }], {
      duration: TIME,
      delay: Math.min(nth, 5) * APART,
      easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)',
      fill: 'both',
    });
    running.add(animation);
    const over = () => {
      running.delete(animation);
      piece.remove();
      arrive();
    };
    animation.finished.then(over, over);
  }

  return {
    flying,
    land,
    /** Call before the stages are redrawn: it looks where the pieces lie now. @param {Flight[]} flights */
    play(flights) {
      land();
      if (still.matches || document.hidden || !flights.length) return;
      const starts = flights.flatMap((flight) => {
        const start = placeOf(flight.from);
        return start ? [{ flight, start }] : [];
      });
      for (const { flight } of starts) if (flight.hides) flying.add(flight.hides);
      redraw();
      // After the stages' own frame, which was asked for just now.
      requestAnimationFrame(() => starts.forEach(launch));
    },
  };
}
