// White cards of Portal, 1997.

import {
  all,
  controllerOf,
  count,
  countOf,
  eventAmount,
  everybody,
  forEach,
  opponents,
  ownerOf,
  self,
  subject,
  target,
  you,
} from '../../language/amount.ts';
import {
  activated,
  attacks,
  change,
  damageBy,
  destroy,
  dies,
  entersFromHand,
  entersPlay,
  gainLife,
  gains,
  has,
  ifSo,
  may,
  playerRule,
  plus,
  pump,
  search,
  tapIt,
  thisIs,
  toPlay,
  triggered,
  untapIt,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, sorcery, spellText } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures, land as lands, subtype, yours } from '../../language/filter.ts';
import { aCreature, anOpponent, aPlayer, cardInGraveyard, permanent } from '../../language/target.ts';

export const portalWhite: readonly CardDefinition[] = [
  card('Alabaster Dragon', {
    cost: '{4}{W}{W}',
    type: creature('Dragon'),
    size: [4, 4],
    abilities: [has('flying'), triggered(dies, [{ do: 'toLibrary', what: self, where: 'shuffled' }])],
  }),
  card('Angelic Blessing', {
    cost: '{2}{W}',
    type: sorcery,
    targets: [aCreature],
    effects: [change(target(), [plus(3, 3), gains('flying')])],
  }),
  card('Archangel', {
    cost: '{5}{W}{W}',
    type: creature('Angel'),
    size: [5, 5],
    abilities: [has('flying'), has('vigilance')],
  }),
  card('Ardent Militia', {
    cost: '{4}{W}',
    type: creature('Human', 'Soldier'),
    summon: ['Soldier'],
    size: [2, 5],
    abilities: [has('vigilance')],
  }),
  card('Armored Pegasus', {
    cost: '{1}{W}',
    type: creature('Pegasus'),
    size: [1, 2],
    abilities: [has('flying')],
  }),
  card('Blessed Reversal', {
    cost: '{1}{W}',
    type: instant,
    effects: [gainLife(forEach(3, count({ ...creatures, attackingYou: true })))],
    // There it is for the one moment after an attack is announced.
    inBook: {
      portal: {
        types: ['sorcery'],
        spell: spellText({
          effects: [gainLife(forEach(3, count({ ...creatures, attackingYou: true })))],
          playWhen: 'attacked',
        }),
      },
    },
  }),
  card('Blinding Light', {
    cost: '{2}{W}',
    type: sorcery,
    effects: [tapIt(all({ ...creatures, notColors: ['white'] }))],
  }),
  card('Border Guard', { cost: '{2}{W}', type: creature('Human', 'Soldier'), summon: ['Soldier'], size: [1, 4] }),
  card('Breath of Life', {
    cost: '{3}{W}',
    type: sorcery,
    targets: [cardInGraveyard(creatures, 'you')],
    effects: [toPlay(target())],
  }),
  card('Charging Paladin', {
    cost: '{2}{W}',
    type: creature('Human', 'Knight'),
    summon: ['Knight'],
    size: [2, 2],
    abilities: [triggered(attacks, [pump(self, 0, 3)])],
  }),
  card('Defiant Stand', {
    cost: '{1}{W}',
    type: instant,
    targets: [aCreature],
    effects: [pump(target(), 1, 3), untapIt(target())],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
  card('Devoted Hero', { cost: '{W}', type: creature('Elf', 'Soldier'), summon: ['Soldier'], size: [1, 2] }),
  card('False Peace', {
    cost: '{W}',
    type: sorcery,
    targets: [aPlayer],
    effects: [change(target(), [playerRule('skips combat')], 'their next turn')],
  }),
  card('Fleet-Footed Monk', {
    cost: '{1}{W}',
    type: creature('Human', 'Monk'),
    summon: ['Cleric'],
    size: [1, 1],
    abilities: [thisIs({ change: 'notBlockableBy', filter: { ...creatures, power: { min: 2 } } })],
  }),
  card('Foot Soldiers', { cost: '{3}{W}', type: creature('Human', 'Soldier'), summon: ['Soldier'], size: [2, 4] }),
  card('Gift of Estates', {
    cost: '{1}{W}',
    type: sorcery,
    effects: [ifSo({ if: 'controlsMore', who: opponents, filter: lands }, [search(subtype('Plains'), 3, 'hand')])],
  }),
  card('Harsh Justice', {
    cost: '{2}{W}',
    type: instant,
    effects: [
      change(you, [
        {
          change: 'ability',
          ability: triggered({ on: 'deals damage', what: { ...creatures, attacking: true }, to: 'you', combat: true }, [
            damageBy(subject, eventAmount, controllerOf(subject)),
          ]),
        },
      ]),
    ],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
  card('Keen-Eyed Archers', {
    cost: '{2}{W}',
    type: creature('Elf', 'Archer'),
    summon: ['Archer'],
    size: [2, 2],
    abilities: [has('reach')],
  }),
  card('Knight Errant', { cost: '{1}{W}', type: creature('Human', 'Knight'), summon: ['Knight'], size: [2, 2] }),
  card('Path of Peace', {
    cost: '{3}{W}',
    type: sorcery,
    targets: [aCreature],
    effects: [destroy(target()), gainLife(4, ownerOf(target()))],
  }),
  card('Regal Unicorn', { cost: '{2}{W}', type: creature('Unicorn'), size: [2, 3] }),
  card('Renewing Dawn', {
    cost: '{1}{W}',
    type: sorcery,
    targets: [anOpponent],
    effects: [gainLife(forEach(2, countOf(subtype('Mountain'), target())))],
  }),
  card('Sacred Knight', {
    cost: '{3}{W}',
    type: creature('Human', 'Knight'),
    summon: ['Knight'],
    size: [3, 2],
    abilities: [thisIs({ change: 'notBlockableBy', filter: { ...creatures, colors: ['black', 'red'] } })],
  }),
  card('Sacred Nectar', { cost: '{1}{W}', type: sorcery, effects: [gainLife(4)] }),
  card('Seasoned Marshal', {
    cost: '{2}{W}{W}',
    type: creature('Human', 'Soldier'),
    summon: ['Soldier'],
    size: [2, 2],
    abilities: [triggered(attacks, [may(tapIt(target()))], { targets: [aCreature] })],
  }),
  card('Spiritual Guardian', {
    cost: '{3}{W}{W}',
    type: creature('Spirit'),
    size: [3, 4],
    abilities: [triggered(entersPlay, [gainLife(4)])],
    // There it must come "from your hand".
    inBook: { portal: { abilities: [triggered(entersFromHand, [gainLife(4)])] } },
  }),
  card('Spotted Griffin', { cost: '{3}{W}', type: creature('Griffin'), size: [2, 3], abilities: [has('flying')] }),
  card('Starlight', {
    cost: '{1}{W}',
    type: sorcery,
    targets: [anOpponent],
    effects: [gainLife(forEach(3, countOf({ ...creatures, colors: ['black'] }, target())))],
  }),
  card('Starlit Angel', { cost: '{3}{W}{W}', type: creature('Angel'), size: [3, 4], abilities: [has('flying')] }),
  card('Steadfastness', { cost: '{1}{W}', type: sorcery, effects: [pump(all(yours(creatures)), 0, 3)] }),
  card('Stern Marshal', {
    cost: '{2}{W}',
    type: creature('Human', 'Soldier'),
    summon: ['Soldier'],
    size: [2, 2],
    abilities: [
      activated({
        cost: [tap],
        targets: [aCreature],
        effects: [pump(target(), 2, 2)],
        during: 'your turn, before attackers are declared',
      }),
    ],
  }),
  card('Temporary Truce', {
    cost: '{1}{W}',
    type: sorcery,
    effects: [{ do: 'drawUpTo', who: everybody, amount: 2, lifeForLess: 2 }],
  }),
  card('Valorous Charge', {
    cost: '{1}{W}{W}',
    type: sorcery,
    effects: [pump(all({ ...creatures, colors: ['white'] }), 2, 0)],
  }),
  card('Venerable Monk', {
    cost: '{2}{W}',
    type: creature('Human', 'Monk', 'Cleric'),
    summon: ['Cleric'],
    size: [2, 2],
    abilities: [triggered(entersPlay, [gainLife(2)])],
    // There it must come "from your hand".
    inBook: { portal: { abilities: [triggered(entersFromHand, [gainLife(2)])] } },
  }),
  card('Vengeance', {
    cost: '{3}{W}',
    type: sorcery,
    targets: [permanent({ ...creatures, tapped: true })],
    effects: [destroy(target())],
  }),
  card("Warrior's Charge", { cost: '{2}{W}', type: sorcery, effects: [pump(all(yours(creatures)), 1, 1)] }),
];
