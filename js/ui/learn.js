/** The list of lessons, and the way into one. */
import { learned, lessons, loadLesson, loadTexts } from '../keep/lessons.js';
import { byId, h, icon } from './dom.js';
import { Guide } from './guide.js';
import { homeTools } from './home.js';
import { Match } from './match.js';

/** @import {App} from './app.js' */
/** @import {LessonTexts} from '../keep/lessons.js' */

/** @param {App} app */
export async function showLearn(app) {
  const { words } = app;
  const games = Object.keys(lessons);
  const texts = await Promise.all(games.map((game) => loadTexts(game, words.language)));
  app.screen('learn');
  homeTools(app);
  const main = byId('main');
  main.className = 'plain learn-screen';
  const done = learned();
  main.replaceChildren(
    h('h1', {}, words.t('learn')),
    ...games.map((game, index) =>
      h(
        'section',
        { 'aria-labelledby': `learn-${game}` },
        h('h2', { id: `learn-${game}` }, words.t(`${game}-name`)),
        h('ol.lessons', {}, ...lessons[game].map((name) => entry(app, game, name, texts[index][name], done))),
      ),
    ),
    h('p', {}, h('a.btn', { href: '#', 'data-way': 'home' }, words.t('home'))),
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {string} name
 * @param {LessonTexts} texts
 * @param {Set<string>} done
 */
function entry({ words }, game, name, { title, about }, done) {
  const ticked = done.has(`${game}/${name}`);
  return h(
    'li',
    { 'data-lesson': `${game}/${name}`, 'data-done': String(ticked) },
    h(
      'a.lesson',
      { href: `#learn/${game}/${name}` },
      h('span.lesson-words', {}, h('b', {}, title), h('span.sub', {}, about)),
      ticked && h('span.lesson-done', {}, icon('check'), h('span', {}, words.t('lesson-done'))),
    ),
  );
}

/**
 * Sets a lesson's table up.
 * @param {App} app
 * @param {string} game
 * @param {string} name
 * @param {() => boolean} current whether the address still asks for it
 */
export async function openLesson(app, game, name, current) {
  const { words } = app;
  if (!lessons[game]?.includes(name)) return showLearn(app);
  app.screen('opening');
  byId('main').className = 'plain';
  byId('main').replaceChildren(h('h1', {}, words.t('lesson-opening')));
  const guide = new Guide(app, game, name, await loadLesson(game, name));
  await guide.read();
  const match = await Match.lesson(app, guide);
  if (current()) await app.enter(match, null, true);
}
