// Servers as processes of their own, as `npm start` bundles them: they can be killed, and several can share a database.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Page } from './client.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the server once for all tests of a file. */
export function bundleServer(): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle.mjs', 'src/server/main.ts', 'server'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the server cannot be bundled: ${stderr}`);
}

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    private readonly gone: Promise<number | null>,
    private readonly words: { said: string },
  ) {}

  static async start(env: { readonly [name: string]: string }): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['dist/server.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const words = { said: '' };
    const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    const port = await new Promise<number>((found, failed) => {
      const hear = (text: Buffer): void => {
        words.said += text.toString();
        const port = /localhost:(\d+)/.exec(words.said)?.[1];
        if (port !== undefined) found(Number(port));
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', () => failed(new Error(`the server ended: ${words.said}`)));
    });
    return new ServerProcess(child, port, gone, words);
  }

  /** Everything that it has written to its terminal. */
  get said(): string {
    return this.words.said;
  }

  get url(): string {
    return `127.0.0.1:${this.port}`;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch(`http://${this.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!made.ok) throw new Error(`refused with ${made.status}: ${await made.text()}`);
    return (await made.json()) as T;
  }

  sit(duel: string, seat?: number): Promise<Page> {
    return Page.open(`ws://${this.url}/api/duels/${duel}/table${seat === undefined ? '' : `?seat=${seat}`}`);
  }

  /** Sends a signal; gives the code with which it ended. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.gone;
  }
}
