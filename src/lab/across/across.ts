// Across: one line of play in every book that can hold it, what came of it in each, and what differs.

import { BadInput, BOOK_IDS, findBook, fromPosition, type Game, tellEvents } from '../../game/index.ts';
import { type ToldLine, tellChain } from '../../game/told/index.ts';
import type { Study } from '../study.ts';
import { readHeld, stepNamed } from '../text/held.ts';
import { Bench, type Note } from './bench.ts';
import { carryOut } from './carry.ts';
import { beginningOf, keyOf, type Outcome, outcomeKey, outcomeOf } from './outcome.ts';
import { announce } from './waiting.ts';
import { type Cause, causesOf } from './why.ts';

/** What a line came to in one book; `why` says why a book cannot hold the position at all. */
export type InBook =
  | { readonly book: string; readonly name: string; readonly year: number; readonly held: false; readonly why: string }
  | {
      readonly book: string;
      readonly name: string;
      readonly year: number;
      readonly held: true;
      readonly outcome: Outcome;
      /** What had to be left out, or done otherwise. */
      readonly notes: readonly Note[];
      /** What is odd about the position itself: what happens before anybody has done anything. */
      readonly odd: readonly string[];
      readonly story: readonly string[];
      /** The same line by line, with what each comes of. */
      readonly chain: readonly ToldLine[];
      /** What came of it, in a sentence. */
      readonly sentence: string;
      /** The facts of the book that make the difference to other books, each with its passage. */
      readonly because: readonly Cause[];
    };

export interface Across {
  readonly title: string;
  readonly books: readonly InBook[];
  /** Facts of the outcome in which the books differ, with the value in each ('' where there is none). */
  readonly differs: readonly { readonly fact: string; readonly values: { readonly [book: string]: string } }[];
}

interface Carried {
  readonly game: Game;
  readonly bench: Bench;
  readonly outcome: Outcome;
  readonly odd: readonly string[];
}

const FILLER = Array.from({ length: 20 }, () => 'Plains');

/** Sets the position up in a book and carries the line out; a position that the book cannot hold is refused. */
export function carriedIn(study: Study, book: string): Carried {
  const rules = findBook(book);
  const seats = Object.fromEntries(
    Object.entries(study.position.seats).map(([name, seat]) => [name, { library: FILLER, ...seat }]),
  );
  const { step, ...rest } = study.position;
  const game = fromPosition({
    ...rest,
    ...(step === undefined ? {} : { step: stepNamed(book, step) }),
    book,
    seats,
    options: { windows: 'all', ...(rules.facts.start.ante === 'no' ? {} : { ante: true }) },
  });
  const odd = tellEvents(game, game.events, -1);
  const bench = new Bench(game);
  announce(bench, study);
  const beginning = beginningOf(bench.game);
  carryOut(bench, study.line);
  return { game: bench.game, bench, odd, outcome: outcomeOf(bench.game, beginning, bench.events) };
}

function inBook(study: Study, book: string): { readonly told: InBook; readonly carried: Carried | null } {
  const { id, name, year } = findBook(book);
  try {
    const carried = carriedIn(study, book);
    const { bench, outcome, odd } = carried;
    const chain = tellChain(bench.game, bench.events, -1);
    const story = chain.map(({ text }) => text);
    const sentence = `${outcome.told.join('; ')}.`;
    const told: InBook = {
      ...{ book: id, name, year, held: true, outcome, notes: bench.notes, odd, story, chain, because: [] },
      sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1),
    };
    return { told, carried };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { told: { book: id, name, year, held: false, why: error.message }, carried: null };
  }
}

/** Reads a study that some book can hold; the line that stands in the way of it in all of them is told. */
export const readForAny = (text: string): Study => readHeld(text, (study) => across({ ...study, line: [] }, false));

/** Carries a study out in all its books. `whys` looks for the facts that make the difference, which takes longer. */
export function across(study: Study, whys = true): Across {
  const books = study.books.length > 0 ? study.books : BOOK_IDS;
  const done = books.map((book) => inBook(study, book));
  if (done.every(({ carried }) => carried === null)) {
    const [first] = done;
    const why = first !== undefined && !first.told.held ? first.told.why : '';
    const [, place = '', fault] = /^(line \d+: )?(.*)$/s.exec(why) as RegExpExecArray;
    throw new BadInput(`${place}no book can hold this position: ${fault}`);
  }
  const held = done.flatMap(({ told }) => (told.held ? [told] : []));
  const told = done.map(({ told: each }): InBook => {
    if (!each.held || !whys) return each;
    const because = causesOf(
      each.book,
      outcomeKey(each.outcome),
      held.map(({ book, outcome }) => ({ book, outcome: outcomeKey(outcome) })),
      (book) => outcomeKey(carriedIn(study, book).outcome),
    );
    return { ...each, because };
  });
  return { title: study.title, books: told, differs: differences(told) };
}

const PLACE = ': place';

function differences(books: readonly InBook[]): Across['differs'] {
  const held = books.flatMap((each) => (each.held ? [each] : []));
  const values = new Map<string, { [book: string]: string }>();
  for (const { book, outcome } of held)
    for (const fact of outcome.facts) values.set(keyOf(fact), { ...values.get(keyOf(fact)), [book]: fact.value });
  const elsewhere = new Set(
    [...values].flatMap(([fact, found]) => {
      const places = new Set(held.map(({ book }) => found[book] ?? ''));
      return fact.endsWith(PLACE) && places.size > 1 ? [fact.slice(0, -PLACE.length)] : [];
    }),
  );
  return [...values].flatMap(([fact, found]) => {
    // Of what is not in the same place everywhere the place says enough.
    if (!fact.endsWith(PLACE) && elsewhere.has(fact.slice(0, fact.lastIndexOf(': ')))) return [];
    const all = held.map(({ book }) => found[book] ?? '');
    return new Set(all).size < 2
      ? []
      : [{ fact, values: Object.fromEntries(held.map(({ book }) => [book, found[book] ?? ''])) }];
  });
}
