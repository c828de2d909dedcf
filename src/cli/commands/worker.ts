// `fivefold worker --queue redis://…`: plays shares of simulations that somebody has put into a queue.

import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { BadInput } from '../../game/index.ts';
import { complain } from '../said.ts';
import { wholeNumber } from '../simulate/options.ts';
import { queueAddress, shown, workAt } from '../simulate/queue.ts';
import { Threads } from '../simulate/threads.ts';

interface WorkerWords {
  readonly queue: string;
  readonly concurrency?: string;
  readonly lostAfter: string;
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function work(words: WorkerWords): Promise<void> {
  const address = queueAddress(words.queue);
  const concurrency = wholeNumber(words.concurrency ?? String(availableParallelism()), '--concurrency', 1, 256);
  const lostAfter = wholeNumber(words.lostAfter, '--lost-after', 1, 3600);
  const stopping = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  let games = 0;
  let threads: Threads | null = null;
  const worker = await workAt({
    address,
    concurrency,
    lostAfter,
    say,
    play: async (share) => {
      threads ??= new Threads(concurrency);
      const tally = await threads.play(share);
      games += share.to - share.from;
      return tally;
    },
  });
  say(`working at ${shown(address)} with ${concurrency} thread${concurrency === 1 ? '' : 's'}; Ctrl-C ends it`);
  await stopping;
  say('finishing what is begun; Ctrl-C once more leaves it to others');
  process.once('SIGINT', () => process.exit(130));
  await worker.close();
  await (threads as Threads | null)?.close();
  say(`${games} games played`);
}

export function registerWorker(program: Command): void {
  program
    .command('worker')
    .description('play games of simulations from a queue, together with other machines')
    .requiredOption('-q, --queue <address>', 'the queue: redis://host:port')
    .option('-c, --concurrency <number>', 'how many games at the same time; one for each core if left out')
    .option(
      '--lost-after <seconds>',
      'after so much silence a worker is taken for lost and its share given out again',
      '15',
    )
    .action(async (words: WorkerWords) => {
      try {
        await work(words);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        complain(error);
      }
    });
}
