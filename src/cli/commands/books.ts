// `fivefold books`: the five books side by side.

import type { Command } from 'commander';
import { cardsOf, findBook, type Rulebook } from '../../game/index.ts';
import { BOOK_IDS } from '../../rulebooks/index.ts';
import { bookSaid } from '../book.ts';
import { changeableLines, houseLines } from '../house-text.ts';
import { answering } from '../said.ts';

const ROWS: readonly (readonly [string, (book: Rulebook) => string])[] = [
  ['book', (book) => book.id],
  ['year', (book) => String(book.year)],
  ['cards', (book) => String(cardsOf(book).length)],
  ['deck', (book) => `${book.facts.deck.min}+`],
  ['resolves', (book) => book.facts.timing.resolves],
  ['interrupts', (book) => book.facts.timing.interrupts],
  ['blocks', (book) => (book.facts.combat.blocks === 'together' ? 'together' : 'one by one')],
  ['burn', (book) => (book.facts.mana.burn > 0 ? 'yes' : 'no')],
];

function tellHouse(said: string): void {
  const book = bookSaid(said);
  const parent = findBook(book.edition);
  const lines = book === parent ? changeableLines(book) : houseLines(book, parent);
  process.stdout.write(`${lines.join('\n')}\n`);
}

export function registerBooks(program: Command): void {
  program
    .command('books')
    .description('list the five rulebooks, or what house rules change in one')
    .option('--house <rules>', 'house rules as a text or a file: in what they differ; or a book: what could be changed')
    .action(
      answering((words: { readonly house?: string }) => {
        if (words.house !== undefined) return tellHouse(words.house);
        const books = BOOK_IDS.map((id) => findBook(id));
        const table = [ROWS.map(([title]) => title), ...books.map((book) => ROWS.map(([, tell]) => tell(book)))];
        const widths = ROWS.map((_, column) => Math.max(...table.map((row) => (row[column] as string).length)));
        const lines = table.map((row) =>
          row
            .map((cell, column) => cell.padEnd(widths[column] as number))
            .join('  ')
            .trimEnd(),
        );
        const names = books.map((book) => `${book.id.padEnd(widths[0] as number)}  ${book.name}: ${book.source}`);
        process.stdout.write(`${[...lines, '', ...names].join('\n')}\n`);
      }),
    );
}
