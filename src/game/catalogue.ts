// The pool as facts: every card with its cost, type, size, printings, the books that can hold it and its five texts.

import { POOL } from '../cards/pool.ts';
import { PRINTINGS } from '../cards/printings.ts';
import type { Amount } from '../language/amount.ts';
import { type CardDefinition, inBook } from '../language/card.ts';
import { totalCost, writeMana } from '../language/mana.ts';
import { BOOK_IDS, BOOKS, type BookId } from '../rulebooks/index.ts';
import { printedSize, textOf, typeLine } from '../wording/index.ts';

export interface CardFacts {
  readonly name: string;
  /** As printed, like {2}{U}{U}; null for cards without a cost. */
  readonly manaCost: string | null;
  readonly type: string;
  /** As printed: a number, or a star where an ability sets it. */
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: number | null;
  readonly colors: readonly string[];
  /** Rarity by set. */
  readonly sets: { readonly [set: string]: string };
  readonly books: readonly BookId[];
  readonly text: { readonly [book in BookId]: string };
}

/** What searches look at besides the facts. */
export interface CatalogueEntry {
  readonly facts: CardFacts;
  readonly definition: CardDefinition;
  /** The total mana cost. */
  readonly total: number;
}

const size = (amount: Amount | undefined): string | null => (amount === undefined ? null : printedSize(amount));

const titled = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const booksHolding = (definition: CardDefinition): BookId[] =>
  BOOK_IDS.filter((id) => BOOKS[id].holds(BOOKS[id].facts, inBook(definition, id)) === null);

function factsOf(definition: CardDefinition): CardFacts {
  const text = Object.fromEntries(
    BOOK_IDS.map((id) => [id, textOf(inBook(definition, id), BOOKS[id].wording)]),
  ) as CardFacts['text'];
  return {
    name: definition.name,
    manaCost: definition.cost === null ? null : writeMana(definition.cost),
    type: typeLine(definition, BOOKS.m11.wording),
    power: size(definition.size?.[0]),
    toughness: size(definition.size?.[1]),
    loyalty: definition.loyalty,
    colors: definition.colors.map(titled),
    sets: (PRINTINGS[definition.name] ?? {}) as { readonly [set: string]: string },
    books: booksHolding(definition),
    text,
  };
}

let entries: readonly CatalogueEntry[] | null = null;

/** Every card of the pool, by name. Worked out once, when it is first asked for. */
export function catalogue(): readonly CatalogueEntry[] {
  entries ??= [...POOL]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((definition) => ({
      facts: factsOf(definition),
      definition,
      total: definition.cost === null ? 0 : totalCost(definition.cost),
    }));
  return entries;
}
