// What a text holds to: the player to whom a promise was made, the graveyard that a card must lie in, what was put there.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands, libraryOf } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'];

test('Kjeldoran Royal Guard is taken over after its ability: it goes on guarding whom it was told to', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Craw Wurm', ...lands(4, 'Island')], hand: ['Ray of Command'] },
      ben: { inPlay: ['Kjeldoran Royal Guard'] },
    });
    ann.attacks('Craw Wurm');
    ben.activates('Kjeldoran Royal Guard');
    answering();
    ann.casts('Ray of Command', { target: 'Kjeldoran Royal Guard' });
    answering();
    then('Kjeldoran Royal Guard').isControlledBy(ann);
    play.until('second main');
    then(ben).hasLife(20);
    then('Kjeldoran Royal Guard').isIn('graveyard');
  }
});

test('a Guard that has left play and come back guards nobody any more', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Craw Wurm'] },
      ben: {
        inPlay: ['Kjeldoran Royal Guard', 'Leyline of Anticipation', 'Island', ...lands(5, 'Plains')],
        hand: ['Unsummon'],
      },
    });
    ann.attacks('Craw Wurm');
    ben.activates('Kjeldoran Royal Guard');
    answering();
    ann.passes();
    ben.casts('Unsummon', { target: 'Kjeldoran Royal Guard' });
    answering();
    ann.passes();
    ben.casts('Kjeldoran Royal Guard');
    answering();
    play.until('second main');
    then(ben).hasLife(14);
    then('Kjeldoran Royal Guard').isIn('play').hasDamage(0);
  }
});

test('Necropotence exiles from the graveyard: not what came into play instead', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: lands(3, 'Swamp'), hand: ['Mind Rot'] },
      ben: { inPlay: ['Necropotence'], hand: ['Obstinate Baloth', 'Forest'] },
    });
    ann.casts('Mind Rot', { target: ben });
    answering();
    then('Obstinate Baloth').isIn('play');
    then('Forest').isIn('removed');
  }
});

test('… nor what was discarded onto the library, nor what has left the graveyard in answer', () => {
  for (const book of BOOKS) {
    const { ann, ben } = given(book, {
      ann: { inPlay: lands(3, 'Swamp'), hand: ['Mind Rot'] },
      ben: {
        inPlay: ['Necropotence', 'Library of Leng', ...lands(2, 'Swamp')],
        hand: ['Hill Giant', 'Reassembling Skeleton'],
        library: libraryOf('Forest'),
      },
    });
    ann.casts('Mind Rot', { target: ben });
    ann.passes();
    ben.passes();
    ben.chooses('Hill Giant');
    if (play.question?.ask === 'order') ben.chooses(0, 1);
    ben.activates('Reassembling Skeleton', { from: 'graveyard' });
    answering();
    then('Reassembling Skeleton').isIn('play');
    then('Hill Giant').isIn('library');
  }
});

test('No Rest for the Wicked returns a creature card that was no creature in play', () => {
  for (const book of BOOKS) {
    const { ann } = given(book, {
      ann: {
        inPlay: [
          'No Rest for the Wicked',
          'Treetop Village',
          ...lands(2, 'Forest'),
          ...lands(4, 'Island'),
          ...lands(3, 'Swamp'),
        ],
        hand: ['Clone', 'Rain of Tears'],
      },
      ben: {},
    });
    ann.activates('Treetop Village');
    answering();
    ann.casts('Clone');
    answering(['ann', 'Treetop Village']);
    ann.casts('Rain of Tears', { target: 'Treetop Village#2' });
    answering();
    then('Clone').isIn('graveyard');
    ann.activates('No Rest for the Wicked');
    answering();
    then(ann).hasInHand('Clone');
  }
});
