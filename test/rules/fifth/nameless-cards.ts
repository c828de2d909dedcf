// Cards that the text of 1997 speaks of without naming one, and that the pool has none of.

import { all, everybody, target } from '../../../src/language/amount.ts';
import {
  activated,
  addMana,
  bearerIs,
  change,
  damage,
  destroy,
  gains,
  manaAbility,
  protectionFrom,
  pump,
  triggered,
} from '../../../src/language/build.ts';
import { artifact, aura, card, creature, enchantment, instant, sorcery } from '../../../src/language/card.ts';
import { sacrificeA, tap } from '../../../src/language/cost.ts';
import { creature as creatures, subtype } from '../../../src/language/filter.ts';
import { aCreature } from '../../../src/language/target.ts';

/** "A spell that removed the flying ability." */
export const grounding = card('Grounding', {
  cost: '{G}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'loseKeyword', keyword: 'flying' }])],
});

/** "An extra first strike enchantment." */
export const lance = card('Long Lance', {
  cost: '{W}',
  type: aura(creatures),
  abilities: [bearerIs(gains('first strike'))],
});

/** "It's possible to have protection from just about anything: artifacts, creatures, spells." */
export const rustMonk = card('Rust Monk', {
  cost: '{1}{W}',
  type: creature('Monk'),
  size: [1, 1],
  abilities: [protectionFrom({ types: ['artifact'] })],
});
export const ironBolt = card('Iron Bolt', {
  cost: '{1}',
  type: artifact,
  abilities: [activated({ cost: [tap], targets: [aCreature], effects: [damage(3, target())] })],
});
export const ironRain = card('Iron Rain', {
  cost: '{1}',
  type: artifact,
  abilities: [activated({ cost: [tap], effects: [damage(1, all(creatures))] })],
});

/** "A fast effect reduces your creature to 0 toughness." */
export const withering = card('Withering', {
  cost: '{B}',
  type: instant,
  targets: [aCreature],
  effects: [pump(target(), -1, -1)],
});

/** "A permanent that has taken lethal damage may still be sacrificed": a mana source may be used at any time. */
export const altar = card('Altar', {
  cost: '{3}',
  type: artifact,
  abilities: [manaAbility([sacrificeA(creatures)], addMana('C', 'C'))],
});

/** "Destroy all islands." */
export const ebb = card('Ebb', { cost: '{2}{R}', type: sorcery, effects: [destroy(all(subtype('Island')))] });

/** Spells that affect both players at the same time. */
export const tribute = card('Tribute', {
  cost: '{B}',
  type: instant,
  effects: [{ do: 'sacrificeChoice', who: everybody, filter: creatures, amount: 1, otherwise: [] }],
});
export const plague = card('Plague', {
  cost: '{B}',
  type: instant,
  effects: [{ do: 'poison', who: everybody, amount: 10 }],
});

/** A triggered effect that causes damage, and may trigger in the middle of a batch. */
export const thorns = card('Thorns', {
  cost: '{1}{R}',
  type: enchantment,
  abilities: [triggered({ on: 'dies', what: creatures }, [damage(1, everybody)])],
});
