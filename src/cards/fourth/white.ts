// White cards new to the basic game with Fourth Edition, 1995.

import { eventAmount, target, you } from '../../language/amount.ts';
import { activated, bearerIs, gainLife, has, lookAtTop, plus, triggered } from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, sorcery } from '../../language/card.ts';
import { artifact as artifacts, creature as creatures } from '../../language/filter.ts';
import { aPlayer } from '../../language/target.ts';

export const fourthWhite: readonly CardDefinition[] = [
  card('Circle of Protection: Artifacts', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [activated({ cost: ['{2}'], effects: [{ do: 'preventFromSource', to: you, source: artifacts }] })],
  }),
  card('Divine Transformation', { cost: '{2}{W}{W}', type: aura(creatures), abilities: [bearerIs(plus(3, 3))] }),
  card('Spirit Link', {
    cost: '{W}',
    type: aura(creatures),
    abilities: [
      triggered({ on: 'deals damage', what: { enchanted: true }, to: 'anything', combat: false }, [
        gainLife(eventAmount),
      ]),
    ],
    // That book's glossary quotes the card with combat damage only.
    inBook: {
      tenth: {
        abilities: [
          triggered({ on: 'deals damage', what: { enchanted: true }, to: 'anything', combat: true }, [
            gainLife(eventAmount),
          ]),
        ],
      },
    },
  }),
  card('Tundra Wolves', { cost: '{W}', type: creature('Wolf'), size: [1, 1], abilities: [has('first strike')] }),
  card('Visions', {
    cost: '{W}',
    type: sorcery,
    targets: [aPlayer],
    effects: [lookAtTop(5, target(), 'may shuffle')],
  }),
];
