/** The matches kept on this device: resume, rename, export, import, delete with undo. */
import { dropMatch, listMatches, putMatch, restoreMatch } from '../keep/matches.js';
import { goTo } from '../keep/address.js';
import { learned } from '../keep/lessons.js';
import { exportMatches, importMatches } from '../keep/transfer.js';
import { banner } from './banners.js';
import { usualName } from './bots.js';
import { openDialog } from './dialog.js';
import { h, icon, picture } from './dom.js';
import { toast } from './toast.js';
import { refusalOf } from './match.js';
import { openPaste, placeOf } from './paste.js';

/** @import {App} from './app.js' */
/** @import {Saved} from './types.d.ts' */
/** @import {Unreadable} from '../keep/matches.js' */

/** No record of a match is longer: bytes. */
const RECORD = 2_000_000;

/**
 * @param {App} app
 * @param {HTMLElement} box
 * @param {HTMLElement} [first] for the match that is to be gone on with before all others
 */
export async function matchList(app, box, first) {
  const { words } = app;
  const refresh = () => matchList(app, box, first);
  let kept;
  try {
    kept = await listMatches();
  } catch {
    box.replaceChildren(banner('blocked', words.t('storage-blocked')));
    return;
  }
  const { matches, unreadable } = kept;
  const file = h('input', {
    type: 'file',
    accept: 'application/json,text/plain,.json,.txt',
    hidden: true,
    'data-import': true,
    onchange: () => file.files?.[0] && takeIn(app, file.files[0], refresh),
  });
  const all = [...matches, ...unreadable.map(({ raw }) => raw)];
  const running = matches.find(({ over }) => !over);
  if (running) first?.replaceChildren(h('div.match-first', {}, goOn(app, running, 'go-on')));
  else first?.replaceChildren();
  box.replaceChildren(
    h(
      'div.matches-head',
      {},
      h('h2', {}, words.t('matches')),
      file,
      h(
        'button.btn.quiet',
        { type: 'button', 'data-act': 'import', onclick: () => file.click() },
        words.t('import'),
      ),
      h(
        'button.btn.quiet',
        {
          type: 'button',
          'data-act': 'export',
          onclick: () => exportMatches(all, { settings: app.settings, lessons: [...learned()] }),
        },
        words.t('export'),
      ),
      h(
        'button.btn.quiet',
        { type: 'button', 'data-act': 'paste', onclick: () => openPaste(app) },
        words.t('paste-short'),
      ),
    ),
    all.length === 0
      ? h('p.sub', {}, words.t('matches-none'))
      : h(
          'ul.match-list',
          {},
          ...matches.map((saved) => entry(app, saved, refresh)),
          ...unreadable.map((one) => brokenEntry(app, one, refresh)),
        ),
  );
}

/** @param {App} app @param {Saved} saved @param {number} seat */
const nameIn = ({ words }, { seats }, seat) => seats[seat]?.name || usualName(words, seat);

/** A match that nobody has named is called by who plays it, in the reader's language. @param {App} app @param {Saved} saved */
function titleOf(app, saved) {
  const title = saved.title || saved.seats.map((_, seat) => nameIn(app, saved, seat)).join(', ');
  const { from } = saved;
  return Number.isInteger(from) ? app.words.t('match-branch', { title, t: Number(from) }) : title;
}

/**
 * @param {App} app
 * @param {Saved} saved
 */
function standing(app, saved) {
  const { words } = app;
  /** @param {number} seat */
  const name = (seat) => nameIn(app, saved, seat);
  const { look } = saved;
  if (saved.over) {
    const winners = look?.result?.winners ?? [];
    if (!winners.length) return words.t('match-over');
    return words.t('match-won', { names: winners.map(name), count: winners.length });
  }
  const seat = look?.code === saved.code ? look?.decision?.seat : undefined;
  return seat === undefined ? words.t('match-open') : words.t('match-turn', { name: name(seat) });
}

/**
 * The button that takes a match up where it stands.
 * @param {App} app
 * @param {Saved} saved
 */
function goOn(app, saved, name = 'resume') {
  const { words } = app;
  const { look } = saved;
  const scene = app.games.get(saved.game)?.scene;
  const w = 132;
  const hgt = 84;
  const drawn =
    scene && look
      ? picture(w, hgt, (g, size) => {
          try {
            scene.thumb(g, size, look, { theme: app.theme });
          } catch {
            // A drawing of another version: the words do.
          }
        })
      : h('span.no-thumb');
  const resume = async () => {
    try {
      await app.resume(saved);
    } catch (error) {
      await app.route();
      app.refuse(refusalOf(error));
    }
  };
  return h(
    'button.match-go',
    { type: 'button', [`data-${name}`]: saved.id, onclick: resume },
    h('span.match-thumb', {}, drawn),
    h(
      'span.match-words',
      {},
      h('b', {}, h('bdi', {}, titleOf(app, saved))),
      h('span', {}, standing(app, saved)),
      h(
        'span.sub',
        {},
        words.t('match-when', { when: words.date(saved.changed), game: words.t(`${saved.game}-name`) }),
      ),
    ),
  );
}

/**
 * @param {App} app
 * @param {Saved} saved
 * @param {() => void} refresh
 */
function entry(app, saved, refresh) {
  const { words } = app;
  return h(
    'li.match',
    { 'data-match': saved.id, 'data-over': String(saved.over) },
    goOn(app, saved),
    h(
      'button.tool',
      {
        type: 'button',
        'data-more': saved.id,
        'aria-label': words.t('match-more', { title: titleOf(app, saved) }),
        onclick: () => openMore(app, saved, refresh),
      },
      icon('more'),
    ),
  );
}

/**
 * @param {App} app
 * @param {Saved} saved
 * @param {() => void} refresh
 */
function openMore(app, saved, refresh) {
  const { words } = app;
  const own = titleOf(app, saved);
  const title = h('input.field', {
    type: 'text',
    maxlength: 60,
    value: own,
    id: 'match-title',
    'data-rename': true,
  });
  const rename = async () => {
    const next = title.value.trim();
    if (next && next !== own)
      await putMatch({ ...saved, title: next, from: null }).catch(() => app.say(words.t('storage-blocked')));
    dialog.close();
    refresh();
  };
  const dialog = openDialog({
    words,
    title: words.t('match-manage'),
    name: 'match',
    content: [
      h(
        'form',
        { onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), rename()) },
        h('label', { for: 'match-title' }, words.t('match-title')),
        h('div.row', {}, title, h('button.btn', { type: 'submit', 'data-act': 'rename' }, words.t('rename'))),
      ),
      h(
        'div.menu',
        {},
        h(
          'button.btn',
          { type: 'button', 'data-act': 'export-one', onclick: () => exportMatches([saved]) },
          words.t('export-one'),
        ),
        h(
          'button.btn',
          {
            type: 'button',
            'data-act': 'delete',
            onclick: () => {
              dialog.close();
              remove(app, saved.id, saved, refresh);
            },
          },
          icon('trash'),
          words.t('delete'),
        ),
      ),
    ],
  });
}

/**
 * @param {App} app
 * @param {string} id
 * @param {unknown} raw
 * @param {() => void} refresh
 */
async function remove(app, id, raw, refresh) {
  const { words } = app;
  await dropMatch(id);
  refresh();
  const action = { label: words.t('delete-undo'), act: () => restoreMatch(id, raw).then(refresh) };
  toast(words.t('deleted'), { action });
}

/**
 * @param {App} app
 * @param {Unreadable} one
 * @param {() => void} refresh
 */
function brokenEntry(app, { id, raw }, refresh) {
  const { words } = app;
  return h(
    'li.match.unreadable',
    { 'data-match': id },
    h(
      'span.match-words',
      {},
      h('b', {}, words.t('unreadable')),
      h('span.sub', {}, words.t('unreadable-what')),
    ),
    h(
      'button.btn',
      { type: 'button', 'data-act': 'export-one', onclick: () => exportMatches([raw]) },
      words.t('export-one'),
    ),
    h(
      'button.btn',
      { type: 'button', 'data-act': 'delete', onclick: () => remove(app, id, raw, refresh) },
      words.t('delete'),
    ),
  );
}

/**
 * @param {App} app
 * @param {File} file
 * @param {() => unknown} refresh
 */
async function takeIn(app, file, refresh) {
  const { words } = app;
  let said = words.t('storage-blocked');
  try {
    const result = await importMatches(file);
    // The record of one match is a file too.
    const record = !result && file.size < RECORD ? (await file.text()).trim() : '';
    if (record.startsWith('[')) {
      try {
        goTo(await placeOf(app.engine, record));
        return void app.route();
      } catch (refused) {
        return app.say(words.refuse(refusalOf(refused)));
      }
    }
    if (result?.settings) await app.adopt(result.settings);
    // In the language that came with them.
    said = result ? app.words.t('imported', { added: result.added }) : words.t('import-wrong');
    if (result?.settings) said = `${said} ${app.words.t('imported-settings')}`;
  } catch {
    // Whatever of it could be kept is in the list.
  }
  await refresh();
  app.say(said);
}
