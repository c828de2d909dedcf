// Names of steps: one may say "upkeep" or "blockers" in every book and mean that book's own step.

import type { Rulebook, Station } from '../../engine/rulebook.ts';
import { BOOK_IDS, bookNamed } from '../../rulebooks/index.ts';
import { NotSaid } from './find.ts';

const ALIASES: { readonly [name: string]: readonly string[] } = {
  'first main': ['main', 'main pre-combat', 'play cards'],
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

/** The stations of a turn in their order, whichever of them a book has. */
const IN_ORDER: readonly Station['key'][] = [
  'untap',
  'upkeep',
  'draw',
  'land',
  'main',
  'begin combat',
  'attackers',
  'blockers',
  'damage',
  'end combat',
  'main2',
  'discard',
  'end',
  'cleanup',
];

const stepsOf = (book: Rulebook) => book.turn.flatMap(({ steps }) => steps);

/** The place in a turn of a step by the name that any book has for it; -1 where there is none of that name. */
export function placeOfStep(name: string): number {
  const names = [name, ...(ALIASES[name] ?? [])];
  const all = BOOK_IDS.flatMap((id) => stepsOf(bookNamed(id) as Rulebook));
  const found = all.find((step) => names.includes(step.name));
  return found === undefined ? -1 : IN_ORDER.indexOf(found.station.key);
}

/** The place in a turn of a step of this book. */
export const placeIn = (book: Rulebook, step: string): number => {
  const found = stepsOf(book).find(({ name }) => name === step);
  return found === undefined ? -1 : IN_ORDER.indexOf(found.station.key);
};

/** The book's own name for a step; null where it has no such step. */
export function stepOf(book: Rulebook, name: string): string | null {
  const steps = stepsOf(book).map((step) => step.name);
  const names = [name, ...(ALIASES[name] ?? [])];
  const alike = Object.values(ALIASES).flatMap((group) => (group.includes(name) ? group : []));
  return [...names, ...alike].find((each) => steps.includes(each)) ?? null;
}

/** The book's own name for a step. */
export function findStepName(book: Rulebook, name: string): string {
  const found = stepOf(book, name);
  if (found !== null) return found;
  const steps = stepsOf(book).map((step) => step.name);
  throw new NotSaid(`${book.name} has no step '${name}': its steps are ${steps.join(', ')}`);
}
