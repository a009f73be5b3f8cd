// The shapes that cross the door (py/piazza/table.py), as the page sees them.

export type Arg = number | string | { seat: number } | Message | Arg[];
export interface Message {
  id: string;
  args?: Record<string, Arg>;
  token?: string;
}
export interface Refusal extends Message {
  rule?: string | null;
}
export interface Seat {
  name: string | null;
  bot: string | null;
  points: number;
  out: boolean;
  [key: string]: unknown;
}
export interface Choice {
  move: string;
  label: Message;
  hint?: Message | null;
  icon?: string | null;
  at: string | null;
  /** Further regions that show the same. */
  also?: string[];
  of: string | null;
  delta: number | null;
  /** What it may lead to, where that hangs on others too. */
  worth: { points: number; label: Message } | null;
  points: [number, number] | null;
  ghost?: Ghost[] | null;
  off: Refusal | null;
  /** `table`: taken from the table itself, as there may be too many for the bar. */
  weight: 'plain' | 'main' | 'pass' | 'table';
}
export interface Item {
  at: string;
  label: Message;
  /** In short, where the label says more. */
  name?: Message;
  delta?: number | null;
  points?: [number, number] | null;
  /** Of what moves: where it is taken hold of, where it goes, and what it is. */
  from?: string;
  to?: string;
  moved?: Message;
}
export interface Slot {
  key: string;
  label: Message;
  min: number;
  max: number | null;
  items: Item[];
}
export type Picks = Record<string, string[]>;
export interface Composer {
  key: string;
  label: Message;
  hint?: Message | null;
  icon?: string | null;
  off: Refusal | null;
  slots: Slot[];
  quick?: { picks: Picks; label: Message }[];
}
export interface Decision {
  seat: number;
  step: string;
  auto: boolean;
  bot: boolean;
  /** The rule by which it is decided. */
  rule: string | null;
  yours: boolean;
  subjects: { at: string; label: Message }[];
  choices: Choice[];
  composers: Composer[];
}
export interface Result {
  winners: number[];
  shared: boolean;
  tie: Message | null;
}
export interface Look {
  game: string;
  t: number;
  end: number;
  over: boolean;
  root: string;
  code: string;
  options: Record<string, string>;
  viewer: number | null;
  seats: Seat[];
  undo: { can: boolean; why: Message | null };
  title: Message;
  summary: Message;
  decision: Decision | null;
  table: Record<string, unknown>;
  result: Result | null;
}
export interface Ghost {
  at: string;
  tiles: string[];
  points: [number, number] | null;
}
export interface Tray {
  move: string | null;
  ok: boolean;
  refusal: Refusal | null;
  confirm?: Message | null;
  sum: { lies: number; adds: number; total: number; need: number; over: number } | null;
  notes: Message[];
  cheapest: Picks | null;
  blocked: Record<string, Refusal>;
  delta: { points: number; label: Message } | null;
  ghost: Ghost[];
}
/** What a good bot would do, and how it is put together. */
export interface Hint {
  move: string;
  composer: string | null;
  picks: Picks;
  /** The reason, where the game can tell one. */
  why: Message | null;
}
/** What a typed text means, and which legal moves begin so. */
export interface Typed {
  move: string | null;
  refusal: Refusal | null;
  begins: boolean;
  offers: string[];
  more: number;
}
/** A table of what is counted; a cell may say how many are left, and of how many. */
export interface Counted {
  title: Message;
  corner: Message | null;
  columns: { label: Message; short: string | null }[];
  rows: { label: Message; cells: (number | [number, number] | null)[] }[];
  note: Message | null;
  token: string | null;
}
export interface LogLine extends Message {
  t: number;
  seat: number | null;
}
export interface SheetLine {
  label: Message;
  tokens: string[];
  parts: (Message & { points: number })[];
  points: number;
}
export interface Sheet {
  seats: { seat: number; total: number; lines: SheetLine[]; tie: number | null }[];
  winners: number[];
  tie: Message | null;
  over: boolean;
}
/** How a match went, turn by turn; points and money only once it is over. */
export interface Course {
  turns: { t: number; seat: number }[];
  points: number[][] | null;
  wealth: { label: Message; values: number[][] } | null;
}
export interface OptionOffered {
  key: string;
  values: string[];
  default: string;
  pick: Pick | null;
}
/** Values that are put together: so many pieces of a list. */
export interface Pick {
  count: number;
  join: string;
  items: { value: string; label: Message; note: Message | null }[];
  /** The pieces that some of the named values mean. */
  ready: Record<string, string[]>;
}
export interface CatalogueGame {
  game: string;
  rules: number;
  seats: [number, number];
  options: OptionOffered[];
  bots: string[];
}
export interface Catalogue {
  version: string;
  games: CatalogueGame[];
}
/** What happened, for the pieces that fly; its further fields are the game's. */
export interface Event {
  kind: string;
  seat: number | null;
  [key: string]: unknown;
}
export interface Reply {
  events: Event[];
  look: Look;
}
export type EngineState =
  | { phase: 'loading'; loaded: number; total: number }
  | { phase: 'ready' }
  | { phase: 'error'; message: string }
  | { phase: 'restarting' };
export interface Engine {
  call(request: Record<string, unknown>): Promise<any>;
  remember(match: { code: string; names: (string | null)[] | null } | null): void;
  kill(): void;
}

/** One match as it is kept on this device. */
export interface Saved {
  v: 1;
  id: string;
  /** As somebody has named it; empty: by who plays it. */
  title: string;
  /** The move of another match from which it was played on. */
  from?: number | null;
  /** Where decisions were taken back although something new had been seen: the moment, and who. */
  undone?: { t: number; seat: number | null }[];
  game: string;
  root: string;
  code: string;
  t: number;
  over: boolean;
  seats: { name: string; bot: string | null }[];
  /** The seats that are played here; null: every person. */
  me: number[] | null;
  /** What the small drawing on the home screen shows: a look without hands. */
  look: Look | null;
  created: number;
  changed: number;
}
export interface Settings {
  language: string;
  theme: 'auto' | 'light' | 'dark';
  pace: 'instant' | 'quick' | 'watchable';
  keys: boolean;
  scores: boolean;
  hints: boolean;
  sound: boolean;
  /** With which hand a phone is held. */
  hand: 'right' | 'left';
  setup: Record<string, Setup>;
}
export interface Setup {
  seats: { name: string; bot: string | null }[];
  options: Record<string, string>;
  start: string;
}

/** What a painter gets besides the look. */
export interface SceneUi {
  picked: Set<string>;
  lit: Set<string>;
  blocked: Set<string>;
  hover: string | null;
  ghost: Ghost[] | null;
  flying?: Set<string>;
  theme: 'light' | 'dark';
  say(message: Message): string;
  phone: boolean;
  reduced: boolean;
  scores: boolean;
}
export interface Hit {
  at: string;
  says?: Message;
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Size {
  w: number;
  h: number;
  dpr: number;
}
export interface Fact {
  token: string;
  value: number;
  label: Message;
}
export interface SpokenList {
  heading: Message;
  at?: string;
  items: Message[];
  /** The items are texts of several lines. */
  reads?: boolean;
  /** What the region is, with the numbers of its rules. */
  about?: Message;
  /** The same in short, to be shown beside it. */
  tip?: Message;
}
/** What a game's drawings show, as messages. */
export interface Spoken {
  facts(look: Look, seat: number): Fact[];
  stake(look: Look, seat: number): { value: number; leads: boolean; out: boolean; label: Message } | null;
  /** `urgent`: nobody may overlook the note; a list of notes has a dot between those that share a line. */
  offer(look: Look): { title: Message; note: Message | Message[] | null; urgent?: boolean };
  offered(look: Look): Message[];
  board(look: Look): SpokenList[];
  seat(look: Look, seat: number, scores: boolean): SpokenList[];
  hand(look: Look, seat: number): Message[] | null;
  /** What a hand comes to, kind by kind. */
  totals?(look: Look, seat: number): Fact[];
  /** What a region shows, to be read in full. */
  closer?(look: Look, at: string): SpokenList | null;
  /** What a piece of an option says, to be read in full. */
  about?(token: string): Message;
  /** The drawing for a move's verb or a composer's key. */
  icons: Record<string, string>;
  /** Other names for the table's regions than the usual ones, as message ids. */
  titles?: Record<string, string>;
  /** Whether a piece is taken from the drawing of what the viewer holds. */
  held(at: string): boolean;
  /** Where a piece lies among those drawn beside it, where that is not their own order. */
  drawnAt?(at: string): number;
  /** What is heard of what happened, by the kind of event. */
  sounds?: Record<string, 'tile' | 'coin'>;
  /** Lines of the log that nobody should miss, by their ids. */
  news?: string[];
}
type Draw<R> = (g: CanvasRenderingContext2D, size: Size, look: Look, ...rest: any[]) => R;
export interface Scene {
  /** How the regions share the screen: as usual, or with room in width for a seat's own board. */
  layout?: 'broad' | 'tall';
  /** In a line of text its things have their names beside the drawings. */
  named?: boolean;
  /** The things that lines of text speak of, to be drawn ahead. */
  tokens?: string[];
  board: Draw<Hit[]>;
  seat: Draw<Hit[]>;
  offer: Draw<Hit[]>;
  hand: Draw<Hit[]>;
  bids: Draw<Hit[]>;
  thumb: Draw<unknown>;
  /** The pieces that moved in what happened, from one look to the next. */
  flights?(events: Event[], before: Look, after: Look): import('../scene/motion.js').Flight[];
  door(g: CanvasRenderingContext2D, size: Size, ui?: { theme: 'light' | 'dark' }): unknown;
  icon(
    token: string,
    px: number,
    options?: { theme?: string; say?(message: Message): string },
  ): HTMLCanvasElement;
}
