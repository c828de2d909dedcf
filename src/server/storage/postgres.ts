// A PostgreSQL database (pg): what several processes keep everything in together, and through which they hear of each other.

import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Backing } from './backing.ts';
import { type FaultKind, StorageFault } from './faults.ts';
import { SharedLeases } from './leases.ts';
import { type News, read, written } from './notices.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'fivefold_duels';
const CONNECT_MS = 5000;
const QUERY_MS = 15_000;
const RETRY_MS = 1000;
/** Any number, the same for every process: who holds it may change the tables. */
const MIGRATION_LOCK = 515_151;

const MEANINGS: readonly (readonly [RegExp, FaultKind | 'taken'])[] = [
  [/^23505$/, 'taken'],
  [/^53100$/, 'full'],
  [/^(25006|42501)$/, 'read only'],
  [/^(55P03|40P01|40001|57014)$/, 'locked'],
  [/^(XX001|XX002|22021)$/, 'damaged'],
  [/^(08...|53300|57P0.|58...|28...|3D000|E[A-Z_]+)$/, 'gone'],
];

function meaning(error: unknown): FaultKind | 'taken' {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const known = MEANINGS.find(([pattern]) => pattern.test(String(code ?? '')))?.[1];
  if (known !== undefined) return known;
  return /terminated|timeout|not queryable|closed/i.test(String(message ?? '')) ? 'gone' : 'broken';
}

/** Where it is, without who asks and with what password. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `the database ${hostname === '' ? 'localhost' : hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    throw new StorageFault(
      'broken',
      'DATABASE_URL',
      'it is not an address like postgres://name:password@host:5432/fivefold',
    );
  }
}

/** One connection of its own that listens; when it is lost it is made again, and then everything may have changed. */
class Listener {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private ended = false;
  private readonly url: string;
  private readonly heard: (notice: string | null) => void;

  constructor(url: string, heard: (notice: string | null) => void) {
    this.url = url;
    this.heard = heard;
    void this.connect();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'fivefold listens',
    });
    this.client = client;
    const again = (): void => this.later(client);
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => this.heard(payload ?? null));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.heard(null);
    } catch {
      again();
    }
  }

  private later(client: pg.Client): void {
    if (this.ended || this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.connect(), RETRY_MS);
    this.timer.unref();
  }

  async end(): Promise<void> {
    this.ended = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }
}

export function openPostgres(url: string): Backing {
  const where = placeOf(url);
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: QUERY_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: 'fivefold',
  });
  // A connection that is lost while nobody uses it: the next query takes another. One that is lost in use says so to its query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const listeners: Listener[] = [];
  const self = randomBytes(9).toString('base64url');
  const tell = async (work: Kysely<Schema>, ...news: readonly News[]): Promise<void> => {
    const texts = news.map((each) => written({ ...each, by: self }));
    await sql`select pg_notify(${CHANNEL}, told) from unnest(${texts}::text[]) as told`.execute(work);
  };
  const leases = new SharedLeases(db, self, tell);
  return {
    where,
    db,
    text: (column) => sql`${sql.ref(column)}`,
    number: (column) => sql`${sql.ref(column)}`,
    alone: (work) =>
      db.transaction().execute(async (alone) => {
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(alone);
        await work(alone);
      }),
    meaning,
    tell,
    hear: (listener) => {
      listeners.push(
        new Listener(url, (text) => {
          const notice = text === null ? null : read(text);
          if (notice?.by !== self) listener(notice);
        }),
      );
    },
    leases,
    close: async () => {
      await leases.close();
      await Promise.all(listeners.map((each) => each.end()));
      await db.destroy();
    },
  };
}
