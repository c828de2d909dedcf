// Red cards that enter the pool with Tenth Edition, 2007.

import {
  all,
  controllerOf,
  eventPlayer,
  everybody,
  forEach,
  self,
  target,
  the,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  atPhase,
  bearerIs,
  change,
  creatureTokens,
  damage,
  destroy,
  dies,
  discardAtRandom,
  draw,
  entersPlay,
  gains,
  has,
  may,
  plus,
  pump,
  replacing,
  sacrifice,
  thisIs,
  toHand,
  triggered,
  untapIt,
} from '../../language/build.ts';
import {
  aura,
  type CardDefinition,
  card,
  creature,
  enchantment,
  instant,
  interrupt,
  legendary,
  sorcery,
} from '../../language/card.ts';
import { not } from '../../language/condition.ts';
import { cost, discardA, sacrificeA, sacrificeThis, tap } from '../../language/cost.ts';
import { any, creature as creatures, land as lands, subtype } from '../../language/filter.ts';
import { aCreature, anArtifact, another, aPlayer, creatureOrPlayer, permanent, spell } from '../../language/target.ts';

export const tenthRed: readonly CardDefinition[] = [
  card('Shunt', {
    cost: '{1}{R}{R}',
    type: interrupt,
    targets: [spell({ singleTarget: true })],
    effects: [{ do: 'chooseNewTargets', what: target(), another: true }],
  }),
  card('Anaba Bodyguard', {
    cost: '{3}{R}',
    type: creature('Minotaur'),
    size: [2, 3],
    abilities: [has('first strike')],
  }),
  card('Arcane Teachings', {
    cost: '{2}{R}',
    type: aura(creatures),
    abilities: [
      bearerIs(plus(2, 2), {
        change: 'ability',
        ability: activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
      }),
    ],
  }),
  card('Beacon of Destruction', {
    cost: '{3}{R}{R}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [damage(5, target()), { do: 'toLibrary', what: self, where: 'shuffled' }],
  }),
  card('Bloodfire Colossus', {
    cost: '{6}{R}{R}',
    type: creature('Giant'),
    size: [6, 6],
    abilities: [
      activated({ cost: ['{R}', sacrificeThis], effects: [damage(6, all(creatures)), damage(6, everybody)] }),
    ],
  }),
  card('Bloodrock Cyclops', {
    cost: '{2}{R}',
    type: creature('Cyclops'),
    size: [3, 3],
    abilities: [has('attacks each turn')],
  }),
  card('Bogardan Firefiend', {
    cost: '{2}{R}',
    type: creature('Elemental', 'Spirit'),
    size: [2, 1],
    abilities: [triggered(dies, [damage(2, target())], { targets: [aCreature] })],
  }),
  card('Cone of Flame', {
    cost: '{3}{R}{R}',
    type: sorcery,
    targets: [creatureOrPlayer, another(creatureOrPlayer), another(creatureOrPlayer)],
    effects: [damage(1, target(0)), damage(2, target(1)), damage(3, target(2))],
  }),
  card('Cryoclasm', {
    cost: '{2}{R}',
    type: sorcery,
    targets: [permanent(subtype('Plains', 'Island'))],
    effects: [destroy(target()), damage(3, controllerOf(target()))],
  }),
  card('Dragon Roost', {
    cost: '{4}{R}{R}',
    type: enchantment,
    abilities: [
      activated({
        cost: ['{5}{R}{R}'],
        effects: [creatureTokens(1, { subtypes: ['Dragon'], colors: ['red'], size: [5, 5], keywords: ['flying'] })],
      }),
    ],
  }),
  card('Duct Crawler', {
    cost: '{R}',
    type: creature('Insect'),
    size: [1, 1],
    abilities: [
      activated({
        cost: ['{1}{R}'],
        targets: [aCreature],
        effects: [change(target(), [{ change: 'canBlockOnly', filter: { noneOf: [{ self: true }] } }])],
      }),
    ],
  }),
  card('Fists of the Anvil', { cost: '{1}{R}', type: instant, targets: [aCreature], effects: [pump(target(), 4, 0)] }),
  card('Flamewave Invoker', {
    cost: '{2}{R}',
    type: creature('Goblin', 'Mutant'),
    size: [2, 2],
    abilities: [activated({ cost: ['{7}{R}'], targets: [aPlayer], effects: [damage(5, target())] })],
  }),
  card('Flowstone Slide', {
    cost: '{X}{2}{R}{R}',
    type: sorcery,
    effects: [pump(all(creatures), X, forEach(-1, X))],
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
  card('Goblin Elite Infantry', {
    cost: '{1}{R}',
    type: creature('Goblin', 'Warrior'),
    size: [2, 2],
    abilities: [
      triggered(
        {
          on: 'either',
          of: [
            { on: 'blocks', what: { self: true }, other: {} },
            { on: 'blocked', what: { self: true }, other: {}, each: false },
          ],
        },
        [pump(self, -1, -1)],
      ),
    ],
  }),
  card('Goblin Lore', { cost: '{1}{R}', type: sorcery, effects: [draw(4), discardAtRandom(3, you)] }),
  card('Goblin Sky Raider', {
    cost: '{2}{R}',
    type: creature('Goblin', 'Warrior'),
    size: [1, 2],
    abilities: [has('flying')],
  }),
  card('Guerrilla Tactics', {
    cost: '{1}{R}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [damage(2, target())],
    abilities: [
      triggered({ on: 'discards', who: 'you', what: { self: true }, by: 'opponent' }, [damage(4, target())], {
        targets: [creatureOrPlayer],
        from: 'graveyard',
      }),
    ],
  }),
  card('Kamahl, Pit Fighter', {
    cost: '{4}{R}{R}',
    type: legendary(creature('Human', 'Barbarian')),
    size: [6, 1],
    abilities: [has('haste'), activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(3, target())] })],
  }),
  card('Lavaborn Muse', {
    cost: '{3}{R}',
    type: creature('Spirit'),
    size: [3, 3],
    abilities: [
      triggered(atPhase('upkeep', 'opponents'), [damage(3, eventPlayer)], {
        condition: not({ if: 'compare', left: { amount: 'cards', zone: 'hand', of: eventPlayer }, is: '>', right: 2 }),
      }),
    ],
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
  card('Rage Weaver', {
    cost: '{1}{R}',
    type: creature('Human', 'Wizard'),
    size: [2, 1],
    abilities: [
      activated({
        cost: ['{2}'],
        targets: [permanent({ ...creatures, colors: ['black', 'green'] })],
        effects: [change(target(), [gains('haste')])],
      }),
    ],
  }),
  card('Relentless Assault', {
    cost: '{2}{R}{R}',
    type: sorcery,
    effects: [untapIt(all({ ...creatures, attackedThisTurn: true })), { do: 'turn', gets: 'another attack' }],
  }),
  card('Rock Badger', {
    cost: '{4}{R}',
    type: creature('Badger', 'Beast'),
    size: [3, 3],
    abilities: [has('mountainwalk')],
  }),
  card('Scoria Wurm', {
    cost: '{4}{R}',
    type: creature('Wurm'),
    size: [7, 7],
    abilities: [triggered(atPhase('upkeep'), [{ do: 'flipCoin', win: [], lose: [toHand(self)] }])],
  }),
  card('Seismic Assault', {
    cost: '{R}{R}{R}',
    type: enchantment,
    abilities: [activated({ cost: [discardA(lands)], targets: [creatureOrPlayer], effects: [damage(2, target())] })],
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
  card('Smash', { cost: '{2}{R}', type: instant, targets: [anArtifact], effects: [destroy(target()), draw(1)] }),
  card('Soulblast', {
    cost: '{3}{R}{R}{R}',
    type: instant,
    additionalCost: cost(sacrificeA(creatures, 'all', 'given')),
    targets: [creatureOrPlayer],
    effects: [damage({ amount: 'power', of: the('given') }, target())],
  }),
  card('Spark Elemental', {
    cost: '{R}',
    type: creature('Elemental'),
    size: [3, 1],
    abilities: [has('trample'), has('haste'), triggered(atPhase('end of turn', 'each'), [sacrifice()])],
  }),
  card('Stun', {
    cost: '{1}{R}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [gains("can't block")]), draw(1)],
  }),
  card('Sudden Impact', {
    cost: '{3}{R}',
    type: instant,
    targets: [aPlayer],
    effects: [damage({ amount: 'cards', zone: 'hand', of: target() }, target())],
  }),
  card('Threaten', {
    cost: '{2}{R}',
    type: sorcery,
    targets: [aCreature],
    effects: [untapIt(target()), change(target(), [{ change: 'control' }]), change(target(), [gains('haste')])],
  }),
  card('Thundering Giant', { cost: '{3}{R}{R}', type: creature('Giant'), size: [4, 3], abilities: [has('haste')] }),
  card('Uncontrollable Anger', {
    cost: '{2}{R}{R}',
    type: aura(creatures),
    abilities: [has('flash'), bearerIs(plus(2, 2), gains('attacks each turn'))],
  }),
  card('Viashino Runner', {
    cost: '{3}{R}',
    type: creature('Viashino'),
    size: [3, 2],
    abilities: [thisIs({ change: 'blockers', atLeast: 2 })],
  }),
  card('Viashino Sandscout', {
    cost: '{1}{R}',
    type: creature('Viashino', 'Scout'),
    size: [2, 1],
    abilities: [has('haste'), triggered(atPhase('end of turn', 'each'), [toHand(self)])],
  }),
  card('Squee, Goblin Nabob', {
    cost: '{2}{R}',
    type: legendary(creature('Goblin')),
    size: [1, 1],
    abilities: [triggered(atPhase('upkeep'), [may(toHand(self))], { from: 'graveyard' })],
  }),
];
