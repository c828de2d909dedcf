// What a seat may not see shows nowhere: at every level, over several turns, in previews and hints, in every variant, by how many
// messages come and how large they are, and, in the open, by when they come.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEVELS } from '../../src/bots/levels.ts';
import type { Answer } from '../../src/game/index.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { type Page, plainAnswer, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

/** The name of the duel is its own; everything else must be the same to the byte, and so in number and size. */
const bytes = ({ heard }: Page): string[] => heard.map((text) => text.replace(/"duel":"[^"]*"/, '"duel":""'));

function expectSame(pages: readonly Page[], least: number): void {
  const [one = [], other = []] = pages.map(bytes);
  expect(one.length).toBeGreaterThan(least);
  expect(other.map(({ length }) => length)).toEqual(one.map(({ length }) => length));
  expect(other).toEqual(one);
  for (const page of pages) page.close();
}

/** Passes wherever that may be done, and does the plainest thing where it may not. */
async function passes(page: Page, answers: number): Promise<void> {
  let table = await page.look();
  for (let number = 0; number < answers && table.asked !== null; number += 1) {
    const mayPass = table.asked.ask === 'act' && table.asked.mayPass;
    table = await page.answer(mayPass ? { kind: 'pass' } : plainAnswer(table, () => 0), true);
  }
}

/** Cards of a rival of which none can be used with what they have, in two mixtures; so few that nobody has to discard. */
const LARGE = ['Shivan Dragon', 'Air Elemental', 'Serra Angel', 'Craw Wurm', 'Mahamoti Djinn', 'Lord of the Pit'];
const PORTALS = ['Volcanic Dragon', 'Serpent Warrior', 'Python', 'Fire Dragon', 'Moon Sprite', 'Hulking Goblin'];
const inBook = (book: string): readonly string[] =>
  book === 'portal'
    ? PORTALS
    : book === 'm11'
      ? LARGE.map((name) =>
          name === 'Lord of the Pit'
            ? 'Sengir Vampire'
            : name === 'Mahamoti Djinn'
              ? 'Vengeful Archon'
              : name === 'Craw Wurm'
                ? 'Duskdale Wurm'
                : name === 'Shivan Dragon'
                  ? 'Fire Servant'
                  : name,
        )
      : LARGE;
const mixtures = (cards: readonly string[]): readonly { hand: readonly string[]; library: readonly string[] }[] => [
  { hand: cards.slice(0, 1), library: [...cards.slice(3), ...cards] },
  { hand: cards.slice(5), library: [...cards].reverse().concat(cards.slice(0, 3)) },
];

const BOOKS = ['beta', 'fifth', 'portal', 'tenth', 'm11'] as const;
for (const book of BOOKS)
  test.each(LEVELS.map(({ level }) => level))(
    `${book}, level %i: three turns are the same to the byte with other hidden cards`,
    async (level) => {
      const pages: Page[] = [];
      for (const { hand, library } of mixtures(inBook(book))) {
        const position = {
          book,
          seats: {
            ann: {
              hand: ['Forest'],
              inPlay: ['Forest', 'Forest'],
              library: Array(30).fill('Forest'),
            },
            ben: { hand, library, inPlay: ['Swamp'] },
          },
        };
        const page = await server.sit(await server.newPosition(position, { level }));
        await passes(page, 5);
        pages.push(page);
      }
      expectSame(pages, 5);
    },
  );

/** Somebody who could act and never does, and takes a while to think so. */
const slowly = (milliseconds: number) => ({
  name: 'idle',
  choose: async ({ legal }: { legal: readonly Answer[] }): Promise<Answer> => {
    await new Promise((done) => setTimeout(done, milliseconds));
    return legal[0] as Answer;
  },
});

const use = (table: TableState, label: RegExp) => {
  const found = table.asked?.ask === 'act' ? table.asked.uses.find((each) => label.test(each.label)) : undefined;
  if (found === undefined) throw new Error(`nothing like ${label} can be used`);
  return found.answer;
};

/** What fell once: a preview told whether the rival could interrupt or respond. Each is announced and paid for as well. */
const PREVIEWED = [
  {
    book: 'beta',
    card: 'Dark Ritual',
    mine: ['Swamp', 'Swamp'],
    can: ['Counterspell', 'Spell Blast'],
    cannot: ['Air Elemental', 'Mahamoti Djinn'],
  },
  {
    book: 'fifth',
    card: 'Dark Ritual',
    mine: ['Swamp', 'Swamp'],
    can: ['Counterspell', 'Power Sink'],
    cannot: ['Air Elemental', 'Mahamoti Djinn'],
  },
  {
    book: 'portal',
    card: 'Winter’s Grasp',
    mine: ['Forest', 'Forest', 'Forest'],
    can: ['Mystic Denial', 'Cloud Dragon'],
    cannot: ['Cloud Dragon', 'Thundering Wurm'],
  },
  {
    book: 'tenth',
    card: 'Giant Growth',
    mine: ['Forest', 'Grizzly Bears'],
    can: ['Counsel of the Soratami', 'Cancel'],
    cannot: ['Air Elemental', 'Mahamoti Djinn'],
  },
  {
    book: 'm11',
    card: 'Giant Growth',
    mine: ['Forest', 'Runeclaw Bear'],
    can: ['Cancel', 'Mana Leak'],
    cannot: ['Air Elemental', 'Stormtide Leviathan'],
  },
] as const;

test.each(PREVIEWED)(
  '$book: neither the preview nor the casting of $card tells whether the rival could answer',
  async ({ book, card, mine, can, cannot }) => {
    const slow = await Server.start({ player: () => slowly(15) });
    const pages: Page[] = [];
    const name = card.replace('’', "'");
    for (const hand of [can, cannot]) {
      const id = await slow.newPosition({
        book,
        ...(book === 'portal' && { step: 'play cards' }),
        seats: {
          ann: { hand: [name], inPlay: mine, library: ['Forest', 'Forest'] },
          ben: { hand, inPlay: ['Island', 'Island', 'Island', 'Island'], library: ['Island', 'Island'] },
        },
      });
      const page = await slow.sit(id);
      let table = await page.look();
      const cast = use(table, new RegExp(name));
      await page.tries({ type: 'preview', at: table.at, answer: cast }, 'preview');
      table = await page.does({ type: 'auto', at: table.at, answer: cast });
      for (let number = 0; number < 4 && table.asked !== null && table.asked.ask !== 'act'; number += 1)
        table = await page.answer(
          plainAnswer(table, () => 0),
          true,
        );
      await page.look();
      pages.push(page);
    }
    expectSame(pages, 3);
    await slow.end();
  },
);

test.each(['beta', 'tenth', 'm11'])('%s: a hint is the same whatever the rival holds', async (book) => {
  const said: string[] = [];
  for (const { hand, library } of mixtures(inBook(book))) {
    const bears = book === 'm11' ? 'Runeclaw Bear' : 'Grizzly Bears';
    const id = await server.newPosition({
      book,
      seats: {
        ann: {
          hand: ['Forest', bears, 'Giant Growth'],
          inPlay: ['Forest', 'Forest', bears],
          library: ['Forest', ...library],
        },
        ben: { hand, library, inPlay: ['Mountain', 'Hill Giant'], life: 9 },
      },
    });
    const { status, body } = await server.ask(`duels/${id}/hint`);
    expect(status).toBe(200);
    said.push(JSON.stringify(body));
  }
  expect(said[1]).toBe(said[0]);
});

/** The last are the seats of allies, whose hands may be seen. */
const VARIANTS = [
  ['beta', 'free-for-all', 3, []],
  ['fifth', 'free-for-all', 4, []],
  ['portal', 'round', 3, []],
  ['tenth', 'free-for-all', 4, []],
  ['tenth', 'two-headed-giant', 4, [1]],
  ['m11', 'two-headed-giant', 4, [1]],
  ['m11', 'free-for-all', 3, []],
  ['m11', 'emperor', 6, [1, 2]],
] as const;

test.each(VARIANTS)(
  '%s, %s with %i seats: every byte stays the same with other hidden cards',
  async (book, variant, number, allies) => {
    const pages: Page[] = [];
    for (const { hand, library } of mixtures(inBook(book))) {
      const other = { hand, library, inPlay: ['Swamp'] };
      const names = ['ann', 'ben', 'cid', 'dan', 'eva', 'fay'].slice(0, number);
      const mine = { hand: ['Forest'], inPlay: ['Forest'], library: Array(30).fill('Forest') };
      const seats = Object.fromEntries(
        names.map((name, seat) => [name, seat === 0 || (allies as readonly number[]).includes(seat) ? mine : other]),
      );
      const page = await server.sit(await server.newPosition({ book, seats, options: { variant } }, { level: 2 }));
      await passes(page, 6);
      pages.push(page);
    }
    expectSame(pages, 6);
  },
);
