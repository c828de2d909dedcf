// Vite's door for what this tool does to the source: one mistake put in, or marks; the files themselves are never touched.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { allStretches, marked } from './marks.ts';

/** What a run of the tests is told by its environment. */
export interface Task {
  /** A file with a mistake in it: its whole text, so that it is the same mistake even if somebody works on the file meanwhile. */
  readonly broken?: { readonly file: string; readonly text: string };
  /** Where to write which test file runs which stretch of code. */
  readonly runs?: string;
  /** The test files that are run, in this order; all of them if it is not said. */
  readonly files?: readonly string[];
}

export const TASK = 'FIVEFOLD_MUTANTS';
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The task is in a file, since the list of test files is too long for an environment. */
export function taskOf(env: NodeJS.ProcessEnv): Task {
  const path = env[TASK];
  return path === undefined ? {} : (JSON.parse(readFileSync(path, 'utf8')) as Task);
}

export function breaker(task: Task): Plugin {
  const firsts = new Map<string, number>();
  if (task.runs !== undefined) {
    for (const [index, { file }] of allStretches(ROOT).entries()) {
      if (!firsts.has(file)) firsts.set(file, index);
    }
  }
  const pathOf = (id: string): string => (id.startsWith(ROOT) ? id.slice(ROOT.length).replaceAll('\\', '/') : id);
  const isOwn = (id: string): boolean => task.runs !== undefined || task.broken?.file === pathOf(id);
  return {
    name: 'fivefold-mutants',
    enforce: 'pre',
    configureVitest({ experimental_defineCacheKeyGenerator: keyed }) {
      keyed(({ id }) => (isOwn(id) ? false : undefined));
    },
    transform(text, id) {
      const path = pathOf(id);
      if (task.broken?.file === path) return task.broken.text;
      const first = firsts.get(path);
      return first === undefined ? null : marked({ path, text }, first);
    },
  };
}
