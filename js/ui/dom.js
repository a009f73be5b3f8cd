/** Elements from JavaScript, without markup in strings. */

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * `h('button.btn.primary', {type: 'button', onclick}, 'Play')`. Properties that start with `on` are listeners, true and
 * false set and leave out an attribute, null leaves it out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K | `${K}.${string}`} spec
 * @param {Record<string, unknown>} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(spec, props = {}, ...children) {
  const [tag, ...classes] = spec.split('.');
  const node = /** @type {HTMLElementTagNameMap[K]} */ (document.createElement(tag));
  if (classes.length) node.className = classes.join(' ');
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (key === 'value') /** @type {any} */ (node).value = value;
    // The words of aria-… are true and false; other attributes are there or not.
    else node.setAttribute(key, value === true && !key.startsWith('aria-') ? '' : String(value));
  }
  for (const child of children.flat()) if (child || child === '') node.append(child);
  return node;
}

const PATHS = {
  undo: ['M9 7 4 12l5 5', 'M4 12h10a6 6 0 0 1 6 6v1'],
  share: ['M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1', 'M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'],
  settings: [
    'M4 7h10M18 7h2M4 17h2M10 17h10',
    'M18.2 7a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0',
    'M10.2 17a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0',
  ],
  hint: [
    'M9 18.5h6M10 21.5h4',
    'M12 2.5a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.3 1 1.9h6c0-.6.2-1.2 1-1.9a6.5 6.5 0 0 0-4-11.6z',
  ],
  log: ['M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01'],
  sheet: ['M4 4h16v16H4z', 'M4 9h16M10 9v11'],
  first: ['M6 5v14M18 5l-8 7 8 7'],
  prev: ['M15 5l-8 7 8 7'],
  next: ['M9 5l8 7-8 7'],
  last: ['M18 5v14M6 5l8 7-8 7'],
  turnBack: ['M12 5l-8 7 8 7', 'M20 5l-8 7 8 7'],
  turnOn: ['M4 5l8 7-8 7', 'M12 5l8 7-8 7'],
  play: ['M8 5l11 7-11 7z'],
  pause: ['M8 5v14M16 5v14'],
  close: ['M6 6l12 12M18 6 6 18'],
  up: ['M6 14l6-6 6 6'],
  down: ['M6 10l6 6 6-6'],
  plus: ['M12 5v14M5 12h14'],
  more: ['M5 12h.01M12 12h.01M19 12h.01'],
  trash: ['M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  keys: ['M3 7h18v11H3z', 'M7 11h.01M11 11h.01M15 11h.01M8 15h8'],
  check: ['M5 12l5 5 9-10'],
};
/** @typedef {keyof typeof PATHS} Icon */

/** @param {Icon} name */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of PATHS[name]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/**
 * A button that shows a drawing and has its words as name and tooltip.
 * @param {Icon} name
 * @param {string} label
 * @param {(event: Event) => void} onclick
 * @param {Record<string, unknown>} [props]
 */
export function tool(name, label, onclick, props = {}) {
  return h(
    'button.tool',
    { type: 'button', 'aria-label': label, title: label, onclick, ...props },
    icon(name),
  );
}

/**
 * A canvas of fixed size, drawn once, for small decorations.
 * @param {number} w
 * @param {number} hgt
 * @param {(g: CanvasRenderingContext2D, size: {w: number, h: number, dpr: number}) => void} paint
 */
export function picture(w, hgt, paint) {
  const dpr = window.devicePixelRatio || 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(w * dpr);
  canvas.height = Math.round(hgt * dpr);
  canvas.style.width = `${w}px`;
  canvas.style.height = `${hgt}px`;
  const g = canvas.getContext('2d');
  if (g) {
    g.scale(dpr, dpr);
    paint(g, { w, h: hgt, dpr });
  }
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

/** @param {string} id */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`no #${id} on the page`);
  return node;
}

/** @type {WeakMap<Element, string>} what each box was last filled from */
const filledFrom = new WeakMap();

/**
 * Fills a box only where what it tells has changed: of all that a move makes, small drawings made anew are the dearest.
 * @param {Element} box
 * @param {unknown} source all that decides how it is filled
 * @param {() => void} fill
 */
export function fillFrom(box, source, fill) {
  const text = JSON.stringify(source);
  if (filledFrom.get(box) === text) return;
  filledFrom.set(box, text);
  fill();
}

/**
 * Replaces what is in a box and gives the focus back to the control with the same `data-key`.
 * @param {HTMLElement} box
 * @param {...Child} children
 */
export function refill(box, ...children) {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && box.contains(active) ? active.dataset.key : undefined;
  box.replaceChildren(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  );
  if (key === undefined) return;
  const again = box.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * What the style sheets and others ask of an element; to say again what it says already would cost as much.
 * @param {HTMLElement} element @param {Record<string, unknown>} told
 */
export function tell({ dataset }, told) {
  for (const [name, value] of Object.entries(told))
    if (dataset[name] !== String(value)) dataset[name] = String(value);
}
