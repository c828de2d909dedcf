// What a fact of a book may be made into: its values, what it does not go with, and what it takes along.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';

export type Value = number | string | boolean | null | readonly string[];

/** All values that a fact can have in any book. */
export type Values =
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly none: boolean }
  | { readonly kind: 'yes or no' }
  | { readonly kind: 'one of'; readonly values: readonly string[] }
  | { readonly kind: 'some of'; readonly values: readonly string[] };

export interface Seam<V extends Value = Value> {
  /** What it says, in a few words. */
  readonly says: string;
  /** Null where it cannot be changed by itself: `why` says what it comes with. */
  readonly values: Values | null;
  readonly why?: string;
  /** Why it cannot be so beside the other facts of a book; null if it can. All five books agree with all of it. */
  readonly against?: (value: V, facts: Facts) => string | null;
  /** Facts that change along, unless something else is said of them. */
  readonly brings?: (value: V, facts: Facts) => Changes;
  /** What else of the book changes along: its turn, its parts. */
  readonly makes?: (book: Rulebook, value: V) => Rulebook;
}

/** What is changed: a fact by its path, like `mana.burn`, or a part by its name. */
export interface Changes {
  readonly [path: string]: Value;
}

/** Every fact has its place in the table: a new one says here what may be done with it. */
export type Table = {
  readonly [G in keyof Facts]: { readonly [F in keyof Facts[G]]: Seam<Facts[G][F] & Value> };
};

export const number = (from: number, to: number): Values => ({ kind: 'number', from, to, none: false });
export const numberOrNone = (from: number, to: number): Values => ({ kind: 'number', from, to, none: true });
export const yesOrNo: Values = { kind: 'yes or no' };
export const oneOf = (...values: readonly string[]): Values => ({ kind: 'one of', values });
export const someOf = (...values: readonly string[]): Values => ({ kind: 'some of', values });

/** A fact that comes with something else. */
export const comesWith = (says: string, why: string): { says: string; values: null; why: string } => ({
  says,
  values: null,
  why,
});
