// The decks of a simulation: a starter deck by its name, a file with a list, or all lists of a folder. What is not a
// legal deck is refused with everything that is wrong with it.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { cardsIn, type Deck, deckFaults } from '../../formats/deck.ts';
import { listFaults, readDeck } from '../../formats/decklist.ts';
import { rememberedOf, STARTERS, startersFor, startersOf } from '../../formats/starters.ts';
import { didYouMean } from '../../game/errors.ts';
import { BadInput, type Rulebook } from '../../game/index.ts';
import { whatIsAt } from '../file.ts';

/** A deck that may be played: its name, and its cards one by one. */
export interface PlayableDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

const LISTS = ['.txt', '.dek', '.deck', '.dec', '.dck', '.cod', '.mwdeck', '.json'];
const LARGEST_FILE = 1_000_000;

const playable = (deck: Deck): PlayableDeck => ({ name: deck.name, cards: cardsIn(deck) });

export const starterDecks = (book: Rulebook): PlayableDeck[] => startersFor(book).map(playable);

/** A deck by what somebody wrote: the name of a starter deck of the book, or else a file. */
export function findDeck(book: Rulebook, said: string): PlayableDeck {
  const starter = starterNamed(book, said);
  if (starter !== null) {
    const faults = deckFaults(book.id, cardsIn(starter));
    if (faults.length > 0) throw new BadInput(notLegal(`the starter deck '${starter.name}'`, book, faults));
    return playable(starter);
  }
  const what = whatIsAt(said);
  if (what?.isDirectory()) throw new BadInput(`'${said}' is a folder: give a deck file, or the folder as --folder`);
  if (what !== undefined) return deckFromFile(book, said);
  throw new BadInput(unknownDeck(book, said));
}

function starterNamed(book: Rulebook, said: string): Deck | null {
  const plain = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'");
  const decks = startersOf(book.edition);
  const all = [...decks, ...rememberedOf(book.edition)];
  const exact = all.find((deck) => plain(deck.name) === plain(said));
  return exact ?? (/^\d{1,2}$/.test(said) ? (decks[Number(said) - 1] ?? null) : null);
}

function unknownDeck(book: Rulebook, said: string): string {
  const names = startersFor(book).map((deck) => deck.name);
  const elsewhere = Object.entries(STARTERS).filter(([, decks]) =>
    decks.some((deck) => deck.name.toLowerCase() === said.trim().toLowerCase()),
  );
  const hint =
    elsewhere.length > 0
      ? `; a starter deck of that name belongs to ${elsewhere.map(([id]) => id).join(' and ')}`
      : didYouMean(said, names);
  return [
    `there is no deck '${said}': it is neither a file nor a starter deck of ${book.name}${hint}`,
    `the starter decks of ${book.name} are ${names.map((name) => `'${name}'`).join(', ')}`,
  ].join('\n');
}

function deckFromFile(book: Rulebook, file: string): PlayableDeck {
  const { size } = statSync(file);
  if (size > LARGEST_FILE) throw new BadInput(`'${file}' is no deck list: it has ${size} bytes`);
  const read = readDeck(book.id, readFileSync(file, 'utf8'), basename(file, extname(file)));
  const faults = listFaults(book.id, read);
  if (faults.length > 0) throw new BadInput(notLegal(`the deck '${file}'`, book, faults));
  return playable(read.deck);
}

function notLegal(what: string, book: Rulebook, faults: readonly string[]): string {
  const most = 12;
  const more = faults.length > most ? [`and ${faults.length - most} more`] : [];
  return [
    `${what} cannot be played by the rules of ${book.name}:`,
    ...[...faults.slice(0, most), ...more].map((fault) => `  ${fault}`),
  ].join('\n');
}

/** Every deck list of a folder, by name. A list that is not legal stops everything: a matrix with holes misleads. */
export function folderDecks(book: Rulebook, folder: string): PlayableDeck[] {
  const what = whatIsAt(folder);
  if (what === undefined) throw new BadInput(`there is no folder '${folder}'`);
  if (!what.isDirectory())
    throw new BadInput(`'${folder}' is a file: give it as --deck, or give a folder of such files`);
  const files = readdirSync(folder)
    .filter((name) => LISTS.includes(extname(name).toLowerCase()))
    .sort();
  if (files.length === 0)
    throw new BadInput(`the folder '${folder}' has no deck lists: they end in ${LISTS.join(', ')}`);
  return files.map((name) => deckFromFile(book, join(folder, name)));
}

/** Decks with one name get numbers, so that tables can tell them apart. */
export function toldApart(decks: readonly PlayableDeck[]): PlayableDeck[] {
  return decks.map((deck, index) => {
    const alike = decks.filter((each) => each.name === deck.name).length > 1;
    const number = decks.slice(0, index + 1).filter((each) => each.name === deck.name).length;
    return alike ? { ...deck, name: `${deck.name} (${number})` } : deck;
  });
}
