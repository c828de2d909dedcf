// `fivefold simulate`: deck against deck, many thousand games, on all cores or on many machines.

import type { Command } from 'commander';
import { BadInput, DUEL } from '../../game/index.ts';
import { complain } from '../said.ts';
import { writeWhole } from '../simulate/files.ts';
import { playOut, startGame } from '../simulate/game.ts';
import { allPairs, matrixData, matrixOf, matrixText } from '../simulate/matrix.ts';
import { readPod, readWords, type SimulateWords, type Simulation } from '../simulate/options.ts';
import { drawMatrix } from '../simulate/picture.ts';
import { gameSeed, type Pair } from '../simulate/plan.ts';
import { type PodGame, playPod, podData, podText, startPod } from '../simulate/pod.ts';
import { showProgress } from '../simulate/progress.ts';
import { playQueued } from '../simulate/queue.ts';
import { faultLines, pairData, pairText } from '../simulate/report.ts';
import { playHere, type Result } from '../simulate/run.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

function pairsOf({ book, decks, levels, seed, ante, rules }: Simulation): Pair[] {
  return allPairs(decks, { book: book.id, levels, seed, ante, rules });
}

/** One game once more, told in a line and written as a replay. */
function again(simulation: Simulation, index: number, file: string | undefined): void {
  const [pair, another] = pairsOf(simulation);
  if (pair === undefined || another !== undefined) throw new BadInput('--game plays one pair again: give two decks');
  const game = startGame(pair, index, true);
  const { winner, end, turns, first } = playOut(game, pair, index);
  if (file !== undefined) writeWhole(file, `${game.replay()}\n`);
  const won = winner < 0 ? 'nobody won' : `${pair.names[winner as 0 | 1]} won`;
  const begun = `${pair.names[first as 0 | 1]} began`;
  process.stdout.write(
    `game ${gameSeed(pair.seed, index)}: ${begun}, ${won} (${end}) after ${turns} turns; hash ${(game.hash() >>> 0).toString(16)}\n`,
  );
  if (file !== undefined) process.stdout.write(`written to ${file}: look at it with npx fivefold replay ${file}\n`);
}

/** Plays everything, with a bar while it goes on; Ctrl-C stops it, and what is there is kept. */
async function playAll(simulation: Simulation): Promise<Result> {
  const run = { pairs: pairsOf(simulation), games: simulation.games };
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  const started = performance.now();
  const progress = showProgress(run.games * run.pairs.length);
  const watch = { onGames: progress.add, stop: stop.signal };
  try {
    const result =
      simulation.queue === null
        ? await playHere(run, simulation.workers, watch)
        : await playQueued(run, simulation.queue, watch, say);
    progress.end();
    const megabytes = (process.resourceUsage().maxRSS / 1024).toFixed(0);
    say(`played for ${((performance.now() - started) / 1000).toFixed(1)} s, with ${megabytes} MB at most`);
    return result;
  } finally {
    progress.end();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, onSignal);
  }
}

function tell(simulation: Simulation, result: Result, words: SimulateWords): void {
  const json = words.json === true;
  if (simulation.roundRobin) {
    const matrix = matrixOf(
      result,
      simulation.decks.map((deck) => deck.name),
    );
    if (words.svg !== undefined) writeWhole(words.svg, drawMatrix(result, matrix));
    process.stdout.write(json ? `${JSON.stringify(matrixData(result, matrix))}\n` : matrixText(result, matrix));
  } else process.stdout.write(json ? `${JSON.stringify(pairData(result, 0))}\n` : pairText(result, 0));
  for (const line of faultLines(result)) say(line);
  if (result.tallies.some((tally) => tally.broken > 0)) process.exitCode = 1;
  if (!result.interrupted) return;
  say('stopped before the end: these are the games played so far');
  process.exitCode = 130;
}

/** A table of more than two, game by game on this thread. */
function simulatePod(words: SimulateWords): void {
  const { pod, games, game: only } = readPod(words);
  if (only !== null) {
    const game = startPod(pod, only, true);
    const { winners, end, turns } = playPod(pod, only, game);
    if (words.save !== undefined) writeWhole(words.save, `${game.replay()}\n`);
    const won =
      winners.length === 0 ? 'nobody won' : `${winners.map((deck) => pod.decks[deck]?.name).join(' and ')} won`;
    process.stdout.write(`game ${gameSeed(pod.seed, only)}: ${won} (${end}) after ${turns} turns\n`);
    return;
  }
  const progress = showProgress(games);
  const played: PodGame[] = [];
  try {
    for (let index = 0; index < games; index += 1) {
      played.push(playPod(pod, index, startPod(pod, index, false)));
      progress.add(1);
    }
  } finally {
    progress.end();
  }
  const result = { pod, games: played };
  process.stdout.write(words.json === true ? `${JSON.stringify(podData(result))}\n` : podText(result));
}

async function simulate(words: SimulateWords): Promise<void> {
  if (words.variant !== DUEL) return simulatePod(words);
  const simulation = readWords(words);
  if (simulation.game !== null) again(simulation, simulation.game, words.save);
  else tell(simulation, await playAll(simulation), words);
}

const gathered = (value: string, before: readonly string[] | undefined): string[] => [...(before ?? []), value];

export function registerSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play deck against deck, thousands of games, and tell how they went')
    .requiredOption(
      '-b, --book <name>',
      'the rulebook: beta, fifth, portal, tenth or m11, or house rules as a text or a file',
    )
    .option(
      '-d, --deck <deck>',
      'a starter deck by name, or a file with a list; give two, or more for a round robin',
      gathered,
    )
    .option('--folder <folder>', 'a round robin of all deck lists in a folder')
    .option('--all-starters', 'a round robin of all starter decks of the book')
    .option('-g, --games <number>', 'how many games (of each pair)', '1000')
    .option(
      '-l, --level <level>',
      'how well both play, 1 to 5; given twice, the level of each deck (2 if left out)',
      gathered,
    )
    .option('-w, --workers <number>', 'threads to play on; one for each core if left out')
    .option('-s, --seed <seed>', 'the same seed gives the same games', '1')
    .option('--json', 'print the figures for machines')
    .option('--svg <file>', 'draw the table of a round robin as a picture')
    .option('-q, --queue <address>', 'let the workers at a queue play: redis://host:port')
    .option('--game <seed>', 'play one game again, by its seed or number')
    .option('--save <file>', 'with --game: write its replay')
    .option('--ante', 'play for ante, where the book has it')
    .option('--format <name>', 'refuse decks that are not legal in this format (see fivefold formats)')
    .option('--date <day>', 'the format as on this day, like 1997-04-23')
    .option(
      '--variant <variant>',
      'how the table is set: free-for-all, two-headed-giant, emperor or round; --deck for each seat, or one for all',
      DUEL,
    )
    .option('--rule <name>', 'an optional rule that the book offers; may be given again', gathered)
    .action(async (words: SimulateWords) => {
      try {
        await simulate(words);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        complain(error);
      }
    });
}
