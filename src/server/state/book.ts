// What the page shows of the book itself: its words for places and windows, and the turn as a bar of stations.

import type { Rulebook } from '../../game/index.ts';
import type { BookWords, PhaseEntry } from '../../protocol/table.ts';

const CHAINS: { readonly [way: string]: readonly [title: string, hint: string] } = {
  stack: ['Stack', 'last in, first out'],
  batch: ['Spell chain', 'last in, first out'],
  together: ['Spells announced', 'all at once'],
  'at once': ['', ''],
};

export function bookWords(book: Rulebook): BookWords {
  const { wording, facts } = book;
  const [chain, chainHint] = CHAINS[facts.timing.resolves] ?? ['Waiting', ''];
  return {
    id: book.edition,
    short: book.shown.short,
    cards: book.id,
    name: book.name,
    year: book.year,
    chain,
    chainHint,
    library: wording.library,
    graveyard: wording.graveyard,
    removed: wording.exile('it').verb === 'exile' ? 'exile' : 'out of the game',
    block: wording.block.base,
    territory: wording.inPlay.includes('battlefield') ? 'battlefield' : 'territory',
    hasPool: facts.mana.pool,
    hasAnte: facts.start.ante !== 'no',
    burn: facts.mana.burn > 0,
    blockersInOrder: facts.combat.division === 'in order',
  };
}

/** The station of the whole attack, on the bar of the turn. */
export const COMBAT = 'combat';

export interface Bars {
  readonly phases: readonly PhaseEntry[];
  readonly combatPhases: readonly PhaseEntry[];
}

const bars = new WeakMap<Rulebook, Bars>();

/** The bar of the turn and the bar of an attack, worked out once for each book. */
export function barsOf(book: Rulebook): Bars {
  const known = bars.get(book) ?? makeBars(book);
  bars.set(book, known);
  return known;
}

function makeBars(book: Rulebook): Bars {
  const phases: PhaseEntry[] = [];
  const combatPhases: PhaseEntry[] = [];
  const attack = book.turn.some((phase) => phase.steps.some((step) => step.combat && step.name.includes('combat')));
  const put = (to: PhaseEntry[], key: string, label: string, combat: boolean): void => {
    if (to.some((entry) => entry.key === key)) return;
    to.push({ key, label, icon: key, combat });
  };
  for (const phase of book.turn)
    for (const step of phase.steps) {
      const { key, label, onBar } = step.station;
      if (step.combat) put(phases, COMBAT, attack ? 'Combat' : 'Attack', true);
      if (onBar) put(step.combat ? combatPhases : phases, key, label, step.combat);
    }
  return { phases, combatPhases };
}

/** The station of a step, as the bars have it. */
export function keyOfStep(book: Rulebook, phase: string, step: string): string {
  const steps = book.turn.find(({ name }) => name === phase)?.steps;
  return steps?.find(({ name }) => name === step)?.station.key ?? '';
}

export const isCombatKey = (book: Rulebook, key: string): boolean =>
  barsOf(book).combatPhases.some((entry) => entry.key === key);
