// What players agree on before a duel beyond the book: the stakes (B-304 to B-306) and a handicap (B-318).

import type { NewDuel } from '../../protocol/setup.ts';

/** For what cards are put up; where none are, nothing is agreed on. */
export type Stakes = Exclude<NonNullable<NewDuel['stakes']>, 'nothing'>;

export const STAKE_WORDS: readonly { readonly value: Stakes; readonly name: string; readonly says: string }[] = [
  {
    value: 'the ante of every duel',
    name: 'For keeps',
    says: 'One card each in every duel, and the winner keeps both',
  },
  {
    value: 'one card for the set',
    name: 'One for the set',
    says: 'One card each for all duels of a set, and who wins it has both',
  },
  {
    value: 'not for keeps',
    name: 'Not for keeps',
    says: 'What is won is played with and written down, and all of it goes back after the match',
  },
];

/** One card for a set needs a set: a single duel is played for its ante. */
export const stakesFor = (stakes: Stakes, length: NewDuel['length']): Stakes =>
  stakes === 'one card for the set' && length === 'single' ? 'the ante of every duel' : stakes;

/** So many of the best cards stay in the box: yours, where it is below zero, else theirs. */
export const HANDICAPS = [0, -4, -8, 4, 8] as const;
export type Handicap = (typeof HANDICAPS)[number];

export function handicapWords(handicap: Handicap): string {
  if (handicap === 0) return 'none';
  const number = Math.abs(handicap) === 4 ? 'four' : 'eight';
  return `${handicap < 0 ? 'you' : 'they'} play weaker cards for the ${number} best`;
}

export const isHandicap = (value: unknown): value is Handicap => (HANDICAPS as readonly unknown[]).includes(value);

/** What the server is asked for: nothing more than the ante, where nothing else was agreed on. */
export function askedStakes(
  ante: boolean,
  stakes: Stakes,
  length: NewDuel['length'],
): Pick<NewDuel, 'ante' | 'stakes'> {
  const now = stakesFor(stakes, length);
  return ante && now !== 'the ante of every duel' ? { ante, stakes: now } : { ante };
}

/** In the sentence on the first page. */
export function agreedWords(ante: boolean, stakes: Stakes, length: NewDuel['length'], handicap: Handicap): string {
  const now = stakesFor(stakes, length);
  const cards = !ante
    ? ' No ante.'
    : now === 'one card for the set'
      ? ' One card for the set.'
      : now === 'not for keeps'
        ? ' For ante, but not for keeps.'
        : ' For ante.';
  return cards + weakerWords(handicap);
}

export const weakerWords = (handicap: Handicap): string =>
  handicap === 0 ? '' : handicap < 0 ? ' You play weaker cards.' : ' They play weaker cards.';
