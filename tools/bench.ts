// `npm run bench`: how fast questions are answered, positions copied and games of bots played, on fixed seeds with a
// checksum beside each. `-- --growth` measures how the cost grows with the table and with what waits, `-- --seats`
// with the players at it, `-- --levels` what the thinking levels cost, `-- --puzzles` how long large puzzles take, `-- --workers`
// what a second thread brings, `-- --memory N` the memory of N games.

import { spawnSync } from 'node:child_process';
import { isMainThread } from 'node:worker_threads';
import { POOL } from '../src/cards/pool.ts';
import { setTapped } from '../src/core/change.ts';
import { Machine } from '../src/engine/machine.ts';
import { Kinds } from '../src/engine/things/kinds.ts';
import { findBook } from '../src/game/index.ts';
import { inBook } from '../src/language/card.ts';
import { textOf } from '../src/wording/index.ts';
import { benchBots, benchMemory, benchWorkers, type Figure, hex } from './bench-bots.ts';
import { benchGrowth, type GrowthFigure } from './bench-growth.ts';
import { benchLevel } from './bench-levels.ts';
import { benchRestore } from './bench-restore.ts';
import { benchSeats } from './bench-seats.ts';
import { benchPuzzles, benchSolver } from './bench-solver.ts';
import { booksNamed, notBoth, oneOf, optionsOf, wholeNumber } from './options.ts';
import { randomGame } from './soak/random.ts';

const values = optionsOf({
  json: { type: 'boolean', default: false },
  games: { type: 'string', default: '200' },
  book: { type: 'string' },
  /** Only this figure of every book. */
  only: { type: 'string' },
  workers: { type: 'boolean', default: false },
  growth: { type: 'boolean', default: false },
  seats: { type: 'boolean', default: false },
  levels: { type: 'boolean', default: false },
  puzzles: { type: 'boolean', default: false },
  memory: { type: 'string' },
});

interface Played {
  readonly ms: number;
  readonly questions: number;
  readonly checksum: number;
}

/** Plays fixed random games; gives the time, the questions and a number that depends on every final position. */
function playGames(book: string, games: number, windows: 'all' | 'useful'): Played {
  let questions = 0;
  let checksum = 0;
  const started = performance.now();
  for (let index = 0; index < games; index += 1) {
    const { game, player } = randomGame(book, `bench-${index}`, { windows, events: false });
    while (game.question !== null && questions < 5_000_000) {
      game.take(player.choose());
      questions += 1;
    }
    checksum = (Math.imul(checksum, 31) + game.hash()) | 0;
  }
  return { ms: performance.now() - started, questions, checksum };
}

/** The best of three runs after one to warm up: what the machine can do, less what else it was doing. */
function bestOf(book: string, games: number, windows: 'all' | 'useful'): Played {
  playGames(book, Math.ceil(games / 2), windows);
  const runs = [0, 1, 2].map(() => playGames(book, games, windows));
  return runs.reduce((least, run) => (run.ms < least.ms ? run : least));
}

/**
 * A question is the cost of one answer in games in which every window is asked; the games a second are played as bots
 * and simulations play them, asked only where there is something to do.
 */
function benchPlay(book: string, games: number): Figure[] {
  const all = bestOf(book, games, 'all');
  const useful = bestOf(book, games, 'useful');
  const each = ({ ms, questions }: Played): number => round((ms * 1000) / questions);
  return [
    { name: 'question_us', book, value: each(all), unit: 'us', checksum: hex(all.checksum) },
    { name: 'question_useful_us', book, value: each(useful), unit: 'us', checksum: hex(useful.checksum) },
    {
      name: 'random_games_per_s',
      book,
      value: round((games * 1000) / useful.ms),
      unit: 'games/s',
      checksum: hex(useful.checksum),
    },
  ];
}

/** A position in the middle of a game, copied with one permanent tapped or untapped. */
function benchCopy(book: string): Figure {
  const { game, player } = randomGame(book, 'copy', { windows: 'useful', events: false });
  for (let i = 0; i < 150 && game.question !== null; i += 1) game.take(player.choose());
  const { inside } = game;
  const machine = new Machine(inside.book, inside.kinds, inside.options, inside.state, null);
  const ids = machine.state.inPlay;
  const times = 200_000;
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    for (let i = 0; i < times; i += 1) {
      const id = ids[i % ids.length] as number;
      setTapped(machine, id, !machine.object(id).tapped);
    }
    best = Math.min(best, performance.now() - started);
  }
  const checksum = machine.state.objects.reduce(
    (sum, object) => (Math.imul(sum, 31) + object.id * 2 + Number(object.tapped)) | 0,
    0,
  );
  return { name: 'copy_us', book, value: round((best * 1000) / times, 3), unit: 'us', checksum: hex(checksum) };
}

/** The whole pool made ready for a book, and every text written in the book's voice; each best of three. */
function benchPool(book: string): Figure[] {
  const rulebook = findBook(book);
  const best = (work: () => number): { ms: number; checksum: number } => {
    let ms = Number.POSITIVE_INFINITY;
    let checksum = 0;
    for (let run = 0; run < 3; run += 1) {
      const started = performance.now();
      checksum = work();
      ms = Math.min(ms, performance.now() - started);
    }
    return { ms, checksum };
  };
  const loaded = best(
    () =>
      new Kinds(POOL, { book, summonTypes: rulebook.facts.types.summon, interrupts: rulebook.facts.types.interrupts })
        .list.length,
  );
  const written = best(() => {
    let sum = 0;
    for (const definition of POOL)
      for (const letter of textOf(inBook(definition, book), rulebook.wording))
        sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
    return sum;
  });
  return [
    { name: 'pool_load_ms', book, value: round(loaded.ms), unit: 'ms', checksum: hex(loaded.checksum) },
    { name: 'text_ms', book, value: round(written.ms), unit: 'ms', checksum: hex(written.checksum) },
  ];
}

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** One line for each size of the table or of the chain. */
function printGrowth(figure: GrowthFigure): void {
  const { name, book, permanents, effects, waiting, value, unit, checksum } = figure;
  const size = waiting === undefined ? `${permanents} a side, ${effects} effects` : `${waiting} waiting`;
  console.log(
    values.json
      ? JSON.stringify(figure)
      : `${book.padEnd(7)}${name.padEnd(18)}${size.padEnd(26)}${String(value).padStart(10)} ${unit} checksum ${checksum}`,
  );
}

function print(figure: Figure): void {
  console.log(
    values.json
      ? JSON.stringify(figure)
      : `${figure.book.padEnd(7)}${figure.name.padEnd(26)}${String(figure.value).padStart(10)} ${figure.unit.padEnd(8)} checksum ${figure.checksum}`,
  );
}

/** Figures that come each from a run of its own. */
const ALONE = ['bot_games_per_s', 'solver_positions_per_s', 'restore_ms'];
/** Figures of one run. */
const TOGETHER = ['question_us', 'question_useful_us', 'random_games_per_s', 'copy_us', 'pool_load_ms', 'text_ms'];

/** Simulations are measured as their command runs (`bin/fivefold.mjs`): without the wide nursery of games on one thread. */
const AS_COMMAND = ['--single-threaded-gc'];

function runAsCommand(): void {
  const { status } = spawnSync(process.execPath, [...AS_COMMAND, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

async function main(): Promise<void> {
  const books = booksNamed(values.book);
  const games = wholeNumber('games', values.games);
  const memory = values.memory === undefined ? null : wholeNumber('memory', values.memory);
  const { only, workers, growth, seats, levels, puzzles } = values;
  notBoth({ only, workers, growth, seats, levels, puzzles, memory: values.memory });
  if (only !== undefined) oneOf('figure', [...ALONE, ...TOGETHER], only);
  if ((values.workers || memory !== null) && process.execArgv.join() !== AS_COMMAND.join()) return runAsCommand();
  if (values.workers) return print(await benchWorkers(values.book ?? 'tenth', games * 120));
  if (memory !== null) return print(await benchMemory(values.book ?? 'portal', memory, 2));
  if (values.growth) {
    for (const book of books) for (const figure of benchGrowth(book)) printGrowth(figure);
    return;
  }
  if (values.levels) {
    const some = Math.ceil(games / 100);
    for (const book of books) for (const level of [4, 5] as const) print(benchLevel(book, level, some));
    return;
  }
  if (values.puzzles) {
    for (const book of books) for (const figure of benchPuzzles(book)) print(figure);
    return;
  }
  if (values.seats) {
    for (const book of books) for (const figure of benchSeats(book, games)) print(figure);
    return;
  }
  for (const book of books) {
    if (values.only === undefined || values.only === 'bot_games_per_s') print(benchBots(book, games));
    if (values.only === undefined || values.only === 'solver_positions_per_s') print(benchSolver(book));
    if (values.only === undefined || values.only === 'restore_ms') print(benchRestore(book));
    if (ALONE.includes(values.only ?? '')) continue;
    for (const figure of [...benchPlay(book, games), benchCopy(book), ...benchPool(book)])
      if (values.only === undefined || values.only === figure.name) print(figure);
  }
}

// Threads are started from this same bundle, and have nothing to measure.
if (isMainThread) await main();
