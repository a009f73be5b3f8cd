/**
 * A canvas in its host: sharp at every pixel ratio, redrawn at most once a frame, with a native, transparent button over
 * each region that can be chosen, so that focus, hover, touch and screen readers work as everywhere on the page.
 */
import { textWidth } from './draw.js';
import { afterFonts } from './fonts.js';
import { outdated } from './sprites.js';
/** @import {Context, Hit, Message, Size} from './types.js' */

/** @typedef {(g: Context, size: Size) => Hit[] | void} Paint */
/**
 * `choice`: it is to be decided on, not only looked at.
 * @typedef {{label: string, about?: string, pressed?: boolean, disabled?: boolean, advised?: boolean,
 *   choice?: boolean}} Control
 */
/**
 * @typedef {object} StageOptions
 * @property {(at: string) => Control | null} [interactive]  how a region is offered; null: it is only a picture
 * @property {(at: string) => void} [onHit]  also of what is disabled: it says why
 * @property {(at: string | null, button: HTMLElement) => void} [onHover]
 * @property {(at: string) => boolean} [onRead]  a region is to be read, not chosen; whether there is anything to read
 * @property {() => void} [onOffer]  the buttons have been laid out
 * @property {(message: Message) => string} [say]  the words that stand in the picture
 * @property {() => boolean} [same]  whether it would be painted as it is; its buttons may still be others
 * @property {string} [label]  what the picture shows, for those who don't see it; none: it is decoration
 */
/**
 * @typedef {object} Stage
 * @property {() => void} redraw
 * @property {() => void} destroy
 * @property {HTMLCanvasElement} canvas
 * @property {(at: string) => Hit | null} where  the region as last painted
 * @property {(label: string) => void} describe
 */

/** A finger must hit the smallest region: CSS pixels. */
const LEAST = 24;
/** Milliseconds of a long press; and so long it lasts until the click that a lifted finger makes. */
const [LONG, LIFTED] = [450, 400];
/** What is narrower or lower shows nothing: the page is still finding its layout. CSS pixels. */
const [NARROWEST, LOWEST] = [48, 28];
/** Words in a picture, in CSS pixels. */
const [LEGIBLE, LARGEST] = [11, 17];

/** @typedef {{measure: () => void, draw: () => void}} Painting */
/** @type {Set<Painting>} the paintings that wait for the next frame */
const waiting = new Set();
let frame = 0;

/** @param {Painting} painting */
function soon(painting) {
  waiting.add(painting);
  frame ||= requestAnimationFrame(paintNow);
}

/** What waits for the next frame is painted at once: so that regions and the page around them change together. */
export function paintNow() {
  cancelAnimationFrame(frame);
  frame = 0;
  const now = [...waiting];
  waiting.clear();
  // All are measured before any is drawn: a button that is moved would have the page laid out again for each.
  for (const { measure } of now) measure();
  for (const { draw } of now) draw();
}

/**
 * @param {HTMLElement} host  a positioned box; the canvas fills it
 * @param {Paint} paint
 * @param {StageOptions} [options]
 * @returns {Stage}
 */
export function mount(host, paint, options = {}) {
  const { interactive, onHit, onHover, onRead, onOffer, say, same, label } = options;
  const canvas = document.createElement('canvas');
  canvas.className = 'stage-canvas';
  const g = /** @type {Context} */ (canvas.getContext('2d'));
  const layer = document.createElement('div');
  layer.className = 'stage-hits';
  host.classList.add('stage');
  const inscriptions = document.createElement('div');
  inscriptions.className = 'stage-words';
  // The same words stand in lists beside the picture.
  inscriptions.setAttribute('aria-hidden', 'true');
  host.append(canvas, inscriptions, layer);

  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** What each was last made to say. @type {WeakMap<HTMLButtonElement, string>} */
  const offered = new WeakMap();
  /** @type {Hit[]} */
  let hits = [];
  /** @type {Size} */
  let size = { w: 0, h: 0, dpr: 1 };
  let fitted = 0;
  let painted = -1;

  /** @param {string} [words] */
  function describe(words) {
    if (words) {
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', words);
      canvas.removeAttribute('aria-hidden');
    } else canvas.setAttribute('aria-hidden', 'true');
  }
  describe(label);

  function measure() {
    size = { w: host.clientWidth, h: host.clientHeight, dpr: window.devicePixelRatio || 1 };
  }

  /** Exactly its own pixels: a host with broken pixels would stretch, and so blur, it. */
  function fit() {
    const { w, h, dpr } = size;
    const width = Math.round(w * dpr);
    const height = Math.round(h * dpr);
    if (canvas.width === width && canvas.height === height && fitted === dpr) return;
    canvas.width = width;
    canvas.height = height;
    canvas.style.width = `${width / dpr}px`;
    canvas.style.height = `${height / dpr}px`;
    fitted = dpr;
    painted = -1;
  }

  function draw() {
    fit();
    if (size.w < NARROWEST || size.h < LOWEST) return;
    // To show a canvas anew costs more than to find out that it need not be.
    if (painted === outdated && same?.()) return offer();
    painted = outdated;
    g.setTransform(size.dpr, 0, 0, size.dpr, 0, 0);
    g.clearRect(0, 0, size.w, size.h);
    hits = paint(g, size) || [];
    inscribe();
    offer();
  }

  /** Words within the picture, as large as their place allows. */
  function inscribe() {
    const words = say ? hits.filter(({ says }) => says) : [];
    while (inscriptions.childElementCount > words.length) inscriptions.lastElementChild?.remove();
    words.forEach(({ x, y, w, h, says, align = 'center' }, i) => {
      const line = inscriptions.children[i] ?? inscriptions.appendChild(document.createElement('span'));
      const text = says && say ? say(says) : '';
      if (line.textContent !== text) line.textContent = text;
      const { style } = /** @type {HTMLElement} */ (line);
      const size = Math.min(h * 0.86, LARGEST);
      const wide = textWidth(g, text, size, 600, true);
      const px = Math.max(LEGIBLE, Math.min(size, (size * w) / wide));
      style.font = `600 ${px}px/${h}px var(--serif)`;
      // What is too long even so is condensed.
      const squeeze = Math.min(1, (size * w) / wide / px);
      style.left = `${x}px`;
      style.top = `${y}px`;
      style.width = `${w / squeeze}px`;
      style.transform = squeeze < 1 ? `scaleX(${squeeze})` : '';
      style.textAlign = align;
    });
  }

  /** @param {string} at */
  function newButton(at) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'hit';
    button.dataset.at = at;
    const held = onRead ? reading(button, () => onRead(at)) : () => false;
    button.addEventListener('click', () => {
      if (!held()) onHit?.(at);
    });
    for (const kind of ['pointerenter', 'focus']) button.addEventListener(kind, () => onHover?.(at, button));
    for (const kind of ['pointerleave', 'blur']) button.addEventListener(kind, () => onHover?.(null, button));
    buttons.set(at, button);
    return button;
  }

  /** Lay the buttons over the painted regions, keeping those that stay, and so their focus. */
  function offer() {
    if (!interactive) return;
    const focused = document.activeElement;
    /** @type {Set<string>} */
    const used = new Set();
    let place = layer.firstElementChild;
    for (const hit of hits) {
      const control = !hit.at || used.has(hit.at) ? null : interactive(hit.at);
      if (!control) continue;
      used.add(hit.at);
      const button = buttons.get(hit.at) ?? newButton(hit.at);
      if (button === place) place = place.nextElementSibling;
      else layer.insertBefore(button, place);
      // To say again what a button says already is dear, and most stay as they were.
      const says = JSON.stringify([hit.x, hit.y, hit.w, hit.h, control]);
      if (offered.get(button) === says) continue;
      offered.set(button, says);
      const { style } = button;
      const w = Math.max(hit.w, LEAST);
      const h = Math.max(hit.h, LEAST);
      style.left = `${hit.x - (w - hit.w) / 2}px`;
      style.top = `${hit.y - (h - hit.h) / 2}px`;
      style.width = `${w}px`;
      style.height = `${h}px`;
      button.setAttribute('aria-label', control.label);
      toggle(button, 'aria-description', control.about ?? null);
      // Still focusable when it can't be taken: its reason is worth reading.
      toggle(button, 'aria-disabled', control.disabled ? 'true' : null);
      toggle(button, 'data-advised', control.advised ? '' : null);
      toggle(button, 'data-choice', control.choice ? '' : null);
      toggle(button, 'aria-pressed', control.pressed === undefined ? null : String(control.pressed));
    }
    for (const [at, button] of buttons) {
      if (used.has(at)) continue;
      button.remove();
      buttons.delete(at);
    }
    if (focused instanceof HTMLElement && layer.contains(focused) && document.activeElement !== focused) {
      focused.focus({ preventScroll: true });
    }
    onOffer?.();
  }

  const painting = { measure, draw };
  const redraw = () => soon(painting);
  const observer = new ResizeObserver(() => {
    // It also tells the size it finds at first, which may be drawn already.
    if (host.clientWidth !== size.w || host.clientHeight !== size.h) redraw();
  });
  observer.observe(host);

  /** The pixel ratio changes with zoom, or when the window moves to another screen. */
  let ratio = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  function ratioChanged() {
    ratio.removeEventListener('change', ratioChanged);
    ratio = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    ratio.addEventListener('change', ratioChanged);
    redraw();
  }
  ratio.addEventListener('change', ratioChanged);
  // A browser short of memory takes the picture away, and says when there may be one again.
  canvas.addEventListener('contextrestored', () => {
    painted = -1;
    redraw();
  });

  let gone = false;
  afterFonts(() => gone || redraw());
  redraw();

  return {
    canvas,
    redraw,
    describe,
    where: (at) => hits.find((hit) => hit.at === at) ?? null,
    destroy() {
      gone = true;
      waiting.delete(painting);
      observer.disconnect();
      ratio.removeEventListener('change', ratioChanged);
      canvas.remove();
      inscriptions.remove();
      layer.remove();
    },
  };
}

/**
 * A long press of a finger and the other button of a mouse don't choose what they lie on, but read it.
 * @param {HTMLElement} button @param {() => boolean} read
 * @returns {() => boolean} whether the click that comes now ends a long press
 */
function reading(button, read) {
  let timer = 0;
  let last = -Infinity;
  function once() {
    clearTimeout(timer);
    // Some systems tell a long press as a click of the other button too.
    if (performance.now() - last < LONG) return true;
    if (!read()) return false;
    last = performance.now();
    return true;
  }
  let down = false;
  button.addEventListener('pointerdown', ({ pointerType }) => {
    last = -Infinity;
    down = true;
    if (pointerType !== 'mouse') timer = window.setTimeout(once, LONG);
  });
  for (const kind of ['pointerup', 'pointercancel', 'pointerleave'])
    button.addEventListener(kind, () => {
      clearTimeout(timer);
      if (down && last > -Infinity) last = performance.now();
      down = false;
    });
  button.addEventListener('contextmenu', (event) => once() && event.preventDefault());
  return () => performance.now() - last < LIFTED;
}

/** @param {Element} element @param {string} name @param {string | null} value */
function toggle(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
