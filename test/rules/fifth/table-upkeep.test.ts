// Fifth, the table: upkeep effects, what must be dealt with, what may be left, and in which order.

import { expect } from 'vitest';
import type { TriggeredAbility } from '../../../src/language/ability.ts';
import { activePlayer } from '../../../src/language/amount.ts';
import { atPhase, damage, triggered } from '../../../src/language/build.ts';
import { card, enchantment } from '../../../src/language/card.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const START = { step: 'beginning of upkeep' };
const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

/** Deals with what a card asks as an upkeep cost, rather than with anything else it does in upkeep. */
function paysFor(name: string): void {
  const { duties } = play.game.state.turn;
  const duty = duties.find(
    (each) =>
      play.game.inside.kind(each.source).definition.name === name && (each.ability as TriggeredAbility).upkeepCost,
  );
  play.game.answer({ kind: 'duty', duty: duty?.id ?? 0 });
}

rule(['F-1000', 'F-1005'], 'the draw phase waits until everything mandatory is dealt with', () => {
  const { ann } = given(
    'fifth',
    {
      ann: {
        inPlay: [
          { card: 'Gray Ogre', with: ['Wanderlust'] },
          { card: 'Forest', with: ['Cursed Land'] },
        ],
      },
      ben: {},
    },
    START,
  );
  play.until('upkeep');
  refused('duties first', () => ann.passes());
  ann.dealsWith('Wanderlust');
  play.allPass();
  then(ann).hasLife(19);
  refused('duties first', () => ann.passes());
  ann.dealsWith('Cursed Land');
  play.allPass();
  then(ann).hasLife(18);
  play.pass();
  play.pass();
  expect(play.step).toBe('draw');
});

rule(
  ['F-1001', 'F-1006', 'F-1007'],
  'optional effects may be ignored, and going on is choosing not to use them',
  () => {
    const { ann } = given(
      'fifth',
      {
        ann: {
          inPlay: [
            { card: 'Brass Man', tapped: true },
            { card: 'Gray Ogre', tapped: true, with: ['Paralyze'] },
            ...islands(5),
          ],
        },
        ben: {},
      },
      START,
    );
    play.until('upkeep');
    expect(ann.mayActivate('Brass Man')).toBe(true);
    expect(ann.mayActivate('Paralyze')).toBe(true);
    ann.activates('Paralyze');
    play.allPass();
    then('Gray Ogre').isUntapped();
    ann.passes();
    play.pass();
    expect(play.step).toBe('draw');
    refused('wrong phase', () => ann.activates('Brass Man'));
    then('Brass Man').isTapped();
  },
);

rule('F-1008', 'upkeep effects are fast effects: they can be responded to', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: [{ card: 'Gray Ogre', with: ['Wanderlust'] }] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    },
    START,
  );
  play.until('upkeep');
  ann.dealsWith('Wanderlust');
  expect(play.game.view(1).chain[0]).toMatchObject({ name: 'Wanderlust', what: 'trigger' });
  then(ann).hasLife(20);
  ben.casts('Lightning Bolt', { target: 'ann' });
  play.allPass();
  then(ann).hasLife(16);
  const amounts = play.game.events.flatMap((event) => (event.event === 'damaged' ? [event.amount] : []));
  expect(amounts, 'the response first').toEqual([3, 1]);
});

// ---- the order ----

const clock = (name: string, phase: 'beginning of upkeep' | 'upkeep' | 'end of upkeep') =>
  card(name, {
    cost: '{1}',
    type: enchantment,
    abilities: [triggered(atPhase(phase, 'each'), [damage(1, activePlayer)])],
  });
const cards = [
  ...['Dawn A', 'Dawn B'].map((name) => clock(name, 'beginning of upkeep')),
  ...['Noon A', 'Noon B'].map((name) => clock(name, 'upkeep')),
  ...['Dusk A', 'Dusk B'].map((name) => clock(name, 'end of upkeep')),
];
/** The sources of the damage so far, with the seat that controls each: 0 is Ann. */
const done = (): string[] =>
  play.game.events.flatMap((event) =>
    event.event === 'damaged'
      ? [`${play.game.inside.object(event.source).controller} ${play.game.inside.kind(event.source).definition.name}`]
      : [],
  );

rule(
  ['F-1009', 'F-1010', 'F-1011', 'F-1018', 'F-1019', 'F-1015'],
  'beginning, middle and end of upkeep: each time the own effects and then the other’s, once each',
  () => {
    const all = ['Dawn A', 'Dawn B', 'Dusk A', 'Dusk B'];
    const { ann, ben } = given(
      'fifth',
      { ann: { inPlay: [...all, 'Noon A'] }, ben: { inPlay: [...all, 'Noon B'] } },
      { step: 'discard', active: 'ben', cards },
    );
    ben.passes();
    play.pass();
    ann.chooses('Dawn B', 'Dawn A');
    ann.chooses('Dawn A#1', 'Dawn B#1');
    while (
      play.step !== 'upkeep' ||
      play.asked !== 'ann' ||
      (play.question?.ask === 'act' && play.question.window === 'prevention')
    )
      play.pass();
    expect(done()).toEqual(['0 Dawn B', '0 Dawn A', '1 Dawn A', '1 Dawn B']);
    ann.dealsWith('Noon A');
    play.allPass();
    ann.dealsWith('Noon B');
    play.allPass();
    refused('not offered', () => play.game.answer({ kind: 'duty', duty: 1 }, ann.seat));
    ann.passes();
    ben.passes();
    ann.chooses('Dusk A', 'Dusk B');
    ann.chooses('Dusk B', 'Dusk A');
    play.until('draw');
    expect(done().slice(4)).toEqual(['0 Noon A', '1 Noon B', '0 Dusk A', '0 Dusk B', '1 Dusk B', '1 Dusk A']);
  },
);

// Line 326 lets the player whose turn it is choose the order of all ordinary upkeep effects; lines 1390-1392 put the
// own first. Decided for line 326 (notes.md, "The table"): the listed order is one the active player may choose.
rule(
  ['F-1012', 'F-1013'],
  'among ordinary upkeep effects the active player may take the own first, then the other’s, and has the choice',
  () => {
    for (const order of [
      ['Noon A', 'Noon B'],
      ['Noon B', 'Noon A'],
    ]) {
      const { ann, ben } = given(
        'fifth',
        { ann: { inPlay: ['Noon A'] }, ben: { inPlay: ['Noon B'] } },
        { ...START, cards },
      );
      play.until('upkeep');
      expect(play.game.state.turn.duties, 'the own are listed first').toMatchObject([
        { controller: ann.seat },
        { controller: ben.seat },
      ]);
      for (const name of order) {
        ann.dealsWith(name);
        play.allPass();
      }
      expect(done().map((each) => each.slice(2))).toEqual(order);
    }
  },
);

example(
  ['F-1017', 'F-1016', 'F-1014'],
  'Brass Man, tapped again by the opponent, may be untapped again before she goes on',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: [{ card: 'Brass Man', tapped: true }, 'Island', 'Island'] },
        ben: { hand: ['Twiddle', 'Lightning Bolt'], inPlay: ['Island', 'Mountain'] },
      },
      START,
    );
    play.until('upkeep');
    ann.activates('Brass Man');
    play.allPass();
    then('Brass Man').isUntapped();
    ann.passes();
    ben.casts('Twiddle', { target: 'Brass Man', mode: 0 });
    ann.passes();
    ben.passes();
    then('Brass Man').isTapped();
    expect(play.asked, 'control is back with the player whose upkeep it is').toBe('ann');
    refused('not your question', () =>
      play.game.answer({ kind: 'cast', card: play.game.state.players[1]?.hand[0] ?? 0 }, ben.seat),
    );
    ann.activates('Brass Man');
    play.allPass();
    then('Brass Man').isUntapped();
    ann.passes();
    expect(play.asked).toBe('ben');
    ben.casts('Lightning Bolt', { target: 'ann' });
  },
);

example(
  ['F-1022', 'F-1020', 'F-1021'],
  'counters off the Armageddon Clock first, then two mana for Energy Flux: the Clock strikes both',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { life: 3, inPlay: [{ card: 'Armageddon Clock', counters: { doom: 3 } }, ...islands(10)] },
        ben: { inPlay: ['Energy Flux'] },
      },
      START,
    );
    play.until('upkeep');
    ann.dealsWith('Armageddon Clock');
    play.allPass();
    then('Armageddon Clock').hasCounters('doom', 4);
    ann.activates('Armageddon Clock');
    play.allPass();
    ann.activates('Armageddon Clock');
    play.allPass();
    then('Armageddon Clock').hasCounters('doom', 2);
    refused('duties first', () => ann.passes());
    paysFor('Armageddon Clock');
    ann.chooses('yes');
    play.until('draw');
    then('Armageddon Clock').isIn('play');
    then(ann).hasLife(1);
    then(ben).hasLife(18);
    play.isGoingOn();
  },
);

example('F-1023', 'Energy Flux first, and not paid: the Clock is gone before it strikes, and no mana is spent', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { life: 3, inPlay: [{ card: 'Armageddon Clock', counters: { doom: 3 } }, ...islands(10)] },
      ben: { inPlay: ['Energy Flux'] },
    },
    START,
  );
  play.until('upkeep');
  paysFor('Armageddon Clock');
  ann.chooses('no');
  then('Armageddon Clock').isIn('graveyard');
  play.until('draw');
  then(ann).hasLife(3);
  then(ben).hasLife(20);
  expect(play.game.view(0).inPlay.filter((each) => each.name === 'Island' && each.tapped)).toEqual([]);
});
