// Red cards new to the basic game with Fourth Edition, 1995.

import { self } from '../../language/amount.ts';
import { atPhase, bearerIs, has, plus, sacrifice, thisIs, triggered } from '../../language/build.ts';
import { aura, type CardDefinition, card, creature } from '../../language/card.ts';
import { inPlay, not } from '../../language/condition.ts';
import { creature as creatures } from '../../language/filter.ts';

export const fourthRed: readonly CardDefinition[] = [
  card('Ball Lightning', {
    cost: '{R}{R}{R}',
    type: creature('Elemental'),
    summon: ['Ball Lightning'],
    size: [6, 1],
    abilities: [has('trample'), has('haste'), triggered(atPhase('end of turn', 'each'), [sacrifice()])],
  }),
  card('Giant Strength', { cost: '{R}{R}', type: aura(creatures), abilities: [bearerIs(plus(2, 2))] }),
  card('Goblin Rock Sled', {
    cost: '{1}{R}',
    type: creature('Goblin'),
    summon: ['Rock Sled'],
    size: [3, 1],
    abilities: [
      has('trample'),
      thisIs({ change: 'untapsOnlyIf', condition: not({ if: 'attackedLastTurn', what: self }) }),
      thisIs({ change: 'attacksOnlyIf', condition: inPlay({ subtypes: ['Mountain'], controller: 'defending' }) }),
    ],
  }),
  card('Immolation', { cost: '{R}', type: aura(creatures), abilities: [bearerIs(plus(2, -2))] }),
];
