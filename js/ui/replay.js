/** The replay: any moment of the match, one after the other or by turns, and on from there. */
import { linkTo } from '../keep/address.js';
import { dialogOpen } from './dialog.js';
import { h, icon, tool } from './dom.js';
import { polite } from './live.js';
import { lastLine } from './log.js';
import { copy } from './clipboard.js';

/** @import {Match} from './match.js' */
/** @import {Course} from './types.d.ts' */

/** Milliseconds from one move to the next, at the plain speed. */
const BEAT = 1100;
const SPEEDS = [0.5, 1, 2, 4];
/** Pieces fly up to this speed; faster they would never arrive. */
const FLYING = 2;

export class Replay {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    /** The bar stays, even where the match stands now. */
    this.open = false;
    this.playing = false;
    this.speed = 1;
    /** @type {Course['turns']} */
    this.turns = [];
    this.timer = 0;
    /** @type {number | null} the moment asked for last, while another is on its way */
    this.wanted = null;
    this.seeking = false;
  }

  /** Pieces fly where they went. */
  get flies() {
    return !this.playing || this.speed <= FLYING;
  }

  /** From the start, at once. */
  async begin() {
    await this.seek(0);
    this.play();
  }

  close() {
    this.stop();
    this.open = false;
  }

  play() {
    if (!this.match.now.end) return;
    this.playing = true;
    this.open = true;
    if (this.match.look.t === this.match.now.end) this.seek(0);
    this.#beat();
    this.match.changed(false);
  }

  stop() {
    clearTimeout(this.timer);
    this.playing = false;
  }

  toggle() {
    if (!this.playing) return this.play();
    this.stop();
    this.match.changed(false);
  }

  /** @param {number} by so many moves on, or back */
  async step(by) {
    this.stop();
    await this.match.lookAt(this.match.look.t + by);
    const line = lastLine(this.match);
    if (line) polite(this.match.app.words.say(line));
  }

  /** @param {-1 | 1} way to the beginning of the next turn, or of this one or the one before */
  turn(way) {
    const { t } = this.match.look;
    const starts = this.turns.map((one) => one.t);
    const to = way > 0 ? starts.find((one) => one > t) : starts.findLast((one) => one < t);
    this.stop();
    return this.seek(to ?? (way > 0 ? this.match.now.end : 0));
  }

  /**
   * To a moment; of many asked for while one is on its way, as under a slider, only the last counts.
   * @param {number} t
   */
  async seek(t) {
    this.open = true;
    this.wanted = t;
    if (this.seeking) return;
    this.seeking = true;
    try {
      while (this.wanted !== null) {
        const to = this.wanted;
        this.wanted = null;
        await this.match.lookAt(to);
      }
    } finally {
      this.seeking = false;
    }
  }

  /** Whose turn a moment belongs to. @param {number} t */
  turnAt(t) {
    return this.turns.findLast((one) => one.t <= t) ?? null;
  }

  /** The turns as far as the match has come. */
  async read() {
    const { app } = this.match;
    /** @type {Course} */
    const course = await app.engine.call({ do: 'course' });
    this.turns = course.turns;
  }

  #beat() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(async () => {
      const { match } = this;
      if (!this.playing || !match.alive) return;
      // What lies over the table is read first.
      if (dialogOpen()) return this.#beat();
      if (!this.seeking) await match.lookAt(match.look.t + 1);
      if (!this.playing) return;
      if (match.look.t < match.now.end) return this.#beat();
      this.stop();
      match.changed(false);
    }, BEAT / this.speed);
  }
}

/**
 * The bar under the table, made once and then kept up to date, so that a slider can be dragged while all else changes.
 * @param {Match} match
 */
export function replayBar(match) {
  const { app, replay } = match;
  const { words } = app;
  const lesson = match.guide !== null;
  const said = h('p.wait.replay-said');
  const marks = h('div.replay-marks', { 'aria-hidden': true });
  const slider = h('input.slider', {
    type: 'range',
    min: 0,
    step: 1,
    'data-replay': 'slider',
    'aria-label': words.t('replay-moment'),
    oninput: () => {
      replay.stop();
      replay.seek(Number(slider.value));
    },
  });
  const play = tool('play', '', () => replay.toggle(), { 'data-replay': 'play', class: 'tool replay-play' });
  const speed = h(
    'select.field.replay-speed',
    {
      'data-replay': 'speed',
      'aria-label': words.t('replay-speed'),
      onchange: () => (replay.speed = Number(speed.value)),
    },
    ...SPEEDS.map((n) =>
      h(
        'option',
        { value: n, selected: n === replay.speed },
        words.t('replay-times', { n: words.number(n) }),
      ),
    ),
  );
  const turnBack = tool('turnBack', words.t('replay-turn-back'), () => replay.turn(-1), {
    'data-replay': 'turn-back',
  });
  const prev = tool('prev', words.t('step-back'), () => replay.step(-1), {
    'data-replay': 'prev',
    'aria-keyshortcuts': 'z',
  });
  const next = tool('next', words.t('step-on'), () => replay.step(1), {
    'data-replay': 'next',
    'aria-keyshortcuts': 'x',
  });
  const turnOn = tool('turnOn', words.t('replay-turn-on'), () => replay.turn(1), {
    'data-replay': 'turn-on',
  });
  const own = h(
    'div.replay',
    {
      role: 'group',
      'aria-label': words.t('replay'),
      'data-banner': 'past',
      onkeydown: (/** @type {KeyboardEvent} */ event) => keys(event),
    },
    said,
    h('div.replay-track', {}, marks, slider),
    h('div.replay-steps', {}, turnBack, prev, play, next, turnOn, speed),
    h(
      'div.replay-ways',
      {},
      !lesson &&
        tool('share', words.t('replay-link'), () => copy(app, linkTo(match.now.code, match.look.t)), {
          'data-replay': 'link',
        }),
      !match.onlooker &&
        !lesson &&
        h(
          'button.btn',
          { type: 'button', 'data-key': 'branch', 'data-act': 'branch', onclick: () => app.branch() },
          words.t('past-branch'),
        ),
      h(
        'button.btn.primary',
        { type: 'button', 'data-key': 'now', 'data-act': 'now', onclick: () => match.backToNow() },
        words.t('past-now'),
      ),
    ),
  );

  /** @param {KeyboardEvent} event */
  function keys(event) {
    const pages = { PageUp: 1, PageDown: -1 };
    const way = pages[/** @type {keyof typeof pages} */ (event.key)];
    const { target } = event;
    if (way) replay.turn(/** @type {1 | -1} */ (way));
    else if (event.key === ' ' && !(target instanceof HTMLElement && target.matches('button, select')))
      replay.toggle();
    else return;
    event.preventDefault();
  }

  let marked = '';
  async function mark() {
    const { end } = match.now;
    const state = `${end}:${match.now.code}`;
    if (state === marked) return;
    marked = state;
    await replay.read();
    const first = replay.turns[0]?.seat;
    marks.replaceChildren(
      ...replay.turns.map(({ t, seat }) => {
        const one = h('i', { 'data-seat': seat, 'data-round': seat === first });
        one.style.left = `${(100 * t) / Math.max(1, end)}%`;
        return one;
      }),
    );
    fill();
  }

  function fill() {
    const { t } = match.look;
    const { end } = match.now;
    const turn = replay.turnAt(t);
    const sentence =
      turn && t < end
        ? words.t('replay-at-turn', { t, end, name: match.name(turn.seat) })
        : words.t('past', { t, end });
    said.textContent = sentence;
    slider.max = String(end);
    // While it is dragged it shows where the finger is, not what has arrived so far.
    if (!replay.seeking || replay.playing) slider.value = String(t);
    slider.setAttribute('aria-valuetext', sentence);
    const label = words.t(replay.playing ? 'replay-pause' : 'replay-play');
    play.setAttribute('aria-label', label);
    play.title = label;
    play.replaceChildren(icon(replay.playing ? 'pause' : 'play'));
    own.dataset.playing = String(replay.playing);
    for (const one of [turnBack, prev]) unable(one, t === 0);
    for (const one of [turnOn, next]) unable(one, t === end);
    mark();
  }

  return { own, fill };
}

/** A button that keeps the focus though it can do nothing now. @param {HTMLElement} button @param {boolean} is */
function unable(button, is) {
  if (is) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
