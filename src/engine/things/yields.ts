// Mana abilities: what is one, and what one that costs nothing but tapping gives.

import type { ActivatedAbility, TriggeredAbility } from '../../language/ability.ts';
import type { Effect } from '../../language/effect.ts';
import { MANA_KINDS, type ManaKind } from '../../language/mana.ts';

export const kindBit = (kind: ManaKind): number => 1 << MANA_KINDS.indexOf(kind);

/** Whether an effect gives mana. */
export const addsMana = (effect: Effect): boolean =>
  effect.do === 'addMana' || effect.do === 'addAnyMana' || (effect.do === 'if' && effect.then.some(addsMana));

const manaAbilities = new WeakMap<ActivatedAbility, boolean>();

/** A mana ability adds mana and has no target (and, in later books, is no loyalty ability). */
export function isManaAbility(ability: ActivatedAbility): boolean {
  let known = manaAbilities.get(ability);
  if (known === undefined) {
    known = ability.targets.length === 0 && ability.cost.loyalty === null && ability.effects.some(addsMana);
    manaAbilities.set(ability, known);
  }
  return known;
}

export const isManaTrigger = (ability: TriggeredAbility): boolean =>
  ability.when.on === 'taps for mana' && ability.targets.length === 0 && ability.effects.some(addsMana);

/** The kinds of mana that an ability says it gives, whatever it costs. */
export const kindsGiven = ({ effects }: ActivatedAbility): readonly ManaKind[] =>
  effects.flatMap((effect) =>
    effect.do === 'addMana'
      ? effect.mana
      : effect.do === 'addAnyMana' && effect.couldGive === undefined
        ? effect.kinds
        : [],
  );

export interface Yield {
  /** For each mana that comes of it, the bits of the kinds it can be. */
  readonly units: readonly number[];
  /** It does something besides. */
  readonly more: boolean;
}
const yields = new WeakMap<ActivatedAbility, Yield | null>();

/** What an ability gives if it is a mana ability that costs nothing but tapping; else null. */
export function yieldOf(ability: ActivatedAbility): Yield | null {
  const known = yields.get(ability);
  if (known !== undefined) return known;
  const found = isManaAbility(ability) && tapsAlone(ability) ? readYield(ability) : null;
  yields.set(ability, found);
  return found;
}

/** A mana ability that is used while paying; all others are acts of their own. */
export const isPlainMana = (ability: ActivatedAbility): boolean => yieldOf(ability) !== null;

/** Whether one of these is for more than making mana. */
export const isUseful = (abilities: readonly ActivatedAbility[]): boolean =>
  abilities.some((ability) => !isPlainMana(ability));

function tapsAlone({ cost }: ActivatedAbility): boolean {
  const nothingElse =
    cost.sacrifice === null && cost.discard === null && cost.removeCounters === null && cost.tapOthers === null;
  return cost.tap && nothingElse && cost.mana === null && !cost.sacrificeThis && !cost.exileThis && cost.life === 0;
}

function readYield(ability: ActivatedAbility): Yield | null {
  const { effects, condition, during, by, once, from } = ability;
  const isBound = condition !== null || during !== null || by !== 'controller' || once || from !== undefined;
  const made = effects.filter(addsMana);
  const [effect] = made;
  if (isBound || made.length !== 1 || effect === undefined) return null;
  const more = effects.length > 1;
  // What it gives depends on what others have.
  if (effect.do === 'addAnyMana' && effect.couldGive !== undefined) return null;
  if (effect.do === 'addAnyMana' && effect.times === 1)
    return { units: [effect.kinds.reduce((mask, kind) => mask | kindBit(kind), 0)], more };
  if (effect.do === 'addMana' && effect.times === 1) return { units: effect.mana.map(kindBit), more };
  return null;
}
