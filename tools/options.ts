// The options of a tool, read and checked: what is wrong gets a sentence that says what would be right.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput, DUEL, findBook, readVariant } from '../src/game/index.ts';
import { BOOK_IDS } from '../src/rulebooks/index.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

export function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

export function optionsOf<T extends Options>(options: T, args = process.argv.slice(2)): Values<T> {
  try {
    return parseArgs({ options, args }).values;
  } catch (error) {
    // Node says first what is wrong; what follows is about arguments that begin with a dash.
    const [wrong] = (error as Error).message.split('. ');
    return stop(
      `${wrong}: there are ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}`,
    );
  }
}

export function wholeNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  return stop(`--${name} must be a whole number of at least ${least}, not '${text}'`);
}

/** The book that was named, or all of them. */
export function booksNamed(name: string | undefined): readonly string[] {
  if (name === undefined) return BOOK_IDS;
  if ((BOOK_IDS as readonly string[]).includes(name)) return [name];
  return stop(`there is no rulebook '${name}': the books are ${BOOK_IDS.join(', ')}`);
}

/** The book that was named, or all that are played this way. */
export function booksPlaying(name: string | undefined, variant: string): readonly string[] {
  const offers = (book: string): boolean =>
    [DUEL, ...findBook(book).variants.map((offer) => offer.name)].includes(readVariant(variant).name);
  const books = name === undefined ? BOOK_IDS.filter(offers) : booksNamed(name);
  try {
    for (const book of books) findBook(book, [], variant);
  } catch (error) {
    if (error instanceof BadInput) stop(error.message);
    throw error;
  }
  if (books.length > 0) return books;
  const names = BOOK_IDS.flatMap((book) => findBook(book).variants.map((offer) => offer.name));
  return stop(`no book is played as '${variant}': there are ${[DUEL, ...new Set(names)].join(', ')}`);
}
