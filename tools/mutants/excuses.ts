// The survivors that are let be, each with its reason: `excused.json`, found again by function and text however the lines move.
import { readFileSync } from 'node:fs';
import type { Mutant } from './places.ts';

export interface Excuse {
  readonly file: string;
  /** The function that the place is in. */
  readonly inside: string;
  readonly kind: string;
  /** What stands there; with `line` where the same stands in more lines of the function. */
  readonly was: string;
  readonly line?: string;
  readonly why: string;
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function readExcuses(): readonly Excuse[] {
  return JSON.parse(readFileSync(new URL('excused.json', import.meta.url), 'utf8')) as readonly Excuse[];
}

export function fits(excuse: Excuse, mutant: Mutant): boolean {
  const same = excuse.file === mutant.file && excuse.inside === mutant.inside && excuse.kind === mutant.kind;
  return same && flat(excuse.was) === flat(mutant.was) && (excuse.line === undefined || excuse.line === mutant.around);
}

export function excuseOf(excuses: readonly Excuse[], mutant: Mutant): string | null {
  return excuses.find((excuse) => fits(excuse, mutant))?.why ?? null;
}
