// Black cards of Portal, 1997.

import { target } from '../../language/amount.ts';
import { destroy } from '../../language/build.ts';
import { type CardDefinition, card, instant } from '../../language/card.ts';
import { creature as creatures } from '../../language/filter.ts';
import { permanent } from '../../language/target.ts';

export const portalBlack: readonly CardDefinition[] = [
  card("Assassin's Blade", {
    cost: '{1}{B}',
    type: instant,
    targets: [permanent({ ...creatures, attacking: true, notColors: ['black'] })],
    effects: [destroy(target())],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
];
