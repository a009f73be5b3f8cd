/** Dominion in one picture: a match in the list of matches, and the game's door on the home screen. */
import { sky, square, themeOf } from '../backdrop.js';
import { SEATS, paletteOf } from '../colours.js';
import { box, boxPath, kept, linear } from '../draw.js';
import { skyline } from '../skyline.js';
import { RATIO, drawCard } from './card.js';
/** @import {Context, Size} from '../types.js' */
/** @import {Look} from './types.js' */

const mute = () => '';

/** Each seat's discard pile before its colour. @param {Context} g @param {Size} size @param {Look} look @param {{theme?: 'light' | 'dark'}} [ui] */
export function paintThumb(g, { w, h, dpr }, look, ui) {
  const p = paletteOf(themeOf(ui));
  const ground = h * 0.86;
  kept(g, () => {
    boxPath(g, 0, 0, w, h, 6);
    g.clip();
    sky(g, w, h, p);
    skyline(g, w, ground, h * 0.8, p);
    const each = w / look.seats.length;
    look.seats.forEach(({ discard }, seat) => {
      box(g, SEATS[seat % SEATS.length].colour, seat * each, ground, each, h - ground);
      const wide = Math.min(each * 0.5, (ground - 6) / RATIO);
      const at = {
        x: (seat + 0.5) * each - wide / 2,
        y: ground - wide * RATIO + 3,
        w: wide,
        h: wide * RATIO,
      };
      drawCard(g, dpr, 'back', { ...at, x: at.x - wide * 0.34, y: at.y - 2 }, p, mute);
      drawCard(g, dpr, discard ?? 'back', { ...at, x: at.x + wide * 0.24 }, p, mute, {
        price: false,
        bare: true,
      });
    });
  });
}

/** The fan on the door, from the left: which card, how far it is turned. */
const FAN = ['Village', 'Smithy', 'Province', 'Market', 'Gold'];

/** @param {Context} g @param {Size} size @param {unknown} [_look] @param {{theme?: 'light' | 'dark'}} [ui] */
export function paintDoor(g, { w, h, dpr }, _look, ui) {
  const p = paletteOf(themeOf(ui));
  const ground = h * 0.86;
  kept(g, () => {
    boxPath(g, 0, 0, w, h, 10);
    g.clip();
    sky(g, w, h, p);
    skyline(g, w, ground, h * 0.9, { ...p, skyline: p.night ? '#2e3855' : 'rgba(176, 116, 74, 0.3)' });
    square(g, w, h, ground, p);
    const wide = Math.min(w * 0.23, h * 0.42);
    const [reach, step] = [wide * 3.4, 0.2];
    FAN.forEach((token, i) => {
      kept(g, () => {
        g.translate(w / 2, h * 0.5 + reach);
        g.rotate((i - (FAN.length - 1) / 2) * step);
        g.translate(-wide / 2, -reach - (wide * RATIO) / 2);
        drawCard(g, dpr, token, { x: 0, y: 0, w: wide, h: wide * RATIO }, p, mute, {
          price: false,
          bare: true,
        });
      });
    });
    box(g, linear(g, 0, 0, 0, h, [0.84, 'rgba(30, 18, 8, 0)'], [1, 'rgba(30, 18, 8, 0.2)']), 0, 0, w, h);
  });
}
