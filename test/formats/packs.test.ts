// Packs: what lies in a booster or starter deck of each set, how often, and that a seed gives the same pack again.

import { describe, expect, test } from 'vitest';
import { openPack, type Pack, wholeness } from '../../src/formats/packs/open.ts';
import { findSet, SETS } from '../../src/formats/sets/facts.ts';
import { cardsPrintedIn, colorsOf, type Rarity } from '../../src/game/index.ts';
import { rule } from '../support/catalogue.ts';

const rarities = ({ cards }: Pack): Partial<Record<Rarity, number>> => {
  const numbers: Partial<Record<Rarity, number>> = {};
  for (const { rarity } of cards) numbers[rarity] = (numbers[rarity] ?? 0) + 1;
  return numbers;
};
const packs = (set: string, count: number, kind: 'booster' | 'starter' = 'booster'): Pack[] =>
  Array.from({ length: count }, (_, index) => openPack(set, `test ${index}`, kind));

describe.each(SETS.map(({ code }) => code))('%s', (code) => {
  test('a booster has fifteen cards, all of the set and with its rarities; the same seed opens the same pack', () => {
    const printed = new Map(cardsPrintedIn(code).map(({ name, rarity }) => [name, rarity]));
    for (const pack of packs(code, 50)) {
      expect(pack.cards.length).toBe(15);
      for (const { name, rarity } of pack.cards) expect(printed.get(name), name).toBe(rarity);
    }
    expect(openPack(code, 'again')).toEqual(openPack(code, 'again'));
    expect(openPack(code, 'again')).not.toEqual(openPack(code, 'another'));
  });

  test('no card comes twice in a booster, save basic lands', () => {
    for (const { cards } of packs(code, 200)) {
      const others = cards.filter(({ rarity }) => rarity !== 'Basic Land').map(({ name }) => name);
      expect(new Set(others).size).toBe(others.length);
    }
  });
});

rule(
  ['T-292', 'T-435'],
  'a booster of Tenth Edition: a rare, three uncommons and eleven commons, one of them a land',
  () => {
    for (const pack of packs('10E', 20))
      expect(rarities(pack)).toEqual({ Common: 10, Uncommon: 3, Rare: 1, 'Basic Land': 1 });
  },
);

rule(['M-007', 'M-328', 'M-475'], 'a mythic rare takes the place of the rare in 15 of 121 boosters of 2010', () => {
  for (const set of ['M10', 'M11']) {
    let mythics = 0;
    for (const pack of packs(set, 4000)) {
      const { Rare = 0, 'Mythic Rare': mythic = 0, ...rest } = rarities(pack);
      expect(Rare + mythic).toBe(1);
      expect(rest).toEqual({ Common: 10, Uncommon: 3, 'Basic Land': 1 });
      mythics += mythic;
    }
    // 15/121 of 4000 are 496; three standard deviations are 63.
    expect(Math.abs(mythics - 496)).toBeLessThan(63);
  }
});

test('every common of a set is as frequent as any other', () => {
  const seen = new Map<string, number>();
  for (const { cards } of packs('M11', 3000))
    for (const { name, rarity } of cards) if (rarity === 'Common') seen.set(name, (seen.get(name) ?? 0) + 1);
  expect(seen.size).toBe(101);
  const expected = (3000 * 10) / 101;
  for (const [name, number] of seen) expect(Math.abs(number - expected), name).toBeLessThan(5 * Math.sqrt(expected));
});

test('Alpha and Beta have no slot for lands, which lie among the others: 46 or 47 of 121 places of the common sheet', () => {
  for (const set of ['LEA', 'LEB']) {
    let lands = 0;
    for (const { cards } of packs(set, 2000)) {
      expect(cards.slice(0, 11).every(({ rarity }) => rarity === 'Common' || rarity === 'Basic Land')).toBe(true);
      lands += cards.slice(0, 11).filter(({ rarity }) => rarity === 'Basic Land').length;
      if (cards[14]?.rarity === 'Basic Land') expect(cards[14].name).toBe('Island');
    }
    const sheet = findSet(set).packs.booster?.[0]?.from;
    if (typeof sheet === 'string' || sheet === undefined) throw new Error('no sheet');
    const places = Object.values(sheet.lands ?? {}).reduce((sum, number) => sum + number, 0);
    const commons = cardsPrintedIn(findSet(set).code).filter(({ rarity }) => rarity === 'Common').length;
    // Commons are not drawn twice, so lands come a little more often than their places say.
    const share = lands / (2000 * 11);
    expect(share).toBeGreaterThan(places / (places + commons));
    expect(share).toBeLessThan(places / (places + commons - 10));
  }
});

test('starter decks of the old sets have sixty cards, Fourth and Fifth with twenty-two lands; later sets had none', () => {
  for (const set of ['LEA', 'LEB', '4ED', '5ED'])
    for (const pack of packs(set, 10, 'starter')) expect(pack.cards.length, set).toBe(60);
  for (const set of ['4ED', '5ED'])
    expect(rarities(openPack(set, 1, 'starter'))).toEqual({ Common: 26, Uncommon: 9, Rare: 3, 'Basic Land': 22 });
  expect(() => openPack('M11', 1, 'starter')).toThrow('Magic 2011 had no starter: it came in booster packs');
});

rule(
  ['P-210', 'P-211', 'P-212', 'P-215', 'P-216'],
  'a booster of Portal: two lands and five cards of a theme, eight random ones, and a strategy card that is not played with',
  () => {
    const strategies = new Set<string>();
    for (const { cards, strategy } of packs('POR', 300)) {
      const theme = findSet('POR').themes?.find(({ colors }) => colors === strategy);
      if (theme === undefined || strategy === null) throw new Error('a booster of Portal has a strategy');
      strategies.add(strategy.join(' and '));
      expect(cards.slice(0, 2).map(({ name }) => name)).toEqual(theme.lands);
      const themed = cards.slice(2, 7).map(({ name }) => name);
      expect(themed.slice(0, 4).every((name) => theme.commons[name] !== undefined)).toBe(true);
      expect(theme.uncommons[themed[4] as string]).toBeDefined();
      for (const name of themed) expect(strategy, name).toContain(colorsOf(name)[0]);
      const random = cards.slice(7);
      expect(random.map(({ rarity }) => rarity)).toEqual([
        ...Array(5).fill('Common'),
        ...Array(2).fill('Uncommon'),
        'Rare',
      ]);
      expect(new Set(random.slice(0, 5).map(({ name }) => colorsOf(name)[0])).size).toBe(5);
      expect(colorsOf((random[5] as { name: string }).name)).not.toEqual(
        colorsOf((random[6] as { name: string }).name),
      );
    }
    expect(strategies.size).toBe(5);
  },
);

rule(
  'P-214',
  'which strategy is inside cannot be told beforehand: all five come, none much more often than the others',
  () => {
    const seen = new Map<string, number>();
    for (const { strategy } of packs('POR', 1300)) {
      const name = (strategy ?? []).join(' ');
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    for (const [, number] of seen) expect(Math.abs(number - 260)).toBeLessThan(70);
  },
);

rule(['T-477', 'T-478'], 'Tenth Edition has boosters and no tournament packs', () => {
  expect(Object.keys(findSet('10E').packs)).toEqual(['booster']);
});

test('a set that is not there is named with those that are', () => {
  expect(() => openPack('ICE', 1)).toThrow(
    "there is no set 'ICE': the sets are LEA, LEB, 4ED, 5ED, POR, 10E, M10, M11",
  );
});

test('it is known how much of a set the pool has', () => {
  expect(wholeness('M11')).toEqual({ have: 234, of: 234 });
  expect(wholeness('POR')).toEqual({ have: 200, of: 200 });
  for (const { code } of SETS) expect(wholeness(code).have).toBeLessThanOrEqual(wholeness(code).of);
});
