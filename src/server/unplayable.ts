// A duel that is kept but cannot be laid on the table any more: its cards are refused, or the program cannot begin it. Nothing
// of it is lost: how it began and every answer are there as they were, and can be had as text.

import { type Answer, replayText } from '../game/index.ts';
import type { DuelSetup } from './setup.ts';

interface Kept {
  readonly setup: DuelSetup;
  readonly answers: readonly Answer[];
}

export class Unplayable extends Error {
  readonly setup: DuelSetup;
  private readonly kept: Kept;

  constructor(kept: Kept, why: unknown) {
    super(
      `this duel is kept, but its table cannot be laid any more (${why instanceof Error ? why.message : String(why)}); its log, with how it began and every answer, is whole and can be downloaded`,
    );
    this.kept = kept;
    this.setup = kept.setup;
  }

  /** The log as text, in the form of a replay. */
  log(): string {
    return replayText({ start: this.kept.setup.start, answers: [...this.kept.answers] });
  }
}

/** Lays the table of what is kept; where that fails it says what is left. */
export function laid<T>(kept: Kept, lay: () => T): T {
  try {
    return lay();
  } catch (error) {
    throw new Unplayable(kept, error);
  }
}

/** What is asked of a duel that can be laid, or of what is left of one that cannot. */
export async function orLeft<Duel, T>(
  finding: Promise<Duel>,
  asked: (duel: Duel) => T | Promise<T>,
  left: (unplayable: Unplayable) => T,
): Promise<T> {
  let duel: Duel;
  try {
    duel = await finding;
  } catch (error) {
    if (error instanceof Unplayable) return left(error);
    throw error;
  }
  return asked(duel);
}
