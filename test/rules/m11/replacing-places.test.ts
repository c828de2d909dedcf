// Magic 2011: several effects would send a card elsewhere than to the graveyard. Its controller, or its owner where nobody
// controls it, chooses which applies (2010: CR 616.1; 2007: CR 419.9).

import { expect, test } from 'vitest';
import { self } from '../../../src/language/amount.ts';
import { activated, change, plus } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { sacrificeA } from '../../../src/language/cost.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { given, play, then } from '../../play.ts';

const eater = card('Eater', {
  cost: '{0}',
  type: creature('Ogre'),
  size: [1, 1],
  abilities: [activated({ cost: [sacrificeA(creatures)], effects: [change(self, [plus(1, 1)])] })],
});
const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const asked = (): unknown => [play.question?.purpose, play.asked];

for (const book of ['tenth', 'm11']) {
  for (const [first, zone] of [
    ['Darksteel Colossus', 'library'],
    ['Leyline of the Void', 'removed'],
  ] as const) {
    test(`a discarded Colossus and a Leyline: its owner chooses ${first}, in ${book}`, () => {
      const { ann, ben } = given(book, {
        ann: { hand: ['Mind Rot'], inPlay: [...lands('Swamp', 3), 'Leyline of the Void'] },
        ben: { hand: ['Darksteel Colossus', 'Forest'] },
      });
      ann.casts('Mind Rot', { target: ben });
      play.pass();
      play.pass();
      expect(asked()).toEqual(['which applies first', 'ben']);
      expect(new Set(ben.choices)).toEqual(new Set(['Darksteel Colossus', 'Leyline of the Void']));
      ben.chooses(first);
      then('Darksteel Colossus').isIn(zone);
      then('ben:Forest').isIn('removed');
    });
  }
}

for (const [first, zone] of [
  ['Darksteel Colossus', 'library'],
  ['Disintegrate', 'removed'],
] as const)
  test(`a Colossus hit by Disintegrate is sacrificed: its controller chooses ${first}`, () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { hand: ['Disintegrate'], inPlay: lands('Mountain', 2) },
        ben: { inPlay: ['Darksteel Colossus', 'Eater'] },
      },
      { cards: [eater] },
    );
    ann.casts('Disintegrate', { x: 1, target: 'Darksteel Colossus' });
    play.allPass();
    ann.passes();
    ben.activates('Eater', { choose: ['Darksteel Colossus'] });
    expect(asked()).toEqual(['which applies first', 'ben']);
    ben.chooses(first);
    then('Darksteel Colossus').isIn(zone);
  });

test('nobody is asked where both send it to the same place', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Disintegrate'], inPlay: [...lands('Mountain', 4), 'Leyline of the Void'] },
      ben: { inPlay: ['Grizzly Bears'] },
    },
    { cards: [eater] },
  );
  ann.casts('Disintegrate', { x: 3, target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('removed');
  then(ben).hasLife(20);
});

test('a card that goes in the checks of the game is asked about too', () => {
  const { ben } = given('m11', {
    ann: { inPlay: ['Leyline of the Void'] },
    ben: { inPlay: [{ card: 'Darksteel Colossus', counters: { '-1/-1': 11 } }] },
  });
  expect(asked()).toEqual(['which applies first', 'ben']);
  ben.chooses('Darksteel Colossus');
  then('Darksteel Colossus').isIn('library');
});
