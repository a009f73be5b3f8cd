/**
 * What a painter read of what it was given: while all of that stays the same, so does its picture, and need not be
 * painted again. Painters are told nothing of it; they read from proxies that take notes.
 */

/**
 * The notes about one object: single values, whether keys are there, all keys, and the objects within.
 * @typedef {{values: Map<PropertyKey, unknown>, there: Map<unknown, boolean>, keys: string | null,
 *   within: Map<PropertyKey, Notes>, proxy: any}} Notes
 */

/** @returns {Notes} */
const blank = () => ({ values: new Map(), there: new Map(), keys: null, within: new Map(), proxy: null });

/** @param {unknown} value @returns {value is object} */
const isObject = (value) => typeof value === 'object' && value !== null;

/** @param {object} target */
const keysOf = (target) =>
  (target instanceof Set ? [...target] : Reflect.ownKeys(target)).map(String).join('\n');

/** @param {object} target @param {unknown} key */
const isThere = (target, key) =>
  target instanceof Set ? target.has(key) : Reflect.has(target, /** @type {PropertyKey} */ (key));

/** @param {Set<unknown>} set @param {PropertyKey} key @param {Notes} notes */
function readSet(set, key, notes) {
  if (key === 'has') {
    return (/** @type {unknown} */ one) => {
      notes.there.set(one, set.has(one));
      return set.has(one);
    };
  }
  notes.keys = keysOf(set);
  const value = Reflect.get(set, key, set);
  return typeof value === 'function' ? value.bind(set) : value;
}

/** @param {object} target @param {Notes} notes */
function watched(target, notes) {
  notes.proxy ??= new Proxy(target, {
    get(_, key) {
      if (target instanceof Set) return readSet(target, key, notes);
      const value = Reflect.get(target, key);
      if (isObject(value)) {
        const known = notes.within.get(key) ?? blank();
        notes.within.set(key, known);
        return watched(value, known);
      }
      // Functions are how things are said, not what is shown.
      if (typeof value !== 'function') notes.values.set(key, value);
      return value;
    },
    has(_, key) {
      notes.there.set(key, isThere(target, key));
      return isThere(target, key);
    },
    getOwnPropertyDescriptor(_, key) {
      notes.there.set(key, isThere(target, key));
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys() {
      notes.keys = keysOf(target);
      return Reflect.ownKeys(target);
    },
  });
  return notes.proxy;
}

/**
 * @param {Notes} notes
 * @param {unknown} target
 * @returns {boolean}
 */
function holds(notes, target) {
  if (!isObject(target)) return false;
  if (notes.keys !== null && notes.keys !== keysOf(target)) return false;
  for (const [key, there] of notes.there) if (isThere(target, key) !== there) return false;
  for (const [key, value] of notes.values) if (!Object.is(Reflect.get(target, key), value)) return false;
  for (const [key, within] of notes.within) if (!holds(within, Reflect.get(target, key))) return false;
  return true;
}

/** Takes notes of what is read of one thing after another. */
export class Reads {
  /** @type {Notes | null} */
  #notes = null;

  /**
   * @template {object} T
   * @param {T} thing
   * @returns {T} the same, watched; earlier notes are forgotten
   */
  watch(thing) {
    this.#notes = blank();
    return watched(thing, this.#notes);
  }

  /**
   * Whether whoever read the watched thing would read the same of this one.
   * @param {object} thing
   */
  same(thing) {
    return this.#notes !== null && holds(this.#notes, thing);
  }
}
