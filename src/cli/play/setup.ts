// Before the duel: which book and which deck, from the command line, from a menu, or from lines of a pipe.

import { select } from '@inquirer/prompts';
import { cardsIn, type Deck, randomDeck } from '../../formats/deck.ts';
import { startersFor } from '../../formats/starters.ts';
import { BadInput, findBook, findCard, type Rulebook } from '../../game/index.ts';
import { BOOK_IDS } from '../../rulebooks/index.ts';
import { bookSaid } from '../book.ts';
import { isTerminal, type Lines } from './lines.ts';
import { meant } from './said.ts';
import { width, wrap } from './text.ts';

/** The person left while choosing. */
export class Left extends Error {}

/** Nobody answers any more what has to be chosen. */
export class InputEnded extends Error {
  constructor() {
    super('nobody answers any more: the input ended before the duel began (--book and --deck choose beforehand)');
  }
}

interface Choice<T> {
  readonly name: string;
  readonly line: string;
  readonly value: T;
}

/** A menu with arrow keys in a terminal, numbered lines elsewhere. */
async function choose<T>(title: string, choices: readonly Choice<T>[], lines: () => Lines): Promise<T> {
  if (isTerminal()) {
    const most = width() - 6;
    const short = (text: string): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
    try {
      return (await select({
        message: title,
        choices: choices.map(({ name, line, value }) => ({
          name: short(name),
          description: wrap(line).join('\n'),
          value,
        })),
      })) as T;
    } catch (error) {
      if (error instanceof Error && error.name === 'ExitPromptError') throw new Left();
      throw error;
    }
  }
  process.stdout.write(`${title}\n`);
  choices.forEach(({ name, line }, index) => {
    process.stdout.write(`${wrap(`${name} — ${line}`, 5, `${String(index + 1).padStart(3)}  `).join('\n')}\n`);
  });
  for (;;) {
    const typed = await lines().next(`type a number or a name > `);
    if (typed === null) throw new InputEnded();
    const wanted = typed.trim();
    const numbered = choices[Number(wanted) - 1];
    const found = numbered ?? (wanted === '' ? undefined : meant(wanted, choices, (each) => each.name)[0]);
    if (found !== undefined) return found.value;
    process.stdout.write(`There is no '${wanted}': type a number from 1 to ${choices.length}.\n`);
  }
}

/** The name of a book with its year, unless the name says it. */
export const titled = (book: Rulebook): string =>
  book.name.includes(String(book.year)) ? book.name : `${book.name} (${book.year})`;

export async function chooseBook(said: string | undefined, lines: () => Lines): Promise<Rulebook> {
  if (said !== undefined) return bookSaid(said);
  const choices = BOOK_IDS.map((id): Choice<string> => {
    const book = findBook(id);
    return { name: `${id}: ${titled(book)}`, line: book.shown.line, value: id };
  });
  return findBook(await choose('By which rulebook do you play?', choices, lines));
}

export async function chooseDeck(
  book: Rulebook,
  said: string | undefined,
  seed: number | string,
  lines: () => Lines,
  rules: readonly string[] = [],
): Promise<Deck> {
  const random = randomDeck(book.id, `${seed} own`, rules);
  const all: readonly Choice<Deck>[] = [
    ...startersFor(book).map((deck) => ({ name: deck.name, line: deck.line, value: deck })),
    { name: 'random', line: 'two colours and legal cards by chance', value: random },
  ];
  if (said === undefined) return choose('With which deck?', all, lines);
  const found = all[Number(said) - 1] ?? (said.trim() === '' ? [] : meant(said, all, (each) => each.name))[0];
  if (found === undefined)
    throw new BadInput(`there is no deck '${said}': the decks are ${all.map((each) => `'${each.name}'`).join(', ')}`);
  return found.value;
}

/** The opponent plays another of the starter decks, or random cards against random cards. */
export function rivalDeck(
  book: Rulebook,
  mine: Deck,
  seed: number | string,
  rules: readonly string[] = [],
  place = 0,
): Deck {
  const starters = startersFor(book);
  const others = starters.filter((deck) => deck.name !== mine.name);
  return others.length === starters.length
    ? randomDeck(book.id, `${seed} other`, rules)
    : (others[place % others.length] ?? mine);
}

/** The deck card by card; cards for ante stay out where none is played for. */
export const cardNames = (book: Rulebook, deck: Deck, ante: boolean): string[] =>
  cardsIn(deck).filter((name) => ante || findCard(book, name).definition.forAnte !== true);
