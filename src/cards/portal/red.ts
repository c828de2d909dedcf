// Red cards of Portal, 1997.

import { opponents, target, X } from '../../language/amount.ts';
import { damage, entersPlay, has, triggered } from '../../language/build.ts';
import { type CardDefinition, card, creature, sorcery, spellText } from '../../language/card.ts';
import { aCreature, aPlayer, creatureOrPlayer } from '../../language/target.ts';

export const portalRed: readonly CardDefinition[] = [
  card('Blaze', { cost: '{X}{R}', type: sorcery, targets: [creatureOrPlayer], effects: [damage(X, target())] }),
  card('Fire Imp', {
    cost: '{2}{R}',
    type: creature('Imp'),
    size: [2, 1],
    abilities: [triggered(entersPlay, [damage(2, target())], { targets: [aCreature] })],
    // There it must come "from your hand".
    inBook: {
      portal: {
        abilities: [
          triggered({ on: 'enters', what: { self: true }, from: 'hand' }, [damage(2, target())], {
            targets: [aCreature],
          }),
        ],
      },
    },
  }),
  card('Hulking Goblin', {
    cost: '{1}{R}',
    type: creature('Goblin'),
    size: [2, 2],
    abilities: [has("can't block")],
  }),
  card('Lava Axe', {
    cost: '{4}{R}',
    type: sorcery,
    targets: [aPlayer],
    effects: [damage(5, target())],
    // There it hits "your opponent", and nobody is chosen.
    inBook: { portal: { spell: spellText({ effects: [damage(5, opponents)] }) } },
  }),
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
];
