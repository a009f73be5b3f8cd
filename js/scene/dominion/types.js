/**
 * What the door hands to Dominion's painters (py/piazza/dominion/display.py).
 *
 * @typedef {{card: string, cost: number, left: number}} Pile
 * @typedef {{name: string, bot: string | null, points: number, cards: number, hand: string[] | null, deck: number | null,
 *   empty: boolean, seen: string[], discard: string | null, owned: Record<string, number> | null, turns: number}} Seat
 *   `deck`: how many, for its owner; `seen`: what is known to lie on top of it; `owned`: at the end
 * @typedef {object} Table
 * @property {number} turn  whose it is
 * @property {'action' | 'buy'} phase
 * @property {number} actions
 * @property {number} buys
 * @property {number} coins
 * @property {Pile[]} supply
 * @property {number} empty  how many piles
 * @property {string[]} play
 * @property {string[]} aside
 * @property {string[]} trash
 * @property {string[]} shown  what lies open for the decision
 * @property {number | null} victim  whose cards those are
 *
 * @typedef {{game: string, over?: boolean, viewer: number | null, seats: Seat[], table: Table,
 *   decision?: {seat: number, step: string, yours?: boolean, choices?: {move: string, at?: string | null}[]} | null}} Look
 */
export {};
