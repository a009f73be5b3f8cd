/** How a number of every seat went over the turns: lines told apart by stroke and mark as well as colour, and a table. */
import { h } from './dom.js';

/** @import {Words} from '../words.js' */
/** @typedef {{seat: number, name: string, values: number[]}} Line */
/**
 * @typedef {object} Drawing
 * @property {number} w
 * @property {number} h
 * @property {(i: number) => number} x
 * @property {(value: number) => number} y
 */

const HEIGHT = 250;
const PAD = { top: 12, right: 112, bottom: 38, left: 42 };
/** Between two names at the ends of lines. */
const APART = 16;
/** So many marks stand on a line. */
const MARKS = 9;
const LONGEST = 10;

/**
 * @param {string} name
 * @param {Record<string, string | number>} props
 * @param {...(Node | string)} children
 */
function svg(name, props, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(props)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/**
 * @param {object} chart
 * @param {Words} chart.words
 * @param {string} chart.title
 * @param {Line[]} chart.lines a value for each turn's beginning, and one for the end
 * @param {string[]} chart.turns whose turn each was
 * @param {number} chart.width
 */
export function chart({ words, title, lines, turns, width }) {
  const ends = lines.map(({ name, values }) => ({ name, value: values[values.length - 1] }));
  const said = words.t('chart-said', {
    what: title,
    ends: ends.map(({ name, value }) => words.t('chart-end', { name, value })),
  });
  return h(
    'figure.chart',
    { 'data-chart': title },
    h('figcaption', {}, h('h3', {}, title)),
    drawn(words, lines, width, said),
    h(
      'details.chart-more',
      {},
      h('summary', {}, words.t('chart-table')),
      h(
        'div.chart-table',
        { tabindex: '0', role: 'group', 'aria-label': title },
        table(words, title, lines, turns),
      ),
    ),
  );
}

/**
 * @param {Words} words
 * @param {Line[]} lines
 * @param {number} w
 * @param {string} said
 */
function drawn(words, lines, w, said) {
  const last = Math.max(1, lines[0].values.length - 1);
  const ticks = steps(lines.flatMap(({ values }) => values));
  const [low, high] = [ticks[0], ticks[ticks.length - 1]];
  const inner = { w: w - PAD.left - PAD.right, h: HEIGHT - PAD.top - PAD.bottom };
  const x = (/** @type {number} */ i) => PAD.left + (inner.w * i) / last;
  const y = (/** @type {number} */ value) => PAD.top + (inner.h * (high - value)) / (high - low);
  const rows = ticks.flatMap((value) => [
    svg('line', {
      class: value === 0 ? 'zero' : 'grid',
      x1: PAD.left,
      x2: w - PAD.right,
      y1: y(value),
      y2: y(value),
    }),
    svg('text', { x: PAD.left - 8, y: y(value) + 4, 'text-anchor': 'end' }, words.number(value)),
  ]);
  const each = Math.max(1, Math.ceil(last / 5 / 5) * 5);
  const columns = [];
  for (let i = 0; i <= last; i += last < 6 ? 1 : each) {
    columns.push(svg('text', { x: x(i), y: HEIGHT - 20, 'text-anchor': 'middle' }, words.number(i)));
  }
  columns.push(
    svg(
      'text',
      { x: w - PAD.right, y: HEIGHT - 5, 'text-anchor': 'end', class: 'axis' },
      words.t('chart-turns'),
    ),
  );
  const names = apart(lines.map(({ values }) => y(values[values.length - 1])));
  return svg(
    'svg',
    { viewBox: `0 0 ${w} ${HEIGHT}`, role: 'img', 'aria-label': said },
    ...rows,
    ...columns,
    ...lines.map(({ seat, name, values }, n) => {
      const points = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
      const end = values.length - 1;
      const apartBy = Math.max(1, Math.round(end / MARKS));
      // Marks of different lines stand at different turns.
      const first = Math.round((apartBy * n) / lines.length);
      const at = values.map((_, i) => i).filter((i) => i % apartBy === first || i === end);
      return svg(
        'g',
        { class: 'series', 'data-seat': seat },
        svg('polyline', { points }),
        ...at.map((i) => mark(seat, x(i), y(values[i]))),
        svg('path', { class: 'lead', d: `M${x(end) + 6} ${y(values[end])} L${x(end) + 12} ${names[n]}` }),
        svg(
          'text',
          { x: x(end) + 15, y: names[n] + 4 },
          words.t('chart-end', { name: shorten(name), value: values[end] }),
        ),
      );
    }),
  );
}

/** @param {string} name */
const shorten = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** A mark of its own for each seat. @param {number} seat @param {number} x @param {number} y */
function mark(seat, x, y) {
  const r = 4.2;
  const shapes = [
    () => svg('circle', { cx: x, cy: y, r }),
    () => svg('rect', { x: x - r + 0.4, y: y - r + 0.4, width: 2 * r - 0.8, height: 2 * r - 0.8 }),
    () => svg('path', { d: `M${x} ${y - r - 1} L${x + r + 0.8} ${y + r} L${x - r - 0.8} ${y + r}Z` }),
    () =>
      svg('path', {
        d: `M${x} ${y - r - 1.2} L${x + r + 1.2} ${y} L${x} ${y + r + 1.2} L${x - r - 1.2} ${y}Z`,
      }),
  ];
  return shapes[seat % shapes.length]();
}

/** Heights that are moved so that none covers the next. @param {number[]} wanted */
function apart(wanted) {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const found = [...wanted];
  for (let n = 1; n < order.length; n += 1) {
    found[order[n]] = Math.max(found[order[n]], found[order[n - 1]] + APART);
  }
  const over = Math.max(0, Math.max(...found) - (HEIGHT - PAD.bottom));
  return found.map((y) => y - over);
}

/** Round values for the lines of the grid, over all the values and zero. @param {number[]} values */
function steps(values) {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= rough) ?? 10 * ten);
  const ticks = [];
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) ticks.push(value);
  return ticks;
}

/**
 * @param {Words} words
 * @param {string} title
 * @param {Line[]} lines
 * @param {string[]} turns
 */
function table(words, title, lines, turns) {
  return h(
    'table',
    {},
    h('caption.unseen', {}, title),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, words.t('chart-when')),
        ...lines.map(({ name }) => h('th', { scope: 'col' }, name)),
      ),
    ),
    h(
      'tbody',
      {},
      ...[...turns, null].map((name, i) =>
        h(
          'tr',
          {},
          h(
            'th',
            { scope: 'row' },
            name === null ? words.t('chart-last') : words.t('chart-turn', { n: i + 1, name }),
          ),
          ...lines.map(({ values }) => h('td', {}, words.number(values[i]))),
        ),
      ),
    ),
  );
}
