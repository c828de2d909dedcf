// `fivefold ladder`: the levels against each other on mirrored decks, with how sure the figures are.

import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { findLevel, LEVELS } from '../../bots/levels.ts';
import { formatNamed } from '../../formats/legal/format.ts';
import { BadInput, DUEL, findBook, readVariant } from '../../game/index.ts';
import { BOOK_IDS } from '../../rulebooks/index.ts';
import { bookSaid } from '../book.ts';
import { climb, type RungResult } from '../ladder/climb.ts';
import type { Contestant, Rung } from '../ladder/match.ts';
import { complain } from '../said.ts';
import { showProgress } from '../simulate/progress.ts';

interface LadderWords {
  readonly book?: string;
  readonly level?: string;
  readonly against?: string;
  readonly games: string;
  readonly seed: string;
  readonly budget?: string;
  readonly variant: string;
  readonly seats?: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly format?: string;
  readonly date?: string;
}

/** Whom each level is measured against unless somebody says otherwise. */
const USUAL: readonly (readonly [Contestant, Contestant])[] = [
  [1, 'random'],
  [2, 'random'],
  [3, 2],
  [4, 2],
  [5, 4],
];

function wholeNumber(text: string, what: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new BadInput(`${what} must be a whole number from 1 to ${most}, not '${text}'`);
  return number;
}

const contestant = (text: string): Contestant => (text.trim().toLowerCase() === 'random' ? 'random' : findLevel(text));

function pairsFrom({ level, against }: LadderWords): (readonly [Contestant, Contestant])[] {
  if (level === undefined && against !== undefined)
    throw new BadInput('--against says whom a level plays: give the level too, with --level');
  if (level === undefined) return [...USUAL];
  const first = contestant(level);
  if (against !== undefined) return [[first, contestant(against)]];
  const usual = USUAL.find(([each]) => each === first);
  return [usual ?? [first, 'random']];
}

function rungsFrom(words: LadderWords): Rung[] {
  const { name } = readVariant(words.variant);
  const offers = (book: string): boolean =>
    [DUEL, ...findBook(book).variants.map((offer) => offer.name)].includes(name);
  const books = words.book === undefined ? BOOK_IDS.filter(offers) : [bookSaid(words.book).id];
  if (books.length === 0) throw new BadInput(`no book is played as '${words.variant}'`);
  const format = formatFrom(words);
  const budget = words.budget === undefined ? null : wholeNumber(words.budget, '--budget', 1_000_000);
  const pairs = pairsFrom(words);
  // The others do not look ahead: they have nothing to spend.
  const idle = budget === null ? undefined : pairs.find(([level]) => level === 'random' || level < 3);
  if (idle !== undefined) throw new BadInput(`--budget is what levels 3 to 5 spend: '${idle[0]}' does not look ahead`);
  return books.flatMap((book) =>
    pairs.map(
      ([level, against]): Rung => ({
        book,
        level,
        against,
        seed: words.seed,
        budget,
        variant: words.variant,
        seats: seatsFor(book, words),
        ...format,
      }),
    ),
  );
}

/** A format that is not there, or not on that day, is told before a game begins. */
function formatFrom({ format: name, date }: LadderWords): Pick<Rung, 'format'> {
  if (name === undefined) {
    if (date !== undefined) throw new BadInput('--date goes with --format');
    return {};
  }
  formatNamed(name, date);
  return { format: date === undefined ? { name } : { name, date } };
}

/** As many as were asked for, or four where that many may sit down; else as few as may. */
function seatsFor(book: string, { variant, seats }: LadderWords): number {
  const { least, most } = findBook(book, [], variant).variant.seats;
  if (seats === undefined) return least <= USUAL_SEATS && USUAL_SEATS <= most ? USUAL_SEATS : least;
  const number = wholeNumber(seats, '--seats', 8);
  if (number < least || number > most)
    throw new BadInput(
      `'${variant}' is played with ${least === most ? least : `${least} to ${most}`} seats, not with ${number}`,
    );
  return number;
}

const USUAL_SEATS = 4;

const nameOf = (who: Contestant): string => LEVELS.find(({ level }) => level === who)?.name ?? 'random play';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function tell({ rung, games, wins, draws, rate, chance, low, high, p95 }: RungResult, json: boolean): void {
  const { book, level, against, variant, seats, format } = rung;
  const isDuel = variant === DUEL;
  const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
  const table = isDuel ? {} : { variant, seats, chance: rounded(chance) };
  const data = {
    book,
    ...table,
    ...(format === undefined ? {} : { format }),
    level,
    against,
    games,
    wins,
    rate: rounded(rate),
    low: rounded(low),
    high: rounded(high),
  };
  const line = json
    ? JSON.stringify({ ...data, p95_ms: Math.round(p95 * 100) / 100, draws })
    : `${book.split('=', 1)[0]?.trim().padEnd(7)} ${nameOf(level).padEnd(11)} against ${nameOf(against).padEnd(11)} ${percent(rate).padStart(7)}` +
      `  (${percent(low)} to ${percent(high)}, ${games} games${draws > 0 ? `, ${draws} drawn` : ''})` +
      `${isDuel ? '' : `  chance ${percent(chance)} (${variant}, ${seats} seats)`}` +
      `  p95 ${p95.toFixed(1)} ms`;
  process.stdout.write(`${line}\n`);
}

async function ladder(words: LadderWords): Promise<void> {
  const rungs = rungsFrom(words);
  const games = wholeNumber(words.games, '--games', 1_000_000);
  const workers = words.workers === undefined ? availableParallelism() : wholeNumber(words.workers, '--workers', 256);
  for (const rung of rungs) {
    const progress = showProgress(games);
    try {
      const result = await climb(rung, games, workers, () => progress.add(1));
      progress.end();
      tell(result, words.json === true);
    } finally {
      progress.end();
    }
  }
}

export function registerLadder(program: Command): void {
  program
    .command('ladder')
    .description('play the levels against each other and say how strong each is')
    .option('-b, --book <book>', `one book only: ${BOOK_IDS.join(', ')}`)
    .option('-l, --level <level>', 'one level only: 1 to 5, a name, or random')
    .option('-a, --against <level>', 'whom it plays: 1 to 5, a name, or random')
    .option('-g, --games <number>', 'games for each pair and book', '100')
    .option('-s, --seed <seed>', 'the same seed gives the same games', '1')
    .option('--variant <variant>', 'how the table is set: free-for-all, two-headed-giant, emperor or round', DUEL)
    .option('--seats <number>', 'how many sit down, where the variant leaves it open (4 unless said)')
    .option('--format <name>', 'only decks that are legal in this format (see fivefold formats)')
    .option('--date <day>', 'the format as on this day, like 1997-04-23')
    .option('--budget <nodes>', 'nodes of a decision of the first player, instead of its usual measure')
    .option('-w, --workers <number>', 'threads (all cores unless said)')
    .option('--json', 'one line of JSON for each pair and book')
    .action(async (words: LadderWords) => {
      try {
        await ladder(words);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        complain(error);
      }
    });
}
