/** The rulebook of each game in each language, fetched when it is first opened. */

/** @typedef {{head: string[], rows: string[][]}} Table */
/**
 * @typedef {{id: string, text: string, table?: Table, ruling?: string, option?: {key: string, text: string}}} Rule
 * `ruling`: where the sources are silent or disagree, and what holds here.
 */
/** @typedef {{id: string, title: string, rules: Rule[]}} Section */
/** @typedef {{sections: Section[]}} Rulebook */

/** The games that have one, in the languages that have them. */
export const rulebooks = { games: ['palazzo'], languages: ['en', 'hu'] };

/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/**
 * @param {string} game
 * @param {string} language
 * @returns {Promise<Rulebook>}
 */
export function loadRulebook(game, language) {
  const tongue = rulebooks.languages.includes(language) ? language : rulebooks.languages[0];
  const name = `../locales/rules/${game}.${tongue}.json`;
  let book = books.get(name);
  if (!book) {
    book = fetch(new URL(name, import.meta.url)).then((answer) => {
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return answer.json();
    });
    books.set(name, book);
    // A failed load is tried again.
    book.catch(() => books.delete(name));
  }
  return book;
}
