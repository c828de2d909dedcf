// Announced together, and nobody is asked which comes first: the outcome is the same either way (1993).

import { describe, expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { nextTurn, onward } from '../../support/onward.ts';

const LANDS = ['Forest', 'Forest', 'Swamp', 'Swamp', 'Island', 'Island'];

describe("Siren's Call in answer to what brings a creature", () => {
  for (const newcomer of ['Grizzly Bears', 'Wall of Wood', 'Nether Shadow'])
    rule('B-285', `${newcomer} is not affected, whenever it came`, () => {
      const { ann, ben } = given(
        'beta',
        { ann: { hand: ["Siren's Call"], inPlay: ['Island'] }, ben: { hand: [newcomer], inPlay: LANDS } },
        { active: 'ben' },
      );
      ben.casts(newcomer);
      ann.casts("Siren's Call");
      play.allPass();
      then(newcomer).isIn('play');
      expect(play.question?.ask).toBe('act');
      // Even one that could attack at once may stay at home.
      nextTurn();
      then(newcomer).isIn('play');
    });

  rule('B-285', 'who was there before has to go, and who is stolen this turn has not', () => {
    const { ann, ben } = given(
      'beta',
      {
        ann: { hand: ["Siren's Call"], inPlay: ['Island', 'Gray Ogre'] },
        ben: { hand: ['Control Magic'], inPlay: ['Hill Giant', 'Island', 'Island', 'Island', 'Island'] },
      },
      { active: 'ben' },
    );
    ben.casts('Control Magic', { target: 'Gray Ogre' });
    ann.casts("Siren's Call");
    play.allPass();
    then('Gray Ogre').isControlledBy(ben);
    play.game.answer({ kind: 'begin attack' }, ben.seat);
    onward(() => play.question?.ask === 'attack');
    refused('must attack', () => ben.attacks());
    ben.attacks('Hill Giant');
    nextTurn();
    then('Gray Ogre').isIn('play');
    then('Hill Giant').isIn('play');
  });
});
