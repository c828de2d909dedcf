// The shelf: books by name, and the pool of cards as each book reads it, compiled once.

import { POOL } from '../cards/pool.ts';
import type { Rulebook } from '../engine/rulebook.ts';
import { type Kind, Kinds, Misprint, type Reading } from '../engine/things/kinds.ts';
import type { CardDefinition } from '../language/card.ts';
import { BOOK_IDS, bookNamed } from '../rulebooks/index.ts';
import { withRules } from '../rulebooks/options.ts';
import { DUEL, offerOf, readVariant, withVariant } from '../rulebooks/variants.ts';
import { BadInput, didYouMean } from './errors.ts';
import { houseFrom, isHouse } from './house.ts';

const NO_MORE: readonly CardDefinition[] = [];
/** What a game brought along besides the pool. */
const brought = new WeakMap<Kinds, readonly CardDefinition[]>();
const compiled = new Map<string, WeakMap<readonly CardDefinition[], Kinds>>();

/** Cards made ready; what is wrong with one that was brought along is said to whoever brought it. */
function readyFor(cards: readonly CardDefinition[], reading: Reading): Kinds {
  try {
    return new Kinds(cards, reading);
  } catch (error) {
    throw error instanceof Misprint ? new BadInput(error.message) : error;
  }
}

/** The cards a book is played with: the pool, and definitions that a game brings along besides. */
export function kindsFor(book: Rulebook, more: readonly CardDefinition[] = NO_MORE): Kinds {
  const { summon, interrupts } = book.facts.types;
  // Books made from one book by optional or house rules read the cards alike.
  const reading = `${book.edition} ${summon} ${interrupts}`;
  let known = compiled.get(reading);
  if (known === undefined) {
    known = new WeakMap();
    compiled.set(reading, known);
  }
  const besides = more.length === 0 ? NO_MORE : more;
  let kinds = known.get(besides);
  if (kinds === undefined) {
    kinds = readyFor([...POOL, ...besides], { book: book.edition, summonTypes: summon, interrupts });
    known.set(besides, kinds);
    brought.set(kinds, besides);
  }
  return kinds;
}

/** The definitions that cards were made ready from besides those of the pool. */
export const broughtWith = (kinds: Kinds): readonly CardDefinition[] => brought.get(kinds) ?? NO_MORE;

function bookFor(name: string): Rulebook {
  if (typeof name === 'string' && isHouse(name)) return houseFrom(name);
  const book = bookNamed(name);
  if (book === null) throw new BadInput(`there is no rulebook '${name}': the books are ${BOOK_IDS.join(', ')}`);
  return book;
}

/** A book by its name, or by the text of house rules, with some of the optional rules and one of the variants it offers. */
export function findBook(name: string, rules: readonly string[] = [], variant: string = DUEL): Rulebook {
  const book = bookFor(name);
  if (!Array.isArray(rules))
    throw new BadInput(`optional rules are given as a list of their names, not as ${JSON.stringify(rules)}`);
  const offered = book.options.map((option) => option.name);
  for (const rule of rules) {
    if (offered.includes(rule)) continue;
    const instead =
      offered.length === 0 ? 'it offers none' : `it offers ${offered.map((each) => `'${each}'`).join(', ')}`;
    throw new BadInput(
      `${book.name} has no optional rule ${JSON.stringify(rule)}${typeof rule === 'string' ? didYouMean(rule, offered) : ''} (${instead})`,
    );
  }
  knowVariant(book, variant);
  return withVariant(withRules(book, rules), variant);
}

/** Sees that a book offers a variant, with the options that are asked for. */
function knowVariant(book: Rulebook, text: unknown): void {
  if (text === DUEL) return;
  const names = [DUEL, ...book.variants.map((offer) => offer.name)];
  if (typeof text !== 'string')
    throw new BadInput(
      `a variant is given by its name, not by ${JSON.stringify(text)}: ${book.name} is played as ${listed(names)}`,
    );
  const { name, options } = readVariant(text);
  const offer = offerOf(book, name);
  if (offer === null)
    throw new BadInput(
      `${book.name} is not played as '${name}'${didYouMean(name, names)} (it is played as ${listed(names)})`,
    );
  const known = offer.options.map((option) => option.name);
  for (const option of options)
    if (!known.includes(option))
      throw new BadInput(
        `'${name}' has no option '${option}'${didYouMean(option, known)} (${known.length === 0 ? 'it has none' : `it has ${listed(known)}`})`,
      );
  const kinds = options.map((option) => offer.options.find((each) => each.name === option)?.kind);
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twice === undefined) return;
  const alike = offer.options.filter(({ kind }) => kind === twice).map((option) => option.name);
  throw new BadInput(`'${text}' says twice how it is with '${twice}': choose one of ${listed(alike)}`);
}

const listed = (names: readonly string[]): string => names.map((each) => `'${each}'`).join(', ');

const reasons = new WeakMap<Rulebook, Map<Kind, string | null>>();

/** Why a book cannot hold a card: worked out once for each, since decks ask about every card. */
function reasonAgainst(book: Rulebook, kind: Kind): string | null {
  let known = reasons.get(book);
  if (known === undefined) {
    known = new Map();
    reasons.set(book, known);
  }
  let reason = known.get(kind);
  if (reason === undefined) {
    reason = book.holds(book.facts, kind.definition);
    known.set(kind, reason);
  }
  return reason;
}

/** The kind of a card in a book; unknown cards and cards the book cannot hold are explained. */
export function findCard(book: Rulebook, name: string, kinds: Kinds = kindsFor(book)): Kind {
  if (typeof name !== 'string') throw new BadInput(`a card is given by its name, not by ${JSON.stringify(name)}`);
  const kind = kinds.named(name);
  if (kind === null) throw new BadInput(`there is no card '${name}'${didYouMean(name, kinds.names())}`);
  const reason = reasonAgainst(book, kind);
  if (reason !== null) throw new BadInput(`'${name}' cannot be played by the rules of ${book.name}: ${reason}`);
  return kind;
}

/** The names of all cards that a book can hold. */
export function cardsOf(book: Rulebook): string[] {
  const kinds = kindsFor(book);
  // A book judges a card as it has it itself: some are of another type in one book.
  return POOL.map(({ name }) => name).filter(
    (name) => book.holds(book.facts, (kinds.named(name) as Kind).definition) === null,
  );
}
