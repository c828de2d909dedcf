// What one text has in mind while it is being told: its card, its targets, its event, and what was already mentioned.

import type { Ability, When } from '../language/ability.ts';
import type { Ref } from '../language/amount.ts';
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
  /** The name that the effect just before has given. */
  fresh: string | null;
  /** It has been told that the source lies in the graveyard. */
  lying: boolean;
  /** A library was looked through, and is shuffled at the end. */
  searched: boolean;
  /** The cards that were last revealed, or looked at by somebody. */
  shown: { readonly cards: Extract<Ref, { ref: 'cards' }>; readonly to: Ref | null } | null;
  /** What the card is on has been the subject of the sentence and is "it" now. */
  bearerIt: boolean;
  /** What the text has named so far, and what was done to it. */
  readonly names: { [name: string]: Naming };
}

/** How something got its name: what was done to it, and what it is. */
export interface Naming {
  readonly how: Effect['do'] | 'removeCounters';
  readonly filter: Filter;
  /** They are cards, not permanents. */
  readonly cards: boolean;
  /** Whose pile or hand they are from, where that was said. */
  readonly of?: Ref;
  readonly many: boolean;
  /** The kind of counter that was taken off. */
  readonly counter?: string;
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
  /** What was named is named again in full: "that Wall's", not "its". */
  readonly explicit?: boolean;
  readonly ends?: boolean;
  /** What is told is about others than the source, which is called by its name there. */
  readonly ofOthers?: boolean;
  /** The source goes from where it is. */
  readonly goes?: boolean;
  /** It happens in a phase of anybody, and whose it was does not matter: "each upkeep". */
  readonly anybodys?: boolean;
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
    fresh: null,
    lying: false,
    searched: false,
    shown: null,
    names: {},
    bearerIt: false,
  };
  return { voice, card, me, targets, event, heard, quote };
}

/** The word for what an Aura or Equipment is on, with what follows it: "enchanted creature". */
export function bearerNoun(card: CardDefinition): string {
  if (card.subtypes.includes('Equipment')) return 'creature';
  const filter = card.enchant;
  return filter?.types?.[0] ?? filter?.anyType?.join(' or ') ?? filter?.subtypes?.join(' or ') ?? 'permanent';
}

export const bearerWord = (card: CardDefinition): string =>
  card.subtypes.includes('Equipment') ? 'equipped' : 'enchanted';

/** What an effect names may be spoken of from then on, inside of it as well. */
export function hear(effect: Effect, name: string, t: Telling): void {
  t.heard.names[name] = {
    ...natureOf(effect, t),
    how: effect.do,
    ...(effect.do === 'may' ? { of: effect.who } : {}),
  };
}

/** What sort of things an effect speaks of, whether they are cards, and whether there are several. */
function natureOf(effect: Effect, t: Telling): Omit<Naming, 'how'> {
  if ('what' in effect && effect.what.ref === 'target')
    return { filter: t.targets[effect.what.index]?.filter ?? {}, cards: false, many: false };
  if ('what' in effect) return natureOfThings(effect.what, t);
  const filter = 'filter' in effect ? effect.filter : {};
  const isOfCards = effect.do === 'discard' || effect.do === 'search' || effect.do === 'draw' || effect.do === 'mill';
  return { filter, cards: isOfCards, many: isOfCards && 'amount' in effect && effect.amount !== 1 };
}

function natureOfThings(ref: Ref, t: Telling): Omit<Naming, 'how'> {
  switch (ref.ref) {
    case 'choice':
      return { ...natureOfThings(ref.from, t), many: ref.amount !== 1 };
    case 'cards':
      return { filter: ref.filter, cards: true, many: ref.top !== 1, of: ref.of };
    case 'all':
      return { filter: ref.filter, cards: false, many: true };
    case 'named':
      return t.heard.names[ref.name] ?? { filter: {}, cards: false, many: false };
    case 'among':
      return natureOfThings(ref.of, t);
    default:
      return { filter: {}, cards: false, many: false };
  }
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
