/** What each game's drawings show, in words; loaded when that game is. */
export const spoken = {
  palazzo: () => import('./palazzo/spoken.js'),
  carrara: () => import('./carrara/spoken.js'),
  dominion: () => import('./dominion/spoken.js'),
};
