// Costs: all that is paid to cast a spell or to use an ability, mana being one part.

import type { Filter } from './filter.ts';
import { type ManaCost, parseMana, totalCost } from './mana.ts';

export interface Cost {
  readonly mana: ManaCost | null;
  /** Tap (or untap) the source itself. */
  readonly tap: boolean;
  readonly sacrificeThis: boolean;
  readonly exileThis: boolean;
  /** `as`: what was given up goes by this name in the text. So with the parts below. */
  readonly sacrifice: { readonly filter: Filter; readonly number: number | 'all'; readonly as?: string } | null;
  readonly discard: {
    readonly filter: Filter;
    readonly number: number;
    readonly random: boolean;
    readonly as?: string;
  } | null;
  readonly tapOthers: { readonly filter: Filter; readonly number: number; readonly as?: string } | null;
  readonly life: number;
  /** Loyalty counters put on (or, below zero, taken off) a planeswalker. `'x'` takes off X. */
  readonly loyalty: number | '-x' | null;
  readonly removeCounters: { readonly counter: string; readonly number: number | 'any'; readonly as?: string } | null;
}

export const FREE: Cost = {
  mana: null,
  tap: false,
  sacrificeThis: false,
  exileThis: false,
  sacrifice: null,
  discard: null,
  tapOthers: null,
  life: 0,
  loyalty: null,
  removeCounters: null,
};

/** Whether nothing is paid at all, or no mana: {0}. */
export const costsNothing = (cost: Cost): boolean =>
  (cost.mana === null || (totalCost(cost.mana) === 0 && cost.mana.x === 0)) &&
  (Object.keys(FREE) as (keyof Cost)[]).every((part) => part === 'mana' || cost[part] === FREE[part]);

export type CostPart = Partial<Cost>;
export const tap: CostPart = { tap: true };
export const sacrificeThis: CostPart = { sacrificeThis: true };
export const exileThis: CostPart = { exileThis: true };
export const mana = (text: string): CostPart => ({ mana: parseMana(text) });
export const payLife = (life: number): CostPart => ({ life });
export const loyalty = (loyalty: number | '-x'): CostPart => ({ loyalty });
export const sacrificeA = (filter: Filter, number: number | 'all' = 1, as?: string): CostPart => ({
  sacrifice: { filter, number, ...(as === undefined ? {} : { as }) },
});
export const discardA = (filter: Filter = {}, number = 1, random = false): CostPart => ({
  discard: { filter, number, random },
});
export const tapOther = (filter: Filter, number = 1): CostPart => ({ tapOthers: { filter, number } });
export const removeCounters = (counter: string, number = 1): CostPart => ({ removeCounters: { counter, number } });
/** As many counters as the player likes, none too; what was taken off goes by the name. */
export const removeAnyCounters = (counter: string, as: string): CostPart => ({
  removeCounters: { counter, number: 'any', as },
});

/** A cost from its parts; a bare string is mana. */
export function cost(...parts: (CostPart | string)[]): Cost {
  return Object.assign({ ...FREE }, ...parts.map((part) => (typeof part === 'string' ? mana(part) : part)));
}
