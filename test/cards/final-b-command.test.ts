// Word of Command: a card of another hand is played as somebody else decides.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;
type Book = (typeof BOOKS)[number];

/** It is Ben's main phase, and Ann gives him a word. */
function commanded(
  book: Book,
  hand: string[],
  inPlay: string[],
  more: { library?: string[]; active?: 'ann' | 'ben' } = {},
) {
  const players = given(
    book,
    {
      ann: { hand: ['Word of Command'], inPlay: ['Swamp', 'Swamp'] },
      ben: { hand, inPlay, ...(more.library === undefined ? {} : { library: more.library }) },
    },
    { active: more.active ?? 'ben' },
  );
  if (more.active !== 'ann') players.ben.passes();
  players.ann.casts('Word of Command');
  // Until Ann is asked for the card, or there was nothing to ask.
  for (let i = 0; i < 6 && play.question?.ask === 'act' && play.game.state.chain.length > 0; i += 1) play.pass();
  return players;
}

describe.each(BOOKS)('%s', (book) => {
  test('she aims what he pays for', () => {
    const { ann, ben } = commanded(book, ['Lightning Bolt', 'Hill Giant'], ['Mountain']);
    expect(play.asked).toBe('ann');
    ann.chooses('Lightning Bolt');
    expect(play.asked).toBe('ann');
    ann.chooses('ben');
    play.allPass();
    then(ben).hasLife(17);
    then('Mountain').isTapped();
    then('Hill Giant').isIn('hand');
    then('Word of Command').isIn('graveyard');
  });

  test('mana comes from lands alone', () => {
    const { ann } = commanded(book, ['Lightning Bolt', 'Hill Giant'], ['Mox Ruby', 'Forest']);
    ann.chooses('Lightning Bolt');
    play.allPass();
    then('Lightning Bolt').isIn('hand');
    then('Mox Ruby').isUntapped();
  });

  test('what cannot be played stays in hand', () => {
    const { ann } = commanded(book, ['Hill Giant', 'Forest'], ['Mountain']);
    ann.chooses('Hill Giant');
    play.allPass();
    then('Hill Giant').isIn('hand');
    then('Mountain').isUntapped();
  });

  test('in his own turn he plays a land at her word, in hers not', () => {
    const { ann } = commanded(book, ['Forest', 'Hill Giant'], []);
    ann.chooses('Forest');
    play.allPass();
    then('Forest').isIn('play');
    expect(play.game.state.players[1]?.landsPlayed).toBe(1);
    const { ann: again } = commanded(book, ['Forest', 'Hill Giant'], [], { active: 'ann' });
    again.chooses('Forest');
    then('Forest').isIn('hand');
  });

  test('what it calls for when it takes effect is hers to decide too, and she sees what he would see', () => {
    const library = ['Swamp', 'Serra Angel', 'Gray Ogre'];
    const { ann } = commanded(book, ['Demonic Tutor', 'Hill Giant'], ['Swamp', 'Swamp'], { library });
    ann.chooses('Demonic Tutor');
    for (let i = 0; i < 6 && play.question?.ask === 'act'; i += 1) play.pass();
    expect(play.asked).toBe('ann');
    ann.chooses('Gray Ogre');
    play.allPass();
    then('Gray Ogre').isIn('hand');
    then('Serra Angel').isIn('library');
  });
});

test.each([
  ['beta', 'hand'],
  ['m11', 'play'],
] as const)('%s: what is slow and named in her turn is then in: %s', (book, zone) => {
  const { ann } = commanded(book, ['Hill Giant', 'Gray Ogre'], ['Mountain', 'Mountain', 'Mountain', 'Mountain'], {
    active: 'ann',
  });
  ann.chooses('Hill Giant');
  play.allPass();
  then('Hill Giant').isIn(zone);
});

test('m11: what nobody has seen stays hidden: the other hand is known to the one who looked, and to nobody else', () => {
  const { ann } = commanded('m11', ['Lightning Bolt', 'Hill Giant'], ['Mountain']);
  const seen = play.game.view(0).players[1]?.hand.map(({ name }) => name) ?? [];
  expect(seen).toEqual(expect.arrayContaining(['Lightning Bolt', 'Hill Giant']));
  ann.chooses('Hill Giant');
  expect(JSON.stringify(play.game.view(1).players[0]?.hand)).not.toContain('Word');
});
