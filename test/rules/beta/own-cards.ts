// Cards that Beta's text speaks of without naming one, and that the pool has none of.

import { self, target, you } from '../../../src/language/amount.ts';
import {
  activated,
  always,
  creatureTokens,
  destroy,
  gainLife,
  plus,
  preventNext,
  protectionFrom,
  pump,
} from '../../../src/language/build.ts';
import { artifact, card, enchantment, interrupt, sorcery, creature as summon } from '../../../src/language/card.ts';
import { sacrificeA } from '../../../src/language/cost.ts';
import { creature } from '../../../src/language/filter.ts';
import { anArtifact, creatureOrPlayer } from '../../../src/language/target.ts';

/** A poly artifact: used for mana, as often as one likes, without tapping. */
export const polyArtifact = card('Poly Fountain', {
  cost: '{2}',
  type: artifact,
  abilities: [activated({ cost: ['{1}'], effects: [gainLife(1)] })],
});

/** A continuous artifact: every creature has one more power and toughness. */
export const continuousArtifact = card('Banner of Might', {
  cost: '{3}',
  type: artifact,
  abilities: [always(creature, plus(1, 1))],
});

/** The book's creature with protection from blue. */
export const blueGuard = card('Blue Guard', {
  cost: '{1}{W}',
  type: summon('Guard'),
  size: [2, 2],
  abilities: [protectionFrom({ colors: ['blue'] })],
});

/** The book's artifact destroyer that is an interrupt. */
export const crumblingWord = card('Crumbling Word', {
  cost: '{R}',
  type: interrupt,
  targets: [anArtifact],
  effects: [destroy(target())],
});

/** A spell that brings a creature into being. */
export const maker = card('Call of the Wasps', {
  cost: '{G}{G}',
  type: sorcery,
  effects: [creatureTokens(1, { subtypes: ['Wasp'], colors: ['green'], size: [1, 1], keywords: ['flying'] })],
});

/** A sacrifice as a cost. */
export const altar = card('Altar', {
  cost: '{2}',
  type: artifact,
  abilities: [activated({ cost: [sacrificeA(creature)], effects: [gainLife(1)] })],
});

/** "One black mana: +1/+0". */
export const breather = card('Night Breather', {
  cost: '{B}',
  type: summon('Shade'),
  size: [1, 1],
  abilities: [activated({ cost: ['{B}'], effects: [pump(self, 1, 0)] })],
});

/** A blue card that prevents damage. */
export const bluePotion = card('Vial of Tides', {
  cost: '{U}',
  type: enchantment,
  abilities: [activated({ cost: ['{1}'], targets: [creatureOrPlayer], effects: [preventNext(2, target())] })],
});

/** A blue banner for all creatures, and the Circle against green. */
export const wardens = [
  card('Tide Banner', { cost: '{1}{U}', type: enchantment, abilities: [always(creature, plus(1, 1))] }),
  card('Green Circle', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [
      activated({ cost: ['{1}'], effects: [{ do: 'preventFromSource', to: you, source: { colors: ['green'] } }] }),
    ],
  }),
];
