/**
 * All words come from Fluent files; the engine sends messages (an id and arguments) and this puts them into the
 * reader's language, as plain text or as nodes with small drawings standing for tiles and cards.
 */
import '../vendor/fluent.js';

/** @import {Arg, Message, Refusal} from './ui/types.d.ts' */
/** @typedef {(token: string, px: number) => HTMLCanvasElement | HTMLImageElement} MakeIcon */

/** @typedef {import('../vendor/fluent/index.js').FluentBundle} Bundle */

// One file in place of nine: it puts its names into the global scope.
const { FluentBundle, FluentNumber, FluentResource } = globalThis.FluentBundle;

// Private-use characters mark where a drawing goes; typed names are cleared of them.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A number with the true minus sign. */
class Figure extends FluentNumber {
  /** @param {any} scope */
  toString(scope) {
    return super.toString(scope).replace('-', '\u2212');
  }
}

/** A full stop does not begin a line. @param {(Node | string)[]} nodes */
function together(...nodes) {
  const span = document.createElement('span');
  span.className = 'together';
  span.append(...nodes);
  return span;
}

/** Dates are written as where the reader is. @param {string} language */
const regional = (language) => navigator.languages.find((one) => one.split('-')[0] === language) ?? language;

export class Words {
  /**
   * @param {string} language
   * @param {Bundle} bundle
   * @param {string} letters all that it is written with
   */
  constructor(language, bundle, letters) {
    this.language = language;
    this.bundle = bundle;
    this.letters = letters;
    /** Both are dear: made when they are first used. @type {Intl.ListFormat | null} */
    this.lists = null;
    /** @type {Intl.DateTimeFormat | null} */
    this.dates = null;
    /** @type {(seat: number) => string} */
    this.name = (seat) => String(seat + 1);
    /** @type {MakeIcon | null} */
    this.icon = null;
    /** Whether names stand beside the drawings of things. */
    this.named = () => false;
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /**
   * @param {string} id
   * @param {Record<string, Arg>} [args]
   */
  t(id, args) {
    return this.#format({ id, args }, null);
  }

  /** @param {Message} message */
  say(message) {
    return this.#format(message, null);
  }

  /**
   * A refusal with the number of its rule.
   * @param {Refusal} refusal
   */
  refuse(refusal) {
    const why = this.say(refusal);
    if (!refusal.rule) return why;
    return this.t('refusal-with-rule', { why: why.replace(/\.$/, ''), rule: refusal.rule });
  }

  /**
   * The same, where the rule's number leads into the rulebook.
   * @param {Refusal} refusal
   * @param {string} href
   */
  refusal(refusal, href) {
    const { rule } = refusal;
    const text = this.refuse(refusal);
    const out = document.createDocumentFragment();
    const at = rule ? text.lastIndexOf(rule) : -1;
    if (at < 0) {
      out.append(text);
      return out;
    }
    // The link is all that stands between the brackets around the number.
    const start = text.lastIndexOf('(', at) + 1 || at;
    const end = text.indexOf(')', at) < 0 ? text.length : text.indexOf(')', at);
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text.slice(start, end);
    out.append(text.slice(0, start), link, text.slice(end));
    return out;
  }

  /**
   * Another form of a message, where the language has it: `hint`, `confirm`, `watch`.
   * @param {Message} message
   * @param {string} form
   */
  form(message, form) {
    const pattern = this.bundle.getMessage(message.id)?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern, this.#values(message.args, null), []) : '';
  }

  /**
   * A sentence that calls somebody by name at its beginning, without the name.
   * @param {Message} message
   * @param {string} name
   */
  unnamed(message, name) {
    const text = this.say(message);
    if (![`${name}, `, `${name}: `].some((called) => text.startsWith(called))) return text;
    const [first, ...rest] = text.slice(name.length + 2);
    return first.toLocaleUpperCase(this.language) + rest.join('');
  }

  /** @param {number} value a number with its sign */
  signed(value) {
    return (value < 0 ? '\u2212' : '+') + Math.abs(value).toLocaleString(this.language);
  }

  /** @param {number} value */
  number(value) {
    return value.toLocaleString(this.language).replace('-', '\u2212');
  }

  /** @param {number} time */
  date(time) {
    this.dates ??= new Intl.DateTimeFormat(regional(this.language), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return this.dates.format(time);
  }

  /**
   * The message as nodes, with drawings in place of the things that have one.
   * @param {Message} message
   * @param {number} [px] height of the drawings
   */
  nodes(message, px = 17) {
    const out = document.createDocumentFragment();
    /** @type {Message[]} */
    const drawn = [];
    const text = this.#format(message, this.icon ? drawn : null);
    /** What must not part from the drawing that follows. */
    let bound = '';
    text.split(OPEN).forEach((piece, index) => {
      const end = piece.indexOf(CLOSE);
      const [, sign, said, next] = /** @type {string[]} */ (
        /^([.,;:)]*)(.*?)((?:[^ \u00a0]+\u00a0)*)$/su.exec(piece.slice(end + 1))
      );
      if (index > 0) {
        const drawing = this.drawing(drawn[Number(piece.slice(0, end))], px);
        out.append(bound || sign ? together(bound, drawing, sign) : drawing);
      }
      out.append(index > 0 ? said : sign + said);
      bound = next;
    });
    out.append(bound);
    return out;
  }

  /**
   * @param {Message} thing
   * @param {number} px
   */
  drawing(thing, px) {
    if (!this.icon || !thing.token) return document.createTextNode(this.say(thing));
    const drawing = this.icon(thing.token, px);
    const name = this.say({ ...thing, token: undefined });
    if (drawing.dataset.named !== undefined) {
      const both = document.createElement('span');
      both.className = 'named';
      both.append(drawing, name);
      return both;
    }
    drawing.classList.add('icon');
    drawing.removeAttribute('aria-hidden');
    if (drawing instanceof HTMLImageElement) drawing.alt = name;
    else {
      drawing.setAttribute('role', 'img');
      drawing.setAttribute('aria-label', name);
    }
    return drawing;
  }

  /**
   * @param {Message} message
   * @param {Message[] | null} drawn
   * @returns {string}
   */
  #format(message, drawn) {
    if (drawn && message.token) {
      drawn.push(message);
      return OPEN + (drawn.length - 1) + CLOSE;
    }
    const found = this.bundle.getMessage(message.id);
    if (!found?.value) return message.id;
    return this.bundle.formatPattern(found.value, this.#values(message.args, drawn), []);
  }

  /**
   * @param {Record<string, Arg> | undefined} args
   * @param {Message[] | null} drawn
   */
  #values(args, drawn) {
    /** @type {Record<string, any>} */
    const values = {};
    for (const [key, arg] of Object.entries(args ?? {})) {
      values[key] = typeof arg === 'number' ? new Figure(arg, {}) : this.#words(arg, drawn);
    }
    return values;
  }

  /** @param {string[]} words */
  #listed(words) {
    if (words.length < 2) return words.join('');
    this.lists ??= new Intl.ListFormat(this.language, { type: 'conjunction' });
    // An "and" of one letter does not end a line.
    const joined = this.lists
      .formatToParts(words)
      .map(({ type, value }) => (type === 'literal' ? value.replace(/^( \p{L}) $/u, '$1\u00a0') : value));
    return joined.join('');
  }

  /**
   * @param {Arg} arg
   * @param {Message[] | null} drawn
   * @returns {string}
   */
  #words(arg, drawn) {
    if (Array.isArray(arg)) {
      const words = arg.map((one) => this.#words(one, drawn));
      // Drawings alone stand side by side, words make a list.
      return drawn && !this.named() && words.length && words.every((one) => one.startsWith(OPEN))
        ? words.join(' ')
        : this.#listed(words);
    }
    if (typeof arg === 'number') return this.number(arg);
    if (typeof arg === 'string') return arg.replace(/[\uE000\uE001]/g, '');
    if (arg && 'seat' in arg) return this.name(/** @type {{seat: number}} */ (arg).seat);
    if (arg && 'id' in arg) return this.#format(arg, drawn);
    return '';
  }

  /**
   * Puts words into the parts of the page that name theirs.
   * @param {ParentNode} root
   */
  localize(root) {
    for (const node of root.querySelectorAll('[data-l10n]')) {
      node.textContent = this.t(/** @type {HTMLElement} */ (node).dataset.l10n ?? '');
    }
  }
}

/** @param {string} language */
export async function loadWords(language) {
  const url = new URL(`./locales/${language}.ftl`, import.meta.url);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = await answer.text();
  bundle.addResource(new FluentResource(text));
  return new Words(language, bundle, [...new Set(text)].join(''));
}
