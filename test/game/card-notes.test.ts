// What is noted about a card in each book: from the book's facts, and from its own list of cards played as printed then.
import { describe, expect, test } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import { BOOK_IDS, findBook } from '../../src/game/index.ts';
import { cardNotes } from '../../src/game/told/index.ts';

const notes = (book: string, name: string): string => cardNotes(findBook(book), name).join(' | ');

describe('cards that a book plays as they were printed', () => {
  for (const id of BOOK_IDS) {
    const differing = POOL.filter((card) => card.inBook[id] !== undefined).map(({ name }) => name);
    test(`every one that ${id} plays differently has its sentence, and no other`, () => {
      expect(Object.keys(findBook(id).cardNotes).sort()).toEqual([...differing].sort());
    });
  }
});

describe('notes from facts', () => {
  test('a tapped artifact sleeps in 1993 and 1997, and no longer in 2007', () => {
    expect(notes('beta', 'Ankh of Mishra')).toContain(
      'While it is tapped, it does nothing. Spell Types: Artifacts (B-142)',
    );
    expect(notes('fifth', 'Ankh of Mishra')).toContain('(F-091)');
    expect(notes('tenth', 'Ankh of Mishra')).toBe('');
  });

  test('mana that is not spent burns until 2007', () => {
    for (const book of ['beta', 'fifth', 'tenth']) expect(notes(book, 'Sol Ring')).toContain('costs 1 life each');
    expect(notes('m11', 'Sol Ring')).toBe('');
    expect(notes('beta', 'Llanowar Elves')).toBe('');
  });

  test('damage on the stack is for who can be sacrificed without being tapped', () => {
    expect(notes('tenth', 'Mogg Fanatic')).toContain('damage is dealt all the same');
    expect(notes('m11', 'Mogg Fanatic')).toBe('');
    expect(notes('tenth', 'Grizzly Bears')).toBe('');
  });

  test('protection, regeneration, lifelink and walls are each told as the book has them', () => {
    expect(notes('beta', 'Black Knight')).toContain('Nothing of that kind affects it');
    expect(notes('tenth', 'Black Knight')).toBe('');
    expect(notes('fifth', 'Drudge Skeletons')).toContain('not before');
    expect(notes('m11', 'Drudge Skeletons')).toContain('shield');
    expect(notes('beta', 'Wall of Wood')).toContain('cannot attack');
    expect(notes('m11', 'Wall of Wood')).toBe('');
  });

  test('a house rule that changes the fact changes the note', () => {
    const lives = findBook('Sunday rules = m11; mana.burn = 2');
    expect(cardNotes(lives, 'Sol Ring').join()).toContain('costs 2 life each');
  });
});
