// Chance that is always the same for the same name, so that a card's picture never changes.

export interface Chance {
  /** A number from `low` up to `high`. */
  (low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with the given likelihood, 0 to 1. */
  happens(likelihood: number): boolean;
}

/** A number made of a text: the FNV-1a sum of its letters. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const letter of text) {
    sum ^= letter.codePointAt(0) ?? 0;
    sum = Math.imul(sum, 16777619);
  }
  return sum >>> 0;
}

/** A stream of chance from a seed (the mulberry32 generator). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return Object.assign(between, {
    int: (low: number, high: number): number => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
    happens: (likelihood: number): boolean => next() < likelihood,
  });
}

/** As many things as asked for, made one after the other. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
