/** A new match: who sits where, by which options. The last choice is remembered. */
import { randomHex } from '../keep/random.js';
import { saveSettings } from '../keep/settings.js';
import { BOTS, usualName } from './bots.js';
import { byId, h, refill, tool } from './dom.js';
import { watchEdges } from './edges.js';
import { homeTools } from './home.js';
import { refusalOf } from './match.js';
import { optionBox } from './option.js';
import { piecesOf } from './pick.js';

/** @import {App} from './app.js' */
/** @import {CatalogueGame, Setup} from './types.d.ts' */

const NAME = 24;

/**
 * What was chosen last, as far as the game still offers it.
 * @param {App} app
 * @param {CatalogueGame} game
 * @returns {Setup}
 */
function remembered(app, game) {
  const kept = app.settings.setup[game.game];
  const [least, most] = game.seats;
  const bot = game.bots[0] ?? null;
  /** @type {Setup['seats']} */
  let seats = Array.isArray(kept?.seats)
    ? kept.seats.slice(0, most).map((seat, index) => ({
        name: String(seat.name).slice(0, NAME) || usualName(app.words, index),
        bot: game.bots.includes(String(seat.bot)) ? seat.bot : null,
      }))
    : [];
  if (seats.length < least) {
    seats = [{ name: usualName(app.words, 0), bot: null }];
    while (seats.length < Math.max(least, 3) && seats.length < most)
      seats.push({ name: BOTS[seats.length - 1], bot });
  }
  const options = Object.fromEntries(
    game.options.map(({ key, values, default: usual, pick }) => {
      const value = kept?.options?.[key];
      const known = value !== undefined && (values.includes(value) || (pick && piecesOf(pick, value).length));
      return [key, known ? value : usual];
    }),
  );
  return { seats, options, start: typeof kept?.start === 'string' ? kept.start : 'random' };
}

/**
 * The names as they were typed; a bot makes way for a person of its name.
 * @param {Setup['seats']} seats
 */
function distinct(seats) {
  const names = seats.map(({ name }) => name.trim());
  const persons = names.filter((_, index) => seats[index].bot === null);
  return names.map((name, index) => {
    if (seats[index].bot === null || !persons.includes(name)) return name;
    return BOTS.find((one) => !names.includes(one)) ?? name;
  });
}

/**
 * @param {App} app
 * @param {string} name
 */
export async function showSetup(app, name) {
  const { words } = app;
  app.screen('setup');
  homeTools(app);
  const main = byId('main');
  main.className = 'setup-screen';
  main.replaceChildren(
    h('h1', {}, words.t('new-title', { game: words.has(`${name}-name`) ? words.t(`${name}-name`) : name })),
  );
  /** @type {CatalogueGame | undefined} */
  let game;
  try {
    const [catalogue] = await Promise.all([app.catalogue(), app.loadGame(name)]);
    game = catalogue.games.find((entry) => entry.game === name);
  } catch {
    // The loading bar says what is wrong.
    return;
  }
  if (!main.isConnected || document.body.dataset.screen !== 'setup') return;
  if (!game) return app.goHome();
  const {
    seats: [least, most],
    bots,
    options,
  } = game;
  const setup = remembered(app, game);
  const list = h('ol.seat-list');
  const error = h('p.refusal', { role: 'alert', hidden: true });
  const seed = h('input.field', {
    type: 'text',
    id: 'seed',
    maxlength: 16,
    pattern: '[0-9a-fA-F]{1,16}',
    autocomplete: 'off',
    spellcheck: 'false',
    'data-seed': true,
    oninput: () => seed.removeAttribute('aria-invalid'),
  });
  const startBox = h('div');
  const add = h(
    'button.btn',
    { type: 'button', 'data-act': 'add', onclick: () => addSeat() },
    words.t('seat-add'),
  );

  function addSeat() {
    const used = setup.seats.map((seat) => seat.name);
    const free = BOTS.find((one) => !used.includes(one)) ?? usualName(words, setup.seats.length);
    setup.seats.push({ name: free, bot: bots[0] ?? null });
    fill();
  }

  /** @param {number} index @param {number} by */
  function move(index, by) {
    const [seat] = setup.seats.splice(index, 1);
    setup.seats.splice(index + by, 0, seat);
    fill();
  }

  function fill() {
    refill(list, ...setup.seats.map((_, index) => seatRow(index)));
    add.hidden = setup.seats.length >= most;
    fillStart();
  }

  /** Who begins, by the names as they stand. */
  function fillStart() {
    const start = h(
      'select.field',
      { id: 'start', 'data-option': 'start', onchange: () => (setup.start = start.value) },
      h('option', { value: 'random', selected: setup.start === 'random' }, words.t('start-random')),
      ...setup.seats.map((seat, index) =>
        h(
          'option',
          { value: `P${index + 1}`, selected: setup.start === `P${index + 1}` },
          seat.name || usualName(words, index),
        ),
      ),
    );
    if (![...start.options].some(({ selected }) => selected)) setup.start = 'random';
    startBox.replaceChildren(h('label', { for: 'start' }, words.t('start')), start);
  }

  /** @param {number} index */
  function seatRow(index) {
    const seat = setup.seats[index];
    const number = index + 1;
    const kind = h(
      'select.field',
      {
        'aria-label': words.t('seat-kind', { number }),
        'data-kind': index,
        'data-key': `kind:${index}`,
        onchange: () => {
          seat.bot = kind.value || null;
        },
      },
      h('option', { value: '', selected: seat.bot === null }, words.t('kind-person')),
      ...bots.map((bot) =>
        h(
          'option',
          { value: bot, selected: seat.bot === bot },
          words.t('seat-bot', { level: words.t(`bot-${bot}`) }),
        ),
      ),
    );
    const name = h('input.field', {
      type: 'text',
      maxlength: NAME,
      value: seat.name,
      autocomplete: 'off',
      'aria-label': words.t('seat-name', { number }),
      'data-name': index,
      'data-key': `name:${index}`,
      oninput() {
        seat.name = name.value;
        fillStart();
      },
    });
    return h(
      'li.seat-row',
      {},
      h('span.seat-shield', { 'aria-hidden': true }, app.icon(`shield:${index}`, 26)),
      name,
      kind,
      h(
        'span.seat-tools',
        {},
        tool('up', words.t('seat-up', { name: seat.name }), () => move(index, -1), {
          disabled: index === 0,
          'data-key': `up:${index}`,
        }),
        tool('down', words.t('seat-down', { name: seat.name }), () => move(index, 1), {
          disabled: index === setup.seats.length - 1,
          'data-key': `down:${index}`,
        }),
        tool(
          'close',
          words.t('seat-remove', { name: seat.name }),
          () => (setup.seats.splice(index, 1), fill()),
          {
            disabled: setup.seats.length <= least,
            'data-remove': index,
            'data-key': `remove:${index}`,
          },
        ),
      ),
    );
  }

  const optionRows = options.map((option) => optionBox(app, name, option, setup.options));

  async function begin() {
    const typed = seed.value.trim().toLowerCase();
    error.hidden = true;
    if (typed && !/^[0-9a-f]{1,16}$/.test(typed)) {
      error.textContent = words.t('seed-wrong');
      error.hidden = false;
      seed.setAttribute('aria-invalid', 'true');
      seed.focus();
      return;
    }
    const names = distinct(setup.seats);
    // A name that nobody gave is not kept: it is said in whatever language the page is read in.
    const seats = setup.seats.map(({ bot }, index) => ({
      name: names[index] === usualName(words, index) ? '' : names[index],
      bot,
    }));
    const chosen = { ...setup, seats };
    app.settings.setup = { ...app.settings.setup, [name]: chosen };
    saveSettings(app.settings);
    try {
      await app.begin(name, chosen, typed || randomHex());
    } catch (refused) {
      error.textContent = words.refuse(refusalOf(refused));
      error.hidden = false;
    }
  }

  fill();
  const fields = h(
    'div.setup-fields',
    {},
    h('h2', {}, words.t('seats')),
    list,
    add,
    h('div.setup-options', {}, ...optionRows),
    h(
      'details.more',
      {},
      h('summary', {}, words.t('more')),
      startBox,
      h('label', { for: 'seed' }, words.t('seed')),
      seed,
      h('p.sub', {}, words.t('seed-what')),
    ),
  );
  watchEdges(fields);
  main.append(
    h(
      'form.panel.setup',
      // What is wrong is said here, in the reader's language.
      { novalidate: true, onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), begin()) },
      fields,
      error,
      h('button.btn.primary.start', { type: 'submit', 'data-act': 'start' }, words.t('start-match')),
    ),
  );
}
