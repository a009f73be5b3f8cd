/** Brick, sandstone and marble, and the grey pietra serena that all three share. By night each is multiplied by its `night`. */

export const MATERIALS = {
  B: {
    base: '#a94a30',
    stones: ['#93391f', '#b35336', '#a0442c', '#bd6443', '#9a3f2b', '#ac4e34'],
    joint: '#d8b898',
    side: '#6b2a19',
    frame: '#ddd3bf',
    frameDark: '#a49a86',
    bosses: ['#9c4029', '#b0523a', '#a5492f', '#ba5e42'],
    bossLight: 'rgba(255, 205, 170, 0.42)',
    bossDark: 'rgba(60, 14, 4, 0.52)',
    night: '#a67686',
  },
  S: {
    base: '#d6a655',
    stones: ['#cb9844', '#dfb469', '#d7a85a', '#c48f3e', '#e2bc78', '#d09f4d'],
    joint: '#94692b',
    side: '#8a5f22',
    frame: '#f1ddb0',
    frameDark: '#b58b45',
    bosses: ['#c9963f', '#ddb267', '#d2a353', '#bf893a', '#e0b973'],
    bossLight: 'rgba(255, 244, 210, 0.6)',
    bossDark: 'rgba(82, 50, 8, 0.5)',
    night: '#9a9678',
  },
  M: {
    base: '#f2efe7',
    stones: ['#f4f1ea', '#eeeae0', '#f6f4ee', '#eae7de'],
    joint: '#c9c8be',
    side: '#a3a79e',
    frame: '#f7f5ee',
    frameDark: '#b9bcb2',
    bosses: ['#f3f0e8', '#ebe8df'],
    bossLight: 'rgba(255, 255, 255, 0.95)',
    bossDark: 'rgba(60, 72, 66, 0.36)',
    night: '#868eb2',
  },
};

/** @typedef {typeof MATERIALS.B} Material */

/** The green of Prato, inlaid in marble. */
export const INLAY = { dark: '#5f776b', light: '#7d9488' };
/** Pietra serena. */
export const SERENA = { base: '#a9aba3', light: '#deddd3', mid: '#cfd0c8', dark: '#777b75' };
export const ROOF_TILES = ['#c2653f', '#b4552f', '#cc7349', '#a94c2c'];

/** A tile in its own units: 150 wide, 96 high. */
export const TILE = { w: 150, h: 96 };

/** @typedef {{material: 'B' | 'S' | 'M', floor: number, windows: number}} Tile */
/** @param {string} token such as "B32" @returns {Tile} */
export function tileOf(token) {
  const material = /** @type {'B' | 'S' | 'M'} */ (token[0]);
  return { material, floor: Number(token[1]), windows: Number(token[2]) };
}

/**
 * Two sizes decide how a tile is drawn: its size in CSS pixels, how large tablet and bays must be to be read; and in device
 * pixels, how fine the masonry may be. 0 is the finest.
 * @typedef {{layout: 0 | 1 | 2, texture: 0 | 1 | 2}} Detail
 */
/** @param {number} width of a tile in CSS pixels @param {number} dpr @returns {Detail} */
export function detailAt(width, dpr) {
  const device = width * dpr;
  return { layout: width >= 84 ? 0 : width >= 36 ? 1 : 2, texture: device >= 92 ? 0 : device >= 36 ? 1 : 2 };
}
