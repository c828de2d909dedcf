// The first page in words: how long a match is, what will be played, and how long ago something was.

import type { BookInfo, DeckChoice, DuelInfo, NewDuel, StartInfo } from '../../protocol/setup.ts';
import { shortName } from '../page/books.ts';
import { agreedWords, weakerWords } from './agreed.ts';
import { type Choices, forBook, type TheirDeck } from './choices.ts';

type Length = NewDuel['length'];

export interface LengthWords {
  readonly name: string;
  readonly says: string;
  /** As the beginning of a sentence about the opponent. */
  readonly sentence: string;
}

/** Where a book counts duels into sets and sets into a match, these are its words. */
const SETS: { readonly [length in Length]?: LengthWords } = {
  single: { name: 'Duel', says: 'one game decides', sentence: 'A single duel' },
  'set of 3 wins': { name: 'Set', says: 'the first to win three duels', sentence: 'A set, the first to three duels' },
  'best of 3 sets': { name: 'Match', says: 'the best two of three sets', sentence: 'A match, the best of three sets' },
};

const DUELS: { readonly [length in Length]?: LengthWords } = {
  single: { name: 'One duel', says: 'one game decides', sentence: 'One duel' },
  'best of 3': { name: 'Best of three', says: 'the first to win two duels', sentence: 'A match of up to three duels' },
};

/** A length in the words of the book that offers it. */
export function lengthWords(lengths: readonly Length[], length: Length): LengthWords {
  const words = lengths.includes('set of 3 wins') ? SETS : DUELS;
  return words[length] ?? SETS[length] ?? { name: length, says: '', sentence: `A match, ${length}` };
}

export interface Part {
  readonly text: string;
  /** What it names, to be set off. */
  readonly as: 'plain' | 'strong' | 'foe';
}

const plain = (text: string): Part => ({ text, as: 'plain' });
const strong = (text: string): Part => ({ text, as: 'strong' });

function deckWords(start: StartInfo, choice: DeckChoice): string {
  if (choice.by === 'random') return 'a deck of the list by chance';
  if (choice.by === 'chance') return 'cards by chance';
  return start.decks.find((deck) => deck.id === choice.id)?.name ?? 'a deck';
}

/** Said only where it is not their own. */
function theirWords(start: StartInfo, choice: TheirDeck): Part[] {
  if (choice.by === 'theirs') return [];
  return [plain(' with '), choice.by === 'id' ? strong(deckWords(start, choice)) : plain(deckWords(start, choice))];
}

/** What will be played, as a sentence in parts. */
export function playWords(start: StartInfo, choices: Choices, book: BookInfo, format = ''): Part[] {
  const { length, ante, stakes, handicap, deck, theirDeck, rules, variant, seats, people } = forBook(
    start,
    choices,
    book,
  );
  const person = start.opponents.find(({ id }) => id === choices.opponent);
  const gauntlet = choices.mode === 'gauntlet';
  const level = start.levels.find((each) => each.level === choices.level)?.name ?? '';
  const words = lengthWords(book.lengths, length);
  const against: Part = { text: gauntlet ? 'every opponent in turn' : (person?.name ?? 'anyone'), as: 'foe' };
  if (variant !== 'duel' || people > 1) return tableWords(book, { variant, seats, people, level });
  const stake = book.ante === 'no' ? weakerWords(handicap) : agreedWords(ante, stakes, length, handicap);
  const extra = rules.length === 0 ? '' : rules.length === 1 ? ' One more rule.' : ` ${rules.length} more rules.`;
  return [
    strong(`${shortName(book)}, ${book.year}. `),
    plain(gauntlet ? `The Gauntlet, ${words.sentence.toLowerCase()} each: ` : `${words.sentence}: `),
    ...(deck.by === 'id' ? [plain('your '), strong(deckWords(start, deck))] : [plain(deckWords(start, deck))]),
    plain(' against '),
    against,
    ...theirWords(start, theirDeck),
    plain(`, ${level}.${stake}${extra}${format === '' ? '' : ` ${capital(format)}.`}`),
  ];
}

/** What a variant is called. */
export const variantName = (name: string): string => VARIANTS[name] ?? capital(name);

const VARIANTS: { readonly [name: string]: string } = {
  duel: 'Duel',
  'free-for-all': 'Free-for-All',
  'two-headed-giant': 'Two-Headed Giant',
  emperor: 'Emperor',
  round: 'Round',
};

interface TableOf {
  readonly variant: string;
  readonly seats: number;
  readonly people: number;
  readonly level: string;
}

/** A table of more than two, or of more than one person, as a sentence in parts. */
function tableWords(book: BookInfo, { variant, seats, people, level }: TableOf): Part[] {
  const computers = seats - people;
  const who = people === 1 ? 'you' : `${people} of you at this screen`;
  const rest = computers === 0 ? '' : ` and ${computers} ${computers === 1 ? 'computer' : 'computers'}, ${level}`;
  return [
    strong(`${shortName(book)}, ${book.year}. `),
    strong(variantName(variant)),
    plain(` for ${seats}: ${who}${rest}.`),
  ];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const some = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'} ago`;

/** How long ago it was, as people say it. */
export function agoWords(when: number, now: number): string {
  const passed = now - when;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return some(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return some(Math.floor(passed / HOUR), 'hour');
  if (passed < 2 * DAY) return 'yesterday';
  return some(Math.floor(passed / DAY), 'day');
}

/** The others at the table, by name. */
export const rivalsIn = ({ seats, seat }: DuelInfo): readonly string[] =>
  seats.filter((name, each) => each !== seat && name !== '');

/** "Pell", "Pell and Quill", "Pell, Quill and Varga". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
