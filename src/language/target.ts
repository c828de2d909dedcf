// Targets: what must be chosen when a spell or ability is announced. Portal calls this "any one".

import type { Amount } from './amount.ts';
import type { Effect } from './effect.ts';
import { artifact, type CardType, creature as creatureFilter, enchantment, type Filter, land } from './filter.ts';

export interface TargetSpec {
  /** Which kinds of things may be chosen; several kinds mean either. */
  readonly kinds: readonly ('permanent' | 'player' | 'spell' | 'ability' | 'card')[];
  /** For permanents, spells and cards; for abilities being used, their source. */
  readonly filter: Filter;
  /** For players: an opponent only, another player of the same team, or anybody. */
  readonly players: 'any' | 'opponent' | 'teammate';
  /** For cards: the zone they are in. */
  readonly zone: 'graveyard' | 'hand' | 'ante' | null;
  readonly zoneOf: 'any' | 'you' | 'opponent';
  readonly min: Amount;
  /** `null` for any number. */
  readonly max: Amount | null;
  /** It names the receiver of damage that is prevented: where damage itself is the target (1997), that damage. */
  readonly ofDamage: boolean;
  /** It is none of the targets named before it. */
  readonly another?: true;
  /** It shares one of these types with the target named before it. */
  readonly shares?: readonly CardType[];
}

/** With all fields, so that all targets have one shape: V8 gives each object that a spread adds a field to a shape of its own. */
const one: TargetSpec = {
  players: 'any',
  zone: null,
  zoneOf: 'any',
  min: 1,
  max: 1,
  kinds: [],
  filter: {},
  ofDamage: false,
};

export const permanent = (filter: Filter): TargetSpec => ({ ...one, kinds: ['permanent'], filter });
export const spell = (filter: Filter = {}): TargetSpec => ({ ...one, kinds: ['spell'], filter });
/** An effect of a permanent that is being used: it is no spell, but it can be interrupted. */
export const anAbility = (filter: Filter = {}): TargetSpec => ({ ...one, kinds: ['ability'], filter });
export const spellOrPermanent = (filter: Filter = {}): TargetSpec => ({
  ...one,
  kinds: ['spell', 'permanent'],
  filter,
});
export const cardInGraveyard = (filter: Filter, zoneOf: 'any' | 'you' | 'opponent' = 'any'): TargetSpec => ({
  ...one,
  kinds: ['card'],
  filter,
  zone: 'graveyard',
  zoneOf,
});
/** A card of the ante, whoever put it up. */
export const cardInAnte: TargetSpec = { ...one, kinds: ['card'], filter: {}, zone: 'ante' };
export const aCreature: TargetSpec = permanent(creatureFilter);
export const aLand: TargetSpec = permanent(land);
export const anArtifact: TargetSpec = permanent(artifact);
export const anArtifactOrEnchantment: TargetSpec = permanent({ anyType: ['artifact', 'enchantment'] });
export const anEnchantment: TargetSpec = permanent(enchantment);
export const aPlayer: TargetSpec = { ...one, kinds: ['player'], filter: {} };
export const anOpponent: TargetSpec = { ...one, kinds: ['player'], filter: {}, players: 'opponent' };
export const aTeammate: TargetSpec = { ...one, kinds: ['player'], filter: {}, players: 'teammate' };
export const creatureOrPlayer: TargetSpec = { ...one, kinds: ['permanent', 'player'], filter: creatureFilter };
/** Another than those named before: "another target creature". */
export const another = (spec: TargetSpec): TargetSpec => ({ ...spec, another: true });
export const upTo = (spec: TargetSpec, max: Amount): TargetSpec => ({ ...spec, min: 0, max });
export const oneTo = (max: number, spec: TargetSpec): TargetSpec => ({ ...spec, min: 1, max });
export const several = (spec: TargetSpec, number: Amount): TargetSpec => ({ ...spec, min: number, max: number });
export const anyNumber = (spec: TargetSpec, min: Amount = 0): TargetSpec => ({ ...spec, min, max: null });

/** The targets of a text, those marked that name whose damage it prevents. */
export const withDamage = (targets: readonly TargetSpec[], effects: readonly Effect[]): readonly TargetSpec[] => {
  const meant = effects.flatMap((effect) => {
    const to =
      effect.do === 'prevent' || effect.do === 'preventAll' ? effect.to : effect.do === 'redirect' ? effect.of : null;
    return to?.ref === 'target' ? [to.index] : [];
  });
  return meant.length === 0
    ? targets
    : targets.map((spec, index) => (meant.includes(index) ? { ...spec, ofDamage: true } : spec));
};
