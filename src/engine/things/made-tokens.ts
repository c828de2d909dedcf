// The tokens that cards make, found in their definitions once for all books.

import type { CardDefinition } from '../../language/card.ts';
import type { Effect, TokenSpec } from '../../language/effect.ts';
import { otherReadings } from './rewording.ts';

/** A token, and what it is found by. */
export type NamedToken = readonly [spec: TokenSpec, key: string];

const named = (specs: readonly TokenSpec[]): NamedToken[] => specs.map((spec) => [spec, JSON.stringify(spec)]);

/** What is the same in every book is found out once: the tokens that a definition makes, and those that it makes when its words are changed. */
const madeBy = new WeakMap<CardDefinition, readonly NamedToken[]>();
const rewordings = new Map<string, readonly NamedToken[]>();

export function tokensOf(definition: CardDefinition): readonly NamedToken[] {
  const found = madeBy.get(definition) ?? named(tokenSpecs(definition));
  madeBy.set(definition, found);
  return found;
}

export function reworded(key: string): readonly NamedToken[] {
  const found = rewordings.get(key) ?? named(otherReadings(JSON.parse(key) as TokenSpec));
  rewordings.set(key, found);
  return found;
}

function effectsOf(definition: CardDefinition): Effect[] {
  const found: Effect[] = definition.spell.modes.flatMap((mode) => mode.effects);
  const fromAbilities = (abilities: CardDefinition['abilities']): void => {
    for (const ability of abilities) {
      if (ability.ability === 'activated' || ability.ability === 'triggered') found.push(...ability.effects);
      if (ability.ability === 'static')
        fromAbilities(ability.changes.flatMap((change) => (change.change === 'ability' ? [change.ability] : [])));
    }
  };
  fromAbilities(definition.abilities);
  return found;
}

function tokenSpecs(definition: CardDefinition): TokenSpec[] {
  const specs: TokenSpec[] = [];
  const walk = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (effect.do === 'token' && !('copyOf' in effect.token)) {
        specs.push(effect.token);
        for (const ability of effect.token.abilities ?? [])
          if (ability.ability === 'activated' || ability.ability === 'triggered') walk(ability.effects);
      }
      if (effect.do === 'may' || effect.do === 'if') walk([...effect.then, ...effect.otherwise]);
      if (effect.do === 'flipCoin') walk([...effect.win, ...effect.lose]);
      if (effect.do === 'later') walk(effect.then);
    }
  };
  walk(effectsOf(definition));
  return specs;
}
