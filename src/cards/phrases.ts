// Phrases that cards of several sets share, so that each is written once.

import type { Ability, When } from '../language/ability.ts';
import { self, you } from '../language/amount.ts';
import { bury, destroy, sacrifice, thisIs, triggered } from '../language/build.ts';
import type { CardDefinition } from '../language/card.ts';
import { controls, inPlay, not } from '../language/condition.ts';
import { subtype } from '../language/filter.ts';

/** What lives in the sea goes only where there is an Island. */
export const needsEnemyIsland: Ability = thisIs({
  change: 'attacksOnlyIf',
  condition: inPlay({ subtypes: ['Island'], controller: 'defending' }),
});

const withoutIslands: When = { on: 'state', condition: not(controls(you, subtype('Island'))) };

/** It does not outlive your Islands: sacrificed today, destroyed in 1993, buried in 1997. */
export const strandedWithoutIslands = (
  ...before: readonly Ability[]
): Pick<CardDefinition, 'abilities' | 'inBook'> => ({
  abilities: [...before, triggered(withoutIslands, [sacrifice()])],
  inBook: {
    beta: { abilities: [...before, triggered(withoutIslands, [destroy(self)])] },
    fifth: { abilities: [...before, triggered(withoutIslands, [bury(self)])] },
  },
});
