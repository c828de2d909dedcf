// Swapping cards in words: what a changed deck still lacks before it may be played.

import type { BetweenInfo } from '../../../protocol/setup.ts';
import { emptied } from '../../decks/sorting.ts';

export interface SwapWords {
  readonly words: string;
  /** Whether it may be played so. */
  readonly good: boolean;
}

const some = (number: number): string => `${number} card${number === 1 ? '' : 's'}`;

export function swapWords({ deck: before, swapping, least }: BetweenInfo, deck: readonly string[]): SwapWords {
  const into = emptied(deck, before).length;
  const out = emptied(before, deck).length;
  if (swapping === 'one for one' && into !== out) {
    const more = out - into;
    return {
      good: false,
      words:
        more > 0
          ? `Cards are swapped one for one: put ${some(more)} in.`
          : `Cards are swapped one for one: take ${some(-more)} out.`,
    };
  }
  if (deck.length < Math.min(least, before.length))
    return { good: false, words: `The deck has ${deck.length} cards, and needs ${Math.min(least, before.length)}.` };
  if (into === 0 && out === 0) return { good: true, words: 'Nothing is swapped yet. A click moves a card.' };
  return { good: true, words: `${some(out)} out, ${some(into)} in.` };
}
