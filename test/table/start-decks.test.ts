// Decks in the page: as text, in numbers, and with the lands they need.
import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../../src/protocol/setup.ts';
import { changed, curveOf, groupOf, sizeOfDeck, symbolsOf, withBasics } from '../../src/table/decks/counts.ts';
import { readDeckText } from '../../src/table/decks/decktext.ts';
import { writeDeckText } from '../../src/written/decktext.ts';

const NAMES = ['Lightning Bolt', 'Grizzly Bears', "Jandor's Ring", 'Mountain', 'Forest'];

describe('a deck as text', () => {
  test('is read as it was written', () => {
    const cards = { 'Lightning Bolt': 4, "Jandor's Ring": 1, Mountain: 20 };
    const text = writeDeckText({ name: 'Red', line: 'Burns.', cards });
    expect(text).toBe("# Name: Red\n# Burns.\n4 Lightning Bolt\n1 Jandor's Ring\n20 Mountain\n");
    expect(readDeckText(text, NAMES)).toEqual({ name: 'Red', cards, sideboard: {}, faults: [] });
  });

  test('may be written as other programs write it', () => {
    const text =
      'Deck\r\n4x lightning bolt (M11) 149\r\n\r\njandor’s  ring // an artifact\r\n2 Forest\r\nSB: 1 Mountain\r\n3 Forest\r\nSideboard\r\n2 Mountain';
    expect(readDeckText(text, NAMES)).toEqual({
      name: null,
      cards: { 'Lightning Bolt': 4, "Jandor's Ring": 1, Forest: 5 },
      sideboard: { Mountain: 3 },
      faults: [],
    });
  });

  test('every wrong line is told by its number, and the others are read', () => {
    const read = readDeckText(
      '4 Lihgtning Bolt\n4\n0 Forest\n2.5 Forest\n999 Forest\n1 Moutain\n3 Zzyzx of the Deep\n1 Forest',
      NAMES,
    );
    expect(read.cards).toEqual({ Forest: 1 });
    expect(read.faults).toEqual([
      { line: 1, message: "This book has no card 'Lihgtning Bolt'. Did you mean 'Lightning Bolt'?" },
      { line: 2, message: "There is a number and no card: write '4 Name of the Card'." },
      { line: 3, message: "'0' is no number of copies: write a whole number from 1 to 250." },
      { line: 4, message: "'2.5' is no number of copies: write a whole number from 1 to 250." },
      { line: 5, message: "'999' is no number of copies: write a whole number from 1 to 250." },
      { line: 6, message: "This book has no card 'Moutain'. Did you mean 'Mountain'?" },
      { line: 7, message: "This book has no card 'Zzyzx of the Deep'." },
    ]);
  });
});

const card = (name: string, cost: string | null, total: number, types: readonly string[], colors = ''): CardFacts => ({
  name,
  cost,
  total,
  type: types.join(' '),
  colors,
  types,
  subtypes: [],
  text: [],
  power: null,
  toughness: null,
  loyalty: null,
  rarity: 'Common',
  keywords: [],
  sets: [],
});

const FACES = new Map(
  [
    card('Lightning Bolt', '{R}', 1, ['Instant'], 'R'),
    card('Grizzly Bears', '{1}{G}', 2, ['Creature'], 'G'),
    card('Force of Nature', '{2}{G}{G}{G}{G}', 6, ['Creature'], 'G'),
    card('Colossus', '{9}', 9, ['Artifact', 'Creature']),
    card('Ring', '{2}', 2, ['Artifact']),
    card('Mountain', null, 0, ['Land']),
    card('Forest', null, 0, ['Land']),
    card('Karplusan Forest', null, 0, ['Land']),
  ].map((each) => [each.name, each]),
);

describe('a deck in numbers', () => {
  const cards = { 'Lightning Bolt': 4, 'Grizzly Bears': 3, Colossus: 1, Mountain: 9, 'No Such Card': 2 };

  test('its size, curve, symbols and groups', () => {
    expect(sizeOfDeck(cards)).toBe(19);
    expect(curveOf(cards, FACES)).toEqual([0, 4, 3, 0, 0, 0, 0, 1]);
    expect(symbolsOf({ 'Force of Nature': 2, 'Lightning Bolt': 1 }, FACES)).toEqual({ W: 0, U: 0, B: 0, R: 1, G: 8 });
    expect(Object.keys(cards).map((name) => groupOf(FACES.get(name)))).toEqual([
      'Spells',
      'Creatures',
      'Creatures',
      'Lands',
      'Unknown',
    ]);
    expect(groupOf(FACES.get('Ring'))).toBe('Artifacts and enchantments');
  });

  test('a card more, a card fewer, and never below none', () => {
    expect(changed({ Forest: 2 }, 'Forest', 1)).toEqual({ Forest: 3 });
    expect(changed({ Forest: 1 }, 'Forest', -1)).toEqual({});
    expect(changed({}, 'Forest', -1)).toEqual({});
    expect(Object.keys(changed({ Forest: 2, Ring: 1 }, 'Forest', 1))).toEqual(['Forest', 'Ring']);
  });
});

describe('basic lands', () => {
  test('fill the deck up in the measure of its colours', () => {
    const deck = withBasics({ 'Lightning Bolt': 12, 'Grizzly Bears': 12, Forest: 3 }, FACES, 40);
    expect(deck).toEqual({ 'Lightning Bolt': 12, 'Grizzly Bears': 12, Mountain: 8, Forest: 8 });
  });

  test('are four in ten of a large deck', () => {
    const deck = withBasics({ 'Lightning Bolt': 60 }, FACES, 40);
    expect(deck).toEqual({ 'Lightning Bolt': 60, Mountain: 40 });
  });

  test('count the other lands, and give every colour at least one', () => {
    const deck = withBasics({ 'Force of Nature': 20, 'Lightning Bolt': 1, 'Karplusan Forest': 4 }, FACES, 35);
    expect(deck['Karplusan Forest']).toBe(4);
    expect(deck.Mountain).toBe(1);
    expect(sizeOfDeck(deck)).toBe(35);
  });

  test('leave a deck without colours as it is', () => {
    expect(withBasics({ Colossus: 4 }, FACES, 40)).toEqual({ Colossus: 4 });
  });
});
