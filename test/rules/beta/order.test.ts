// Beta, "Timing" (p. 30): the later caster is asked for the order wherever it makes a difference, and nowhere else.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { comesFirst, comesLast, untilDone } from './order.ts';

rule('B-285', 'Unsummon in answer to Clone: what a card is a copy of belongs to the outcome', () => {
  for (const before of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Clone'], mana: 'UUUU' },
      ben: { hand: ['Unsummon'], mana: 'U', inPlay: ['Craw Wurm', 'Serra Angel', 'Hill Giant'] },
    });
    ann.casts('Clone', { choose: ['Serra Angel'] });
    ben.casts('Unsummon', { target: 'Serra Angel' });
    if (before) comesFirst(ben);
    else comesLast(ben);
    if (before) then('Clone').isIn('graveyard');
    else then('ann:Serra Angel').isIn('play');
    then('ben:Serra Angel').isIn('hand');
  }
});

rule('B-285', 'two Twiddles that were announced to tap and to untap matter to each other', () => {
  for (const before of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Twiddle'], mana: 'U' },
      ben: { hand: ['Twiddle'], mana: 'U', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Twiddle', { target: 'Grizzly Bears', choose: ['tap'] });
    ben.casts('Twiddle', { target: 'Grizzly Bears', choose: ['untap'] });
    if (before) comesFirst(ben);
    else comesLast(ben);
    if (before) then('Grizzly Bears').isTapped();
    else then('Grizzly Bears').isUntapped();
  }
});

rule(
  'B-285',
  'a Growth, a Howl, a breath, a Salve or a Twiddle on a creature that dies anyway is no matter of order',
  () => {
    for (const [card, mana, choices] of [
      ['Giant Growth', 'G', {}],
      ['Howl from Beyond', 'BBB', { x: 2 }],
      ['Healing Salve', 'W', { mode: 1 }],
      ['Twiddle', 'U', { choose: ['tap'] }],
    ] as const) {
      const { ann, ben } = given('beta', {
        ann: { hand: ['Terror'], mana: 'BB' },
        ben: { hand: [card], mana, inPlay: ['Grizzly Bears'] },
      });
      ann.casts('Terror', { target: 'Grizzly Bears' });
      ben.casts(card, { target: 'Grizzly Bears', ...choices });
      untilDone();
      expect(play.question, card).toMatchObject({ ask: 'act' });
      expect(play.game.state.chain, card).toEqual([]);
      then('Grizzly Bears').isIn('graveyard');
    }
    const { ann, ben } = given('beta', {
      ann: { hand: ['Swords to Plowshares'], mana: 'W' },
      ben: { inPlay: ['Shivan Dragon'], mana: 'RRR' },
    });
    ann.casts('Swords to Plowshares', { target: 'Shivan Dragon' });
    for (let i = 0; i < 3; i += 1) ben.activates('Shivan Dragon');
    // The life gained is the power: this one is asked for.
    comesFirst(ben);
  },
);

rule('B-285', 'a Bolt and a Growth are a matter of order only where the creature may live', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
    ben: { hand: ['Giant Growth'], mana: 'G', inPlay: ['Hill Giant'] },
  });
  ann.casts('Lightning Bolt', { target: 'Hill Giant' });
  ann.casts('Lightning Bolt', { target: 'Hill Giant' });
  ben.casts('Giant Growth', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('graveyard');
});

rule(
  'B-285',
  'the order of two enchantments matters where the later prevails, and not where both add something',
  () => {
    const one = given('beta', {
      ann: { hand: ['Holy Strength', 'Unholy Strength'], mana: 'WB', inPlay: ['Grizzly Bears'] },
      ben: {},
    });
    one.ann.casts('Holy Strength', { target: 'Grizzly Bears' });
    one.ann.casts('Unholy Strength', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(5, 5);

    const two = given('beta', {
      ann: { hand: ['Phantasmal Terrain', 'Phantasmal Terrain'], mana: 'UUUU' },
      ben: { inPlay: ['Forest'] },
    });
    two.ann.casts('Phantasmal Terrain', { target: 'Forest', choose: ['Island'] });
    two.ann.casts('Phantasmal Terrain', { target: 'Forest', choose: ['Swamp'] });
    comesFirst(two.ann);
    then('Forest').hasSubtypes('Island');
  },
);

rule('B-285', 'what is left to chance is not looked at beforehand, and makes no order by itself', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { ann } = given(
      'beta',
      {
        ann: { hand: ['Mind Twist', 'Mind Twist'], mana: 'BBBBBBB' },
        ben: { hand: ['Forest', 'Swamp', 'Island', 'Plains', 'Mountain', 'Craw Wurm'] },
      },
      { seed },
    );
    ann.casts('Mind Twist', { x: 2, target: 'ben' });
    ann.casts('Mind Twist', { x: 3, target: 'ben' });
    play.allPass();
    expect(play.question).toMatchObject({ ask: 'act' });
    expect(play.game.state.players[1]?.hand).toHaveLength(1);
  }
});

rule('B-285', 'but cards drawn before or after a discard at random are another matter', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { ann, ben } = given(
      'beta',
      {
        ann: { hand: ['Mind Twist'], mana: 'BBB' },
        ben: { hand: ['Ancestral Recall', 'Craw Wurm'], mana: 'U' },
      },
      { seed },
    );
    ann.casts('Mind Twist', { x: 1, target: 'ben' });
    ben.casts('Ancestral Recall', { target: 'ben' });
    comesLast(ben);
    then('Craw Wurm').isIn('graveyard');
    then(ben).hasCardsInHand(3);
  }
});

rule('B-285', 'a sweep and what saves one creature from it: only that is asked, for each in turn', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Wrath of God'], mana: 'WWWW', inPlay: ['Craw Wurm'] },
    ben: { hand: ['Unsummon', 'Unsummon', 'Lightning Bolt'], mana: 'UUR', inPlay: ['Serra Angel', 'Hill Giant'] },
  });
  ann.casts('Wrath of God');
  ben.casts('Unsummon', { target: 'Serra Angel' });
  ben.casts('Lightning Bolt', { target: 'ann' });
  ben.casts('Unsummon', { target: 'Hill Giant' });
  comesFirst(ben);
  comesLast(ben);
  then('Serra Angel').isIn('hand');
  then('Hill Giant').isIn('graveyard');
  then('Craw Wurm').isIn('graveyard');
  then(ann).hasLife(17);
});

rule('B-285', 'two extra turns of one player need no order, though one of them is given by a copy', () => {
  const { ann } = given('beta', { ann: { hand: ['Time Walk', 'Fork'], mana: 'UURR' }, ben: {} });
  ann.casts('Time Walk');
  ann.casts('Fork', { target: 'Time Walk' });
  play.allPass();
  expect(play.question?.ask).toBe('act');
  expect(play.game.state.turn.extraTurns.map(({ seat }) => seat)).toEqual([0, 0]);
});

rule('B-285', 'Guardian Angel and a Berserk that has nothing to do with it need no order', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Guardian Angel', 'Berserk'], mana: 'WWG', inPlay: ['Hill Giant'] },
    ben: {},
  });
  ann.casts('Guardian Angel', { x: 1, target: 'ann' });
  ann.casts('Berserk', { target: 'Hill Giant' });
  play.allPass();
  expect(play.question?.ask).toBe('act');
  then('Hill Giant').is(6, 3);
});
