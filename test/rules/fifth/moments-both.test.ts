// Fifth, damage and destruction that wait at the same time: each has its own moment, and neither bars the other.

import { expect } from 'vitest';
import { controllerOf, target } from '../../../src/language/amount.ts';
import { damage, destroy } from '../../../src/language/build.ts';
import { card, instant } from '../../../src/language/card.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const pyre = card('Pyre', {
  cost: '{R}',
  type: instant,
  targets: [aCreature],
  effects: [damage(3, controllerOf(target())), destroy(target())],
});

rule(
  ['F-608', 'F-610'],
  'damage to a player is prevented with a Salve while a creature is about to be destroyed',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Pyre'], inPlay: ['Mountain'] },
        ben: { hand: ['Healing Salve', 'Death Ward'], inPlay: ['Plains', 'Plains', 'Grizzly Bears'] },
      },
      { cards: [pyre] },
    );
    ann.casts('Pyre', { target: 'Grizzly Bears' });
    play.until('damage prevention');
    ann.passes();
    expect(ben.mayCast('Death Ward'), 'not yet').toBe(false);
    ben.casts('Healing Salve', { mode: 1, target: ben });
    play.until('regeneration');
    ben.casts('Death Ward', { target: 'Grizzly Bears' });
    play.allPass();
    then(ben).hasLife(20);
    then('Grizzly Bears').isIn('play').isTapped();
  },
);

rule(['F-503', 'F-632'], 'a land that hurts while it pays for one regeneration leaves the next one as it was', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Earthquake'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: {
      hand: ['Death Ward', 'Death Ward'],
      inPlay: ['Adarkar Wastes', 'Adarkar Wastes', 'Grizzly Bears', 'Gray Ogre'],
    },
  });
  ann.casts('Earthquake', { x: 2 });
  play.until('regeneration');
  then(ben).hasLife(18);
  ben.casts('Death Ward', { target: 'Grizzly Bears' });
  then(ben).hasLife(18);
  expect(play.game.state.packets.length, 'the damage of the land has its step afterwards').toBe(1);
  ben.casts('Death Ward', { target: 'Gray Ogre' });
  play.until('damage prevention');
  play.allPass();
  then('Grizzly Bears').isIn('play');
  then('Gray Ogre').isIn('play');
  then(ben).hasLife(16);
});
