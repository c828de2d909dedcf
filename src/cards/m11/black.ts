// Black cards that enter the pool with the core set of 2011, printed in 2010.

import { count, eventPlayer, numberOf, opponents, self, target, the, topOf, you } from '../../language/amount.ts';
import {
  activated,
  always,
  atPhase,
  bearerIs,
  change,
  creatureTokens,
  damage,
  discard,
  entering,
  entersPlay,
  gainLife,
  has,
  loseLife,
  named,
  plus,
  pump,
  replacing,
  reveal,
  sacrifice,
  tapIt,
  toHand,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { controls, not } from '../../language/condition.ts';
import { cost, payLife, sacrificeA, tapOther } from '../../language/cost.ts';
import { artifact as artifacts, creature as creatures, other, subtype, yours } from '../../language/filter.ts';
import { aCreature, creatureOrPlayer, permanent } from '../../language/target.ts';

export const m11Black: readonly CardDefinition[] = [
  card('Barony Vampire', { cost: '{2}{B}', type: creature('Vampire'), size: [3, 2] }),
  card('Blood Tithe', {
    cost: '{3}{B}',
    type: sorcery,
    effects: [named('lost', loseLife(3, opponents)), gainLife(numberOf('lost'))],
  }),
  card('Bloodthrone Vampire', {
    cost: '{1}{B}',
    type: creature('Vampire'),
    size: [1, 1],
    abilities: [activated({ cost: [sacrificeA(creatures)], effects: [pump(self, 2, 2)] })],
  }),
  card('Captivating Vampire', {
    cost: '{1}{B}{B}',
    type: creature('Vampire'),
    size: [2, 2],
    abilities: [
      always(other(yours({ ...creatures, subtypes: ['Vampire'] })), plus(1, 1)),
      activated({
        cost: [tapOther(subtype('Vampire'), 5)],
        targets: [aCreature],
        effects: [
          change(target(), [{ change: 'control' }, { change: 'also', colors: [], subtypes: ['Vampire'] }], 'in play'),
        ],
      }),
    ],
  }),
  card('Corrupt', {
    cost: '{5}{B}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [named('dealt', damage(count(yours(subtype('Swamp'))), target())), gainLife(numberOf('dealt'))],
  }),
  card('Dark Tutelage', {
    cost: '{2}{B}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep'), [
        named('revealed', reveal(topOf(you))),
        toHand(the('revealed')),
        loseLife({ amount: 'cost', of: the('revealed') }, you),
      ]),
    ],
  }),
  card("Demon of Death's Gate", {
    cost: '{6}{B}{B}{B}',
    alternativeCost: cost(payLife(6), sacrificeA({ ...creatures, colors: ['black'] }, 3)),
    type: creature('Demon'),
    size: [9, 9],
    abilities: [has('flying'), has('trample')],
  }),
  card('Grave Titan', {
    cost: '{4}{B}{B}',
    type: creature('Giant'),
    size: [6, 6],
    abilities: [
      has('deathtouch'),
      triggered(
        {
          on: 'either',
          of: [
            { on: 'enters', what: { self: true } },
            { on: 'attacks', what: { self: true } },
          ],
        },
        [creatureTokens(2, { subtypes: ['Zombie'], colors: ['black'], size: [2, 2] })],
      ),
    ],
  }),
  card('Leyline of the Void', {
    cost: '{2}{B}{B}',
    type: enchantment,
    abilities: [
      replacing({ replace: 'opening hand' }),
      replacing({ replace: 'to graveyard', what: { owner: 'opponent' }, with: 'exile' }),
    ],
  }),
  card("Liliana's Caress", {
    cost: '{1}{B}',
    type: enchantment,
    abilities: [triggered({ on: 'discards', who: 'opponent' }, [loseLife(2, eventPlayer)])],
  }),
  card("Liliana's Specter", {
    cost: '{1}{B}{B}',
    type: creature('Specter'),
    size: [2, 1],
    abilities: [has('flying'), triggered(entersPlay, [discard(1, opponents)])],
  }),
  card('Nantuko Shade', {
    cost: '{B}{B}',
    type: creature('Insect', 'Shade'),
    size: [2, 1],
    abilities: [activated({ cost: ['{B}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Necrotic Plague', {
    cost: '{2}{B}{B}',
    type: aura(creatures),
    abilities: [
      bearerIs({ change: 'ability', ability: triggered(atPhase('upkeep'), [sacrifice()]) }),
      triggered(
        { on: 'dies', what: { enchanted: true } },
        [{ do: 'toPlay', what: self, under: you, tapped: false, attached: target() }],
        { targets: [permanent({ ...creatures, controller: 'eventOpponent' })], chooser: 'event' },
      ),
    ],
  }),
  card('Nether Horror', { cost: '{3}{B}', type: creature('Horror'), size: [4, 2] }),
  card('Nightwing Shade', {
    cost: '{4}{B}',
    type: creature('Shade'),
    size: [2, 2],
    abilities: [has('flying'), activated({ cost: ['{1}{B}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Phylactery Lich', {
    cost: '{B}{B}{B}',
    type: creature('Zombie'),
    size: [5, 5],
    abilities: [
      has('indestructible'),
      entering({ counterOn: { counter: 'phylactery', on: yours(artifacts) } }),
      triggered({ on: 'state', condition: not(controls(you, { hasCounter: 'phylactery' })) }, [sacrifice()]),
    ],
  }),
  card('Quag Sickness', {
    cost: '{2}{B}',
    type: aura(creatures),
    abilities: [
      bearerIs(
        plus(
          { amount: 'times', of: count(yours(subtype('Swamp'))), by: -1 },
          { amount: 'times', of: count(yours(subtype('Swamp'))), by: -1 },
        ),
      ),
    ],
  }),
  card('Reassembling Skeleton', {
    cost: '{1}{B}',
    type: creature('Skeleton', 'Warrior'),
    size: [1, 1],
    abilities: [
      activated({
        cost: ['{1}{B}'],
        effects: [{ do: 'toPlay', what: self, under: you, tapped: true }],
        from: 'graveyard',
      }),
    ],
  }),
  card('Rotting Legion', {
    cost: '{4}{B}',
    type: creature('Zombie'),
    size: [4, 5],
    abilities: [entering({ tapped: true })],
  }),
  card('Stabbing Pain', {
    cost: '{B}',
    type: instant,
    targets: [aCreature],
    effects: [pump(target(), -1, -1), tapIt(target())],
  }),
  card('Viscera Seer', {
    cost: '{B}',
    type: creature('Vampire', 'Wizard'),
    size: [1, 1],
    abilities: [activated({ cost: [sacrificeA(creatures)], effects: [{ do: 'scry', who: you, amount: 1 }] })],
  }),
];
