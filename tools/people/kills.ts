// Processes are killed at random while people play and simulations run: no accepted answer may be lost, none counted twice,
// every table goes on, and every simulation ends as it should.

import { setTimeout as wait } from 'node:timers/promises';
import { chanceFrom } from '../../src/game/index.ts';
import { Store } from '../../src/server/storage/store.ts';
import type { TestPostgres } from '../../test/server/postgres.ts';
import { type Crowd, gather, type Person } from './crowd.ts';
import { Running } from './servers.ts';
import { Simulations } from './simulations.ts';

export interface KillFigures {
  readonly kills: number;
  readonly ofServers: number;
  readonly ofPostgres: number;
  readonly ofRedis: number;
  readonly ofWorkers: number;
  readonly accepted: number;
  readonly lost: number;
  readonly twice: number;
  readonly tables: number;
  readonly tablesStuck: number;
  readonly linesBack: number;
  /** Simulations that ended with all their games, those that said soon that their queue is gone, and all others. */
  readonly simulationsWhole: number;
  readonly simulationsSaidSo: number;
  readonly simulationsWrong: number;
}

const SETTLE_MS = 10_000;

export async function killTest(
  postgres: TestPostgres,
  { kills, tables, seed }: { readonly kills: number; readonly tables: number; readonly seed: string },
): Promise<KillFigures> {
  const data = await postgres.database();
  const servers = [await Running.start(data), await Running.start(data)];
  const ports = (): readonly number[] => servers.filter(({ isUp }) => isUp).map(({ port }) => port);
  const simulations = await Simulations.start();
  try {
    const crowd = await gather({ tables, board: 'lands', everyMs: 250, ports, took: () => {} });
    const of = await killAtRandom({ kills, seed, servers, postgres, simulations });
    const people = await settled(crowd, data);
    const { whole, said, wrong } = await simulations.end();
    crowd.end();
    for (const server of servers) await server.kill('SIGTERM');
    const ends = { simulationsWhole: whole, simulationsSaidSo: said, simulationsWrong: wrong };
    return { kills, ...of, ...people, tables, ...ends };
  } finally {
    await simulations.stop();
  }
}

interface Victims {
  readonly kills: number;
  readonly seed: string;
  readonly servers: readonly Running[];
  readonly postgres: TestPostgres;
  readonly simulations: Simulations;
}

type Killed = Pick<KillFigures, 'ofServers' | 'ofPostgres' | 'ofRedis' | 'ofWorkers'>;

/** One of them at a time, at some moment, and again after some time. */
async function killAtRandom({ kills, seed, servers, postgres, simulations }: Victims): Promise<Killed> {
  const chance = chanceFrom(seed);
  const of = { ofServers: 0, ofPostgres: 0, ofRedis: 0, ofWorkers: 0 };
  for (let index = 0; index < kills; index += 1) {
    await wait(200 + chance.below(1500));
    const victim = chance.below(8);
    if (victim === 0) {
      of.ofPostgres += 1;
      await postgres.end('SIGQUIT');
      await wait(chance.below(500));
      await postgres.run();
    } else if (victim === 1) {
      of.ofRedis += 1;
      await simulations.killRedis();
      // Every other time it is back so soon that the simulation goes on, else only when the simulation has given up.
      if (chance.below(2) === 0) await wait(chance.below(500));
      else await simulations.runEnded();
      await simulations.redisAgain();
    } else if (victim === 2) {
      of.ofWorkers += 1;
      await simulations.killWorker();
    } else {
      of.ofServers += 1;
      const server = servers[chance.below(servers.length)] as Running;
      await server.kill('SIGKILL');
      await server.again();
    }
  }
  return of;
}

type Settled = Pick<KillFigures, 'accepted' | 'lost' | 'twice' | 'tablesStuck' | 'linesBack'>;

/** Nobody is killed any more: whether every table goes on, and what its log holds. */
async function settled(crowd: Crowd, data: string): Promise<Settled> {
  const before = acceptedBy(crowd);
  await wait(SETTLE_MS);
  const after = acceptedBy(crowd);
  const stuck = crowd.seats.filter((_, index) => before[index] === after[index]);
  for (const { sees } of stuck.flat()) process.stderr.write(`stuck: ${sees}\n`);
  const tablesStuck = stuck.length;
  crowd.rest();
  await wait(3000);
  const { lost, twice } = await compare(await Store.open(data), crowd);
  const people = crowd.seats.flat();
  return {
    accepted: people.reduce((sum, { accepted }) => sum + accepted, 0),
    lost,
    twice,
    tablesStuck,
    linesBack: people.reduce((sum, { back }) => sum + Math.max(0, back), 0),
  };
}

/** Answers accepted so far, by tables. */
const acceptedBy = ({ seats }: Crowd): number[] => seats.map(([one, other]) => one.accepted + other.accepted);

/** What people saw to count against what the logs hold: people pass and put cards away, everything else goes by itself. */
async function compare(store: Store, { duels, seats }: Crowd): Promise<{ lost: number; twice: number }> {
  let [lost, twice] = [0, 0];
  for (const [index, duel] of duels.entries()) {
    const people = seats[index] as (typeof seats)[number];
    const sum = (of: 'accepted' | 'given'): number => people.reduce((total, person) => total + person[of], 0);
    // What is seen to count while the log is being read may have been written after that: it is not looked for there.
    const accepted = sum('accepted');
    const entries = await store.entries(duel, 0);
    const kept = entries.filter(({ kind }) => kind === 'pass' || kind === 'pick').length;
    const given = sum('given');
    lost += Math.max(0, accepted - kept);
    twice += Math.max(0, kept - given);
    if (accepted > kept || kept > given || people.some(({ unasked }) => unasked.length > 0))
      tellOf(duel, { accepted, kept, given }, people);
  }
  await store.close();
  return { lost, twice };
}

/** Everything that helps to find out where an answer has gone, or where one too many comes from. */
function tellOf(duel: string, numbers: object, people: readonly Person[]): void {
  process.stderr.write(`the log of ${duel} is not what people saw: ${JSON.stringify(numbers)}\n`);
  for (const { sees, story, unasked } of people) process.stderr.write(`${[sees, ...story, ...unasked].join('\n  ')}\n`);
}
