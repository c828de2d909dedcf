// Random whole games by books of the house, with many changes at once that fit together.

import { expect, test } from 'vitest';
import { writeHouse } from '../../src/game/house.ts';
import { changeFaults, HOUSE_PATHS, same, seamAt, valueAt, valuesIn } from '../../src/rulebooks/house/book.ts';
import type { Changes, Value } from '../../src/rulebooks/house/seam.ts';
import { BOOK_IDS, BOOKS } from '../../src/rulebooks/index.ts';
import { soakGame } from '../../tools/soak/play.ts';
import { Chance } from '../../tools/soak/random.ts';

/** The values besides its own that a fact can have in a book; of numbers two, small enough to matter. */
function others(book: keyof typeof BOOKS, path: string): Value[] {
  const values = seamAt(path)?.values ?? null;
  const all = values?.kind === 'number' ? [values.none ? null : values.from, 3] : valuesIn(BOOKS[book], path);
  const fits = (value: Value): boolean => changeFaults(BOOKS[book], { [path]: value }).length === 0;
  return all.filter((value) => !same(value, valueAt(BOOKS[book], path)) && fits(value));
}

for (const book of BOOK_IDS) {
  test(`${book}: random games with many changes at once`, () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const chance = new Chance(`${book} ${seed}`);
      let changes: Changes = {};
      for (const path of HOUSE_PATHS) {
        const values = others(book, path);
        if (values.length === 0 || chance.below(2) === 0) continue;
        const more = { ...changes, [path]: chance.of(values) };
        if (changeFaults(BOOKS[book], more).length === 0) changes = more;
      }
      const text = writeHouse({ name: 'House', parent: book, changes });
      const played = soakGame(text, `house-${seed}`, { every: 20, windows: 'useful' });
      expect([text, played.violation, played.hung]).toEqual([text, null, false]);
    }
  }, 300_000);
}
