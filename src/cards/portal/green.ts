// Green cards of Portal, 1997.

import { target } from '../../language/amount.ts';
import { pump } from '../../language/build.ts';
import { type CardDefinition, card, creature, sorcery } from '../../language/card.ts';
import { aCreature } from '../../language/target.ts';

export const portalGreen: readonly CardDefinition[] = [
  card('Monstrous Growth', { cost: '{1}{G}', type: sorcery, targets: [aCreature], effects: [pump(target(), 4, 4)] }),
  card('Rowan Treefolk', { cost: '{3}{G}', type: creature('Treefolk'), size: [3, 4] }),
];
