// Red cards of Portal, 1997.

import { all, count, everybody, handOf, opponents, ownNumberOf, target, X, you } from '../../language/amount.ts';
import {
  atEndOfThatTurn,
  damage,
  destroy,
  dies,
  divided,
  draw,
  entersFromHand,
  entersPlay,
  has,
  named,
  pump,
  sacrifice,
  tapIt,
  toLibrary,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, sorcery, spellText } from '../../language/card.ts';
import { cost, discardA } from '../../language/cost.ts';
import { creature as creatures, other, subtype, yours } from '../../language/filter.ts';
import { aCreature, aLand, aPlayer, creatureOrPlayer, oneTo, permanent, several } from '../../language/target.ts';

const mountains = count(yours(subtype('Mountain')));
export const portalRed: readonly CardDefinition[] = [
  card('Blaze', { cost: '{X}{R}', type: sorcery, targets: [creatureOrPlayer], effects: [damage(X, target())] }),
  card('Boiling Seas', { cost: '{3}{R}', type: sorcery, effects: [destroy(all(subtype('Island')))] }),
  card('Burning Cloak', {
    cost: '{R}',
    type: sorcery,
    targets: [aCreature],
    effects: [pump(target(), 2, 0), damage(2, target())],
  }),
  card('Craven Giant', { cost: '{2}{R}', type: creature('Giant'), size: [4, 1], abilities: [has("can't block")] }),
  card('Desert Drake', { cost: '{3}{R}', type: creature('Drake'), size: [2, 2], abilities: [has('flying')] }),
  card('Devastation', {
    cost: '{5}{R}{R}',
    type: sorcery,
    effects: [destroy(all({ anyType: ['creature', 'land'] }))],
  }),
  card('Fire Dragon', {
    cost: '{6}{R}{R}{R}',
    type: creature('Dragon'),
    size: [6, 6],
    abilities: [has('flying'), triggered(entersPlay, [damage(mountains, target())], { targets: [aCreature] })],
    // There it must come "from your hand".
    inBook: {
      portal: {
        abilities: [has('flying'), triggered(entersFromHand, [damage(mountains, target())], { targets: [aCreature] })],
      },
    },
  }),
  card('Fire Imp', {
    cost: '{2}{R}',
    type: creature('Imp'),
    size: [2, 1],
    abilities: [triggered(entersPlay, [damage(2, target())], { targets: [aCreature] })],
    // There it must come "from your hand".
    inBook: { portal: { abilities: [triggered(entersFromHand, [damage(2, target())], { targets: [aCreature] })] } },
  }),
  card('Fire Snake', {
    cost: '{4}{R}',
    type: creature('Snake'),
    size: [3, 1],
    abilities: [triggered(dies, [destroy(target())], { targets: [aLand] })],
  }),
  card('Fire Tempest', {
    cost: '{5}{R}{R}',
    type: sorcery,
    effects: [damage(6, all(creatures)), damage(6, everybody)],
  }),
  card('Flashfires', { cost: '{3}{R}', type: sorcery, effects: [destroy(all(subtype('Plains')))] }),
  card('Forked Lightning', {
    cost: '{3}{R}',
    type: sorcery,
    targets: [oneTo(3, aCreature)],
    effects: [divided(4)],
  }),
  card('Goblin Bully', { cost: '{1}{R}', type: creature('Goblin'), size: [2, 1] }),
  card('Highland Giant', { cost: '{2}{R}{R}', type: creature('Giant'), size: [3, 4] }),
  card('Hulking Cyclops', {
    cost: '{3}{R}{R}',
    type: creature('Cyclops'),
    size: [5, 5],
    abilities: [has("can't block")],
  }),
  card('Hulking Goblin', {
    cost: '{1}{R}',
    type: creature('Goblin'),
    size: [2, 2],
    abilities: [has("can't block")],
  }),
  card('Last Chance', {
    cost: '{R}{R}',
    type: sorcery,
    effects: [{ do: 'extraTurn', who: you }, atEndOfThatTurn({ do: 'lose', who: you })],
  }),
  card('Lava Axe', {
    cost: '{4}{R}',
    type: sorcery,
    targets: [aPlayer],
    effects: [damage(5, target())],
    // There it hits "your opponent", and nobody is chosen.
    inBook: { portal: { spell: spellText({ effects: [damage(5, opponents)] }) } },
  }),
  card('Lava Flow', {
    cost: '{3}{R}{R}',
    type: sorcery,
    targets: [permanent({ anyType: ['creature', 'land'] })],
    effects: [destroy(target())],
  }),
  card('Lizard Warrior', {
    cost: '{3}{R}',
    type: creature('Lizard', 'Warrior'),
    summon: ['Lizard'],
    size: [4, 2],
  }),
  card('Minotaur Warrior', {
    cost: '{2}{R}',
    type: creature('Minotaur', 'Warrior'),
    summon: ['Minotaur'],
    size: [2, 3],
  }),
  card('Mountain Goat', { cost: '{R}', type: creature('Goat'), size: [1, 1], abilities: [has('mountainwalk')] }),
  card('Pillaging Horde', {
    cost: '{2}{R}{R}',
    type: creature('Human', 'Barbarian'),
    summon: ['Barbarian'],
    size: [5, 5],
    abilities: [triggered(entersPlay, [unlessPaid(cost(discardA({}, 1, true)), sacrifice())])],
    // There it must come "from your hand".
    inBook: {
      portal: { abilities: [triggered(entersFromHand, [unlessPaid(cost(discardA({}, 1, true)), sacrifice())])] },
    },
  }),
  card('Pyroclasm', { cost: '{1}{R}', type: sorcery, effects: [damage(2, all(creatures))] }),
  card('Raging Cougar', { cost: '{2}{R}', type: creature('Cat'), size: [2, 2], abilities: [has('haste')] }),
  card('Raging Goblin', {
    cost: '{R}',
    type: creature('Goblin', 'Berserker'),
    summon: ['Goblin'],
    size: [1, 1],
    abilities: [has('haste')],
  }),
  card('Raging Minotaur', {
    cost: '{2}{R}{R}',
    type: creature('Minotaur', 'Berserker'),
    summon: ['Minotaur'],
    size: [3, 3],
    abilities: [has('haste')],
  }),
  card('Rain of Salt', {
    cost: '{4}{R}{R}',
    type: sorcery,
    targets: [several(aLand, 2)],
    effects: [destroy(target())],
  }),
  card('Scorching Spear', {
    cost: '{R}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [damage(1, target())],
  }),
  card('Scorching Winds', {
    cost: '{R}',
    type: instant,
    effects: [damage(1, all({ ...creatures, attacking: true }))],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
  card('Spitting Earth', {
    cost: '{1}{R}',
    type: sorcery,
    targets: [aCreature],
    effects: [damage(mountains, target())],
  }),
  card('Thundermare', {
    cost: '{5}{R}',
    type: creature('Elemental', 'Horse'),
    summon: ['Thundermare'],
    size: [5, 5],
    abilities: [has('haste'), triggered(entersPlay, [tapIt(all(other(creatures)))])],
    // There it must come "from your hand".
    inBook: { portal: { abilities: [has('haste'), triggered(entersFromHand, [tapIt(all(other(creatures)))])] } },
  }),
  card('Volcanic Dragon', {
    cost: '{4}{R}{R}',
    type: creature('Dragon'),
    size: [4, 4],
    abilities: [has('flying'), has('haste')],
  }),
  card('Volcanic Hammer', {
    cost: '{1}{R}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [damage(3, target())],
  }),
  card('Wall of Granite', { cost: '{2}{R}', type: creature('Wall'), size: [0, 7], abilities: [has('defender')] }),
  card('Winds of Change', {
    cost: '{R}',
    type: sorcery,
    effects: [named('gone', toLibrary(handOf(everybody), 'shuffled')), draw(ownNumberOf('gone'), everybody)],
  }),
];
