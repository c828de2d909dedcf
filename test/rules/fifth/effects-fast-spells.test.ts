// Fifth, "Fast Spells": how long what they do lasts, and how spells are countered.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

example(['F-351', 'F-350', 'F-352', 'F-354'], 'Thoughtlace lasts, Giant Growth wears off', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Thoughtlace', 'Giant Growth'], inPlay: ['Island', 'Forest', 'Gray Ogre'] },
    ben: {},
  });
  ann.casts('Thoughtlace', { target: 'Gray Ogre' });
  play.allPass();
  ann.casts('Giant Growth', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').is(5, 5).isColor('blue');
  play.until('upkeep', 'ben');
  then('Gray Ogre').is(2, 2).isColor('blue');
  play.until('upkeep', 'ann');
  then('Gray Ogre').isColor('blue');
});

rule('F-354', 'Sleight of Mind does not say how long, and so it lasts', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Sleight of Mind'], inPlay: ['Island', 'White Knight'] },
    ben: { hand: ['Lightning Bolt', 'Unholy Strength'], inPlay: ['Mountain', 'Swamp'] },
  });
  ann.casts('Sleight of Mind', { target: 'White Knight', choose: ['black', 'red'] });
  play.allPass();
  play.until('main', 'ben');
  ben.casts('Unholy Strength', { target: 'White Knight' });
  play.allPass();
  then('White Knight').is(4, 3);
  refused('illegal target', () => ben.casts('Lightning Bolt', { target: 'White Knight' }));
});

rule('F-349', 'instants, interrupts and sorceries do not stay in play', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Lightning Bolt', 'Deathlace', 'Lava Axe'],
      inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Swamp', 'Gray Ogre'],
    },
    ben: {},
  });
  for (const [name, target] of [
    ['Lightning Bolt', ben],
    ['Deathlace', 'Gray Ogre'],
    ['Lava Axe', ben],
  ] as const) {
    ann.casts(name, { target });
    play.allPass();
    then(name).isIn('graveyard');
  }
});

example(
  ['F-356', 'F-355', 'F-357', 'F-358'],
  'Uthden Troll regenerates after Blue Elemental Blast: it is not destroyed again',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
      ben: { inPlay: ['Uthden Troll', 'Mountain'] },
    });
    ann.casts('Blue Elemental Blast', { target: 'Uthden Troll' });
    play.until('regeneration');
    ben.activates('Uthden Troll');
    then('Uthden Troll').isIn('play').isTapped();
    play.until('main', 'ben');
    then('Uthden Troll').isIn('play').isUntapped();
  },
);

rule(['F-359', 'F-360'], 'a lasting change ends when the card leaves play; come back, it starts afresh', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Deathlace', 'Unsummon'],
      inPlay: ['Swamp', 'Island', 'Mountain', 'Mountain', 'Mountain', { card: 'Gray Ogre', counters: { '+1/+1': 2 } }],
    },
    ben: {},
  });
  ann.casts('Deathlace', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').isColor('black').is(4, 4);
  ann.casts('Unsummon', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').isIn('hand').isColor('red');
  ann.casts('Gray Ogre');
  play.allPass();
  then('Gray Ogre').isIn('play').isColor('red').is(2, 2).hasCounters('+1/+1', 0);
});

rule('F-360', 'nor does a card remember an interrupt that changed it as a spell', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Gray Ogre', 'Thoughtlace', 'Unsummon'],
      inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Island', 'Island'],
    },
    ben: {},
  });
  ann.casts('Gray Ogre');
  ann.casts('Thoughtlace', { target: 'Gray Ogre' });
  play.allPass();
  ann.casts('Unsummon', { target: 'Gray Ogre' });
  play.allPass();
  ann.casts('Gray Ogre');
  play.allPass();
  then('Gray Ogre').isIn('play').isColor('red');
});

rule(
  ['F-361', 'F-362'],
  'a countered spell goes to the graveyard without effect, and its cost is not given back',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ben.casts('Counterspell', { target: 'Lightning Bolt' });
    play.allPass();
    then(ben).hasLife(20);
    then('Lightning Bolt').isIn('graveyard');
    then(ann).hasMana('').hasCardsInHand(0);
    then('Mountain').isTapped();
  },
);

rule(
  ['F-363', 'F-364', 'F-365'],
  'once nobody interrupts any more the spell is successfully cast: it can be answered, not countered',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Gray Ogre', 'Thoughtlace'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Island'] },
      ben: { hand: ['Counterspell', 'Lightning Bolt'], inPlay: ['Island', 'Island', 'Mountain'] },
    });
    ann.casts('Gray Ogre');
    const successful = (): boolean | undefined => play.game.view(1).chain[0]?.successful;
    expect([successful(), play.asked]).toEqual([false, 'ann']);
    ann.passes();
    expect([successful(), play.asked]).toEqual([false, 'ben']);
    ben.passes();
    expect(successful()).toBe(true);
    ann.passes();
    refused('too late to interrupt', () => ben.casts('Counterspell'));
    ben.casts('Lightning Bolt', { target: ann });
    play.allPass();
    then('Gray Ogre').isIn('play');
    then(ann).hasLife(17);
  },
);

example(
  ['F-367', 'F-366'],
  'Thoughtlace on one’s own red summon spell saves it from Blue Elemental Blast; the creature is blue',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Gray Ogre', 'Thoughtlace'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Island'] },
      ben: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
    });
    ann.casts('Gray Ogre');
    ann.casts('Thoughtlace', { target: 'Gray Ogre' });
    expect(play.question, 'ben has no red spell to interrupt').toMatchObject({ window: 'fast' });
    play.allPass();
    then('Gray Ogre').isIn('play').isColor('blue');
    ann.passes();
    refused('no target', () => ben.casts('Blue Elemental Blast'));
    const red = given('fifth', {
      ann: { hand: ['Gray Ogre'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
      ben: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
    });
    red.ann.casts('Gray Ogre');
    red.ben.casts('Blue Elemental Blast', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').isIn('graveyard');
  },
);
