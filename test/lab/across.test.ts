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

test('a step goes by the name that any book has for it, and where it does not come the next one is taken and said', () => {
  const until = (step: string, book: string) => {
    const text = `ann:\n  hand: 8 Forest\nben:\nbooks: ${book}, m11\nline:\n  until ${step}`;
    return inBook(text, book).notes;
  };
  for (const step of [
    'declare blockers',
    'declare blocking',
    'main post-combat',
    'play cards after attack',
    'first main',
  ])
    for (const book of ['beta', 'fifth', 'portal', 'tenth', 'm11'])
      for (const { kind, sentence } of until(step, book)) {
        expect(kind).toBe('instead');
        expect(sentence).toContain('the first chance after it was taken');
      }
  // There is no second main phase without an attack in the old books, and no upkeep in Portal.
  expect(until('second main', 'beta')[0]?.sentence).toContain(
    'it does not come in this turn; the first chance after it',
  );
  expect(until("ben's upkeep", 'portal').at(-1)?.sentence).toBe(
    "until ben's upkeep: this book has no such step; the first chance after it was taken, in the step 'land'.",
  );
  // Portal has no limit of cards in hand.
  const { books } = across(readStudy("ann:\n  hand: 8 Forest\nben:\nline:\n  until ben's upkeep"), false);
  const discarded = books.flatMap((each) =>
    each.held && each.sentence.includes('Ann discards a card') ? [each.book] : [],
  );
  expect(discarded).toEqual(['beta', 'fifth', 'tenth', 'm11']);
});

test('what is announced in answer takes effect first, where a book lets its player choose', () => {
  const text = `ann:
  in play: Grizzly Bears, Forest
  hand: Giant Growth
ben:
  in play: Mountain
  hand: Lightning Bolt
active: ben
line:
  ben casts Lightning Bolt at Grizzly Bears
  ann casts Giant Growth at Grizzly Bears
  all pass`;
  for (const book of ['beta', 'fifth', 'tenth', 'm11']) expect(inBook(text, book).outcome.died, book).toEqual([]);
});

test("a spell that waits is aimed at by its name and whose it is: ben's Counterspell", () => {
  const text = `ann:
  in play: Mountain, 2 Island
  hand: Lightning Bolt, Counterspell
ben:
  in play: 2 Island
  hand: Counterspell
line:
  ann casts Lightning Bolt at ben
  ben casts Counterspell at ann's Lightning Bolt
  ann casts Counterspell at ben's Counterspell
  all pass`;
  for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
    expect(inBook(text, book).outcome.life, book).toEqual({ ann: 20, ben: 17 });
    expect(inBook(text, book).notes, book).toEqual([]);
  }
});

test('who has nothing to block with need not say so, and who must block does', () => {
  const open =
    'ann:\n  in play: Hill Giant\nben:\nline:\n  ann attacks with Hill Giant\n  ben does not block\n  until end of combat';
  const lured = `ann:
  in play: Grizzly Bears (with Lure)
ben:
  in play: Gray Ogre
line:
  ann attacks with Grizzly Bears
  until end of combat`;
  for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
    expect(inBook(open, book).notes, book).toEqual([]);
    expect(inBook(open, book).outcome.life.ben, book).toBe(17);
    expect(inBook(lured, book).outcome.died, book).toContain('Gray Ogre');
  }
});

test('every note is a sentence that ends once, and keeps names as they are written', () => {
  const text = `ann:
  in play: Prodigal Sorcerer (new), Craw Wurm
ben:
  in play: Grizzly Bears, Giant Spider
line:
  ann uses Prodigal Sorcerer at ben
  ann attacks with Craw Wurm
  ben blocks Craw Wurm with Grizzly Bears and Giant Spider
  until damage is on the stack
  until end of combat`;
  for (const book of ['beta', 'fifth', 'tenth', 'm11']) {
    const { notes } = inBook(text, book);
    expect(notes.length, book).toBeGreaterThan(1);
    for (const { sentence } of notes) expect(sentence).toMatch(/[^.?!][.?!]$/);
    expect(notes[0]?.sentence).toContain('left out. Prodigal Sorcerer has not been');
  }
});

test('the passage stands beside what made the difference, on both sides', () => {
  const text = `ann:
  in play: Hill Giant, Icy Manipulator, Forest
ben:
  in play: Hill Giant
line:
  ann attacks with Hill Giant
  ben blocks ann's Hill Giant with Hill Giant
  ann uses Icy Manipulator at ben's Hill Giant
  until end of combat`;
  const passages = ['beta', 'fifth'].map((book) => inBook(text, book).because.map(({ passage }) => passage));
  expect(passages).toEqual([['The Attack: Damage Dealing (B-243)'], ['Combat without the Complications (F-280)']]);
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
