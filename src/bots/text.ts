// Texts: what a spell or ability says, read for what it does to its targets.

import { type CardDefinition, type Effect, type Id, type Keyword, type TargetSpec, totalCost } from '../game/index.ts';
import { auraIntent, hitsTarget, roughly } from './intent.ts';
import type { Sight } from './read.ts';

export interface AuraText {
  /** Good for what it is put on, or bad. */
  readonly intent: number;
  /** The keywords that its bearer has because of it. */
  readonly gives: readonly Keyword[];
}

/** What a spell or ability says, and how big its X would be. */
export interface Text {
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
  readonly x: number;
  /** For an Aura: what it does to what it is put on. */
  readonly aura: AuraText | null;
  /** Played as a sorcery: a pump must come before the attack. */
  readonly slow: boolean;
  /** An ability that may be used so many times in a row; once, if left out. */
  readonly times?: number;
  readonly source: Id;
}

const flattened = new WeakMap<readonly Effect[], readonly Effect[]>();

/** All effects of a text, also those inside of others. Texts are read again and again, so each is done once. */
export function flat(effects: readonly Effect[]): readonly Effect[] {
  let list = flattened.get(effects);
  if (list === undefined) {
    list = effects.flatMap((effect) =>
      effect.do === 'may' || effect.do === 'if' || effect.do === 'later'
        ? flat(effect.then)
        : effect.do === 'oneOf'
          ? flat(effect.of[0]?.then ?? [])
          : [effect],
    );
    flattened.set(effects, list);
  }
  return list;
}

/** The text of a spell in one of its modes; an Aura aims at what it enchants. */
export function spellText(sight: Sight, definition: CardDefinition, mode: number, source: Id): Text {
  const spell = definition.spell.modes[mode] ?? { targets: [], effects: [] };
  const cost = definition.cost;
  const fixed = cost === null ? 0 : totalCost(cost);
  const x = cost === null || cost.x === 0 ? 0 : Math.max(0, Math.floor((sight.mana - fixed) / cost.x));
  const slow = definition.types.includes('sorcery');
  if (definition.enchant === null)
    return { targets: spell.targets, effects: spell.effects, x, aura: null, slow, source };
  const target: TargetSpec = {
    kinds: [definition.enchantIn === undefined ? 'permanent' : 'card'],
    filter: definition.enchant,
    players: 'any',
    zone: definition.enchantIn ?? null,
    zoneOf: 'any',
    min: 1,
    max: 1,
    ofDamage: false,
  };
  return { targets: [target], effects: [], x, aura: auraText(definition), slow, source };
}

const auras = new WeakMap<CardDefinition, AuraText>();

function auraText(definition: CardDefinition): AuraText {
  let known = auras.get(definition);
  if (known === undefined) {
    const changes = definition.abilities.flatMap((ability) =>
      ability.ability === 'static' && ability.affects?.enchanted === true ? ability.changes : [],
    );
    const gives = changes.flatMap((change) => (change.change === 'keyword' ? [change.keyword] : []));
    known = { intent: auraIntent(definition), gives };
    auras.set(definition, known);
  }
  return known;
}

/** Damage that the text does to its nth target. */
export function damageTo(text: Text, index: number): number {
  let sum = 0;
  for (const effect of flat(text.effects))
    if (effect.do === 'damage' && hitsTarget(index)(effect.to)) sum += roughly(effect.amount, text.x);
  return sum;
}

/** Life that the text takes from its nth target. */
export function lifeLost(text: Text, index: number): number {
  let sum = 0;
  for (const effect of flat(text.effects))
    if (effect.do === 'loseLife' && hitsTarget(index)(effect.who)) sum += roughly(effect.amount, text.x);
  return sum;
}
