// What is asked, in the words of the book.

import { expect, test } from 'vitest';
import { questionWords, Scene } from '../../src/game/told/index.ts';
import { given, play } from '../play.ts';

const asked = (): string => {
  const question = play.question;
  if (question === null) throw new Error('nothing is asked');
  return questionWords(new Scene(play.game, question.player), question, play.game.legalAnswers());
};

test.each([
  ['beta', 'you may play a land, cast cards, use abilities or attack'],
  ['fifth', 'you may play a land, cast cards, use abilities or attack'],
  ['tenth', 'you may play a land, play cards or play abilities'],
  ['m11', 'you may play a land, cast cards or activate abilities'],
])('what may be done in %s', (book, words) => {
  given(book, {
    ann: { hand: ['Forest', 'Savannah Lions'], inPlay: ['Plains', 'Mogg Fanatic'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  expect(asked()).toContain(words);
});

test.each([
  ['fifth', 'Cruel Edict: what do you sacrifice?'],
  ['portal', 'Cruel Edict: what do you destroy?'],
])('what is given up in %s', (book, words) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Cruel Edict'], inPlay: ['Swamp', 'Swamp'] },
    ben: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
  });
  ann.casts('Cruel Edict');
  if (book === 'fifth') {
    ann.passes();
    ben.passes();
  }
  expect(asked()).toBe(words);
});

test.each([
  ['tenth', 'do you begin the game with it in play?'],
  ['m11', 'do you begin the game with it on the battlefield?'],
])('what a game may begin with in %s', (book, words) => {
  given(book, { ann: {}, ben: {} });
  const question = { ask: 'yesno', player: 0, source: 0, purpose: 'begin the game with it in play' } as const;
  expect(questionWords(new Scene(play.game, 0), question)).toBe(words);
});
