/** What room the screen has, as the style sheets ask too. */

/** Words are counted. */
export const small = matchMedia('(max-width: 700px), (max-height: 560px)');
/** The log has no place on the page: see compact.css. */
export const compact = matchMedia('(max-width: 700px), (max-aspect-ratio: 1 / 1), (max-height: 560px)');

/** The hand lies below the board, and stays in sight where the page scrolls. */
export const upright = matchMedia('(max-width: 700px) and (min-height: 561px), (max-aspect-ratio: 1 / 1)');
