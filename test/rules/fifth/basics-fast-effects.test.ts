// Fifth, "Instants", "Interrupts" and "Sorceries": what may be cast when, and what stops what.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(
  ['F-059', 'F-060'],
  'an instant is cast in the opponent’s turn; it is done with at once, what it changed goes on',
  () => {
    const { ann, ben } = given('fifth', {
      ann: {},
      ben: { hand: ['Giant Growth', 'Lightning Bolt'], inPlay: ['Forest', 'Grizzly Bears', 'Mountain'] },
    });
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    play.allPass();
    then('Giant Growth').isIn('graveyard');
    then('Grizzly Bears').is(5, 5);
    play.until('upkeep', 'ben');
    ben.casts('Lightning Bolt', { target: ann });
    play.allPass();
    then(ann).hasLife(17);
  },
);

example(
  ['F-062', 'F-061', 'F-063'],
  'Giant Growth in response saves the creature from a Fireball, unless there is another answer',
  () => {
    const seats = {
      ann: { hand: ['Fireball', 'Terror'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Swamp', 'Swamp'] },
      ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
    };
    const { ann, ben } = given('fifth', seats);
    ann.casts('Fireball', { x: 3, target: 'Grizzly Bears' });
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    expect(play.game.state.chain.length, 'the two make one batch').toBe(2);
    expect(ann.mayCast('Terror'), 'ann may go on').toBe(true);
    play.allPass();
    then('Grizzly Bears').isIn('play').is(5, 5).hasDamage(3);
    const again = given('fifth', seats);
    again.ann.casts('Fireball', { x: 3, target: 'Grizzly Bears' });
    again.ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    again.ann.casts('Terror', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
  },
);

rule(['F-064', 'F-363'], 'an instant responds to a spell that has been cast; it cannot interrupt it', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Fireball'], inPlay: ['Mountain', 'Mountain'] },
    ben: { hand: ['Counterspell', 'Giant Growth'], inPlay: ['Island', 'Island', 'Forest', 'Grizzly Bears'] },
  });
  ann.casts('Fireball', { x: 1, target: 'Grizzly Bears' });
  expect(play.question).toMatchObject({ ask: 'act', window: 'interrupt', player: ben.seat });
  refused('interrupts only', () => ben.casts('Giant Growth'));
  ben.passes();
  expect(play.game.state.chain[0]?.successful).toBe(true);
  ann.passes();
  expect(play.question).toMatchObject({ ask: 'act', window: 'fast', player: ben.seat });
  refused('too late to interrupt', () => ben.casts('Counterspell'));
  ben.casts('Giant Growth', { target: 'Grizzly Bears' });
});

rule('F-065', 'an interrupt may be used whenever an instant could be', () => {
  const { ben } = given(
    'fifth',
    {
      ann: { inPlay: ['Gray Ogre'] },
      ben: { hand: ['Blue Elemental Blast', 'Unsummon'], inPlay: ['Island', 'Island'] },
    },
    { step: 'upkeep' },
  );
  play.pass();
  expect([ben.mayCast('Unsummon'), ben.mayCast('Blue Elemental Blast')]).toEqual([true, true]);
  ben.casts('Blue Elemental Blast', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').isIn('graveyard');
});

rule('F-066', 'a player interrupts her own spell, or the opponent’s', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Gray Ogre', 'Thoughtlace'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Island'] },
    ben: {},
  });
  ann.casts('Gray Ogre');
  ann.casts('Thoughtlace', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').isIn('play').isColor('blue');
  const other = given('fifth', {
    ann: { hand: ['Gray Ogre'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: { hand: ['Thoughtlace'], inPlay: ['Island'] },
  });
  other.ann.casts('Gray Ogre');
  other.ben.casts('Thoughtlace', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').isIn('play').isColor('blue');
});

rule('F-068', 'an instant is interrupted; an interrupt is answered by interrupts only', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Giant Growth', 'Red Elemental Blast', 'Lightning Bolt'],
      inPlay: ['Forest', 'Grizzly Bears', 'Mountain', 'Mountain'],
    },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  ben.casts('Counterspell', { target: 'Giant Growth' });
  expect(play.question).toMatchObject({ window: 'interrupt', player: ann.seat });
  refused('interrupts only', () => ann.casts('Lightning Bolt'));
  ann.casts('Red Elemental Blast', { target: 'Counterspell' });
  play.allPass();
  then('Grizzly Bears').is(5, 5);
  then('Lightning Bolt').isIn('hand');
});

example('F-069', 'Counterspell keeps Sengir Vampire out of play', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Sengir Vampire'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  });
  ann.casts('Sengir Vampire');
  ben.casts('Counterspell', { target: 'Sengir Vampire' });
  play.allPass();
  then('Sengir Vampire').isIn('graveyard');
  then('Counterspell').isIn('graveyard');
  then(ann).hasCardsInGraveyard(1);
});

example(
  ['F-070', 'F-071', 'F-072'],
  'a Counterspell on the Counterspell: the second resolves first, and the Vampire comes into play',
  () => {
    const { ann, ben } = given('fifth', {
      ann: {
        hand: ['Sengir Vampire', 'Counterspell'],
        inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp', 'Island', 'Island'],
      },
      ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Sengir Vampire');
    ben.casts('Counterspell', { target: 'Sengir Vampire' });
    ann.casts('Counterspell', { target: 'Counterspell' });
    play.allPass();
    then('Sengir Vampire').isIn('play');
    then(ann).hasCardsInGraveyard(1);
    then(ben).hasCardsInGraveyard(1);
  },
);

rule('F-073', 'an interrupt that is not aimed at a spell being cast is an instant: it can be responded to', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Deathlace'], inPlay: ['Swamp', 'Grizzly Bears'] },
    ben: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
  });
  ann.casts('Deathlace', { target: 'Grizzly Bears' });
  ben.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Deathlace').isIn('graveyard');
});

rule(
  ['F-074', 'F-075', 'F-357'],
  'a sorcery is no fast effect: only in one’s own main phase, not in an attack, not in response',
  () => {
    const seats = {
      ann: {
        hand: ['Stone Rain', 'Lightning Bolt'],
        inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Grizzly Bears'],
      },
      ben: {
        hand: ['Giant Growth', 'Stone Rain'],
        inPlay: ['Forest', 'Wall of Stone', 'Mountain', 'Mountain', 'Mountain'],
      },
    };
    const { ann, ben } = given('fifth', seats);
    expect(ann.mayCast('Stone Rain')).toBe(true);
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    refused('sorcery timing', () => ben.casts('Stone Rain', { target: 'Forest' }));
    play.allPass();
    ann.attacks('Grizzly Bears');
    refused('sorcery timing', () => ann.casts('Stone Rain', { target: 'Forest' }));
    play.until('second main');
    ann.casts('Stone Rain', { target: 'Forest' });
    play.allPass();
    then('Forest').isIn('graveyard');
    then('ann:Stone Rain').isIn('graveyard');
    for (const step of ['upkeep', 'draw', 'discard']) {
      const other = given('fifth', seats, { step });
      refused('sorcery timing', () => other.ann.casts('Stone Rain', { target: 'Forest' }));
      expect(other.ann.mayCast('Lightning Bolt'), step).toBe(true);
    }
  },
);
