// The rules at hand: questions in plain words find the rules that answer them, and words of the game their meaning.

import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../src/language/keyword.ts';
import { RuleShelf } from '../../src/rules/shelf.ts';
import { findTerm, TERMS } from '../../src/rules/terms.ts';
import { wordsOf } from '../../src/rules/words.ts';
import { termsIn } from '../../src/table/rules/terms-in.ts';

const shelf = new RuleShelf();
const found = (book: string, question: string, most = 3): string[] =>
  shelf
    .of(book)
    ?.find(question, most)
    .map(({ id }) => id) ?? [];

/** The question, and for each book an entry that answers it and must be among the first three. */
const QUESTIONS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['can I block with a tapped creature?', { beta: 'B-228', portal: 'P-087', tenth: 'T-189', m11: 'M-187' }],
  ['what is mana burn', { beta: 'B-111', fifth: 'F-229', tenth: 'T-117', m11: 'M-123' }],
  ['When do I lose the game?', { fifth: 'F-002', tenth: 'T-381', m11: 'M-004' }],
  ['does summoning sickness stop me from attacking', { fifth: 'F-111', portal: 'P-076', tenth: 'T-054', m11: 'M-054' }],
  ['may I respond to a spell', { beta: 'B-284', fifth: 'F-061', tenth: 'T-146', m11: 'M-147' }],
  ['is a tapped artifact turned off', { beta: 'B-142' }],
  ['does the loser of the previous game begin', { beta: 'B-041', portal: 'P-177', m11: 'M-217' }],
  ['what happens when two legends are in play', { tenth: 'T-380' }],
];

describe.each(QUESTIONS)('%s', (question, answers) => {
  test.each(Object.entries(answers))('%s answers with %s', (book, id) => {
    expect(found(book, question)).toContain(id);
  });
});

test('a question of another year finds the word of the book: who blocks in Portal intercepts', () => {
  expect(found('portal', 'block')).toEqual(found('portal', 'intercept'));
  expect(wordsOf('Blocking, blocked, blockers')).toEqual(wordsOf('intercepting intercepted interceptors'));
});

test('words that are in no rule find nothing, and there is no book of that name', () => {
  expect(found('beta', 'xylophone quartet')).toEqual([]);
  expect(shelf.of('ninth')).toBeNull();
});

test('every term is known to at least one book, and every keyword of cards is a term or part of a plain sentence', () => {
  for (const { name } of TERMS) {
    const known = Object.values(shelf.meaning(name)?.books ?? {}).filter((entries) => entries.length > 0);
    expect(known.length, name).toBeGreaterThan(0);
  }
  const plain = KEYWORDS.filter(
    (keyword) =>
      !/can't|doesn't|each turn|no hand|lure|stay tapped|indestructible|hexproof|strikes|blocks each|attacks (anyway|at once)/.test(
        keyword,
      ),
  );
  for (const keyword of plain) expect(findTerm(keyword), keyword).toBeDefined();
});

test('a word is shown where a book knows it, and only there', () => {
  const books = (word: string): string[] =>
    Object.entries(shelf.meaning(word)?.books ?? {})
      .filter(([, entries]) => entries.length > 0)
      .map(([book]) => book);
  expect(books('trample')).toEqual(['beta', 'fifth', 'tenth', 'm11']);
  expect(books('interrupt')).toEqual(expect.arrayContaining(['beta', 'fifth']));
  expect(books('deathtouch')).toEqual(['m11']);
  expect(books('discard pile')).toContain('portal');
  expect(shelf.meaning('trample')?.books.tenth?.[0]?.says).toMatch(/^Trample: /);
  expect(shelf.meaning('xylophone')).toBeNull();
});

test('the words of the rules on a card are found in its text, the longest of them', () => {
  const terms = TERMS.flatMap(({ name, also }) => [name, ...also]);
  expect(termsIn('Flying, first strike', terms)).toEqual(['flying', 'first strike']);
  expect(termsIn('Add one mana to your mana pool.', terms)).toEqual(['mana', 'mana pool']);
  expect(termsIn('', terms)).toEqual([]);
});
