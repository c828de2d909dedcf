// What the first page says of each book follows from the book's facts.
import { expect, test } from 'vitest';
import { BOOK_IDS, findBook } from '../../src/game/index.ts';
import { linesOf } from '../../src/server/lines.ts';

test.each([
  ['beta', 'Everything happens at once.', '40 cards, ante', 'Interrupts come first', 'The later caster sets the order'],
  [
    'fifth',
    'Batches, and one chance to interrupt.',
    '40 cards, ante if you like',
    'Last in, first out',
    'Damage can still be prevented',
  ],
  ['portal', 'Lands, creatures, sorceries. No more.', '35 cards', 'No answering, no pool', 'Attackers met one by one'],
  ['tenth', 'The stack, with damage on it.', '60 cards, 4 of each', 'Priority after each step', 'Unspent mana burns'],
  ['m11', 'The stack, damage at once.', '60 cards, 4 of each', 'Blockers stand in line', 'No burn; planeswalkers'],
])('%s: one sentence and three lines', (book, tagline, ...points) => {
  expect(linesOf(findBook(book).facts)).toEqual({ tagline, points });
});

test('every book has a sentence of its own', () => {
  const taglines = BOOK_IDS.map((id) => linesOf(findBook(id).facts).tagline);
  expect(new Set(taglines).size).toBe(BOOK_IDS.length);
  expect(taglines).not.toContain('');
});

test('a book with other facts is told otherwise', () => {
  const { facts } = findBook('tenth');
  const changed = {
    ...facts,
    deck: { min: 45, copies: 3, sideboard: 0 },
    start: { ...facts.start, ante: 'option' as const },
    mana: { ...facts.mana, burn: 0 },
    combat: { ...facts.combat, damage: 'dealt' as const, division: 'in order' as const },
  };
  expect(linesOf(changed)).toEqual({
    tagline: 'The stack, damage at once.',
    points: ['45 cards, 3 of each, ante if you like', 'Blockers stand in line', 'Priority after each step'],
  });
});
