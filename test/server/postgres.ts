// A PostgreSQL server for tests: in a folder of its own, on a free port, as an ordinary user, ended with the tests.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { need } from '../../scripts/need.mjs';
import { freePort } from '../cli/redis.ts';

/** PostgreSQL does not run as root: a user who may do nothing runs it then. */
function ordinaryUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string): number => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : Number.NaN;
  };
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user postgres or nobody: run the tests as another user',
  );
}

export class TestPostgres {
  private readonly folder: string;
  private readonly user: ReturnType<typeof ordinaryUser>;
  private readonly program: string;
  private readonly port: number;
  private server: ChildProcess | null = null;
  private made = 0;

  private constructor(program: string, port: number) {
    this.program = program;
    this.port = port;
    this.user = ordinaryUser();
    this.folder = mkdtempSync(join(tmpdir(), 'fivefold-postgres-'));
    if (this.user.uid !== undefined) chownSync(this.folder, this.user.uid, this.user.gid as number);
  }

  /** Fails with a clear sentence where there is no PostgreSQL and none can be installed. */
  static async start(): Promise<TestPostgres> {
    const started = new TestPostgres(need('postgres', 'postgresql'), await freePort());
    started.initialize();
    await started.run();
    return started;
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private initialize(): void {
    const args = ['-D', this.data, '-U', 'fivefold', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const made = spawnSync(join(dirname(this.program), 'initdb'), args, {
      ...this.user,
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }

  /** Starts it, also again after it was killed. */
  async run(): Promise<void> {
    const settings = {
      port: this.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 60,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(this.program, ['-D', this.data, ...args], {
      ...this.user,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.server = server;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on('data', (text) => {
        said += String(text);
        if (said.includes('ready to accept connections')) resolve();
      });
      server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
    });
  }

  private addressOf(database: string): string {
    return `postgres://fivefold@127.0.0.1:${this.port}/${database}`;
  }

  /** The address of a fresh database. */
  async database(): Promise<string> {
    this.made += 1;
    const name = `test${this.made}`;
    await this.query('postgres', `create database ${name}`);
    return this.addressOf(name);
  }

  /** Asks something as nobody of the program would. */
  async query(database: string, words: string): Promise<pg.QueryResult> {
    const client = new pg.Client(database.includes(':') ? database : this.addressOf(database));
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(words);
    } finally {
      await client.end();
    }
  }

  /** Ends it: orderly with SIGINT, at once with SIGQUIT. */
  async end(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const { server } = this;
    if (server === null || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.end('SIGINT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
