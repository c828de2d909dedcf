// The letters of the table can be put on other keys, and no two things ever lie on one.
import { describe, expect, test } from 'vitest';
import { DEEDS, deedOf, letterOf, move, notALetter } from '../../src/table/state/letters.ts';

const letters = (moved: object): readonly string[] => DEEDS.map((deed) => letterOf(moved, deed));

describe('letters', () => {
  test('a deed is found by its key, however it is written', () => {
    expect(deedOf({}, 'a')).toBe('attack all');
    expect(deedOf({}, 'A')).toBe('attack all');
    expect(deedOf({}, '?')).toBe('keys');
    expect(deedOf({}, 'x')).toBeUndefined();
  });

  test('put on a free key it is found there, and no longer where it was', () => {
    const moved = move({}, 'undo', 'x');
    expect(deedOf(moved, 'x')).toBe('undo');
    expect(deedOf(moved, 'u')).toBeUndefined();
  });

  test('put on a taken key, the two change places', () => {
    const moved = move({}, 'undo', 'a');
    expect(deedOf(moved, 'a')).toBe('undo');
    expect(deedOf(moved, 'u')).toBe('attack all');
    expect(new Set(letters(moved)).size).toBe(DEEDS.length);
  });

  test('after many moves every deed still has one key of its own', () => {
    let moved = {};
    for (const [index, deed] of [...DEEDS, ...DEEDS].entries())
      moved = move(moved, deed, 'ÜAXQ-?ZLUB'[index % 10] ?? 'X');
    expect(new Set(letters(moved)).size).toBe(DEEDS.length);
    for (const deed of DEEDS) expect(deedOf(moved, letterOf(moved, deed))).toBe(deed);
  });

  test('brought home again, nothing is remembered', () => {
    expect(move(move({}, 'undo', 'x'), 'undo', 'u')).toEqual({});
    expect(move({}, 'undo', 'u')).toEqual({});
  });

  test('digits, Space and keys with a name have their own use', () => {
    expect(notALetter('1')).toContain('digits');
    expect(notALetter(' ')).toContain('Space');
    expect(notALetter('Enter')).toContain('Enter');
    expect(notALetter('ß')).toBe('');
  });
});
