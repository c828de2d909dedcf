// Artifacts that enter the pool with the core set of 2011, printed in 2010.

import { all, everybody, self, target, you } from '../../language/amount.ts';
import {
  activated,
  atPhase,
  bearerIs,
  change,
  damage,
  draw,
  equip,
  exile,
  gainLife,
  gains,
  has,
  plus,
  putCounters,
  sacrifice,
  triggered,
  untapIt,
} from '../../language/build.ts';
import { artifact, artifactCreature, type CardDefinition, card, equipment } from '../../language/card.ts';
import { exileThis, sacrificeA, tap } from '../../language/cost.ts';
import { creature as creatures, yours } from '../../language/filter.ts';
import { aCreature, anArtifact, anOpponent } from '../../language/target.ts';

export const m11Artifact: readonly CardDefinition[] = [
  card('Brittle Effigy', {
    cost: '{1}',
    type: artifact,
    abilities: [activated({ cost: ['{4}', tap, exileThis], targets: [aCreature], effects: [exile(target())] })],
  }),
  card('Crystal Ball', {
    cost: '{3}',
    type: artifact,
    abilities: [activated({ cost: ['{1}', tap], effects: [{ do: 'scry', who: you, amount: 2 }] })],
  }),
  card('Elixir of Immortality', {
    cost: '{1}',
    type: artifact,
    abilities: [
      activated({ cost: ['{2}', tap], effects: [gainLife(5), { do: 'shuffleGraveyard', who: you, self: true }] }),
    ],
  }),
  card('Gargoyle Sentinel', {
    cost: '{3}',
    type: artifactCreature('Gargoyle'),
    size: [3, 3],
    abilities: [
      has('defender'),
      activated({
        cost: ['{3}'],
        effects: [change(self, [{ change: 'loseKeyword', keyword: 'defender' }, gains('flying')])],
      }),
    ],
  }),
  card('Jinxed Idol', {
    cost: '{2}',
    type: artifact,
    abilities: [
      triggered(atPhase('upkeep'), [damage(2, you)]),
      activated({
        cost: [sacrificeA(creatures)],
        targets: [anOpponent],
        effects: [change(self, [{ change: 'control', by: target() }], 'in play')],
      }),
    ],
  }),
  card("Sorcerer's Strongbox", {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({ cost: ['{2}', tap], effects: [{ do: 'flipCoin', win: [sacrifice(), draw(3)], lose: [] }] }),
    ],
  }),
  card('Steel Overseer', {
    cost: '{2}',
    type: artifactCreature('Construct'),
    size: [1, 1],
    abilities: [
      activated({ cost: [tap], effects: [putCounters('+1/+1', 1, all(yours({ types: ['artifact', 'creature'] })))] }),
    ],
  }),
  card('Stone Golem', { cost: '{5}', type: artifactCreature('Golem'), size: [4, 4] }),
  card('Sword of Vengeance', {
    cost: '{3}',
    type: equipment,
    abilities: [
      bearerIs(plus(2, 0), gains('first strike'), gains('vigilance'), gains('trample'), gains('haste')),
      equip('{3}'),
    ],
  }),
  card('Temple Bell', {
    cost: '{3}',
    type: artifact,
    abilities: [activated({ cost: [tap], effects: [draw(1, everybody)] })],
  }),
  card('Voltaic Key', {
    cost: '{1}',
    type: artifact,
    abilities: [activated({ cost: ['{1}', tap], targets: [anArtifact], effects: [untapIt(target())] })],
  }),
  card("Warlord's Axe", { cost: '{3}', type: equipment, abilities: [bearerIs(plus(3, 1)), equip('{4}')] }),
];
