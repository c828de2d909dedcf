// Deck lists as people write them: what is read, what is refused and on which line, and that writing and reading agree.

import { expect, test } from 'vitest';
import { listFaults, parseDeckList, readDeck } from '../../src/formats/decklist.ts';
import { STARTERS } from '../../src/formats/starters.ts';
import { writeDeckText } from '../../src/written/decktext.ts';

test('a list has a card a line, with comments, headings and empty lines in between', () => {
  const list = parseDeckList(
    [
      '# Name: Small Fires',
      '// a note',
      'Deck',
      '4 Lightning Bolt',
      '2x Hill Giant  # the big ones',
      '',
      'Shivan Dragon',
      '20\tMountain (M11) 242',
      'SB: 1 Shatter',
      'Sideboard',
      '2 Boomerang',
    ].join('\r\n'),
  );
  expect(list.name).toBe('Small Fires');
  expect(list.faults).toEqual([]);
  expect(list.entries.map(({ number, name, sideboard }) => [number, name, sideboard])).toEqual([
    [4, 'Lightning Bolt', false],
    [2, 'Hill Giant', false],
    [1, 'Shivan Dragon', false],
    [20, 'Mountain', false],
    [1, 'Shatter', true],
    [2, 'Boomerang', true],
  ]);
  expect(list.entries.map(({ line }) => line)).toEqual([4, 5, 7, 8, 9, 11]);
});

test('a line that makes no sense is named, and the others are read', () => {
  const { entries, faults } = parseDeckList('0 Forest\n4\n-3 Plains\n1000 Island\n2.5 Swamp\n3 Mountain');
  expect(entries.map(({ name }) => name)).toEqual(['Mountain']);
  expect(faults.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
  expect(faults[0]?.message).toContain('whole number from 1 to');
  expect(faults[1]?.message).toContain('a number and no card');
});

test('JSON is read in the shapes that programs write', () => {
  const shapes = [
    '["Forest", "Forest", "Grizzly Bears"]',
    '["2 Forest", "Grizzly Bears"]',
    '[{"name":"Forest","count":2},{"card":"Grizzly Bears"}]',
    '{"Forest":2,"Grizzly Bears":1}',
    '{"name":"Bears","cards":{"Forest":2,"Grizzly Bears":1}}',
  ];
  for (const shape of shapes) {
    const { entries, faults } = parseDeckList(shape);
    expect(faults, shape).toEqual([]);
    expect(
      entries.map(({ number, name }) => [number, name]),
      shape,
    ).toEqual([
      [2, 'Forest'],
      [1, 'Grizzly Bears'],
    ]);
  }
  expect(parseDeckList(shapes[4] as string).name).toBe('Bears');
  expect(parseDeckList('["Forest", 7]').faults[0]?.message).toContain('the name of a card');
  expect(parseDeckList('[{"name":"Forest","count":-1}]').faults[0]?.message).toContain('no number of copies');
  expect(parseDeckList('["Forest"').faults[0]?.message).toContain('not JSON');
});

test('names are found whatever letters they are written in', () => {
  const { deck, faults } = readDeck('m11', '3 lightning bolt\n1 LIGHTNING  BOLT\n1 Elspeth’s nothing', 'mine');
  expect(deck.name).toBe('mine');
  expect(deck.cards).toEqual({ 'Lightning Bolt': 4 });
  expect(faults.map(({ line }) => line)).toEqual([3]);
});

test('unknown cards, cards of other books and decks that are not legal are all told', () => {
  const unknown = readDeck('m11', '60 Forest\n4 Lightening Bolt\n4 Ancestral Recal', 'mine');
  const told = listFaults('m11', unknown);
  expect(told[0]).toContain("line 2: there is no card 'Lightening Bolt'; did you mean 'Lightning Bolt'?");
  expect(told).toHaveLength(2);
  expect(listFaults('portal', readDeck('portal', '35 Forest\n1 Counterspell', 'mine'))[0]).toContain(
    'cannot be played by the rules of',
  );
  const greedy = listFaults('m11', readDeck('m11', '50 Forest\n5 Lightning Bolt', 'mine'));
  expect(greedy.some((fault) => fault.includes('55 cards'))).toBe(true);
  expect(greedy.some((fault) => fault.includes('5 of Lightning Bolt'))).toBe(true);
  expect(listFaults('m11', readDeck('m11', '# nothing', 'mine'))[0]).toContain('it has no cards');
});

test('every starter deck is written and read as the same deck', () => {
  for (const [book, decks] of Object.entries(STARTERS))
    for (const deck of decks) {
      const read = readDeck(book, writeDeckText(deck, { Forest: 2 }), 'another name');
      expect(read.faults).toEqual([]);
      expect(read.deck.name).toBe(deck.name);
      expect(read.deck.cards).toEqual(deck.cards);
      expect(read.sideboard).toEqual({ Forest: 2 });
      expect(listFaults(book, read)).toEqual([]);
    }
});
