// What commands share in reading what was said: whole numbers, counted lists, and faults told as a sentence.

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

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new BadInput(`--${name} is a whole number from ${least} to ${most}, not '${text}'`);
  return number;
}

/** A list of names as names with their numbers, in the order in which they first come. */
export function counted(cards: readonly string[]): [string, number][] {
  const numbers = new Map<string, number>();
  for (const name of cards) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return [...numbers];
}
