// Blue cards new to the basic game with Fourth Edition, 1995.

import { enchanted } from '../../language/amount.ts';
import {
  activated,
  always,
  atPhase,
  bearerIs,
  has,
  plus,
  putCounters,
  regenerate,
  sacrifice,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment } from '../../language/card.ts';
import { cost } from '../../language/cost.ts';
import { artifact as artifacts, creature as creatures } from '../../language/filter.ts';

export const fourthBlue: readonly CardDefinition[] = [
  card('Energy Flux', {
    cost: '{2}{U}',
    type: enchantment,
    abilities: [
      always(artifacts, {
        change: 'ability',
        ability: triggered(atPhase('upkeep'), [unlessPaid(cost('{2}'), sacrifice())], { upkeepCost: true }),
      }),
    ],
  }),
  card('Ghost Ship', {
    cost: '{2}{U}{U}',
    type: creature('Spirit'),
    summon: ['Ship'],
    size: [2, 4],
    abilities: [has('flying'), activated({ cost: ['{U}{U}{U}'], effects: [regenerate()] })],
  }),
  card('Segovian Leviathan', {
    cost: '{4}{U}',
    type: creature('Leviathan'),
    size: [3, 3],
    abilities: [has('islandwalk')],
  }),
  card('Unstable Mutation', {
    cost: '{U}',
    type: aura(creatures),
    abilities: [bearerIs(plus(3, 3)), triggered(atPhase('upkeep', 'enchanted'), [putCounters('-1/-1', 1, enchanted)])],
  }),
  card('Zephyr Falcon', {
    cost: '{1}{U}',
    type: creature('Bird'),
    summon: ['Falcon'],
    size: [1, 1],
    abilities: [has('flying'), has('vigilance')],
  }),
];
