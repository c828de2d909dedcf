// What all players lose in proportion: down to the fewest, a third each; and what untaps in the turns of others.

import { expect, test } from 'vitest';
import { simpleBot } from '../../src/bots/simple.ts';
import { given, play, then } from '../play.ts';

test.each(['beta', 'fifth', 'm11'])(
  'Balance, by the rules of %s: lands, cards and creatures down to the fewest',
  (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Balance'], inPlay: ['Plains', 'Plains', 'Hill Giant'] },
      ben: { hand: ['Island', 'Terror'], inPlay: ['Swamp', 'Forest', 'Mountain', 'Grizzly Bears', 'Gray Ogre'] },
    });
    ann.casts('Balance');
    while (play.question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
    expect(play.asked).toBe('ben'); // who has the fewest chooses nothing
    ben.chooses('Swamp');
    ben.chooses('Gray Ogre');
    then(ben).hasCardsInHand(0);
    then(ann).hasLife(20);
    then('ben:Mountain').isIn('play');
    then('Gray Ogre').isIn('graveyard');
    then('Grizzly Bears').isIn('play');
    then('Hill Giant').isIn('play');
  },
);

test.each(['fifth', 'm11'])('Pox, by the rules of %s: a third of everything, rounded up, of each player', (book) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Pox'], inPlay: ['Swamp', 'Swamp', 'Swamp'] },
    ben: { life: 10, hand: ['Plains', 'Forest', 'Mountain', 'Island'], inPlay: ['Hill Giant'] },
  });
  ann.casts('Pox');
  while (play.question?.ask === 'act' && play.game.state.chain.length > 0) play.pass();
  then(ann).hasLife(13); // 7 of 20
  then(ben).hasLife(6); // 4 of 10
  expect(play.asked).toBe('ben');
  ben.chooses('Plains', 'Forest'); // 2 of 4
  then(ben).hasCardsInHand(2);
  then('Hill Giant').isIn('graveyard'); // 1 of 1
  if (play.question?.ask === 'pick') ann.chooses('Swamp'); // 1 of 3
  expect(play.game.state.inPlay.length).toBe(2);
});

test('Seedborn Muse: your permanents untap in the turn of another player too, and only yours', () => {
  given(
    'tenth',
    {
      ann: { inPlay: ['Seedborn Muse', { card: 'Forest', tapped: true }] },
      ben: { inPlay: ['Hill Giant'] },
    },
    { active: 'ann' },
  );
  then('Forest').isTapped();
  play.until('upkeep', 'ben');
  then('Forest').isUntapped();
  given(
    'tenth',
    {
      ann: { inPlay: ['Seedborn Muse'] },
      ben: { inPlay: [{ card: 'Mountain', tapped: true }] },
    },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  then('Mountain').isTapped();
});

test.each(['Balance', 'Pox'])('a computer player who is ahead keeps %s in hand', (name) => {
  given('m11', {
    ann: { hand: [name], inPlay: ['Plains', 'Plains', 'Swamp', 'Swamp', 'Swamp', 'Hill Giant', 'Gray Ogre'] },
    ben: { inPlay: ['Forest'] },
  });
  const answer = simpleBot().choose(play.game.view(0), play.game.legalAnswers());
  expect(answer.kind).not.toBe('cast');
});
