// Lands new to the basic game with Fifth Edition, 1997.

import type { Ability } from '../../language/ability.ts';
import { numberOf, self, you } from '../../language/amount.ts';
import {
  addMana,
  addOneOf,
  atPhase,
  damage,
  entering,
  has,
  ifSo,
  manaAbility,
  putCounters,
  triggered,
} from '../../language/build.ts';
import { type CardDefinition, card, land } from '../../language/card.ts';
import { controls } from '../../language/condition.ts';
import { removeAnyCounters, sacrificeThis, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { creature as creatures, subtype } from '../../language/filter.ts';
import type { ManaKind } from '../../language/mana.ts';
import { permanent } from '../../language/target.ts';
import { holdsTapped } from '../phrases.ts';

/** A mana, or more where both others are there as well. */
const urzas = (one: string, other: string, together: Effect): Ability =>
  manaAbility(
    [tap],
    ifSo({ if: 'both', of: [controls(you, subtype(one)), controls(you, subtype(other))] }, [together], [addMana('C')]),
  );

/** It stores a mana in each upkeep in which it is tapped, and gives them all at once. */
const storing = (name: string, mana: ManaKind): CardDefinition => {
  const keeping = (store: Ability): readonly Ability[] => [
    entering({ tapped: true }),
    has('may stay tapped'),
    store,
    manaAbility([tap, removeAnyCounters('storage', 'taken')], {
      do: 'addMana',
      who: you,
      mana: [mana],
      times: numberOf('taken'),
    }),
  ];
  const store = [putCounters('storage', 1)];
  return card(name, {
    type: land(),
    abilities: keeping(
      triggered(atPhase('upkeep'), store, { condition: { if: 'is', what: self, filter: { tapped: true } } }),
    ),
    // Fifth Edition: a counter for leaving it tapped in the untap phase, and for nothing else.
    inBook: { fifth: { abilities: keeping(triggered({ on: 'left tapped', what: { self: true } }, store)) } },
  });
};

export const fifthLand: readonly CardDefinition[] = [
  card('Ice Floe', {
    type: land(),
    abilities: [
      has('may stay tapped'),
      holdsTapped(permanent({ ...creatures, withoutKeyword: 'flying', attackingYou: true })),
    ],
  }),
  card('Adarkar Wastes', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('W', 'U'), damage(1, you))],
  }),
  card('Brushland', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('G', 'W'), damage(1, you))],
  }),
  card('Karplusan Forest', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('R', 'G'), damage(1, you))],
  }),
  card('Sulfurous Springs', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('B', 'R'), damage(1, you))],
  }),
  card('Underground River', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('U', 'B'), damage(1, you))],
  }),
  card('City of Brass', {
    type: land(),
    abilities: [
      triggered({ on: 'becomes tapped', what: { self: true } }, [damage(1, you)]),
      manaAbility([tap], addOneOf('W', 'U', 'B', 'R', 'G')),
    ],
  }),
  card('Dwarven Ruins', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('R')),
      manaAbility([tap, sacrificeThis], addMana('R', 'R')),
    ],
  }),
  card('Ebon Stronghold', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('B')),
      manaAbility([tap, sacrificeThis], addMana('B', 'B')),
    ],
  }),
  card('Havenwood Battleground', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('G')),
      manaAbility([tap, sacrificeThis], addMana('G', 'G')),
    ],
  }),
  card('Ruins of Trokair', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('W')),
      manaAbility([tap, sacrificeThis], addMana('W', 'W')),
    ],
  }),
  card('Svyelunite Temple', {
    type: land(),
    abilities: [
      entering({ tapped: true }),
      manaAbility([tap], addMana('U')),
      manaAbility([tap, sacrificeThis], addMana('U', 'U')),
    ],
  }),
  card("Urza's Mine", {
    type: land('Urza’s', 'Mine'),
    abilities: [urzas('Power-Plant', 'Tower', addMana('C', 'C'))],
  }),
  storing('Bottomless Vault', 'B'),
  storing('Dwarven Hold', 'R'),
  storing('Hollow Trees', 'G'),
  storing('Icatian Store', 'W'),
  storing('Sand Silos', 'U'),
  card("Urza's Power Plant", {
    type: land('Urza’s', 'Power-Plant'),
    abilities: [urzas('Mine', 'Tower', addMana('C', 'C'))],
  }),
  card("Urza's Tower", {
    type: land('Urza’s', 'Tower'),
    abilities: [urzas('Mine', 'Power-Plant', addMana('C', 'C', 'C'))],
  }),
];
