/** The rulebook of each game in each language, fetched when it is first opened. */

/** @typedef {{head: string[], rows: string[][]}} Table */
/**
 * @typedef {object} Body
 * @property {string} [text]
 * @property {import('../ui/types.d.ts').Message} [say] what the page's own words say, in place of a text
 * @property {Table} [table]
 * @property {string} [ruling] where the sources are silent or disagree, and what holds here
 * @property {{key: string, text: string}} [option]
 */
/** @typedef {Body & {id: string}} Rule */
/** @typedef {{id: string, title: string, intro?: Body, rules: Rule[]}} Section */
/** @typedef {{sections: Section[]}} Rulebook */

/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/**
 * @param {string} game
 * @param {string} language
 * @returns {Promise<Rulebook>}
 */
export function loadRulebook(game, language) {
  const name = `../locales/rules/${game}.${language}.json`;
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
