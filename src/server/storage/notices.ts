// What processes that keep everything in one place tell each other: short, and never the only way to know of something.

import type { Seat } from '../../game/index.ts';
import type { Entry } from './log.ts';

/** Every notice says by which process it is given. */
export type Notice = { readonly by: string; readonly duel: string } & (
  | {
      /** A log has grown: from which place on, and by what, where that is not too long to be said. */
      readonly what: 'log';
      readonly at: number;
      readonly entries: readonly Entry[] | null;
    }
  | {
      /** Somebody has sat down there: another process plays on for this seat from here on. */
      readonly what: 'lead';
      readonly seat: Seat;
    }
  /** The process does not play on for any seat of this duel any more. */
  | { readonly what: 'free' }
  /** Settings of a seat, or what the match has come to, have changed. */
  | { readonly what: 'settings' }
  | { readonly what: 'match' }
  /** So many look on at this process; where it asks, the others say how many do at theirs. */
  | { readonly what: 'watched'; readonly count: number; readonly asks: boolean }
  /** It has been deleted. */
  | { readonly what: 'gone' }
);

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A notice before it is known by whom it is given. */
export type News = Without<Notice, 'by'>;

/** PostgreSQL carries fewer than 8,000 bytes. */
const LONGEST = 7500;

/** The notice as text; without the entries where they would make it too long. */
export function written(notice: Notice): string {
  const text = JSON.stringify(notice);
  return notice.what === 'log' && Buffer.byteLength(text) > LONGEST
    ? JSON.stringify({ ...notice, entries: null })
    : text;
}

/** Null where it is none of ours, perhaps of another version: then anything may have changed. */
export function read(text: string): Notice | null {
  try {
    const notice = JSON.parse(text) as Notice;
    return typeof notice === 'object' && notice !== null && typeof notice.duel === 'string' ? notice : null;
  } catch {
    return null;
  }
}
