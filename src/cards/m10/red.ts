// Red cards that enter the pool with the core set of 2010, printed in 2009.

import { allOf, target, X } from '../../language/amount.ts';
import { always, damage, gains, has, loyaltyAbility, plus } from '../../language/build.ts';
import { type CardDefinition, card, creature, planeswalker } from '../../language/card.ts';
import { creature as creatures, other, yours } from '../../language/filter.ts';
import { aCreature, aPlayer } from '../../language/target.ts';

export const m10Red: readonly CardDefinition[] = [
  card('Chandra Nalaar', {
    cost: '{3}{R}{R}',
    type: planeswalker('Chandra'),
    loyalty: 6,
    abilities: [
      loyaltyAbility(1, { targets: [aPlayer], effects: [damage(1, target())] }),
      loyaltyAbility('-x', { targets: [aCreature], effects: [damage(X, target())] }),
      loyaltyAbility(-8, {
        targets: [aPlayer],
        effects: [damage(10, target()), damage(10, allOf(creatures, target()))],
      }),
    ],
  }),
  card('Goblin Chieftain', {
    cost: '{1}{R}{R}',
    type: creature('Goblin'),
    size: [2, 2],
    abilities: [has('haste'), always(other(yours({ ...creatures, subtypes: ['Goblin'] })), plus(1, 1), gains('haste'))],
  }),
];
