// What went wrong with input, said clearly: what was given, what is wrong with it, and what would be right.

import type { Refusal } from '../engine/rulebook.ts';

export { didYouMean } from '../written/nearest.ts';

/** Bad input to the front door: an unknown book or card, a malformed position, a deck that is not legal. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** An answer that is not allowed: the reason, and the passage of the book that says so. Nothing has changed. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.passage === '' ? refusal.reason : `${refusal.reason} (${refusal.passage})`);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}
