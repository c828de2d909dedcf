// Searching the pool: each word finds what it should and nothing else, and wrong words are explained.

import { expect, test } from 'vitest';
import { catalogue } from '../../src/game/catalogue.ts';
import { searchCards } from '../../src/game/search.ts';

const names = (query: string): string[] => searchCards(query).map(({ facts }) => facts.name);

test('goblins of power two or more', () => {
  const found = searchCards('t:goblin pow>=2');
  expect(found.length).toBeGreaterThan(1);
  for (const { facts } of found) {
    expect(facts.type).toContain('Goblin');
    expect(Number(facts.power)).toBeGreaterThanOrEqual(2);
  }
  expect(names('t:goblin pow>=2')).toContain('Goblin King');
  expect(names('t:goblin pow>=2')).not.toContain('Mogg Fanatic');
});

test('sets, rarities and books', () => {
  expect(names('set:m10')).toContain('Serra Angel');
  expect(names('set:por')).not.toContain('Serra Angel');
  expect(names('r:mythic')).toContain('Jace Beleren');
  expect(names('book:portal')).toContain('Raging Minotaur');
  expect(names('book:portal')).not.toContain('Lightning Bolt');
});

test('colors, costs and text', () => {
  expect(names('c:r cmc=1')).toContain('Lightning Bolt');
  expect(names('c:u')).not.toContain('Lightning Bolt');
  expect(names('c:colorless t:artifact mv<=1')).toContain('Sol Ring');
  expect(names('o:"draw two cards"')).toContain('Divination');
});

test('bare words look in the name; minus turns round; or and brackets group', () => {
  expect(names('serra angel')).toEqual(['Serra Angel']);
  expect(names('"serra angel"')).toEqual(['Serra Angel']);
  expect(names('t:goblin -is:legendary -name:king')).not.toContain('Goblin King');
  expect(names('(name:"serra angel" or name:"air elemental") t:angel')).toEqual(['Serra Angel']);
});

test('wrong searches are explained', () => {
  expect(() => searchCards('tpye:goblin')).toThrow(/did you mean 'type'/);
  expect(() => searchCards('pow>=big')).toThrow(/number/);
  expect(() => searchCards('c:purple')).toThrow(/no colour/);
  expect(() => searchCards('book:sixth')).toThrow(/beta, fifth, portal, tenth, m11/);
  expect(() => searchCards('(t:goblin')).toThrow(/bracket/);
  expect(() => searchCards('is:good')).toThrow(/is:good/);
});

test('the catalogue has every fact of every card', () => {
  const angel = catalogue().find(({ facts }) => facts.name === 'Serra Angel')?.facts;
  expect(angel).toMatchObject({
    manaCost: '{3}{W}{W}',
    type: 'Creature — Angel',
    power: '4',
    toughness: '4',
    loyalty: null,
    colors: ['White'],
  });
  expect(angel?.sets).toMatchObject({ LEA: 'Uncommon', '10E': 'Rare' });
  expect(angel?.books).toEqual(['beta', 'fifth', 'portal', 'tenth', 'm11']);
  expect(angel?.text.m11).toContain('vigilance');
});
