// One creature that blocks a band and another attacker as well: who divides its damage (Blaze of Glory against bands).

import { describe, expect } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import { rule } from '../support/catalogue.ts';
import { throughCombat, untilAsked } from '../support/onward.ts';

const OLD = ['beta', 'fifth'] as const;

describe.each(OLD)('Blaze of Glory against bands (%s)', (book) => {
  function blazing(hurt: string) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Benalish Hero', 'Hill Giant', 'Gray Ogre', 'Plains'], hand: ['Blaze of Glory'] },
      ben: { inPlay: ['Craw Wurm', hurt] },
    });
    ann.bands('Benalish Hero', 'Hill Giant');
    ann.attacks('Benalish Hero', 'Hill Giant', 'Gray Ogre');
    ann.casts('Blaze of Glory', { target: 'Craw Wurm' });
    play.allPass();
    return { ann, ben };
  }

  rule(
    ['B-262', 'B-264', 'F-445', 'F-446'],
    'the band is one creature to its blocker, whose player divides; its owner divides in it',
    () => {
      const { ann, ben } = blazing('Savannah Lions');
      ben.blocks('Benalish Hero', 'Craw Wurm');
      ben.blocks('Gray Ogre', 'Craw Wurm');
      untilAsked('split');
      expect(play.question).toMatchObject({ ask: 'split', player: 1, total: 6 });
      refused('damage total', () => ben.assigns({ 'Benalish Hero': 3, 'Gray Ogre': 2 }));
      ben.assigns({ 'Benalish Hero': 4, 'Gray Ogre': 2 });
      expect(play.question).toMatchObject({ ask: 'split', player: 0, total: 4 });
      ann.assigns({ 'Benalish Hero': 4 });
      throughCombat();
      then('Benalish Hero').isIn('graveyard');
      then('Gray Ogre').isIn('graveyard');
      then('Hill Giant').isIn('play');
      then('Craw Wurm').isIn('graveyard');
    },
  );

  rule(['B-262', 'B-264', 'F-445', 'F-446'], 'what the band does not get its owner does not divide', () => {
    const { ben } = blazing('Savannah Lions');
    ben.blocks('Hill Giant', 'Craw Wurm');
    ben.blocks('Gray Ogre', 'Craw Wurm');
    untilAsked('split');
    ben.assigns({ 'Gray Ogre': 6 });
    throughCombat();
    then('Benalish Hero').isIn('play');
    then('Hill Giant').isIn('play');
    then('Gray Ogre').isIn('graveyard');
  });

  rule(
    ['B-262', 'B-264', 'F-445', 'F-446'],
    'two attackers that are no band, one of them with banding: the blocker’s player divides',
    () => {
      const { ann, ben } = given(book, {
        ann: { inPlay: ['Benalish Hero', 'Gray Ogre', 'Plains'], hand: ['Blaze of Glory'] },
        ben: { inPlay: ['Craw Wurm', 'Savannah Lions'] },
      });
      ann.attacks('Benalish Hero', 'Gray Ogre');
      ann.casts('Blaze of Glory', { target: 'Craw Wurm' });
      play.allPass();
      ben.blocks('Benalish Hero', 'Craw Wurm');
      ben.blocks('Gray Ogre', 'Craw Wurm');
      untilAsked('split');
      expect(play.question).toMatchObject({ ask: 'split', player: 1, total: 6 });
      ben.assigns({ 'Benalish Hero': 1, 'Gray Ogre': 5 });
      throughCombat();
      then('Benalish Hero').isIn('graveyard');
      then('Gray Ogre').isIn('graveyard');
    },
  );

  rule(
    ['B-262', 'B-264', 'F-445', 'F-446'],
    'two bands: each gets its share, and nothing of the one goes to the other',
    () => {
      const { ann, ben } = given(book, {
        ann: {
          inPlay: ['Benalish Hero', 'Hill Giant', 'Mesa Pegasus', 'Gray Ogre', 'Plains'],
          hand: ['Blaze of Glory'],
        },
        ben: { inPlay: ['Craw Wurm', 'Savannah Lions'] },
      });
      ann.bands('Benalish Hero', 'Hill Giant');
      ann.bands('Mesa Pegasus', 'Gray Ogre');
      ann.attacks('Benalish Hero', 'Hill Giant', 'Mesa Pegasus', 'Gray Ogre');
      ann.casts('Blaze of Glory', { target: 'Craw Wurm' });
      play.allPass();
      ben.blocks('Hill Giant', 'Craw Wurm');
      ben.blocks('Gray Ogre', 'Craw Wurm');
      untilAsked('split');
      ben.assigns({ 'Benalish Hero': 5, 'Mesa Pegasus': 1 });
      refused('damage total', () => ann.assigns({ 'Benalish Hero': 6 }));
      ann.assigns({ 'Benalish Hero': 5 });
      ann.assigns({ 'Gray Ogre': 1 });
      throughCombat();
      then('Benalish Hero').isIn('graveyard');
      for (const spared of ['Hill Giant', 'Mesa Pegasus', 'Gray Ogre']) then(spared).isIn('play');
      then('Craw Wurm').isIn('graveyard');
    },
  );
});
