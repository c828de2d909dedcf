// What is chosen on the first page: kept, mended where something is gone, said in a sentence, and sent.
import { describe, expect, test } from 'vitest';
import type { BookInfo, DeckInfo, StartInfo } from '../../src/protocol/setup.ts';
import { passageIn } from '../../src/table/help/passage.ts';
import { type Choices, forBook, newDuelFrom, stakesOf, whole, withBook } from '../../src/table/start/choices.ts';
import { agoWords, lengthWords, playWords } from '../../src/table/start/words.ts';

const book = (id: string, some: Partial<BookInfo>): BookInfo => ({
  id,
  name: id,
  year: 1997,
  source: '',
  tagline: '',
  points: [],
  ante: 'no',
  lengths: ['single'],
  deck: { min: 40, copies: null, sideboard: 0 },
  rules: [],
  variants: [],
  cards: 1,
  burn: false,
  ...some,
});
const deck = (id: string, of: string, faults: string[] = []): DeckInfo => ({
  id,
  name: `Deck ${id}`,
  line: '',
  book: of,
  colors: 'W',
  size: 40,
  own: false,
  sold: null,
  cards: {},
  sideboard: {},
  faults,
});

const FIFTH = book('fifth', { ante: 'option', lengths: ['single', 'best of 3'] });
const BETA = book('beta', { ante: 'yes', lengths: ['single', 'set of 3 wins', 'best of 3 sets'], year: 1993 });
const PORTAL = book('portal', { rules: [{ name: 'mulligan', says: 'A new hand.' }] });
const START: StartInfo = {
  books: [BETA, FIFTH, PORTAL],
  decks: [deck('bad', 'fifth', ['too small']), deck('one', 'fifth'), deck('two', 'fifth'), deck('old', 'beta')],
  opponents: [
    { id: 'pell', name: 'Pell', title: '', line: '', decks: { fifth: 'one' } },
    { id: 'quill', name: 'Quill', title: '', line: '', decks: { fifth: 'two' } },
  ],
  levels: [1, 2, 3, 4, 5].map((level) => ({ level, name: `Level ${level}`, character: '' })),
  duels: [],
};
/** The other seat: who sits there, and with which deck. */
const against = (opponent: string, id: string) => ({ seats: [{ held: 'person' }, { opponent, deck: { id } }] });

const CHOICES: Choices = { book: 'fifth', mode: 'duel', opponent: 'quill', level: 3, you: 'Ann', byBook: {} };

describe('choices', () => {
  test('begin with what the book does by itself, and with a deck that may be played', () => {
    expect(forBook(START, CHOICES, FIFTH)).toEqual({
      length: 'single',
      ante: false,
      stakes: 'the ante of every duel',
      handicap: 0,
      rules: [],
      deck: { by: 'id', id: 'one' },
      theirDeck: { by: 'theirs' },
      variant: 'duel',
      options: [],
      seats: 2,
      people: 1,
      others: {},
      format: null,
    });
    expect(forBook(START, CHOICES, BETA).ante).toBe(true);
    expect(forBook(START, CHOICES, PORTAL).deck).toEqual({ by: 'chance' });
  });

  test('that are no longer possible give way', () => {
    const stale = withBook(
      withBook(CHOICES, 'fifth', { length: 'set of 3 wins', deck: { by: 'id', id: 'bad' } }),
      'portal',
      {
        ante: true,
        rules: ['mulligan', 'gone'],
      },
    );
    expect(forBook(START, stale, FIFTH)).toMatchObject({ length: 'single', deck: { by: 'id', id: 'one' } });
    expect(forBook(START, stale, PORTAL)).toMatchObject({ ante: false, rules: ['mulligan'] });
    expect(whole(START, { ...CHOICES, book: 'sixth', opponent: 'nobody', level: 9, you: '  ' })).toMatchObject({
      book: 'portal',
      opponent: null,
      level: 2,
      you: 'You',
    });
  });

  test('become what the server is asked for', () => {
    expect(newDuelFrom(START, CHOICES, FIFTH, 0)).toEqual({
      book: 'fifth',
      mode: 'duel',
      length: 'single',
      seats: [
        { held: 'person', name: 'Ann', deck: { by: 'id', id: 'one' } },
        { held: 'computer', opponent: 'quill', deck: { by: 'id', id: 'two' }, level: 3 },
      ],
      ante: false,
      rules: [],
    });
  });

  test('stakes and a handicap go along where they can be, and only there', () => {
    const agreed = { stakes: 'one card for the set', handicap: 4 } as const;
    const asked = (length: 'single' | 'best of 3', ante: boolean, more: object = {}) =>
      newDuelFrom(START, withBook(CHOICES, 'fifth', { ...agreed, length, ante, ...more }), FIFTH, 0);
    expect(asked('best of 3', true)).toMatchObject({ ante: true, stakes: 'one card for the set' });
    expect(asked('single', true)).not.toHaveProperty('stakes');
    expect(asked('best of 3', false)).not.toHaveProperty('stakes');
    expect(asked('single', true, { stakes: 'not for keeps' })).toMatchObject({ stakes: 'not for keeps' });
    expect(asked('single', true).seats.map((seat) => seat.handicap)).toEqual([undefined, 4]);
    expect(asked('single', true, { handicap: -8 }).seats.map((seat) => seat.handicap)).toEqual([8, undefined]);
    const stale = withBook(CHOICES, 'fifth', { stakes: 'a beer', handicap: 99 } as never);
    expect(forBook(START, stale, FIFTH)).toMatchObject({ stakes: 'the ante of every duel', handicap: 0 });
  });

  test('anyone is somebody, with a deck of their own', () => {
    const anyone = { ...CHOICES, opponent: null };
    expect(newDuelFrom(START, anyone, FIFTH, 0.2)).toMatchObject(against('pell', 'one'));
    expect(newDuelFrom(START, anyone, FIFTH, 0.9)).toMatchObject(against('quill', 'two'));
  });

  test('anyone is nobody who was chosen for another seat', () => {
    const many = { name: 'free-for-all', says: '', seats: { least: 3, most: 8 }, options: [], teams: [], leaders: [] };
    const five = book('fifth', { variants: [many] });
    const start = { ...START, books: [five] };
    const anyone = { ...CHOICES, opponent: null };
    const table = { variant: 'free-for-all', seats: 3, people: 1, others: { 2: { opponent: 'pell' } } };
    for (const chance of [0, 0.2, 0.5, 0.9]) {
      const { seats } = newDuelFrom(start, withBook(anyone, 'fifth', table), five, chance);
      expect(seats.slice(1)).toMatchObject([{ opponent: 'quill' }, { opponent: 'pell' }]);
    }
  });

  test('in the Gauntlet the first opponent comes first, with their own deck', () => {
    const gauntlet = { ...CHOICES, mode: 'gauntlet' as const };
    expect(newDuelFrom(START, gauntlet, FIFTH, 0.9)).toMatchObject(against('pell', 'one'));
    const named = withBook(gauntlet, 'fifth', { theirDeck: { by: 'id', id: 'two' } });
    expect(forBook(START, named, FIFTH).theirDeck).toEqual({ by: 'theirs' });
  });

  test('a chosen deck weighs in the difficulty, and one by chance', () => {
    expect(stakesOf(START, CHOICES, FIFTH).yours).toEqual({ kind: 'deck', size: 40, min: 40, colors: 1 });
    const chance = withBook(CHOICES, 'fifth', { deck: { by: 'chance' }, theirDeck: { by: 'random' } });
    expect(stakesOf(START, chance, FIFTH)).toMatchObject({ yours: { kind: 'chance' }, theirs: { kind: 'random' } });
  });
});

describe('in words', () => {
  const said = (choices: Choices, of: BookInfo): string =>
    playWords(START, choices, of)
      .map(({ text }) => text)
      .join('');

  test('what will be played', () => {
    expect(said(CHOICES, FIFTH)).toBe('Fifth, 1997. One duel: your Deck one against Quill, Level 3. No ante.');
    const other = withBook({ ...CHOICES, opponent: null }, 'fifth', {
      length: 'best of 3',
      ante: true,
      deck: { by: 'chance' },
      theirDeck: { by: 'id', id: 'two' },
    });
    expect(said(other, FIFTH)).toBe(
      'Fifth, 1997. A match of up to three duels: cards by chance against anyone with Deck two, Level 3. For ante.',
    );
    const agreed = withBook(CHOICES, 'fifth', {
      length: 'best of 3',
      ante: true,
      stakes: 'not for keeps',
      handicap: -4,
    });
    expect(said(agreed, FIFTH)).toContain('For ante, but not for keeps. You play weaker cards.');
    expect(said(withBook(agreed, 'fifth', { stakes: 'one card for the set' }), FIFTH)).toContain(
      'One card for the set.',
    );
    expect(said({ ...CHOICES, mode: 'gauntlet' }, BETA)).toBe(
      'Beta, 1993. The Gauntlet, a single duel each: your Deck old against every opponent in turn, Level 3. For ante.',
    );
  });

  test('the lengths of a match, as each book calls them', () => {
    expect(BETA.lengths.map((each) => lengthWords(BETA.lengths, each).name)).toEqual(['Duel', 'Set', 'Match']);
    expect(FIFTH.lengths.map((each) => lengthWords(FIFTH.lengths, each).name)).toEqual(['One duel', 'Best of three']);
  });

  test('how long ago', () => {
    const minute = 60_000;
    const ago = [0, minute, 90 * minute, 30 * 60 * minute, 72 * 60 * minute];
    expect(ago.map((passed) => agoWords(1e12 - passed, 1e12))).toEqual([
      'just now',
      '1 minute ago',
      '1 hour ago',
      'yesterday',
      '3 days ago',
    ]);
  });
});

describe('a passage', () => {
  test('is taken apart into its place, its words and its entries', () => {
    expect(passageIn('passage/Main Phase and Land: only in your own main phase (F-161, F-254).')).toEqual({
      place: 'Main Phase and Land',
      says: 'Only in your own main phase.',
      entries: ['F-161', 'F-254'],
    });
    expect(passageIn('The card is right')).toEqual({ place: '', says: 'The card is right', entries: [] });
  });
});
