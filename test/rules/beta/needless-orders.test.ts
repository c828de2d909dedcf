// Announced together, and nobody is asked which comes first: the outcome is the same either way (1993).

import { describe, expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import type { Choices } from '../../support/actor.ts';
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

const EVERY_LAND = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((land) => Array<string>(4).fill(land));

describe('two that do not matter to each other, or come to the same in either order', () => {
  const pairs: readonly (readonly [string, Choices, string, Choices])[] = [
    ['Terror', { target: 'Hill Giant' }, 'Fog', {}],
    ['Stone Rain', { target: 'ben:Forest' }, 'Giant Growth', { target: 'Hill Giant' }],
    ['Armageddon', {}, 'Twiddle', { target: 'ben:Forest', choose: ['tap'] }],
    ['Wrath of God', {}, 'Jump', { target: 'Hill Giant' }],
    ['Mind Twist', { x: 1, target: 'ben' }, 'Giant Growth', { target: 'Hill Giant' }],
    ['Tranquility', {}, 'Disenchant', { target: 'Crusade' }],
    ['Earthquake', { x: 1 }, 'Healing Salve', { mode: 0, target: 'ann' }],
    ['Time Walk', {}, 'Lightning Bolt', { target: 'ann' }],
    ['Regrowth', { target: 'Craw Wurm' }, 'Lightning Bolt', { target: 'ann' }],
    ['Stream of Life', { x: 2, target: 'ann' }, 'Lightning Bolt', { target: 'ann' }],
    ['Braingeyser', { x: 1, target: 'ann' }, 'Ancestral Recall', { target: 'ann' }],
    ['Raise Dead', { target: 'Craw Wurm' }, 'Terror', { target: 'Gray Ogre' }],
    ['Grizzly Bears', {}, 'Terror', { target: 'Gray Ogre' }],
    ['Holy Strength', { target: 'Gray Ogre' }, 'Giant Growth', { target: 'Gray Ogre' }],
    ['Holy Strength', { target: 'Gray Ogre' }, 'Unsummon', { target: 'Gray Ogre' }],
    ['Flight', { target: 'Gray Ogre' }, 'Jump', { target: 'Gray Ogre' }],
    [
      'Phantasmal Terrain',
      { target: 'ben:Forest', choose: ['Island'] },
      'Twiddle',
      { target: 'ben:Forest', choose: ['tap'] },
    ],
    ['Mind Bomb', {}, 'Lightning Bolt', { target: 'ann' }],
    ['Berserk', { target: 'Gray Ogre' }, 'Jump', { target: 'Gray Ogre' }],
    ['Psionic Blast', { target: 'ben' }, 'Psionic Blast', { target: 'ann' }],
    ['Simulacrum', { target: 'Gray Ogre' }, 'Giant Growth', { target: 'Gray Ogre' }],
    ['Swords to Plowshares', { target: 'Hill Giant' }, 'Jump', { target: 'Hill Giant' }],
    ['Pestilence', {}, 'Terror', { target: 'Gray Ogre' }],
  ];
  for (const [first, how, second, answer] of pairs)
    rule('B-285', `${first}, and ${second} in answer`, () => {
      const { ann, ben } = given('beta', {
        ann: { hand: [first, 'Plains'], inPlay: [...EVERY_LAND, 'Gray Ogre'], graveyard: ['Craw Wurm'] },
        ben: { hand: [second, 'Plains', 'Plains'], inPlay: [...EVERY_LAND, 'Hill Giant', 'Crusade'] },
      });
      ann.casts(first, how);
      ben.casts(second, answer);
      while (play.question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
      expect(play.question?.purpose).not.toBe('when it takes effect');
    });

  rule('B-285', 'two Control Magics, or Control Magic and Terror, on one creature', () => {
    for (const other of ['Control Magic', 'Terror']) {
      const { ann } = given('beta', {
        ann: { hand: ['Control Magic', other], inPlay: EVERY_LAND.concat(EVERY_LAND) },
        ben: { inPlay: ['Hill Giant'] },
      });
      ann.casts('Control Magic', { target: 'Hill Giant' });
      ann.casts(other, { target: 'Hill Giant' });
      play.allPass();
      expect(play.question?.ask).toBe('act');
    }
  });

  rule('B-285', 'but who controls a creature as it dies matters to what hangs on that', () => {
    const { ann } = given('beta', {
      ann: { hand: ['Control Magic', 'Terror'], inPlay: EVERY_LAND },
      ben: { inPlay: [{ card: 'Hill Giant', with: ['Creature Bond'] }] },
    });
    ann.casts('Control Magic', { target: 'Hill Giant' });
    ann.casts('Terror', { target: 'Hill Giant' });
    play.allPass();
    expect(play.question?.purpose).toBe('when it takes effect');
  });
});
