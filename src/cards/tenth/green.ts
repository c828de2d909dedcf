// Green cards that enter the pool with Tenth Edition, 2007.

import { otherOne, target, you } from '../../language/amount.ts';
import {
  activated,
  always,
  atPhase,
  destroy,
  draw,
  entersPlay,
  gains,
  has,
  onSpells,
  plus,
  regenerate,
  triggered,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, enchantment, legendary } from '../../language/card.ts';
import { creature as creatures, other, yours } from '../../language/filter.ts';
import { anArtifact } from '../../language/target.ts';

export const tenthGreen: readonly CardDefinition[] = [
  card('Canopy Spider', { cost: '{1}{G}', type: creature('Spider'), size: [1, 3], abilities: [has('reach')] }),
  card('Elvish Champion', {
    cost: '{1}{G}{G}',
    type: creature('Elf'),
    size: [2, 2],
    abilities: [always(other({ ...creatures, subtypes: ['Elf'] }), plus(1, 1), gains('forestwalk'))],
  }),
  card("Gaea's Herald", {
    cost: '{1}{G}',
    type: creature('Elf'),
    size: [1, 1],
    abilities: [onSpells(creatures, gains("can't be countered"))],
  }),
  card('Kavu Climber', {
    cost: '{3}{G}{G}',
    type: creature('Kavu'),
    size: [3, 3],
    abilities: [triggered(entersPlay, [draw(1)])],
  }),
  card('Mirri, Cat Warrior', {
    cost: '{1}{G}{G}',
    type: legendary(creature('Cat', 'Warrior')),
    summon: ['Legend'],
    size: [2, 3],
    abilities: [has('first strike'), has('forestwalk'), has('vigilance')],
  }),
  card('Pincher Beetles', { cost: '{2}{G}', type: creature('Insect'), size: [3, 1], abilities: [has('shroud')] }),
  card('Primal Rage', { cost: '{1}{G}', type: enchantment, abilities: [always(yours(creatures), gains('trample'))] }),
  card('Rushwood Dryad', {
    cost: '{1}{G}',
    type: creature('Dryad'),
    size: [2, 1],
    abilities: [has('forestwalk')],
  }),
  card('Stampeding Wildebeests', {
    cost: '{2}{G}{G}',
    type: creature('Antelope', 'Beast'),
    summon: ['Wildebeest'],
    size: [5, 4],
    abilities: [
      has('trample'),
      triggered(atPhase('upkeep'), [
        { do: 'toHandChoice', who: you, filter: yours({ ...creatures, colors: ['green'] }), amount: 1 },
      ]),
    ],
  }),
  card('Sylvan Basilisk', {
    cost: '{3}{G}{G}',
    type: creature('Basilisk'),
    size: [2, 4],
    abilities: [triggered({ on: 'blocked', what: { self: true }, other: creatures, each: true }, [destroy(otherOne)])],
  }),
  card('Tangle Spider', {
    cost: '{4}{G}{G}',
    type: creature('Spider'),
    size: [3, 4],
    abilities: [has('flash'), has('reach')],
  }),
  card('Troll Ascetic', {
    cost: '{1}{G}{G}',
    type: creature('Troll', 'Shaman'),
    size: [3, 2],
    abilities: [has('hexproof'), activated({ cost: ['{1}{G}'], effects: [regenerate()] })],
  }),
  card('Viridian Shaman', {
    cost: '{2}{G}',
    type: creature('Elf', 'Shaman'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [destroy(target())], { targets: [anArtifact] })],
  }),
];
