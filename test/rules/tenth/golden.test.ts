// Tenth Edition, "The Golden Rule": where a card says otherwise than the book, the card takes precedence.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule('T-178', 'a keyword that the book does not list has no place in it: a card with banding cannot be played', () => {
  for (const name of ['Benalish Hero', 'Helm of Chatzuk', 'Battering Ram'])
    expect(() => given('tenth', { ann: { hand: [name] }, ben: {} }), name).toThrow(/banding/);
});

rule('T-215', 'a card that names its own time is played then and not before', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Defiant Stand'], inPlay: ['Grizzly Bears', 'Plains', 'Plains'] },
    ben: { hand: ['Defiant Stand'], inPlay: ['Gray Ogre', 'Plains', 'Plains'] },
  });
  ann.passes();
  refused('wrong phase', () => ben.casts('Defiant Stand', { target: 'Gray Ogre' }));
  ben.passes();
  ann.attacks('Grizzly Bears');
  refused('wrong phase', () => ann.casts('Defiant Stand', { target: 'Grizzly Bears' }));
  ann.passes();
  ben.casts('Defiant Stand', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').is(3, 5);
  play.until('blockers');
});
