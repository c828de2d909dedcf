// Lists of possible answers: all of them where they are few, a fair choice of them where they are many. Nothing here
// goes through more than so many, however large the question is.

import { mix, step } from '../../core/random.ts';

/** More answers than this are not listed, save where they are a plain row of things. */
export const MOST_ANSWERS = 64;
/** How many steps a listing may take to find out that there are few answers; then it takes a choice of them. */
const MOST_STEPS = 4096;

export class Listing<T> {
  readonly found: T[] = [];
  private steps = 0;

  /** One step further; false when it is time to stop: there are too many, or they are too hard to find. */
  goesOn(): boolean {
    this.steps += 1;
    return this.steps <= MOST_STEPS && this.found.length <= MOST_ANSWERS;
  }

  /** Whether everything there is has been found. */
  get isWhole(): boolean {
    return this.steps <= MOST_STEPS && this.found.length <= MOST_ANSWERS;
  }
}

/** Numbers that look like chance and are always the same: what is listed depends on the question alone. */
export type Dice = (below: number) => number;

function diceFrom(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = step(state);
    return Math.floor((mix(state) / 0x100000000) * below);
  };
}

/** A mark for a row of numbers: rows that differ have marks that differ, but for one pair in very many. */
export class Mark {
  private low = 0x811c9dc5;
  private high = 0x9e3779b9;

  add(number: number): void {
    this.low = Math.imul(this.low ^ number, 0x01000193);
    this.high = Math.imul(this.high ^ number, 0x5bd1e995) ^ (this.high >>> 15);
  }

  get value(): number {
    return (this.low >>> 0) * 0x200000 + (this.high >>> 11);
  }
}

/**
 * As many different ones as may be listed, the given ones first; `make` makes one, or null where it failed. What `markOf`
 * gives the same mark is the same, and listed once.
 */
export function sample<T>(
  first: readonly T[],
  make: (dice: Dice) => T | null,
  markOf: (each: T) => string | number = JSON.stringify,
): T[] {
  const known = new Set<string | number>();
  const found: T[] = [];
  const add = (each: T): void => {
    const mark = markOf(each);
    if (known.has(mark)) return;
    known.add(mark);
    found.push(each);
  };
  for (const each of first) if (found.length < MOST_ANSWERS) add(each);
  const dice = diceFrom(first.length);
  for (let i = 0; i < 4 * MOST_ANSWERS && found.length < MOST_ANSWERS; i += 1) {
    const each = make(dice);
    if (each !== null) add(each);
  }
  return found;
}

/** From a number to another, all of them or evenly spread. */
export function range(from: number, to: number): number[] {
  const length = to - from + 1;
  const most = 4 * MOST_ANSWERS;
  if (length <= most) return Array.from({ length }, (_, index) => from + index);
  return Array.from({ length: most }, (_, index) => from + Math.round((index * (to - from)) / (most - 1)));
}

/** So many of these things, in any way. */
export function subsets<T>(from: readonly T[], min: number, max: number): T[][] {
  // One of many is a plain row.
  if (max === 1) return [...(min === 0 ? [[]] : []), ...from.map((each) => [each])];
  const list = new Listing<T[]>();
  const grow = (start: number, taken: readonly T[]): void => {
    if (!list.goesOn()) return;
    if (taken.length >= min) list.found.push([...taken]);
    if (taken.length === max) return;
    const end = from.length - Math.max(0, min - taken.length - 1);
    for (let index = start; index < end; index += 1) grow(index + 1, [...taken, from[index] as T]);
  };
  grow(0, []);
  if (list.isWhole) return list.found;
  return sample([from.slice(0, min), from.slice(from.length - min), from.slice(0, max)], (dice) => {
    const number = min + dice(Math.min(max, from.length) - min + 1);
    const chosen = new Set(shuffled(from.length, dice).slice(0, number));
    return from.filter((_, index) => chosen.has(index));
  });
}

export function orders(length: number): number[][] {
  const list = new Listing<number[]>();
  const grow = (taken: readonly number[]): void => {
    if (!list.goesOn()) return;
    if (taken.length === length) list.found.push([...taken]);
    for (let index = 0; index < length; index += 1) if (!taken.includes(index)) grow([...taken, index]);
  };
  grow([]);
  if (list.isWhole) return list.found;
  const plain = Array.from({ length }, (_, index) => index);
  return sample([plain, [...plain].reverse()], (dice) => shuffled(length, dice));
}

function shuffled(length: number, dice: Dice): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let index = length - 1; index > 0; index -= 1) {
    const other = dice(index + 1);
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
  return order;
}
