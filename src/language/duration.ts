// Durations: how long a change lasts that a spell or ability makes.

import type { Condition } from './condition.ts';

/**
 * How long a change lasts. `in play` means as long as the changed thing stays where it is; `their next turn` is the
 * whole of the next turn of the player who is changed, and nothing before it.
 */
export type Duration = NamedDuration | { readonly while: Condition };

/** `while` is that of a condition: as long as it holds, and once it has failed it is over for good. */
export type NamedDuration =
  | 'end of turn'
  | 'end of combat'
  | 'in play'
  | 'your next turn'
  | 'while source in play'
  | 'their next turn'
  /** Through the next untap phase of the player, or of the one who controls the changed thing. */
  | 'next untap'
  /** As long as the source remains tapped; once it has untapped or left play it is over for good. */
  | 'while source tapped'
  /** Until the upkeep of the player whose text it is begins the next time. */
  | 'your next upkeep';

export interface Lasts {
  readonly until: Duration;
  /** Until the turn ends, and also of what comes to be such a thing: where only what things may and must do is changed. */
  readonly coming?: true;
}
