// Why things happened, kept beside what happened. It is for whoever asks afterwards: no position holds a cause, and nothing in
// the game looks at one.

import type { GameEvent } from './event.ts';
import type { EventData, Id, Seat } from './state.ts';

/** What the game does by itself, without anybody's text. */
export type RuleCause =
  | {
      readonly rule: 'lethal damage' | 'deathtouch' | 'no toughness';
      readonly damage: number;
      readonly toughness: number;
    }
  /** It cannot be beside another of its kind, or has no loyalty left. */
  | { readonly rule: 'legend' | 'world' | 'planeswalker' | 'no loyalty' }
  /** It is attached to nothing that it may be attached to. */
  | { readonly rule: 'attached to nothing' };

export type Cause =
  /** What something on the chain says, as it takes effect. */
  | { readonly by: 'effect'; readonly item: Id; readonly object: Id; readonly ability: unknown }
  /** What an ability waited for has happened: right before or right after this event. Null for a promise of earlier. */
  | {
      readonly by: 'trigger';
      readonly source: Id;
      readonly ability: unknown;
      readonly event: EventData;
      readonly near: GameEvent | null;
    }
  | { readonly by: 'price'; readonly object: Id; readonly seat: Seat }
  | ({ readonly by: 'rule' } & RuleCause)
  /** What stands between damage or destruction and whom it is for, and what put it there. */
  | { readonly by: 'shield'; readonly source: Id; readonly made: Cause | null }
  /** What a card says is done instead of something else. */
  | { readonly by: 'instead'; readonly source: Id };

const causes = new WeakMap<object, Cause>();

/** Keeps why something is there: an event, something doomed, a shield, an ability that waits. */
export function noteCause(thing: object, cause: Cause | null): void {
  if (cause !== null) causes.set(thing, cause);
}

export const causeOf = (thing: object): Cause | null => causes.get(thing) ?? null;
