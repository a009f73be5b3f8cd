/** The drawn regions of the table: a canvas each, its buttons, and arrows that walk from one to the next. */
import { mount } from '../scene/stage.js';
import { h } from './dom.js';

/** @import {Hit, Size} from './types.d.ts' */
/** @typedef {ReturnType<typeof mount>} Stage */
/** @typedef {import('../scene/stage.js').Control} Control */

/**
 * @param {HTMLElement} host
 * @param {(g: CanvasRenderingContext2D, size: Size) => Hit[]} paint
 * @param {object} table
 * @param {(at: string) => Control | null} table.interactive
 * @param {(at: string) => void} table.onHit
 * @param {(at: string | null, button: HTMLElement) => void} table.onHover
 * @param {(at: string) => boolean} table.onRead
 * @param {(message: import('./types.d.ts').Message) => string} table.say
 * @param {() => boolean} same whether it would be painted as it is
 * @returns {Stage}
 */
export function region(host, paint, { interactive, onHit, onHover, onRead, say }, same) {
  const stage = mount(host, paint, {
    interactive,
    onHit,
    onHover,
    onRead,
    say: /** @type {any} */ (say),
    same,
    onOffer: () => rove(host),
  });
  host.addEventListener('keydown', (event) => walk(host, event));
  host.addEventListener('focusin', () => rove(host));
  return stage;
}

/** @param {HTMLElement} host */
const hits = (host) => /** @type {HTMLElement[]} */ ([...host.querySelectorAll('button.hit')]);

/**
 * One stop in the tab order for each region: the button last used, or the first.
 * @param {HTMLElement} host
 */
function rove(host) {
  const all = hits(host);
  const active = all.find((one) => one === document.activeElement);
  const current = active ?? all.find((one) => one.tabIndex === 0 && one.dataset.roved) ?? all[0];
  for (const one of all) {
    one.tabIndex = one === current ? 0 : -1;
    one.dataset.roved = '1';
  }
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {HTMLElement} host
 * @param {KeyboardEvent} event
 */
function walk(host, event) {
  const way = WAYS[/** @type {keyof typeof WAYS} */ (event.key)];
  const from = event.target;
  if (!way || !(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = nearest(hits(host), from, way);
  event.preventDefault();
  if (!to) return;
  to.focus();
}

/**
 * The next control in a direction: near along it, and not far off it.
 * @param {HTMLElement[]} all
 * @param {HTMLElement} from
 * @param {number[]} way
 */
function nearest(all, from, [dx, dy]) {
  const middle = (/** @type {HTMLElement} */ node) => {
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = middle(from);
  let best = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const { x, y } = middle(one);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (along < 2) continue;
    const cost = along + across * 2.5;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

/**
 * Arrows for plain controls in a row or a grid, which stay in the tab order too.
 * @param {HTMLElement} box
 * @param {string} [kind]
 */
export function arrows(box, kind = 'button') {
  box.addEventListener('keydown', (event) => {
    const way = WAYS[/** @type {keyof typeof WAYS} */ (event.key)];
    const from = event.target;
    if (!way || !(from instanceof HTMLElement) || !from.matches(kind)) return;
    const to = nearest(/** @type {HTMLElement[]} */ ([...box.querySelectorAll(kind)]), from, way);
    event.preventDefault();
    to?.focus();
  });
}

/** A box for a canvas. @param {string} name */
export const canvasBox = (name) => h('div', { class: `canvas canvas-${name}` });
