/**
 * Small drawings as pictures. Every canvas on a page is a sheet of its own that the browser hands to the screen anew
 * at each frame, and a long log has hundreds of drawings in its lines: a picture costs nothing once it is there.
 */
import { fontsAreHere } from './fonts.js';
import { outdated } from './sprites.js';

/** @typedef {{src: string, width: string, height: string, named: string | undefined}} Picture */

/** So many are kept; a game has fewer. */
const ROOM = 1000;
/** @type {Map<string, Picture>} */
const known = new Map();
let since = outdated;

/** @type {boolean | undefined} */
let honest;

/** Some browsers keep from the page what it has drawn, and give it noise. */
function readsTrue() {
  const g = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!g) return false;
  g.fillStyle = '#4a7c59';
  g.fillRect(0, 0, 2, 1);
  const { data } = g.getImageData(0, 0, 2, 1);
  return [...data].join() === '74,124,89,255,74,124,89,255';
}

/**
 * What `draw` draws, as an image; drawn once for each key. Where the browser does not let it be read, and as long as the
 * fonts are missing, the canvas itself.
 * @param {string} key all that decides how it looks
 * @param {() => HTMLCanvasElement} draw
 * @returns {HTMLCanvasElement | HTMLImageElement}
 */
export function picture(key, draw) {
  honest ??= readsTrue();
  if (!honest || !fontsAreHere()) return draw();
  if (since !== outdated || known.size > ROOM) known.clear();
  since = outdated;
  const { src, width, height, named } = known.get(key) ?? taken(key, draw());
  const image = document.createElement('img');
  image.decoding = 'sync';
  image.draggable = false;
  image.alt = '';
  image.src = src;
  image.className = 'icon';
  Object.assign(image.style, { width, height });
  if (named !== undefined) image.dataset.named = named;
  return image;
}

/** @param {string} key @param {HTMLCanvasElement} canvas @returns {Picture} */
function taken(key, canvas) {
  const { width, height } = canvas.style;
  const one = { src: canvas.toDataURL(), width, height, named: canvas.dataset.named };
  known.set(key, one);
  return one;
}
