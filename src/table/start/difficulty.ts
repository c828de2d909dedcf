// How hard a match will be, from 1 to 99: worked out from everything that is chosen before it (F-711 to F-719).

import type { NewDuel } from '../../protocol/setup.ts';

/** A deck as far as it is known before the duel. */
export type KnownDeck =
  /** Cards by chance make the weakest deck there is. */
  | { readonly kind: 'chance' }
  /** Any deck of the list. */
  | { readonly kind: 'random' }
  | { readonly kind: 'deck'; readonly size: number; readonly min: number; readonly colors: number };

export interface Stakes {
  readonly mode: NewDuel['mode'];
  readonly length: NewDuel['length'];
  readonly level: number;
  readonly ante: boolean;
  readonly yours: KnownDeck;
  readonly theirs: KnownDeck;
}

/** The level weighs most: how skilfully and how boldly the opponent plays. */
const LEVEL = [14, 30, 46, 62, 78] as const;

/** One duel forgives nothing; the longer the match, the more often the better player wins it. */
const LENGTH: { readonly [length in NewDuel['length']]: number } = {
  single: 5,
  'best of 3': 1,
  'set of 3 wins': -1,
  'best of 3 sets': -3,
};

const GAUNTLET = 6;
const ANTE = 4;
const WORST_DECK = 6;

/**
 * How much a deck holds its player back, from 0 to 6. More cards than asked for make the good ones come later, and more
 * than two colours make the right land come later; a deck of the list by chance is a little worse than one that is known.
 */
export function burden(deck: KnownDeck): number {
  if (deck.kind === 'chance') return WORST_DECK;
  if (deck.kind === 'random') return 1;
  const tooMany = Math.max(0, deck.size - deck.min) / 10;
  const tooColorful = Math.max(0, deck.colors - 2) * 1.5;
  return Math.min(WORST_DECK - 1, tooMany + tooColorful);
}

export function difficulty({ mode, length, level, ante, yours, theirs }: Stakes): number {
  const skill = LEVEL[Math.min(4, Math.max(0, level - 1))] as number;
  const run = mode === 'gauntlet' ? GAUNTLET : 0;
  return Math.round(skill + LENGTH[length] + run + (ante ? ANTE : 0) + burden(yours) - burden(theirs));
}

const WORDS = ['gentle', 'easy', 'fair', 'hard', 'fierce'] as const;

/** The number in a word, so that the meter does not speak by its colour alone. */
export const difficultyWord = (number: number): string =>
  WORDS[Math.min(WORDS.length - 1, Math.floor(number / 20))] as string;
