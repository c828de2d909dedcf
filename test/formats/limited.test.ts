// Limited: sealed pools, the booster draft as a value, computer drafters and the decks they build.

import { describe, expect, test } from 'vitest';
import { draftOfComputers } from '../../src/cli/commands/limited.ts';
import { buildDeck, landsFor, suggestLands } from '../../src/formats/limited/build.ts';
import { beginDraft, isOver, passesTo, pickedBy, viewOf, withPicks } from '../../src/formats/limited/draft.ts';
import { choosePick } from '../../src/formats/limited/drafter.ts';
import { byReading, definitionIn, isLand, limitedFaults } from '../../src/formats/limited/pool.ts';
import { cardsOfPacks, openSealed } from '../../src/formats/limited/sealed.ts';
import { SETS } from '../../src/formats/sets/facts.ts';
import { rule } from '../support/catalogue.ts';

rule(['M-257', 'M-261', 'M-262'], 'sealed deck: everybody opens six boosters of their own', () => {
  const pools = openSealed({ set: 'M11', seats: 3, seed: 1 });
  expect(pools.map((packs) => packs.length)).toEqual([6, 6, 6]);
  expect(pools.map((packs) => cardsOfPacks(packs).length)).toEqual([90, 90, 90]);
  expect(cardsOfPacks(pools[0] ?? [])).not.toEqual(cardsOfPacks(pools[1] ?? []));
  expect(openSealed({ set: 'M11', seats: 2, seed: 1, packs: 5 })[0]?.length).toBe(5);
  expect(() => openSealed({ set: 'M11', seats: 1, seed: 1 })).toThrow('sealed deck is for 2 to 64 players, not for 1');
  expect(() => openSealed({ set: 'M11', seats: 2, seed: 1, packs: 0 })).toThrow('1 to 12 boosters, not of 0');
});

test('in sets with starter decks a sealed pool is one of them and two boosters', () => {
  const [packs] = openSealed({ set: '4ED', seats: 2, seed: 1 });
  expect(packs?.map(({ kind }) => kind)).toEqual(['starter', 'booster', 'booster']);
});

rule(
  ['M-263', 'M-264', 'M-265', 'M-266'],
  'a booster draft: three packs, passed to the left, the right and the left',
  () => {
    let draft = beginDraft({ sets: ['M11'], seats: 4, seed: 1 });
    expect(draft.packs.map((pack) => pack.length)).toEqual([15, 15, 15, 15]);
    const first = draft.packs.map((pack) => pack[0] as string);
    const passed = draft.packs.map((pack) => pack.slice(1));
    draft = withPicks(draft, first);
    expect(draft.packs).toEqual([passed[3], passed[0], passed[1], passed[2]]);
    while (draft.round === 0)
      draft = withPicks(
        draft,
        draft.packs.map((pack) => pack[0] as string),
      );
    expect(draft.picks.map((picks) => picks.length)).toEqual([15, 15, 15, 15]);
    expect([0, 1, 2, 3].map((seat) => passesTo(draft, seat))).toEqual([3, 0, 1, 2]);
    while (draft.round === 1)
      draft = withPicks(
        draft,
        draft.packs.map((pack) => pack[0] as string),
      );
    expect([0, 1, 2, 3].map((seat) => passesTo(draft, seat))).toEqual([1, 2, 3, 0]);
    while (!isOver(draft))
      draft = withPicks(
        draft,
        draft.packs.map((pack) => pack[0] as string),
      );
    expect(draft.picks.map((picks) => picks.length)).toEqual([45, 45, 45, 45]);
    expect(() => withPicks(draft, first)).toThrow('the draft is over');
    expect(() => beginDraft({ sets: ['M11'], seats: 3, seed: 1 })).toThrow('a draft is for 4 to 8 players, not for 3');
    expect(() => beginDraft({ sets: ['M11'], seats: 9, seed: 1 })).toThrow('a draft is for 4 to 8 players, not for 9');
    expect(() => beginDraft({ sets: [], seats: 4, seed: 1 })).toThrow('a draft needs a set');
  },
);

rule(
  'M-267',
  'picks and packs are secret: a seat knows what it took and what lies before it, whatever the others took',
  () => {
    const begun = beginDraft({ sets: ['M11'], seats: 4, seed: 1 });
    const own = begun.packs.map((pack) => pack[0] as string);
    const one = withPicks(begun, own);
    const other = withPicks(begun, [own[0], own[1], begun.packs[2]?.[1], own[3]] as string[]);
    expect(viewOf(one, 0)).toEqual(viewOf(other, 0));
    expect(Object.keys(viewOf(one, 0)).sort()).toEqual(['pack', 'picks', 'round', 'seat', 'set']);
    expect(() => viewOf(one, 4)).toThrow('there is no seat 4');
  },
);

test('a pick that is not in the pack is refused, and nothing changes', () => {
  const draft = beginDraft({ sets: ['M11'], seats: 4, seed: 1 });
  const wrong = draft.packs.map((pack) => pack[0] as string);
  wrong[2] = 'Black Lotus';
  expect(() => withPicks(draft, wrong)).toThrow("'Black Lotus' is not in the pack before seat 2");
  expect(() => withPicks(draft, wrong.slice(1))).toThrow('4 players draft, and 3 cards were chosen');
});

test('packs of different sets can be drafted in any order', () => {
  const draft = draftOfComputers(['M10', 'POR'], 4, 'mixed');
  expect(draft.sets).toEqual(['M10', 'POR']);
  expect(draft.picks.every((picks) => picks.length === 30)).toBe(true);
});

describe.each(SETS.map(({ code, book }) => [code, book] as const))('%s', (code, book) => {
  const draft = draftOfComputers([code], 8, 'test');

  rule(
    ['M-258', 'M-259', 'M-268', 'T-335'],
    'eight computers draft, and each builds a legal deck of forty cards',
    () => {
      for (let seat = 0; seat < 8; seat += 1) {
        const pool = pickedBy(draft, seat);
        const { cards, colors, sideboard } = buildDeck(book, pool);
        expect(limitedFaults(book, pool, cards)).toEqual([]);
        expect(cards.length).toBe(40);
        // In the first sets lands lie among the commons, and two colours may have too few cards.
        if (book !== 'beta') expect(colors.length).toBe(2);
        const lands = cards.filter((name) => isLand(definitionIn(book, name) as never)).length;
        expect(lands).toBeGreaterThanOrEqual(16);
        expect(lands).toBeLessThanOrEqual(18);
        for (const name of cards)
          for (const color of definitionIn(book, name)?.colors ?? []) expect(colors, name).toContain(color);
        const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
        const pooled = [...cards, ...sideboard].filter((name) => !basics.includes(name)).sort();
        expect(pooled).toEqual(pool.filter((name) => !basics.includes(name)).sort());
      }
    },
  );

  test('the same seed gives the same picks', () => {
    expect(draftOfComputers([code], 8, 'test')).toEqual(draft);
  });
});

test('a drafter takes the better card first, and later the card of its colours', () => {
  const view = { seat: 0, set: 'M11', round: 0, picks: [] };
  expect(choosePick({ ...view, pack: ['Goblin Piker', 'Serra Angel', 'Elixir of Immortality'] })).toBe('Serra Angel');
  const green = ['Duskdale Wurm', 'Garruk Wildspeaker', 'Greater Basilisk', 'Acidic Slime', 'Cudgel Troll'];
  const black = ['Grave Titan', 'Doom Blade', 'Assassinate', 'Quag Sickness', 'Howling Banshee'];
  const picks = [...green, ...black, ...green, ...black].map((card) => ({ round: 0, card, from: [card] }));
  expect(choosePick({ ...view, picks, pack: ['Serra Angel', 'Yavimaya Wurm', 'Cloud Crusader'] })).toBe(
    'Yavimaya Wurm',
  );
});

test('what is worth nothing to a deck is worth less to a drafter than what wins games', () => {
  const order = ['Baneslayer Angel', 'Doom Blade', 'Runeclaw Bear', 'Demon’s Horn'.replace('’', "'")];
  const worths = order.map((name) => byReading('m11', name));
  expect([...worths].sort((a, b) => b - a)).toEqual(worths);
});

rule(['M-273', 'T-335'], 'cards that did not come out of the packs, and too few cards, are named', () => {
  expect(limitedFaults('m11', ['Runeclaw Bear'], ['Runeclaw Bear', 'Runeclaw Bear', 'Forest'])).toEqual([
    'it has 3 cards, and a deck of Limited has at least 40',
    'it has 2 of Runeclaw Bear, and 1 came out of the packs',
  ]);
});

test('lands are suggested by the symbols that the cards ask for', () => {
  expect(landsFor([1, 2, 2])).toBe(16);
  expect(landsFor([3, 3, 4])).toBe(17);
  expect(landsFor([5, 5, 4])).toBe(18);
  const lands = suggestLands('m11', ['Runeclaw Bear', 'Runeclaw Bear', 'Runeclaw Bear', 'Goblin Piker'], 16);
  expect(lands.filter((name) => name === 'Forest').length).toBe(12);
  expect(lands.filter((name) => name === 'Mountain').length).toBe(4);
});
