/**
 * The shapes that the door hands to the page, as far as a painter reads them, and those the painters hand back.
 *
 * @typedef {{id: string, args?: Record<string, unknown>, token?: string}} Message
 * @typedef {{tiles: string[], points: number, parts?: (Message & {points: number})[]}} Palace  bottom floor first
 * @typedef {{name: string, bot: string | null, points: number, cards: number, hand: string[] | null, known?: string[],
 *   palaces: Palace[]}} Seat
 * @typedef {{rounds: string[][], total: number, out: boolean}} Bid
 * @typedef {object} Table
 * @property {number} architect   the quarry it stands on, 0 to 3 clockwise
 * @property {number} riders
 * @property {string[]} warehouse
 * @property {number} price
 * @property {number} priced  how many tiles made the price what it is
 * @property {boolean} priceHolds  for the turn that is under way; false: it is the next turn's
 * @property {string[][]} quarries
 * @property {number | null} next  the quarry that the architect would come to
 * @property {{left: number, back: number | null}} stock
 * @property {number} deck
 * @property {number} discard
 * @property {string[] | null} row
 * @property {{quarry: number, tiles: string[]} | null} lot
 * @property {Bid[] | null} bids
 * @property {{seat: number, total: number} | null} high
 * @property {string[] | null} pending
 * @property {string[] | null} fan
 *
 * @typedef {{game: string, over?: boolean, viewer: number | null, seats: Seat[], table: Table,
 *   decision?: {seat: number, step: string, yours?: boolean} | null}} Look
 *
 * @typedef {{at: string, tiles: string[], points?: [number, number] | null}} Ghost  what a palace would become
 * @typedef {object} Ui  what the page knows and the match does not
 * @property {Set<string>} picked
 * @property {Set<string>} lit
 * @property {Set<string>} blocked
 * @property {string | null} hover
 * @property {Ghost[] | null} ghost
 * @property {'light' | 'dark'} theme
 * @property {(message: Message) => string} say  the words that are drawn, in the reader's language
 * @property {Set<string>} [flying]  what is in the air, and not drawn where it will lie
 * @property {boolean} [phone]
 * @property {boolean} [reduced]
 * @property {boolean} [scores]  false: points are not shown while the match runs
 *
 * @typedef {{w: number, h: number, dpr: number}} Size  in CSS pixels, and device pixels to each
 * @typedef {{at: string, x: number, y: number, w: number, h: number, says?: Message, align?: 'left' | 'center'}} Hit
 *   a region; with `says`, and `at` empty, only a place for words, which the page writes in its own language
 * @typedef {CanvasRenderingContext2D} Context
 */
export {};
