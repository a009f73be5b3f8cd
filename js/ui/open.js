/** A match that comes by its link: joined to the one kept here, opened beside it, or refused with the reason. */
import { lastTable } from '../keep/lasttable.js';
import { getMatch, listMatches, matchesOf, putMatch } from '../keep/matches.js';
import { scenes } from '../scene/index.js';
import { botName, usualName } from './bots.js';
import { openDialog } from './dialog.js';
import { byId, h } from './dom.js';
import { Match, refusalOf } from './match.js';
import { newSaved, onlyOne } from './saved.js';

/** @import {App} from './app.js' */
/** @import {Look, Refusal, Saved} from './types.d.ts' */

/**
 * @param {App} app
 * @param {string} code
 * @param {number | null} t
 * @param {() => boolean} current whether the address still asks for it
 */
export async function openLink(app, code, t, current) {
  const { words } = app;
  app.screen('opening');
  const main = byId('main');
  main.className = 'plain';
  main.replaceChildren(h('h1', {}, words.t('opening')));
  const last = await lastTable();
  const shown = last?.answer.code === code ? await getMatch(last.id).catch(() => null) : null;
  const kept = shown ? { matches: [shown] } : await listMatches().catch(() => ({ matches: [] }));
  const saved = kept.matches.find((one) => one.code === code);
  // The drawings come while the engine still starts; which game a new link is of, only the engine can tell.
  const likely = saved?.game ?? Object.keys(scenes)[0];
  app.loadGame(likely).then(
    () => app.rehearse(likely),
    () => {},
  );
  try {
    if (saved) {
      const match = await Match.resume(app, saved, last);
      if (current()) await app.enter(match, t, true);
      else match.leave();
      return await match.opening;
    }
    const asked = { do: 'open', link: code, names: null, t: null, viewer: 'only', log: 0 };
    const look = await app.engine.call(asked);
    const known = kept.matches.some(({ root }) => root === look.root);
    const joined = known ? await join(app, look) : null;
    if (joined) {
      if (!current()) return void joined.match.leave();
      await app.enter(joined.match, t ?? joined.t, true);
      if (joined.more > 0) app.say(words.t('joined', { count: joined.more }));
      return;
    }
    const names = namesIn(app, look);
    const me = await who(app, look, names);
    if (!current()) return;
    const match = await beside(app, look, names, me);
    if (current()) await app.enter(match, t, true);
  } catch (error) {
    if (!current()) return;
    await app.leave();
    showBroken(app, refusalOf(error));
  }
}

/**
 * The names that came with the link, and others where none did.
 * @param {App} app
 * @param {Look} look
 */
const namesIn = ({ words }, look) =>
  look.seats.map(({ name, bot }, seat) => name || (bot === null ? usualName(words, seat) : botName(seat)));

/**
 * @param {App} app
 * @param {Look} look
 * @param {string[]} names
 * @param {number[] | null} me
 */
async function beside(app, look, names, me) {
  // What nobody gave is not kept: it is said in the reader's language, whichever that is.
  const own = look.seats.map(({ name, bot }, seat) => name || (bot === null ? '' : names[seat]));
  const saved = newSaved(look, { names: own, me });
  const viewer = onlyOne(look.seats, me);
  // Kept while it is drawn: the address has all of it.
  const kept = putMatch(saved).then(
    () => true,
    () => false,
  );
  const named = app.engine.call({ do: 'name', names: own, viewer, log: 0 });
  // Most often the very view that came with the link; what the engine calls the seats nobody has to wait for.
  named.catch(() => {});
  const seats = look.seats.map((seat, index) => ({ ...seat, name: own[index] }));
  const match = new Match(app, saved, viewer === look.viewer ? { ...look, seats } : await named);
  match.fresh = true;
  kept.then((done) => {
    if (done) return;
    match.keeper.failed = true;
    match.changed(false);
  });
  return match;
}

/**
 * The match kept here that the link carries on, or of which it is an earlier moment.
 * @param {App} app
 * @param {Look} look
 * @returns {Promise<{match: Match, t: number | null, more: number} | null>}
 */
async function join(app, look) {
  const { engine } = app;
  /** @param {number} t */
  const codeAt = async (t) => (await engine.call({ do: 'link', names: false, t })).code;
  /** @type {Saved[]} */
  const same = await matchesOf(look.root).catch(() => []);
  // One that stands just there comes before those that went on from it, and all that has it before one that would grow.
  const further = same.filter((one) => one.t >= look.end).reverse();
  for (const saved of further) {
    const match = await Match.resume(app, saved);
    if ((await codeAt(look.end)) === look.code) return { match, t: look.end, more: 0 };
    match.leave();
  }
  if (further.length) await engine.call({ do: 'open', link: look.code, names: null, t: null, viewer: null });
  for (const saved of same.filter((one) => one.t < look.end)) {
    if ((await codeAt(saved.t)) !== saved.code) continue;
    const more = look.end - saved.t;
    Object.assign(saved, { code: look.code, t: look.end, over: look.over, changed: Date.now() });
    await putMatch(saved).catch(() => {});
    return { match: await Match.resume(app, saved), t: null, more };
  }
  return null;
}

/**
 * Who sits at this device; null: all the persons.
 * @param {App} app
 * @param {Look} look
 * @param {string[]} names
 * @returns {Promise<number[] | null>}
 */
function who(app, look, names) {
  const { words } = app;
  const persons = look.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  if (look.over || persons.length < 2) return Promise.resolve(null);
  return new Promise((resolve) => {
    /** @type {number[] | null} */
    let answer = [];
    /** @param {string} label @param {string} key @param {number[] | null} me */
    const option = (label, key, me) =>
      h(
        'button.btn',
        { type: 'button', 'data-who': key, onclick: () => ((answer = me), dialog.close()) },
        label,
      );
    const dialog = openDialog({
      words,
      title: words.t('who'),
      name: 'who',
      firm: true,
      onClose: () => resolve(answer),
      content: [
        h('p', {}, words.t('who-why')),
        h(
          'div.menu',
          {},
          ...persons.map((seat) => option(names[seat], String(seat), [seat])),
          option(words.t('who-all'), 'all', null),
          option(words.t('who-none'), 'none', []),
        ),
      ],
    });
  });
}

/**
 * @param {App} app
 * @param {Refusal} refusal
 */
function showBroken(app, refusal) {
  const { words } = app;
  app.screen('broken');
  const main = byId('main');
  main.className = 'plain';
  main.replaceChildren(
    h('h1', {}, words.t('broken')),
    h('p.refusal', { 'data-refusal': refusal.id }, words.refuse(refusal)),
    h('p', {}, words.t('broken-what')),
    h(
      'div.row.wrap',
      {},
      h(
        'button.btn.primary',
        { type: 'button', 'data-new': true, onclick: () => app.goHome() },
        words.t('broken-new'),
      ),
    ),
  );
}
