// Blue cards of Portal, 1997.

import { target } from '../../language/amount.ts';
import { counterSpell, has } from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, sorcery, spellText } from '../../language/card.ts';
import { aCreature, spell } from '../../language/target.ts';

export const portalBlue: readonly CardDefinition[] = [
  card('Mystic Denial', {
    cost: '{1}{U}{U}',
    type: instant,
    targets: [spell({ anyType: ['creature', 'sorcery'] })],
    effects: [counterSpell(target())],
    inBook: {
      portal: {
        types: ['sorcery'],
        spell: spellText({
          targets: [spell({ anyType: ['creature', 'sorcery'] })],
          effects: [counterSpell(target())],
          playWhen: 'opponent casts',
        }),
      },
    },
  }),
  card('Snapping Drake', { cost: '{3}{U}', type: creature('Drake'), size: [3, 2], abilities: [has('flying')] }),
  card('Time Ebb', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [aCreature],
    effects: [{ do: 'toLibrary', what: target(), where: 'top' }],
  }),
];
