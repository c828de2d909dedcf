// `fivefold play`: a duel in the terminal against a simple opponent.

import { dirname } from 'node:path';
import type { Command } from 'commander';
import { simpleBot } from '../../bots/simple.ts';
import {
  BadInput,
  BOOK_IDS,
  DUEL,
  findBook,
  type Game,
  newGame,
  type Rulebook,
  readVariant,
} from '../../game/index.ts';
import { whatIsAt } from '../file.ts';
import { Duel } from '../play/duel.ts';
import { isTerminal, type Lines, openLines } from '../play/lines.ts';
import { cardNames, chooseBook, chooseDeck, InputEnded, Left, rivalDeck, titled } from '../play/setup.ts';
import { wrap } from '../play/text.ts';
import { complain } from '../said.ts';

interface PlayOptions {
  readonly book?: string;
  readonly deck?: string[];
  readonly variant: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly name: string;
  readonly ante?: boolean;
  readonly all?: boolean;
  readonly rule?: string[];
  readonly save?: string;
}

async function play(options: PlayOptions): Promise<void> {
  let opened: Lines | null = null;
  const lines = (): Lines => {
    opened ??= openLines();
    return opened;
  };
  try {
    // What can be seen to be wrong is said before anything is asked.
    knowVariant(options.variant);
    knowFolder(options.save);
    const seed = options.seed ?? String(Date.now() % 1_000_000);
    const book = await chooseBook(options.book, lines);
    const rules = options.rule ?? [];
    const [own, ...others] = options.deck ?? [];
    const names = seatNames(findBook(book.id, rules, options.variant), options);
    const deck = await chooseDeck(book, own, seed, lines, rules);
    if (others.length >= names.length)
      throw new BadInput(`there are ${names.length} seats and ${others.length + 1} decks: each seat needs one deck`);
    const rivals = await Promise.all(
      names.slice(1).map((_, index) => {
        const said = others[index];
        return said === undefined
          ? rivalDeck(book, deck, index === 0 ? seed : `${seed} ${index}`, rules, index)
          : chooseDeck(book, said, seed, lines, rules);
      }),
    );
    const ante = options.ante ?? book.facts.start.ante === 'yes';
    const game = newGame({
      book: book.id,
      seats: names,
      decks: [deck, ...rivals].map((each) => cardNames(book, each, ante)),
      seed,
      options: {
        ante,
        windows: options.all === true ? 'all' : 'useful',
        rules,
        variant: options.variant,
      },
    });
    const intro = `${titled(book)}, seed ${seed}. ${against(
      game,
      deck.name,
      rivals.map(({ name }) => name),
    )} Type ? for help at any time.`;
    process.stdout.write(`${wrap(intro).join('\n')}\n`);
    const ending = await new Duel({
      game,
      seat: 0,
      bot: simpleBot(seed),
      lines: lines(),
      out: (text) => process.stdout.write(text),
      save: options.save ?? null,
    }).play();
    // Whoever has sent the lines is to see that they were too few; a person at a terminal has left.
    if (ending === 'input ended' && !isTerminal()) process.exitCode = 1;
  } catch (error) {
    if (error instanceof InputEnded) complain(error);
    else if (error instanceof Left) process.stdout.write('\nNo game today, then. Until next time!\n');
    else if (error instanceof BadInput) {
      complain(error);
    } else throw error;
  } finally {
    (opened as Lines | null)?.close();
  }
}

/** A variant that no book has is refused before a book is chosen; whether the chosen one has it is seen then. */
function knowVariant(text: string): void {
  const names = new Set([DUEL, ...BOOK_IDS.flatMap((id) => findBook(id).variants.map(({ name }) => name))]);
  if (!names.has(readVariant(text).name))
    throw new BadInput(`there is no variant '${text}': there are ${[...names].join(', ')}`);
}

/** The replay is written when the game has ended: too late to hear that there is no such place. */
function knowFolder(file: string | undefined): void {
  if (file === undefined) return;
  if (whatIsAt(file)?.isDirectory() === true || file === '')
    throw new BadInput(`the replay cannot be written to '${file}': name a file`);
  const folder = dirname(file);
  if (whatIsAt(folder)?.isDirectory() !== true)
    throw new BadInput(`the replay cannot be written to '${file}': there is no folder '${folder}'`);
}

/** As long as a name may be at the table in the browser. */
const LONGEST_NAME = 60;
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const OTHERS = ['Robin', 'Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil'];

/** Who sits down: you and as many others as the variant has, or as you asked for. */
function seatNames({ variant }: Rulebook, { name, seats }: PlayOptions): string[] {
  // Whoever is called by signs that nobody sees, or that command a terminal, is called by nothing.
  if (name.trim() === '' || name.length > LONGEST_NAME || HIDDEN.test(name))
    throw new BadInput(`--name is one line of at most ${LONGEST_NAME} letters that can be seen`);
  const { least, most } = variant.seats;
  const number = seats === undefined ? least : Number(seats);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new BadInput(
      `'${variant.name}' is played with ${least === most ? least : `${least} to ${most}`} seats, not with ${seats}`,
    );
  // Nobody else at the table has your name.
  const others = OTHERS.filter((each) => each.toLowerCase() !== name.trim().toLowerCase());
  return [name, ...others.slice(0, number - 1)];
}

/** Whom you play with and against, and with which decks. */
function against(game: Game, own: string, decks: readonly string[]): string {
  const told = game
    .view(0)
    .players.slice(1)
    .map(({ name, relation }, index) => ({ relation, text: `${name}'s '${decks[index]}'` }));
  const of = (relation: string): string =>
    told
      .filter((each) => each.relation === relation)
      .map(({ text }) => text)
      .join(', ');
  const mates = of('ally');
  return `You play '${own}'${mates === '' ? '' : ` with ${mates}`} against ${of('foe')}.`;
}

export function registerPlay(program: Command): void {
  program
    .command('play')
    .description('play a duel against a simple opponent')
    .option(
      '-b, --book <name>',
      'the rulebook: beta, fifth, portal, tenth or m11, or house rules as a text or a file (asked if left out)',
    )
    .option(
      '-d, --deck <name...>',
      "a starter deck by its name or number, or 'random' (asked if left out); further ones are the others'",
    )
    .option('--variant <variant>', 'how the table is set: free-for-all, two-headed-giant, emperor or round', DUEL)
    .option('--seats <number>', 'how many sit down, where the variant leaves it open')
    .option('-s, --seed <seed>', 'the same seed gives the same shuffles')
    .option('-n, --name <name>', 'your name at the table', 'You')
    .option('--ante', 'play for ante, where the book has it; Beta does unless told otherwise')
    .option('--no-ante', 'play for nothing')
    .option('--all', 'ask in every window the book gives, also where you could do nothing')
    .option('--rule <name...>', "optional rules of the book, such as Portal's")
    .option('--save <file>', 'write the replay to this file when the game ends')
    .action(play);
}
