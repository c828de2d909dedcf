// Which cards a plain fight understands: lands, creatures that attack and block, and texts that do one thing to what they aim at.

import {
  type Ability,
  type Effect,
  type Filter,
  type Keyword,
  type Ref,
  type TargetSpec,
  TRAITS_OF_KIND,
} from '../../game/index.ts';
import { amount, type Definition, isMana, manaMade } from './texts.ts';

/** Keywords of a creature that does nothing but attack and block: who may block it, and when it strikes. */
const OF_BODIES: readonly Keyword[] = [
  'flying',
  'reach',
  'first strike',
  'double strike',
  'trample',
  'vigilance',
  'haste',
  'defender',
  'fear',
  'intimidate',
  'shroud',
  'hexproof',
  'deathtouch',
  'indestructible',
  'unblockable',
  'plainswalk',
  'islandwalk',
  'swampwalk',
  'mountainwalk',
  'forestwalk',
];

/** Keywords that a text may give: they change neither who blocks whom once that is declared, nor anybody's life. */
const GIVEN: readonly Keyword[] = ['first strike', 'vigilance', 'reach', 'indestructible', 'shroud'];

export function isUnderstood(definition: Definition): boolean {
  const { types, abilities, spell } = definition;
  if (types.includes('land')) return types.length === 1 && abilities.every(isPlainSource);
  if (types.includes('creature')) return isBody(definition) || (hasSize(definition) && abilities.every(isOrdinary));
  if (!types.includes('instant') && !types.includes('sorcery')) return false;
  return (
    abilities.length === 0 &&
    spell.additionalCost === null &&
    spell.alternativeCost === undefined &&
    spell.perExtraTarget === 0 &&
    spell.modes.every(({ effects, targets }) => isOfOnePiece(effects, targets))
  );
}

const hasSize = ({ size }: Definition): boolean => size?.every((each) => typeof each === 'number') === true;

const isPlainSource = (ability: Ability): boolean =>
  isMana(ability) && ability.ability === 'activated' && ability.cost.tap && ability.cost.mana === null;

export const isBody = (definition: Definition): boolean =>
  definition.types.includes('creature') &&
  hasSize(definition) &&
  definition.abilities.every(
    (ability) =>
      ability.ability === 'protection' || (ability.ability === 'keyword' && OF_BODIES.includes(ability.keyword)),
  );

/** A creature that is more than a body only as long as it is untapped. */
export const isTapper = (definition: Definition): boolean =>
  definition.types.includes('creature') &&
  definition.abilities.some((ability) => ability.ability === 'activated') &&
  definition.abilities.every((ability) => ability.ability !== 'activated' || ability.cost.tap);

/** Whether more mana comes of it than what it is tapped for. */
export const makesMore = ({ types, spell, abilities }: Definition): boolean =>
  !types.includes('land') &&
  (spell.modes.some(({ effects }) => manaMade(effects) > 0) ||
    abilities.some((ability) => ability.ability === 'activated' && manaMade(ability.effects) > 0));

/** An ability of a creature that is more than a body: it always counts. */
function isOrdinary(ability: Ability): boolean {
  if (ability.ability === 'protection') return true;
  if (ability.ability === 'keyword') return OF_BODIES.includes(ability.keyword);
  if (ability.ability !== 'activated' || ability.by !== 'controller' || ability.condition !== null) return false;
  const { cost, effects, targets } = ability;
  const more = cost.sacrifice ?? cost.discard ?? cost.tapOthers ?? cost.removeCounters ?? cost.loyalty;
  return more === null && cost.life === 0 && isOfOnePiece(effects, targets);
}

/** Either it aims at nothing, or all that it does is done to what it aims at: then a lost target loses nothing else. */
function isOfOnePiece(effects: readonly Effect[], targets: readonly TargetSpec[]): boolean {
  if (targets.some(({ kinds, zone }) => zone !== null || kinds.includes('card') || kinds.includes('ability')))
    return false;
  if (![...targets.map(({ filter }) => filter), ...filtersIn(effects)].every(isKnownFilter)) return false;
  return effects.every((effect) => {
    const ref = understoodRef(effect);
    return ref !== null && REFS.includes(ref.ref) && (targets.length === 0 || ref.ref === 'target');
  });
}

const REFS: readonly string[] = ['target', 'this', 'you', 'opponents', 'everybody', 'all'];

const WHOLE: Ref = { ref: 'everybody' };

/** Whom an effect is about, where it is understood; else null. */
function understoodRef(effect: Effect): Ref | null {
  if (effect.as !== undefined) return null;
  const known = (value: unknown): boolean => amount(value, 1) !== null;
  switch (effect.do) {
    case 'damage':
      return known(effect.amount) && effect.by === undefined && effect.prevented === undefined ? effect.to : null;
    case 'gainLife':
    case 'loseLife':
      return known(effect.amount) ? effect.who : null;
    case 'counter':
      return effect.to === undefined ? effect.what : null;
    case 'destroy':
    case 'toHand':
    case 'regenerate':
      return effect.what;
    case 'exile':
      return effect.faceDown === undefined ? effect.what : null;
    case 'tap':
      return effect.forMana === undefined ? effect.what : null;
    case 'prevent':
      return known(effect.amount) && effect.answer === undefined ? effect.to : null;
    case 'preventCombat':
      return WHOLE;
    case 'addMana':
      return effect.asIn === undefined && known(effect.times) ? effect.who : null;
    case 'change':
      return effect.until === 'end of turn' && effect.changes.every(isUnderstoodChange) ? effect.what : null;
    default:
      return null;
  }
}

const isUnderstoodChange = (change: Extract<Effect, { do: 'change' }>['changes'][number]): boolean =>
  change.change === 'size'
    ? amount(change.power, 1) !== null && amount(change.toughness, 1) !== null
    : change.change === 'keyword' && GIVEN.includes(change.keyword);

/** What a filter may ask for. */
const TRAITS: readonly string[] = [
  ...TRAITS_OF_KIND,
  'keyword',
  'withoutKeyword',
  'tapped',
  'attacking',
  'attackingYou',
  'blocking',
  'inCombat',
  'unblocked',
  'controller',
  'owner',
  'power',
  'toughness',
  'cost',
];

const isKnownFilter = (filter: Filter): boolean => Object.keys(filter).every((trait) => TRAITS.includes(trait));

/** The filters of things that effects are done to without aiming. */
const filtersIn = (effects: readonly Effect[]): Filter[] =>
  effects.flatMap((effect) => {
    const ref = understoodRef(effect);
    return ref?.ref === 'all' ? [ref.filter] : [];
  });

/** A text of a card, with what it aims at. */
export interface Text {
  readonly effects: readonly Effect[];
  readonly targets: readonly TargetSpec[];
}

/** All texts that a card can be used for. */
export const textsOf = ({ spell, abilities }: Definition): readonly Text[] => [
  ...spell.modes,
  ...abilities.flatMap((ability) => (ability.ability === 'activated' && !isMana(ability) ? [ability] : [])),
];

const single = new WeakMap<Definition, boolean>();

/** Whether whatever a card may be used for aims at one thing or at none. */
export function aimsAtOne(definition: Definition): boolean {
  let found = single.get(definition);
  if (found === undefined) {
    found = textsOf(definition).every(({ targets }) => targets.length < 2 && targets.every(({ max }) => max === 1));
    single.set(definition, found);
  }
  return found;
}

/** Whether a text looks at one of these traits. */
export const looksAt = ({ effects, targets }: Text, traits: readonly (keyof Filter)[]): boolean =>
  [...targets.map(({ filter }) => filter), ...filtersIn(effects)].some((filter) =>
    traits.some((trait) => filter[trait] !== undefined),
  );
