// Lands that enter the pool with Tenth Edition, 2007.

import { self, target, you } from '../../language/amount.ts';
import {
  activated,
  addMana,
  addOneOf,
  change,
  damage,
  entering,
  gains,
  manaAbility,
  pump,
  regenerate,
  search,
} from '../../language/build.ts';
import { type CardDefinition, card, land } from '../../language/card.ts';
import { sacrificeThis, tap } from '../../language/cost.ts';
import type { Change } from '../../language/effect.ts';
import { creature as creatures, land as lands, without } from '../../language/filter.ts';
import type { Color } from '../../language/mana.ts';
import { permanent } from '../../language/target.ts';

/** A land becomes this creature for a time and is still a land. */
const creatureOf = (kind: string, color: Color, power: number, toughness: number): Change => ({
  change: 'becomes',
  types: ['creature'],
  subtypes: [kind],
  colors: [color],
  size: [power, toughness],
});

export const tenthLand: readonly CardDefinition[] = [
  card('Battlefield Forge', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('R', 'W'), damage(1, you))],
  }),
  card('Caves of Koilos', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('W', 'B'), damage(1, you))],
  }),
  card('Llanowar Wastes', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('B', 'G'), damage(1, you))],
  }),
  card('Shivan Reef', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('U', 'R'), damage(1, you))],
  }),
  card('Terramorphic Expanse', {
    type: land(),
    abilities: [
      activated({
        cost: [tap, sacrificeThis],
        effects: [search({ ...lands, supertypes: ['basic'] }, 1, 'play tapped', false)],
      }),
    ],
  }),
  card('Yavimaya Coast', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('G', 'U'), damage(1, you))],
  }),
  card('Forbidding Watchtower', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('W')),
      activated({ cost: ['{1}{W}'], effects: [change(self, [creatureOf('Soldier', 'white', 1, 5)])] }),
    ],
  }),
  card('Quicksand', {
    type: land(),
    abilities: [
      manaAbility([tap], addMana('C')),
      activated({
        cost: [tap, sacrificeThis],
        targets: [permanent(without({ ...creatures, attacking: true }, 'flying'))],
        effects: [pump(target(), -1, -2)],
      }),
    ],
  }),
  card('Faerie Conclave', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('U')),
      activated({ cost: ['{1}{U}'], effects: [change(self, [creatureOf('Faerie', 'blue', 2, 1), gains('flying')])] }),
    ],
  }),
  card('Ghitu Encampment', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('R')),
      activated({
        cost: ['{1}{R}'],
        effects: [change(self, [creatureOf('Warrior', 'red', 2, 1), gains('first strike')])],
      }),
    ],
  }),
  card('Spawning Pool', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('B')),
      activated({
        cost: ['{1}{B}'],
        effects: [
          change(self, [
            creatureOf('Skeleton', 'black', 1, 1),
            { change: 'ability', ability: activated({ cost: ['{B}'], effects: [regenerate()] }) },
          ]),
        ],
      }),
    ],
  }),
  card('Treetop Village', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('G')),
      activated({ cost: ['{1}{G}'], effects: [change(self, [creatureOf('Ape', 'green', 3, 3), gains('trample')])] }),
    ],
  }),
];
