/** The painters of each game, loaded when that game is. */
export const scenes = {
  palazzo: () => import('./palazzo/index.js'),
  carrara: () => import('./carrara/index.js'),
  dominion: () => import('./dominion/index.js'),
};
