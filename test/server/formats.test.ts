// A format chosen for a duel: decks that it does not allow are told with the reason, and nobody plays with one.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFaults, formatNamed } from '../../src/formats/legal/format.ts';
import type { DeckInfo, FormatInfo, FormatName } from '../../src/protocol/setup.ts';
import { rule } from '../support/catalogue.ts';
import { duelForTwo } from '../support/seats.ts';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const look = (words: object) => server.ask<FormatInfo & { message: string }>('formats', 'POST', words);
const decks = async (id: string): Promise<readonly (readonly string[])[]> => {
  const { start } = (await server.tables.duel(id)).setup;
  return start.kind === 'game' ? start.words.decks : [];
};

const plain = { mode: 'duel', length: 'single', opponent: 'morwenna', level: 1, ante: false, seed: 'format' };

rule(['M-279', 'M-285', 'M-286'], 'a format says which decks of a book it does not allow, and why', async () => {
  const { body: names } = await server.ask<readonly FormatName[]>('formats');
  expect(names.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['vintage', 'standard', 'date', 'old-school-swedish']),
  );
  const own = await server.ask<DeckInfo>('decks', 'POST', {
    name: 'Lotus',
    book: 'm11',
    cards: { Forest: 56, 'Black Lotus': 4 },
  });
  const { body: vintage } = await look({ book: 'm11', id: 'vintage', date: '2010-08-01' });
  expect(vintage.name).toBe('Vintage, 2010-08-01');
  expect(vintage.faults[own.body.id]).toEqual(['it has 4 of Black Lotus, which Vintage, 2010-08-01 restricts to one']);
  const { body: legacy } = await look({ book: 'm11', id: 'legacy', date: '2010-08-01' });
  expect(legacy.faults[own.body.id]).toEqual(['Black Lotus is banned in Legacy, 2010-08-01']);
  const { body: day } = await look({ book: 'm11', id: 'date', date: '1993-12-01' });
  expect(day.sets).toEqual(['LEA', 'LEB']);
  expect(day.faults[own.body.id]).toBeUndefined();
  expect(Object.keys(day.faults).length).toBeGreaterThan(0);
  const { status, body } = await server.ask<{ message: string }>('duels', 'POST', {
    ...duelForTwo({
      ...plain,
      book: 'm11',
      deck: { by: 'id', id: own.body.id },
      format: { id: 'legacy', date: '2010-08-01' },
    }),
  });
  expect([status, body.message]).toEqual([
    400,
    "'Lotus' cannot be played: Black Lotus is banned in Legacy, 2010-08-01",
  ]);
});

test('in a format the computer brings a legal deck, of the list or of its cards by chance', async () => {
  for (const [book, format] of [
    ['m11', { id: 'standard', date: '2010-08-01' }],
    ['m11', { id: 'date', date: '1993-12-01' }],
    ['tenth', { id: 'old-school-swedish' }],
  ] as const) {
    const id = await server.newDuel({
      ...plain,
      book,
      deck: { by: 'chance' },
      opponentDeck: { by: 'id', id: book === 'm11' ? 'm11/run-with-the-pack' : 'tenth/furnace-and-fang' },
      format,
    });
    const chosen = formatNamed(format.id, 'date' in format ? format.date : undefined);
    for (const deck of await decks(id)) expect(formatFaults(chosen, book, deck), `${book} ${format.id}`).toEqual([]);
  }
});

test('a format or a day that is not there is told', async () => {
  const wrong = async (words: object) => (await look({ book: 'm11', ...words })).body.message;
  expect(await wrong({ id: 'modern' })).toContain("there is no format 'modern'");
  expect(await wrong({ id: 'vintage', date: '2010-02-30' })).toBe("'2010-02-30' is no day: write it like 1997-04-23");
  expect(await wrong({ id: 'standard', date: '2003-01-01' })).toContain('Sixth to Ninth Edition');
  expect(await wrong({ id: 'block' })).toContain('Block cannot be played');
});
