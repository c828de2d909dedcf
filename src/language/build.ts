// Tiny builders, so that a card reads like a sentence. Each returns plain data with every field there.

import type { Ability, ActivatedAbility, PhaseName, PhaseOf, Replace, TriggeredAbility, When } from './ability.ts';
import {
  type Amount,
  type Choice,
  count,
  enchanted,
  minus,
  type Ref,
  self,
  target,
  the,
  topOf,
  you,
} from './amount.ts';
import type { Condition } from './condition.ts';
import { type Cost, type CostPart, cost as costOf } from './cost.ts';
import type { Change, Duration, Effect, PlayerRule, TokenSpec } from './effect.ts';
import { creature, type Filter, yours } from './filter.ts';
import type { Keyword } from './keyword.ts';
import type { ManaKind } from './mana.ts';
import { permanent, type TargetSpec, withDamage } from './target.ts';

// ---- abilities ----

export const has = (keyword: Keyword): Ability => ({ ability: 'keyword', keyword });
export const protectionFrom = (from: Filter): Ability => ({ ability: 'protection', from });

export interface ActivatedWords {
  cost: readonly (CostPart | string)[];
  targets?: readonly TargetSpec[];
  effects: readonly Effect[];
  speed?: ActivatedAbility['speed'];
  during?: ActivatedAbility['during'];
  by?: ActivatedAbility['by'];
  once?: boolean;
  condition?: Condition;
  from?: 'graveyard';
  leastX?: number;
  spent?: string;
}

export const activated = (words: ActivatedWords): ActivatedAbility => ({
  ability: 'activated',
  cost: costOf(...words.cost),
  targets: withDamage(words.targets ?? [], words.effects),
  effects: words.effects,
  speed: words.speed ?? 'instant',
  during: words.during ?? null,
  by: words.by ?? 'controller',
  once: words.once ?? false,
  condition: words.condition ?? null,
  equip: false,
  ...(words.from === undefined ? {} : { from: words.from }),
  ...(words.leastX === undefined ? {} : { leastX: words.leastX }),
  ...(words.spent === undefined ? {} : { spent: words.spent }),
});

export const manaAbility = (costs: readonly (CostPart | string)[], ...effects: Effect[]): ActivatedAbility =>
  activated({ cost: costs, effects, speed: 'interrupt' });

/** Equipment: pay, and put it on a creature you control, when a sorcery could be played. */
export const equip = (...costs: (CostPart | string)[]): ActivatedAbility => ({
  ...activated({
    cost: costs,
    targets: [permanent(yours(creature))],
    effects: [{ do: 'attach', what: self, to: target() }],
    speed: 'sorcery',
  }),
  equip: true,
});

/** A planeswalker's ability: so much loyalty, when a sorcery could be played. */
export const loyaltyAbility = (
  loyalty: number | '-x',
  words: Pick<ActivatedWords, 'targets' | 'effects'>,
): ActivatedAbility => activated({ ...words, cost: [{ loyalty }], speed: 'sorcery' });

export interface TriggeredWords {
  condition?: Condition;
  targets?: readonly TargetSpec[];
  upkeepCost?: boolean;
  chooser?: 'event';
  from?: 'graveyard';
}

export const triggered = (when: When, effects: readonly Effect[], words: TriggeredWords = {}): TriggeredAbility => ({
  ability: 'triggered',
  when,
  condition: words.condition ?? null,
  targets: withDamage(words.targets ?? [], effects),
  effects,
  upkeepCost: words.upkeepCost ?? false,
  ...(words.chooser === undefined ? {} : { chooser: words.chooser }),
  ...(words.from === undefined ? {} : { from: words.from }),
});

/** So much more for each creature that blocks it beyond the first. */
export const rampage = (number: number): TriggeredAbility => {
  const beyond: Amount = minus(count({ types: ['creature'], fighting: 'blocking' }), 1);
  const more: Amount = { amount: 'times', of: beyond, by: number };
  return {
    ...triggered({ on: 'blocked', what: { self: true }, other: {}, each: false }, [pump(self, more, more)]),
    called: { word: 'rampage', number },
  };
};

const ME: Filter = { self: true };
export const entersPlay: When = { on: 'enters', what: ME };
/** Portal's creatures do something only when they come "into play from your hand". */
export const entersFromHand: When = { on: 'enters', what: ME, from: 'hand' };
export const dies: When = { on: 'dies', what: ME };
export const attacks: When = { on: 'attacks', what: ME };
export const atPhase = (phase: PhaseName, whose: PhaseOf = 'you'): When => ({ on: 'phase', phase, whose });

/** A static ability of the source about things in play. */
export const always = (affects: Filter, ...changes: Change[]): Ability => ({
  ability: 'static',
  affects,
  players: null,
  zone: 'play',
  changes,
  condition: null,
});
export const onSpells = (affects: Filter, ...changes: Change[]): Ability => ({
  ability: 'static',
  affects,
  players: null,
  zone: 'chain',
  changes,
  condition: null,
});
export const onPlayers = (players: Ref, ...changes: Change[]): Ability => ({
  ability: 'static',
  affects: null,
  players,
  zone: 'play',
  changes,
  condition: null,
});
/** About the source itself. */
export const thisIs = (...changes: Change[]): Ability => always(ME, ...changes);
/** About what the source enchants (or equips). */
export const bearerIs = (...changes: Change[]): Ability => always({ enchanted: true }, ...changes);
/** The same static ability, but only while the condition is true. */
export const asLongAs = (condition: Condition, ability: Ability): Ability => {
  if (ability.ability !== 'static') throw new Error('asLongAs speaks of static abilities only');
  return { ...ability, condition };
};
/** The same static ability, which goes on until the turn ends when its source has left play. */
export const lingering = (ability: Ability): Ability => {
  if (ability.ability !== 'static') throw new Error('lingering speaks of static abilities only');
  return { ...ability, lingers: true };
};
export const replacing = (replacement: Replace): Ability => ({ ability: 'replacement', replacement });
export const entering = (words: Partial<Extract<Replace, { replace: 'enter' }>>): Ability =>
  replacing({ replace: 'enter', what: ME, tapped: false, counters: null, choose: null, copy: null, ...words });

// ---- changes ----

export const plus = (power: Amount, toughness: Amount): Change => ({ change: 'size', power, toughness });
export const sized = (power: Amount, toughness: Amount): Change => ({ change: 'setSize', power, toughness });
export const gains = (keyword: Keyword): Change => ({ change: 'keyword', keyword });
/** For players: a rule that holds for them. */
export const playerRule = (rule: PlayerRule): Change => ({ change: 'playerRule', rule });

// ---- effects ----

/** The effect, and the name by which the text speaks of what came of it: `the(name)`, `numberOf(name)`. */
export const named = (as: string, effect: Effect): Effect => ({ ...effect, as });

export const damage = (amount: Amount, to: Ref): Effect => ({
  do: 'damage',
  amount,
  to,
  divided: null,
  noRegeneration: false,
});
/** Damage to the targets, divided as you choose among them on announcing. */
export const divided = (amount: Amount): Effect => ({
  do: 'damage',
  amount,
  to: target(),
  divided: 'chosen',
  noRegeneration: false,
});
/** Somebody else than the source of the text deals it. */
export const damageBy = (by: Ref, amount: Amount, to: Ref): Effect => ({
  do: 'damage',
  amount,
  to,
  divided: null,
  noRegeneration: false,
  by,
});
export const gainLife = (amount: Amount, who: Ref = you): Effect => ({ do: 'gainLife', who, amount });
/** The life gained along with damage: "deals 2 damage to … and you gain 2 life". */
export const alongGain = (amount: Amount): Effect => ({ do: 'gainLife', who: you, amount, along: true });
export const loseLife = (amount: Amount, who: Ref): Effect => ({ do: 'loseLife', who, amount });
export const draw = (amount: Amount, who: Ref = you): Effect => ({ do: 'draw', who, amount });
export const discard = (amount: Amount, who: Ref): Effect => ({
  do: 'discard',
  who,
  amount,
  how: 'choose',
  filter: {},
});
export const discardAtRandom = (amount: Amount, who: Ref): Effect => ({
  do: 'discard',
  who,
  amount,
  how: 'random',
  filter: {},
});
export const destroy = (what: Ref): Effect => ({ do: 'destroy', what, bury: false });
export const bury = (what: Ref): Effect => ({ do: 'destroy', what, bury: true });
export const sacrifice = (what: Ref = self): Effect => ({ do: 'sacrifice', what });
/** The players choose what they sacrifice. */
export const sacrificeSome = (who: Ref, filter: Filter, amount: Amount): Effect => ({
  do: 'sacrificeChoice',
  who,
  filter,
  amount,
  otherwise: [],
});
/** You sacrifice one of these and do the first, or do the second if there is none. */
export const sacrificeOr = (filter: Filter, then: readonly Effect[], otherwise: readonly Effect[]): Effect => ({
  do: 'sacrificeChoice',
  who: you,
  filter,
  amount: 1,
  then,
  otherwise,
});
export const exile = (what: Ref): Effect => ({ do: 'exile', what });
export const toHand = (what: Ref): Effect => ({ do: 'toHand', what });
/** Puts cards into play under your control. */
export const toPlay = (what: Ref, under: Ref = you): Effect => ({ do: 'toPlay', what, under, tapped: false });
export const counterSpell = (what: Ref): Effect => ({ do: 'counter', what });
export const tapIt = (what: Ref): Effect => ({ do: 'tap', what });
export const untapIt = (what: Ref): Effect => ({ do: 'untap', what });
export const change = (what: Ref, changes: readonly Change[], until: Duration = 'end of turn'): Effect => ({
  do: 'change',
  what,
  changes,
  until,
});
/** Until the turn ends, of all such things, also of those that come later: what they may and must do. */
export const meanwhile = (filter: Filter, ...changes: Change[]): Effect => ({
  do: 'change',
  what: { ref: 'all', filter },
  changes,
  until: 'end of turn',
  coming: true,
});
/** As long as you control the source of the text, and for as long as it remains tapped as well. */
export const whileYours: Duration = { while: { if: 'is', what: self, filter: { controller: 'you' } } };
export const whileYoursAndTapped: Duration = {
  while: {
    if: 'both',
    of: [
      { if: 'is', what: self, filter: { controller: 'you' } },
      { if: 'is', what: self, filter: { tapped: true } },
    ],
  },
};
/** Once, when you lose control of these. */
export const whenControlIsLost = (of: Ref, ...then: Effect[]): Effect => ({
  do: 'later',
  when: 'control lost',
  of,
  then,
});
export const pump = (what: Ref, power: Amount, toughness: Amount): Effect => change(what, [plus(power, toughness)]);
export const addMana = (...mana: ManaKind[]): Effect => ({ do: 'addMana', who: you, mana, times: 1 });
export const addOneOf = (...kinds: ManaKind[]): Effect => ({ do: 'addAnyMana', who: you, kinds, times: 1 });
export const preventNext = (amount: Amount, to: Ref): Effect => ({ do: 'prevent', to, amount });
export const regenerate = (what: Ref = self): Effect => ({ do: 'regenerate', what });
export const putCounters = (counter: string, amount: Amount, what: Ref = self): Effect => ({
  do: 'putCounters',
  what,
  counter,
  amount,
});
/** Creature tokens named after their type. */
export const creatureTokens = (
  amount: Amount,
  token: Pick<TokenSpec, 'subtypes' | 'colors' | 'size'> & Partial<TokenSpec>,
): Effect => ({
  do: 'token',
  who: you,
  amount,
  token: { name: token.subtypes.join(' '), types: ['creature'], supertypes: [], keywords: [], ...token },
});
export const atEndOfCombat = (...then: Effect[]): Effect => ({ do: 'later', when: 'end of combat', then });
/** At the end of the extra turn that was just spoken of. */
export const atEndOfThatTurn = (...then: Effect[]): Effect => ({ do: 'later', when: 'end of that turn', then });
/** At the beginning of the next turn's upkeep, whoever's it is. */
export const atNextUpkeep = (...then: Effect[]): Effect => ({ do: 'later', when: 'next upkeep', then });
/** At the end of your own next turn, or of this one if it is yours. */
export const atYourEndOfTurn = (...then: Effect[]): Effect => ({ do: 'later', when: 'your end of turn', then });
export const atEndOfTurn = (...then: Effect[]): Effect => ({ do: 'later', when: 'end of turn', then });
export const may = (...then: Effect[]): Effect => ({ do: 'may', who: you, cost: null, then, otherwise: [] });
export const mayOr = (then: readonly Effect[], otherwise: readonly Effect[]): Effect => ({
  do: 'may',
  who: you,
  cost: null,
  then,
  otherwise,
});
export const mayPay = (
  who: Ref,
  cost: Cost,
  then: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Extract<Effect, { do: 'may' }> => ({
  do: 'may',
  who,
  cost,
  then,
  otherwise,
});
/** The same, but whoever can pay it from lands and mana pool must. */
export const mustPay = (who: Ref, cost: Cost, then: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  do: 'may',
  who,
  cost,
  must: true,
  then,
  otherwise,
});
/** "… unless you pay": what happens if the cost is not paid. */
export const unlessPaid = (cost: Cost, ...otherwise: Effect[]): Effect => mayPay(you, cost, [], otherwise);
/** The player says whether to go on; what was said goes by the name. */
export const goOn = (as: string, who: Ref): Effect => ({ do: 'may', who, cost: null, then: [], otherwise: [], as });
export const ifSo = (condition: Condition, then: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  do: 'if',
  condition,
  then,
  otherwise,
});
/** You search your library for up to so many cards, show them, and shuffle. */
export const search = (
  filter: Filter,
  amount: Amount,
  to: Extract<Effect, { do: 'search' }>['to'],
  reveal = true,
): Effect => ({ do: 'search', who: you, filter, amount, to, reveal });
/** As many cards as the player likes. */
export const discardAny = (who: Ref): Effect => ({ do: 'discard', who, amount: 'any', how: 'choose', filter: {} });
export const discardIt = (what: Ref): Effect => ({ do: 'discard', what });
export const choose = (as: string, what: Choice): Effect => ({ do: 'choose', what, as });
export const reveal = (what: Ref): Effect => ({ do: 'reveal', what });
/** You look at the cards. */
export const lookAt = (what: Ref): Effect => ({ do: 'reveal', what, to: you });
export const toLibrary = (what: Ref, where: Extract<Effect, { do: 'toLibrary' }>['where'] = 'top'): Effect => ({
  do: 'toLibrary',
  what,
  where,
});
/** In an order of your choice. */
export const inAnyOrder = (what: Ref, where: 'top' | 'bottom'): Effect => ({
  do: 'toLibrary',
  what,
  where,
  order: you,
});
/** You look at so many cards on top of a library and put them back in any order. */
export const arrangeTop = (amount: Amount, of: Ref): readonly Effect[] => [
  named('seen', lookAt(topOf(of, amount))),
  inAnyOrder(the('seen'), 'top'),
];
export const onBearer = enchanted;
export const shuffle = (who: Ref): Effect => ({ do: 'shuffle', who });
export const exchange = (of: Extract<Effect, { do: 'exchange' }>['of'], what: Ref, other: Ref): Effect => ({
  do: 'exchange',
  of,
  what,
  with: other,
});
/** The player may play the card for nothing; if it is not played, something else is done. */
export const playFree = (who: Ref, what: Ref, ...otherwise: Effect[]): Effect => ({ do: 'play', who, what, otherwise });
export const nameCard = (as: string, who: Ref): Effect => ({ do: 'nameCard', who, as });
/** For each of these, which go by the name: `forEachOf('each', all(land), …)`. */
export const forEachOf = (as: string, of: Ref, ...then: Effect[]): Effect => ({ do: 'forEach', of, then, as });
export const repeat = (times: Amount, ...then: Effect[]): Effect => ({ do: 'repeat', times, until: null, then });
export const repeatUntil = (until: Condition, ...then: Effect[]): Effect => ({
  do: 'repeat',
  times: null,
  until,
  then,
});
