// What a card is worth before any game: read from what its words do, on the scale that drafters use (0 useless, 5 wins alone).

import { type Ability, type CardDefinition, type Effect, type TargetSpec, totalCost } from '../game/index.ts';
import { auraIntent, intentOf, roughly } from './intent.ts';
import { keywordWorth } from './read.ts';
import { flat } from './text.ts';

/** How big X is by the time it is cast. */
const USUAL_X = 4;

const known = new WeakMap<CardDefinition, number>();

/** The worth of a card to a deck that can cast it. */
export function draftWorth(definition: CardDefinition): number {
  let worth = known.get(definition);
  if (worth === undefined) {
    worth = Math.max(0, Math.min(5, read(definition)));
    known.set(definition, worth);
  }
  return worth;
}

function read(definition: CardDefinition): number {
  const { types, enchant } = definition;
  if (types.includes('land')) return definition.supertypes.includes('basic') ? 0 : 1.2;
  if (types.includes('creature')) return creatureWorth(definition);
  if (types.includes('planeswalker')) return 4.2;
  const price = costOf(definition);
  if (enchant !== null) {
    const intent = auraIntent(definition);
    // One card that holds another is worth a card; one that makes a creature better is lost with it.
    return intent < 0 ? 2 + Math.min(1.6, -intent * 0.4) - price * 0.1 : 0.6 + Math.min(1.6, intent * 0.3);
  }
  const modes = definition.spell.modes.map(({ effects, targets }) => textWorth(effects, targets));
  const spell = modes.length === 0 ? 0 : Math.max(...modes) + 0.3 * (modes.length - 1);
  const abilities = definition.abilities.reduce((sum, each) => sum + abilityWorth(each), 0);
  return 0.8 + spell + Math.min(2.4, abilities) - price * 0.12;
}

const costOf = ({ cost }: CardDefinition): number => (cost === null ? 0 : totalCost(cost) + cost.x * USUAL_X);

/** A creature is its body for its price, and what else it does. */
function creatureWorth(definition: CardDefinition): number {
  const more = countersOn(definition);
  const [power, toughness] = (definition.size ?? [0, 0]).map((each) => roughly(each, USUAL_X) + more) as [
    number,
    number,
  ];
  const price = costOf(definition);
  const keywords = definition.abilities.reduce(
    (sum, each) => sum + (each.ability === 'keyword' ? keywordWorth(each.keyword) : 0),
    0,
  );
  const evades = definition.abilities.some((each) => each.ability === 'keyword' && keywordWorth(each.keyword) >= 1.5);
  const body = power * 1.1 + toughness * 0.7 + keywords + (evades ? power * 0.5 : 0);
  const does = definition.abilities.reduce((sum, each) => sum + abilityWorth(each), 0);
  return 0.9 + body * 0.32 - price * 0.24 + Math.max(-1, Math.min(2.2, does));
}

function abilityWorth(ability: Ability): number {
  switch (ability.ability) {
    case 'activated': {
      const { cost } = ability;
      const once = cost.sacrificeThis ? 0.5 : 1;
      const dear = cost.mana === null ? 0 : totalCost(cost.mana) * 0.1;
      return Math.max(0, textWorth(ability.effects, ability.targets) * once * (cost.tap ? 0.8 : 0.7) - dear);
    }
    case 'triggered': {
      const often = ability.when.on === 'phase' ? 1.2 : 0.75;
      return textWorth(ability.effects, ability.targets) * often;
    }
    case 'static':
      return ability.affects?.self === true || ability.affects === null ? 0.1 : 0.7;
    case 'protection':
      return 0.4;
    case 'replacement':
      return ability.replacement.replace === 'enter' && ability.replacement.copy !== null ? 2.6 : 0;
    default:
      return 0;
  }
}

/** The counters with which it comes into play: they are part of its body. */
function countersOn({ abilities }: CardDefinition): number {
  for (const ability of abilities)
    if (ability.ability === 'replacement' && ability.replacement.replace === 'enter') {
      const { counters } = ability.replacement;
      if (counters?.counter === '+1/+1') return roughly(counters.amount, USUAL_X);
    }
  return 0;
}

const targetsCreature = (targets: readonly TargetSpec[], index: number): boolean => {
  const types = targets[index]?.filter.types ?? targets[index]?.filter.anyType ?? [];
  return targets[index]?.kinds.includes('permanent') === true && (types.length === 0 || types.includes('creature'));
};

/** How many of all creatures a target may be: one that must be of a colour, or fly, is often not there. */
function reach(targets: readonly TargetSpec[], index: number): number {
  const filter = targets[index]?.filter ?? {};
  const narrow = [filter.colors, filter.keyword, filter.subtypes, filter.power, filter.toughness].filter(
    (each) => each !== undefined,
  );
  return narrow.length > 0 ? 0.45 : 1;
}

/** What a text does for whoever uses it. */
function textWorth(effects: readonly Effect[], targets: readonly TargetSpec[]): number {
  let worth = 0;
  for (const effect of flat(effects)) worth += effectWorth(effect, targets);
  return worth;
}

function effectWorth(effect: Effect, targets: readonly TargetSpec[]): number {
  switch (effect.do) {
    case 'damage': {
      const amount = roughly(effect.amount, USUAL_X);
      if (effect.to.ref === 'target')
        return targetsCreature(targets, effect.to.index)
          ? Math.min(2.8, 0.7 + amount * 0.5) * reach(targets, effect.to.index)
          : amount * 0.2;
      if (effect.to.ref === 'you') return -amount * 0.1;
      return effect.to.ref === 'all' ? Math.min(2.4, amount * 0.7) : amount * 0.15;
    }
    case 'destroy':
    case 'exile':
      if (effect.what.ref === 'all') return 2.2;
      return effect.what.ref === 'target' && targetsCreature(targets, effect.what.index)
        ? 2.8 * reach(targets, effect.what.index)
        : 0.9;
    case 'toHand':
      return effect.what.ref === 'target'
        ? targets[effect.what.index]?.kinds.includes('card') === true
          ? 1.5
          : 1
        : 0.4;
    case 'toPlay':
      return 1.6;
    case 'draw':
      return effect.who.ref === 'you' || effect.who.ref === 'target' ? 0.85 * roughly(effect.amount, USUAL_X) : 0.2;
    case 'token': {
      if ('copyOf' in effect.token) return 2;
      const [power, toughness] = effect.token.size.map((each) => roughly(each)) as [number, number];
      const each = 0.35 + (power + toughness) * 0.17 + effect.token.keywords.length * 0.25;
      return Math.min(3, each * roughly(effect.amount, USUAL_X));
    }
    case 'counter':
      return 1.5;
    case 'discard':
      if ('what' in effect) return 0.8;
      return effect.who.ref === 'you'
        ? -0.5
        : 0.8 * Math.min(3, effect.amount === 'all' ? 3 : roughly(effect.amount, USUAL_X));
    case 'sacrificeChoice':
      return effect.who.ref === 'you' ? -1.2 : 1.8;
    case 'loseLife':
      return (effect.who.ref === 'you' ? -0.1 : 0.25) * roughly(effect.amount, USUAL_X);
    case 'gainLife':
      return 0.1 * roughly(effect.amount, USUAL_X);
    case 'search':
      return 0.9;
    case 'tap':
      return 0.8;
    case 'putCounters':
      return 0.6 * Math.min(3, roughly(effect.amount, USUAL_X));
    case 'change':
      return changesWorth(effect, targets);
    case 'addMana':
    case 'addAnyMana':
      return 0.8;
    case 'regenerate':
      return 0.8;
    case 'extraTurn':
      return 2;
    case 'win':
      return 1.5;
    default:
      return 0.2;
  }
}

function changesWorth(effect: Extract<Effect, { do: 'change' }>, targets: readonly TargetSpec[]): number {
  const controls = effect.changes.some((each) => each.change === 'control');
  const forever = effect.until !== 'end of turn' && effect.until !== 'end of combat';
  if (controls) return forever ? 3 : 1.1;
  const intent = intentOf([effect], () => true);
  if (effect.what.ref === 'target' && targetsCreature(targets, effect.what.index)) {
    const kills = effect.changes.some((each) => each.change === 'size' && roughly(each.toughness, USUAL_X) < 0);
    if (kills) return Math.min(2.6, -intent * 0.7);
    return Math.min(1.2, Math.abs(intent) * (forever ? 0.4 : 0.25));
  }
  if (effect.what.ref === 'all') return Math.min(1.5, Math.abs(intent) * 0.4);
  return Math.min(0.9, Math.abs(intent) * 0.2);
}
