// What is asked, in the words of the book.

import { describe, expect, test } from 'vitest';
import { PURPOSES, type Words } from '../../src/engine/asking/purposes.ts';
import { BOOK_IDS, findBook } from '../../src/game/index.ts';
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

test('every purpose is a sentence in every voice, and none is told by its bare name', () => {
  for (const book of BOOK_IDS) {
    const { wording } = findBook(book);
    const say = (words: Words): string => (typeof words === 'string' ? words : words(wording, 3));
    for (const [shape, named] of Object.entries(PURPOSES))
      for (const [purpose, { words }] of Object.entries(named) as [string, { readonly words: Words }][]) {
        expect(say(words), `${book} ${shape} ${purpose}`).toMatch(/^[A-Za-z][^~#]* .*[.?]$/);
        expect(say(words).replace(/[?.]$/, '')).not.toBe(purpose);
        expect(say(words)).not.toContain('undefined');
      }
    for (const { labels } of Object.values(PURPOSES.yesno)) {
      const { yes, no } = labels(wording);
      expect(yes).toMatch(/^[A-Z]/);
      expect(no).toMatch(/^[A-Z]/);
      expect(yes).not.toBe(no);
    }
  }
  const graveyard = PURPOSES.order['order in the graveyard'].words as (voice: unknown, number: number) => string;
  expect(graveyard(findBook('portal').wording, 0)).toContain('discard pile');
});

test('what a card asks besides is told in words too: which of two costs is paid, and how much X is', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Blaze'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: {},
  });
  expect(ann.mayCast('Blaze')).toBe(true);
  const card = play.game.view(0).players[0]?.hand[0]?.id ?? 0;
  play.game.answer({ kind: 'cast', card });
  expect(asked()).toBe('Blaze: how much is X? (0 to 2)');
});

describe('a source is named for what is done with its damage', () => {
  const bolted = (book: string, card: string, ...inPlay: string[]) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
      ben: { hand: [card], inPlay: [...inPlay, 'Grizzly Bears', 'Plains', 'Plains', 'Plains'] },
    });
    return { ann, ben };
  };

  test('Eye for an Eye answers (beta)', () => {
    const { ann, ben } = bolted('beta', 'Eye for an Eye');
    ann.casts('Lightning Bolt', { target: ben });
    ben.casts('Eye for an Eye');
    expect(asked()).toBe('Eye for an Eye: damage from which source does it answer?');
  });

  test('Jade Monolith redirects (beta)', () => {
    const { ann, ben } = bolted('beta', 'Healing Salve', 'Jade Monolith');
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ben.activates('Jade Monolith', { target: 'Grizzly Bears' });
    expect(asked()).toBe('Jade Monolith: damage from which source is redirected?');
  });
});
