/** What the first screen will need is asked for at once, while the modules that draw it are still on their way. */
import { readAddress } from './keep/address.js';
import { lastTable } from './keep/lasttable.js';
import { loadSettings } from './keep/settings.js';
import { choose } from './languages.js';
import { scenes } from './scene/index.js';
import { spoken } from './scene/spoken.js';
import { later } from './ui/later.js';
import { loadWords } from './words.js';

export const settings = loadSettings();
export const words = loadWords(choose(settings.language ? [settings.language] : [...navigator.languages]));

/** @param {string} game */
const draws = (game) => Object.hasOwn(scenes, game);

/** Whatever fails here is asked for again where it is needed, and said there. */
const ignored = () => {};

const { screen } = readAddress(location.hash);
if (screen === 'match') {
  // The game of a new link only the engine can tell: most likely it is the first.
  const game = lastTable().then((last) => last?.answer.game ?? '');
  game.then((name) => {
    const key = /** @type {keyof typeof scenes} */ (draws(name) ? name : Object.keys(scenes)[0]);
    scenes[key]().catch(ignored);
    spoken[key]().catch(ignored);
  });
} else if (screen === 'home') later('home').catch(ignored);
words.catch(ignored);
