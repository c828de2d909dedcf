// How many tests passed and failed, told in one place: to `scripts/test.mjs`, which adds the parts up, or on the screen.
import { appendFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed and then passed, by name: they count as passed, and are told. */
  readonly again?: readonly string[];
}

/** A line for each test that needed a second try. */
export const againWords = ({ again = [] }: Counts): string =>
  again.map((name) => `Passed only at the second try: ${name}\n`).join('');

/** Hands the counts to the whole run where there is one; a part that runs by itself says them in its last line. */
export function tellCounts(counts: Counts): void {
  const file = process.env.FIVEFOLD_COUNTS ?? '';
  if (file !== '') appendFileSync(file, `${JSON.stringify(counts)}\n`);
  // The runner's own summary is written in the same turn; this line comes after it.
  else
    setTimeout(
      () => process.stdout.write(`\n${againWords(counts)}${counts.passed} passed, ${counts.failed} failed\n`),
      0,
    );
}
