// `fivefold play`: a duel in the terminal against a simple opponent.

import type { Command } from 'commander';
import { simpleBot } from '../../bots/simple.ts';
import { BadInput, newGame } from '../../game/index.ts';
import { Duel } from '../play/duel.ts';
import { type Lines, openLines } from '../play/lines.ts';
import { cardNames, chooseBook, chooseDeck, Left, rivalDeck, titled } from '../play/setup.ts';
import { wrap } from '../play/text.ts';

interface PlayOptions {
  readonly book?: string;
  readonly deck?: string;
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
    const seed = options.seed ?? String(Date.now() % 1_000_000);
    const book = await chooseBook(options.book, lines);
    const rules = options.rule ?? [];
    const deck = await chooseDeck(book, options.deck, seed, lines, rules);
    const other = rivalDeck(book, deck, seed, rules);
    const ante = options.ante ?? book.facts.start.ante === 'yes';
    const game = newGame({
      book: book.id,
      seats: [options.name, 'Robin'],
      decks: [cardNames(book, deck, ante), cardNames(book, other, ante)],
      seed,
      options: {
        ante,
        windows: options.all === true ? 'all' : 'useful',
        rules,
      },
    });
    const intro = `${titled(book)}, seed ${seed}. You play '${deck.name}' against Robin's '${other.name}'. Type ? for help at any time.`;
    process.stdout.write(`${wrap(intro).join('\n')}\n`);
    await new Duel({
      game,
      seat: 0,
      bot: simpleBot(seed),
      lines: lines(),
      out: (text) => process.stdout.write(text),
      save: options.save ?? null,
    }).play();
  } catch (error) {
    if (error instanceof Left) process.stdout.write('\nNo game today, then. Until next time!\n');
    else if (error instanceof BadInput) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else throw error;
  } finally {
    (opened as Lines | null)?.close();
  }
}

export function registerPlay(program: Command): void {
  program
    .command('play')
    .description('play a duel against a simple opponent')
    .option(
      '-b, --book <name>',
      'the rulebook: beta, fifth, portal, tenth or m11, or house rules as a text or a file (asked if left out)',
    )
    .option('-d, --deck <name>', "a starter deck by its name or number, or 'random' (asked if left out)")
    .option('-s, --seed <seed>', 'the same seed gives the same shuffles')
    .option('-n, --name <name>', 'your name at the table', 'You')
    .option('--ante', 'play for ante, where the book has it; Beta does unless told otherwise')
    .option('--no-ante', 'play for nothing')
    .option('--all', 'ask in every window the book gives, also where you could do nothing')
    .option('--rule <name...>', "optional rules of the book, such as Portal's")
    .option('--save <file>', 'write the replay to this file when the game ends')
    .action(play);
}
