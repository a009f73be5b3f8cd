/** The colours of the table by day and by night. Those shared with the page come from its custom properties. */

/** Shared with css/tokens.css: these values stand in where the style sheet can't be asked. */
const TOKENS = {
  light: {
    panel: '#fbf6ea',
    panel2: '#f4ecda',
    line: '#d5c6a8',
    line2: '#93805f',
    ink: '#2b211a',
    ink2: '#5e4e3e',
    accent: '#a63f1c',
    onaccent: '#fff9ee',
    brass: '#80550a',
    good: '#2b6a4a',
    bad: '#a3261a',
  },
  dark: {
    panel: '#1e2531',
    panel2: '#262e3c',
    line: '#374256',
    line2: '#6f7e99',
    ink: '#f3e9d6',
    ink2: '#b9b09f',
    accent: '#f0a845',
    onaccent: '#231503',
    brass: '#f0bf62',
    good: '#86cfa6',
    bad: '#ff9c86',
  },
};

const SCENERY = {
  light: {
    night: false,
    shadow: 'rgba(45, 33, 22, 0.42)',
    field: ['#cbc5b4', '#97988f'],
    oval: ['#bfbbad', '#868983'],
    slabJoint: 'rgba(60, 66, 66, 0.16)',
    slabEdge: 'rgba(255, 255, 255, 0.2)',
    petal: 'rgba(70, 80, 82, 0.17)',
    petalShade: 'rgba(50, 54, 52, 0.35)',
    travertine: '#e6decb',
    travertineDark: '#b9b09a',
    rim: ['#a3a69f', '#6e736f', '#4a4f4d'],
    rimEdge: 'rgba(255, 255, 255, 0.55)',
    gilt: '#b8862b',
    chevron: '#5e4e3e',
    cotto: '#c98f6b',
    rock: ['#e4dac2', '#bdb092', '#8d8064', '#5c5240'],
    dust: ['#d0c4a8', '#b3a686'],
    wood: ['#b98a52', '#8a6232', '#5f4120'],
    step: ['#c4c5bd', '#aeb0a8'],
    street: '#b4b5ad',
    streetShade: 'rgba(120, 104, 76, 0.3)',
    skyline: 'rgba(164, 128, 84, 0.17)',
    tablet: '#fdf8ec',
    lot: '#c98a14',
    glow: '#f2b33a',
    pill: ['#2b211a', '#fff6e4'],
    shared: ['#5b2a55', '#fff4e8'],
  },
  dark: {
    night: true,
    shadow: 'rgba(0, 0, 0, 0.62)',
    field: ['#3a4250', '#1e2430'],
    oval: ['#424b5b', '#1b212c'],
    slabJoint: 'rgba(5, 8, 14, 0.4)',
    slabEdge: 'rgba(190, 205, 235, 0.06)',
    petal: 'rgba(6, 9, 18, 0.3)',
    petalShade: 'rgba(0, 0, 0, 0.4)',
    travertine: '#6c7078',
    travertineDark: '#434853',
    rim: ['#4c5462', '#2a303b', '#12161d'],
    rimEdge: 'rgba(160, 180, 220, 0.25)',
    gilt: '#e2b353',
    chevron: '#f0bf62',
    cotto: '#5a3b31',
    rock: ['#656c78', '#4a515d', '#343a45', '#1d222b'],
    dust: ['#3b414c', '#2b303a'],
    wood: ['#6d5236', '#4e3922', '#332414'],
    step: ['#4b5260', '#39404d'],
    street: '#4b5260',
    streetShade: 'rgba(0, 0, 0, 0.35)',
    skyline: 'rgba(120, 146, 200, 0.11)',
    tablet: '#f0e2c4',
    lot: '#ffc765',
    glow: '#ffc765',
    pill: ['#f0bf62', '#231503'],
    shared: ['#5f3c74', '#fff4e8'],
  },
};

/** @typedef {typeof SCENERY.light & typeof TOKENS.light & {theme: 'light' | 'dark'}} Palette */

/** @type {Map<string, Palette>} */
const palettes = new Map();

/** The palette of a theme, its shared tokens as the page has them now. @param {'light' | 'dark'} theme */
export function paletteOf(theme) {
  const known = palettes.get(theme);
  if (known) return known;
  const palette = { ...SCENERY[theme], ...TOKENS[theme], theme };
  // The style sheet answers for the theme on show only.
  if ((document.documentElement.dataset.theme ?? 'light') === theme) {
    const style = getComputedStyle(document.documentElement);
    for (const name of /** @type {(keyof typeof TOKENS.light)[]} */ (Object.keys(TOKENS.light))) {
      const value = style.getPropertyValue(`--${name}`).trim();
      if (/^#[0-9a-f]{6}$/i.test(value)) palette[name] = value;
    }
  }
  palettes.set(theme, palette);
  return palette;
}

/** Colour and division: a seat is known by both. */
export const SEATS = [
  { colour: '#b4431f', division: 'pale' },
  { colour: '#6b2f63', division: 'bend' },
  { colour: '#1f5a63', division: 'chevron' },
  { colour: '#4a4a4a', division: 'fess' },
];
