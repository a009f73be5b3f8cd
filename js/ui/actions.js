/** The action bar: what may be done now, and greyed, with its reason, what may not. */
import { offer } from './doubles.js';
import { h, icon, refill, tool } from './dom.js';
import { advised } from './hint.js';
import { replayBar } from './replay.js';
import { signClass } from './tray.js';

/** Of each action bar, while an earlier moment is shown. @type {WeakMap<HTMLElement, ReturnType<typeof replayBar>>} */
const bars = new WeakMap();

/** Milliseconds of a long press. */
const LONG = 450;

/** @import {Match} from './match.js' */
/** @import {Choice, Composer, Message, Refusal} from './types.d.ts' */

/**
 * @param {Match} match
 * @param {HTMLElement} box
 */
export function fillActions(match, box) {
  const { decision } = match;
  const composer = match.composing.open;
  offer(decision);
  fill(match, box);
  box.dataset.mode = match.past ? 'past' : composer ? 'tray' : decision ? 'choices' : 'wait';
}

/**
 * @param {Match} match
 * @param {HTMLElement} box
 */
function fill(match, box) {
  const { decision } = match;
  const composer = match.composing.open;
  if (match.past) return fillReplay(match, box);
  const left = bars.get(box)?.own.contains(document.activeElement);
  bars.delete(box);
  // The bar goes with the focus in it: what is to be done now takes it over.
  if (left) queueMicrotask(() => box.querySelector('button')?.focus({ preventScroll: true }));
  if (!decision) return refill(box, waiting(match));
  if (composer) return refill(box, ...trayButtons(match, composer));
  const subjects = decision.subjects.length > 1 ? subjectRow(match) : null;
  const own = match.choices.filter(({ weight }) => weight !== 'pass' && weight !== 'table');
  const offered = [
    ...alike(match, own).map(([name, ...same]) =>
      name ? groupOf(match, name, same) : choiceButton(match, same[0]),
    ),
    ...decision.composers.map((one) => composerButton(match, one)),
    ...passes(match),
  ];
  number(offered.flatMap((one) => (one.matches('button') ? [one] : [...one.querySelectorAll('button')])));
  // Nothing in the bar leads on: say where to look.
  const elsewhere =
    decision.composers.length === 0 &&
    match.choices.every(({ weight }) => weight === 'table' || weight === 'pass') &&
    match.choices.some(({ weight }) => weight === 'table');
  const hint = elsewhere && h('p.wait', {}, match.app.words.t('take-from-table'));
  refill(
    box,
    subjects,
    h('div.acts', { 'data-many': offered.length > 4, 'data-count': offered.length }, hint, ...offered),
  );
  box.style.setProperty('--count', String(offered.length));
}

/**
 * @param {Match} match
 * @param {HTMLElement} box
 */
function fillReplay(match, box) {
  const bar = bars.get(box) ?? replayBar(match);
  if (!bars.has(box)) {
    bars.set(box, bar);
    refill(box, bar.own);
  }
  bar.fill();
}

/** From so many on choices that differ in one drawn thing alone stand together. */
const SEVERAL = 3;

/** Each choice by itself, or several under the name that they share.
 * @param {Match} match @param {Choice[]} choices @returns {[string, ...Choice[]][]} */
function alike({ app: { words } }, choices) {
  const named = choices.map((choice) => (thingOf(choice) ? words.form(choice.label, 'group') : ''));
  const many = (/** @type {string} */ name) => named.filter((one) => one === name).length >= SEVERAL;
  return choices.flatMap((choice, i) => {
    const name = named[i];
    if (!name || !many(name)) return [/** @type {[string, ...Choice[]]} */ (['', choice])];
    if (named.indexOf(name) !== i) return [];
    return [/** @type {[string, ...Choice[]]} */ ([name, ...choices.filter((_, k) => named[k] === name)])];
  });
}

/** The drawing that a choice is about. @param {Choice} choice */
function thingOf({ label }) {
  const things = Object.values(label.args ?? {});
  const drawn = things.map((arg) => /** @type {Message} */ (arg)?.token).filter(Boolean);
  return drawn.length === 1 ? drawn[0] : undefined;
}

/**
 * @param {Match} match
 * @param {string} name
 * @param {Choice[]} choices
 */
function groupOf(match, name, choices) {
  const buttons = choices.map((choice) => {
    const button = choiceButton(match, { ...choice, icon: thingOf(choice) });
    button.classList.add('alone');
    button.querySelector('.act-words')?.classList.add('unseen');
    return button;
  });
  return h(
    'div.act-group',
    { role: 'group', 'aria-label': name },
    h('span.lab', { 'aria-hidden': true }, name),
    h('div.act-group-items', {}, ...buttons),
  );
}

/**
 * Keys 1 to 9 take the offered moves in their order; 0 passes, wherever passing stands.
 * @param {HTMLElement[]} buttons
 */
function number(buttons) {
  const open = buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true');
  const pass = open.find(({ dataset }) => dataset.weight === 'pass');
  const others = open.filter(({ dataset }) => dataset.weight !== 'pass');
  if (pass) give(pass, 0);
  others.slice(0, 9).forEach((button, i) => give(button, i + 1));
}

/** @param {HTMLElement} button @param {number} n */
function give(button, n) {
  button.dataset.n = String(n);
  button.setAttribute('aria-keyshortcuts', String(n));
  button.append(h('kbd', { 'aria-hidden': true }, String(n)));
}

/**
 * @param {Match} match
 * @param {object} thing
 * @param {Message} thing.label
 * @param {Refusal | null} thing.off
 * @param {string | null} [thing.icon]
 * @param {Message | null} [thing.hint]
 * @param {number | null} [thing.delta]
 * @param {Choice['worth']} [thing.worth]
 * @param {[number, number] | null} [thing.points]
 * @param {string} kindOf the move's verb or the composer's key
 * @param {Record<string, unknown> & {'data-move'?: string, 'data-composer'?: string}} props
 * @param {string} [kind]
 */
function act(match, thing, kindOf, props, kind = '') {
  const { app } = match;
  const { words } = app;
  const { label, off } = thing;
  const hinted = advised(match, props['data-move'] ?? props['data-composer'] ?? '');
  const scores = app.settings.scores;
  const hint = thing.hint ? words.say(thing.hint) : words.form(label, 'hint');
  const worth = scores && !off ? worthOf(match, thing) : null;
  const second = off ? words.refuse(off) : (worth ?? hint);
  const token = thing.icon ?? app.game(match.now.game).say.icons[kindOf] ?? null;
  const button = h(
    'button.act',
    {
      type: 'button',
      class: `act ${kind} ${off ? 'off' : ''}`,
      'aria-disabled': off ? 'true' : null,
      'data-advised': hinted,
      ...props,
    },
    token ? h('span.act-icon', {}, app.icon(token, 42)) : null,
    h(
      'span.act-words',
      {},
      h('b', {}, words.nodes(label, 26)),
      hinted && h('span.unseen', {}, words.t('hint-mark')),
      second ? h('span', { class: typeof second === 'string' ? 'second' : null }, second) : null,
    ),
  );
  return button;
}

/**
 * What it would change, in figures.
 * @param {Match} match
 * @param {{delta?: number | null, worth?: Choice['worth'], points?: [number, number] | null}} thing
 */
function worthOf(match, { delta, worth, points }) {
  const { words } = match.app;
  if (worth)
    return h('span.worth', { class: `${signClass('worth', worth.points)} if` }, words.say(worth.label));
  if (points) {
    return h(
      'span.worth',
      { class: signClass('worth', points[1] - points[0]) },
      h('span.unseen', {}, words.t('worth', { from: points[0], to: points[1] })),
      h('span', { 'aria-hidden': true }, `${words.number(points[0])} → ${words.number(points[1])}`),
    );
  }
  if (delta) {
    return h(
      'span.worth',
      { class: signClass('worth', delta) },
      words.t('worth-delta', { delta: words.signed(delta), points: Math.abs(delta) }),
    );
  }
  return null;
}

/**
 * @param {Match} match
 * @param {Choice} choice
 */
function choiceButton(match, choice) {
  let held = 0;
  let pressed = 0;
  const show = (/** @type {boolean} */ on) => () => match.app.preview(match, on ? choice : null);
  const kind = { main: 'main', pass: 'pass', plain: '', table: '' }[choice.weight];
  return act(
    match,
    choice,
    choice.move.split(' ')[0],
    {
      'data-move': choice.move,
      'data-key': choice.move,
      'data-weight': choice.weight,
      onclick() {
        // A long press only shows what the choice would make.
        if (performance.now() - held < 400) return;
        if (choice.off) match.app.refuse(choice.off);
        else match.play(choice.move);
      },
      onpointerdown: () => (pressed = performance.now()),
      onpointerup(/** @type {PointerEvent} */ { pointerType }) {
        const now = performance.now();
        if (pointerType === 'touch' && now - pressed > LONG) held = now;
      },
      onpointerenter: show(true),
      onpointerleave: show(false),
      onfocus(/** @type {FocusEvent} */ { target }) {
        if (target instanceof HTMLElement && target.matches(':focus-visible')) show(true)();
      },
      onblur: show(false),
    },
    kind,
  );
}

/**
 * @param {Match} match
 * @param {Composer} composer
 */
function composerButton(match, composer) {
  const props = {
    'data-composer': composer.key,
    'data-key': `composer:${composer.key}`,
    onclick: () => (composer.off ? match.app.refuse(composer.off) : match.composing.begin(composer.key)),
  };
  return act(match, composer, composer.key, props);
}

/** Passing stands apart from everything else. @param {Match} match */
function passes(match) {
  return match.choices.filter(({ weight }) => weight === 'pass').map((choice) => choiceButton(match, choice));
}

/** Nothing but this can be put together, or all of it be passed up. @param {Match} match */
export const onlyWay = ({ decision }) =>
  decision?.composers.length === 1 && decision.choices.every(({ weight }) => weight === 'pass');

/**
 * @param {Match} match
 * @param {Composer} composer
 */
function trayButtons(match, composer) {
  const { words } = match.app;
  const { picks, tray } = match.composing;
  const alone = onlyWay(match);
  const some = Object.values(picks).some((list) => list.length > 0);
  const ok = tray?.ok ?? false;
  const what = words.say(composer.label);
  const total = tray?.sum?.total ?? 0;
  const { id, args } = composer.label;
  // To choose nothing may be a choice too: the button says so, and does not invite to it.
  const none = !some && ok && words.form(composer.label, 'none');
  // The number belongs to a choice: until one is made the button has its plain name.
  const label = none || (some && words.form({ id, args: { ...args, total } }, 'confirm')) || what;
  const confirm = h(
    'button.btn.confirm',
    {
      type: 'button',
      class: none ? 'btn confirm' : 'btn primary confirm',
      'data-move': tray?.move ?? '',
      'data-key': 'confirm',
      'data-confirm': composer.key,
      'aria-disabled': ok ? null : 'true',
      'aria-describedby': 'tray-state',
      onclick: () => match.composing.confirm(),
    },
    label,
  );
  const back =
    alone && !some
      ? null
      : h(
          'button.btn.back',
          { type: 'button', 'data-key': 'back', 'data-back': true, onclick: () => match.composing.putBack() },
          words.t(alone ? 'put-back' : 'back'),
        );
  const pass = passes(match);
  number([...pass, confirm]);
  return [...pass, back, confirm];
}

/** @param {Match} match */
function subjectRow(match) {
  const { words } = match.app;
  return h(
    'div.subjects',
    { role: 'group', 'aria-label': words.t('choose-first') },
    ...(match.decision?.subjects ?? []).map(({ at, label }) =>
      h(
        'button.subject',
        {
          type: 'button',
          'data-subject': at,
          'data-key': `subject:${at}`,
          'aria-pressed': String(match.subject === at),
          'aria-label': words.say({ ...label, token: undefined }),
          onclick: () => match.choose(at),
        },
        words.drawing(label, 34),
      ),
    ),
  );
}

/** @param {Match} match */
function waiting(match) {
  const { words } = match.app;
  const { guide } = match;
  if (guide?.talking) {
    const said = words.t(guide.step ? 'lesson-reads' : 'lesson-over');
    return h('div.acts.guided', {}, h('p.wait', {}, said), ...guide.ways());
  }
  if (match.onlooker) return h('p.wait', {}, words.t('wait-onlooker'));
  const { decision, over } = match.now;
  if (over) {
    /** @param {string} open @param {string} label @param {() => void} onclick */
    const way = (open, label, onclick) =>
      h('button.btn', { type: 'button', 'data-open': open, 'data-key': open, onclick }, words.t(label));
    const sheet = way('sheet', 'sheet-open', () => match.app.openSheet());
    sheet.classList.add('primary');
    const ways = guide?.ways() ?? [
      way('replay', 'replay', () => match.replay.begin()),
      way('rematch', 'rematch', () => match.app.rematch()),
    ];
    return h('div.acts', {}, sheet, ...ways);
  }
  if (match.away !== null) {
    const name = match.name(match.away);
    return h(
      'div.acts.away',
      {},
      h('p.wait', {}, words.t('away', { name })),
      h(
        'button.btn.primary',
        { type: 'button', 'data-open': 'share', 'data-key': 'share', onclick: () => match.app.openShare() },
        words.t('away-send', { name }),
      ),
      match.saved.me !== null &&
        h(
          'button.btn',
          { type: 'button', 'data-key': 'take', onclick: () => match.takeSeat() },
          words.t('away-take', { name }),
        ),
    );
  }
  if (!decision) return h('p.wait');
  const said = h('p.wait', {}, words.t('wait-seat', { name: match.name(decision.seat) }));
  const waits = decision.bot && (match.paused || match.app.settings.pace === 'watchable');
  return waits ? h('div.acts.bots', {}, said, ...pauseButtons(match)) : said;
}

/** Bots that are watched can be stopped, and be let on one decision at a time. @param {Match} match */
function pauseButtons(match) {
  const { words } = match.app;
  return [
    match.paused &&
      tool('next', words.t('step-once'), () => match.stepOn(), { 'data-key': 'once', 'data-act': 'once' }),
    h(
      'button.btn',
      {
        type: 'button',
        'data-act': 'pause',
        'data-key': 'pause',
        'aria-keyshortcuts': 'p',
        onclick: () => match.pause(),
      },
      icon(match.paused ? 'play' : 'pause'),
      words.t(match.paused ? 'bots-go-on' : 'bots-pause'),
    ),
  ];
}
