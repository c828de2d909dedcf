// Events in words: told to a seat, they give away no card that it may not see.

import { expect, test } from 'vitest';
import { simpleBot } from '../../src/bots/simple.ts';
import { cardsIn, type Deck } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { eventWords, fromPosition, newGame } from '../../src/game/index.ts';
import { BOOKS } from '../support/books.ts';

const HIDDEN: readonly string[] = ['library', 'hand', 'drawing'];

test.each(BOOKS)(
  '%s: cards that move from hidden place to hidden place are not named to others',
  { timeout: 240_000 },
  (book) => {
    const game = newGame({
      book,
      decks: startersOf(book)
        .slice(0, 2)
        .map((deck) => cardsIn(deck as Deck)),
      seed: 3,
    });
    const bots = [simpleBot(1), simpleBot(2)] as const;
    let moves = 0;
    let told = 0;
    for (let i = 0; i < 3000 && game.question !== null; i += 1) {
      const seat = game.question.player as 0 | 1;
      game.answer(bots[seat].choose(game.view(seat), game.legalAnswers()), seat);
      for (; told < game.events.length; told += 1) {
        const event = game.events[told] as (typeof game.events)[number];
        if (event.event !== 'moved' || !HIDDEN.includes(event.from) || !HIDDEN.includes(event.to)) continue;
        const { owner } = game.inside.object(event.id);
        const words = eventWords(game, event, 1 - owner) ?? '';
        expect(words).not.toContain(game.inside.kinds.of(event.kind).definition.name);
        moves += 1;
      }
    }
    expect(moves).toBeGreaterThan(20);
    const { played } = game.book.wording;
    expect(eventWords(game, { event: 'over', winner: 1, reason: 'life' }, 1)).toBe(`You win the ${played}.`);
    expect(eventWords(game, { event: 'over', winner: 1, reason: 'life' }, 0)).toBe(`player 2 wins the ${played}.`);
  },
);

test.each([
  ['beta', 'duel'],
  ['fifth', 'duel'],
  ['portal', 'game'],
  ['tenth', 'game'],
  ['m11', 'game'],
])('in %s two play a %s, whoever wins, nobody or who is out; several play a game', (book, played) => {
  const two = fromPosition({ book, seats: { Ann: {}, Ben: {} } });
  expect(eventWords(two, { event: 'over', winner: 0, reason: 'life' }, 0)).toBe(`You win the ${played}.`);
  expect(eventWords(two, { event: 'over', winner: null, reason: 'draw' }, 0)).toBe(`The ${played} is a draw.`);
  expect(eventWords(two, { event: 'out', seat: 1, reason: 'life' }, 0)).toBe(
    `Ben is out of the ${played} (no life left).`,
  );
  const options = { variant: book === 'portal' ? 'round' : 'free-for-all' };
  const three = fromPosition({ book, options, seats: { Ann: {}, Ben: {}, Cat: {} } });
  expect(eventWords(three, { event: 'over', winner: 0, reason: 'life' }, 0)).toBe('You win the game.');
});

test('a side wins as one, and whoever is out with it is out because the side has lost', () => {
  const seats = { Ann: {}, Ben: {}, Cat: {}, Dot: {}, Eve: {}, Fay: {} };
  const game = fromPosition({ book: 'm11', options: { variant: 'emperor' }, seats });
  const over = { event: 'over', winner: 1, reason: 'life' } as const;
  expect(eventWords(game, over, 4)).toBe('Ann, Ben and Cat win the game.');
  expect(eventWords(game, over, 0)).toBe('You, Ben and Cat win the game.');
  expect(eventWords(game, over, 2)).toBe('Ann, Ben and you win the game.');
  const out = { event: 'out', seat: 3, reason: 'team' } as const;
  expect(eventWords(game, out, 0)).toBe('Dot is out of the game (the side has lost).');
});
