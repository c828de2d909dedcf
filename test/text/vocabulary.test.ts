// Each book speaks in its own words: over the whole pool, and over every word of the language besides.

import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../../src/language/card.ts';
import { EVERY_WORD } from './every-word.ts';
import { BOOKS, type Book, linesOf, poolOf } from './voices.ts';

/** Words that a book does not have. */
const FOREIGN: Readonly<Record<Book, readonly string[]>> = {
  beta: [
    'battlefield',
    'exiles?',
    'stack',
    'opponents?',
    'offense',
    'defense',
    'intercept\\w*',
    'discard pile',
    'any one (?!color)\\w+',
    // The library, in Portal's word; what a deck may hold is said everywhere.
    'deck(?! can have| before playing)',
    'bury',
    'activate\\w*',
    'basic land —',
    'combat',
    'noncombat',
    'mana cost',
    'converted',
    'abilities(?<!special abilities)',
    'creature tokens?',
    'dealt',
    'deals?',
    'under (?:your|its|their).* control',
    'card in play .* in play',
    'all players',
    "can't",
    "don't",
    'if able',
    'gains? [+]?-\\S+',
    "as long as it's",
    'reveal\\w*',
    'loses? defender',
    'face[- ]up exiled',
    'Human \\w+',
    'active player',
    'non(?!e|-)\\w+',
    "\\w+n't",
    "(?:it|that)'s",
    "you're",
    '(?<!non-)creature spells?',
    'auras?',
    'attach\\w*',
    'with defender',
    'maximum hand size',
    'each player cannot',
  ],
  fifth: [
    'battlefield',
    'exiles?',
    'stack',
    'rivals?',
    'offense',
    'defense',
    'intercept\\w*',
    'discard pile',
    'deck(?! can have| before playing)',
    'activate\\w*',
    'any one (?!color)\\w+',
    'noncombat',
    'mana cost',
    'converted',
    'activated',
    'creature tokens?',
    'all players',
    "can't",
    "don't",
    "as long as it's",
    'loses? defender',
    'Human \\w+',
    "\\w+n't",
    "(?:it|that)'s",
    "you're",
    '(?<!non-)creature spells?',
    'auras?',
    'attach\\w*',
    'with defender',
    'maximum hand size',
    'each player cannot',
  ],
  portal: [
    'battlefield',
    'exiles?',
    'stack',
    'targets?',
    'library',
    'libraries',
    'graveyards?',
    'power',
    'toughness',
    '(?:un)?block\\w*',
    'rivals?',
    'upkeep',
    'mana pool',
    'until end of turn',
    'sacrifices?',
    'interrupt',
    'cast',
    'bury',
    'step',
    'phase',
    // A card that is played is a summon creature or a sorcery; nothing counters it, and nobody controls it.
    'spells?',
    'counter(?:s|ed)? (?:any|target|that)',
    'countered',
    'controls?',
    'controller',
    'combat damage',
    'noncombat',
    'mana cost',
    'activate\\w*',
    'creature tokens?',
    'regenerated',
    'instant or sorcery',
    'any one player has in play',
    'that player has in play',
    'he or she has in play',
    'auras?',
    'attach\\w*',
    'with defender',
    'maximum hand size',
    'active player',
    'choose to choose',
    'cannot',
    'do not',
    '[+-]\\d/[+-]\\d counters',
  ],
  tenth: [
    'battlefield',
    'exiles?',
    'rivals?',
    'offense',
    'defense',
    'intercept\\w*',
    'discard pile',
    'deck(?! can have| before playing)',
    'bury',
    'interrupt',
    'summon',
    'cast',
    'activate',
    'dies',
    'died',
  ],
  m11: [
    'in play',
    'into play',
    'removed? .* from the game',
    'rivals?',
    'offense',
    'defense',
    'intercept\\w*',
    'discard pile',
    'deck(?! can have| before playing)',
    'bury',
    'interrupt',
    'summon',
    'dies',
    'died',
  ],
};

/** What a card says, without its own name. */
const saidBy = (card: CardDefinition, book: Book): string => linesOf(card, book).join('\n').replaceAll(card.name, '~');

function foreignIn(cards: readonly CardDefinition[], book: Book): string[] {
  return cards.flatMap((card) => {
    // The name of a sort of land is no word of a book.
    const text = saidBy(card, book).replaceAll('Power-Plant', '');
    return FOREIGN[book]
      .filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(text))
      .map((word) => `${card.name}: ${word}`);
  });
}

describe.each(BOOKS)('the words of %s', (book) => {
  it('are its own in the whole pool', () => {
    expect(foreignIn(poolOf(book), book)).toEqual([]);
  });

  it('are its own for every word of the language', () => {
    expect(foreignIn(EVERY_WORD, book)).toEqual([]);
  });

  it.each([
    ['the pool', poolOf(book)],
    ['every word of the language', EVERY_WORD],
  ])('make whole sentences of %s', (_what, cards) => {
    const bad = cards.filter((card) => {
      const lines = linesOf(card, book);
      return lines.some((line) =>
        /undefined|null|\[object|NaN| {2}|^ | $|\.\.|,\.|, \.|^[a-z]|, (?:Your|It|Any|All|That|Target|Attacking) /.test(
          line,
        ),
      );
    });
    expect(bad.map((card) => `${card.name}: ${linesOf(card, book).join(' / ')}`)).toEqual([]);
  });
});

describe('type lines', () => {
  const creaturesOf = (book: Book): string[] =>
    poolOf(book)
      .filter((card) => card.types.includes('creature') && !card.types.includes('artifact'))
      .map((card) => linesOf(card, book)[0] as string);

  it.each(['beta', 'fifth'] as const)('of creatures are summonings in %s', (book) => {
    expect(creaturesOf(book).filter((line) => !/^Summon \w/.test(line))).toEqual([]);
  });

  it('of creatures are all alike in portal', () => {
    expect([...new Set(creaturesOf('portal'))]).toEqual(['Summon Creature']);
  });

  it.each(['tenth', 'm11'] as const)('of creatures have their types after a dash in %s', (book) => {
    expect(creaturesOf(book).filter((line) => !/^(Legendary )?Creature — \w/.test(line))).toEqual([]);
  });

  it('know interrupts in the two oldest books only', () => {
    const interrupts = (book: Book): number =>
      poolOf(book).filter((card) => linesOf(card, book)[0] === 'Interrupt').length;
    const printed = poolOf('beta').filter((card) => card.interrupt).length;
    expect(BOOKS.map(interrupts)).toEqual([printed, printed, 0, 0, 0]);
  });

  it('call artifacts mono, poly or continuous in the first book only', () => {
    const kinds = (book: Book): string[] =>
      [...new Set(poolOf(book).map((card) => linesOf(card, book)[0] as string))]
        .filter((line) => line.endsWith(' Artifact') && !/^(Enchant|Legendary) /.test(line))
        .sort();
    expect(kinds('beta')).toEqual(['Continuous Artifact', 'Mono Artifact', 'Poly Artifact']);
    expect(BOOKS.slice(1).flatMap(kinds)).toEqual([]);
  });
});
