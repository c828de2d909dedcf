// `fivefold card NAME`: a card as a book prints it.

import type { Command } from 'commander';
import { BadInput, findBook } from '../../game/index.ts';
import { BOOK_IDS } from '../../rulebooks/index.ts';
import { bookSaid } from '../book.ts';
import { cardText } from '../card-text.ts';
import { wrap } from '../play/text.ts';
import { complain } from '../said.ts';

function inOneBook(name: string, bookName: string): void {
  const { found, lines } = cardText(bookSaid(bookName), name);
  const text = `${lines.flatMap((line) => wrap(line, 2)).join('\n')}\n`;
  if (found) process.stdout.write(text);
  else {
    process.stderr.write(text);
    process.exitCode = 1;
  }
}

/** In every book that can hold it, each under the book's name. */
function inAllBooks(name: string): void {
  const texts = BOOK_IDS.map((id) => ({ book: findBook(id), text: cardText(findBook(id), name) }));
  if (texts.every(({ text }) => !text.found)) {
    inOneBook(name, BOOK_IDS.at(-1) as string);
    return;
  }
  const blocks = texts.map(({ book, text }) =>
    [`${book.name} (${book.year})`, ...text.lines.flatMap((line) => wrap(line, 4, '  '))].join('\n'),
  );
  process.stdout.write(`${blocks.join('\n\n')}\n`);
}

export function registerCard(program: Command): void {
  program
    .command('card')
    .argument('<name...>', 'the name of the card')
    .description('show a card as a book prints it')
    .option('-b, --book <name>', 'the rulebook; all five if left out')
    .action((words: string[], options: { readonly book?: string }) => {
      const name = words.join(' ');
      try {
        if (options.book === undefined) inAllBooks(name);
        else inOneBook(name, options.book);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        complain(error);
      }
    });
}
