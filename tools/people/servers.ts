// Processes of the measurements: they are started on ports of their own, killed, and started again on the same ones.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test/cli/redis.ts';

const BUNDLE = fileURLToPath(new URL('../../dist/people-server.mjs', import.meta.url));

/** Those that run now: none of them outlives the measurements. */
const all = new Set<Running>();
export const killAll = (): Promise<unknown> => Promise.all([...all].map((each) => each.kill('SIGKILL')));

export class Running {
  private child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly data: string,
    /** Where a profile of its processor time is written when it ends; empty: nowhere. */
    private readonly profile: string,
  ) {}

  static async start(data: string, profile = ''): Promise<Running> {
    const running = new Running(await freePort(), data, profile);
    await running.again();
    return running;
  }

  get isUp(): boolean {
    return this.child !== null;
  }

  async again(): Promise<void> {
    const env = { ...process.env, FIVEFOLD_DATA: this.data, PORT: String(this.port) };
    const profiling = this.profile === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${this.profile}`];
    const child = spawn(process.execPath, [...profiling, BUNDLE], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((ready, failed) => {
      child.stdout?.once('data', () => ready());
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    this.child = child;
    all.add(this);
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  /** A figure of its own, by its name. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  }
}
