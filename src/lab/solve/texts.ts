// What a text could add to the damage of a turn at most, and what it could take away from it: read from the definitions of cards. Null
// wherever a text is not understood: then anything is possible.

import type { Ability, Change, Effect, Game, Ref, TargetSpec } from '../../game/index.ts';
import { totalCost } from '../../game/index.ts';

/**
 * What a text adds to the damage at most: once, and for each of one's creatures; and how many blockers it could take out of
 * the way. Null where it could do anything.
 */
export interface Adds {
  readonly once: number;
  /** The part of `once` that only a creature can deal, since it makes one stronger. */
  readonly grows: number;
  readonly each: number;
  readonly removes: number;
}

export const NONE: Adds = { once: 0, grows: 0, each: 0, removes: 0 };
/** More blockers than there ever are. */
export const ALL = 99;

/** What neither harms a player nor takes a creature out of the way, nor makes one stronger or freer. */
const HARMLESS: readonly string[] = [
  'counter',
  'prevent',
  'preventAll',
  'preventCombat',
  'preventFromSource',
  'regenerate',
  'gainLife',
  'addMana',
  'addAnyMana',
  'discard',
];

/** What does no more than take something out of the way. */
export const REMOVING: readonly string[] = ['destroy', 'exile', 'toHand', 'tap'];

/** Keywords that let nothing more through. */
const TAME: readonly string[] = [
  'first strike',
  'vigilance',
  'reach',
  'lifelink',
  'indestructible',
  'defender',
  'shroud',
];

export function amount(value: unknown, x: number): number | null {
  if (typeof value === 'number') return value;
  return (value as { readonly amount?: string } | null)?.amount === 'x' ? x : null;
}

function changeAdds(changes: readonly Change[], x: number): number | null {
  let power = 0;
  for (const change of changes) {
    if (change.change === 'size') {
      const more = amount(change.power, x);
      if (more === null) return null;
      power += Math.max(0, more);
    } else if (change.change !== 'keyword' || !TAME.includes(change.keyword)) return null;
  }
  return power;
}

/** How many things a reference can mean: one target, or any number. */
export const reach = (ref: Ref | undefined, targets: readonly TargetSpec[]): number => {
  if (ref?.ref === 'this' || ref?.ref === 'you' || ref?.ref === 'opponents') return 0;
  if (ref?.ref !== 'target') return ALL;
  const most = targets[ref.index]?.max;
  return most === 1 ? 1 : ALL;
};

/** Whether a reference can mean no player: it is a target, and targets of that text are none. */
const spares = (ref: Ref, targets: readonly TargetSpec[]): boolean =>
  ref.ref === 'target' && targets[ref.index]?.kinds.includes('player') === false;

function effectAdds(effect: Effect, targets: readonly TargetSpec[], x: number): Adds | null {
  if (HARMLESS.includes(effect.do)) return NONE;
  if (REMOVING.includes(effect.do))
    return { ...NONE, removes: 'what' in effect ? reach(effect.what as Ref, targets) : ALL };
  if (effect.do === 'damage' || effect.do === 'loseLife') {
    const dealt = amount(effect.amount, x);
    if (dealt === null) return null;
    const to = effect.do === 'damage' ? effect.to : effect.who;
    return {
      ...NONE,
      once: spares(to, targets) ? 0 : dealt,
      removes: effect.do === 'damage' ? reach(effect.to, targets) : 0,
    };
  }
  if (effect.do !== 'change') return null;
  const power = changeAdds(effect.changes, x);
  if (power === null) return null;
  const number = reach(effect.what, targets);
  const shrinks = effect.changes.some((each) => each.change === 'size' && (amount(each.toughness, x) ?? -1) < 0);
  const single = number < 2;
  const grows = single ? power : 0;
  return { once: grows, grows, each: single ? 0 : power, removes: shrinks ? number : 0 };
}

export function addsOf(effects: readonly Effect[], targets: readonly TargetSpec[], x: number): Adds | null {
  let [once, grows, each, removes] = [0, 0, 0, 0];
  for (const effect of effects) {
    const adds = effectAdds(effect, targets, x);
    if (adds === null) return null;
    once += adds.once;
    grows += adds.grows;
    each += adds.each;
    removes += adds.removes;
  }
  return { once, grows, each, removes };
}

export type Definition = ReturnType<Game['inside']['kind']>['definition'];

/** What a card in hand could add by being cast, with so much mana for its X. */
export function cardAdds(definition: Definition, x: number): Adds | null {
  const { types, abilities, spell } = definition;
  if (types.includes('land')) return abilities.every(isMana) ? NONE : null;
  if (types.includes('instant') || types.includes('sorcery')) {
    let [once, grows, each, removes] = [0, 0, 0, 0];
    for (const { effects, targets } of spell.modes) {
      const adds = addsOf(effects, targets, x);
      if (adds === null) return null;
      // Where there is a choice nothing is said of what it is for.
      grows = spell.modes.length > 1 ? 0 : adds.grows;
      once = Math.max(once, adds.once);
      each = Math.max(each, adds.each);
      removes = Math.max(removes, adds.removes);
    }
    return { once, grows, each, removes };
  }
  // A creature that cannot attack this turn, and does nothing else.
  const tame = abilities.every((ability) => ability.ability === 'keyword' && ability.keyword !== 'haste');
  return types.includes('creature') && tame ? NONE : null;
}

export const isMana = (ability: Ability): boolean =>
  ability.ability === 'activated' &&
  ability.effects.every(({ do: verb }) => verb === 'addMana' || verb === 'addAnyMana');

/** How often an ability can be used with so much mana; infinite where nothing limits it. */
export function timesOf({ cost }: Extract<Ability, { ability: 'activated' }>, mana: number): number {
  if (cost.tap || cost.sacrificeThis || cost.exileThis) return 1;
  const price = cost.mana === null ? 0 : totalCost(cost.mana);
  return price === 0 ? Number.POSITIVE_INFINITY : Math.floor(mana / price);
}

/** What an ability of a permanent could add this turn, used as often as there is mana for it. */
export function abilityAdds(ability: Ability, own: boolean, mana: number): Adds | null {
  if (ability.ability === 'keyword' || ability.ability === 'protection') return NONE;
  if (ability.ability === 'static') return staticAdds(ability);
  if (ability.ability !== 'activated') return null;
  if ((!own && ability.by !== 'anybody') || isMana(ability)) return NONE;
  const adds = addsOf(ability.effects, ability.targets, mana);
  if (adds === null) return null;
  const times = timesOf(ability, mana);
  if (times === Number.POSITIVE_INFINITY) return adds.once + adds.each + adds.removes === 0 ? NONE : null;
  return {
    once: adds.once * times,
    grows: adds.grows * times,
    each: adds.each * times,
    removes: adds.removes * times,
  };
}

/** A standing change of size counts already; it can only go, and nobody gets stronger by that. */
const staticAdds = ({ changes, condition }: Extract<Ability, { ability: 'static' }>): Adds | null =>
  condition === null &&
  changes.every(
    (each) =>
      each.change === 'keyword' || (each.change === 'size' && typeof each.power === 'number' && each.power >= 0),
  )
    ? NONE
    : null;

/** How much mana a text could make, beside what is only tapped for it; infinite where that cannot be told. */
export function manaMade(effects: readonly Effect[]): number {
  let made = 0;
  for (const effect of effects) {
    if (effect.do !== 'addMana' && effect.do !== 'addAnyMana') continue;
    const times = amount(effect.times, Number.POSITIVE_INFINITY) ?? Number.POSITIVE_INFINITY;
    made += effect.do === 'addMana' && effect.asIn === undefined ? effect.mana.length * times : times;
    if (effect.do === 'addMana' && effect.asIn !== undefined) return Number.POSITIVE_INFINITY;
  }
  return made;
}
