// Several things say where a discarded or countered card goes: its owner chooses (2007: CR 419.9; 2010: CR 616.1), save that
// what a spell says of its own doing comes first (2010: CR 614.15).

import { describe, expect, test } from 'vitest';
import { given, then } from '../play.ts';
import { answering, lands, toTheQuestion } from '../support/answering.ts';

describe.each(['tenth', 'm11'] as const)('%s', (book) => {
  test('a Baloth beside a Library of Leng: onto the library, if its owner would rather', () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: lands(3, 'Swamp'), hand: ['Mind Rot'] },
      ben: { hand: ['Obstinate Baloth', 'Forest'], inPlay: ['Library of Leng'] },
    });
    ann.casts('Mind Rot', { target: ben });
    toTheQuestion();
    expect(ben.choices).toEqual(['Obstinate Baloth', 'Library of Leng']);
    ben.chooses('Library of Leng');
    expect(ben.choices, 'of the Baloth it has been said').toEqual(['Forest']);
    ben.chooses('Forest');
    ben.chooses('Forest', 'Obstinate Baloth');
    then('Obstinate Baloth').isIn('library');
    then('Forest').isIn('library');
    then(ben).hasLife(20);
  });

  test('and the Baloth comes into play, if that is chosen', () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: lands(3, 'Swamp'), hand: ['Mind Rot'] },
      ben: { hand: ['Obstinate Baloth', 'Forest'], inPlay: ['Library of Leng'] },
    });
    ann.casts('Mind Rot', { target: ben });
    toTheQuestion();
    ben.chooses('Obstinate Baloth');
    ben.chooses();
    answering();
    then('Obstinate Baloth').isIn('play');
    then('Forest').isIn('graveyard');
    then(ben).hasLife(24);
  });

  test('one’s own discarding brings no Baloth: only the Library is asked for', () => {
    const { ben } = given(
      book,
      { ann: {}, ben: { hand: ['Obstinate Baloth', 'Forget'], inPlay: ['Library of Leng', ...lands(2, 'Island')] } },
      { active: 'ben' },
    );
    ben.casts('Forget', { target: ben });
    toTheQuestion();
    expect(ben.choices).toEqual(['Obstinate Baloth']);
    ben.chooses();
    answering();
    then('Obstinate Baloth').isIn('graveyard');
  });

  test('Baloth, Library and Leyline of the Void: three ways', () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [...lands(3, 'Swamp'), 'Leyline of the Void'], hand: ['Mind Rot'] },
      ben: { hand: ['Obstinate Baloth'], inPlay: ['Library of Leng'] },
    });
    ann.casts('Mind Rot', { target: ben });
    toTheQuestion();
    expect(ben.choices).toEqual(['Obstinate Baloth', 'Leyline of the Void', 'Library of Leng']);
    ben.chooses('Library of Leng');
    answering();
    then('Obstinate Baloth').isIn('library');
  });

  test('Memory Lapse under a Leyline of the Void: its own words come first', () => {
    const { ann, ben } = given(book, {
      ann: { inPlay: lands(1), hand: ['Shock'] },
      ben: { inPlay: [...lands(2, 'Island'), 'Leyline of the Void'], hand: ['Memory Lapse'] },
    });
    ann.casts('Shock', { target: ben });
    ann.passes();
    ben.casts('Memory Lapse', { target: 'Shock' });
    answering();
    then('Shock').isIn('library');
  });
});
