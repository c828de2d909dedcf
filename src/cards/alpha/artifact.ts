// Artifacts of the first edition, printed in 1993.

import { activePlayer, chosenPlayer, minus, self, target, you } from '../../language/amount.ts';
import {
  activated,
  addMana,
  always,
  atPhase,
  change,
  damage,
  draw,
  entering,
  gainLife,
  gains,
  has,
  manaAbility,
  mayPay,
  tapIt,
  thisIs,
  triggered,
} from '../../language/build.ts';
import { artifact, artifactCreature, type CardDefinition, card } from '../../language/card.ts';
import { cost, sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures, subtype } from '../../language/filter.ts';
import { aCreature, aPlayer, creatureOrPlayer, permanent } from '../../language/target.ts';

export const alphaArtifact: readonly CardDefinition[] = [
  card('Black Lotus', {
    cost: '{0}',
    type: artifact,
    abilities: [
      manaAbility([tap, sacrificeThis], {
        do: 'addAnyMana',
        who: you,
        kinds: ['W', 'U', 'B', 'R', 'G'],
        times: 3,
      }),
    ],
  }),
  card('Black Vise', {
    cost: '{1}',
    type: artifact,
    abilities: [
      entering({ choose: 'opponent' }),
      triggered(atPhase('upkeep', 'chosen'), [
        damage(minus({ amount: 'cards', zone: 'hand', of: chosenPlayer }, 4), chosenPlayer),
      ]),
    ],
  }),
  card('Glasses of Urza', {
    cost: '{1}',
    type: artifact,
    abilities: [
      activated({ cost: [tap], targets: [aPlayer], effects: [{ do: 'lookAtHand', who: target(), by: you }] }),
    ],
  }),
  card('Helm of Chatzuk', {
    cost: '{1}',
    type: artifact,
    abilities: [
      activated({ cost: ['{1}', tap], targets: [aCreature], effects: [change(target(), [gains('banding')])] }),
    ],
  }),
  card('Howling Mine', {
    cost: '{2}',
    type: artifact,
    abilities: [
      triggered(atPhase('draw', 'each'), [draw(1, activePlayer)], {
        condition: { if: 'is', what: self, filter: { tapped: false } },
      }),
    ],
  }),
  card('Icy Manipulator', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{1}', tap],
        targets: [permanent({ anyType: ['artifact', 'creature', 'land'] })],
        effects: [tapIt(target())],
      }),
    ],
  }),
  card('Jayemdae Tome', {
    cost: '{4}',
    type: artifact,
    abilities: [activated({ cost: ['{4}', tap], effects: [draw(1)] })],
  }),
  card('Juggernaut', {
    cost: '{4}',
    type: artifactCreature('Juggernaut'),
    summon: [],
    size: [5, 3],
    abilities: [has('attacks each turn'), thisIs({ change: 'notBlockableBy', filter: subtype('Wall') })],
  }),
  card('Kormus Bell', {
    cost: '{4}',
    type: artifact,
    abilities: [
      always(subtype('Swamp'), {
        change: 'becomes',
        types: ['creature'],
        subtypes: [],
        colors: ['black'],
        size: [1, 1],
      }),
    ],
  }),
  card('Mox Emerald', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('G'))] }),
  card('Mox Jet', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('B'))] }),
  card('Mox Pearl', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('W'))] }),
  card('Mox Ruby', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('R'))] }),
  card('Mox Sapphire', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('U'))] }),
  card('Obsianus Golem', { cost: '{6}', type: artifactCreature('Golem'), summon: [], size: [4, 6] }),
  card('Rod of Ruin', {
    cost: '{4}',
    type: artifact,
    abilities: [activated({ cost: ['{3}', tap], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
  }),
  card('Sol Ring', { cost: '{1}', type: artifact, abilities: [manaAbility([tap], addMana('C', 'C'))] }),
  card('Soul Net', {
    cost: '{1}',
    type: artifact,
    abilities: [triggered({ on: 'dies', what: creatures }, [mayPay(you, cost('{1}'), [gainLife(1)])])],
  }),
];
