/** The first screen: a door for each game, and the matches to go on with. */
import { randomHex } from '../keep/random.js';
import { usualName } from './bots.js';
import { byId, h, icon, picture, tool } from './dom.js';
import { matchList } from './matches.js';
import { small } from './screens.js';
import { scenes } from '../scene/index.js';

/** @import {App} from './app.js' */
/** @import {Setup} from './types.d.ts' */

/** @param {App} app */
export async function showHome(app) {
  const { words } = app;
  app.screen('home');
  const main = byId('main');
  main.className = 'home-screen';
  const doors = h('div.doors');
  const list = h('div.matches');
  const first = h('div.go-on');
  const ways = h(
    'nav.home-ways',
    { 'aria-label': words.t('home-ways') },
    h('a.btn', { href: '#learn', 'data-way': 'learn' }, words.t('learn')),
    h('a.btn', { href: '#rules', 'data-way': 'rules' }, words.t('rules')),
  );
  // On a phone the games fill more than the screen: whoever is new would not find the way below them.
  const above = small.matches;
  main.replaceChildren(
    h('h1', {}, words.t('home-title')),
    ...(above ? [ways] : []),
    first,
    h('section', { 'aria-label': words.t('home-doors') }, doors),
  );
  homeTools(app);
  const known = Object.keys(scenes);
  // Each match is drawn small by its game.
  await Promise.all(known.map((game) => app.loadGame(game)));
  await matchList(app, list, first);
  if (!doors.isConnected) return;
  // The drawings need no engine; which games it offers is known once it is up.
  doors.replaceChildren(...known.map((game) => door(app, game)));
  // What stands below comes with them, or it would jump.
  main.append(...(above ? [] : [ways]), list, h('footer.foot', {}, h('p.sub', {}, words.t('unofficial'))));
  app.catalogue().then(
    ({ games }) => {
      for (const one of doors.children) {
        const { game } = one.querySelector('button')?.dataset ?? {};
        const offered = games.find((entry) => entry.game === game);
        if (!offered) one.remove();
        else {
          const [least, most] = offered.seats;
          const line = one.querySelector('.door-seats');
          if (line) line.textContent = words.t('door-seats', { least, most });
        }
      }
    },
    () => {},
  );
}

/** @param {App} app */
export function homeTools(app) {
  const { words } = app;
  byId('status').replaceChildren();
  byId('tools').setAttribute('aria-label', words.t('tools'));
  byId('tools').replaceChildren(
    tool('settings', words.t('settings'), () => app.openSettings(), { 'data-tool': 'settings' }),
  );
}

/**
 * @param {App} app
 * @param {string} game
 */
function door(app, game) {
  const { words } = app;
  const { scene } = app.game(game);
  const width = Math.min(440, window.innerWidth - 26);
  const drawn = picture(width, Math.round(width * 0.6), (g, size) =>
    scene.door(g, size, { theme: app.theme }),
  );
  drawn.classList.add('door-picture');
  const last = app.settings.setup[game];
  return h(
    'div.door',
    {},
    h(
      'button.door-go',
      { type: 'button', 'data-game': game, onclick: () => app.goNew(game) },
      drawn,
      h(
        'span.door-words',
        {},
        h(
          'span',
          {},
          h('b', {}, words.t(`${game}-name`)),
          h('span.sub', {}, words.t(`${game}-what`)),
          h('span.sub.door-seats'),
        ),
        h('span.door-new', {}, icon('plus'), words.t('new-match')),
      ),
    ),
    last &&
      h(
        'button.btn.door-again',
        { type: 'button', 'data-again': game, onclick: () => again(app, game, last) },
        words.t('door-again', { names: last.seats.map(({ name }, seat) => name || usualName(words, seat)) }),
      ),
  );
}

/**
 * As last time, without asking.
 * @param {App} app
 * @param {string} game
 * @param {Setup} setup
 */
async function again(app, game, setup) {
  try {
    await app.begin(game, setup, randomHex());
  } catch {
    // What was remembered is no longer offered: choose anew.
    app.goNew(game);
  }
}
