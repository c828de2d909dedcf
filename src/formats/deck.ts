// Decks: lists of cards with a name, and whether a book allows them.

import {
  BASIC_LAND_TYPES,
  COLORS,
  cardsOf,
  chanceFrom,
  type Deck,
  faultsOf,
  findBook,
  findCard,
} from '../game/index.ts';

export type { Deck } from '../game/index.ts';

/** The deck card by card. */
export const cardsIn = (deck: Pick<Deck, 'cards'>): string[] =>
  Object.entries(deck.cards).flatMap(([name, number]) => Array.from({ length: number }, () => name));

/** What a book, with some of its optional rules, finds wrong with a list of cards; nothing, if it may be played. */
export const deckFaults = (bookName: string, cards: readonly string[], rules: readonly string[] = []): string[] =>
  faultsOf(findBook(bookName, rules), cards);

/** How many there are of each card, in the order in which they first come. */
export function countCards(cards: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const name of cards) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return numbers;
}

/** What a format leaves of a book's cards: how many of a card there may be, and how large a deck is at least. */
export interface Allowed {
  readonly most: (name: string) => number;
  readonly min: number;
}

/** Legal cards of two colours by chance, with lands to play them; cards for ante stay out, so that any game may use it. */
export function randomDeck(
  bookName: string,
  seed: number | string,
  rules: readonly string[] = [],
  allowed: Allowed | null = null,
): Deck {
  const book = findBook(bookName, rules);
  const chance = chanceFrom(`deck ${seed}`);
  const colors = chance.shuffled(COLORS).slice(0, 2);
  const { copies } = book.facts.deck;
  const min = Math.max(book.facts.deck.min, allowed?.min ?? 0);
  const most = (name: string): number => Math.min(copies ?? 3, 3, allowed?.most(name) ?? 3);
  const fitting = cardsOf(book).filter((name) => {
    if (most(name) < 1) return false;
    const { definition } = findCard(book, name);
    return (
      !definition.types.includes('land') &&
      !definition.forAnte &&
      definition.colors.every((color) => colors.includes(color as (typeof COLORS)[number]))
    );
  });
  // House rules may ask for more cards than there are: lands make up for them.
  const spells = Math.min(
    Math.round(min * 0.58),
    fitting.reduce((sum, name) => sum + most(name), 0),
  );
  const counted = new Map<string, number>();
  for (let i = 0; i < spells; ) {
    const name = fitting[chance.below(fitting.length)] as string;
    const number = counted.get(name) ?? 0;
    if (number >= most(name)) continue;
    counted.set(name, number + 1);
    i += 1;
  }
  colors.forEach((color, index) => {
    const lands = (min - spells) / 2;
    counted.set(BASIC_LAND_TYPES[COLORS.indexOf(color)] as string, index === 0 ? Math.ceil(lands) : Math.floor(lands));
  });
  return {
    name: `random ${colors.join(' and ')}`,
    line: `cards of ${colors.join(' and ')} by chance`,
    cards: Object.fromEntries(counted),
  };
}
