// Symbols in texts and costs: all of them are drawn, and all can be read aloud.
import { expect, test } from 'vitest';
import { catalogue } from '../../src/game/catalogue.ts';
import { MANA_GLYPHS } from '../../src/table/symbols/glyphs.ts';
import { piecesOf, spokenCost, spokenSymbol, spokenText, symbolsOf } from '../../src/table/symbols/parse.ts';
import { BOOKS } from '../support/books.ts';

const facts = catalogue().map((entry) => entry.facts);
const texts = facts.flatMap((card) => BOOKS.map((book) => card.text[book]));

test('no text of the pool keeps a brace or a picture letter, in any of the five voices', () => {
  const left = texts.filter((text) =>
    piecesOf(text).some((piece) => piece.kind === 'words' && /[{}⚔🛡]/u.test(piece.text)),
  );
  expect(left).toEqual([]);
  expect(texts.length).toBeGreaterThanOrEqual(806 * 5);
});

test('nothing of a text is lost when it is taken apart', () => {
  for (const text of texts) {
    const whole = piecesOf(text).map((piece) =>
      piece.kind === 'words'
        ? piece.text
        : piece.symbol === 'sword'
          ? '⚔'
          : piece.symbol === 'shield'
            ? '🛡'
            : `{${piece.symbol}}`,
    );
    expect(whole.join('')).toBe(text.replaceAll('\uFE0F', ''));
  }
});

test('every symbol of the pool is drawn or a number, and has a spoken name', () => {
  const used = new Set([...texts, ...facts.map((card) => card.manaCost ?? '')].flatMap(symbolsOf));
  const plain = [...used].filter(
    (symbol) => MANA_GLYPHS[symbol] === undefined && !/^(\d+|X|sword|shield)$/.test(symbol),
  );
  expect(plain).toEqual([]);
  expect([...used].filter((symbol) => spokenSymbol(symbol) === symbol)).toEqual([]);
});

test('costs and texts are read aloud in words', () => {
  expect(symbolsOf('{2}{W}{W}')).toEqual(['2', 'W', 'W']);
  expect(spokenCost('{2}{W}{W}')).toBe('2 generic, white, white');
  expect(spokenCost(null)).toBe('');
  expect(spokenText('{T}: Add {G} to your mana pool.')).toBe('tap: Add green mana to your mana pool.');
  expect(spokenSymbol('W/U')).toBe('white mana or blue mana');
});
