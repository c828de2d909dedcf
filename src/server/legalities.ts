// Where a deck may be played: every format on a day, with what it finds wrong.

import type { z } from 'zod';
import { cardsIn } from '../formats/deck.ts';
import { FORMAT_IDS, formatFaults, formatNamed } from '../formats/legal/format.ts';
import { BadInput, findBook } from '../game/index.ts';
import type { Legality, legalitySchema } from '../protocol/setup.ts';

/** So many faults of one format are told; a deck of the wrong sets has one for every card. */
const MOST_FAULTS = 4;

export function legalities({ book, cards, sideboard, date }: z.output<typeof legalitySchema>): Legality[] {
  findBook(book);
  const listed = (list: typeof cards): string[] => cardsIn({ name: '', line: '', cards: list });
  return FORMAT_IDS.map((id): Legality => {
    try {
      const format = formatNamed(id, date);
      const faults = formatFaults(format, book, listed(cards), listed(sideboard));
      return { format: id, name: format.name, faults: shortened(faults) };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      // On that day the format was not there, or not with our sets; or the book cannot hold a card.
      return { format: id, name: id, faults: [error.message] };
    }
  });
}

const shortened = (faults: readonly string[]): string[] =>
  faults.length <= MOST_FAULTS
    ? [...faults]
    : [...faults.slice(0, MOST_FAULTS), `and ${faults.length - MOST_FAULTS} more`];
