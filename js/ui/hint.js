/** A hint: what a good bot would do here and why, in words and marked where it is to be done. */
import { withWorth } from './controls.js';
import { h, tool } from './dom.js';
import { assertive } from './live.js';
import { refusalOf } from './match.js';
import { dropToasts } from './toast.js';

/** @import {Match} from './match.js' */
/** @import {Hint, Message} from './types.d.ts' */

/** Whether hints may be asked for: none in a lesson, where the narrator knows. @param {Match} match */
export const hintable = (match) => match.app.settings.hints && (match.guide?.free ?? true);

/** Asks for a hint, for the person whose hand is seen. @param {Match} match */
export async function askHint(match) {
  if (!hintable(match) || !match.decision) return;
  const { app, viewer } = match;
  const { end } = match.now;
  try {
    /** @type {Hint} */
    const hint = await app.engine.call({ do: 'hint', viewer });
    if (match.now.end !== end || !match.decision) return;
    const choice = match.decision.choices.find(({ move }) => move === hint.move);
    if (choice?.of) match.subject = choice.of;
    match.hint = hint;
    // On a phone both stand in the bar.
    dropToasts();
    match.changed(false);
    const said = [sentence(match), hint.why].map((one) => one && app.words.say(one));
    assertive(said.filter(Boolean).join(' '));
  } catch (error) {
    app.refuse(refusalOf(error));
  }
}

/** @param {Match} match @returns {Message} */
const sentence = (match) => ({ id: 'hint-says', args: { what: adviceOf(match) } });

/** The move in the words of its controls. @param {Match} match @returns {Message | string} */
function adviceOf(match) {
  const { hint, decision } = match;
  const { words, settings } = match.app;
  const choice = decision?.choices.find(({ move }) => move === hint?.move);
  // What it gains or may lead to stands in the reason.
  const told = hint?.why ? { worth: null, delta: null } : { worth: null };
  if (choice) return withWorth(words, { ...choice, ...told }, settings.scores);
  const composer = decision?.composers.find(({ key }) => key === hint?.composer);
  if (!composer) return hint?.move ?? '';
  /** @type {Message[]} what goes into each slot */
  const slots = composer.slots.flatMap(({ key, items }) => {
    const chosen = items.filter(({ at }) => hint?.picks[key]?.includes(at));
    if (!chosen.length) return [];
    return { id: 'list', args: { items: chosen.map(({ label, name }) => name ?? label) } };
  });
  const what = composer.label;
  if (!slots.length) return what;
  const pieces = slots.reduceRight((rest, one) => ({ id: 'hint-and', args: { one, rest } }));
  return { id: 'hint-pieces', args: { what, pieces } };
}

/** @param {Match} match */
export function forgetHint(match) {
  match.hint = null;
  match.changed(false);
}

/** The sentence, and for what is put together a button that does so. @param {Match} match */
export function hintSaid(match) {
  const { hint, decision } = match;
  if (!hint || !decision) return null;
  const { words } = match.app;
  const { composer, picks } = hint;
  const lay = () => {
    match.hint = null;
    if (composer !== null) match.composing.begin(composer, picks);
  };
  const close = tool('close', words.t('close'), () => forgetHint(match), {
    'data-key': 'unhint',
    'data-hint': 'close',
  });
  const layOut = h(
    'button.btn',
    { type: 'button', 'data-key': 'lay', 'data-hint': 'lay', onclick: lay },
    words.t('hint-lay'),
  );
  const text = document.createDocumentFragment();
  text.append(h('span', {}, words.nodes(sentence(match), 22)));
  if (hint.why) text.append(' ', h('span.why', { 'data-why': true }, words.nodes(hint.why, 22)));
  return {
    text,
    buttons: composer === null ? [close] : [layOut, close],
  };
}

/** Whether the hint speaks of this move or composer. @param {Match} match @param {string} key */
export function advised({ hint, decision }, key) {
  return hint !== null && decision !== null && (hint.move === key || hint.composer === key);
}

/** Whether the hint speaks of what lies at this region. @param {Match} match @param {string} at */
export function advisedAt(match, at) {
  const { hint, decision } = match;
  if (!hint || !decision) return false;
  if (hint.composer === null) {
    const choice = decision.choices.find(({ move }) => move === hint.move);
    return choice?.at === at || (choice?.also?.includes(at) ?? false);
  }
  return Object.values(hint.picks).some((list) => list.includes(at));
}
