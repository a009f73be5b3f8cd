/** The languages of the page: each has its words, rulebooks and lessons in `locales/`. */

/** @typedef {{code: string, name: string}} Language */

/** The first is for those whose own is not here. @type {Language[]} */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'hu', name: 'Magyar' },
  { code: 'pl', name: 'Polski' },
  { code: 'es', name: 'Español' },
  { code: 'uk', name: 'Українська' },
  { code: 'de', name: 'Deutsch' },
];

/** @param {string[]} wanted the reader's languages, best first */
export function choose(wanted) {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    if (languages.some((language) => language.code === code)) return code;
  }
  return languages[0].code;
}
