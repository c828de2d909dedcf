// Sideboards: what may be changed between the games of a match, and back again for a new opponent (M-269 to M-277).

import { BASIC_LAND_TYPES, BadInput } from '../game/index.ts';
import { countCards } from './deck.ts';

export interface Configuration {
  readonly deck: readonly string[];
  readonly sideboard: readonly string[];
}

/** Constructed swaps one for one; Limited may also add cards, and has everything that is not in the deck beside it. */
export type Swapping = 'one for one' | 'free';

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
