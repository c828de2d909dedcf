// A Redis server for tests: on a free port, with nothing kept, ended with the tests.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { need } from '../../scripts/need.mjs';

export interface TestRedis {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once, and starts it again on the same port, with nothing in it. */
  readonly kill: () => Promise<void>;
  readonly again: () => Promise<void>;
}

/** A port that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Fails with a clear sentence where there is no redis-server and none can be installed. */
export async function startRedis(): Promise<TestRedis> {
  const program = need('redis-server', 'redis-server');
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  let server = await run(program, args);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill(signal);
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    again: async () => {
      server = await run(program, args);
    },
  };
}

async function run(program: string, args: readonly string[]): Promise<ChildProcess> {
  const server: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (data: unknown): void => {
      said += String(data);
      if (said.includes('Ready to accept connections')) resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}: ${said}`)));
  });
  return server;
}
