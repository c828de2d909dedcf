// One run of the tests in a process of its own, with a mistake put in or with marks; and what it has told.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, TASK, type Task } from './plugin.ts';
import type { Told } from './reporter.ts';

export interface Trial {
  /** What noticed it: the first test that failed, or how else the run broke; null if everything passed. */
  readonly noticed: string | null;
  readonly took: number;
  /** How long each test file took, in ms. */
  readonly files: ReadonlyMap<string, number>;
}

/** The runs that are under way end with the tool. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

let number = 0;

/** Runs the tests. Where no test file ends for so many seconds the run hangs, and whoever waits for it has noticed. */
export function trial(folder: string, task: Task, patience: number): Promise<Trial> {
  number += 1;
  const path = join(folder, `task-${number}.json`);
  writeFileSync(path, JSON.stringify(task));
  const args = [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--config', `${ROOT}tools/mutants/vitest.config.ts`];
  const env = { ...process.env, [TASK]: path, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const begun = performance.now();
  const files = new Map<string, number>();
  return new Promise((resolve) => {
    let timer = setTimeout(hangs, patience * 1000);
    let done = false;
    let said = '';
    function end(noticed: string | null): void {
      if (done) return;
      done = true;
      clearTimeout(timer);
      child.kill('SIGKILL');
      running.delete(child);
      rmSync(path, { force: true });
      resolve({ noticed, took: (performance.now() - begun) / 1000, files });
    }
    function hangs(): void {
      end(`no end within ${patience} s`);
    }
    child.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-2000);
    });
    child.on('close', () => end(`the run broke: ${said.trim().split('\n')[0] ?? ''}`));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{"')) return;
      const told = JSON.parse(line) as Told;
      if ('failed' in told) end(told.failed);
      else if ('end' in told) end(told.end === 'passed' ? null : 'the run failed');
      else {
        files.set(told.file, told.took);
        clearTimeout(timer);
        timer = setTimeout(hangs, patience * 1000);
      }
    });
  });
}
