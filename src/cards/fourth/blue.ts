// Blue cards new to the basic game with Fourth Edition, 1995.

import { enchanted } from '../../language/amount.ts';
import {
  always,
  atPhase,
  bearerIs,
  plus,
  putCounters,
  sacrifice,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, enchantment } from '../../language/card.ts';
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
  card('Unstable Mutation', {
    cost: '{U}',
    type: aura(creatures),
    abilities: [bearerIs(plus(3, 3)), triggered(atPhase('upkeep', 'enchanted'), [putCounters('-1/-1', 1, enchanted)])],
  }),
];
