// Every scene of the gallery in every book: what comes of it is what the book says.

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../src/game/index.ts';
import { across, type InBook } from '../../src/lab/across/across.ts';
import { type Expected, GALLERY, sceneNamed, studyOf } from '../../src/lab/gallery/index.ts';
import { readCatalogue } from '../../tools/spec/catalogue.ts';

const { byId } = readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

const ZONES: { readonly [zone: string]: string } = {
  play: 'in play',
  hand: 'in hand',
  graveyard: 'in the graveyard',
  removed: 'out of the game',
  library: 'in the library',
};

/** What a book has come to, in the words in which the scene expects it. */
function found(each: InBook, of: string, wanted: string | number | null): string | number | null {
  if (!each.held) throw new Error(`${each.book} does not hold it: ${each.why}`);
  const { facts, life, winner, over } = each.outcome;
  if (of === 'winner') return over ? winner : 'nobody yet';
  if (life[of] !== undefined) return life[of];
  const [, name, what] = /^(\w+) (cards in \w+)$/.exec(of) ?? [];
  const fact = (whose: string, kind: string) => facts.find((one) => one.of === whose && one.what === kind)?.value;
  if (name !== undefined && what !== undefined) return Number(fact(name, what));
  const [zone, more] = String(wanted).split(', ');
  const place = fact(of, 'place') ?? 'nowhere';
  const named = Object.keys(ZONES).find((key) => ZONES[key] === place) ?? place;
  if (more === undefined || named !== zone) return named;
  const counter = /^\d+ (.*)$/.exec(more)?.[1];
  return `${named}, ${counter === undefined ? fact(of, 'tapped') : `${fact(of, `${counter} counters`)} ${counter}`}`;
}

describe.each(GALLERY.map((scene) => [scene.id, scene] as const))('%s', (_, scene) => {
  const { books } = across(studyOf(scene), false);

  test.each(BOOK_IDS)('%s', (book) => {
    const each = books.find((one) => one.book === book) as InBook;
    const expected = scene.books[book] as Expected | null;
    if (expected === null) {
      expect(each.held).toBe(false);
      return;
    }
    expect(
      Object.fromEntries(Object.entries(expected.is).map(([of, wanted]) => [of, found(each, of, wanted)])),
    ).toEqual(expected.is);
  });

  test('says something of each book that holds it, with passages that exist', () => {
    expect(Object.keys(scene.books)).toEqual(BOOK_IDS);
    for (const book of BOOK_IDS) {
      const expected = scene.books[book];
      if (expected === null || expected === undefined) continue;
      expect(expected.says).toMatch(/^[A-Z].*[.?!]$/s);
      for (const id of expected.passage.match(/\b[BFPTM]-\d+/g) ?? []) {
        expect(byId.has(id), id).toBe(true);
        expect(id.charAt(0)).toBe(book.charAt(0).toUpperCase());
      }
    }
  });
});

test('there are at least thirty scenes, each with a name of its own', () => {
  expect(GALLERY.length).toBeGreaterThanOrEqual(30);
  expect(new Set(GALLERY.map(({ id }) => id)).size).toBe(GALLERY.length);
});

test('a scene that does not exist is refused with the nearest', () => {
  expect(() => sceneNamed('fanatics')).toThrow("there is no scene 'fanatics'; did you mean 'fanatic'?");
});
