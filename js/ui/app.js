/** The page as a whole: which screen is shown, what the address says, and what every part of it may ask for. */
import { scenes } from '../scene/index.js';
import { picture } from '../scene/picture.js';
import { rehearse } from '../scene/rehearsal.js';
import { spoken } from '../scene/spoken.js';
import {
  arriveDeep,
  deepen,
  follow,
  goTo,
  readAddress,
  surface,
  surfaced,
  writeAddress,
} from '../keep/address.js';
import { saveSettings } from '../keep/settings.js';
import { choose } from '../languages.js';
import { loadWords } from '../words.js';
import { showBanners } from './banners.js';
import { usualName } from './bots.js';
import { marks } from './controls.js';
import { closeDialogs, dialogOpen, openDialog } from './dialog.js';
import { byId, h } from './dom.js';
import { openKeys } from './keys.js';
import { later } from './later.js';
import { assertive } from './live.js';
import { Match } from './match.js';
import { openLink } from './open.js';
import { small } from './screens.js';
import { showTable } from './table.js';
import { dropToasts, toast } from './toast.js';

/** @import {Catalogue, Choice, Engine, Refusal, Saved, Scene, SceneUi, Settings, Setup, Spoken} from './types.d.ts' */
/** @import {Words} from '../words.js' */
/** @import {Place} from '../keep/address.js' */
/** @import {Parts} from './later.js' */
/** @typedef {{scene: Scene, say: Spoken}} Game */

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
/** Only fingers: there are no keys. */
const touchOnly = matchMedia('(any-pointer: coarse) and (not (any-pointer: fine))');

/** Milliseconds until the pieces of a last move have landed. */
const SETTLING = 900;

/** What had the focus is gone with its screen: reading goes on at the top of the new one. At a table what is asked has it. */
function landFocus() {
  const { activeElement: active, body } = document;
  const heading = byId('main').querySelector('h1');
  if (!heading || body.dataset.screen === 'table' || (active && active !== body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** @param {Element | null} element */
const toolOf = (element) => (element instanceof HTMLElement ? element.dataset.tool : undefined);

export class App {
  /**
   * @param {Engine} engine
   * @param {Settings} settings
   * @param {Words} words
   */
  constructor(engine, settings, words) {
    this.engine = engine;
    this.settings = settings;
    this.words = words;
    /** @type {Match | null} */
    this.match = null;
    /** @type {ReturnType<typeof showTable> | null} */
    this.table = null;
    /** @type {Map<string, Game>} */
    this.games = new Map();
    /** @type {Promise<Catalogue> | null} */
    this.asked = null;
    this.routes = 0;
    /** How many parts were asked for: the last is opened. */
    this.openings = 0;
    /** What lies beneath the rulebook. @type {Place} */
    this.place = { screen: 'home' };
    /** The address beneath it, as it was when the rulebook was opened; null while it is closed. @type {string | null} */
    this.under = null;
    /** @type {HTMLElement | null} */
    this.refused = null;
    this.applyTheme = () => {};
    this.#mark();
    this.useWords(words);
  }

  /** What was asked of an engine that failed is asked anew. */
  forget() {
    this.asked = null;
  }

  /** What the engine offers; asked once. @returns {Promise<Catalogue>} */
  catalogue() {
    this.asked ??= this.engine.call({ do: 'catalogue' });
    return this.asked;
  }

  /** @param {Words} words */
  useWords(words) {
    this.words = words;
    words.icon = (token, px) => this.icon(token, px);
    words.named = () => !!this.match && !!this.games.get(this.match.now.game)?.scene.named;
    words.name = (seat) => this.match?.name(seat) ?? usualName(words, seat);
    document.documentElement.lang = words.language;
    byId('brand').title = words.t('home');
    byId('brand-name').textContent = words.t('app');
    byId('notices').setAttribute('aria-label', words.t('notices'));
    byId('loading-text').textContent = words.t('loading');
    document.title = words.t('app');
  }

  // -- games ----------------------------------------------------------------------------------------------------------

  /** @param {string} name */
  game(name) {
    const game = this.games.get(name);
    if (!game) throw new Error(`the scene of ${name} is not loaded`);
    return game;
  }

  /** @param {string} name */
  async loadGame(name) {
    if (this.games.has(name) || !Object.hasOwn(scenes, name)) return;
    const key = /** @type {keyof typeof scenes} */ (name);
    const [module, say] = await Promise.all([scenes[key](), spoken[key]()]);
    this.games.set(name, { scene: /** @type {any} */ (module).scene, say });
  }

  /**
   * @param {string} token
   * @param {number} px
   * @param {string} [name] the game, where it is not that of the match
   */
  icon(token, px, name = this.match?.now.game) {
    const of = this.games.has(name ?? '') ? name : [...this.games.keys()][0];
    if (!of) return document.createElement('canvas');
    const { theme, words } = this;
    const say = (/** @type {import('./types.d.ts').Message} */ message) => words.say(message);
    const key = [of, token, px, theme, words.language, window.devicePixelRatio].join('|');
    const drawing = picture(key, () => this.game(of).scene.icon(token, px, { theme, say }));
    drawing.classList.add('drawn');
    drawing.setAttribute('aria-hidden', 'true');
    return drawing;
  }

  /** @param {string} name */
  rehearse(name) {
    const say = (/** @type {import('./types.d.ts').Message} */ message) => this.words.say(message);
    const due = () => document.body.dataset.ready !== 'true' && !this.match;
    // It is no loss if it fails.
    if (due()) rehearse(name, this.game(name).scene, { theme: this.theme, say }, due).catch(() => {});
  }

  /** @returns {'light' | 'dark'} */
  get theme() {
    return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  }

  /**
   * @param {Match} match
   * @returns {SceneUi}
   */
  sceneUi(match) {
    return {
      ...marks(match),
      hover: null,
      ghost: match.ghost,
      theme: this.theme,
      say: (message) => this.words.say(message),
      phone: small.matches,
      reduced: reduced.matches,
      scores: this.settings.scores || match.look.over,
    };
  }

  /**
   * @param {Match} match
   * @param {Choice | null} choice
   */
  preview(match, choice) {
    if (match === this.match) this.table?.preview(choice);
  }

  // -- saying ---------------------------------------------------------------------------------------------------------

  /** @param {string} words */
  say(words) {
    toast(words);
  }

  /** What the log has read out already. @param {Node} words */
  showNews(words) {
    toast(words, { quiet: true });
  }

  /** A refusal is heard at once, and seen for a while. @param {Refusal} refusal */
  refuse(refusal) {
    assertive(this.words.refuse(refusal));
    this.refused = toast(this.refusal(refusal), { quiet: true, ms: refusal.rule ? 9000 : undefined });
  }

  /** What was refused is past once something was done. */
  dropRefusal() {
    this.refused?.remove();
    this.refused = null;
  }

  /** A refusal whose rule leads into the rulebook. @param {Refusal} refusal */
  refusal(refusal) {
    const game = this.match?.now.game ?? null;
    const href = writeAddress({ screen: 'rules', game, rule: refusal.rule ?? null });
    return this.words.refusal(refusal, href);
  }

  /** @param {Match} match */
  matchBanners(match) {
    showBanners(this, match);
  }

  // -- settings -------------------------------------------------------------------------------------------------------

  /** @param {Partial<Settings>} change */
  async set(change) {
    this.#keep(change);
    if ('language' in change) {
      await this.#speak();
      closeDialogs();
      const key = toolOf(document.activeElement);
      await this.show();
      // What had the focus was made anew, in the other language: there it shall come back to.
      const again = key && document.querySelector(`[data-tool="${key}"]`);
      if (again instanceof HTMLElement) again.focus();
      this.openSettings();
    } else this.match?.changed(true);
    if (change.sound) this.hear('coin');
  }

  /** Settings that came from elsewhere. @param {Settings} settings */
  async adopt(settings) {
    const { language } = this.settings;
    this.#keep(settings);
    if (settings.language !== language) await this.#speak();
    await this.show();
  }

  /** @param {Partial<Settings>} change */
  #keep(change) {
    Object.assign(this.settings, change);
    saveSettings(this.settings);
    this.applyTheme();
    this.#mark();
  }

  async #speak() {
    this.useWords(await loadWords(this.settings.language || choose([...navigator.languages])));
  }

  /** What the style sheet has to know of the settings. */
  #mark() {
    document.body.dataset.keys = String(this.settings.keys);
    document.body.dataset.hand = this.settings.hand;
  }

  /** @param {import('./sound.js').Sound} sound */
  hear(sound) {
    if (!this.settings.sound) return;
    later('sound').then(
      ({ hear }) => hear(sound),
      () => {},
    );
  }

  /** The theme is another: everything is drawn anew. */
  async themeChanged() {
    if (this.match) {
      this.match.changed(false);
      this.table?.redraw();
    } else if (!document.querySelector('dialog[open]')) await this.show();
    else
      byId('main')
        .querySelectorAll('canvas.door')
        .forEach((door) => door.dispatchEvent(new Event('redraw')));
  }

  // -- screens --------------------------------------------------------------------------------------------------------

  /** @param {string} name */
  screen(name) {
    document.body.dataset.screen = name;
    byId('banners').replaceChildren();
    if (name !== 'table') byId('status').replaceChildren();
    window.scrollTo(0, 0);
  }

  leave() {
    dropToasts();
    this.table?.leave();
    this.table = null;
    const kept = this.match?.leave();
    this.match = null;
    this.engine.remember(null);
    return kept;
  }

  /**
   * Follows the address: on arrival, Back, Forward, or when somebody types one.
   * @param {string | null} [from] the address before; none on arrival
   */
  async route(from = null) {
    const place = readAddress(location.hash);
    const turn = ++this.routes;
    const back = this.under === location.hash;
    // What was said beside the rulebook holds for what lies beneath it, too.
    if (!back) dropToasts();
    if (place.screen === 'rules') {
      if (from === null) arriveDeep();
      else {
        this.under ??= from;
        deepen();
      }
      // The first thing that was asked for: something has to lie beneath.
      if (turn === 1) await this.#screen('home', ({ showHome }) => showHome(this));
      return this.#open('rules', ({ openRules }) => openRules(this, place.game, place.rule));
    }
    this.#surfaced();
    closeDialogs();
    // What lies beneath the rulebook may have gone on meanwhile, and is shown all the time.
    if (back) return follow(this.beneath);
    this.place = place;
    if (place.screen === 'match' && this.match?.now.code === place.code) {
      if (place.t === null) this.match.backToNow();
      else await this.match.lookAt(place.t);
      return;
    }
    await this.leave();
    if (turn !== this.routes) return;
    const current = () => turn === this.routes;
    if (place.screen === 'match') await openLink(this, place.code, place.t, current);
    else await this.#screenOf(place, current);
    if (turn > 1 && current()) landFocus();
    if (place.screen === 'settings') this.openSettings(() => follow({ screen: 'home' }));
  }

  /**
   * The screen of an address that asks for no table.
   * @param {Place} place
   * @param {() => boolean} [current] whether the address still asks for it
   */
  #screenOf(place, current = () => true) {
    if (place.screen === 'new')
      return this.#screen('setup', ({ showSetup }) => current() && showSetup(this, place.game));
    if (place.screen === 'learn') {
      const { game, lesson } = place;
      return this.#screen('learn', ({ openLesson, showLearn }) => {
        if (current()) return game && lesson ? openLesson(this, game, lesson, current) : showLearn(this);
      });
    }
    return this.#screen('home', ({ showHome }) => current() && showHome(this));
  }

  /**
   * Shows what may still be on its way.
   * @template {keyof Parts} K
   * @param {K} name
   * @param {(part: Parts[K]) => unknown} show
   */
  async #screen(name, show) {
    const part = await later(name).catch(() => null);
    if (part) return void (await show(part));
    this.closedRules();
    this.say(this.words.t('part-missing'));
  }

  /**
   * Opens what may still be on its way; of two that were asked for meanwhile, the last.
   * @template {keyof Parts} K
   * @param {K} name
   * @param {(part: Parts[K]) => unknown} open
   */
  #open(name, open) {
    const turn = ++this.openings;
    return this.#screen(name, (part) => turn === this.openings && open(part));
  }

  /** The present screen in the present language. */
  async show() {
    const place = readAddress(location.hash);
    const { match } = this;
    if (match) {
      await match.guide?.read();
      this.table?.leave();
      this.table = showTable(this, match);
      this.table.update(false);
    } else if (place.screen !== 'match') await this.#screenOf(place);
  }

  goHome() {
    goTo({ screen: 'home' });
    this.route();
  }

  /** @param {string} game */
  goNew(game) {
    goTo({ screen: 'new', game });
    this.route();
  }

  /**
   * @param {string} game
   * @param {Setup} setup
   * @param {string} seed
   */
  async begin(game, setup, seed) {
    this.leave();
    await this.enter(await Match.begin(this, game, setup, seed), null, false);
  }

  /** @param {Saved} saved */
  async resume(saved) {
    this.leave();
    await this.enter(await Match.resume(this, saved), null, false);
  }

  /**
   * @param {Match} match
   * @param {number | null} t
   * @param {boolean} arrived by its address, so that no step is added to the history
   */
  async enter(match, t, arrived) {
    await this.loadGame(match.now.game);
    this.match = match;
    const { place } = match;
    if (arrived) follow(place);
    else goTo(place);
    this.screen('table');
    const entered = match.enter(t);
    this.table = showTable(this, match);
    await entered;
  }

  /** Whatever the address asks for, from the start. */
  again() {
    this.leave();
    return this.route();
  }

  rematch() {
    const { match } = this;
    if (match) return this.#open('rematch', ({ openRematch }) => openRematch(match));
  }

  /** The same deal once more. @param {Match} match */
  async beginAgain(match) {
    this.leave();
    await this.enter(await Match.beginAgain(this, match), null, false);
  }

  /** A match has just been played to its end: once what moved has come to rest, the sheet opens. @param {Match} match */
  ended(match) {
    this.hear('end');
    const ms = this.settings.pace === 'instant' ? 0 : SETTLING;
    setTimeout(() => {
      if (this.match === match && !match.past && !dialogOpen()) this.openSheet();
    }, ms);
  }

  async branch() {
    const match = await this.match?.branch();
    if (!match) return;
    this.table?.leave();
    await this.enter(match, null, false);
    this.say(this.words.t('branched'));
  }

  // -- dialogs --------------------------------------------------------------------------------------------------------

  async openSheet() {
    const { match } = this;
    if (!match) return;
    const [sheet, course] = await Promise.all([
      this.engine.call({ do: 'sheet' }),
      match.now.over ? this.engine.call({ do: 'course' }) : null,
    ]);
    if (this.match === match) await this.#open('sheet', ({ openSheet }) => openSheet(match, sheet, course));
  }

  openCount() {
    const { match } = this;
    if (match && match.curtain === null) return this.#open('count', ({ openCount }) => openCount(match));
  }

  openTyped() {
    const { match } = this;
    if (match) return this.#open('typed', ({ openTyped }) => openTyped(match));
  }

  openShare() {
    const { match } = this;
    if (match) return this.#open('share', ({ openShare }) => openShare(match));
  }

  /** @param {() => void} [onClose] */
  openSettings(onClose) {
    return this.#open('settings', ({ openSettings }) => openSettings(this, onClose));
  }

  focusLog() {
    this.table?.focusLog();
  }

  /** What the address says when no rulebook lies over it. @returns {Place} */
  get beneath() {
    return this.match?.place ?? this.place;
  }

  /** The rulebook, at the rule of the present refusal or decision. */
  openRules() {
    const { match } = this;
    const refusal = match?.refusal ?? match?.composing.tray?.refusal;
    const rule = refusal?.rule ?? match?.look.decision?.rule ?? null;
    const { hash } = location;
    goTo({ screen: 'rules', game: match?.now.game ?? null, rule });
    return this.route(hash);
  }

  /** Closed, it gives back the address of what lies beneath, unless the address has moved on by itself. */
  closedRules() {
    if (readAddress(location.hash).screen !== 'rules' || surface()) return;
    this.#surfaced();
    follow(this.beneath);
  }

  #surfaced() {
    this.under = null;
    surfaced();
  }

  /** The address keeps to a match that goes on, unless the rulebook lies over it. @param {Place} place */
  follow(place) {
    if (this.under === null) follow(place);
  }

  openMenu() {
    const { words } = this;
    /** @type {[string, () => void][]} */
    const all = [
      ['sheet-title', () => this.openSheet()],
      ['count', () => this.openCount()],
      ['typed', () => this.openTyped()],
      ['replay', () => this.match?.replay.begin()],
      ['share', () => this.openShare()],
      ['rules', () => this.openRules()],
      ['settings', () => this.openSettings()],
      ['keys', () => openKeys(this)],
      ['home', () => this.goHome()],
    ];
    /** What of it would lead nowhere here. */
    const vain = [
      // A lesson has no link, and is stepped through by its narrator.
      ...(this.match?.guide ? ['share', 'replay'] : []),
      ...(this.match?.decision ? [] : ['typed']),
      ...(touchOnly.matches ? ['keys'] : []),
    ];
    const entries = all.filter(([id]) => !vain.includes(id));
    const dialog = openDialog({
      words,
      title: words.t('menu'),
      name: 'menu',
      content: [
        h(
          'div.menu',
          {},
          ...entries.map(([id, act]) =>
            h(
              'button.btn',
              { type: 'button', 'data-menu': id, onclick: () => (dialog.close(), act()) },
              words.t(id),
            ),
          ),
        ),
      ],
    });
  }
}
