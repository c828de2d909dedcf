// A handicap: the best cards of a deck stay in the box, and it shows in the games.

import { describe, expect, test } from 'vitest';
import { draftWorth } from '../../src/bots/card-worth.ts';
import { simpleBot } from '../../src/bots/simple.ts';
import { cardsIn, type Deck, deckFaults } from '../../src/formats/deck.ts';
import { withHandicap } from '../../src/formats/handicap.ts';
import { besides } from '../../src/formats/sideboard.ts';
import { readyDecksOf, startersOf } from '../../src/formats/starters.ts';
import { BadInput, findBook, findCard, newGame } from '../../src/game/index.ts';
import { BOOKS } from '../support/books.ts';
import { rule } from '../support/catalogue.ts';

describe.each(BOOKS)('%s', (book) => {
  rule('B-318', 'every ready deck can be played with weaker cards: legal, as large, with its lands and colours', () => {
    const worth = (name: string): number => draftWorth(findCard(findBook(book), name).definition);
    const colors = (cards: readonly string[]): string[] =>
      [...new Set(cards.flatMap((name) => findCard(findBook(book), name).definition.colors))].sort();
    for (const deck of readyDecksOf(book).map(cardsIn)) {
      const weaker = withHandicap(book, deck, 8);
      const [gone, come] = [besides(deck, weaker), besides(weaker, deck)];
      expect([weaker.length, gone.length, come.length]).toEqual([deck.length, 8, 8]);
      expect(deckFaults(book, weaker)).toEqual([]);
      expect(colors([...weaker, ...deck])).toEqual(colors(deck));
      const sum = (cards: readonly string[]): number => cards.reduce((all, name) => all + worth(name), 0);
      expect(sum(come)).toBeLessThan(sum(gone));
    }
  });
});

test('none leaves the deck as it is, the same deck gives the same one, and what is no handicap is refused', () => {
  const deck = cardsIn(startersOf('beta')[0] as Deck);
  expect(withHandicap('beta', deck, 0)).toEqual(deck);
  expect(withHandicap('beta', deck, 5)).toEqual(withHandicap('beta', deck, 5));
  for (const wrong of [-1, 21, 1.5]) expect(() => withHandicap('beta', deck, wrong)).toThrow(BadInput);
});

test('the side with the handicap wins fewer games against its own deck', () => {
  const deck = cardsIn(startersOf('beta')[5] as Deck);
  const weaker = withHandicap('beta', deck, 12);
  let won = 0;
  const games = 60;
  for (let number = 0; number < games; number += 1) {
    const swapped = number % 2 === 1;
    const game = newGame({
      book: 'beta',
      decks: swapped ? [deck, weaker] : [weaker, deck],
      seed: `handicap ${number}`,
      options: { events: false, ante: false },
    });
    const bots = [simpleBot(`${number} 0`), simpleBot(`${number} 1`)];
    for (let answers = 0; game.question !== null && answers < 6000; answers += 1) {
      const { player } = game.question;
      game.take((bots[player] as (typeof bots)[number]).choose(game.view(player), game.legalAnswers()));
    }
    if (game.outcome?.winner === (swapped ? 1 : 0)) won += 1;
  }
  expect(won / games).toBeLessThan(0.45);
});
