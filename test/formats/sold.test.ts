// Ready-made decks as they were sold, and what may be changed between two games of a match.

import { expect, test } from 'vitest';
import { simpleBot } from '../../src/bots/simple.ts';
import { swapFaults, swapped } from '../../src/formats/sideboard.ts';
import { lacking, SOLD_DECKS, soldDecksOf } from '../../src/formats/sold/deck.ts';
import { newGame } from '../../src/game/index.ts';
import { rule } from '../support/catalogue.ts';

const names = (book: string): string[] => soldDecksOf(book).map(({ name }) => name);
const list = (cards: { readonly [name: string]: number }): string[] =>
  Object.entries(cards).flatMap(([name, number]) => Array.from({ length: number }, () => name));

rule(['M-006', 'T-470'], 'intro packs can be played against each other straight from the box', () => {
  expect(names('m11')).toEqual(expect.arrayContaining(['Blades of Victory', 'Reign of Vampirism', 'Firebomber']));
  const decks = soldDecksOf('m11').slice(-2);
  for (const { cards } of decks) expect(list(cards).length).toBeGreaterThanOrEqual(40);
  const game = newGame({ book: 'm11', decks: decks.map(({ cards }) => list(cards)), seed: 1 });
  const bots = [simpleBot(1), simpleBot(2)];
  for (let index = 0; index < 5000 && game.question !== null; index += 1) {
    const seat = game.question.player;
    game.answer((bots[seat] as (typeof bots)[number]).choose(game.view(seat), game.legalAnswers()), seat);
  }
  expect(game.outcome).not.toBeNull();
});

rule('T-471', 'Tenth Edition has five theme decks, one for each color', () => {
  const themes = SOLD_DECKS.filter(({ set, product }) => set === '10E' && product === 'theme deck');
  expect(themes.length).toBe(5);
  const basics = themes.map(({ cards }) =>
    ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].filter((name) => cards[name]),
  );
  expect(basics.flat().sort()).toEqual(['Forest', 'Island', 'Mountain', 'Plains', 'Swamp']);
});

test('a deck is offered where the book holds all of it; what is missing is known by name', () => {
  expect(names('portal')).toEqual(expect.arrayContaining(['Preconstructed deck 1', 'Preconstructed deck 2']));
  for (const book of ['beta', 'fifth', 'portal', 'tenth', 'm11'])
    for (const deck of SOLD_DECKS) expect(lacking(book, deck).length === 0).toBe(soldDecksOf(book).includes(deck));
});

const before = { deck: ['Forest', 'Forest', 'Grizzly Bears'], sideboard: ['Naturalize', 'Fog'] };

rule(['M-269', 'M-270', 'M-277'], 'between games of Constructed cards are swapped one for one', () => {
  const now = swapped(before, ['Grizzly Bears'], ['Naturalize']);
  expect(now).toEqual({ deck: ['Forest', 'Forest', 'Naturalize'], sideboard: ['Fog', 'Grizzly Bears'] });
  expect(swapFaults(before, now, 'one for one', 3)).toEqual([]);
  expect(swapFaults(before, swapped(before, [], ['Fog']), 'one for one', 3)).toEqual([
    'cards are swapped one for one: the deck had 3 cards, and now has 4',
  ]);
  expect(() => swapped(before, ['Craw Wurm'], ['Fog'])).toThrow("'Craw Wurm' is not in the deck");
  expect(() => swapped(before, ['Forest'], ['Craw Wurm'])).toThrow("'Craw Wurm' is not in the sideboard");
});

rule(['M-273', 'M-274'], 'in Limited cards may also be added, and basic lands are free', () => {
  expect(swapFaults(before, swapped(before, [], ['Fog']), 'free', 3)).toEqual([]);
  expect(swapFaults(before, { ...before, deck: [...before.deck, 'Island'] }, 'free', 3)).toEqual([]);
  expect(swapFaults(before, { deck: ['Forest', 'Forest'], sideboard: before.sideboard }, 'free', 3)).toEqual([
    'the deck has 2 cards, and needs at least 3',
    'Grizzly Bears has gone: there were 1 in deck and sideboard, and now there are 0',
  ]);
});

test('nothing comes from outside', () => {
  expect(swapFaults(before, { ...before, sideboard: ['Naturalize', 'Fog', 'Black Lotus'] }, 'free', 3)).toEqual([
    'there were 0 of Black Lotus in deck and sideboard, and now there are 1',
  ]);
});
