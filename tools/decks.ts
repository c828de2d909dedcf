// `npm run decks -- --book B --games N`: every pair of a book's starter decks and remembered ones, played by the simple opponent on both
// sides, with the seats swapped every other game. Prints how often each deck won, and the pairs that are not even.

import { simpleBot } from '../src/bots/simple.ts';
import { cardsIn, type Deck } from '../src/formats/deck.ts';
import { readyDecksOf } from '../src/formats/starters.ts';
import { newGame } from '../src/game/index.ts';
import { booksNamed, optionsOf, stop, wholeNumber } from './options.ts';

const values = optionsOf({
  games: { type: 'string', default: '20' },
  book: { type: 'string' },
  seed: { type: 'string', default: '1' },
  /** Only pairs in which this deck plays: a part of its name. */
  deck: { type: 'string' },
  /** The share of wins from which a pair is no longer fun. */
  limit: { type: 'string', default: '75' },
  json: { type: 'boolean', default: false },
});

const MOST_ANSWERS = 8000;

/** Points of the first deck: one for a game won, half for a draw or for a game that does not end. */
function duel(book: string, decks: readonly Deck[], seed: string, swapped: boolean): number {
  const seats = (swapped ? [...decks].reverse() : decks).map(cardsIn);
  const game = newGame({ book, decks: seats, seed, options: { events: false } });
  const bots = [simpleBot(`${seed}-0`), simpleBot(`${seed}-1`)];
  for (let i = 0; i < MOST_ANSWERS && game.question !== null; i += 1) {
    const seat = game.question.player;
    const bot = bots[seat] as (typeof bots)[number];
    game.take(bot.choose(game.view(seat), game.legalAnswers()));
  }
  const winner = game.outcome?.winner ?? null;
  if (winner === null) return 0.5;
  return (winner === 0) !== swapped ? 1 : 0;
}

interface Pair {
  readonly book: string;
  readonly decks: readonly [string, string];
  readonly games: number;
  /** Per cent of the points that went to the first deck. */
  readonly share: number;
}

function pairsOf(book: string, games: number): Pair[] {
  const decks = readyDecksOf(book);
  const wanted = (deck: Deck): boolean => values.deck === undefined || deck.name.includes(values.deck);
  return decks.flatMap((first, i) =>
    decks.slice(i + 1).flatMap((second): Pair[] => {
      if (!wanted(first) && !wanted(second)) return [];
      let points = 0;
      for (let game = 0; game < games; game += 1)
        points += duel(book, [first, second], `${values.seed}-${game}`, game % 2 === 1);
      return [{ book, decks: [first.name, second.name], games, share: Math.round((100 * points) / games) }];
    }),
  );
}

/** The table: in the row of each deck, the share of games it won against the deck of the column. */
function matrix(book: string, pairs: readonly Pair[]): string {
  const names = readyDecksOf(book).map((deck) => deck.name);
  const share = (row: string, column: string): number | null => {
    const pair = pairs.find(({ decks }) => decks.includes(row) && decks.includes(column));
    if (pair === undefined || row === column) return null;
    return pair.decks[0] === row ? pair.share : 100 - pair.share;
  };
  const width = Math.max(...names.map((name) => name.length));
  const cell = (value: number | null): string => (value === null ? '·' : String(value)).padStart(4);
  const head = `${' '.repeat(width + 3)}${names.map((_, index) => cell(index + 1)).join('')}   all`;
  const rows = names.map((row, index) => {
    const shares = names.map((column) => share(row, column));
    const known = shares.filter((each) => each !== null);
    const mean = known.length === 0 ? null : Math.round(known.reduce((sum, each) => sum + each, 0) / known.length);
    return `${String(index + 1).padStart(2)} ${row.padEnd(width)}${shares.map(cell).join('')}  ${cell(mean)}`;
  });
  return [head, ...rows].join('\n');
}

const games = wholeNumber('games', values.games);
const limit = wholeNumber('limit', values.limit, 50);
if (limit > 100) stop(`--limit is a share of 100 games, at least 50, not '${values.limit}'`);
const books = booksNamed(values.book);
const names = books.flatMap((book) => readyDecksOf(book).map(({ name }) => name));
const { deck: part } = values;
if (part !== undefined && (part === '' || !names.some((name) => name.includes(part))))
  stop(`there is no deck '${part}': there are ${[...new Set(names)].join(', ')}`);
for (const book of books) {
  const pairs = pairsOf(book, games);
  const uneven = pairs.filter(({ share }) => share > limit || share < 100 - limit);
  if (values.json) for (const pair of pairs) console.log(JSON.stringify(pair));
  else {
    console.log(`${book}: ${games} games a pair\n${matrix(book, pairs)}`);
    for (const { decks, share } of uneven)
      console.log(`  uneven: ${decks.join(' against ')}, ${share} to ${100 - share}`);
    console.log('');
  }
  if (uneven.length > 0) process.exitCode = 1;
}
