// `fivefold deck FILE`: reads a deck list of any program, says whether a book or a format allows it, and writes it for another.
// `fivefold formats`: what may be played in a format on a day.

import { basename, extname } from 'node:path';
import type { Command } from 'commander';
import { cardsIn as cardsOfDeck } from '../../formats/deck.ts';
import { listFaults, readDeck } from '../../formats/decklist.ts';
import { cardsIn, FORMAT_IDS, formatFaults, formatNamed } from '../../formats/legal/format.ts';
import { BadInput, NEWEST_BOOK, setsWith } from '../../game/index.ts';
import { DECK_FILES, type DeckFile, writeDeckFile } from '../../written/deckfiles.ts';
import { textOfFile } from '../file.ts';
import { answering, plain } from '../said.ts';

interface DeckOptions {
  readonly book: string;
  readonly format?: string;
  readonly date?: string;
  readonly to?: string;
}

function deck(file: string, { book, format, date, to }: DeckOptions): void {
  if (to !== undefined && !(DECK_FILES as readonly string[]).includes(to))
    throw new BadInput(`a deck cannot be written as '${to}': there are ${DECK_FILES.join(', ')}`);
  if (date !== undefined && format === undefined) throw new BadInput('--date goes with --format');
  const chosen = format === undefined ? null : formatNamed(format, date);
  const read = readDeck(book, textOfFile(file, 'deck list'), basename(file, extname(file)));
  if (to !== undefined) {
    for (const { line, message } of read.faults) process.stderr.write(`line ${line}: ${message}\n`);
    const setOf = (name: string): string | null => setsWith(name).at(-1) ?? null;
    process.stdout.write(writeDeckFile(to as DeckFile, read.deck, read.sideboard, setOf));
    return;
  }
  const aside = cardsOfDeck({ cards: read.sideboard });
  const cards = cardsOfDeck(read.deck);
  const faults =
    chosen === null || read.faults.length > 0 ? listFaults(book, read) : formatFaults(chosen, book, cards, aside);
  const where = chosen?.name ?? book;
  process.stdout.write(
    `${read.deck.name}: ${cards.length} cards${aside.length > 0 ? ` and ${aside.length} beside` : ''}\n`,
  );
  if (faults.length === 0) process.stdout.write(`It may be played in ${where}.\n`);
  else {
    process.stdout.write(
      plain(`It may not be played in ${where}:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`),
    );
    process.exitCode = 1;
  }
}

function formats(name: string | undefined, { date, json }: { readonly date?: string; readonly json?: boolean }): void {
  if (name === undefined) {
    if (date !== undefined)
      throw new BadInput('--date goes with a format: fivefold formats standard --date 1997-04-23');
    process.stdout.write(json === true ? `${JSON.stringify(FORMAT_IDS)}\n` : `${FORMAT_IDS.join('\n')}\n`);
    return;
  }
  const format = formatNamed(name, date);
  if (json === true) {
    process.stdout.write(`${JSON.stringify({ ...format, cards: cardsIn(format).length })}\n`);
    return;
  }
  const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
  process.stdout.write(
    [
      format.name,
      `sets: ${format.sets.join(', ')}`,
      `cards of the pool: ${cardsIn(format).length}`,
      `banned: ${list(format.banned)}`,
      `restricted: ${list(format.restricted)}`,
      '',
    ].join('\n'),
  );
}

export function registerDeck(program: Command): void {
  program
    .command('deck')
    .description('check a deck list by a book or a format, or write it for another program')
    .argument('<file>', 'a deck list: plain text, JSON, Arena, MTGO, Forge, XMage, Cockatrice or Magic Workstation')
    .option('-b, --book <name>', 'the rulebook', NEWEST_BOOK)
    .option('--format <name>', 'the format: see fivefold formats')
    .option('--date <day>', 'the format as on this day, like 1997-04-23')
    .option('--to <program>', `write it instead: ${DECK_FILES.join(', ')}`)
    .action(answering(deck));
  program
    .command('formats')
    .description('the formats, or what one of them allows on a day')
    .argument('[name]', 'vintage, legacy, extended, standard, old-school-… or date')
    .option('--date <day>', 'as on this day, like 1997-04-23')
    .option('--json', 'for machines')
    .action(answering(formats));
}
