// Conditions: what must be so for an ability to work, to trigger, or to be used.

import type { Amount, Ref } from './amount.ts';
import type { Filter } from './filter.ts';

export type Condition =
  | { readonly if: 'controls'; readonly who: Ref; readonly filter: Filter; readonly atLeast?: number }
  /** One of these players controls more of them than you do, so many more if that is said. */
  | { readonly if: 'controlsMore'; readonly who: Ref; readonly filter: Filter; readonly by?: number }
  | { readonly if: 'inPlay'; readonly filter: Filter; readonly atLeast?: number }
  | { readonly if: 'is'; readonly what: Ref; readonly filter: Filter }
  | { readonly if: 'compare'; readonly left: Amount; readonly is: '>=' | '>'; readonly right: Amount }
  | { readonly if: 'yourTurn' }
  /** One of these players has been dealt damage this turn, by this source if one is named. */
  | { readonly if: 'dealtDamage'; readonly who: Ref; readonly by?: Ref }
  /** All of these. */
  | { readonly if: 'both'; readonly of: readonly Condition[] }
  | { readonly if: 'attackedLastTurn'; readonly what: Ref }
  | { readonly if: 'not'; readonly not: Condition };

export const controls = (who: Ref, filter: Filter): Condition => ({ if: 'controls', who, filter });
export const not = (condition: Condition): Condition => ({ if: 'not', not: condition });
export const inPlay = (filter: Filter): Condition => ({ if: 'inPlay', filter });
