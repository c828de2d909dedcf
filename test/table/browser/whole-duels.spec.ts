// Whole games of people in real browsers: a duel of two in each book, and one game of each variant with four at the table.
import { close, concede, gathered, type Seated } from './support/people.ts';
import { Robot } from './support/robot.ts';
import { expect, test } from './support/words.ts';

/** Decks that come to an end: both attack with everything, and nobody blocks. Portal's whole duel is in `people.spec.ts`. */
const DECKS: { readonly [book: string]: string } = {
  beta: 'remembered-white-weenie',
  fifth: 'remembered-white-weenie',
  tenth: 'remembered-white-weenie',
  m11: 'remembered-white-weenie',
};

const wonBy = (people: readonly Seated[]): Promise<(string | null)[]> =>
  Promise.all(people.map(({ page }) => page.getByTestId('result').getAttribute('data-won')));

for (const [book, name] of Object.entries(DECKS))
  test(`two browsers play a whole duel by ${book}, and of the two one has won`, async ({ browser, server }) => {
    test.setTimeout(300_000);
    const { people } = await gathered(browser, server, { book, deck: { by: 'id', id: `${book}/${name}` } });
    await Promise.all(people.map(({ table }) => new Robot(table).playOut()));
    expect((await wonBy(people)).toSorted()).toEqual(['false', 'true']);
    await close(people);
  });

/** A variant with four people; computers have the other seats. Who gives up so that it comes to an end, and who has won then. */
const VARIANTS = [
  { variant: 'free-for-all', book: 'm11', computers: 0, ends: [1, 2, 3], won: ['true', 'false', 'false', 'false'] },
  { variant: 'two-headed-giant', book: 'tenth', computers: 0, ends: [2], won: ['true', 'true', 'false', 'false'] },
  { variant: 'emperor', book: 'm11', computers: 2, ends: [1], won: ['false', 'false', 'false', 'true'] },
  { variant: 'round', book: 'portal', computers: 0, ends: [1, 2, 3], won: ['true', 'false', 'false', 'false'] },
] as const;

/** So many turns are played by everybody before it is ended by giving up. */
const TURNS = 5;

for (const { variant, book, computers, ends, won } of VARIANTS)
  test(`four browsers at one table play ${variant} to its end`, async ({ browser, server }) => {
    test.setTimeout(300_000);
    const { people } = await gathered(browser, server, { people: 4, book, variant, computers, level: 1 });
    await Promise.all(people.map(({ table }) => new Robot(table).playOut(({ turn }) => Number(turn) >= TURNS)));
    for (const { page } of people) await expect(page.locator('[data-player]')).toHaveCount(4 + computers);
    for (const seat of ends) await concede(people[seat] as Seated);
    for (const { page } of people) await expect(page.getByTestId('result')).toBeVisible();
    expect(await wonBy(people)).toEqual(won);
    await close(people);
  });
