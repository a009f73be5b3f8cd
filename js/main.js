/** Boot and wiring. */
import { settings, words as asked } from './early.js';
import { createEngine } from './engine/client.js';
import { askForFonts } from './scene/fonts.js';
import { App } from './ui/app.js';
import { byId } from './ui/dom.js';
import { engineState } from './ui/loading.js';
import { ignoreDoubles } from './ui/doubles.js';
import { listenToKeys } from './ui/keys.js';
import { bringTheRest } from './ui/later.js';
import { watchTheme } from './ui/theme.js';

/** @type {App | null} */
let app = null;
/** @type {import('./ui/types.d.ts').EngineState} */
let state = { phase: 'loading', loaded: 0, total: 0 };

const engine = createEngine({
  onState(next) {
    state = next;
    engineState(app?.words ?? null, state);
  },
});
/** @type {any} */ (window).piazza = { engine };

const applyTheme = watchTheme(
  () => settings,
  () => app?.themeChanged(),
);
applyTheme();
const words = await asked;
app = new App(engine, settings, words);
app.applyTheme = applyTheme;
askForFonts(words.letters);
engineState(words, state);
byId('loading-again').addEventListener('click', () => {
  engine.restart();
  app?.forget();
  app?.route();
});
listenToKeys(app);
ignoreDoubles();
addEventListener('hashchange', ({ oldURL }) => app?.route(new URL(oldURL).hash));
await app.route();
bringTheRest();
