// Searching a book's cards in the page, with the words of card search sites.
import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../../src/protocol/setup.ts';
import { searchFor } from '../../src/table/decks/search.ts';

const card = (name: string, some: Partial<CardFacts>): CardFacts => ({
  name,
  cost: null,
  total: 0,
  type: '',
  colors: '',
  types: [],
  subtypes: [],
  text: [],
  power: null,
  toughness: null,
  loyalty: null,
  rarity: '',
  keywords: [],
  sets: [],
  ...some,
});

const CARDS: readonly CardFacts[] = [
  card('Serra Angel', {
    cost: '{3}{W}{W}',
    total: 5,
    type: 'Summon Angel',
    types: ['Creature'],
    subtypes: ['Angel'],
    colors: 'W',
    text: ['Flying', 'Attacking does not cause Serra Angel to tap.'],
    power: '4',
    toughness: '4',
    rarity: 'Uncommon',
    keywords: ['flying'],
    sets: ['LEB', '5ED'],
  }),
  card('Hill Giant', {
    cost: '{3}{R}',
    total: 4,
    type: 'Summon Giant',
    types: ['Creature'],
    subtypes: ['Giant'],
    colors: 'R',
    power: '3',
    toughness: '3',
    rarity: 'Common',
    sets: ['LEB'],
  }),
  card('Nicol Bolas', {
    cost: '{4}{U}{B}{R}',
    total: 7,
    type: 'Planeswalker',
    types: ['Planeswalker'],
    colors: 'UBR',
    loyalty: 5,
    rarity: 'Mythic',
  }),
  card('Lightning Bolt', {
    cost: '{R}',
    total: 1,
    type: 'Instant',
    types: ['Instant'],
    colors: 'R',
    text: ['Lightning Bolt deals 3 damage to any target.'],
    rarity: 'Common',
    sets: ['LEB', 'M11'],
  }),
  card('Nightmare', {
    type: 'Summon Nightmare',
    types: ['Creature'],
    colors: 'B',
    power: '*',
    toughness: '*',
    total: 6,
  }),
  card('Forest', { type: 'Basic Land', types: ['Land'], rarity: 'Basic' }),
];

const found = (text: string): string[] => CARDS.filter(searchFor(text).test).map(({ name }) => name);

describe('words of a search', () => {
  test.each([
    ['', CARDS.map(({ name }) => name)],
    ['bolt', ['Lightning Bolt']],
    ['"hill gi"', ['Hill Giant']],
    ['t:creature c:w', ['Serra Angel']],
    ['t:summon', ['Serra Angel', 'Hill Giant', 'Nightmare']],
    ['t:giant', ['Hill Giant']],
    ['c:r', ['Hill Giant', 'Nicol Bolas', 'Lightning Bolt']],
    ['c=r', ['Hill Giant', 'Lightning Bolt']],
    ['c<=rw', ['Serra Angel', 'Hill Giant', 'Lightning Bolt', 'Forest']],
    ['c:red cmc<=1', ['Lightning Bolt']],
    ['c:colorless', ['Forest']],
    ['c:m', ['Nicol Bolas']],
    ['cmc>=5', ['Serra Angel', 'Nicol Bolas', 'Nightmare']],
    ['pow>3', ['Serra Angel']],
    ['tou=3', ['Hill Giant']],
    ['pow<=0', ['Nightmare']],
    ['loy=5', ['Nicol Bolas']],
    ['o:"3 damage"', ['Lightning Bolt']],
    ['kw:flying', ['Serra Angel']],
    ['set:m11', ['Lightning Bolt']],
    ['r:u', ['Serra Angel']],
    ['r:common', ['Hill Giant', 'Lightning Bolt']],
    ['is:vanilla', ['Hill Giant', 'Nightmare']],
    ['-t:creature -t:land', ['Nicol Bolas', 'Lightning Bolt']],
    ['T:Giant', ['Hill Giant']],
    ['not:permanent', ['Lightning Bolt']],
    ['bolt or t:giant', ['Hill Giant', 'Lightning Bolt']],
    ['(c:w or c:b) t:creature', ['Serra Angel', 'Nightmare']],
  ])('%s', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  test('what cannot be understood is told and left out', () => {
    const search = searchFor('pow>=big zz:1 c:purple is:holo bolt');
    expect(search.faults).toEqual([
      "'pow' is compared with a number, not with 'big': say pow>=2.",
      "'zz' is no word of the search: use name, t, c, cmc, pow, tou, loy, o, set, r, kw, is or not, as in t:goblin.",
      "'purple' is no colour: use w, u, b, r, g, a name like 'red', colorless or multicolor.",
      "There is no 'is:holo': it may be permanent, spell, vanilla, multicolor or colorless.",
    ]);
    expect(CARDS.filter(search.test).map(({ name }) => name)).toEqual(['Lightning Bolt']);
  });

  test('a quote that is still open does no harm while somebody types', () => {
    expect(found('o:"3 dam')).toEqual(['Lightning Bolt']);
    expect(searchFor('o:"3 dam').faults).toEqual([]);
  });

  test('nor does an or that nothing follows yet, or a bracket without its other half', () => {
    expect(found('bolt or')).toEqual(['Lightning Bolt']);
    expect(found('(bolt or t:giant')).toEqual(['Hill Giant', 'Lightning Bolt']);
    expect(searchFor('(bolt').faults).toEqual(["A bracket is not closed: write ')' where it ends."]);
    expect(found('c:r) bolt')).toEqual(['Lightning Bolt']);
    expect(searchFor('c:r) bolt').faults).toEqual(["There is a ')' without its '('."]);
  });

  test('a word that is nearly right is answered with the word that was meant', () => {
    expect(searchFor('tpye:giant').faults[0]).toContain("; did you mean 'type'? Use name, t, c,");
    expect(searchFor('is:vanila').faults[0]).toContain("There is no 'is:vanila'; did you mean 'vanilla'? It may be");
  });
});
