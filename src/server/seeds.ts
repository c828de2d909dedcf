// The seeds of duels. A replay tells the seed of its duel: nothing of a later duel may follow from it.

import { createHash, randomBytes } from 'node:crypto';

/** A seed that nobody chose and nobody is told begins with this. */
const SECRET = '~';

export const freshSeed = (): string => `${SECRET}${randomBytes(18).toString('hex')}`;

/**
 * What a duel or a player of it takes its chance from. Where the seed was said by who asked for the duel, it is that seed with
 * more words; where it is secret, nothing can be found out about it or about other seeds that came from it.
 */
export function seedFor(seed: string, words: string): string {
  const all = `${seed} ${words}`;
  return seed.startsWith(SECRET) ? createHash('sha256').update(all).digest('hex').slice(0, 36) : all;
}
