// The duel in the terminal: any input whatever gets an answer in words, and the game goes on or ends politely.

import { describe, expect, test } from 'vitest';
import { simpleBot } from '../../src/bots/simple.ts';
import { Duel } from '../../src/cli/play/duel.ts';
import { cardsIn, type Deck } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';
import { chanceFrom, fromPosition, type Game, newGame } from '../../src/game/index.ts';
import { BOOKS } from '../support/books.ts';

const TYPED = [
  '',
  '',
  '0',
  '1',
  '1',
  '2',
  '3',
  '4',
  '9',
  '1 2',
  '2 1',
  '1a',
  '1a 2a',
  '1+2',
  'all',
  'none',
  'y',
  'n',
  'cancel',
  '2 1 3',
  '1 1',
  '0 3',
  '5',
  'x',
  '?',
];
const SAID = [
  'why',
  'why forest',
  'card serra',
  'card xyz',
  'log',
  'table',
  'graves',
  'cast swamp',
  'play mountain',
  'use elf',
  'end',
  '1b',
  '-1',
  '1.5',
  '💥',
];

interface Sat {
  readonly text: string;
  readonly ending: string;
  readonly game: Game;
}

async function sit(game: Game, typed: (index: number) => string | null): Promise<Sat> {
  let text = '';
  let asked = 0;
  const lines = {
    next: async (prompt: string) => {
      const line = typed(asked);
      asked += 1;
      text += `${prompt}${line ?? ''}\n`;
      return line;
    },
    close: () => undefined,
  };
  const out = (more: string): void => {
    text += more;
  };
  const ending = await new Duel({ game, seat: 0, bot: simpleBot(1), lines, out, save: null }).play();
  return { text, ending, game };
}

const table = (book: string, seed: number): Game =>
  newGame({
    book,
    seats: ['You', 'Robin'],
    decks: startersOf(book)
      .slice(0, 2)
      .map((deck) => cardsIn(deck as Deck)),
    seed,
  });

const script =
  (...lines: string[]) =>
  (index: number): string | null =>
    lines[index] ?? null;

describe.each(BOOKS)('%s', { timeout: 60_000 }, (book) => {
  test('random input of every kind plays on, and every line fits a narrow window', async () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const chance = chanceFrom(`typed ${seed}`);
      const all = seed === 1 ? TYPED : [...TYPED, ...TYPED, ...SAID];
      const { text, ending, game } = await sit(table(book, seed), (index) =>
        index > 700 ? null : (all[chance.below(all.length)] as string),
      );
      expect(ending === 'over' || ending === 'input ended').toBe(true);
      expect(game.state.turn.number).toBeGreaterThan(2);
      expect(text).not.toMatch(/undefined|NaN|\[object|null/);
      const wide = text.split('\n').filter((line) => !line.includes(' > ') && line.length > 80);
      expect(wide).toEqual([]);
    }
  });

  test('the end of the input and quit leave politely, and conceding asks first', async () => {
    expect((await sit(table(book, 1), script())).text).toContain('The input has ended: nobody answers any more');
    expect((await sit(table(book, 1), script('quit'))).ending).toBe('quit');
    const unsure = await sit(table(book, 1), script('concede', 'no', 'concede', 'yes'));
    expect(unsure.text).toContain('The game goes on.');
    expect(unsure.game.outcome).toMatchObject({ winner: 1 });
    expect(unsure.text).toContain(`Robin wins the ${unsure.game.book.wording.played}.`);
  });
});

test('a refusal says the reason, and why tells it again; nothing is lost', async () => {
  const game = fromPosition({
    book: 'tenth',
    seats: { You: { hand: ['Serra Angel', 'Forest'], inPlay: ['Plains'] }, Robin: {} },
    options: { windows: 'useful' },
  });
  const before = game.hash();
  const { text } = await sit(game, script('cast serra', 'why', 'why forest', 'cast nobody'));
  expect(text.match(/you cannot make the mana that Serra Angel costs/g)?.length).toBe(2);
  expect(text).toContain('Nothing is against it');
  expect(text).toContain("You have no 'nobody' in your hand.");
  expect(game.hash()).toBe(before);
});

test('what is typed for splits, orders and numbers is checked before it is an answer', async () => {
  const game = fromPosition({
    book: 'm11',
    seats: {
      You: { hand: ['Fireball'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] },
      Robin: { inPlay: ['Grizzly Bears'] },
    },
    options: { windows: 'useful' },
  });
  const { text } = await sit(game, script('1', '7', 'many', '3', '9', '1'));
  expect(text.match(/Type a whole number from 0 to 3\./g)?.length).toBe(2);
  expect(text).toContain('aimed at');
});

test('a card is shown in the words of the book', async () => {
  const game = (book: string): Game =>
    fromPosition({
      book,
      seats: { You: { hand: ['Serra Angel', 'Plains'] }, Robin: {} },
      options: { windows: 'useful' },
    });
  expect((await sit(game('beta'), script('card serra'))).text).toContain('Summon Angel');
  expect((await sit(game('m11'), script('card serra'))).text).toContain('Creature — Angel');
});

test('why explains an attack or a block that is not allowed', async () => {
  const attack = fromPosition({
    book: 'm11',
    seats: { You: { inPlay: ['Grizzly Bears', { card: 'Hill Giant', sick: true }] }, Robin: {} },
    options: { windows: 'useful' },
  });
  const tried = await sit(attack, script('why hill', 'why grizzly', 'why nobody'));
  expect(tried.text).toContain('has not been under your control');
  expect(tried.text).toContain('Grizzly Bears may attack.');
  expect(tried.text).toContain("You have no 'nobody' in play.");
});
