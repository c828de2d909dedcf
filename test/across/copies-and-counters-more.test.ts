// Copies of spells and creatures, counters, and what a text says of them.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands, libraryOf } from '../support/answering.ts';

test('Fling copied: the copy has the same power', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Fling', 'Twincast'], inPlay: [...lands(2), ...lands(2, 'Island'), 'Craw Wurm'] },
    ben: { inPlay: ['Air Elemental'] },
  });
  ann.casts('Fling', { target: ben, choose: [] });
  ann.casts('Twincast', { target: 'Fling' });
  answering(['ann', 'yes'], ['ann', 'Air Elemental']);
  then(ben).hasLife(14);
  then('Air Elemental').isIn('graveyard');
});

test('a Clone of Phage was cast from the hand', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Clone'], inPlay: lands(4, 'Island') },
    ben: { inPlay: ['Phage the Untouchable'] },
  });
  ann.casts('Clone');
  answering(['ann', 'Phage the Untouchable']);
  play.isGoingOn();
  then('Clone').isIn('graveyard');
});

test('a Clone comes in with what the creature comes in with', () => {
  for (const [card, f] of [
    ['Djinn of Wishes', () => then('ann:Djinn of Wishes').hasCounters('wish', 3)],
    ['Rotting Legion', () => then('ann:Rotting Legion').isTapped()],
    ['Protean Hydra', () => then('Clone').isIn('graveyard')],
  ] as const) {
    const { ann } = given('m11', {
      ann: { hand: ['Clone'], inPlay: lands(4, 'Island') },
      ben: { inPlay: [card === 'Protean Hydra' ? { card, counters: { '+1/+1': 3 } } : card] },
    });
    ann.casts('Clone');
    answering(['ann', card]);
    f();
  }
});

test('a Clone of Phylactery Lich without an artifact', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Clone'], inPlay: lands(4, 'Island') },
    ben: { inPlay: ['Phylactery Lich', { card: 'Ornithopter', counters: { phylactery: 1 } }] },
  });
  ann.casts('Clone');
  answering(['ann', 'Phylactery Lich']);
  then('Clone').isIn('graveyard');
  then('Phylactery Lich').isIn('play');
});

test('a copied spell makes its target a target', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Giant Growth', 'Twincast'],
      inPlay: [...lands(1, 'Forest'), ...lands(2, 'Island'), 'Grizzly Bears'],
    },
    ben: { inPlay: ['Phantom Beast'] },
  });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  ann.casts('Twincast', { target: 'Giant Growth' });
  answering(['ann', 'yes'], ['ann', 'Phantom Beast']);
  then('Phantom Beast').isIn('graveyard');
  then('Grizzly Bears').is(5, 5);
});

test('Phage cast from the library', () => {
  const { ann } = given('m11', {
    ann: {
      inPlay: [{ card: 'Djinn of Wishes', counters: { wish: 3 } }, ...lands(4, 'Island')],
      library: libraryOf('Phage the Untouchable'),
    },
    ben: {},
  });
  ann.activates('Djinn of Wishes');
  answering(['ann', 'yes']);
  play.isWonBy('ben');
});

test('Silence keeps Wild Evocation from casting', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Silence'], inPlay: ['Wild Evocation', ...lands(1, 'Plains')] },
    ben: { hand: ['Grizzly Bears'] },
  });
  play.until('end');
  play.until('upkeep', 'ben');
  ben.passes();
  ann.casts('Silence');
  answering();
  then('Grizzly Bears').isIn('hand');
});

test('counters that cancel each other are counters removed', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Torture'], inPlay: lands(3, 'Swamp') },
    ben: { inPlay: [{ card: 'Protean Hydra', counters: { '+1/+1': 4 } }] },
  });
  ann.casts('Torture', { target: 'Protean Hydra' });
  answering();
  ann.activates('Torture');
  answering();
  then('Protean Hydra').is(3, 3);
  play.until('end');
  answering();
  then('Protean Hydra').is(5, 5);
});

test('only Mountains that went to the graveyard count', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Volcanic Eruption'], inPlay: lands(5, 'Island') },
    ben: { inPlay: [{ card: 'Mountain', with: ['Indestructibility'] }, 'Mountain'] },
  });
  ann.casts('Volcanic Eruption', { x: 2, targets: ['Mountain', 'Mountain#2'] });
  answering();
  then(ann).hasLife(19);
  then(ben).hasLife(19);
});

test('counters of an Aura that is gone stay, and cancel', () => {
  const { ann } = given(
    'm11',
    {
      ann: {
        hand: ['Demystify'],
        inPlay: [...lands(1, 'Plains'), { card: 'Triskelion', counters: { '+1/+1': 3 }, with: ['Unstable Mutation'] }],
      },
      ben: {},
    },
    { active: 'ben' },
  );
  play.until('main', 'ann');
  then('Triskelion').is(6, 6);
  ann.casts('Demystify', { target: 'Unstable Mutation' });
  answering();
  then('Triskelion').is(3, 3).hasCounters('+1/+1', 2).hasCounters('-1/-1', 0);
});

test('the artifact of Phylactery Lich is stolen', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Steal Artifact'], inPlay: lands(4, 'Island') },
    ben: { inPlay: ['Phylactery Lich', { card: 'Ornithopter', counters: { phylactery: 1 } }] },
  });
  ann.casts('Steal Artifact', { target: 'Ornithopter' });
  answering();
  then('Phylactery Lich').isIn('graveyard');
});

test('a Clone of a creature whose words were changed', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Mind Bend', 'Clone', 'Terror'],
      inPlay: [...lands(5, 'Island'), ...lands(2, 'Swamp'), 'White Knight'],
    },
    ben: {},
  });
  ann.casts('Mind Bend', { target: 'White Knight' });
  answering(['ann', 'black'], ['ann', 'red']);
  ann.casts('Clone');
  answering(['ann', 'White Knight']);
  ann.casts('Terror', { target: 'White Knight#2' });
  answering();
});
