// `npm run bench:people`: people at many tables, on one process and on two, and processes that are killed; all on this machine.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TestPostgres } from '../../test/server/postgres.ts';
import { oneOf, optionsOf, wholeNumber } from '../options.ts';
import { BOARDS, gather } from './crowd.ts';
import { killTest } from './kills.ts';
import { killAll, Running } from './servers.ts';

const values = optionsOf({
  json: { type: 'boolean', default: false },
  tables: { type: 'string', default: '200' },
  many: { type: 'string', default: '1000' },
  seconds: { type: 'string', default: '20' },
  long: { type: 'string', default: '120' },
  every: { type: 'string', default: '2000' },
  kills: { type: 'string', default: '100' },
  only: { type: 'string', default: 'some,many,two,most,kills' },
  board: { type: 'string', default: 'lands' },
  seed: { type: 'string', default: 'people' },
  profile: { type: 'string', default: '' },
});

const PARTS = ['some', 'many', 'two', 'most', 'kills'] as const;
const parts = values.only.split(',').map((part) => oneOf('part', PARTS, part));
const board = oneOf('board', Object.keys(BOARDS) as (keyof typeof BOARDS)[], values.board);
const everyMs = wholeNumber('every', values.every);
const [some, many] = [wholeNumber('tables', values.tables), wholeNumber('many', values.many)];
const [short, long] = [wholeNumber('seconds', values.seconds), wholeNumber('long', values.long)];
const kills = wholeNumber('kills', values.kills, 0);

const folder = mkdtempSync(join(tmpdir(), 'fivefold-people-'));
const round = (ms: number): number => Math.round(ms * 10) / 10;

interface Load {
  readonly tables: number;
  readonly seconds: number;
  readonly everyMs: number;
}

/** Everybody sits down and plays for a while; the first seconds, in which tables are laid, do not count. */
async function measure(servers: readonly Running[], { tables, seconds, everyMs }: Load): Promise<object> {
  const took: number[] = [];
  let counts = false;
  const crowd = await gather({
    tables,
    everyMs,
    board,
    ports: () => servers.map(({ port }) => port),
    took: (ms) => {
      if (counts) took.push(ms);
    },
  });
  await wait(3000 + everyMs);
  counts = true;
  const busy = async (): Promise<number> =>
    (await Promise.all(servers.map((server) => server.metric('process_cpu_seconds_total')))).reduce((a, b) => a + b, 0);
  const before = await busy();
  const begun = performance.now();
  await wait(seconds * 1000);
  const lasted = (performance.now() - begun) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
  const memory = await Promise.all(servers.map((server) => server.metric('process_resident_memory_bytes')));
  const lag = await Promise.all(servers.map((server) => server.metric('nodejs_eventloop_lag_p99_seconds')));
  const used = (await busy()) - before;
  crowd.end();
  return {
    tables,
    seconds,
    answers: took.length,
    answers_per_s: round(took.length / lasted),
    // What an answer costs the servers, whatever else the machine does meanwhile: the limit of a process is made of it.
    cpu_ms_per_answer: Math.round((1e5 * used) / took.length) / 100,
    median_ms: at(0.5),
    p99_ms: at(0.99),
    worst_ms: at(1),
    memory_mb: memory.map((bytes) => Math.round(bytes / 1024 / 1024)),
    loop_lag_p99_ms: lag.map((each) => round(each * 1000)),
  };
}

/** Everybody answers at once when asked: as many answers as can be had. */
const MOST: Load = { tables: 100, seconds: 15, everyMs: 1 };

function tell(name: string, figures: object): void {
  if (values.json) process.stdout.write(`${JSON.stringify({ name, ...figures })}\n`);
  else
    process.stdout.write(
      `${name}\n${Object.entries(figures)
        .map(([key, each]) => `  ${key.padEnd(18)} ${each}`)
        .join('\n')}\n`,
    );
}

let postgres: TestPostgres | null = null;
try {
  for (const [name, tables, seconds] of [
    ['some', some, short],
    ['many', many, long],
  ] as const) {
    if (!parts.includes(name)) continue;
    const server = await Running.start(join(folder, `${name}.sqlite`), values.profile);
    tell(`one process, SQLite, ${tables} tables`, await measure([server], { tables, seconds, everyMs }));
    await server.kill('SIGTERM');
  }
  if (parts.includes('most')) {
    const server = await Running.start(join(folder, 'most.sqlite'), values.profile);
    tell('the most of one process, SQLite', await measure([server], MOST));
    await server.kill('SIGTERM');
  }
  if (parts.includes('two') || parts.includes('most') || (parts.includes('kills') && kills > 0))
    postgres = await TestPostgres.start();
  if (postgres !== null && (parts.includes('two') || parts.includes('most')))
    for (const number of [1, 2]) {
      const data = await postgres.database();
      const servers: Running[] = [];
      for (let index = 0; index < number; index += 1) servers.push(await Running.start(data, values.profile));
      const words = `${number === 1 ? 'one process' : 'two processes'}, PostgreSQL`;
      if (parts.includes('two'))
        tell(`${words}, ${some} tables`, await measure(servers, { tables: some, seconds: short, everyMs }));
      if (parts.includes('most')) tell(`the most of ${words}`, await measure(servers, MOST));
      for (const server of servers) await server.kill('SIGTERM');
    }
  if (postgres !== null && parts.includes('kills') && kills > 0)
    tell(`${kills} kills`, await killTest(postgres, { kills, tables: Math.min(some, 20), seed: values.seed }));
} finally {
  await killAll();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
