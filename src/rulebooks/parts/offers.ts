// The variants for more than two that books offer: what each is called, who may sit down to it, and what it makes of the book.

import type { Rulebook } from '../../engine/rulebook.ts';
import type { VariantOffer, VariantOption } from '../../engine/variant.ts';
import { withFacts, withFirstDraw } from './changes.ts';
import { portalRound } from './round.ts';
import { emperor, freeForAll, twoHeadedGiant } from './variants.ts';

/** "Every player, the starting player included, has a draw step in the first turn" (M-298). */
const everybodyDraws = (book: Rulebook): Rulebook =>
  withFirstDraw(withFacts(book, 'start', { firstPlayerDraws: true }));

const OPTIONS: readonly VariantOption[] = [
  {
    name: 'attack anyone',
    kind: 'attack',
    says: 'Each creature attacks any opponent within reach; so it is unless you say otherwise.',
  },
  { name: 'attack left', kind: 'attack', says: 'Creatures attack only the player on the left.' },
  { name: 'range 1', kind: 'range', says: 'What a player does reaches only the players on both sides.' },
  { name: 'range 2', kind: 'range', says: 'What a player does reaches only players no more than two seats away.' },
];

/** Its name and the options taken, as the table says it. */
const called = (name: string, options: readonly string[]): string => [name, ...options].join(', ');

export interface Terms {
  readonly passage: string;
  /** The first new hand has seven cards again (2010: M-296). */
  readonly freeMulligan: boolean;
  /** Who begins draws in the first turn as well (M-298), whatever the book says of a duel. */
  readonly everybodyDraws: boolean;
}

export const freeForAllOffer = (terms: Terms): VariantOffer => ({
  name: 'free-for-all',
  says: 'Everybody plays alone against all the others, and the last one left wins.',
  passage: terms.passage,
  seats: { least: 3, most: 8 },
  options: OPTIONS,
  change: (book, options) => {
    const range = options.includes('range 1') ? 1 : options.includes('range 2') ? 2 : null;
    const variant = freeForAll(
      called('free-for-all', options),
      options.includes('attack left'),
      range,
      terms.freeMulligan,
    );
    return { ...(terms.everybodyDraws ? everybodyDraws(book) : book), variant };
  },
});

export const twoHeadedGiantOffer = (terms: Terms): VariantOffer => ({
  name: 'two-headed-giant',
  says: 'Two teams of two, each with one turn and one life total of 30; the team that begins skips its first draw.',
  passage: terms.passage,
  seats: { least: 4, most: 4 },
  options: [],
  change: (book) => ({
    ...withFacts(book, 'start', { life: 30 }),
    variant: twoHeadedGiant('two-headed-giant', terms.freeMulligan),
  }),
});

export const emperorOffer = (terms: Terms): VariantOffer => ({
  name: 'emperor',
  says: 'Two teams of three, an emperor between two generals; a team whose emperor is out has lost.',
  passage: terms.passage,
  seats: { least: 6, most: 6 },
  options: [],
  change: (book) => ({ ...everybodyDraws(book), variant: emperor('emperor', terms.freeMulligan) }),
});

export const portalRoundOffer: VariantOffer = {
  name: 'round',
  says: 'The player on your left is your opponent; when your opponent is defeated you gain 5 life and a victory point, and most points win.',
  passage: 'Multiplayer Rules, p. 20 (P-245 to P-257)',
  seats: { least: 3, most: 6 },
  options: [],
  change: (book) => ({ ...book, variant: portalRound('round') }),
};
