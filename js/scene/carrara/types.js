/**
 * What the door hands to Carrara's painters (py/piazza/carrara/display.py).
 *
 * @import {Message} from '../types.js'
 * @typedef {'w' | 'y' | 'r' | 'g' | 'b' | 'k'} Marble
 * @typedef {'coins' | 'vp'} Unit
 * @typedef {{coins: number, vp: number, objects: string[], missed: number}} Pays  what a scoring would pay now
 * @typedef {{at: string, pays: Pays, off: Message | null, upgraded: boolean}} Scorable
 * @typedef {Scorable & {city: string, colours: Marble[], value: number, unit: Unit, least: number, tiles: string[],
 *   scored: number | null}} City  `scored`: by which seat, in the whole match
 * @typedef {Scorable & {field: string, scored: boolean, value: number | null, unit: Unit | null}} Field
 *   a type, or a category of the advanced variant
 * @typedef {{card: string, part: 'scorings' | 'objects' | 'buildings', label: Message, have: number | null, need: number,
 *   met: boolean | null}} Objective  null: a screen hides it
 * @typedef {{name: string, bot: string | null, points: number, total: number | null, parts: (Message & {points: number})[],
 *   vp: number, coins: number | null, blocks: Marble[] | null, objects: string[] | null, kings: number, cities: City[],
 *   fields: Field[], upgrades: string[], end: Objective[], announced: boolean, starts: boolean}} Seat
 * @typedef {object} Table
 * @property {boolean} advanced
 * @property {Marble[][]} wheel
 * @property {number[][]} prices  by section, then by marble
 * @property {number} bag
 * @property {string[]} market
 * @property {number} stack
 * @property {string[]} great
 * @property {boolean[]} sale
 * @property {string[]} objects
 * @property {number[]} supply
 * @property {string[]} upgrades  those still to be had
 * @property {Message[]} cards
 * @property {number} price  of an object
 * @property {number | null} announced
 * @property {boolean} ending
 * @property {number | null} turns  after this one, in the last round
 * @property {('yes' | 'no' | 'perhaps')[]} may  who may announce the end
 *
 * @typedef {{game: string, over?: boolean, viewer: number | null, seats: Seat[], table: Table,
 *   decision?: {seat: number, step: string, yours?: boolean} | null}} Look
 */
export {};
