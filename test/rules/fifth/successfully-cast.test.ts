// What waits for a spell hears of it when it is successfully cast (1997, line 567): after the chances to interrupt it.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

for (const book of ['beta', 'fifth'] as const) {
  const lucky = (hand: readonly string[]) =>
    given(book, {
      ann: { hand: ['Savannah Lions'], inPlay: ['Plains', "Angel's Feather"] },
      ben: { hand, inPlay: ['Island', 'Island'] },
    });

  rule('F-364', `${book}: a lucky charm waits until nobody interrupts the spell any more`, () => {
    const { ann, ben } = lucky(['Counterspell']);
    ann.casts('Savannah Lions');
    expect(play.question).toMatchObject({ window: 'interrupt', player: 1 });
    then(ann).hasLife(20);
    ben.passes();
    ann.chooses('yes');
    then(ann).hasLife(21);
    then('Savannah Lions').isIn('chain');
  });

  rule('F-364', `${book}: nothing is gained from a spell that is countered`, () => {
    const { ann, ben } = lucky(['Counterspell']);
    ann.casts('Savannah Lions');
    ben.casts('Counterspell', { target: 'Savannah Lions' });
    play.allPass();
    then('Savannah Lions').isIn('graveyard');
    expect(play.question).toMatchObject({ ask: 'act' });
    then(ann).hasLife(20);
  });

  rule('F-366', `${book}: the colour that counts is the one interrupts left it with`, () => {
    const { ann, ben } = lucky(['Thoughtlace']);
    ann.casts('Savannah Lions');
    ben.casts('Thoughtlace', { target: 'Savannah Lions' });
    play.allPass();
    then('Savannah Lions').isIn('play').isColor('blue');
    then(ann).hasLife(20);
  });

  rule('F-364', `${book}: an interrupt is a spell too, and is cast before it happens`, () => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', "Kraken's Eye"] },
      ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Grizzly Bears');
    ben.casts('Counterspell', { target: 'Grizzly Bears' });
    ann.chooses('yes');
    then(ann).hasLife(21);
    then('Grizzly Bears').isIn('graveyard');
  });
}
