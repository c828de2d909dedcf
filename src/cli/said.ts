// What commands share in answering: what was said wrongly is told as a sentence.

import { BadInput } from '../game/index.ts';

/** Runs a command; what was said wrongly is told on one line, and the command fails. */
export function answering<T extends unknown[]>(command: (...words: T) => void): (...words: T) => void {
  return (...words) => {
    try {
      command(...words);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  };
}
