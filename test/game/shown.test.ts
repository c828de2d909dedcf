// A book brings all of itself: what is shown of it anywhere is in its own folder, and whole.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startersOf } from '../../src/formats/starters.ts';
import { BOOK_IDS, findBook, NEWEST_BOOK } from '../../src/game/index.ts';
import { faceOf } from '../../src/game/told/index.ts';
import { SHOWN, shownOf } from '../../src/rulebooks/shown.ts';
import { barsOf } from '../../src/server/state/book.ts';

test('the page lists the books that there are, in their order, the newest last', () => {
  expect(SHOWN.map(({ id }) => id)).toEqual(BOOK_IDS);
  expect(SHOWN.at(-1)?.id).toBe(NEWEST_BOOK);
  const years = SHOWN.map(({ year }) => year);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
});

test('one book is the easiest to begin with, and no two look the same', () => {
  expect(SHOWN.filter(({ easiest }) => easiest)).toHaveLength(1);
  for (const of of [
    (each: (typeof SHOWN)[number]) => each.short,
    (each: (typeof SHOWN)[number]) => each.print,
    (each: (typeof SHOWN)[number]) => each.tone.deep,
    (each: (typeof SHOWN)[number]) => each.line,
  ])
    expect(new Set(SHOWN.map(of)).size).toBe(SHOWN.length);
});

describe.each(BOOK_IDS)('%s', (id) => {
  const book = findBook(id);
  test('is shown as the page shows it', () => {
    expect(book.shown).toBe(shownOf(id));
    expect(book.year).toBe(book.shown.year);
  });
  test('has a cover that is one of its cards', () => {
    const { cover } = book.shown;
    const face = faceOf(book, cover.name);
    expect(face.types).toEqual(cover.types);
    expect(face.subtypes).toEqual(cover.subtypes);
  });
  test('has its catalogue, its page of the help and its starter decks', () => {
    for (const file of book.shown.catalogue) expect(existsSync(join('spec', file)), file).toBe(true);
    expect(book.shown.help.sections.length).toBeGreaterThan(1);
    expect(startersOf(id).length).toBeGreaterThan(5);
  });
  test('has a station for each step, and each station stands on the bar once', () => {
    const { phases, combatPhases } = barsOf(book);
    const keys = [...phases, ...combatPhases].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { station } of book.turn.flatMap(({ steps }) => steps))
      expect(keys.includes(station.key), station.label).toBe(station.onBar);
  });
});
