// The tables of usage games: a board with lands enough for anything, decks of what is still to be seen, what its words ask
// for, and what gets rid of every kind of thing.

import {
  type CardDefinition,
  couldFit,
  type Filter,
  findBook,
  type PositionWords,
  type SeatWords,
} from '../../src/game/index.ts';
import type { Chance } from '../soak/random.ts';
import type { Ledger } from './ledger.ts';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** Verbs that take a thing out of play, or a card out of a hand. */
const REMOVING: readonly string[] = [
  'destroy',
  'exile',
  'toHand',
  'toLibrary',
  'sacrifice',
  'sacrificeChoice',
  'discard',
];

/** Every piece of data inside of another, itself included. */
function* pieces(value: unknown): Generator<{ readonly [key: string]: unknown }> {
  if (Array.isArray(value)) for (const each of value) yield* pieces(each);
  else if (typeof value === 'object' && value !== null) {
    yield value as { readonly [key: string]: unknown };
    for (const each of Object.values(value)) yield* pieces(each);
  }
}

const removes = ({ spell }: CardDefinition): boolean => {
  for (const piece of pieces(spell)) if (REMOVING.includes(String(piece.do))) return true;
  return false;
};

/** Traits that only some cards have: what a text asks for by these must be brought along. */
const ASKED: readonly (keyof Filter)[] = ['types', 'anyType', 'subtypes', 'colors', 'supertypes'];

/** What a piece of a text asks for, if it is a filter that does. */
function askedIn(piece: { readonly [key: string]: unknown }): Filter[] {
  const asked = ASKED.filter((trait) => Array.isArray(piece[trait]) && (piece[trait] as readonly unknown[]).length > 0);
  if (asked.length === 0 || 'change' in piece || 'name' in piece) return [];
  return [Object.fromEntries(asked.map((trait) => [trait, piece[trait]])) as Filter];
}

export class Shelf {
  private readonly book: string;
  private readonly ledger: Ledger;
  private readonly names: readonly string[];
  private readonly removal: readonly string[];
  private readonly creatures: readonly string[];
  private readonly company = new Map<string, readonly (readonly string[])[]>();

  constructor(book: string, ledger: Ledger) {
    this.book = book;
    this.ledger = ledger;
    const definitions = [...ledger.definitions.values()];
    this.names = definitions.filter((each) => !each.supertypes.includes('basic')).map(({ name }) => name);
    this.removal = definitions.filter(removes).map(({ name }) => name);
    this.creatures = definitions.filter(({ types }) => types.includes('creature')).map(({ name }) => name);
  }

  /** For each thing that the text of a card asks for, the cards that could be it. */
  private companyOf(name: string): readonly (readonly string[])[] {
    let known = this.company.get(name);
    if (known === undefined) {
      const { spell, abilities, enchant } = this.ledger.definitions.get(name) as CardDefinition;
      const filters = [...pieces([spell, abilities, enchant])].flatMap(askedIn);
      known = filters
        .map((filter) => this.names.filter((each) => couldFit(findBook(this.book), filter, each)))
        .filter((fitting) => fitting.length > 0 && fitting.length < this.names.length / 2);
      this.company.set(name, known);
    }
    return known;
  }

  /** What is still to be seen, in any order: the fewer there are, the more of each. */
  private wanted(chance: Chance): string[] {
    const open = [...this.ledger.open.keys()].filter((name) => !BASICS.includes(name));
    if (open.length === 0) return [chance.of(this.names)];
    return Array.from({ length: 6 }, () => chance.of(open));
  }

  private libraryOf(wanted: readonly string[], chance: Chance): string[] {
    const library: string[] = [];
    for (const name of wanted) {
      library.push(name, name);
      for (const fitting of this.companyOf(name)) library.push(chance.of(fitting), chance.of(fitting));
    }
    for (let number = 0; number < 12; number += 1) library.push(chance.of(this.removal));
    for (let number = 0; number < 4; number += 1) library.push(chance.of(this.names), chance.of(BASICS));
    return shuffled(library, chance);
  }

  /** A table: both play the same cards that are wanted, each with company and removal of its own. */
  table(chance: Chance, seats: number): PositionWords {
    const wanted = this.wanted(chance);
    const crowded = chance.below(4) === 0;
    const seat = (): SeatWords => {
      const library = this.libraryOf(wanted, chance);
      return {
        life: 40,
        inPlay: BASICS.flatMap((land) => [land, land, land]),
        hand: library.splice(0, 5),
        library,
        graveyard: crowded ? Array.from({ length: 20 }, () => chance.of(this.creatures)) : [],
      };
    };
    const entries = Array.from({ length: seats }, (_, index): [string, SeatWords] => [`seat ${index + 1}`, seat()]);
    return { book: this.book, seats: Object.fromEntries(entries) };
  }
}

function shuffled(cards: readonly string[], chance: Chance): string[] {
  const rest = [...cards];
  return cards.map(() => rest.splice(chance.below(rest.length), 1)[0] as string);
}
