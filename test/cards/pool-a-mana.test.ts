// Mana that comes with mana: what a land gives when it is tapped, once more.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';

test.each(['beta', 'fifth', 'tenth', 'm11'])('Mana Flare: a land gives one more of what it gave, in %s', (book) => {
  const { ann } = given(book, { ann: { inPlay: ['Mana Flare', 'Forest', 'Mountain'] }, ben: {} });
  ann.taps('Forest');
  then(ann).hasMana('GG');
  ann.taps('Mountain');
  then(ann).hasMana('RRGG');
});

test('Mana Flare: for everybody, and not for what is no land', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Mana Flare', 'Forest', 'Llanowar Elves'] },
    ben: { inPlay: ['Island'] },
  });
  ann.taps('Llanowar Elves');
  then(ann).hasMana('G');
  ann.taps('Forest');
  then(ann).hasMana('GGG');
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears').isIn('play');
  ann.passes();
  ben.taps('Island');
  then(ben).hasMana('UU');
});
