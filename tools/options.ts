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
    const { values, tokens } = parseArgs({ options, args, tokens: true });
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = names.find((name, index) => names.indexOf(name) < index);
    return twice === undefined ? values : stop(`--${twice} is given twice`);
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

/** One of the names there are of something, as it was said. */
export function oneOf<T extends string>(what: string, names: readonly T[], said: string): T {
  return names.find((name) => name === said) ?? stop(`there is no ${what} '${said}': there are ${names.join(', ')}`);
}

/** Of what excludes each other, at most one may be said. */
export function notBoth(said: { readonly [option: string]: unknown }): void {
  const given = Object.keys(said).filter((option) => said[option] !== undefined && said[option] !== false);
  if (given.length > 1)
    stop(`${given.map((option) => `--${option}`).join(' and ')} do not go together: say one of them`);
}

/** What the program itself refuses is said, too. */
export function orStop<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) return stop(error.message);
    throw error;
  }
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
  orStop(() => {
    for (const book of books) findBook(book, [], variant);
  });
  if (books.length > 0) return books;
  const names = BOOK_IDS.flatMap((book) => findBook(book).variants.map((offer) => offer.name));
  return stop(`no book is played as '${variant}': there are ${[DUEL, ...new Set(names)].join(', ')}`);
}

/** How many sit down, where it was said: as many as all these books let. */
export function seatsPlaying(text: string, books: readonly string[], variant: string): number {
  const number = wholeNumber('seats', text);
  for (const book of books) {
    const { name, seats } = findBook(book, [], variant).variant;
    const range = seats.least === seats.most ? seats.least : `${seats.least} to ${seats.most}`;
    if (number < seats.least || number > seats.most) stop(`'${name}' is played with ${range} seats, not with ${text}`);
  }
  return number;
}
