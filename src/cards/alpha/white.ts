// White cards of the first edition, printed in 1993.

import { all, controllerOf, target, you } from '../../language/amount.ts';
import {
  activated,
  always,
  atPhase,
  bearerIs,
  bury,
  change,
  destroy,
  draw,
  exile,
  gainLife,
  has,
  mayOr,
  plus,
  preventNext,
  protectionFrom,
  pump,
  regenerate,
  replacing,
  sacrifice,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { cost, tap } from '../../language/cost.ts';
import type { Change } from '../../language/effect.ts';
import { creature as creatures, land as lands, other, subtype } from '../../language/filter.ts';
import { aCreature, anArtifactOrEnchantment, aPlayer, creatureOrPlayer, permanent } from '../../language/target.ts';

const sanctuary: Change = {
  change: 'attackableOnlyBy',
  filter: { anyOf: [{ keyword: 'flying' }, { keyword: 'islandwalk' }] },
};

export const alphaWhite: readonly CardDefinition[] = [
  card('Armageddon', { cost: '{3}{W}', type: sorcery, effects: [destroy(all(lands))] }),
  card('Benalish Hero', {
    cost: '{W}',
    type: creature('Human', 'Soldier'),
    summon: ['Hero'],
    size: [1, 1],
    abilities: [has('banding')],
  }),
  card('Blue Ward', {
    cost: '{W}',
    type: aura(creatures),
    // Other things that are blue: should the ward itself become blue, it stays where it is.
    abilities: [bearerIs({ change: 'protection', from: other({ colors: ['blue'] }) })],
  }),
  card('Circle of Protection: Blue', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [
      activated({ cost: ['{1}'], effects: [{ do: 'preventFromSource', to: you, source: { colors: ['blue'] } }] }),
    ],
  }),
  card('Circle of Protection: Red', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [
      activated({ cost: ['{1}'], effects: [{ do: 'preventFromSource', to: you, source: { colors: ['red'] } }] }),
    ],
  }),
  card('Conversion', {
    cost: '{2}{W}{W}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep'), [unlessPaid(cost('{W}{W}'), sacrifice())], { upkeepCost: true }),
      always(subtype('Mountain'), { change: 'landType', to: 'Plains' }),
    ],
  }),
  card('Crusade', {
    cost: '{W}{W}',
    type: enchantment,
    abilities: [always({ ...creatures, colors: ['white'] }, plus(1, 1))],
  }),
  card('Death Ward', { cost: '{W}', type: instant, targets: [aCreature], effects: [regenerate(target())] }),
  card('Disenchant', {
    cost: '{1}{W}',
    type: instant,
    targets: [anArtifactOrEnchantment],
    effects: [destroy(target())],
  }),
  card('Healing Salve', {
    cost: '{W}',
    type: instant,
    modes: [
      { targets: [aPlayer], effects: [gainLife(3, target())] },
      { targets: [creatureOrPlayer], effects: [preventNext(3, target())] },
    ],
  }),
  card('Holy Strength', { cost: '{W}', type: aura(creatures), abilities: [bearerIs(plus(1, 2))] }),
  card('Island Sanctuary', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [
      replacing({
        replace: 'draw',
        phase: 'draw',
        with: [mayOr([change(you, [sanctuary], 'your next turn')], [draw(1)])],
      }),
    ],
  }),
  card('Mesa Pegasus', {
    cost: '{1}{W}',
    type: creature('Pegasus'),
    size: [1, 1],
    abilities: [has('flying'), has('banding')],
  }),
  card('Northern Paladin', {
    cost: '{2}{W}{W}',
    type: creature('Human', 'Knight'),
    summon: ['Paladin'],
    size: [3, 3],
    abilities: [
      activated({ cost: ['{W}{W}', tap], targets: [permanent({ colors: ['black'] })], effects: [destroy(target())] }),
    ],
  }),
  card('Pearled Unicorn', { cost: '{2}{W}', type: creature('Unicorn'), size: [2, 2] }),
  card('Righteousness', {
    cost: '{W}',
    type: instant,
    targets: [permanent({ ...creatures, blocking: true })],
    effects: [pump(target(), 7, 7)],
  }),
  card('Samite Healer', {
    cost: '{1}{W}',
    type: creature('Human', 'Cleric'),
    summon: ['Cleric'],
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [creatureOrPlayer], effects: [preventNext(1, target())] })],
  }),
  card('Savannah Lions', { cost: '{W}', type: creature('Cat'), summon: ['Lion'], size: [2, 1] }),
  card('Serra Angel', {
    cost: '{3}{W}{W}',
    type: creature('Angel'),
    size: [4, 4],
    abilities: [has('flying'), has('vigilance')],
  }),
  card('Swords to Plowshares', {
    cost: '{W}',
    type: instant,
    targets: [aCreature],
    effects: [exile(target()), gainLife({ amount: 'power', of: target() }, controllerOf(target()))],
  }),
  card('Wall of Swords', {
    cost: '{3}{W}',
    type: creature('Wall'),
    size: [3, 5],
    abilities: [has('defender'), has('flying')],
  }),
  card('White Knight', {
    cost: '{W}{W}',
    type: creature('Human', 'Knight'),
    summon: ['Knight'],
    size: [2, 2],
    abilities: [has('first strike'), protectionFrom({ colors: ['black'] })],
  }),
  card('Wrath of God', { cost: '{2}{W}{W}', type: sorcery, effects: [bury(all(creatures))] }),
];
