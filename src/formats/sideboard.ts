// Sideboards: what may be changed between the games of a match, and back again for a new opponent (M-269 to M-277).

import { BASIC_LAND_TYPES, BadInput, findBook, findCard } from '../game/index.ts';
import { countCards } from './deck.ts';

export interface Configuration {
  readonly deck: readonly string[];
  readonly sideboard: readonly string[];
}

/**
 * Constructed swaps one for one; Limited may also add cards, and has everything that is not in the deck beside it, with
 * basic lands in any number. Who shares a collection may exchange all cards of the own colours, lands among them (P-244).
 */
export type Swapping = 'one for one' | 'free' | 'own cards';

/** What a match knows of sideboards; kept with every duel of it. */
export interface Sides {
  readonly swapping: Swapping;
  /** Beside the decks as they are now, by seat. */
  readonly sideboards: readonly (readonly string[])[];
  /** What everybody brought. */
  readonly first: readonly Configuration[];
  /** What everybody has seen of the other's cards in this match, by name. */
  readonly seen: readonly (readonly string[])[];
}

const free = new Set<string>(BASIC_LAND_TYPES);

/** What is wrong with a new configuration; nothing, if it may be played in the next game. */
export function swapFaults(before: Configuration, now: Configuration, swapping: Swapping, least: number): string[] {
  const faults: string[] = [];
  if (swapping === 'one for one' && now.deck.length !== before.deck.length)
    faults.push(
      `cards are swapped one for one: the deck had ${before.deck.length} cards, and now has ${now.deck.length}`,
    );
  if (now.deck.length < least) faults.push(`the deck has ${now.deck.length} cards, and needs at least ${least}`);
  const had = countCards([...before.deck, ...before.sideboard]);
  const has = countCards([...now.deck, ...now.sideboard]);
  for (const name of new Set([...had.keys(), ...has.keys()])) {
    // Basic lands are to be had in any number in Limited (M-259).
    if (swapping === 'free' && free.has(name)) continue;
    const [a, b] = [had.get(name) ?? 0, has.get(name) ?? 0];
    if (a < b) faults.push(`there were ${a} of ${name} in deck and sideboard, and now there are ${b}`);
    if (a > b) faults.push(`${name} has gone: there were ${a} in deck and sideboard, and now there are ${b}`);
  }
  return faults;
}

/** Swaps cards by name: so many out of the deck, so many in from the sideboard. */
export function swapped(
  { deck, sideboard }: Configuration,
  out: readonly string[],
  into: readonly string[],
): Configuration {
  const take = (from: readonly string[], cards: readonly string[], where: string): string[] => {
    const left = [...from];
    for (const card of cards) {
      const at = left.indexOf(card);
      if (at < 0) throw new BadInput(`'${card}' is not in the ${where}`);
      left.splice(at, 1);
    }
    return left;
  };
  return {
    deck: [...take(deck, out, 'deck'), ...into],
    sideboard: [...take(sideboard, into, 'sideboard'), ...out],
  };
}

/** What a book finds wrong with a sideboard beside a deck: its size, and copies in both together (M-275, M-276). */
export function sideboardFaults(bookName: string, { deck, sideboard }: Configuration): string[] {
  if (sideboard.length === 0) return [];
  const book = findBook(bookName);
  const { sideboard: size, copies } = book.facts.deck;
  if (size === 0) return [`${book.name} knows no sideboards, and ${sideboard.length} cards lie beside the deck`];
  const faults: string[] = [];
  if (sideboard.length !== size)
    faults.push(`its sideboard has ${sideboard.length} cards, and ${book.name} asks for ${size} or none`);
  const inDeck = countCards(deck);
  for (const [name, number] of countCards([...deck, ...sideboard])) {
    // Too many in the deck alone is told of the deck.
    if (copies === null || number <= copies || (inDeck.get(name) ?? 0) > copies) continue;
    if (!isKnown(bookName, name)) continue;
    const { supertypes, anyNumberInDeck } = findCard(book, name).definition;
    if (supertypes.includes('basic') || anyNumberInDeck) continue;
    faults.push(`deck and sideboard have ${number} of ${name} together, and ${book.name} allows ${copies}`);
  }
  for (const name of new Set(sideboard))
    if (!isKnown(bookName, name)) faults.push(`${book.name} has no card '${name}', which lies in the sideboard`);
  return faults;
}

function isKnown(bookName: string, name: string): boolean {
  try {
    findCard(findBook(bookName), name);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** What each brought, after cards have changed hands by the ante: what was lost is gone from it, what was won is in the deck. */
export function afterAnte(
  { deck, sideboard }: Configuration,
  lost: readonly string[],
  won: readonly string[],
): Configuration {
  const parts = { deck: [...deck], sideboard: [...sideboard] };
  for (const card of lost) {
    const part = parts.deck.includes(card) ? parts.deck : parts.sideboard;
    const at = part.indexOf(card);
    if (at >= 0) part.splice(at, 1);
  }
  return { deck: [...parts.deck, ...won], sideboard: parts.sideboard };
}

/** What lies beside a deck that was built from these cards. */
export function besides(cards: readonly string[], deck: readonly string[]): string[] {
  const used = countCards(deck);
  return cards.filter((name) => {
    const number = used.get(name) ?? 0;
    if (number > 0) used.set(name, number - 1);
    return number === 0;
  });
}
