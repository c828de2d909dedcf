// Changes of a book that the rules of other books ask for: what must go along when a fact is another one.

import type { Facts, PhaseData, Rulebook, StepData } from '../../engine/rulebook.ts';
import { dealtCombat } from './combat.ts';
import { type StartStep, startPart } from './start.ts';
import { at, fight, step } from './steps.ts';

/** The book with some of its facts changed. */
export function withFacts<P extends keyof Facts>(book: Rulebook, group: P, facts: Partial<Facts[P]>): Rulebook {
  return { ...book, facts: { ...book.facts, [group]: { ...book.facts[group], ...facts } } };
}

const does = (each: StepData, action: string): boolean => [...each.actions, ...each.ending].includes(action);
const hasAction = (book: Rulebook, action: string): boolean =>
  book.turn.some((phase) => phase.steps.some((each) => does(each, action)));

/** All blocks are declared before any damage is dealt, and the damage of the attack is a step of its own. */
export function declaredTogether(book: Rulebook): Rulebook {
  const steps = (phase: PhaseData): readonly StepData[] =>
    phase.steps.flatMap((each) =>
      each.actions.includes('intercept')
        ? [
            {
              ...each,
              actions: each.actions.map((action) => (action === 'intercept' ? 'declare blockers' : action)),
            },
            fight('damage', at('damage', 'Damage'), { actions: ['combat damage'], window: 'none' }),
          ]
        : [each],
    );
  return { ...book, turn: book.turn.map((phase) => ({ ...phase, steps: steps(phase) })), combat: dealtCombat };
}

/** Before the turn is cleaned up comes a phase for discarding, where the book has no moment for it. */
export function withDiscarding(book: Rulebook): Rulebook {
  if (hasAction(book, 'discard')) return book;
  const discarding = {
    name: 'discard',
    steps: [step('discard', at('discard', 'Discard'), { actions: ['discard'], window: 'none' })],
  };
  return {
    ...book,
    turn: book.turn.flatMap((phase) =>
      phase.steps.some((each) => does(each, 'cleanup')) ? [discarding, phase] : [phase],
    ),
  };
}

/** The ante is put up when the decks have been shuffled, where the book has no moment for it. */
export function withAnte(book: Rulebook): Rulebook {
  const steps = book.start.steps as readonly StartStep[];
  if (steps.includes('put up ante')) return book;
  return {
    ...book,
    start: startPart(steps.flatMap((each) => (each === 'shuffle decks' ? [each, 'put up ante'] : [each]))),
  };
}

/** Whoever goes first has a draw step in the first turn too. */
export function withFirstDraw(book: Rulebook): Rulebook {
  const always = (each: StepData): StepData => (each.actions.includes('draw') ? { ...each, when: 'always' } : each);
  return { ...book, turn: book.turn.map((phase) => ({ ...phase, steps: phase.steps.map(always) })) };
}
