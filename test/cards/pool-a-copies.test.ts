// A copy of a spell that is of another colour than the spell.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';

test.each(['beta', 'fifth', 'tenth', 'm11'])('Fork: the spell once more, aimed anew, in %s', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Fork'], inPlay: ['Mountain', 'Mountain'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  const hasStack = book === 'tenth' || book === 'm11';
  if (hasStack) ann.passes();
  ben.casts('Fork', { target: 'Lightning Bolt' });
  // An interrupt does what it says at once.
  if (hasStack) play.allPass();
  ben.chooses('yes');
  ben.chooses('ann');
  play.allPass();
  play.allPass();
  then(ann).hasLife(17);
  then(ben).hasLife(17);
});

test('Fork: the copy is red, so that it may be aimed at what is protected from the colour of the spell', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', 'White Knight', 'Grizzly Bears'] },
    ben: { hand: ['Fork'], inPlay: ['Mountain', 'Mountain', 'Hill Giant'] },
  });
  ann.casts('Terror', { target: 'Hill Giant' });
  ann.passes();
  ben.casts('Fork', { target: 'Terror' });
  play.allPass();
  ben.chooses('yes');
  ben.chooses('White Knight');
  play.allPass();
  play.allPass();
  then('White Knight').isIn('graveyard');
  then('Hill Giant').isIn('graveyard');
});
