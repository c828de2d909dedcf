// Green cards new to the basic game with Fifth Edition, 1997.

import { addMana, has, manaAbility } from '../../language/build.ts';
import { type CardDefinition, card, creature } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';

export const fifthGreen: readonly CardDefinition[] = [
  card('Cat Warriors', {
    cost: '{1}{G}{G}',
    type: creature('Cat', 'Warrior'),
    summon: ['Cat Warrior'],
    size: [2, 2],
    abilities: [has('forestwalk')],
  }),
  card('Fyndhorn Elder', {
    cost: '{2}{G}',
    type: creature('Elf', 'Druid'),
    summon: ['Elf'],
    size: [1, 1],
    abilities: [manaAbility([tap], addMana('G', 'G'))],
  }),
  card('Scaled Wurm', { cost: '{7}{G}', type: creature('Wurm'), size: [7, 6] }),
];
