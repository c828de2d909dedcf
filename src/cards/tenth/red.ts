// Red cards that enter the pool with Tenth Edition, 2007.

import { all, self, target } from '../../language/amount.ts';
import {
  activated,
  atPhase,
  creatureTokens,
  damage,
  entersPlay,
  has,
  pump,
  replacing,
  sacrifice,
  triggered,
  untapIt,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, enchantment, instant, legendary, sorcery } from '../../language/card.ts';
import { sacrificeA, sacrificeThis, tap } from '../../language/cost.ts';
import { any, creature as creatures, subtype } from '../../language/filter.ts';
import { creatureOrPlayer } from '../../language/target.ts';

export const tenthRed: readonly CardDefinition[] = [
  card('Anaba Bodyguard', {
    cost: '{3}{R}',
    type: creature('Minotaur'),
    size: [2, 3],
    abilities: [has('first strike')],
  }),
  card('Bloodrock Cyclops', {
    cost: '{2}{R}',
    type: creature('Cyclops'),
    size: [3, 3],
    abilities: [has('attacks each turn')],
  }),
  card('Furnace of Rath', {
    cost: '{1}{R}{R}{R}',
    type: enchantment,
    abilities: [replacing({ replace: 'damage', from: any, to: 'creature or player', times: 2 })],
  }),
  card('Furnace Whelp', {
    cost: '{2}{R}{R}',
    type: creature('Dragon'),
    size: [2, 2],
    abilities: [has('flying'), activated({ cost: ['{R}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Goblin Sky Raider', {
    cost: '{2}{R}',
    type: creature('Goblin', 'Warrior'),
    size: [1, 2],
    abilities: [has('flying')],
  }),
  card('Kamahl, Pit Fighter', {
    cost: '{4}{R}{R}',
    type: legendary(creature('Human', 'Barbarian')),
    size: [6, 1],
    abilities: [has('haste'), activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(3, target())] })],
  }),
  card('Mogg Fanatic', {
    cost: '{R}',
    type: creature('Goblin'),
    size: [1, 1],
    abilities: [activated({ cost: [sacrificeThis], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
  }),
  card('Prodigal Pyromancer', {
    cost: '{2}{R}',
    type: creature('Human', 'Wizard'),
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
  }),
  card('Relentless Assault', {
    cost: '{2}{R}{R}',
    type: sorcery,
    effects: [untapIt(all({ ...creatures, attackedThisTurn: true })), { do: 'extraCombat' }],
  }),
  card('Rock Badger', {
    cost: '{4}{R}',
    type: creature('Badger', 'Beast'),
    size: [3, 3],
    abilities: [has('mountainwalk')],
  }),
  card('Shivan Hellkite', {
    cost: '{5}{R}{R}',
    type: creature('Dragon'),
    size: [5, 5],
    abilities: [
      has('flying'),
      activated({ cost: ['{1}{R}'], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
    ],
  }),
  card('Shock', { cost: '{R}', type: instant, targets: [creatureOrPlayer], effects: [damage(2, target())] }),
  card('Siege-Gang Commander', {
    cost: '{3}{R}{R}',
    type: creature('Goblin'),
    size: [2, 2],
    abilities: [
      triggered(entersPlay, [creatureTokens(3, { subtypes: ['Goblin'], colors: ['red'], size: [1, 1] })]),
      activated({
        cost: ['{1}{R}', sacrificeA(subtype('Goblin'))],
        targets: [creatureOrPlayer],
        effects: [damage(2, target())],
      }),
    ],
  }),
  card('Spark Elemental', {
    cost: '{R}',
    type: creature('Elemental'),
    size: [3, 1],
    abilities: [has('trample'), has('haste'), triggered(atPhase('end of turn', 'each'), [sacrifice()])],
  }),
  card('Thundering Giant', { cost: '{3}{R}{R}', type: creature('Giant'), size: [4, 3], abilities: [has('haste')] }),
];
