/**
 * One match as it is played on this page: where it stands, who sees it, who is asked. It draws nothing;
 * whoever shows it is told by `changed`. What is legal and what things are worth comes from the door alone.
 */
import { unmoved } from '../keep/address.js';
import { getMatch } from '../keep/matches.js';
import { ownMatch } from '../keep/owner.js';
import { usualName } from './bots.js';
import { Composing } from './composing.js';
import { whenIdle } from './idle.js';
import { Keeper } from './keeper.js';
import { Replay } from './replay.js';
import { newSaved, onlyOne, playedHere } from './saved.js';
import { takenBack, withTakenBack } from './takenback.js';

/** @import {Event, Ghost, Hint, Look, LogLine, Refusal, Saved, Setup} from './types.d.ts' */
/** @import {App} from './app.js' */
/** @import {Ownership} from '../keep/owner.js' */
/** @import {Place} from '../keep/address.js' */
/** @import {Guide} from './guide.js' */
/** @import {LastTable} from '../keep/lasttable.js' */
/** @typedef {Look & {lines?: LogLine[]}} Answer */

/** Milliseconds before a decision is played that needs nobody. */
const PACE = { instant: 0, quick: 550, watchable: 1700 };
const FORCED = 260;
/** What a person has done is on the screen before anybody goes on: two frames. */
const SHOWN = 34;
/** So long after it the address may follow. */
const SOON = 40;

/**
 * Asks for a match, even before it is there to be played.
 * @param {string} id
 * @param {Promise<Match>} made
 */
function own(id, made) {
  /** @param {(match: Match) => void} act */
  const then = (act) => () => void made.then(act, () => {});
  return ownMatch(id, {
    onOwn: then((match) => match.owns()),
    onLook: then((match) => match.looksOn()),
    onNews: (code) => then((match) => match.hears(code))(),
  });
}

/** @param {unknown} error */
export function refusalOf(error) {
  const refusal = /** @type {any} */ (error)?.refusal;
  return refusal?.id
    ? /** @type {Refusal} */ (refusal)
    : { id: 'error-unexpected', args: { text: String(error) } };
}

export class Match {
  /**
   * @param {App} app
   * @param {Saved} saved
   * @param {Answer} answer with the log from the start
   */
  constructor(app, saved, { lines = [], ...look }) {
    this.app = app;
    this.saved = saved;
    /** The match where it stands. */
    this.now = look;
    /** What is shown: mostly the same, or a moment before. */
    this.look = look;
    /** @type {number | null} whose hand is seen */
    this.viewer = null;
    /** @type {number | null} who must take the device before the match goes on */
    this.curtain = null;
    /** @type {number | null} who decides on another device */
    this.away = null;
    /** Another tab plays it. */
    this.onlooker = false;
    /** What the engine says of it. */
    this.told = lines;
    /** All that the log says. */
    this.lines = withTakenBack(lines, saved);
    /** @type {string | null} the thing chosen among several, such as one of the tiles won */
    this.subject = null;
    this.composing = new Composing(this);
    this.keeper = new Keeper(this);
    /** @type {Ghost[] | null} what the choice under the pointer would make */
    this.ghost = null;
    /** @type {Hint | null} what a good bot would do here */
    this.hint = null;
    /** @type {Refusal | null} */
    this.refusal = null;
    /** What happened last, for the pieces that fly. @type {Event[]} */
    this.events = [];
    /** @type {(fresh: boolean) => void} */
    this.changed = () => {};
    this.working = false;
    this.alive = true;
    this.entered = false;
    /** Who leads through a lesson; a lesson is not kept. @type {Guide | null} */
    this.guide = null;
    this.replay = new Replay(this);
    /** The bots wait until they are told to go on. */
    this.paused = false;
    /** A person has decided last. */
    this.pressed = false;
    /** The move that a person made last, and who: what came of it and after it is news to them. */
    this.known = { t: look.end, seat: /** @type {number | null} */ (null) };
    /** @type {Ownership | null} */
    this.ownership = null;
    /** The engine has not yet said where it stands: shown is what was kept. @type {Promise<void> | null} */
    this.opening = null;
    /** What was asked for may still be on its way. @type {Promise<Ownership> | null} */
    this.owning = null;
    /** Its id was made just now: no other tab can have it. */
    this.fresh = false;
    this.timer = 0;
    /** The moment that was asked for with the match, until it is shown. @type {number | null} */
    this.moment = null;
    /** How many moments were looked at: an answer that comes too late is passed over. */
    this.looked = 0;
    /** @type {Set<(value: void) => void>} */
    this.quiet = new Set();
  }

  /**
   * @param {App} app
   * @param {string} game
   * @param {Setup} setup
   * @param {string} seed
   */
  static async begin(app, game, { seats, options, start }, seed) {
    const look = await app.engine.call({
      do: 'new',
      game,
      seats,
      options: { ...options, start },
      seed,
      viewer: onlyOne(seats, null),
      log: 0,
    });
    const names = seats.map(({ name }) => name);
    const saved = newSaved(look, { names, me: null });
    const match = new Match(app, saved, look);
    match.fresh = true;
    await match.keeper.keep(look);
    return match;
  }

  /**
   * The same deal for the same seats once more.
   * @param {App} app
   * @param {Match} before
   */
  static async beginAgain(app, { now, saved: { seats, me } }) {
    const names = seats.map(({ name }) => name);
    const viewer = onlyOne(seats, me);
    const look = await app.engine.call({ do: 'open', link: now.root, names, t: null, viewer, log: 0 });
    const match = new Match(app, newSaved(look, { names, me }), look);
    match.fresh = true;
    await match.keeper.keep(look);
    return match;
  }

  /**
   * @param {App} app
   * @param {Saved} saved
   * @param {LastTable | null} [last] as it was last shown; what is chosen there waits for the engine
   */
  static async resume(app, saved, last = null) {
    const names = saved.seats.map(({ name }) => name);
    const viewer = onlyOne(saved.seats, saved.me);
    const asked = app.engine.call({ do: 'open', link: saved.code, names, t: null, viewer, log: 0 });
    const known = last?.id === saved.id && last.answer.code === saved.code && last.answer.viewer === viewer;
    const made = (known ? Promise.resolve(last.answer) : asked).then((look) => new Match(app, saved, look));
    // Asked for together, so that the first frame is already the one to play on.
    const owning = own(saved.id, made);
    const match = await made.catch((error) => {
      owning.then((ownership) => ownership.release());
      throw error;
    });
    match.owning = owning;
    if (known) match.opening = asked.then((answer) => match.#opened(last.answer, answer));
    return match;
  }

  /**
   * The engine has opened what is already shown.
   * @param {Answer} shown
   * @param {Answer} answer
   */
  async #opened(shown, answer) {
    this.opening = null;
    const untouched = this.alive && !this.working && this.now.code === answer.code;
    if (!untouched || JSON.stringify(shown) === JSON.stringify(answer)) return;
    const { moment } = this;
    await this.#again(answer, moment === null);
    if (moment !== null) await this.lookAt(moment);
  }

  /**
   * @param {App} app
   * @param {Guide} guide
   */
  static async lesson(app, guide) {
    const { position, seats } = guide.lesson;
    const viewer = onlyOne(seats, null);
    const look = await app.engine.call({ do: 'open', position, seats, viewer, log: 0 });
    const names = seats.map(({ name }) => name);
    const match = new Match(app, newSaved(look, { names, me: null }), look);
    match.guide = guide;
    guide.match = match;
    return match;
  }

  /** Its address. @returns {Place} */
  get place() {
    const t = this.past ? this.look.t : null;
    return this.guide?.place ?? { screen: 'match', code: this.now.code, t };
  }

  /** The persons who play on this device. */
  get here() {
    return playedHere(this.now.seats, this.saved.me);
  }

  /** What has happened since a person decided last. */
  get news() {
    const { t, seat } = this.known;
    const came = (/** @type {LogLine} */ line) =>
      line.t > t || (line.t === t && seat !== null && line.seat !== null && line.seat !== seat);
    return this.past ? [] : this.lines.filter(came);
  }

  get past() {
    return this.replay.open || this.look.t !== this.now.end;
  }

  /** The decision that is asked here and now. */
  get decision() {
    const { decision } = this.now;
    const mine = decision?.yours && !this.#automatic && !this.past && this.curtain === null && !this.onlooker;
    if (this.guide?.talking) return null;
    return mine ? decision : null;
  }

  /** @param {number} seat */
  name(seat) {
    const { words } = this.app;
    const kept = this.saved.seats[seat];
    return this.guide?.called(seat) || kept?.name || this.now.seats[seat]?.name || usualName(words, seat);
  }

  /** @param {number | null} [t] */
  async enter(t = null) {
    this.entered = true;
    const owned = this.guide ? null : this.#own();
    await this.#settle(this.now);
    if (!this.fresh) await owned;
    this.moment = t !== null && t < this.now.end ? t : null;
    if (this.moment === null) return this.#show();
    await this.lookAt(this.moment);
    this.moment = null;
  }

  async #own() {
    this.app.engine.remember(this.#memory());
    this.owning ??= own(this.saved.id, Promise.resolve(this));
    this.ownership = await this.owning;
  }

  /** This tab plays it. */
  owns() {
    const looked = this.onlooker;
    this.onlooker = false;
    // Another tab may have played on meanwhile.
    if (looked) this.#joinOtherTab(null);
    else this.#schedule();
  }

  /** Another tab plays it. */
  looksOn() {
    this.onlooker = true;
    clearTimeout(this.timer);
    this.changed(false);
  }

  /** @param {string} code where another tab's match stands */
  hears(code) {
    return this.#joinOtherTab(code);
  }

  /** @returns {Promise<unknown>} when it is all kept */
  leave() {
    this.alive = false;
    this.replay.close();
    clearTimeout(this.timer);
    this.keeper.stop();
    this.owning?.then((ownership) => ownership.release());
    return this.onlooker || this.guide ? Promise.resolve() : this.keeper.keepThumb();
  }

  /** @param {string} move */
  play(move) {
    if (this.guide && !this.guide.accepts(move)) return this.changed(false);
    const { viewer, next: log } = this;
    this.pressed = true;
    this.known = { t: log, seat: viewer };
    return this.#change(() => this.app.engine.call({ do: 'play', move, viewer, log }));
  }

  async undo() {
    // In a moment of the past nothing of the present is taken back.
    if (!this.now.undo.can || this.onlooker || this.curtain !== null || this.past) return;
    const { saved, viewer } = this;
    await this.#change(async () => {
      const answer = await this.app.engine.call({ do: 'undo', viewer, log: 0 });
      takenBack(saved, answer, viewer);
      return answer;
    }, 0);
  }

  /** @param {LogLine[]} told */
  #tell(told) {
    this.told = told;
    this.lines = withTakenBack(told, this.saved);
  }

  /** Plays on from the moment shown, as a match of its own beside this one. */
  async branch() {
    const { t } = this.look;
    const viewer = onlyOne(this.saved.seats, this.saved.me);
    const look = await this.app.engine.call({ do: 'branch', t, viewer, log: 0 });
    const names = this.saved.seats.map(({ name }) => name);
    const { title, me } = this.saved;
    const saved = newSaved(look, { title, names, me, from: t });
    this.leave();
    const match = new Match(this.app, saved, look);
    match.fresh = true;
    await match.keeper.keep(look);
    return match;
  }

  /** @param {number} t */
  async lookAt(t) {
    if (this.curtain !== null) return;
    clearTimeout(this.timer);
    const moment = Math.max(0, Math.min(t, this.now.end));
    if (moment === this.now.end && !this.replay.open) return this.backToNow();
    const turn = ++this.looked;
    const { events, look } = await this.app.engine.call({ do: 'moment', viewer: this.viewer, t: moment });
    if (turn !== this.looked) return;
    const flies = moment === this.look.t + 1 && this.replay.flies && this.app.settings.pace !== 'instant';
    this.events = flies ? events : [];
    this.look = look;
    this.ghost = null;
    this.app.follow(this.place);
    this.changed(false);
  }

  /** What was said has been read. */
  goOn() {
    this.#clear();
    this.#show();
  }

  backToNow() {
    this.looked += 1;
    this.replay.close();
    this.look = this.now;
    this.#show();
  }

  /** The person for whom the curtain waits has the device. */
  async openCurtain() {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    await this.#settle(this.now);
    this.#show();
  }

  /** A seat that was to be played elsewhere is played here from now on. */
  async takeSeat() {
    if (this.away === null || this.saved.me === null) return;
    this.saved.me = [...this.saved.me, this.away].sort();
    await this.keeper.keep(this.now);
    await this.#settle(this.now);
    this.#show();
  }

  takeOver() {
    return this.ownership?.steal();
  }

  // -- choosing -------------------------------------------------------------------------------------------------------

  /** The choices for the chosen subject. */
  get choices() {
    return (this.decision?.choices ?? []).filter(({ of }) => of === null || of === this.subject);
  }

  /**
   * What a region offers; of equal things, each does. While something is put together the rest is only looked at.
   * @param {string} at
   */
  choiceAt(at) {
    if (this.composing.key) return null;
    return this.choices.find((one) => one.off === null && (one.at === at || one.also?.includes(at))) ?? null;
  }

  /** What a region would offer, but for the reason that it has. @param {string} at */
  closedAt(at) {
    return this.choices.find((one) => one.weight === 'table' && one.at === at && one.off !== null) ?? null;
  }

  /** @param {string} at */
  choose(at) {
    this.guide?.forget();
    this.subject = at;
    this.changed(false);
  }

  // -- changes --------------------------------------------------------------------------------------------------------

  #memory() {
    return { code: this.saved.code, names: this.saved.seats.map(({ name }) => name) };
  }

  /** The number of the next move: the log is known up to there. */
  get next() {
    return this.now.end + 1;
  }

  /**
   * @param {() => Promise<{look: Look, lines: LogLine[], events?: Event[]}>} action
   * @param {number} [from] its answer has the log from this move on
   */
  async #change(action, from = this.next) {
    if (this.working || !this.alive) return;
    this.working = true;
    clearTimeout(this.timer);
    try {
      const { look, lines, events = [] } = await action();
      this.events = this.app.settings.pace === 'instant' ? [] : events;
      this.#tell([...this.told.filter(({ t }) => t < from), ...lines]);
      await this.#arrive(look);
    } catch (error) {
      await this.failed(error);
    } finally {
      this.working = false;
      this.composing.beginOnly();
      this.#schedule();
    }
  }

  /**
   * Drawn while it is saved: the address has it already.
   * @param {Look} look
   */
  async #arrive(look) {
    const ended = look.over && !this.now.over;
    this.guide?.arrived(look);
    if (!this.guide) this.keeper.keep(look);
    await this.#settle(look);
    if (!this.guide) this.app.engine.remember(this.#memory());
    this.#show();
    if (ended && !this.guide) this.app.ended(this);
  }

  /**
   * What the engine says anew of the whole match.
   * @param {Answer} answer
   * @param {boolean} [show] where it stands now
   */
  async #again({ lines = [], ...look }, show = true) {
    this.#tell(lines);
    await this.#settle(look);
    if (show) this.#show();
  }

  /** @param {unknown} error */
  async failed(error) {
    const refusal = refusalOf(error);
    // Nothing of a lesson is kept, so an engine that was started anew knows nothing of it.
    if (this.guide && ['engine-restarted', 'error-no-match'].includes(refusal.id)) return this.app.again();
    if (refusal.id === 'engine-restarted' && this.alive) {
      // The client opened the match again in a new worker: ask where it stands.
      await this.#again(await this.app.engine.call({ do: 'look', viewer: this.viewer, t: null, log: 0 }));
      this.app.say(this.app.words.t('engine-restarted'));
      return;
    }
    this.refusal = refusal;
    this.app.refuse(refusal);
    this.changed(false);
  }

  /**
   * Decides whose hand may be seen, and asks for that view.
   * @param {Look} look
   */
  async #settle(look) {
    const { here } = this;
    const { decision } = look;
    this.curtain = null;
    this.away = null;
    let { viewer } = this;
    if (viewer === null || !here.includes(viewer)) viewer = onlyOne(look.seats, this.saved.me);
    if (!look.over && decision && !decision.auto && !decision.bot) {
      if (!here.includes(decision.seat)) this.away = decision.seat;
      else if (viewer !== decision.seat) {
        if (here.length > 1) this.curtain = decision.seat;
        viewer = here.length > 1 ? null : decision.seat;
      }
    }
    this.viewer = viewer;
    const seen = look.viewer === viewer ? look : await this.app.engine.call({ do: 'look', viewer, t: null });
    this.now = seen;
    this.look = seen;
    this.looked += 1;
    this.replay.close();
    this.#clear();
  }

  #clear() {
    this.hint = null;
    this.composing.clear();
    this.ghost = null;
    this.refusal = null;
    const subjects = this.decision?.subjects ?? [];
    this.subject = subjects.some(({ at }) => at === this.subject) ? this.subject : (subjects[0]?.at ?? null);
  }

  #show() {
    // To write the address is dear: the frame goes before it. Whoever has gone elsewhere by then stays there.
    const still = unmoved();
    whenIdle(() => this.alive && still() && this.app.follow(this.place), SOON);
    this.changed(true);
    this.keeper.keepTable();
    this.composing.beginOnly();
    this.#schedule();
  }

  #schedule() {
    clearTimeout(this.timer);
    const { decision } = this.now;
    if (this.#resting || !decision || !this.#automatic || (this.paused && decision.bot)) return;
    const pace = PACE[this.app.settings.pace];
    const ms = Math.max(decision.bot ? pace : Math.min(pace, FORCED), this.pressed ? SHOWN : 0);
    this.timer = window.setTimeout(() => this.stepOn(), ms);
  }

  /** Nobody is asked; a lesson may want even the only move made by hand. */
  get #automatic() {
    const { decision } = this.now;
    return !!decision?.auto && (decision.bot || !this.guide?.step?.only);
  }

  /** Nothing goes on by itself. */
  get #resting() {
    const elsewhere = !this.alive || !this.entered || this.onlooker || this.past || this.curtain !== null;
    return elsewhere || this.working || !!this.guide?.talking;
  }

  /** One decision that needs nobody. */
  stepOn() {
    const { decision } = this.now;
    if (this.#resting || !decision || !this.#automatic) return;
    this.pressed = false;
    const { viewer, next: log } = this;
    const move = decision.bot ? this.guide?.scripted() : null;
    if (!decision.bot) this.#tellForced(decision);
    const request = move ? { do: 'play', move, viewer, log } : { do: 'step', viewer, log };
    this.#change(() => this.app.engine.call(request));
  }

  /**
   * What is played for a person because nothing else was possible is said with the reason.
   * @param {NonNullable<Look['decision']>} decision
   */
  #tellForced({ choices, composers }) {
    const { words } = this.app;
    const whys = new Set([...composers, ...choices].flatMap(({ off }) => (off ? [words.say(off)] : [])));
    const open = choices.filter(({ off }) => off === null);
    if (!whys.size || open.length !== 1) return;
    this.app.say(words.t('forced', { why: [...whys].join(' '), move: words.say(open[0].label) }));
  }

  /** The bots wait, or go on. */
  pause() {
    this.paused = !this.paused;
    this.changed(false);
    this.#schedule();
  }

  // -- keeping --------------------------------------------------------------------------------------------------------

  /** @param {string | null} code where the other tab's match stands; null: as it was saved */
  async #joinOtherTab(code) {
    if (!this.alive || (code !== null && (!this.onlooker || code === this.now.code))) return;
    const kept = await getMatch(this.saved.id).catch(() => null);
    if (kept) Object.assign(this.saved, kept);
    try {
      const names = this.saved.seats.map(({ name }) => name);
      const link = code ?? this.saved.code;
      const { viewer } = this;
      const answer = await this.app.engine.call({ do: 'open', link, names, t: null, viewer, log: 0 });
      this.app.engine.remember({ code: link, names });
      await this.#again(answer);
    } catch (error) {
      await this.failed(error);
    }
  }
}
