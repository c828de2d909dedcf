// The format of a duel on the first page: what it is called, and which decks it does not allow.

import { useEffect, useState } from 'react';
import type { BookInfo, DeckInfo, FormatChoice, FormatInfo } from '../../protocol/setup.ts';
import { api } from '../state/api.ts';

export const FIRST_DAY = '1993-08-05';
export const LAST_DAY = '2010-10-31';

/** A day on which the cards of a book were new. */
export const usualDay = ({ year }: Pick<BookInfo, 'year'>): string => `${Math.min(2010, Math.max(1994, year))}-10-01`;

export interface KnownFormat {
  /** Null for all cards of the book, and until it is known. */
  readonly info: FormatInfo | null;
  /** Why the format cannot be played on that day; else empty. */
  readonly fault: string;
}

const NONE: KnownFormat = { info: null, fault: '' };

/** Asked anew when the book, the format or its day is another. */
export function useFormat(book: string, choice: FormatChoice | null): KnownFormat {
  const [known, setKnown] = useState<{ readonly of: string; readonly format: KnownFormat }>({ of: '', format: NONE });
  const of = JSON.stringify([book, choice]);
  useEffect(() => {
    let gone = false;
    const [name, asked] = JSON.parse(of) as [string, FormatChoice | null];
    if (asked !== null)
      api.format(name, asked).then(
        (info) => {
          if (!gone) setKnown({ of, format: { info, fault: '' } });
        },
        (error: Error) => {
          if (!gone) setKnown({ of, format: { info: null, fault: error.message } });
        },
      );
    return () => {
      gone = true;
    };
  }, [of]);
  return known.of === of ? known.format : NONE;
}

/** The decks as a format sees them: what it does not allow is a fault like any other. */
export const decksIn = (decks: readonly DeckInfo[], { info }: KnownFormat): readonly DeckInfo[] =>
  info === null ? decks : decks.map((deck) => ({ ...deck, faults: [...deck.faults, ...(info.faults[deck.id] ?? [])] }));
