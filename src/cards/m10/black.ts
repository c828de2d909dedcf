// Black cards that enter the pool with the core set of 2010, printed in 2009.

import { target } from '../../language/amount.ts';
import { activated, has, loseLife } from '../../language/build.ts';
import { type CardDefinition, card, creature } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { aPlayer } from '../../language/target.ts';

export const m10Black: readonly CardDefinition[] = [
  card('Acolyte of Xathrid', {
    cost: '{B}',
    type: creature('Human', 'Cleric'),
    size: [0, 1],
    abilities: [activated({ cost: ['{1}{B}', tap], targets: [aPlayer], effects: [loseLife(1, target())] })],
  }),
  card('Child of Night', {
    cost: '{1}{B}',
    type: creature('Vampire'),
    size: [2, 1],
    abilities: [has('lifelink')],
  }),
];
