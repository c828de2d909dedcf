// Runs before each test file while it is found out what it runs: empties the counts, and writes them down afterwards.
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { allStretches, COUNTS } from './marks.ts';
import { ROOT, taskOf } from './plugin.ts';

const shared = globalThis as unknown as Record<string, Uint32Array | undefined>;
const { runs } = taskOf(process.env);

shared[COUNTS] ??= new Uint32Array(allStretches(ROOT).length);
shared[COUNTS].fill(0);

afterAll(() => {
  const file = expect.getState().testPath?.slice(ROOT.length).replaceAll('\\', '/') ?? '';
  const counted: Record<number, number> = {};
  for (const [index, times] of (shared[COUNTS] ?? []).entries()) {
    if (times > 0) counted[index] = times;
  }
  if (runs !== undefined) appendFileSync(runs, `${JSON.stringify({ file, counted })}\n`);
});
