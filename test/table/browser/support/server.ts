// A server of the tests' own: a child process on a free port with a data file of its own, which can be killed and
// started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PATIENCE = 60_000;

export class TableServer {
  /** The addresses of all servers that this process has started. */
  static readonly known = new Set<string>();
  readonly folder = mkdtempSync(join(tmpdir(), 'fivefold-table-'));
  private child: ChildProcess | null = null;
  /** Free at first; the same one after a restart, so that the page finds it again. */
  private port = '0';
  private said = '';

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** Starts it and waits until it has said where it listens. */
  async start(): Promise<void> {
    const env = { ...process.env, PORT: this.port, FIVEFOLD_DATA: join(this.folder, 'duels.sqlite') };
    const child = spawn(process.execPath, ['dist/server.mjs'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.said = '';
    this.port = await new Promise<string>((found, failed) => {
      const late = setTimeout(() => failed(this.fault('did not say where it listens')), PATIENCE);
      child.once('exit', (code, signal) => {
        const fault = this.fault(`ended by itself with ${code ?? signal}`);
        if (this.child === child) process.stderr.write(`${fault.message}\n`);
        failed(fault);
      });
      const hear = (text: Buffer): void => {
        this.said += text.toString();
        const port = /https?:\/\/[^\s/:]+:(\d+)/.exec(this.said)?.[1];
        if (port === undefined) return;
        clearTimeout(late);
        found(port);
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
    });
    TableServer.known.add(this.url);
  }

  private fault(what: string): Error {
    return new Error(`The server ${what}. It said:\n${this.said}`);
  }

  /** Ends it without a warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
