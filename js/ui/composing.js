/**
 * What a person puts together from pieces, such as a payment, a bid or a rebuilding. What may be picked and what it makes
 * comes from the door alone.
 */
/** @import {Match} from './match.js' */
/** @import {Composer, Item, Picks, Slot, Tray} from './types.d.ts' */

export class Composing {
  /** Of what was asked for, only the last answer counts. */
  #asked = 0;

  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    /** @type {string | null} of the open composer */
    this.key = null;
    /** @type {Picks} */
    this.picks = {};
    /** What the door says of them. @type {Tray | null} */
    this.tray = null;
    /** What has been picked is not yet answered. */
    this.asking = false;
  }

  /** @returns {Composer | null} */
  get open() {
    return this.match.decision?.composers.find(({ key }) => key === this.key) ?? null;
  }

  clear() {
    this.key = null;
    this.picks = {};
    this.tray = null;
    this.asking = false;
    this.#asked += 1;
  }

  /**
   * @param {string} key
   * @param {Picks} [picks]
   */
  async begin(key, picks = {}) {
    const { match } = this;
    if (!match.decision) return;
    match.guide?.forget();
    this.key = key;
    this.picks = picks;
    match.refusal = null;
    await this.#ask();
  }

  /** What is all there is to decide opens by itself, once the change that led to it is done. */
  beginOnly() {
    const only = this.match.working ? null : this.#only();
    if (only && this.key === null) this.begin(only.key);
  }

  putBack() {
    this.clear();
    this.match.ghost = null;
    this.key = this.#only()?.key ?? null;
    if (this.key) return this.#ask();
    this.match.changed(false);
  }

  /**
   * @param {Slot} slot
   * @param {string} at
   */
  toggle(slot, at) {
    const { app, guide } = this.match;
    guide?.forget();
    const picked = this.picks[slot.key] ?? [];
    const { max } = slot;
    let next = picked.includes(at) ? picked.filter((one) => one !== at) : [...picked, at];
    if (max !== null && next.length > max) {
      // One choice is exchanged for another; of several nobody knows which would go.
      if (max > 1) return app.refuse({ id: 'slot-full', args: { count: max } });
      next = [at];
    }
    return this.fill({ [slot.key]: next });
  }

  /** @param {Picks} picks fills the named slots */
  fill(picks) {
    this.picks = { ...this.picks, ...picks };
    return this.#ask();
  }

  async confirm() {
    const { match, tray } = this;
    if (tray?.ok && tray.move !== null) await match.play(tray.move);
    else if (tray?.refusal) {
      match.refusal = tray.refusal;
      match.changed(false);
    }
  }

  /** @param {Slot} slot @param {string} at whether that piece is picked */
  hasPicked(slot, at) {
    return (this.picks[slot.key] ?? []).includes(at);
  }

  /** Why a piece may not be picked; what is picked may always go back. @param {Slot} slot @param {string} at */
  whyNot(slot, at) {
    return this.hasPicked(slot, at) ? null : (this.tray?.blocked[at] ?? null);
  }

  /**
   * Where a region of the table may be taken hold of: the open composer's slot, or the one composer it belongs to.
   * @param {string} at
   * @returns {{composer: Composer, slot: Slot, item: Item} | null}
   */
  slotAt(at) {
    const { open } = this;
    const composers = this.match.decision?.composers ?? [];
    for (const composer of open ? [open] : composers.filter((one) => this.#shortcut(one))) {
      for (const slot of composer.slots) {
        const item = slot.items.find((one) => one.at === at);
        if (item) return { composer, slot, item };
      }
    }
    return null;
  }

  /**
   * A composer is opened by a tap on what it needs only where little else is offered, or a slip would start it.
   * @param {Composer} composer
   */
  #shortcut(composer) {
    const others = this.match.decision?.choices.filter(({ weight }) => weight !== 'pass') ?? [];
    return composer.off === null && others.length < 2;
  }

  /** The composer that is all there is to decide, but for passing. */
  #only() {
    const { decision } = this.match;
    if (!decision || decision.choices.some(({ weight }) => weight !== 'pass')) return null;
    const open = decision.composers.filter(({ off }) => off === null);
    return open.length === 1 ? open[0] : null;
  }

  async #ask() {
    const { key, match, picks } = this;
    const { viewer } = match;
    if (key === null || match.working) return;
    const turn = ++this.#asked;
    this.asking = true;
    match.changed(false);
    try {
      const tray = await match.app.engine.call({ do: 'compose', composer: key, picks, viewer });
      if (turn !== this.#asked || key !== this.key) return;
      this.asking = false;
      this.tray = tray;
      match.ghost = tray.ghost?.length ? tray.ghost : null;
      match.refusal = null;
    } catch (error) {
      this.asking = false;
      await match.failed(error);
    }
    match.changed(false);
  }
}
