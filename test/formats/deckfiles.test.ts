// Deck files of other programs: read as they write them, written so that they read the same again.

import { describe, expect, test } from 'vitest';
import { readDeck } from '../../src/formats/decklist.ts';
import { DECK_FILES, readDeckFile, writeDeckFile } from '../../src/written/deckfiles.ts';

const read = (text: string) => {
  const list = readDeckFile(text);
  const lines = list.entries.map(({ number, name, sideboard }) => `${sideboard ? 'SB ' : ''}${number} ${name}`);
  return { name: list.name, lines, faults: list.faults.map(({ line, message }) => `${line}: ${message}`) };
};
const CARDS = ['4 Lightning Bolt', "2 Jace's Ingenuity", '10 Mountain', 'SB 3 Pyroclasm'];

const SAMPLES: { readonly [program: string]: string } = {
  Arena: `About\nName Burn\n\nDeck\n4 Lightning Bolt (M11) 149\n2 Jace's Ingenuity (M11) 59\n10 Mountain (M11) 242\n\nSideboard\n3 Pyroclasm (M11) 150\n`,
  Forge: `[metadata]\nName=Burn\nDeck Type=Constructed\n[Main]\n4 Lightning Bolt|M11|1\n2 Jace's Ingenuity|M11\n10 Mountain|M11|3\n[Sideboard]\n3 Pyroclasm|M11\n`,
  XMage: `NAME:Burn\n4 [M11:149] Lightning Bolt\n2 [M11:59] Jace's Ingenuity\n10 [M11:242] Mountain\nSB: 3 [M11:150] Pyroclasm\nLAYOUT MAIN:(1,1)(NONE,false,50)|([M11:149])\nLAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([M11:150])\n`,
  Cockatrice: `<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n  <deckname>Burn</deckname>\n  <comments></comments>\n  <zone name="main">\n    <card number="4" name="Lightning Bolt"/>\n    <card number="2" name="Jace&apos;s Ingenuity"/>\n    <card number="10" name="Mountain"/>\n  </zone>\n  <zone name="side">\n    <card number="3" name="Pyroclasm"/>\n  </zone>\n</cockatrice_deck>\n`,
  'Magic Workstation': `// NAME : Burn\n    4 [M11] Lightning Bolt\n    2 [M11] Jace's Ingenuity\n    10 [M11] Mountain\nSB: 3 [M11] Pyroclasm\n`,
};

test.each(Object.entries(SAMPLES))('a deck of %s is read whole, with its name and sideboard', (_program, text) => {
  expect(read(text)).toEqual({ name: 'Burn', lines: CARDS, faults: [] });
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual({ name: 'Burn', lines: CARDS, faults: [] });
});

test('a .dek of MTGO is read, with what stands beside', () => {
  const text = `<?xml version="1.0" encoding="utf-8"?>\n<Deck xmlns:xsd="x">\n  <NetDeckID>0</NetDeckID>\n  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />\n  <Cards CatID="2" Quantity="3" Sideboard="true" Name="Pyroclasm" Annotation="0" />\n</Deck>`;
  expect(read(text)).toEqual({ name: null, lines: ['4 Lightning Bolt', 'SB 3 Pyroclasm'], faults: [] });
});

describe.each(DECK_FILES)('%s', (kind) => {
  test('what is written reads the same again', () => {
    const deck = { name: 'Fire & <Ice>', cards: { 'Lightning Bolt': 4, "Jace's Ingenuity": 2, Mountain: 54 } };
    const text = writeDeckFile(kind, deck, { Pyroclasm: 3 }, () => 'M11');
    const { deck: again, sideboard, faults } = readDeck('m11', text, 'Fire & <Ice>');
    expect(faults).toEqual([]);
    expect(again.cards).toEqual(deck.cards);
    expect(sideboard).toEqual({ Pyroclasm: 3 });
    expect(again.name).toBe('Fire & <Ice>');
  });
});

test('what is broken is told with its line, and the rest is read', () => {
  const text = `<cockatrice_deck>\n<zone name="main">\n<card number="many" name="Mountain"/>\n<card number="2"/>\n<card number="2" name="Forest"/>\n</zone>`;
  expect(read(text)).toEqual({
    name: null,
    lines: ['2 Forest'],
    faults: ["3: 'many' is no number of copies: write a whole number from 1 to 250", '4: a card without a name'],
  });
  expect(read('<html><body>nothing</body></html>').faults).toEqual(['1: it looks like XML, and has no cards in it']);
});

test('a name that is not in the pool is told with the nearest one', () => {
  const { faults } = readDeck('m11', '4 [M11:1] Lightnig Bolt', 'x');
  expect(faults.map(({ line, message }) => [line, message])).toEqual([
    [1, "there is no card 'Lightnig Bolt'; did you mean 'Lightning Bolt'?"],
  ]);
});
