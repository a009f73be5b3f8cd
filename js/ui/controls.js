/** What a region of the drawn table does when it is taken hold of, and what it is called. */
import { pointedAt, pointedMarks } from './pointing.js';
import { zoomable } from './zoom.js';

/** @import {Match} from './match.js' */
/** @import {Choice, Message} from './types.d.ts' */
/** @import {Words} from '../words.js' */
/** @import {Control} from './stages.js' */

/**
 * The words of a choice with what it is worth.
 * @param {Words} words
 * @param {{label: Message, delta?: number | null, points?: [number, number] | null}} thing
 * @param {boolean} scores
 */
export const fullLabel = (words, thing, scores) => words.say(withWorth(words, thing, scores));

/**
 * The same as a message, in which things may be drawn.
 * @param {Words} words
 * @param {{label: Message, delta?: number | null, worth?: Choice['worth'], points?: [number, number] | null}} thing
 * @param {boolean} scores
 * @returns {Message}
 */
export function withWorth(words, { label, delta, worth, points }, scores) {
  if (!scores) return label;
  if (worth) return { id: 'label-delta', args: { name: label, delta: worth.label } };
  if (points) return { id: 'label-points', args: { name: label, from: points[0], to: points[1] } };
  if (delta) return { id: 'label-delta', args: { name: label, delta: words.signed(delta) } };
  return label;
}

/**
 * @param {Match} match
 * @param {string} at
 * @returns {Control | null}
 */
export function controlAt(match, at) {
  const { words, settings } = match.app;
  if (match.decision) {
    const pointed = pointedAt(match, at);
    if (pointed) {
      const { thing, pressed, off } = pointed;
      const label = fullLabel(words, thing, settings.scores);
      if (off) return { label: `${label}. ${words.refuse(off)}`, disabled: true, pressed };
      return { label, pressed, choice: true };
    }
    const place = match.composing.slotAt(at);
    if (place) {
      const blocked = match.composing.whyNot(place.slot, at);
      const label = fullLabel(words, place.item, settings.scores);
      return blocked
        ? { label: `${label}. ${words.refuse(blocked)}`, disabled: true, pressed: false }
        : { label, pressed: match.composing.hasPicked(place.slot, at), choice: true };
    }
    const choice = match.choiceAt(at);
    if (choice) return { label: fullLabel(words, choice, settings.scores), choice: true };
    const subject = match.decision.subjects.find((one) => one.at === at);
    if (subject && match.decision.subjects.length > 1) {
      return { label: words.say(subject.label), pressed: match.subject === at };
    }
    const closed = match.closedAt(at);
    if (closed?.off)
      return { label: `${words.say(closed.label)}. ${words.refuse(closed.off)}`, disabled: true };
  }
  const zoom = zoomable(match, at);
  return zoom ? { label: words.t('look-closer', { what: zoom }) } : null;
}

/**
 * The regions that the painters light up.
 * @param {Match} match
 */
export function marks(match) {
  /** @type {Set<string>} */
  const lit = new Set();
  /** @type {Set<string>} */
  const picked = new Set();
  const { decision } = match;
  const { open: composer, picks, tray } = match.composing;
  if (decision) {
    for (const slot of composer?.slots ?? []) for (const { at } of slot.items) lit.add(at);
    for (const list of Object.values(picks)) for (const at of list) picked.add(at);
    const pointed = pointedMarks(match);
    for (const at of pointed.lit) lit.add(at);
    for (const at of pointed.picked) picked.add(at);
    for (const { at, also = [], off } of composer ? [] : match.choices) {
      if (at !== null && off === null) for (const one of [at, ...also]) lit.add(one);
    }
    if (decision.subjects.length > 1 && match.subject) picked.add(match.subject);
  }
  const blocked = new Set(Object.keys(composer ? (tray?.blocked ?? {}) : {}));
  for (const at of blocked) lit.delete(at);
  return { lit, picked, blocked };
}
