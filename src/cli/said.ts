// What commands share in answering: what was said wrongly is told as a sentence.

import { BadInput } from '../game/index.ts';

/** Text for a terminal: what came from a file or a name and could command it (clear it, move about in it) is one dot each. */
export const plain = (text: string): string => text.replace(/[^\P{C}\n\t]/gu, '·');

/** Says in one line what is wrong; the command has failed. */
export function complain({ message }: Error): void {
  process.stderr.write(`${plain(message)}\n`);
  process.exitCode = 1;
}

/** Runs a command; what was said wrongly is told on one line, and the command fails. */
export function answering<T extends unknown[]>(command: (...words: T) => void): (...words: T) => void {
  return (...words) => {
    try {
      command(...words);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      complain(error);
    }
  };
}
