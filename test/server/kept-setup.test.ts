// Duels that were kept before tables had seats are gone on with: the person sits first, the opponent second.

import { expect, test } from 'vitest';
import { readSettings, readSetup } from '../../src/server/kept-setup.ts';

const OLD = {
  mode: 'duel',
  start: { kind: 'game', words: { book: 'beta', seats: ['You', 'Pell'], decks: [], seed: 'x', options: {} } },
  seat: 0,
  you: 'You',
  level: 3,
  levelName: 'Adept',
  opponent: { id: 'pell', name: 'Pell', title: 'Ferry Keeper' },
  deck: 'Mine',
  opponentDeck: 'Hers',
  script: [],
  seed: 'x 1',
};

test('a setup with one opponent is one with two seats', () => {
  const setup = readSetup(JSON.stringify(OLD));
  expect(setup).toMatchObject({ mode: 'duel', start: OLD.start, script: [], seed: 'x 1' });
  expect(setup.seats).toEqual([
    { name: 'You', holder: { by: 'person', who: 'here' }, deck: 'Mine' },
    {
      name: 'Pell',
      holder: { by: 'computer', id: 'pell', title: 'Ferry Keeper', level: 3, levelName: 'Adept' },
      deck: 'Hers',
    },
  ]);
  expect(readSetup(JSON.stringify(setup))).toEqual(setup);
});

test('stops by side are stops by seat', () => {
  const rest = { fullControl: true, pays: false, locked: [] };
  const old = {
    ...rest,
    stops: [
      { side: 'you', key: 'main' },
      { side: 'foe', key: 'end' },
    ],
  };
  const now = [
    {
      ...rest,
      stops: [
        { seat: 0, key: 'main' },
        { seat: 1, key: 'end' },
      ],
    },
  ];
  expect(readSettings(JSON.stringify(old))).toEqual(now);
  expect(readSettings(JSON.stringify(now))).toEqual(now);
  expect(readSettings(null)).toEqual([]);
});
