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

/** Whatever fails here is asked for again where it is needed, and said there. */
const ignored = () => {};

const { screen } = readAddress(location.hash);
if (screen === 'home') later('home').catch(ignored);
if (screen === 'match') {
  lastTable().then((last) => {
    // The game of a new link only the engine can tell: most likely it is the first.
    const known = Object.keys(scenes);
    const game = known.find((name) => name === last?.answer.game) ?? known[0];
    scenes[/** @type {keyof typeof scenes} */ (game)]().catch(ignored);
    spoken[/** @type {keyof typeof spoken} */ (game)]().catch(ignored);
  });
}
