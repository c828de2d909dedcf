// `npm run soak -- --games N`: random whole games in every book, with everything checked that must always be so.

import { mkdirSync, writeFileSync } from 'node:fs';
import { DUEL } from '../src/game/index.ts';
import { booksPlaying, optionsOf, seatsPlaying, wholeNumber } from './options.ts';
import { soakGame } from './soak/play.ts';

const values = optionsOf({
  games: { type: 'string', default: '100' },
  book: { type: 'string' },
  /** How the table is set: only the books that offer it are played. */
  variant: { type: 'string', default: DUEL },
  seats: { type: 'string' },
  seed: { type: 'string', default: '1' },
  every: { type: 'string', default: '25' },
  json: { type: 'boolean', default: false },
});

const games = wholeNumber('games', values.games);
const every = wholeNumber('every', values.every);
const books = booksPlaying(values.book, values.variant);
const seats = values.seats === undefined ? {} : { seats: seatsPlaying(values.seats, books, values.variant) };
// Round a table somebody gives up now and then: about one in a game.
const leaving = values.variant === DUEL ? {} : { leaving: 700 };
const started = performance.now();
let questions = 0;
let violations = 0;
let hangs = 0;
for (let index = 0; index < games; index += 1) {
  const book = books[index % books.length] as string;
  const seed = `${values.seed}-${Math.floor(index / books.length)}`;
  // One game in five is asked in every window, so that mana is tapped (and burns) at will.
  const played = soakGame(book, seed, {
    every,
    windows: index % 25 < 5 ? 'all' : 'useful',
    variant: values.variant,
    ...seats,
    ...leaving,
  });
  questions += played.questions;
  if (played.hung) hangs += 1;
  if (played.violation === null) continue;
  violations += 1;
  mkdirSync('artifacts', { recursive: true });
  const file = `artifacts/soak-${book}-${seed}.replay`;
  writeFileSync(file, played.replay);
  console.error(`${book}, seed ${seed}: ${played.violation}\n  the game is kept in ${file}`);
}
const seconds = Math.round((performance.now() - started) / 100) / 10;
const line = { variant: values.variant, games, questions, violations, hangs, seconds };
console.log(
  values.json
    ? JSON.stringify(line)
    : `${games} games, ${questions} questions, ${violations} violations, ${hangs} hangs, ${seconds} s`,
);
process.exitCode = violations + hangs > 0 ? 1 : 0;
