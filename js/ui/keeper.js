/** Keeps a match on this device: itself after every decision, its small drawing, and its table for the next visit. */
import { keepTable } from '../keep/lasttable.js';
import { putMatch } from '../keep/matches.js';
import { onlyOne } from './saved.js';

/** @import {Match} from './match.js' */
/** @import {Look} from './types.d.ts' */

/** Milliseconds: what nobody waits for is kept so long after it was drawn; the small drawing later. */
const [AFTER, THUMB] = [200, 1500];

export class Keeper {
  #thumbTimer = 0;
  #tableTimer = 0;

  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    /** The last could not be kept. */
    this.failed = false;
  }

  /** The match where it stands now. @param {Look} look */
  async keep({ code, end: t, over }) {
    const { saved } = this.match;
    Object.assign(saved, { code, t, over, changed: Date.now() });
    await this.#put();
    this.match.ownership?.tell(code);
    clearTimeout(this.#thumbTimer);
    this.#thumbTimer = window.setTimeout(() => this.keepThumb(), THUMB);
  }

  async #put() {
    const { failed, match } = this;
    try {
      await putMatch(match.saved);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    if (this.failed !== failed && match.alive) match.app.matchBanners(match);
  }

  /** For the next visit; where several sit at this device nobody's hand is kept, and so no table. */
  keepTable() {
    clearTimeout(this.#tableTimer);
    const { guide, now, opening, past, saved, told: lines } = this.match;
    const alone = now.viewer !== null && now.viewer === onlyOne(saved.seats, saved.me);
    if (guide || past || opening || !alone) return;
    this.#tableTimer = window.setTimeout(() => keepTable(saved.id, { ...now, lines }), AFTER);
  }

  /** The small drawing shows the table as anybody sees it. */
  async keepThumb() {
    clearTimeout(this.#thumbTimer);
    const { app, saved } = this.match;
    const { code } = saved;
    try {
      const look = await app.engine.call({ do: 'look', viewer: null, t: null });
      // Meanwhile the engine may hold another match.
      if (look.code !== code || saved.code !== code) return;
      saved.look = { ...look, seats: look.seats.map((/** @type {any} */ seat) => ({ ...seat, hand: null })) };
      await this.#put();
    } catch {
      // It is only a picture.
    }
  }

  /** Nothing more is due. */
  stop() {
    clearTimeout(this.#thumbTimer);
    clearTimeout(this.#tableTimer);
  }
}
