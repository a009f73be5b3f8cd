/** The bar over the table: who is asked for what, what happened last, and the tools. */
import { onlyWay } from './actions.js';
import { byId, fillFrom, h, icon, tell, tool } from './dom.js';
import { askHint, hintable } from './hint.js';
import { lastLine } from './log.js';
import { small } from './screens.js';

/** @import {Match} from './match.js' */

/** On a phone a longer headline takes two lines, and then what happened last has one. */
const LINE = 21;

/**
 * @param {Match} match
 * @param {object} log
 * @param {() => void} log.focus
 * @param {() => void} log.open as a sheet of its own
 */
export function tableBar(match, log) {
  const { app } = match;
  const { words } = app;
  const shield = h('span.status-shield', { 'aria-hidden': true });
  const heading = h('h1', { tabindex: '-1' });
  const last = h('button.last', { type: 'button', hidden: true, onclick: log.focus });
  const said = h('div.status-words', {}, heading, last);
  byId('status').replaceChildren(shield, said);

  /**
   * @param {Parameters<typeof tool>[0]} name
   * @param {() => unknown} act
   * @param {Record<string, unknown>} [more]
   * @param {string} [label]
   */
  const own = (name, act, more = {}, label = name) =>
    tool(name, words.t(label), () => void act(), { 'data-tool': name, ...more });
  const wide = { class: 'tool only-large' };
  const undo = own('undo', takeBack);
  const hint = own('hint', () => askHint(match));
  const tools = byId('tools');
  tools.setAttribute('aria-label', words.t('tools'));
  tools.replaceChildren(
    undo,
    hint,
    own('log', log.open, { class: 'tool only-small' }),
    own('sheet', () => app.openSheet(), wide, 'sheet-title'),
    own('share', () => app.openShare(), { hidden: match.guide !== null, ...wide }),
    own('settings', () => app.openSettings(), wide),
    own('menu', () => app.openMenu()),
  );

  function takeBack() {
    const { can, why } = match.now.undo;
    if (can) match.undo();
    else if (why) app.refuse(why);
  }

  /** What is asked: of the action that was chosen, its own name. */
  function headline() {
    const { composing, decision, look } = match;
    if (composing.open && !onlyWay(match)) return words.say(composing.open.label);
    if (!decision) return words.form(look.title, 'watch') || words.say(look.title);
    // On a phone the shield beside it says whose it is: there each word counts.
    return small.matches ? words.unnamed(look.title, match.name(decision.seat)) : words.say(look.title);
  }

  /** How many lines came before the last that the person has not seen yet. @param {number} count */
  function moreLines(count) {
    return h(
      'span.more-lines',
      {},
      h('span', { 'aria-hidden': true }, icon('log'), words.number(count)),
      h('span.unseen', {}, words.t('more-lines', { count })),
    );
  }

  return {
    fill() {
      const { decision, look, now } = match;
      const deciding = look.decision?.seat ?? look.result?.winners[0] ?? null;
      fillFrom(shield, { deciding, theme: app.theme }, () =>
        shield.replaceChildren(deciding === null ? '' : app.icon(`shield:${deciding}`, 24)),
      );
      const sentence = headline();
      if (heading.textContent !== sentence) {
        heading.textContent = sentence;
        tell(said, { long: sentence.length > LINE });
      }
      const can = now.undo.can && match.curtain === null && !match.onlooker && !match.past;
      undo.setAttribute('aria-disabled', String(!can));
      hint.setAttribute('aria-disabled', String(decision === null));
      hint.toggleAttribute('hidden', !hintable(match));
    },

    /** What happened last; small drawings in words are dear. */
    fillLast() {
      const line = lastLine(match);
      const before = line && !match.now.over ? match.news.length - 1 : 0;
      fillFrom(last, { line, before, theme: app.theme }, () =>
        last.replaceChildren(
          ...(line && before > 0 ? [moreLines(before), ' '] : []),
          line ? words.nodes(line, 15) : '',
        ),
      );
      last.toggleAttribute('hidden', line === null);
    },

    empty() {
      byId('status').replaceChildren();
      tools.replaceChildren();
    },
  };
}
