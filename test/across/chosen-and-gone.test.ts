// What was chosen for a permanent, and what it was a copy of, is known when it has left play to all that still speaks of it.

import { test } from 'vitest';
import { given, play, then } from '../play.ts';
import { across } from '../support/catalogue.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

function circleAgainstRed(book: string) {
  const players = given(
    book,
    {
      ann: { hand: ['Lightning Bolt', 'Demystify'], inPlay: ['Mountain', 'Plains'] },
      ben: { hand: ['Story Circle'], inPlay: lands('Plains', 4) },
    },
    { active: 'ben' },
  );
  const { ann, ben } = players;
  ben.casts('Story Circle');
  play.allPass();
  ben.chooses('red');
  ben.passes();
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.activates('Story Circle');
  return players;
}

for (const book of ['tenth', 'm11']) {
  test(`${book}: the shield of a Story Circle outlives it`, () => {
    const { ann, ben } = circleAgainstRed(book);
    for (let i = 0; i < 6 && play.game.state.chain.length > 1; i += 1) play.pass();
    if (play.asked === 'ben') ben.passes();
    ann.casts('Demystify', { target: 'Story Circle' });
    play.allPass();
    then('Story Circle').isIn('graveyard');
    then(ben).hasLife(20);
  });

  test(`${book}: a Story Circle destroyed in answer to its ability still knows its color`, () => {
    const { ann, ben } = circleAgainstRed(book);
    ben.passes();
    ann.casts('Demystify', { target: 'Story Circle' });
    play.allPass();
    then('Story Circle').isIn('graveyard');
    then(ben).hasLife(20);
  });
}

across(
  'Crumble at a Sculpting Steel that is a copy of an Icy Manipulator: life that its player gains',
  { beta: 4, fifth: 4, portal: null, tenth: 4, m11: 4 },
  (book) => {
    if (book === 'portal') return null;
    const { ann } = given(book, {
      ann: { hand: ['Sculpting Steel', 'Crumble'], inPlay: [...lands('Island', 3), 'Forest'] },
      ben: { inPlay: ['Icy Manipulator'] },
    });
    // What it is a copy of is chosen as it is cast (1993, 1997), or as it comes in.
    ann.casts('Sculpting Steel', book === 'tenth' || book === 'm11' ? {} : { choose: ['Icy Manipulator'] });
    for (let i = 0; i < 6 && play.question !== null; i += 1)
      if (play.question.ask === 'pick') ann.chooses('Icy Manipulator');
      else if (play.game.state.chain.length > 0) play.pass();
    ann.casts('Crumble', { target: 'ann:Icy Manipulator' });
    play.allPass();
    then('Sculpting Steel').isIn('graveyard');
    return (play.lives[0] ?? 0) - 20;
  },
);
