/** Leads through a lesson: what is said and asked, which moves go on, and what the other seats play. */
import { lessons, loadTexts, tick } from '../keep/lessons.js';
import { h, tool } from './dom.js';
import { assertive, polite } from './live.js';
import { withLinks } from './rulelinks.js';

/** @import {App} from './app.js' */
/** @import {Match} from './match.js' */
/** @import {Look} from './types.d.ts' */
/** @import {Lesson, LessonTexts} from '../keep/lessons.js' */

export class Guide {
  /**
   * @param {App} app
   * @param {string} game
   * @param {string} name
   * @param {Lesson} lesson
   */
  constructor(app, game, name, lesson) {
    this.app = app;
    this.game = game;
    this.name = name;
    this.lesson = lesson;
    /** @type {LessonTexts} */
    this.texts = { title: '', about: '', end: '' };
    /** What its people are called in the present language. @type {Record<string, string>} */
    this.names = {};
    /** @type {Match | null} */
    this.match = null;
    this.index = 0;
    /** How many of the step's moves for the other seats have been played. */
    this.played = 0;
    /** What the move under way is for the lesson. @type {'accepted' | 'scripted' | null} */
    this.pending = null;
    /** Why the last move was not the one. @type {string | null} */
    this.reason = null;
    /** Where the lesson stood after so many moves, for an undo. */
    this.trail = [{ end: 0, index: 0, played: 0 }];
    this.said = '';
    /** The lesson is over, and its match is played on. */
    this.free = false;
    /** What the narrator had to say of that has been read. */
    this.shut = false;
  }

  /** @returns {import('../keep/address.js').Place} */
  get place() {
    return { screen: 'learn', game: this.game, lesson: this.name };
  }

  get step() {
    return this.lesson.steps[this.index] ?? null;
  }

  /** Something is to be read before the table goes on. */
  get talking() {
    const { step } = this;
    if (this.free) return false;
    return !step || !(step.accept || step.play || step.forced);
  }

  /** The others at the table have built nothing, bid nothing, and are asked nothing. */
  get alone() {
    const { match } = this;
    if (!match || this.lesson.on) return false;
    const { say } = this.app.game(this.game);
    const others = match.look.seats.map((_, seat) => seat).filter((seat) => seat !== match.viewer);
    const { decision, seats } = match.look;
    return others.every(
      (seat) => !say.stake(match.look, seat) && !seats[seat].points && decision?.seat !== seat,
    );
  }

  /** The texts in the present language. */
  async read() {
    const texts = await loadTexts(this.game, this.app.words.language);
    this.texts = texts[this.name];
    this.names = texts.names;
  }

  /** What a seat is called. @param {number} seat */
  called(seat) {
    return this.names[this.lesson.seats[seat]?.name];
  }

  /**
   * Whether a move that is about to be played is one that the lesson asks for; if not it says why.
   * @param {string} move
   */
  accepts(move) {
    if (this.free) return true;
    const { accept = [], wrong = {} } = this.step ?? {};
    if (accept.includes(move) || accept.includes('*')) {
      this.pending = 'accepted';
      this.reason = null;
      return true;
    }
    const key = wrong[move] ?? wrong['*'];
    this.reason = key ? this.texts[key] : this.app.words.t('lesson-not-asked');
    assertive(this.reason);
    return false;
  }

  /** Something else is tried. */
  forget() {
    this.reason = null;
  }

  /** What another seat plays now; null: what its bot likes. */
  scripted() {
    const move = this.step?.play?.[this.played] ?? null;
    if (move !== null) this.pending = 'scripted';
    return move;
  }

  /** The table has changed. @param {Look} look */
  arrived(look) {
    if (this.free) return;
    const { pending, trail } = this;
    this.pending = null;
    if (look.end < trail[trail.length - 1].end) {
      while (trail.length > 1 && trail[trail.length - 1].end > look.end) trail.pop();
      Object.assign(this, trail[trail.length - 1]);
      this.reason = null;
      return;
    }
    if (pending === 'scripted') this.played += 1;
    const { step } = this;
    const over = pending === 'scripted' && this.played === step?.play?.length;
    if (pending === 'accepted' || over || (pending === null && step?.forced)) this.#next(look.end);
    else this.#mark(look.end);
  }

  /** What was to be read has been read. */
  readOn() {
    this.#next(this.match?.now.end ?? 0);
    this.match?.goOn();
  }

  /** What the lesson had to say is said; its match has an end of its own. */
  playOn() {
    this.free = true;
    this.match?.goOn();
  }

  /** @param {number} end */
  #next(end) {
    this.index += 1;
    this.played = 0;
    this.reason = null;
    this.#mark(end);
    if (!this.step) tick(`${this.game}/${this.name}`);
  }

  /** @param {number} end */
  #mark(end) {
    const { index, played, trail } = this;
    if (trail[trail.length - 1].end === end) trail.pop();
    trail.push({ end, index, played });
  }

  #shut() {
    this.shut = true;
    this.match?.changed(false);
  }

  /** The narrator's lines, for the head of the table; none once they are closed. */
  panel() {
    if (this.shut) return null;
    const { words } = this.app;
    const { texts, step } = this;
    const ended = this.free ? words.t('lesson-free') : texts.end;
    const say = step ? (step.say ? texts[step.say] : '') : ended;
    const task = step?.task ? texts[step.task] : '';
    if (this.said !== say + task) polite(`${say} ${task}`);
    this.said = say + task;
    return h(
      'section.narrator',
      {
        'aria-label': words.t('lesson'),
        'data-banner': 'lesson',
        'data-step': this.index,
        'data-alone': String(this.alone),
      },
      h('h2', {}, texts.title),
      h(
        'div.narrator-words',
        {},
        say && h('p', { 'data-say': true }, ...withLinks(say, this.game)),
        task && h('p.task', { 'data-task': true }, ...withLinks(task, this.game)),
        this.reason && h('p.refusal', { 'data-reason': true }, ...withLinks(this.reason, this.game)),
      ),
      this.free && tool('close', words.t('close'), () => this.#shut(), { 'data-lesson': 'close' }),
    );
  }

  /** The ways on, for where a person's choices are; none while the table asks for a move. */
  ways() {
    const { words } = this.app;
    /** @param {string} key @param {string} label @param {() => void} onclick */
    const button = (key, label, onclick) =>
      h('button.btn', { type: 'button', 'data-key': key, 'data-lesson': key, onclick }, words.t(label));
    /** @param {string} key @param {string} label @param {string} href */
    const link = (key, label, href) =>
      h('a.btn', { href, 'data-key': key, 'data-lesson': key }, words.t(label));
    if (this.step) return [main(button('next', 'lesson-next', () => this.readOn()))];
    const list = lessons[this.game];
    const after = list[list.indexOf(this.name) + 1];
    const further = after
      ? link('after', 'lesson-after', `#learn/${this.game}/${after}`)
      : link('new', 'new-match', `#new=${this.game}`);
    const on = this.lesson.on && !this.free && button('on', 'lesson-on', () => this.playOn());
    return [this.free ? further : main(further), on, link('list', 'lesson-list', '#learn')];
  }
}

/** @param {HTMLElement} way */
function main(way) {
  way.classList.add('primary');
  return way;
}
