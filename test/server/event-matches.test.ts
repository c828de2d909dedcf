// Computers among themselves: they swap against what they have seen between the games of a match, and play for cards where that is agreed.

import { expect, test } from 'vitest';
import { besides } from '../../src/formats/sideboard.ts';
import { playMatch } from '../../src/server/event-matches.ts';
import { rule } from '../support/catalogue.ts';

const some = (cards: { readonly [name: string]: number }): string[] =>
  Object.entries(cards).flatMap(([name, number]) => Array.from({ length: number }, () => name));
const WHITE = some({ Plains: 17, 'Silvercoat Lion': 9, 'Elite Vanguard': 7, 'Holy Strength': 7 });
const RED = some({ Mountain: 17, 'Goblin Piker': 9, 'Canyon Minotaur': 7, 'Lava Axe': 7 });

rule(['M-269', 'M-273'], 'in a draft computers swap between games what the other’s cards ask for', async () => {
  const played = {
    book: 'm11',
    decks: [WHITE, RED],
    sideboards: [some({ 'Celestial Purge': 4, Plains: 2, 'Giant Growth': 1 }), []],
    decided: false,
  };
  const { games, last, traded } = await playMatch(played, [0, 1], 'swap');
  expect(Math.max(...games)).toBe(2);
  const into = besides(last[0] ?? [], WHITE);
  expect(into).toContain('Celestial Purge');
  // What they cannot cast stays beside the deck, and so do lands.
  expect(new Set(into)).toEqual(new Set(['Celestial Purge']));
  expect([last[0]?.length, last[1]]).toEqual([WHITE.length, RED]);
  expect(traded).toEqual([
    { won: [], lost: [] },
    { won: [], lost: [] },
  ]);
  expect(await playMatch(played, [0, 1], 'swap')).toEqual({ games, last, traded });
});

test('tokens that were seen are no cards, and nothing is looked up for them', async () => {
  const goblins = some({ Mountain: 18, 'Goblin Piker': 8, 'Siege-Gang Commander': 14 });
  const played = {
    book: 'm11',
    decks: [goblins, WHITE],
    sideboards: [[], some({ 'Celestial Purge': 4 })],
    decided: false,
  };
  const { games } = await playMatch(played, [0, 1], 'tokens');
  expect(Math.max(...games)).toBe(2);
});

test('nothing is swapped before anything has been seen: a match that one game decides is played as built', async () => {
  const { last } = await playMatch({ book: 'm11', decks: [WHITE, RED], decided: false }, [0, 1], 'none');
  expect(last).toEqual([WHITE, RED]);
});

const BEARS = some({ Forest: 20, 'Grizzly Bears': 20 });
const GIANTS = some({ Mountain: 20, 'Hill Giant': 20 });

rule(
  ['B-305', 'B-306'],
  'they play for the ante, for one card, or not for keeps, and no card is lost on the way',
  async () => {
    const match = (stakes: 'the ante of every duel' | 'one card for the set' | 'not for keeps' | 'nothing') =>
      playMatch({ book: 'fifth', decks: [BEARS, GIANTS], stakes, decided: false }, [0, 1], 'ante');
    for (const stakes of ['the ante of every duel', 'one card for the set'] as const) {
      const { traded, games } = await match(stakes);
      const [first, second] = traded;
      const sorted = (cards: readonly string[] = []): string[] => [...cards].sort();
      expect([sorted(first?.won), sorted(first?.lost)]).toEqual([sorted(second?.lost), sorted(second?.won)]);
      const spread = (first?.won.length ?? 0) - (first?.lost.length ?? 0);
      expect(spread).toBe(stakes === 'the ante of every duel' ? games[0] - games[1] : Math.sign(games[0] - games[1]));
    }
    for (const stakes of ['not for keeps', 'nothing'] as const)
      expect((await match(stakes)).traded.flatMap(({ won, lost }) => [...won, ...lost])).toEqual([]);
  },
);
