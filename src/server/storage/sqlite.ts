// An embedded SQLite file (libsql): what `npm start` keeps everything in on one machine. Several processes may share it.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import Database from 'libsql';
import type { Backing } from './backing.ts';
import { type FaultKind, StorageFault } from './faults.ts';
import { ALONE } from './leases.ts';
import type { Schema } from './schema.ts';

/** While the file is opened it is waited for; later a write that finds it locked is tried again without holding up others. */
const OPENING_MS = 1000;

const MEANINGS: readonly (readonly [RegExp, FaultKind | 'taken'])[] = [
  [/^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)/, 'taken'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(READONLY|PERM)/, 'read only'],
  [/^SQLITE_(BUSY|LOCKED)/, 'locked'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'gone'],
];

function meaning(error: unknown): FaultKind | 'taken' {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return MEANINGS.find(([pattern]) => pattern.test(code))?.[1] ?? 'broken';
}

function openFile(file: string): Database.Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const database = new Database(file);
    database.pragma(`busy_timeout = ${OPENING_MS}`);
    // With a log of its own a committed write survives the end of the process, and readers never wait.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma('busy_timeout = 0');
    return database;
  } catch (error) {
    const kind = meaning(error);
    const more = error instanceof Error ? error.message : String(error);
    throw new StorageFault(kind === 'taken' || kind === 'broken' ? 'gone' : kind, file, more);
  }
}

/** Texts of queries that are kept ready; those with lists of every length would be without end. */
const MOST_PREPARED = 400;

const NOTHING: Database.RunResult = { changes: 0, lastInsertRowid: 0 };

/**
 * The file as Kysely uses it. A statement that fails is not put aside by libsql until memory is cleaned up, and holds an old
 * view of the file until then, in which nothing can be written any more: so the file is opened anew after a failure. And a
 * change takes the right to write with its first word, where finding the file locked does no harm.
 */
class Connection implements SqliteDatabase {
  private readonly file: string;
  private database: Database.Database;
  private failed = false;
  /** Every query is read once: the same few are asked again with every answer. */
  private readonly prepared = new Map<string, Database.Statement>();

  constructor(file: string) {
    this.file = file;
    this.database = openFile(file);
  }

  prepare(words: string): SqliteStatement {
    if (words === 'begin') return this.command(() => this.begin());
    if (words === 'commit') return this.command(() => this.database.exec('commit'));
    if (words === 'rollback') return this.command(() => this.rollback());
    if (!this.database.inTransaction) this.mend();
    const statement = this.prepared.get(words) ?? this.tried(() => this.database.prepare(words));
    if (this.prepared.size < MOST_PREPARED) this.prepared.set(words, statement);
    return {
      reader: statement.reader,
      all: (values) => this.tried(() => statement.all(values)),
      run: (values) => this.tried(() => statement.run(values)),
      iterate: (values) => statement.iterate(values) as IterableIterator<unknown>,
    };
  }

  begin(): void {
    this.mend();
    this.database.exec('begin immediate');
  }

  /** Some failures have taken everything back already. */
  rollback(): void {
    if (this.database.inTransaction) this.database.exec('rollback');
  }

  close(): void {
    this.database.close();
  }

  private command(does: () => void): SqliteStatement {
    const run = (): Database.RunResult => {
      this.tried(does);
      return NOTHING;
    };
    return { reader: false, run, all: () => [], iterate: () => [].values() };
  }

  private tried<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.failed = true;
      throw error;
    }
  }

  private mend(): void {
    if (!this.failed) return;
    this.prepared.clear();
    this.database.close();
    this.database = openFile(this.file);
    this.failed = false;
  }
}

export function openSqlite(file: string): Backing {
  const database = new Connection(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return {
    where: file,
    db,
    // A text that is not UTF-8 would end the process, and a column can hold anything: so bytes and numbers are asked for.
    text: (column) => sql`cast(${sql.ref(column)} as blob)`,
    number: (column) => sql`cast(${sql.ref(column)} as integer)`,
    alone: (work) => db.transaction().execute(work),
    meaning,
    tell: null,
    hear: () => {},
    leases: ALONE,
    close: () => db.destroy(),
  };
}
