/** The seats around the table: who, how many points, what is held and what lies. */
import { fillFrom, h } from './dom.js';
import { canvasBox } from './stages.js';

/** @import {Match} from './match.js' */

/**
 * @param {Match} match
 * @param {number} seat
 */
export function role(match, seat) {
  const { words } = match.app;
  const { bot } = match.look.seats[seat];
  if (bot !== null) return words.t('seat-bot', { level: words.t(`bot-${bot}`) });
  if (seat === match.viewer) return words.t('seat-you');
  return words.t(match.here.includes(seat) ? 'seat-person' : 'seat-elsewhere');
}

/**
 * The panel of a seat. What changes is filled in by the function it comes with.
 * @param {Match} match
 * @param {number} seat
 */
export function seatPanel(match, seat) {
  const own = h('section.panel.seat', { 'data-seat': seat, 'aria-labelledby': `seat-${seat}` });
  const head = h('div.seat-head');
  const canvas = canvasBox('seat');
  const stakeBox = h('div.stake', { hidden: true });
  const stakeCanvas = canvasBox('bids');
  const stakeSum = h('div.stake-sum');
  stakeBox.append(stakeCanvas, stakeSum);
  const spokenBox = h('div.unseen');
  own.append(head, canvas, stakeBox, spokenBox);

  function fill() {
    const { app, look } = match;
    const { words } = app;
    const { say } = app.game(look.game);
    const { points } = look.seats[seat];
    const decides = look.decision?.seat === seat;
    own.classList.toggle('turn', decides);
    own.classList.toggle('own', seat === match.viewer);
    if (decides) own.setAttribute('aria-current', 'true');
    else own.removeAttribute('aria-current');
    const who = { name: match.name(seat), role: role(match, seat), theme: app.theme };
    const facts = say.facts(look, seat);
    const scored = app.settings.scores || look.over;
    fillFrom(head, { who, facts, points: scored && points }, () => {
      head.replaceChildren(
        h('span.seat-shield', {}, app.icon(`shield:${seat}`, 26)),
        h(
          'div.seat-who',
          {},
          h('h2', { id: `seat-${seat}` }, h('bdi', {}, who.name)),
          h('span.sub', {}, who.role),
        ),
        ...facts.map((fact) =>
          h(
            'span.fact',
            { title: words.say(fact.label) },
            app.icon(fact.token, 20),
            h('b', { 'aria-hidden': true }, words.number(fact.value)),
            h('span.unseen', {}, words.say(fact.label)),
          ),
        ),
        scored
          ? h(
              'div.seat-points',
              {},
              h('b.num', { class: points < 0 ? 'num bad' : 'num' }, words.number(points)),
              h('span.sub', {}, words.t('points-unit', { points })),
            )
          : h('span'),
      );
    });
    const stake = say.stake(look, seat);
    stakeBox.hidden = stake === null;
    own.classList.toggle('staked', stake !== null);
    if (stake) {
      stakeBox.classList.toggle('leads', stake.leads);
      stakeBox.classList.toggle('out', stake.out);
      stakeSum.replaceChildren(
        h('b', {}, stake.out ? '' : words.number(stake.value)),
        h('span', {}, words.say(stake.label)),
      );
    }
  }

  /** The same for those who don't see the drawing. */
  function fillWords() {
    const { app, look } = match;
    const lists = app.game(look.game).say.seat(look, seat, app.settings.scores || look.over);
    fillFrom(spokenBox, lists, () => spokenBox.replaceChildren(spokenSeat(match, seat, true)));
  }
  return { own, canvas, stakeCanvas, fill, fillWords };
}

/**
 * The seat in words.
 * @param {Match} match
 * @param {number} seat
 * @param {boolean} plain without drawings
 */
export function spokenSeat(match, seat, plain) {
  const { app, look } = match;
  const { words } = app;
  const { say } = app.game(look.game);
  const lists = say.seat(look, seat, app.settings.scores || look.over);
  if (!lists.length) return h('p', {}, words.t('nothing-built'));
  return h(
    'ul',
    {},
    ...lists.map(({ heading, items }) => {
      const things = plain
        ? words.say({ id: 'list', args: { items } })
        : words.nodes({ id: 'list', args: { items } }, 22);
      return items.length ? h('li', {}, words.say(heading), ': ', things) : h('li', {}, words.say(heading));
    }),
  );
}
