// One line of play under five books: what comes of it, what had to be done otherwise, and which fact made the difference.

import { expect, test } from 'vitest';
import { across, type InBook } from '../../src/lab/across/across.ts';
import { readStudy } from '../../src/lab/text/read.ts';

const FANATIC = `title: Mogg Fanatic in a fight
ann:
  in play: Mogg Fanatic
ben:
  in play: Grizzly Bears
line:
  ann attacks with Mogg Fanatic
  ben blocks Mogg Fanatic with Grizzly Bears
  until damage is on the stack
  ann uses Mogg Fanatic at Grizzly Bears
  all pass
  until end of combat`;

function inBook(text: string, book: string): Extract<InBook, { held: true }> {
  const found = across(readStudy(text)).books.find((each) => each.book === book);
  if (found === undefined || !found.held) throw new Error(`${book} does not hold it`);
  return found;
}

test('damage on the stack kills the blocker in 2007 and nowhere else, and the fact that does it is found', () => {
  const { books, differs } = across(readStudy(FANATIC));
  expect(books.map(({ book }) => book)).toEqual(['beta', 'fifth', 'portal', 'tenth', 'm11']);
  expect(differs).toEqual([
    {
      fact: 'Grizzly Bears: place',
      values: { beta: 'in play', fifth: 'in play', tenth: 'in the graveyard', m11: 'in play' },
    },
  ]);
  const tenth = inBook(FANATIC, 'tenth');
  expect(tenth.sentence).toBe('Mogg Fanatic and Grizzly Bears go to the graveyard.');
  expect(tenth.because).toEqual([
    {
      path: 'combat.damage',
      says: 'what combat damage does',
      here: 'on the stack',
      there: 'dealt',
      as: 'beta',
      passage: 'Parts of Turn: Combat damage step (T-246)',
    },
  ]);
  expect(inBook(FANATIC, 'm11').because.map(({ path }) => path)).toEqual(['combat.damage']);
});

test('a book that cannot hold a card says so', () => {
  const portal = across(readStudy(FANATIC)).books.find(({ book }) => book === 'portal');
  expect(portal).toMatchObject({ held: false, why: expect.stringContaining("'Mogg Fanatic' cannot be played") });
});

test('where there is no such moment the last chance before damage is taken and said', () => {
  const notes = inBook(FANATIC, 'm11').notes;
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatchObject({ kind: 'instead', line: 9, passage: 'Parts of the Turn: Combat Phase (M-241)' });
  expect(notes[0]?.sentence).toContain('the last chance before damage is dealt was taken');
});

test('an answer that a book does not have is left out with its passage', () => {
  const text = `ann:
  in play: Grizzly Bears, Hill Giant
ben:
  in play: Gray Ogre
books: portal, m11
line:
  ann attacks with Grizzly Bears + Hill Giant
  ben blocks Hill Giant with Gray Ogre
  until second main`;
  const portal = inBook(text, 'portal');
  expect(portal.notes[0]).toMatchObject({ kind: 'instead', line: 7 });
  expect(portal.notes[0]?.passage).not.toBe('');
  expect(portal.outcome.life).toEqual({ ann: 20, ben: 18 });
  expect(inBook(text, 'm11').outcome.facts).toEqual(portal.outcome.facts);
});

test('what is not allowed at one moment is done at the next, or left out with the reason', () => {
  const text = `ann:
  in play: 2 Forest
  hand: Grizzly Bears
ben:
  in play: Mountain, 2 Forest
  hand: Grizzly Bears, Lightning Bolt
books: tenth
line:
  ann casts Grizzly Bears
  ben casts Grizzly Bears
  all pass
  ben casts Lightning Bolt at Grizzly Bears`;
  const tenth = inBook(text, 'tenth');
  expect(tenth.notes.map(({ kind, line }) => [kind, line])).toEqual([['left out', 10]]);
  expect(tenth.notes[0]?.passage).toContain('T-126');
});

test('questions that the line does not answer are answered, and that is said', () => {
  const text = `ann:
  in play: Craw Wurm
ben:
  in play: Grizzly Bears, Giant Spider
books: m11, tenth
line:
  ann attacks with Craw Wurm
  ben blocks Craw Wurm with Grizzly Bears and Giant Spider
  until end of combat`;
  const m11 = inBook(text, 'm11');
  expect(m11.notes.map(({ kind }) => kind)).toEqual(['unsaid', 'unsaid']);
  expect(m11.outcome.died).toContain('Craw Wurm');
});

test('mana burn is found to be what makes the difference', () => {
  const text = `ann:
  in play: Sol Ring
ben:
line:
  ann taps Sol Ring
  until discard`;
  const { books } = across(readStudy(text));
  const life = Object.fromEntries(books.map((each) => [each.book, each.held ? each.outcome.life.ann : null]));
  expect(life).toEqual({ beta: 18, fifth: 18, portal: null, tenth: 18, m11: 20 });
  expect(inBook(text, 'beta').sentence).toBe('Ann burns for 2; ann is at 18.');
  for (const book of ['beta', 'fifth', 'tenth', 'm11'])
    expect(inBook(text, book).because.map(({ path }) => path)).toEqual(['mana.burn']);
});

test('a position that no game could reach is allowed, and what happens at once is said', () => {
  const odd = inBook('ann:\n  in play: Grizzly Bears (3 damage)\nben:\nbooks: m11', 'm11').odd;
  expect(odd).toEqual(["Grizzly Bears goes to ann's graveyard."]);
});

test('a position that no book can hold is refused with the reason', () => {
  const text = 'ann:\n  in play: Holy Strength\nben:';
  expect(() => across(readStudy(text))).toThrow("no book can hold this position: 'Holy Strength' must be on something");
});
