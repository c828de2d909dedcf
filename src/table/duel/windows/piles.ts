// The piles of a player in words: a graveyard, cards out of the game, the ante, a hand, what is known of a library.

import type { CardState, PlayerState, TableState } from '../../../protocol/table.ts';
import type { ZoneName } from '../control/control.ts';

export interface Pile {
  readonly title: string;
  readonly cards: readonly (CardState & { readonly fromTop?: number })[];
  readonly words: string;
}

const counted = (number: number): string => `${number} ${number === 1 ? 'card' : 'cards'}`;

/** A pile of a player's as this page may see it, the top of it first. */
export function pileOf({ book }: TableState, player: PlayerState, zone: ZoneName): Pile {
  const whose = player.relation === 'you' ? 'Your' : `${player.name}’s`;
  switch (zone) {
    case 'graveyard':
      // The top of the pile comes first.
      return {
        title: `${whose} ${book.graveyard}`,
        cards: [...player.graveyard].reverse(),
        words: counted(player.graveyard.length),
      };
    case 'removed':
      return { title: `${whose} cards: ${book.removed}`, cards: player.removed, words: counted(player.removed.length) };
    case 'ante':
      return { title: 'Ante', cards: player.ante, words: counted(player.ante.length) };
    case 'hand':
      return {
        title: `${whose} hand`,
        cards: player.cards,
        words: `${counted(player.hand)}, ${player.cards.length} of them open to you`,
      };
    case 'library':
      return {
        title: `${whose} ${book.library}`,
        cards: player.knownLibrary,
        words: `${counted(player.library)} left; ${player.knownLibrary.length === 0 ? 'none of them known to you' : 'those you know, with their place from the top'}`,
      };
  }
}
