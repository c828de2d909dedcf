// Setting a table for more than two: what a variant allows, and what is said of what it does not. Nothing is begun then.

import { expect, test } from 'vitest';
import { BadInput, findBook, fromPosition, newGame, playReplay } from '../../src/game/index.ts';

const deck = [...Array.from({ length: 20 }, () => 'Forest'), ...Array.from({ length: 40 }, () => 'Grizzly Bears')];
const decks = (seats: number): string[][] => Array.from({ length: seats }, () => deck);
const begin = (variant: unknown, seats: number, book = 'm11', more: object = {}) =>
  newGame({ book, decks: decks(seats), seed: 1, options: { variant: variant as string }, ...more });

test.each([
  ['m11', 'free-for-all', 2, "Magic 2011 is played with 3 to 8 seats as 'free-for-all' here, not with 2"],
  ['m11', 'free-for-all', 9, "Magic 2011 is played with 3 to 8 seats as 'free-for-all' here, not with 9"],
  [
    'm11',
    'two-headed-giant',
    3,
    "exactly 4 seats as 'two-headed-giant' here, not with 3; for 3 there is 'free-for-all'",
  ],
  ['m11', 'duel', 6, "exactly 2 seats here, not with 6; for 6 there is 'free-for-all' and 'emperor'"],
  ['portal', 'duel', 4, "Portal is played with exactly 2 seats here, not with 4; for 4 there is 'round'"],
  ['portal', 'emperor', 6, "Portal is not played as 'emperor' (it is played as 'duel', 'round')"],
  ['beta', 'two-headed-giant', 4, "(it is played as 'duel', 'free-for-all')"],
  ['m11', 'emporer', 6, "is not played as 'emporer'; did you mean 'emperor'?"],
  ['m11', 'emperor, range 1', 6, "'emperor' has no option 'range 1' (it has none)"],
  ['m11', 'free-for-all, atack left', 3, "has no option 'atack left'; did you mean 'attack left'?"],
  ['m11', 'free-for-all, range 1, range 2', 3, "says twice how it is with 'range': choose one of 'range 1', 'range 2'"],
  ['m11', 7, 3, "a variant is given by its name, not by 7: Magic 2011 is played as 'duel', 'free-for-all'"],
] as const)('%s as %s with %s seats is explained', (book, variant, seats, words) => {
  expect(() => begin(variant, seats, book)).toThrow(BadInput);
  expect(() => begin(variant, seats, book)).toThrow(words);
});

test('teams may be said, and are those of the variant', () => {
  expect(begin('two-headed-giant', 4, 'm11', { teams: [0, 0, 1, 1] }).names).toHaveLength(4);
  expect(() => begin('two-headed-giant', 4, 'm11', { teams: [0, 1, 0, 1] })).toThrow(
    "the teams of 'two-headed-giant' with 4 seats are [0,0,1,1], not [0,1,0,1]",
  );
  expect(() => begin('free-for-all', 3, 'm11', { teams: [0, 0, 1] })).toThrow('are [0,1,2], not [0,0,1]');
});

test('each seat needs one deck, and an answer of another seat is refused', () => {
  expect(() =>
    newGame({
      book: 'm11',
      seats: ['ann', 'ben', 'cat'],
      decks: decks(4),
      seed: 1,
      options: { variant: 'free-for-all' },
    }),
  ).toThrow('there are 3 seats and 4 decks: each seat needs one deck');
  const game = begin('free-for-all', 3);
  const before = game.hash();
  const other = ((game.question?.player ?? 0) + 1) % 3;
  expect(() => game.answer({ kind: 'no' }, other)).toThrow();
  expect(game.hash()).toBe(before);
});

test('the same choice is the same book, whatever the order in which its options are said', () => {
  const one = findBook('m11', [], 'free-for-all, attack left, range 1');
  expect(findBook('m11', [], 'free-for-all, range 1, attack left')).toBe(one);
  expect(findBook('m11', [], 'duel')).toBe(findBook('m11'));
});

test('a house rule may be played by a variant of its book', () => {
  const game = begin('two-headed-giant', 4, 'Burning giants = m11; mana.burn = 1');
  expect(game.book.facts.mana.burn).toBe(1);
  expect(game.state.players.map(({ life }) => life)).toEqual([30, 30, 30, 30]);
});

test('a replay and what is kept carry the variant', () => {
  const game = begin('emperor', 6);
  for (let i = 0; i < 30 && game.question !== null; i += 1) game.take(game.legalAnswers().at(-1) as never);
  expect(JSON.parse(game.replay().split('\n')[0] as string)).toMatchObject({ fivefold: 1, variant: 'emperor' });
  expect(playReplay(game.replay(), { newGame, fromPosition }).hash()).toBe(game.hash());
  const again = game.branch(game.keep());
  expect(again.view(2)).toEqual(game.view(2));
  expect(again.view(2).variant).toBe('emperor');
});

test('in a position a side has one life total, whichever of its seats says it', () => {
  const game = fromPosition({
    book: 'tenth',
    seats: { ann: {}, bob: { life: 11 }, cat: {}, dan: {} },
    options: { variant: 'two-headed-giant' },
  });
  expect(game.state.players.map(({ life }) => life)).toEqual([11, 11, 30, 30]);
});
