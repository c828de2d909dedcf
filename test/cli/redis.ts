// A Redis server for tests: on a free port, with nothing kept, ended with the tests.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { need } from '../../scripts/need.mjs';

export interface TestRedis {
  readonly url: string;
  readonly stop: () => Promise<void>;
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
  const server: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (data: unknown): void => {
      said += String(data);
      if (said.includes('Ready to accept connections')) resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.on('exit', (code) => reject(new Error(`redis-server ended with ${code}: ${said}`)));
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
