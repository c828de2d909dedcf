// Sealed deck: everybody opens packs of their own and builds from them (M-261, M-262).

import { BadInput } from '../../game/index.ts';
import { openPack, type Pack } from '../packs/open.ts';
import { findSet, type PackKind } from '../sets/facts.ts';

const FEWEST_SEALED = 2;
const MOST_SEALED = 64;
const MOST_PACKS = 12;

export interface SealedWords {
  readonly set: string;
  readonly seats: number;
  readonly seed: number | string;
  /** How many boosters each opens; left out, what the set's time did. */
  readonly packs?: number;
}

/**
 * "Five or six boosters" (M-262): six. Before there were lands for everybody a sealed deck was a starter deck, which
 * brings its lands along, and two boosters.
 */
function packsFor(code: string, boosters?: number): readonly PackKind[] {
  const { packs } = findSet(code);
  if (boosters === undefined) return packs.starter === undefined ? sixBoosters : ['starter', 'booster', 'booster'];
  if (!Number.isInteger(boosters) || boosters < 1 || boosters > MOST_PACKS)
    throw new BadInput(`a sealed deck is made of 1 to ${MOST_PACKS} boosters, not of ${boosters}`);
  return Array.from({ length: boosters }, () => 'booster');
}

const sixBoosters: readonly PackKind[] = Array.from({ length: 6 }, () => 'booster');

/** The packs of every seat. */
export function openSealed({ set, seats, seed, packs }: SealedWords): readonly (readonly Pack[])[] {
  if (!Number.isInteger(seats) || seats < FEWEST_SEALED || seats > MOST_SEALED)
    throw new BadInput(`sealed deck is for ${FEWEST_SEALED} to ${MOST_SEALED} players, not for ${seats}`);
  const kinds = packsFor(set, packs);
  return Array.from({ length: seats }, (_, seat) =>
    kinds.map((kind, index) => openPack(set, `${seed} seat ${seat} pack ${index}`, kind)),
  );
}

/** The names of all cards in packs. */
export const cardsOfPacks = (packs: readonly Pack[]): string[] =>
  packs.flatMap(({ cards }) => cards.map(({ name }) => name));
