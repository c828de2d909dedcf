// One deck for two (1993, p. 32): it is divided between the players, who play for ante until one part can be played no more.

import { BadInput, chanceFrom, type Seat } from '../../game/index.ts';

export interface OneDeck {
  /** Whose cards they are: everything goes back to this player afterwards (B-303). */
  readonly owner: Seat;
  readonly parts: readonly [readonly string[], readonly string[]];
}

/** "You can play with only one deck if it is large enough. Just divide it between the players" (B-302, B-318). */
export function divideDeck(cards: readonly string[], owner: Seat, seed: number | string): OneDeck {
  if (cards.length < 2 * FEWEST_CARDS)
    throw new BadInput(
      `a deck for two must be large: it has ${cards.length} cards, and each part needs at least ${FEWEST_CARDS}`,
    );
  const shuffled = chanceFrom(`divide ${seed}`).shuffled(cards);
  const half = Math.ceil(shuffled.length / 2);
  return { owner, parts: [shuffled.slice(0, half), shuffled.slice(half)] };
}

/** A stake and a hand, and a card to draw: with fewer a duel is lost before it begins. */
const FEWEST_CARDS = 9;

/** The parts after a duel: the winner has both antes. */
export function afterDuel(deck: OneDeck, winner: Seat | null, antes: readonly [string, string]): OneDeck {
  if (winner === null) return deck;
  const loser = 1 - winner;
  const lost = antes[loser] as string;
  const at = (deck.parts[loser] as readonly string[]).indexOf(lost);
  if (at < 0) throw new BadInput(`'${lost}' was put up, but it is not in that part of the deck`);
  const parts = deck.parts.map((part, seat) =>
    seat === winner ? [...part, lost] : part.filter((_, index) => index !== at),
  );
  return { ...deck, parts: parts as unknown as OneDeck['parts'] };
}

/**
 * Who has won: the other's part can be played no more (B-303). The book leaves open what that is; a part is unplayable
 * when it cannot put up a stake, fill a hand and draw once.
 */
export function wonBy({ parts }: OneDeck): Seat | null {
  const seat = parts.findIndex((part) => part.length < FEWEST_CARDS);
  return seat < 0 ? null : 1 - seat;
}

/** All cards, for the owner to take home. */
export const takenHome = ({ parts }: OneDeck): string[] => [...parts[0], ...parts[1]];
