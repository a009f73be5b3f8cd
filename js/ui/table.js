/** The table's screen: its regions, filled anew whenever the match has changed. */
import { fillActions } from './actions.js';
import { drawAhead } from './ahead.js';
import { tableBar } from './bar.js';
import { controlAt } from './controls.js';
import { dropCurtain, showCurtain } from './curtain.js';
import { dialogOpen } from './dialog.js';
import { byId, fillFrom, h, refill, tell } from './dom.js';
import { whenIdle } from './idle.js';
import { hintBanner } from './banners.js';
import { advisedAt } from './hint.js';
import { assertive, polite } from './live.js';
import { lastLine, logPanel, openLogSheet } from './log.js';
import { compact, small, upright } from './screens.js';
import { seatPanel } from './seats.js';
import { motion } from '../scene/motion.js';
import { Reads } from '../scene/reads.js';
import { paintNow } from '../scene/stage.js';
import { arrows, canvasBox, region } from './stages.js';
import { pointedAt } from './pointing.js';
import { toastsIn } from './toast.js';
import { fillQuick, fillTray, handNote } from './tray.js';
import { tips } from './tip.js';
import { read, tipAt, zoom } from './zoom.js';

/** @import {App} from './app.js' */
/** @import {Match} from './match.js' */
/** @import {Choice, Ghost, Hit, Look, SceneUi, Size} from './types.d.ts' */
/** @import {Stage} from './stages.js' */
/** @typedef {{look: Look, viewer: number | null, ui: SceneUi}} Given */

/** A part of the drawing that is to be decided on. */
const ASKED = '.hit[data-choice]:not([aria-disabled="true"])';

/** Whether the person last used keys, not a pointer. */
let byKeys = false;
addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);

/** From so many cards on a hand takes more rows on a phone. @type {[number, string][]} */
const MANY = [
  [13, 'many'],
  [27, 'most'],
  [43, 'all'],
];

/** Milliseconds until the log follows the table, however busy the page is. */
const SOON = 40;

/**
 * @param {App} app
 * @param {Match} match
 */
export function showTable(app, match) {
  const { words } = app;
  const { scene, say } = app.game(match.now.game);
  /** @type {Stage[]} */
  const stages = [];
  /** @type {string | null} */
  let hover = null;
  /** What a choice in the bar is about, while that is pointed at. @type {string | null} */
  let pointed = null;
  let decisionShown = '';
  /** Others have decided since the person did. */
  let waited = false;
  /** What may be drawn: nothing before it is known who looks, then the table's middle, with the next frame all. */
  let drawn = 0;
  let gone = false;
  let shown = match.look;
  const tip = tips(match);
  const air = motion(stages, (token, px) => app.icon(token, px));

  const main = byId('main');
  main.className = 'table';
  main.dataset.layout = scene.layout ?? 'usual';
  main.dataset.seats = String(match.now.seats.length);
  main.dataset.drawn = 'false';

  // -- regions ----------------------------------------------------------------------------------------------------
  /** What this game calls a region. @param {string} id */
  const title = (id) => words.t(say.titles?.[id] ?? id);
  /** @param {string} name @param {string} label */
  const section = (name, label) =>
    h('section', { class: `region ${name}`, 'aria-label': label, 'data-region': name });
  const board = section('board', words.t('region-board'));
  const offer = section('offer', title('region-offer'));
  const hand = section('hand', title('region-hand'));
  const mine = section('mine', title('region-mine'));
  const others = section('others', words.t('region-others'));
  const tray = section('tray', words.t('region-tray'));
  const actions = section('actions', words.t('region-actions'));
  const quick = section('quick', words.t('quick'));
  const aside = h('aside.region.aside', { 'aria-label': words.t('log') });
  offer.classList.add('panel');
  quick.hidden = tray.hidden = true;
  arrows(actions);
  arrows(tray);
  arrows(quick);

  /** The same regions as lists, for those who don't see the drawing. */
  const boardWords = h('div.unseen');
  const handWords = h('div.unseen');
  const offerHead = h('div.offer-head');
  const offerWords = h('p.unseen');
  const handHead = h('div.hand-head');

  /** Words for each thing at each redraw are dear. @type {WeakMap<import('./types.d.ts').Message, string>} */
  const told = new WeakMap();
  /** @param {import('./types.d.ts').Message} message */
  function kept(message) {
    const found = told.get(message) ?? words.say(message);
    told.set(message, found);
    return found;
  }

  const controls = {
    /** @param {string} at */
    interactive(at) {
      const control = controlAt(match, at);
      if (!control) return null;
      const text = tipAt(match, at);
      if (text) control.about = kept(text);
      if (!advisedAt(match, at)) return control;
      return { ...control, label: `${control.label} (${words.t('hint-mark')})`, advised: true };
    },
    /** @param {string} at */
    onHit: (at) => take(match, at),
    /** @param {string} at */
    onRead: (at) => read(match, at),
    /** @param {import('./types.d.ts').Message} message */
    say: (message) => app.words.say(message),
    /** @param {string | null} at @param {HTMLElement} button */
    onHover(at, button) {
      hover = at;
      tip.hover(at, button);
      const choice = at === null ? null : match.decision && match.choiceAt(at);
      preview(choice ?? null, true);
    },
  };
  /** All that a region is painted from. */
  const given = () => ({
    look: match.look,
    viewer: match.viewer,
    ui: { ...app.sceneUi(match), hover: hover ?? pointed, flying: air.flying },
  });
  /**
   * @param {HTMLElement} host
   * @param {(g: CanvasRenderingContext2D, size: Size, given: Given) => Hit[]} paint
   * @param {number} [from] how much must be drawn before it
   */
  const stage = (host, paint, from = 1) => {
    const reads = new Reads();
    const one = region(
      host,
      (g, size) => (drawn >= from ? paint(g, size, reads.watch(given())) : []),
      controls,
      () => reads.same(given()),
    );
    stages.push(one);
    return one;
  };

  const boardBox = canvasBox('board');
  const offerBox = canvasBox('offer');
  const handBox = canvasBox('hand');
  board.append(boardBox, boardWords);
  offer.append(offerHead, offerBox, offerWords);
  hand.append(handHead, handBox, handWords);
  const boardStage = stage(boardBox, (g, size, { look, ui }) => scene.board(g, size, look, ui));
  stage(offerBox, (g, size, { look, ui }) => scene.offer(g, size, look, ui));
  stage(handBox, (g, size, { look, viewer, ui }) => (viewer === null ? [] : scene.hand(g, size, look, ui)));

  const panels = match.now.seats.map((_, seat) => {
    const panel = seatPanel(match, seat);
    stage(panel.canvas, (g, size, { look, ui }) => scene.seat(g, size, look, seat, ui), 2);
    stage(panel.stakeCanvas, (g, size, { look, ui }) => scene.bids(g, size, look, seat, ui), 2);
    return panel;
  });
  const log = logPanel(match);
  // What is said for a while makes the log lower: nothing else moves, and nothing is covered.
  const advice = h('div.advice');
  const said = h('div.said');
  aside.append(said, log.own);
  main.replaceChildren(board, offer, hand, mine, others, tray, actions, quick, aside);
  const bar = tableBar(match, { focus: focusLog, open: () => openLogSheet(match, log) });
  placeSaid();

  /** Where there is no log it lies over what the bar says. */
  function placeSaid() {
    if (compact.matches) byId('status').append(advice);
    else aside.prepend(advice);
    toastsIn(() => (compact.matches ? byId('status') : said));
  }

  function focusLog() {
    if (log.own.offsetParent === null) openLogSheet(match, log);
    else log.focus();
  }

  // -- previews -----------------------------------------------------------------------------------------------------
  /**
   * Where a choice is in the bar, what it is about shows as if it lay under the pointer.
   * @param {Choice | null} choice
   * @param {boolean} [hovered] what lies under the pointer is another region
   */
  function preview(choice, hovered = false) {
    const before = pointed;
    pointed = hovered ? null : (choice?.at ?? null);
    const ghost = choice ? ghostOf(choice) : (match.composing.tray?.ghost ?? null);
    const next = ghost?.length ? ghost : null;
    if (next === match.ghost && pointed === before && !hovered) return;
    match.ghost = next;
    for (const one of stages) one.redraw();
  }

  /**
   * @param {Choice} choice
   * @returns {Ghost[] | null}
   */
  function ghostOf(choice) {
    if (choice.ghost) return choice.ghost;
    if (!choice.at) return null;
    const subject = match.decision?.subjects.find(({ at }) => at === choice.of);
    const token = subject?.label.token ?? choice.label.token;
    return token ? [{ at: choice.at, tiles: [token], points: choice.points }] : null;
  }

  // -- filling ------------------------------------------------------------------------------------------------------
  function placeSeats() {
    const first = match.viewer ?? match.curtain ?? match.here[0] ?? 0;
    const order = panels.map((_, index) => panels[(first + index) % panels.length].own);
    if (mine.firstElementChild !== order[0]) {
      mine.replaceChildren(order[0]);
      others.replaceChildren(...order.slice(1));
    }
  }

  let due = false;
  /** Once the frame is painted: what nobody waits for, and small drawings in words are dear. */
  function afterFrame() {
    if (due) return;
    due = true;
    main.dataset.drawn = 'false';
    requestAnimationFrame(() => whenIdle(follow, SOON));
  }

  function follow() {
    due = false;
    if (gone) return;
    document.title = `${words.say(match.look.title)} · ${words.t('app')}`;
    fillWords();
    bar.fillLast();
    log.fill();
    if (drawn < 2) {
      drawn = 2;
      for (const one of stages) one.redraw();
      paintNow();
      drawAhead(app, match.now.game, () => !gone);
    }
    main.dataset.drawn = 'true';
  }

  /** The regions as lists. */
  function fillWords() {
    const { look } = match;
    for (const panel of panels) panel.fillWords();
    const offered = say.offered(look);
    offerWords.textContent = offered.length ? words.t('list', { items: offered }) : '';
    boardStage.describe(words.say(look.summary));
    const listed = say.board(look);
    fillFrom(boardWords, listed, () =>
      boardWords.replaceChildren(
        ...listed.map(({ heading, items }) =>
          h(
            'p',
            {},
            `${words.say(heading)}: ${items.length ? words.t('list', { items }) : words.t('empty')}`,
          ),
        ),
      ),
    );
  }

  /** @param {boolean} fresh the match itself has moved */
  function update(fresh) {
    const { look, decision } = match;
    drawn ||= 1;
    if (fresh) {
      pointed = null;
      app.dropRefusal();
    }
    const held = byKeys && [tray, actions, quick].some((box) => box.contains(document.activeElement));
    // What had the focus goes with its box, and the browser then looks at all that has changed: so it goes first.
    fillTray(match, tray);
    fillQuick(match, quick);
    fillActions(match, actions);
    tip.hide();
    const step = look.decision?.step ?? '';
    tell(document.body, {
      turn: look.decision?.seat ?? '',
      t: look.t,
      end: match.now.end,
      viewer: match.viewer ?? '',
      step,
      yours: decision !== null,
      over: match.now.over,
      past: match.past,
    });
    tell(main, { step, tray: match.composing.open !== null });

    bar.fill();
    placeSeats();
    for (const panel of panels) panel.fill();
    const { title: offerTitle, note, urgent = false } = say.offer(look);
    offer.classList.toggle('urgent', urgent);
    fillFrom(offerHead, { offerTitle, note }, () =>
      offerHead.replaceChildren(
        h('h2', {}, words.say(offerTitle)),
        Array.isArray(note)
          ? h('span.sub.pieces', {}, ...note.flatMap((one) => [h('span', {}, words.say(one)), ' ']))
          : h('span.sub', {}, note ? words.say(note) : ''),
      ),
    );
    fillHand();
    app.matchBanners(match);
    refill(advice, hintBanner(match));
    air.play(scene.flights?.(match.events, shown, look) ?? []);
    for (const sound of new Set(match.events.map(({ kind }) => say.sounds?.[kind])))
      if (sound) app.hear(sound);
    match.events = [];
    shown = look;
    for (const one of stages) one.redraw();
    paintNow();
    afterFrame();
    showCurtain(match);
    if (compact.matches && !scene.layout) reveal();
    if (fresh) attend();
    // What was pressed is gone, and with it the focus: it goes to what is asked now.
    if (held && document.activeElement === document.body && !dialogOpen()) focusFirst();
  }

  /** On a low phone the hand or the buttons stay in sight, and lie over what is put together: that is scrolled out from beneath. */
  function reveal() {
    const shown = [tray, quick].filter((box) => !box.hidden);
    if (!shown.length) return;
    const bottom = Math.max(...shown.map((box) => box.getBoundingClientRect().bottom));
    const hidden = bottom - (upright.matches ? hand : actions).getBoundingClientRect().top;
    if (hidden > 1) window.scrollBy(0, hidden);
  }

  function fillHand() {
    const { viewer, look } = match;
    const held = viewer === null ? null : say.hand(look, viewer);
    hand.dataset.seen = String(held !== null);
    const note = handNote(match);
    const totals = (held?.length && viewer !== null && say.totals?.(look, viewer)) || [];
    fillFrom(handHead, { seen: held !== null, note, totals, theme: app.theme }, () =>
      handHead.replaceChildren(
        h('h2', {}, title('your-hand')),
        h(
          'p.totals',
          { hidden: !totals.length },
          ...totals.map(({ token, value, label }) =>
            h(
              'span.total',
              { role: 'img', 'aria-label': words.say(label), title: words.say(label) },
              app.icon(token, 16),
              h('b', {}, words.number(value)),
            ),
          ),
        ),
        h('span.sub', {}, held === null ? title('hand-hidden') : note),
      ),
    );
    const cards = held?.length ?? 0;
    handBox.style.setProperty('--cards', String(cards));
    tell(main, { cards: MANY.findLast(([from]) => cards >= from)?.[1] ?? 'few' });
    handWords.textContent =
      held === null ? '' : held.length ? words.t('list', { items: held }) : words.t('empty');
  }

  /** To what is asked for; what ends a turn, or passes, comes last. */
  function focusFirst() {
    const box = match.composing.open ? tray : actions;
    const first = box.querySelector('button:not(.pass, [aria-disabled="true"])');
    // What has the focus in the drawing is lifted, as if it were chosen: to whoever points that says nothing.
    const drawn = byKeys ? (hand.querySelector(ASKED) ?? main.querySelector(ASKED)) : null;
    const any = first ?? drawn ?? actions.querySelector('button');
    if (any instanceof HTMLElement) any.focus({ preventScroll: true });
  }

  /** Says that it is the person's turn, and puts the focus there unless they read elsewhere. */
  function attend() {
    const { decision } = match;
    const { end, over } = match.now;
    const key = decision ? `${end}:${decision.seat}` : over && !match.past ? `${end}:over` : '';
    const line = lastLine(match);
    if (line && compact.matches && !log.own.closest('dialog')) polite(words.say(line));
    if (key === decisionShown) return;
    decisionShown = key;
    if (!key) {
      waited = true;
      return;
    }
    if (waited && decision) app.hear('turn');
    waited = false;
    assertive(words.say(match.look.title));
    // Whoever did not watch the others play is told what weighs most; the log has read it out.
    const weighty = match.news.findLast(({ id, seat }) => say.news?.includes(id) && seat !== match.viewer);
    if (weighty && app.settings.pace !== 'watchable') app.showNews(words.nodes(weighty, 18));
    const { activeElement: active } = document;
    const free =
      !active || active === document.body || [tray, actions, quick, hand].some((box) => box.contains(active));
    if (!free || dialogOpen()) return;
    focusFirst();
  }

  // Whoever goes on does not wait for what still flies.
  main.addEventListener('pointerdown', land);
  function land() {
    if (!air.flying.size) return;
    air.land();
    for (const one of stages) one.redraw();
  }

  match.changed = update;
  const onSmall = () => {
    placeSaid();
    update(false);
  };
  const screens = [small, compact];
  for (const screen of screens) screen.addEventListener('change', onSmall);
  return {
    update,
    preview,
    focusLog,
    redraw: () => stages.forEach((one) => one.redraw()),
    leave() {
      gone = true;
      match.changed = () => {};
      for (const screen of screens) screen.removeEventListener('change', onSmall);
      toastsIn(null);
      dropCurtain();
      tip.destroy();
      air.land();
      main.removeEventListener('pointerdown', land);
      for (const one of stages) one.destroy();
      bar.empty();
      const { body } = document;
      for (const key of ['turn', 't', 'end', 'viewer', 'step', 'yours', 'over', 'past'])
        delete body.dataset[key];
    },
  };
}

/**
 * A region of the drawn table was taken hold of.
 * @param {Match} match
 * @param {string} at
 */
function take(match, at) {
  const pointed = pointedAt(match, at);
  if (pointed) {
    const { slot, pick, off } = pointed;
    return off ? match.app.refuse(off) : match.composing.toggle(slot, pick);
  }
  const place = match.composing.slotAt(at);
  if (place) {
    const blocked = match.composing.whyNot(place.slot, at);
    if (blocked) return match.app.refuse(blocked);
    if (match.composing.open) return match.composing.toggle(place.slot, at);
    return match.composing.begin(place.composer.key, { [place.slot.key]: [at] });
  }
  if (match.decision) {
    const choice = match.choiceAt(at);
    if (choice) return match.play(choice.move);
    if (match.decision.subjects.some((one) => one.at === at)) return match.choose(at);
    const closed = match.closedAt(at);
    if (closed?.off) return match.app.refuse(closed.off);
  }
  zoom(match, at);
}
