// Random whole games round tables of several, somebody leaving in the middle of anything: everything checked that must be so.

import { expect, test } from 'vitest';
import { soakGame } from '../../tools/soak/play.ts';

test.each([
  ['m11', 'free-for-all'],
  ['tenth', 'free-for-all, attack left, range 1'],
  ['m11', 'free-for-all, range 2'],
  ['fifth', 'free-for-all'],
  ['beta', 'free-for-all'],
  ['tenth', 'two-headed-giant'],
  ['m11', 'two-headed-giant'],
  ['m11', 'emperor'],
  ['portal', 'round'],
] as const)('%s, %s', { timeout: 120_000 }, (book, variant) => {
  const { violation, hung } = soakGame(book, 'table', { every: 20, windows: 'useful', variant, leaving: 150 });
  expect({ violation, hung }).toEqual({ violation: null, hung: false });
});
