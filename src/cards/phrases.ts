// Phrases that cards of several sets share, so that each is written once.

import type { Ability, ActivatedAbility, When } from '../language/ability.ts';
import { self, target, X, you } from '../language/amount.ts';
import {
  activated,
  atPhase,
  bury,
  change,
  destroy,
  entering,
  gains,
  sacrifice,
  tapIt,
  thisIs,
  triggered,
  untapIt,
} from '../language/build.ts';
import { artifactCreature, type CardDefinition, card } from '../language/card.ts';
import { controls, inPlay, not } from '../language/condition.ts';
import { type CostPart, tap } from '../language/cost.ts';
import { subtype as subtypeOf } from '../language/filter.ts';
import type { TargetSpec } from '../language/target.ts';

/** What lives in the sea goes only where there is an Island. */
export const needsEnemyIsland: Ability = thisIs({
  change: 'onlyIf',
  does: 'attack',
  condition: inPlay({ subtypes: ['Island'], controller: 'defending' }),
});

const withoutIslands: When = { on: 'state', condition: not(controls(you, subtypeOf('Island'))) };

/** It does not outlive your Islands: sacrificed today, destroyed in 1993, buried in 1997. */
export const strandedWithoutIslands = (...before: readonly Ability[]): Pick<CardDefinition, 'abilities' | 'inBook'> =>
  strandedSince(before, before);

/** The same where its other abilities were others in the books of old. */
export const strandedSince = (
  before: readonly Ability[],
  ofOld: readonly Ability[],
): Pick<CardDefinition, 'abilities' | 'inBook'> => ({
  abilities: [...before, triggered(withoutIslands, [sacrifice()])],
  inBook: {
    beta: { abilities: [...ofOld, triggered(withoutIslands, [destroy(self)])] },
    fifth: { abilities: [...ofOld, triggered(withoutIslands, [bury(self)])] },
  },
});

/** The same, told before its other abilities. */
export const strandedFirst = (...after: readonly Ability[]): Pick<CardDefinition, 'abilities' | 'inBook'> => ({
  abilities: [triggered(withoutIslands, [sacrifice()]), ...after],
  inBook: {
    beta: { abilities: [triggered(withoutIslands, [destroy(self)]), ...after] },
    fifth: { abilities: [triggered(withoutIslands, [bury(self)]), ...after] },
  },
});

/** Creatures of clockwork: they run down in combat, and are wound up again in the upkeep. */
export const clockwork = (
  name: string,
  cost: string,
  subtype: string,
  counters: number,
  words: { readonly toughness?: number; readonly abilities?: readonly Ability[] } = {},
): CardDefinition =>
  card(name, {
    cost,
    type: artifactCreature(subtype),
    summon: [],
    size: [0, words.toughness ?? 4],
    abilities: [
      ...(words.abilities ?? []).filter(({ ability }) => ability === 'keyword'),
      entering({ counters: { counter: '+1/+0', amount: counters } }),
      ...(words.abilities ?? []).filter(({ ability }) => ability !== 'keyword'),
      triggered(atPhase('end of combat', 'each'), [{ do: 'removeCounters', what: self, counter: '+1/+0', amount: 1 }], {
        condition: { if: 'is', what: self, filter: { foughtThisCombat: true } },
      }),
      activated({
        cost: ['{X}', tap],
        effects: [{ do: 'putCounters', what: self, counter: '+1/+0', amount: X, most: counters }],
        during: 'your upkeep',
      }),
    ],
  });

/** An untap cost of 1993 and 1997: it may be paid at any time of the upkeep, and more than once. */
export const untapCost = (...cost: readonly (CostPart | string)[]): ActivatedAbility =>
  activated({ cost, effects: [untapIt(self)], during: 'your upkeep' });

/** It taps something, which stays tapped for as long as it does so itself. */
export const holdsTapped = (what: TargetSpec): ActivatedAbility =>
  activated({
    cost: [tap],
    targets: [what],
    effects: [tapIt(target()), change(target(), [gains("doesn't untap")], 'while source tapped')],
  });
