/** The lessons of each game, fetched when they are asked for, and which of them are done. */

/**
 * @typedef {object} Step
 * What is said and asked, as keys of the lesson's texts; and how it goes on: by an accepted move (`*`: any), by moves of
 * the other seats, by one that is forced; or, with none of these, as soon as it has been read.
 * @property {string} [say]
 * @property {string} [task]
 * @property {string[]} [accept]
 * @property {Record<string, string>} [wrong] legal moves that the lesson does not ask for, and why (`*`: all others)
 * @property {boolean} [only] the accepted move is the only one there is, and is made by hand all the same
 * @property {string[]} [play]
 * @property {boolean} [forced]
 */
/** The texts say what the name is in each language. @typedef {{name: string, bot: string | null}} LessonSeat */
/**
 * `on`: after its last step the match can be played to its end.
 * @typedef {{seats: LessonSeat[], position: Record<string, unknown>, steps: Step[], on?: boolean}} Lesson
 */
/** @typedef {Record<string, string> & {title: string, about: string, end: string}} LessonTexts */
/** Of each lesson; and the names of the people. @typedef {Record<string, LessonTexts> & {names: Record<string, string>}} AllTexts */

/** In the order in which they are learned. @type {Record<string, string[]>} */
export const lessons = {
  palazzo: ['money', 'building', 'paying', 'triple', 'auction', 'sharing', 'scoring', 'tip', 'first-match'],
  carrara: ['buying', 'building', 'scoring', 'purchase', 'city-or-type', 'replacing'],
  dominion: ['three-turns'],
};

const KEY = 'piazza-lessons';

/** @param {string} name */
async function read(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

/**
 * @param {string} game
 * @param {string} name
 * @returns {Promise<Lesson>}
 */
export const loadLesson = (game, name) => read(`../lessons/${game}/${name}.json`);

/**
 * @param {string} game
 * @param {string} language
 * @returns {Promise<AllTexts>}
 */
export const loadTexts = (game, language) => read(`../locales/lessons/${game}.${language}.json`);

/** Those that are done, as `game/lesson`. @returns {Set<string>} */
export function learned() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept : []);
  } catch {
    return new Set();
  }
}

/** Whether that is a lesson, as `game/lesson`. @param {unknown} name */
export const isLesson = (name) =>
  Object.entries(lessons).some(([game, all]) => all.some((one) => `${game}/${one}` === name));

/** @param {string} lesson */
export function tick(lesson) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...learned().add(lesson)].sort()));
  } catch {
    // The storage is blocked: the tick is only for those who come back.
  }
}
