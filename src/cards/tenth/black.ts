// Black cards that enter the pool with Tenth Edition, 2007.

import { aChoice, all, handOf, self, target, you } from '../../language/amount.ts';
import {
  activated,
  alongGain,
  always,
  bury,
  damage,
  destroy,
  dies,
  discard,
  discardIt,
  draw,
  entersPlay,
  gainLife,
  has,
  loseLife,
  plus,
  pump,
  reveal,
  sacrifice,
  toHand,
  toPlay,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, sorcery } from '../../language/card.ts';
import { cost, discardA, sacrificeA, sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures, other, subtype } from '../../language/filter.ts';
import { aCreature, anOpponent, aPlayer, cardInGraveyard, creatureOrPlayer, permanent } from '../../language/target.ts';

export const tenthBlack: readonly CardDefinition[] = [
  card('Afflict', { cost: '{2}{B}', type: instant, targets: [aCreature], effects: [pump(target(), -1, -1), draw(1)] }),
  card('Assassinate', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [permanent({ ...creatures, tapped: true })],
    effects: [destroy(target())],
  }),
  card('Cruel Edict', {
    cost: '{1}{B}',
    type: sorcery,
    targets: [anOpponent],
    effects: [{ do: 'sacrificeChoice', who: target(), filter: creatures, amount: 1, otherwise: [] }],
  }),
  card('Dross Crocodile', { cost: '{3}{B}', type: creature('Zombie', 'Crocodile'), size: [5, 1] }),
  card('Dusk Imp', { cost: '{2}{B}', type: creature('Imp'), size: [2, 1], abilities: [has('flying')] }),
  card('Essence Drain', {
    cost: '{4}{B}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [damage(3, target()), { do: 'gainLife', who: you, amount: 3, along: true }],
  }),
  card('Hidden Horror', {
    cost: '{1}{B}{B}',
    type: creature('Horror'),
    size: [4, 4],
    abilities: [triggered(entersPlay, [unlessPaid(cost(discardA(creatures)), sacrifice())])],
  }),
  card('Looming Shade', {
    cost: '{2}{B}',
    type: creature('Shade'),
    size: [1, 1],
    abilities: [activated({ cost: ['{B}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Mass of Ghouls', { cost: '{3}{B}{B}', type: creature('Zombie', 'Warrior'), size: [5, 3] }),
  card('Nantuko Husk', {
    cost: '{2}{B}',
    type: creature('Zombie', 'Insect'),
    size: [2, 2],
    abilities: [activated({ cost: [sacrificeA(creatures)], effects: [pump(self, 2, 2)] })],
  }),
  card('Plague Beetle', { cost: '{B}', type: creature('Insect'), size: [1, 1], abilities: [has('swampwalk')] }),
  card('Ravenous Rats', {
    cost: '{1}{B}',
    type: creature('Rat'),
    size: [1, 1],
    abilities: [triggered(entersPlay, [discard(1, target())], { targets: [anOpponent] })],
  }),
  card('Severed Legion', { cost: '{1}{B}{B}', type: creature('Zombie'), size: [2, 2], abilities: [has('fear')] }),
  card('Soul Feast', {
    cost: '{3}{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [loseLife(4, target()), gainLife(4)],
  }),
  card('Distress', {
    cost: '{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [reveal(handOf(target())), discardIt(aChoice(you, handOf(target(), { notTypes: ['land'] })))],
  }),
  card('Doomed Necromancer', {
    cost: '{2}{B}',
    type: creature('Human', 'Cleric', 'Mercenary'),
    size: [2, 2],
    abilities: [
      activated({
        cost: ['{B}', tap, sacrificeThis],
        targets: [cardInGraveyard(creatures, 'you')],
        effects: [toPlay(target())],
      }),
    ],
  }),
  card('Festering Goblin', {
    cost: '{B}',
    type: creature('Zombie', 'Goblin'),
    size: [1, 1],
    abilities: [triggered(dies, [pump(target(), -1, -1)], { targets: [aCreature] })],
  }),
  card('Hate Weaver', {
    cost: '{1}{B}',
    type: creature('Zombie', 'Wizard'),
    size: [2, 1],
    abilities: [
      activated({
        cost: ['{2}'],
        targets: [permanent({ ...creatures, colors: ['blue', 'red'] })],
        effects: [pump(target(), 1, 0)],
      }),
    ],
  }),
  card('Highway Robber', {
    cost: '{2}{B}{B}',
    type: creature('Human', 'Mercenary'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [loseLife(2, target()), alongGain(2)], { targets: [anOpponent] })],
  }),
  card('Lord of the Undead', {
    cost: '{1}{B}{B}',
    type: creature('Zombie'),
    size: [2, 2],
    abilities: [
      always(other({ ...creatures, subtypes: ['Zombie'] }), plus(1, 1)),
      activated({
        cost: ['{1}{B}', tap],
        targets: [cardInGraveyard(subtype('Zombie'), 'you')],
        effects: [toHand(target())],
      }),
    ],
  }),
  card('Plague Wind', {
    cost: '{7}{B}{B}',
    type: sorcery,
    effects: [bury(all({ ...creatures, controller: 'notYou' }))],
  }),
  card('Recover', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [cardInGraveyard(creatures, 'you')],
    effects: [toHand(target()), draw(1)],
  }),
  card('Spineless Thug', {
    cost: '{1}{B}',
    type: creature('Zombie', 'Mercenary'),
    size: [2, 2],
    abilities: [has("can't block")],
  }),
];
