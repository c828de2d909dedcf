// Names of steps: one may say "upkeep" or "blockers" in every book and mean that book's own step.

import type { Rulebook } from '../../engine/rulebook.ts';
import { NotSaid } from './find.ts';

const ALIASES: { readonly [name: string]: readonly string[] } = {
  main: ['main', 'main pre-combat', 'play cards'],
  'second main': ['second main', 'main post-combat', 'main after attack', 'play cards after attack'],
  'begin combat': ['beginning of combat', 'begin combat'],
  attackers: ['declare attackers', 'declare attack', 'announce attackers'],
  blockers: ['declare blockers', 'declare blocking', 'declare defense', 'declare interceptors'],
  damage: ['combat damage', 'damage dealing'],
  'end of combat': ['end of combat', 'end of attack'],
  end: ['end step', 'end of turn', 'end'],
  discard: ['discard', 'cleanup'],
};

/** The book's own name for a step. */
export function findStepName(book: Rulebook, name: string): string {
  const steps = book.turn.flatMap((phase) => phase.steps.map((step) => step.name));
  for (const each of [name, ...(ALIASES[name] ?? [])]) if (steps.includes(each)) return each;
  throw new NotSaid(`${book.name} has no step '${name}': its steps are ${steps.join(', ')}`);
}
