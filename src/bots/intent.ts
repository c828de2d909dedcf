// Intent: whether what an effect does to somebody or something is good for it (above zero) or bad (below).

import type { Ability, CardDefinition, Change, Effect, Ref } from '../game/index.ts';
import { cardsIntent } from './cards-meant.ts';

/** Whether a reference means the thing we ask about. */
export type Hits = (ref: Ref) => boolean;

export const hitsTarget =
  (index: number): Hits =>
  (ref) =>
    ref.ref === 'target'
      ? ref.index === index
      : (ref.ref === 'controller' || ref.ref === 'owner') && hitsTarget(index)(ref.of);

const BAD_KEYWORDS: readonly string[] = [
  'defender',
  "can't attack",
  "can't block",
  "doesn't untap",
  "can't be regenerated",
  'attacks each turn',
  'strikes nobody',
];

/** A rough number: what is counted in play is taken to be one or two. */
export function roughly(amount: unknown, x = 2): number {
  if (typeof amount === 'number') return amount;
  const words = amount as { amount?: string; of?: unknown; by?: number; into?: number } | null;
  if (words === null || typeof words !== 'object') return 1;
  if (words.amount === 'x') return x;
  if (words.amount === 'times') return roughly(words.of, x) * (words.by ?? 1);
  if (words.amount === 'part') return roughly(words.of, x) / (words.into ?? 2);
  if (words.amount === 'sum' && Array.isArray(words.of))
    return words.of.reduce((sum: number, each) => sum + roughly(each, x), 0);
  return 2;
}

export function changeIntent(change: Change): number {
  switch (change.change) {
    case 'size':
      return roughly(change.power) * 0.5 + roughly(change.toughness) * 0.9;
    case 'setSize':
      return -1;
    case 'price':
      return change.doing === 'attack' ? -1.6 : -0.4;
    case 'company':
      return -0.7;
    case 'keyword':
      return BAD_KEYWORDS.includes(change.keyword) ? -2 : 1;
    case 'loseKeyword':
      return BAD_KEYWORDS.includes(change.keyword) ? 2 : -1;
    case 'ability':
      return abilityIntent(change.ability, (ref) => ref.ref === 'this' || ref.ref === 'you');
    case 'control':
      return -4;
    case 'onlyIf':
      return change.does === 'untap' ? -2 : -1;
    case 'landType':
    case 'loseAbilities':
    case 'canBlockOnly':
    case 'exileIfDies':
      return -1;
    case 'costs':
      return -change.more;
    case 'mayPlay':
      return 1.5;
    case 'protection':
    case 'preventFrom':
    case 'onlyBy':
    case 'notBlockableBy':
      return 1;
    case 'notTargetOf':
    case 'cantBeEnchanted':
      return 0.5;
    default:
      return 0;
  }
}

function abilityIntent(ability: Ability, hits: Hits): number {
  if (ability.ability === 'keyword') return changeIntent({ change: 'keyword', keyword: ability.keyword });
  if (ability.ability === 'protection') return 1;
  // Mana for life is worth it only to those who know what for.
  if (ability.ability === 'activated' && ability.cost.life > 0) return -1;
  if (ability.ability === 'activated') return 1 + Math.min(0, intentOf(ability.effects, hits));
  return ability.ability === 'triggered' ? 0.5 + intentOf(ability.effects, hits) : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What a list of effects does to the thing; `text`: all that is said, where they are a part of it. */
export const intentOf = (effects: readonly Effect[], hits: Hits, text: readonly Effect[] = effects): number =>
  sum(effects.map((effect) => effectIntent(effect, hits) + cardsIntent(effect, hits, text)));

function effectIntent(effect: Effect, hits: Hits): number {
  switch (effect.do) {
    case 'damage':
      return hits(effect.to) ? -2 : 0;
    case 'prevent':
    case 'preventFromSource':
      return hits(effect.to) ? 1 : 0;
    case 'attach':
      return hits(effect.to) ? 1 : 0;
    case 'change':
      return hits(effect.what) ? sum(effect.changes.map(changeIntent)) : 0;
    case 'putCounters':
      return hits(effect.what) ? (effect.counter.startsWith('-') ? -1 : 1) : 0;
    case 'removeCounters':
      return hits(effect.what) ? (effect.counter.startsWith('-') ? 1 : -1) : 0;
    case 'may':
      return intentOf(effect.then, hits) * 0.5;
    case 'if':
      return intentOf(effect.then, hits) * 0.7;
    case 'repeat':
      return intentOf(effect.then, hits);
    case 'flipCoin':
      if (effect.who?.ref === 'together' && effect.who.of.some(hits)) return -1;
      return (intentOf(effect.win, hits) + intentOf(effect.lose, hits)) * 0.5;
    case 'oneOf':
      return intentOf(effect.of[0]?.then ?? [], hits);
    case 'later':
      return intentOf(effect.then, hits) * 0.8;
    default:
      return plainIntent(effect, hits);
  }
}

const ON_THINGS: { readonly [verb: string]: number } = {
  destroy: -3,
  sacrifice: -3,
  exile: -3,
  toHand: -1.5,
  toLibrary: -2,
  toPlay: 3,
  counter: -3,
  tap: -1,
  untap: 1,
  tapOrUntap: -1,
  block: -1.5,
  regenerate: 1.5,
};

const ON_PLAYERS: { readonly [verb: string]: number } = {
  gainLife: 0.3,
  loseLife: -1.5,
  draw: 2,
  discard: -1.5,
  sacrificeChoice: -2,
  shuffleGraveyard: 0.3,
  mill: -0.5,
  search: 2,
  addMana: 0.2,
  emptyPool: -0.5,
  token: 2,
  extraTurn: 4,
  poison: -2,
  win: 50,
  lose: -50,
};

function plainIntent(effect: Effect, hits: Hits): number {
  if ('what' in effect && hits(effect.what)) return ON_THINGS[effect.do] ?? 0;
  if ('who' in effect && hits(effect.who)) return ON_PLAYERS[effect.do] ?? 0;
  return 0;
}

const onBearer: Hits = (ref) =>
  ref.ref === 'enchanted' ||
  ref.ref === 'subject' ||
  ref.ref === 'eventPlayer' ||
  (ref.ref === 'controller' && onBearer(ref.of));

/** What an Aura does to what it is put on. */
export function auraIntent(definition: CardDefinition): number {
  const parts = definition.abilities.map((ability): number => {
    if (ability.ability === 'static')
      return ability.affects?.enchanted === true ? sum(ability.changes.map(changeIntent)) : 0;
    if (ability.ability === 'activated') return intentOf(ability.effects, onBearer);
    return ability.ability === 'triggered' ? intentOf(ability.effects, onBearer) * 0.6 : 0;
  });
  return sum(parts);
}
