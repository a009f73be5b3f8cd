/** The score sheet, palace by palace, and who has won. */
import { chart } from './chart.js';
import { h } from './dom.js';
import { openDialog } from './dialog.js';

/** @import {Match} from './match.js' */
/** @import {Course, Sheet, SheetLine} from './types.d.ts' */

/**
 * @param {Match} match
 * @param {Sheet} sheet
 * @param {Course | null} course how it went, once it is over
 */
export function openSheet(match, sheet, course) {
  const { app } = match;
  const { words } = app;
  const names = sheet.winners.map((seat) => match.name(seat));
  const content = [
    sheet.over &&
      h('p.winner', {}, words.t('winner', { names: /** @type {any} */ (names), count: names.length })),
    sheet.tie && h('p', {}, words.say(sheet.tie)),
    !sheet.over && h('p.sub', {}, words.t('sheet-now')),
    h('div.sheet', {}, ...sheet.seats.map((one) => seatTable(match, sheet, one))),
    course && charts(match, course),
  ].filter((node) => node !== false && node !== null);
  // A lesson has no link, and its list leads on.
  const buttons =
    sheet.over && match.guide === null
      ? [
          h('button.btn', { type: 'button', onclick: () => app.openShare() }, words.t('share')),
          h(
            'button.btn.primary',
            { type: 'button', 'data-open': 'rematch', onclick: () => (dialog.close(), app.rematch()) },
            words.t('rematch'),
          ),
        ]
      : [];
  const title = words.t(sheet.over ? 'sheet-final' : 'sheet-title');
  const dialog = openDialog({
    words,
    title,
    name: 'sheet',
    content: /** @type {Node[]} */ (content),
    buttons,
  });
  dialog.classList.add('wide');
  return dialog;
}

/** The widest a drawing is made; beside it stands the other. */
const WIDEST = 450;

/**
 * @param {Match} match
 * @param {Course} course
 */
function charts(match, { turns, points, wealth }) {
  const { words } = match.app;
  const width = Math.min(WIDEST, window.innerWidth - 52);
  const names = turns.map(({ seat }) => match.name(seat));
  /** @param {string} title @param {number[][] | undefined} rows */
  const one = (title, rows) => {
    if (!rows) return null;
    const lines = match.now.seats.map((_, seat) => ({
      seat,
      name: match.name(seat),
      values: rows.map((row) => row[seat]),
    }));
    return chart({ words, title, lines, turns: names, width });
  };
  return h(
    'div.charts',
    {},
    one(words.t('chart-points'), points ?? undefined),
    wealth && one(words.say(wealth.label), wealth.values),
  );
}

/**
 * @param {Match} match
 * @param {Sheet} sheet
 * @param {Sheet['seats'][number]} one
 */
function seatTable(match, sheet, { seat, total, lines, tie }) {
  const { app } = match;
  const { words } = app;
  return h(
    'table.sheet-seat',
    { 'data-seat': seat, 'data-total': total },
    h(
      'caption',
      {},
      app.icon(`shield:${seat}`, 20),
      ' ',
      h('bdi', {}, match.name(seat)),
      sheet.over && sheet.winners.includes(seat) && h('span.crown', {}, words.t('sheet-winner')),
    ),
    // Alike for all seats, whatever stands in them.
    h('colgroup', {}, h('col.sheet-what'), h('col'), h('col.sheet-points')),
    h(
      'thead.unseen',
      {},
      h(
        'tr',
        {},
        ...['sheet-what', 'sheet-why', 'sheet-points'].map((id) => h('th', { scope: 'col' }, words.t(id))),
      ),
    ),
    h(
      'tbody',
      {},
      ...lines.map((line) => lineRow(match, line)),
      lines.length === 0 && h('tr', {}, h('td', { colspan: 3 }, words.t('nothing-built'))),
    ),
    h(
      'tfoot',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'row', colspan: 2 }, words.t('sheet-total')),
        h('td.points', {}, words.number(total)),
      ),
      tie !== null &&
        h(
          'tr',
          {},
          h('th', { scope: 'row', colspan: 2 }, words.t('sheet-tie')),
          h('td.points', {}, words.number(tie)),
        ),
    ),
  );
}

/**
 * @param {Match} match
 * @param {SheetLine} line
 */
function lineRow(match, { label, tokens, parts, points }) {
  const { app } = match;
  const { words } = app;
  const drawn = h('div.sheet-tiles', { 'aria-hidden': true }, ...tokens.map((token) => app.icon(token, 20)));
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, words.say(label), drawn),
    h(
      'td',
      {},
      ...parts.map((part) =>
        h('div.part', {}, h('span', {}, words.say(part)), h('span', {}, words.signed(part.points))),
      ),
    ),
    h('td.points', { class: points < 0 ? 'points bad' : 'points' }, words.number(points)),
  );
}
