/**
 * The first drawing of a game is dear. One is made, and thrown away, while the engine is still on its way: of the table
 * that the build has laid beside the painters.
 */
/** @import {Look, Scene, SceneUi} from '../ui/types.d.ts' */

/** The parts of the table and their usual sizes, in CSS pixels. @type {['board' | 'offer' | 'hand', number, number][]} */
const PARTS = [
  ['board', 640, 420],
  ['offer', 300, 120],
  ['hand', 640, 110],
];
const [WIDE, HIGH] = [300, 180];

const noThings = () => /** @type {Set<string>} */ (new Set());

/**
 * @param {string} game
 * @param {Scene} scene
 * @param {Pick<SceneUi, 'theme' | 'say'>} ui
 * @param {() => boolean} due whether it would still be of use
 */
export async function rehearse(game, scene, ui, due) {
  const answer = await fetch(new URL(`./${game}/sample.json`, import.meta.url));
  /** @type {Look} */
  const look = await answer.json();
  const full = { lit: noThings(), picked: noThings(), blocked: noThings(), flying: noThings() };
  const idle = { ...full, hover: null, ghost: null, phone: false, reduced: true, scores: true, ...ui };
  const dpr = window.devicePixelRatio || 1;
  /** @param {number} w @param {number} h @param {(g: any, size: {w: number, h: number, dpr: number}) => unknown} paint */
  const draw = (w, h, paint) => {
    if (!due()) return;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [w * dpr, h * dpr];
    const g = canvas.getContext('2d');
    g?.scale(dpr, dpr);
    paint(g, { w, h, dpr });
  };
  for (const [part, w, h] of PARTS) draw(w, h, (g, size) => scene[part](g, size, look, idle));
  draw(WIDE, HIGH, (g, size) => scene.seat(g, size, look, 0, idle));
}
