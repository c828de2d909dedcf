// What one text has in mind while it is being told: its card, its targets, its event, and what was already mentioned.

import type { Ability, When } from '../language/ability.ts';
import type { CardDefinition } from '../language/card.ts';
import type { Condition } from '../language/condition.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { TargetSpec } from '../language/target.ts';
import type { Voice } from './voice.ts';

/** What has been named so far; the second time it is "that creature", the third "the creature". */
export interface Heard {
  readonly targets: number[];
  bearer: number;
  chosenPlayer: number;
  eventPlayer: number;
  /** The group that was last spoken of one by one, as its filter. */
  group: string | null;
  /** The card has been the subject of the sentence and is "it" now. */
  self: boolean;
  /** What the text has named so far, and what was done to it. */
  readonly names: { [name: string]: Naming };
}

/** How something got its name: what was done to it, and what it is. */
export interface Naming {
  readonly how: Effect['do'] | 'removeCounters';
  readonly filter: Filter;
  readonly many: boolean;
}

export interface Telling {
  readonly voice: Voice;
  readonly card: CardDefinition;
  /** How the source of the text is called: by its name, or "this artifact" when the ability was given to it. */
  readonly me: string;
  readonly targets: readonly TargetSpec[];
  readonly event: When | null;
  readonly heard: Heard;
  /** The source does not outlast what is told, which happens once: "when", not "whenever". */
  readonly ends?: boolean;
  /** What is told is about others than the source, which is called by its name there. */
  readonly ofOthers?: boolean;
  /** The source lies in its owner's graveyard while this is told of it. */
  readonly fromGraveyard?: boolean;
  /** What is told stands after "you may", and is better told in one sentence. */
  readonly permitted?: boolean;
  /** Tells an ability in quotation marks; here, so that changes may speak of abilities without a ring of imports. */
  readonly quote: (ability: Ability, me: string) => string;
}

export function telling(
  voice: Voice,
  card: CardDefinition,
  me: string,
  targets: readonly TargetSpec[],
  event: When | null,
  quote: Telling['quote'],
): Telling {
  const heard: Heard = {
    targets: targets.map(() => 0),
    bearer: 0,
    chosenPlayer: 0,
    eventPlayer: 0,
    group: null,
    self: false,
    names: {},
  };
  return { voice, card, me, targets, event, heard, quote };
}

/** The word for what an Aura or Equipment is on, with what follows it: "enchanted creature". */
export function bearerNoun(card: CardDefinition): string {
  if (card.subtypes.includes('Equipment')) return 'creature';
  const filter = card.enchant;
  return filter?.types?.[0] ?? filter?.anyType?.join(' or ') ?? 'permanent';
}

export const bearerWord = (card: CardDefinition): string =>
  card.subtypes.includes('Equipment') ? 'equipped' : 'enchanted';

/** What an effect names may be spoken of from then on, inside of it as well. */
export function hear(effect: Effect, name: string, t: Telling): void {
  const filter = 'filter' in effect ? effect.filter : {};
  const many = 'amount' in effect && effect.amount !== 1 && 'filter' in effect;
  t.heard.names[name] = { how: effect.do, filter, many };
}

/** The same text going on as if it had spoken of its targets again and again. */
export const heardOften = (t: Telling): Telling => ({
  ...t,
  heard: { ...t.heard, targets: t.heard.targets.map((times) => (times === 0 ? 0 : times + 1)) },
});

/** In the other branch, a "creature or player" that is no creature is the player. */
export function otherwiseTelling(condition: Condition, t: Telling): Telling {
  if (condition.if !== 'is' || condition.what.ref !== 'target') return t;
  const index = condition.what.index;
  const targets = t.targets.map((spec, i) =>
    i === index && spec.kinds.includes('player') ? { ...spec, kinds: ['player' as const] } : spec,
  );
  return { ...t, targets };
}
