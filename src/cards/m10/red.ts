// Red cards that enter the pool with the core set of 2010, printed in 2009.

import type { Ability } from '../../language/ability.ts';
import {
  all,
  allOf,
  atRandom,
  count,
  everybody,
  opponents,
  otherOne,
  self,
  target,
  together,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  always,
  atEndOfTurn,
  atPhase,
  change,
  damage,
  destroy,
  dies,
  discardAtRandom,
  divided,
  draw,
  entersPlay,
  gains,
  has,
  ifSo,
  loyaltyAbility,
  plus,
  pump,
  sacrifice,
  thisIs,
  toHand,
  triggered,
  untapIt,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, planeswalker, sorcery } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { creature as creatures, land as lands, other, subtype, yours } from '../../language/filter.ts';
import { aCreature, anyNumber, aPlayer, creatureOrPlayer, oneTo, permanent, upTo } from '../../language/target.ts';

const burningOut = (end: Effect): readonly Ability[] => [
  has('flying'),
  activated({
    cost: ['{R}'],
    effects: [
      pump(self, 1, 0),
      ifSo({ if: 'compare', left: { amount: 'activations' }, is: '>=', right: 4 }, [atEndOfTurn(end)]),
    ],
  }),
];

export const m10Red: readonly CardDefinition[] = [
  card('Act of Treason', {
    cost: '{2}{R}',
    type: sorcery,
    targets: [aCreature],
    effects: [change(target(), [{ change: 'control' }]), untapIt(target()), change(target(), [gains('haste')])],
  }),
  card('Berserkers of Blood Ridge', {
    cost: '{4}{R}',
    type: creature('Human', 'Berserker'),
    size: [4, 4],
    abilities: [has('attacks each turn')],
  }),
  card('Bogardan Hellkite', {
    cost: '{6}{R}{R}',
    type: creature('Dragon'),
    size: [5, 5],
    abilities: [
      has('flash'),
      has('flying'),
      triggered(entersPlay, [divided(5)], { targets: [anyNumber(creatureOrPlayer)] }),
    ],
  }),
  card('Burning Inquiry', { cost: '{R}', type: sorcery, effects: [draw(3, everybody), discardAtRandom(3, everybody)] }),
  card('Burst of Speed', { cost: '{R}', type: sorcery, effects: [change(all(yours(creatures)), [gains('haste')])] }),
  card('Canyon Minotaur', { cost: '{3}{R}', type: creature('Minotaur', 'Warrior'), size: [3, 3] }),
  card('Capricious Efreet', {
    cost: '{4}{R}{R}',
    type: creature('Efreet'),
    size: [6, 4],
    abilities: [
      triggered(atPhase('upkeep'), [destroy(atRandom(you, together(target(0), target(1))))], {
        targets: [
          permanent(yours({ notTypes: ['land'] })),
          upTo(permanent({ notTypes: ['land'], controller: 'notYou' }), 2),
        ],
      }),
    ],
  }),
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
  card('Dragon Whelp', {
    cost: '{2}{R}{R}',
    type: creature('Dragon'),
    size: [2, 3],
    abilities: burningOut(sacrifice()),
    // Its own printings destroy it, and it may be regenerated.
    inBook: { beta: { abilities: burningOut(destroy(self)) }, fifth: { abilities: burningOut(destroy(self)) } },
  }),
  card('Fiery Hellhound', {
    cost: '{1}{R}{R}',
    type: creature('Elemental', 'Hound'),
    size: [2, 2],
    abilities: [activated({ cost: ['{R}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Goblin Artillery', {
    cost: '{1}{R}{R}',
    type: creature('Goblin', 'Warrior'),
    size: [1, 3],
    abilities: [
      activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(2, target()), damage(3, you)] }),
    ],
  }),
  card('Goblin Chieftain', {
    cost: '{1}{R}{R}',
    type: creature('Goblin'),
    size: [2, 2],
    abilities: [has('haste'), always(other(yours({ ...creatures, subtypes: ['Goblin'] })), plus(1, 1), gains('haste'))],
  }),
  card('Goblin Piker', { cost: '{1}{R}', type: creature('Goblin', 'Warrior'), size: [2, 1] }),
  card('Ignite Disorder', {
    cost: '{1}{R}',
    type: instant,
    targets: [oneTo(3, permanent({ ...creatures, colors: ['white', 'blue'] }))],
    effects: [divided(3)],
  }),
  card('Inferno Elemental', {
    cost: '{4}{R}{R}',
    type: creature('Elemental'),
    size: [4, 4],
    abilities: [triggered({ on: 'fights', what: { self: true }, other: creatures }, [damage(3, otherOne)])],
  }),
  card('Jackal Familiar', {
    cost: '{R}',
    type: creature('Hound'),
    size: [2, 2],
    abilities: [
      thisIs({ change: 'company', doing: 'attack', atLeast: 1 }, { change: 'company', doing: 'block', atLeast: 1 }),
    ],
  }),
  card('Kindled Fury', {
    cost: '{R}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [plus(1, 0), gains('first strike')])],
  }),
  card('Lightning Elemental', { cost: '{3}{R}', type: creature('Elemental'), size: [4, 1], abilities: [has('haste')] }),
  card('Magma Phoenix', {
    cost: '{3}{R}{R}',
    type: creature('Phoenix'),
    size: [3, 3],
    abilities: [
      has('flying'),
      triggered(dies, [damage(3, all(creatures)), damage(3, everybody)]),
      activated({ cost: ['{3}{R}{R}'], effects: [toHand(self)], from: 'graveyard' }),
    ],
  }),
  card('Panic Attack', {
    cost: '{2}{R}',
    type: sorcery,
    targets: [upTo(aCreature, 3)],
    effects: [change(target(), [gains("can't block")])],
  }),
  card('Seismic Strike', {
    cost: '{2}{R}',
    type: instant,
    targets: [aCreature],
    effects: [damage(count(yours(subtype('Mountain'))), target())],
  }),
  card('Sparkmage Apprentice', {
    cost: '{1}{R}',
    type: creature('Human', 'Wizard'),
    size: [1, 1],
    abilities: [triggered(entersPlay, [damage(1, target())], { targets: [creatureOrPlayer] })],
  }),
  card('Stone Giant', {
    cost: '{2}{R}{R}',
    type: creature('Giant'),
    size: [3, 4],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent(yours({ ...creatures, toughness: { belowSourcePower: true } }))],
        effects: [change(target(), [gains('flying')]), atEndOfTurn(destroy(target()))],
      }),
    ],
  }),
  card('Trumpet Blast', {
    cost: '{2}{R}',
    type: instant,
    effects: [pump(all({ ...creatures, attacking: true }), 2, 0)],
  }),
  card('Viashino Spearhunter', {
    cost: '{2}{R}',
    type: creature('Viashino', 'Warrior'),
    size: [2, 1],
    abilities: [has('first strike')],
  }),
  card('Wall of Fire', {
    cost: '{1}{R}{R}',
    type: creature('Wall'),
    size: [0, 5],
    abilities: [has('defender'), activated({ cost: ['{R}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Warp World', {
    cost: '{5}{R}{R}{R}',
    type: sorcery,
    effects: [
      {
        do: 'startOver',
        who: everybody,
        first: { anyType: ['artifact', 'creature', 'land'] },
        next: { types: ['enchantment'] },
      },
    ],
  }),
  card('Yawning Fissure', {
    cost: '{4}{R}',
    type: sorcery,
    effects: [{ do: 'sacrificeChoice', who: opponents, filter: lands, amount: 1, otherwise: [] }],
  }),
];
