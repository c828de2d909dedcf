// House rules as a text (B-309): what is read, what is written, and what is refused with its reason.
import { describe, expect, test } from 'vitest';
import { differences, houseBook, houseFaults, readHouse, writeHouse } from '../../../src/game/house.ts';
import { findBook } from '../../../src/game/index.ts';
import { changeFaults, HOUSE_PATHS, seamAt, valueAt, valuesIn } from '../../../src/rulebooks/house/book.ts';
import { passageOf } from '../../../src/rulebooks/house/passages.ts';
import { BOOK_IDS, BOOKS } from '../../../src/rulebooks/index.ts';
import { readCatalogue } from '../../../tools/spec/catalogue.ts';
import { ROOT } from '../../house/rooms.ts';
import { rule } from '../../support/catalogue.ts';

describe('the table of what can be changed', () => {
  test('each of the five books agrees with all of it', () => {
    for (const id of BOOK_IDS) {
      const all = Object.fromEntries(HOUSE_PATHS.map((path) => [path, valueAt(BOOKS[id], path)]));
      expect(changeFaults(BOOKS[id], all), id).toEqual([]);
    }
  });

  test('every fact of the books is in it, and every fact either has values or a reason', () => {
    const facts = Object.entries(BOOKS.beta.facts).flatMap(([group, values]) =>
      Object.keys(values).map((fact) => `${group}.${fact}`),
    );
    expect(HOUSE_PATHS).toEqual([...facts, 'effects']);
    for (const path of HOUSE_PATHS) {
      const seam = seamAt(path)!;
      expect(seam.values === null ? (seam.why ?? '') : 'has values', path).not.toBe('');
    }
  });

  test('what may be chosen in a book is what fits into it', () => {
    expect(valuesIn(BOOKS.m11, 'combat.damage')).toEqual(['dealt', 'on the stack']);
    expect(valuesIn(BOOKS.beta, 'combat.damage')).toEqual(['dealt']);
    expect(valuesIn(BOOKS.beta, 'loss.life')).toEqual(['after batch', 'end of phase']);
    expect(valuesIn(BOOKS.fifth, 'loss.life')).toEqual(['at once', 'after batch', 'end of phase']);
    expect(valuesIn(BOOKS.portal, 'mana.empties')).toEqual(['never']);
    expect(valuesIn(BOOKS.portal, 'combat.blocks')).toEqual(['together', 'one attacker at a time']);
    expect(valuesIn(BOOKS.tenth, 'combat.trample')).toEqual(['assigned', 'none']);
  });
});

test('every passage is an entry of the catalogue, of its book and under its section', () => {
  const { byId } = readCatalogue(ROOT);
  for (const id of BOOK_IDS)
    for (const path of HOUSE_PATHS) {
      const passage = passageOf(id, path);
      const [, section, number] = /^(.*) \((.-\d+)\)$/.exec(passage) ?? [];
      if (passage !== '')
        expect([byId.get(number ?? '')?.book, byId.get(number ?? '')?.section]).toEqual([id, section]);
    }
});

rule('B-309', 'house rules are a short text that says all of them', () => {
  const text = 'Sunday rules = m11; mana.burn = 1; combat.damage = on the stack; effects = layers of 2007';
  const words = readHouse(text);
  expect(words).toEqual({
    name: 'Sunday rules',
    parent: 'm11',
    changes: { 'mana.burn': 1, 'combat.damage': 'on the stack', effects: 'layers of 2007' },
  });
  expect(writeHouse(words)).toBe(text);
  const book = findBook(text);
  expect(book).toBe(houseBook(words));
  expect([book.name, book.edition, book.id, book.year]).toEqual(['Sunday rules', 'm11', text, 2010]);
  // Other letters, lines for semicolons and things that are so anyway make the same book.
  expect(
    findBook('Sunday rules = M11\nCombat.Damage = ON the stack\nmana.burn=1\nstart.life = 20\neffects= layers of 2007'),
  ).toBe(book);
  expect(BOOKS.m11.facts.mana.burn).toBe(0);
});

test('every kind of value is written as it is read', () => {
  const text =
    'All kinds = beta; start.firstPlayerDraws = no; deck.copies = 4; hand.limit = none; combat.noCreature = stays, no damage; match.games = single, best of 3';
  expect(writeHouse(readHouse(text))).toBe(text);
  const { facts } = findBook(text);
  expect([facts.start.firstPlayerDraws, facts.deck.copies, facts.hand.limit]).toEqual([false, 4, null]);
  expect(facts.combat.noCreature).toBe('stays, no damage');
  expect(facts.match.games).toEqual(['single', 'best of 3']);
});

rule('B-309', 'everybody can see in what the house differs from the book, with the passages', () => {
  const changed = differences(findBook('No burn = tenth; mana.burn = 0; hand.limit = none'));
  expect(changed).toEqual([
    {
      path: 'mana.burn',
      says: 'life lost for each unspent mana',
      was: '1',
      is: '0',
      passage: 'Making Mana (T-117)',
      asIn: [
        { book: 'portal', passage: '' },
        { book: 'm11', passage: 'Making Mana (M-123)' },
      ],
    },
    {
      path: 'hand.limit',
      says: 'cards in hand at the end of a turn, at most',
      was: '7',
      is: 'none',
      passage: 'Parts of Turn: Cleanup step (T-255)',
      asIn: [{ book: 'portal', passage: '' }],
    },
  ]);
  expect(differences(findBook('m11'))).toEqual([]);
});

test('what goes along is among the differences too', () => {
  const paths = (text: string): string[] => differences(findBook(text)).map(({ path, is }) => `${path} ${is}`);
  expect(paths('Bands = tenth; combat.banding = yes')).toEqual([
    'combat.bandDivides once formed',
    'combat.banding yes',
  ]);
  expect(paths('Shields = fifth; damage.prevention = shield')).toEqual([
    'combat.trample spills',
    'damage.prevention shield',
  ]);
});

describe('what does not fit is refused with the reason', () => {
  test.each([
    ['X = m11; mana.brun = 1', "there is no fact 'mana.brun'; did you mean 'mana.burn'"],
    [
      'X = m12; mana.burn = 1',
      "house rules start from one of beta, fifth, portal, tenth, m11, not from 'm12'; did you mean 'm11'?",
    ],
    ['X = m11; mana.burn = much', "'mana.burn' is a whole number from 0 to 20, not 'much'"],
    ['X = m11; mana.burn = 99', "'mana.burn' is a whole number from 0 to 20, not '99'"],
    ['X = m11; hand.limit = -1', "'hand.limit' is a whole number from 0 to 99 or none, not '-1'"],
    [
      'X = m11; start.mulligan = vancouver',
      "'start.mulligan' is 'none', 'land', 'friendly' or 'paris', not 'vancouver'",
    ],
    ['X = m11; permanents.legendRule = maybe', "'permanents.legendRule' is yes or no, not 'maybe'"],
    [
      'X = m11; match.games = single, best of 7',
      "'match.games' is one or several of 'single', 'set of 3 wins', 'best of 3 sets' and 'best of 3', with commas, not 'single, best of 7'",
    ],
    [
      'X = beta; timing.resolves = stack',
      "'timing.resolves' cannot be changed by itself: how things are announced and resolve is one part of a book; start from tenth or m11 for that",
    ],
    [
      'X = beta; combat.damage = on the stack',
      "'combat.damage' cannot be 'on the stack' in a book made from beta: there is no stack to put it on; start from tenth or m11 for that",
    ],
    [
      'X = portal; mana.burn = 1',
      "'mana.burn' cannot be '1' in a book made from portal: lands pay directly: no mana is ever unspent; start from beta, fifth, tenth or m11 for that",
    ],
    [
      'X = m11; combat.banding = yes',
      "'combat.division' cannot stay 'in order' beside the other changes: what bands do to blockers in line none of the five books says",
    ],
    [
      'X = tenth; combat.banding = yes; combat.bandDivides = never',
      "'combat.bandDivides' cannot be 'never' beside the other changes: where there are bands, somebody divides the damage to them",
    ],
    ['X = m11; mana.burn = 1; mana.burn = 2', "'mana.burn' is said twice"],
    ['X = m11; mana.burn', "'mana.burn' is no change: write one like 'mana.burn = 1'"],
    ['= m11', "house rules begin with a name and a book, like 'Sunday rules = m11'"],
    ['beta = m11; mana.burn = 1', "'beta' is the name of a book: take another one"],
    [`${'X'.repeat(41)} = m11`, 'the name of house rules has at most 40 letters'],
  ])('%s', (text, message) => {
    expect(() => findBook(text)).toThrow(message);
  });

  test('all of it is said at once', () => {
    expect(houseFaults({ name: 'X', parent: 'm11', changes: { 'mana.burn': -1, 'start.life': 0 } })).toHaveLength(2);
    expect(() => houseBook({ name: 'a;b', parent: 'm11', changes: {} })).toThrow("has no '=' and no ';' in it");
  });
});
