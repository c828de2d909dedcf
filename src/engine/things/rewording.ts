// Words read as others: what a text says once a color word or a basic land type in it is taken for another.

import type { Keyword } from '../../language/keyword.ts';
import { BASIC_LAND_TYPES, COLORS } from '../../language/mana.ts';

const LAND_TYPES: readonly string[] = BASIC_LAND_TYPES;

export const walkOf = (type: string): Keyword | null =>
  LAND_TYPES.includes(type) ? (`${type.toLowerCase()}walk` as Keyword) : null;

/** Reads one word as another everywhere in a piece of plain data: a land type also where it is part of "islandwalk". */
export function replaceWord<T>(data: T, from: string, to: string): T {
  const [walk, other] = [walkOf(from), walkOf(to)];
  const read = (part: unknown): unknown => {
    if (part === from) return to;
    if (walk !== null && part === walk) return other;
    if (Array.isArray(part)) return part.map(read);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, read(value)]));
  };
  return read(data) as T;
}

/** A piece of text as it reads after any such changes, the piece itself left out. */
export function otherReadings<T>(data: T): T[] {
  const known = new Set([JSON.stringify(data)]);
  const found = [data];
  // What was found is read in other words again: two changes may meet in one text.
  for (const each of found) {
    const text = JSON.stringify(each);
    // Most texts have few of these words, or none.
    for (const words of [COLORS, BASIC_LAND_TYPES])
      for (const from of words.filter((word) => speaksOf(text, word)))
        for (const to of words) {
          const read = replaceWord(each, from, to);
          const key = JSON.stringify(read);
          if (known.has(key)) continue;
          known.add(key);
          found.push(read);
        }
  }
  return found.slice(1);
}

/** Whether a word is there to be read as another, in data written as text. */
const speaksOf = (text: string, word: string): boolean => {
  const walk = walkOf(word);
  return text.includes(`"${word}"`) || (walk !== null && text.includes(`"${walk}"`));
};
