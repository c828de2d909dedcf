// The words of `fivefold simulate`, made into what it needs; whatever is wrong with them is said before a game begins.

import { availableParallelism } from 'node:os';
import { findLevel, type Level } from '../../bots/levels.ts';
import { formatFaults, formatNamed } from '../../formats/legal/format.ts';
import { BadInput, findBook, type Rulebook } from '../../game/index.ts';
import { bookSaid } from '../book.ts';
import { findDeck, folderDecks, type PlayableDeck, starterDecks, toldApart } from './decks.ts';
import { mustBeWritable } from './files.ts';
import { readGameSeed } from './plan.ts';
import { decksFor, type Pod } from './pod.ts';
import { type Address, queueAddress } from './queue.ts';

/** As the command line gives them. */
export interface SimulateWords {
  readonly book: string;
  readonly deck?: readonly string[];
  readonly folder?: string;
  readonly allStarters?: boolean;
  readonly games: string;
  readonly level?: readonly string[];
  readonly workers?: string;
  readonly seed: string;
  readonly json?: boolean;
  readonly svg?: string;
  readonly queue?: string;
  readonly game?: string;
  readonly save?: string;
  readonly ante?: boolean;
  readonly rule?: readonly string[];
  readonly variant: string;
  readonly format?: string;
  readonly date?: string;
}

export interface Simulation {
  readonly book: Rulebook;
  readonly decks: readonly PlayableDeck[];
  readonly roundRobin: boolean;
  readonly games: number;
  readonly levels: readonly [Level, Level];
  readonly workers: number;
  readonly seed: string;
  readonly queue: Address | null;
  /** Only this game, to be looked at. */
  readonly game: number | null;
  readonly ante: boolean;
  readonly rules: readonly string[];
}

export function wholeNumber(text: string, what: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d{1,15}$/.test(text) || number < least || number > most)
    throw new BadInput(`${what} must be a whole number from ${least} to ${most}, not '${text}'`);
  return number;
}

const MOST_GAMES = 1_000_000_000;

/** A table of more than two: decks for its seats, and a level for each of them or one for all. */
export function readPod(words: SimulateWords): {
  readonly pod: Pod;
  readonly games: number;
  readonly game: number | null;
} {
  const rules = words.rule ?? [];
  const book = bookSaid(words.book, rules);
  findBook(book.id, rules, words.variant);
  for (const [said, option] of [
    [words.queue, '--queue'],
    [words.svg, '--svg'],
    [words.folder, '--folder'],
  ] as const)
    if (said !== undefined)
      throw new BadInput(`${option} is for decks that play in pairs: leave it out with --variant`);
  const said = (words.deck ?? []).map((each) => findDeck(book, each));
  if (said.length === 0) throw new BadInput('give a deck for each seat with --deck, or one for everybody');
  const decks = decksFor(book.id, words.variant, said.length === 1 ? said : toldApart(said));
  checkFormat(book, decks, words);
  const levels = (words.level ?? ['2']).map(findLevel);
  if (levels.length !== 1 && levels.length !== decks.length)
    throw new BadInput(
      `--level may be given once, or once for each of the ${decks.length} decks, not ${levels.length} times`,
    );
  if (words.save !== undefined && words.game === undefined)
    throw new BadInput('--save writes one game: say which with --game SEED');
  if (words.save !== undefined) mustBeWritable(words.save);
  const { seed, game } = readGame(words);
  const ante = words.ante === true;
  return {
    pod: {
      book: book.id,
      variant: words.variant,
      decks,
      levels: decks.map((_, deck) => levels[levels.length === 1 ? 0 : deck] as Level),
      seed,
      ante,
      rules,
    },
    games: wholeNumber(words.games, '--games', 1, MOST_GAMES),
    game,
  };
}

export function readWords(words: SimulateWords): Simulation {
  const rules = words.rule ?? [];
  const book = bookSaid(words.book, rules);
  const levels = readLevels(words.level ?? []);
  const games = wholeNumber(words.games, '--games', 1, MOST_GAMES);
  if (words.queue !== undefined && words.workers !== undefined)
    throw new BadInput('with --queue the games are played by whoever works at the queue: leave out --workers');
  const workers = wholeNumber(words.workers ?? String(availableParallelism()), '--workers', 1, 256);
  const queue = words.queue === undefined ? null : queueAddress(words.queue);
  for (const file of [words.svg, words.save]) if (file !== undefined) mustBeWritable(file);
  const { decks, roundRobin } = readDecks(book, words);
  checkFormat(book, decks, words);
  if (words.svg !== undefined && !roundRobin)
    throw new BadInput('--svg draws a round robin: give --folder, --all-starters or more than two decks');
  if (words.save !== undefined && words.game === undefined)
    throw new BadInput('--save writes one game: say which with --game SEED');
  const { seed, game } = readGame(words);
  const ante = words.ante === true;
  return { book, decks, roundRobin, games, levels, workers, seed, queue, game, ante, rules };
}

/** Nobody said: the second level. One: for both. Two: one for each deck. */
function readLevels(said: readonly string[]): readonly [Level, Level] {
  if (said.length > 2)
    throw new BadInput(`--level may be given once, or twice for the two decks, not ${said.length} times`);
  const [first = 2, second = first] = said.map(findLevel);
  return [first, second];
}

function readDecks(book: Rulebook, words: SimulateWords): { decks: PlayableDeck[]; roundRobin: boolean } {
  const decks = toldApart([
    ...(words.deck ?? []).map((said) => findDeck(book, said)),
    ...(words.folder === undefined ? [] : folderDecks(book, words.folder)),
    ...(words.allStarters === true ? starterDecks(book) : []),
  ]);
  const roundRobin = words.folder !== undefined || words.allStarters === true || decks.length > 2;
  if (decks.length >= 2) return { decks, roundRobin };
  throw new BadInput(
    decks.length === 1 && words.folder !== undefined
      ? `the folder '${words.folder}' has one deck: a round robin needs at least two`
      : "give two decks (--deck 'March of the Goblins' --deck my-deck.txt), a folder of decks (--folder) or --all-starters",
  );
}

/** Every deck must be legal in the format that was asked for, on its day. */
function checkFormat(book: Rulebook, decks: readonly PlayableDeck[], { format, date }: SimulateWords): void {
  if (format === undefined) {
    if (date !== undefined) throw new BadInput('--date goes with --format');
    return;
  }
  const chosen = formatNamed(format, date);
  for (const deck of decks) {
    const [fault] = formatFaults(chosen, book.id, deck.cards);
    if (fault !== undefined) throw new BadInput(`the deck '${deck.name}' is not legal in ${chosen.name}: ${fault}`);
  }
}

function readGame(words: SimulateWords): { seed: string; game: number | null } {
  if (words.game === undefined) return { seed: words.seed, game: null };
  if (/^\d{1,12}$/.test(words.game)) return { seed: words.seed, game: Number(words.game) };
  const read = readGameSeed(words.game);
  if (read === null)
    throw new BadInput(`'${words.game}' is no seed of a game: it looks like 1-42, or is the number of a game`);
  return { seed: read.seed, game: read.index };
}
