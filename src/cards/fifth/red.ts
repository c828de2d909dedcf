// Red cards new to the basic game with Fifth Edition, 1997.

import { type Amount, all, allOf, controllerOf, numberOf, self, target, X, you } from '../../language/amount.ts';
import {
  activated,
  always,
  atNextUpkeep,
  atPhase,
  bearerIs,
  bury,
  change,
  counterSpell,
  creatureTokens,
  damage,
  destroy,
  draw,
  gainLife,
  gains,
  goOn,
  has,
  ifSo,
  loseLife,
  may,
  mayPay,
  named,
  plus,
  pump,
  putCounters,
  repeatUntil,
  tapIt,
  thisIs,
  triggered,
  whileYours,
} from '../../language/build.ts';
import {
  aura,
  type CardDefinition,
  card,
  creature,
  enchantment,
  instant,
  interrupt,
  sorcery,
} from '../../language/card.ts';
import { inPlay, not } from '../../language/condition.ts';
import { cost, sacrificeA, sacrificeThis, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import {
  artifact as artifacts,
  creature as creatures,
  land as lands,
  subtype,
  withKeyword,
  yours,
} from '../../language/filter.ts';
import { aCreature, aLand, anOpponent, creatureOrPlayer, permanent, spell } from '../../language/target.ts';

/** One at first, and twice as much each time. */
const twiceTheStake: Amount = {
  amount: 'bound',
  is: 'atLeast',
  of: [1, { amount: 'times', of: numberOf('stake'), by: 2 }],
};

export const fifthRed: readonly CardDefinition[] = [
  card('Orcish Squatters', {
    cost: '{4}{R}',
    type: creature('Orc'),
    size: [2, 3],
    abilities: [
      triggered(
        { on: 'unblocked', what: { self: true } },
        [may(change(target(), [{ change: 'control' }], whileYours), change(self, [gains('strikes nobody')]))],
        { targets: [permanent({ ...lands, controller: 'defending' })] },
      ),
    ],
  }),
  card('Ambush Party', {
    cost: '{4}{R}',
    type: creature('Human', 'Rogue'),
    summon: ['Ambush Party'],
    size: [3, 1],
    abilities: [has('first strike'), has('haste')],
  }),
  card('Atog', {
    cost: '{1}{R}',
    type: creature('Atog'),
    size: [1, 2],
    abilities: [activated({ cost: [sacrificeA(artifacts)], effects: [pump(self, 2, 2)] })],
  }),
  card('Brassclaw Orcs', {
    cost: '{2}{R}',
    type: creature('Orc'),
    size: [3, 2],
    abilities: [thisIs({ change: 'canBlockOnly', filter: { noneOf: [{ ...creatures, power: { min: 2 } }] } })],
  }),
  card('Conquer', { cost: '{3}{R}{R}', type: aura(lands), abilities: [bearerIs({ change: 'control' })] }),
  card('Dwarven Catapult', {
    cost: '{X}{R}',
    type: instant,
    targets: [anOpponent],
    effects: [{ ...damage(X, allOf(creatures, target())), divided: 'evenly' } as Effect],
  }),
  card('Dwarven Soldier', {
    cost: '{1}{R}',
    type: creature('Dwarf', 'Soldier'),
    summon: ['Dwarf'],
    size: [2, 1],
    abilities: [
      triggered(
        {
          on: 'either',
          of: [
            { on: 'blocks', what: { self: true }, other: subtype('Orc'), once: true },
            { on: 'blocked', what: { self: true }, other: subtype('Orc'), each: false },
          ],
        },
        [pump(self, 0, 2)],
      ),
    ],
  }),
  card('Errantry', {
    cost: '{1}{R}',
    type: aura(creatures),
    abilities: [bearerIs(plus(3, 0), { change: 'company', doing: 'attack', atMost: 0 })],
  }),
  card('Fire Drake', {
    cost: '{1}{R}{R}',
    type: creature('Drake'),
    size: [1, 2],
    abilities: [has('flying'), activated({ cost: ['{R}'], effects: [pump(self, 1, 0)], once: true })],
  }),
  card('Flame Spirit', {
    cost: '{4}{R}',
    type: creature('Elemental', 'Spirit'),
    summon: ['Spirit'],
    size: [2, 3],
    abilities: [activated({ cost: ['{R}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Flare', {
    cost: '{2}{R}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [damage(1, target()), atNextUpkeep(draw(1))],
  }),
  card('Game of Chaos', {
    cost: '{R}{R}{R}',
    type: sorcery,
    targets: [anOpponent],
    effects: [
      repeatUntil(not({ if: 'compare', left: numberOf('again'), is: '>=', right: 1 }), {
        do: 'flipCoin',
        win: [named('stake', gainLife(twiceTheStake)), loseLife(numberOf('stake'), target()), goOn('again', you)],
        lose: [
          named('stake', loseLife(twiceTheStake, you)),
          gainLife(numberOf('stake'), target()),
          goOn('again', target()),
        ],
      }),
    ],
  }),
  card('Goblin Digging Team', {
    cost: '{R}',
    type: creature('Goblin'),
    size: [1, 1],
    abilities: [
      activated({ cost: [tap, sacrificeThis], targets: [permanent(subtype('Wall'))], effects: [destroy(target())] }),
    ],
  }),
  card('Goblin Hero', { cost: '{2}{R}', type: creature('Goblin'), size: [2, 2] }),
  card('Goblin War Drums', {
    cost: '{2}{R}',
    type: enchantment,
    abilities: [always(yours(creatures), { change: 'blockers', atLeast: 2 })],
  }),
  card('Goblin Warrens', {
    cost: '{2}{R}',
    type: enchantment,
    abilities: [
      activated({
        cost: ['{2}{R}', sacrificeA(subtype('Goblin'), 2)],
        effects: [creatureTokens(3, { subtypes: ['Goblin'], colors: ['red'], size: [1, 1] })],
      }),
    ],
  }),
  card('Imposing Visage', {
    cost: '{R}',
    type: aura(creatures),
    abilities: [bearerIs({ change: 'blockers', atLeast: 2 })],
  }),
  card('Incinerate', {
    cost: '{1}{R}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [{ do: 'damage', amount: 3, to: target(), divided: null, noRegeneration: true }],
  }),
  card('Ironclaw Curse', {
    cost: '{R}',
    type: aura(creatures),
    abilities: [
      bearerIs(plus(0, -1)),
      bearerIs({ change: 'canBlockOnly', filter: { noneOf: [{ ...creatures, power: { bearerToughness: true } }] } }),
    ],
  }),
  card('Jokulhaups', {
    cost: '{4}{R}{R}',
    type: sorcery,
    effects: [bury(all({ anyType: ['artifact', 'creature', 'land'] }))],
  }),
  card('Orcish Captain', {
    cost: '{R}',
    type: creature('Orc', 'Warrior'),
    summon: ['Orc'],
    size: [1, 1],
    abilities: [
      activated({
        cost: ['{1}'],
        targets: [permanent({ ...creatures, subtypes: ['Orc'] })],
        effects: [{ do: 'flipCoin', win: [pump(target(), 2, 0)], lose: [pump(target(), 0, -2)] }],
      }),
    ],
  }),
  card('Orcish Conscripts', {
    cost: '{R}',
    type: creature('Orc'),
    size: [2, 2],
    abilities: [
      thisIs({ change: 'company', doing: 'attack', atLeast: 2 }),
      thisIs({ change: 'company', doing: 'block', atLeast: 2 }),
    ],
  }),
  card('Orcish Farmer', {
    cost: '{1}{R}{R}',
    type: creature('Orc'),
    size: [2, 2],
    abilities: [
      activated({
        cost: [tap],
        targets: [aLand],
        effects: [change(target(), [{ change: 'landType', to: 'Swamp' }], 'next untap')],
      }),
    ],
  }),
  card('Orgg', {
    cost: '{3}{R}{R}',
    type: creature('Orgg'),
    size: [6, 6],
    abilities: [
      has('trample'),
      thisIs({
        change: 'onlyIf',
        does: 'attack',
        condition: not(inPlay({ ...creatures, tapped: false, power: { min: 3 }, controller: 'defending' })),
      }),
      thisIs({ change: 'canBlockOnly', filter: { noneOf: [{ ...creatures, power: { min: 3 } }] } }),
    ],
  }),
  card('Panic', {
    cost: '{R}',
    type: instant,
    playWhen: 'before blocks',
    targets: [aCreature],
    effects: [change(target(), [gains("can't block")]), atNextUpkeep(draw(1))],
  }),
  card('Primordial Ooze', {
    cost: '{R}',
    type: creature('Ooze'),
    size: [1, 1],
    abilities: [
      has('attacks each turn'),
      triggered(atPhase('upkeep'), [
        putCounters('+1/+1', 1),
        {
          ...mayPay(you, cost('{X}'), [], [tapIt(self), damage(X, you)]),
          x: { amount: 'counters', on: self, counter: '+1/+1' },
        },
      ]),
    ],
  }),
  card('Pyroblast', {
    cost: '{R}',
    type: interrupt,
    modes: [
      {
        targets: [spell()],
        effects: [ifSo({ if: 'is', what: target(), filter: { colors: ['blue'] } }, [counterSpell(target())])],
      },
      {
        targets: [permanent({})],
        effects: [ifSo({ if: 'is', what: target(), filter: { colors: ['blue'] } }, [destroy(target())])],
      },
    ],
  }),
  card('Sabretooth Tiger', {
    cost: '{2}{R}',
    type: creature('Cat'),
    summon: ['Tiger'],
    size: [2, 1],
    abilities: [has('first strike')],
  }),
  card('Shatterstorm', { cost: '{2}{R}{R}', type: sorcery, effects: [bury(all(artifacts))] }),
  card('Stone Spirit', {
    cost: '{4}{R}',
    type: creature('Elemental', 'Spirit'),
    summon: ['Spirit'],
    size: [4, 3],
    abilities: [thisIs({ change: 'notBlockableBy', filter: withKeyword(creatures, 'flying') })],
  }),
  card('Word of Blasting', {
    cost: '{1}{R}',
    type: instant,
    targets: [permanent(subtype('Wall'))],
    effects: [bury(target()), damage({ amount: 'cost', of: target() }, controllerOf(target()))],
  }),
];
