/** A canvas does not wait for its fonts: what was drawn before they came is drawn again. */
import { forgetSprites } from './sprites.js';

const FACES = ['700 20px "Inter"', '600 20px "Inter"', '500 20px "Inter"', '600 20px "EB Garamond"'];
const FIGURES = 'IV0123456789';

/** @type {Set<() => void>} */
const late = new Set();
let state = /** @type {'unasked' | 'asked' | 'here'} */ ('unasked');

/** The first text in a face is dear: it is drawn while nobody waits for it. */
function rehearse() {
  const g = document.createElement('canvas').getContext('2d');
  if (!g) return;
  for (const face of FACES) {
    g.font = face;
    g.fillText(FIGURES, 0, 20);
  }
}

function here() {
  state = 'here';
  rehearse();
  forgetSprites();
  for (const redraw of late) redraw();
  late.clear();
}

/**
 * Asks for them before anything is drawn: drawn twice is dear.
 * @param {string} letters  of the language that the page is in
 */
export function askForFonts(letters) {
  if (state !== 'unasked' || !document.fonts) return;
  state = 'asked';
  // Rarer letters come when they are first drawn: what was drawn without them is not kept.
  document.fonts.addEventListener('loadingdone', forgetSprites);
  const all = FIGURES + letters;
  Promise.allSettled(FACES.map((face) => document.fonts.load(face, all))).then(here);
}

/** What is drawn now is drawn with them. */
export const fontsAreHere = () => state === 'here' || !document.fonts;

/** Call once the fonts are here; never, if they are already. @param {() => void} redraw */
export function afterFonts(redraw) {
  if (fontsAreHere()) return;
  late.add(redraw);
  askForFonts(document.body.textContent);
}
