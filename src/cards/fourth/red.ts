// Red cards new to the basic game with Fourth Edition, 1995.

import { all, everybody, self, target, you } from '../../language/amount.ts';
import {
  activated,
  atPhase,
  bearerIs,
  damage,
  has,
  mayPay,
  plus,
  sacrifice,
  thisIs,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, instant } from '../../language/card.ts';
import { inPlay, not } from '../../language/condition.ts';
import { cost, payLife, sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures } from '../../language/filter.ts';
import { anOpponent, creatureOrPlayer } from '../../language/target.ts';

export const fourthRed: readonly CardDefinition[] = [
  card('Ball Lightning', {
    cost: '{R}{R}{R}',
    type: creature('Elemental'),
    summon: ['Ball Lightning'],
    size: [6, 1],
    abilities: [has('trample'), has('haste'), triggered(atPhase('end of turn', 'each'), [sacrifice()])],
  }),
  card('Bird Maiden', {
    cost: '{2}{R}',
    type: creature('Human', 'Bird'),
    summon: ['Bird Maiden'],
    size: [1, 2],
    abilities: [has('flying')],
  }),
  card('Brothers of Fire', {
    cost: '{1}{R}{R}',
    type: creature('Human', 'Shaman'),
    summon: ['Brother'],
    size: [2, 2],
    abilities: [
      activated({ cost: ['{1}{R}{R}'], targets: [creatureOrPlayer], effects: [damage(1, target()), damage(1, you)] }),
    ],
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
  card('Inferno', { cost: '{5}{R}{R}', type: instant, effects: [damage(6, all(creatures)), damage(6, everybody)] }),
  card('Tempest Efreet', {
    cost: '{1}{R}{R}{R}',
    type: creature('Efreet'),
    size: [3, 3],
    forAnte: true,
    abilities: [
      activated({
        cost: [tap, sacrificeThis],
        targets: [anOpponent],
        effects: [
          mayPay(
            target(),
            cost(payLife(10)),
            [],
            [
              { do: 'revealAtRandom', who: target(), amount: 1 },
              { do: 'exchangeOwners', who: target() },
            ],
          ),
        ],
      }),
    ],
  }),
];
