// `npm run usage`: which cards were drawn, cast, used and left play in random games of each book, and which were not.

import { DUEL, findBook } from '../src/game/index.ts';
import { booksPlaying, optionsOf, wholeNumber } from './options.ts';
import { Chance } from './soak/random.ts';
import { Ledger } from './usage/ledger.ts';
import { playTable } from './usage/play.ts';
import { Shelf } from './usage/table.ts';

const values = optionsOf({
  games: { type: 'string', default: '2000' },
  book: { type: 'string' },
  /** How the table is set: only the books that offer it are played. */
  variant: { type: 'string', default: DUEL },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
});

let failed = false;
const most = wholeNumber('games', values.games);
for (const book of booksPlaying(values.book, values.variant)) {
  const ledger = new Ledger(book);
  const shelf = new Shelf(book, ledger);
  const { least } = findBook(book, [], values.variant).variant.seats;
  const total = ledger.open.size;
  let games = 0;
  while (games < most && ledger.open.size > 0) {
    const chance = new Chance(`usage-${values.seed}-${book}-${games}`);
    playTable(shelf.table(chance, least), ledger, chance, values.variant);
    games += 1;
  }
  const missing = [...ledger.open].map(([name, deeds]) => ({ name, never: [...deeds] }));
  failed ||= missing.length > 0;
  if (values.json) console.log(JSON.stringify({ book, variant: values.variant, games, cards: total, missing }));
  else {
    console.log(`${book}: ${total - missing.length} of ${total} cards seen in full after ${games} games`);
    for (const { name, never } of missing) console.log(`  ${name}: never ${never.join(', never ')}`);
  }
}
process.exitCode = failed ? 1 : 0;
