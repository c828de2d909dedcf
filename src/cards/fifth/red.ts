// Red cards new to the basic game with Fifth Edition, 1997.

import { self, target } from '../../language/amount.ts';
import { activated, has, pump, thisIs } from '../../language/build.ts';
import { type CardDefinition, card, creature, instant } from '../../language/card.ts';
import { creature as creatures, withKeyword } from '../../language/filter.ts';
import { creatureOrPlayer } from '../../language/target.ts';

export const fifthRed: readonly CardDefinition[] = [
  card('Flame Spirit', {
    cost: '{4}{R}',
    type: creature('Elemental', 'Spirit'),
    summon: ['Spirit'],
    size: [2, 3],
    abilities: [activated({ cost: ['{R}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Goblin Hero', { cost: '{2}{R}', type: creature('Goblin'), size: [2, 2] }),
  card('Incinerate', {
    cost: '{1}{R}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [{ do: 'damage', amount: 3, to: target(), divided: null, noRegeneration: true }],
  }),
  card('Sabretooth Tiger', {
    cost: '{2}{R}',
    type: creature('Cat'),
    summon: ['Tiger'],
    size: [2, 1],
    abilities: [has('first strike')],
  }),
  card('Stone Spirit', {
    cost: '{4}{R}',
    type: creature('Elemental', 'Spirit'),
    summon: ['Spirit'],
    size: [4, 3],
    abilities: [thisIs({ change: 'notBlockableBy', filter: withKeyword(creatures, 'flying') })],
  }),
];
