// Artifacts that enter the pool with Tenth Edition, 2007.

import { you } from '../../language/amount.ts';
import { bearerIs, equip, gains, onPlayers, plus } from '../../language/build.ts';
import { artifact, type CardDefinition, card, equipment } from '../../language/card.ts';

export const tenthArtifact: readonly CardDefinition[] = [
  card('Loxodon Warhammer', {
    cost: '{3}',
    type: equipment,
    abilities: [bearerIs(plus(3, 0), gains('trample'), gains('lifelink')), equip('{3}')],
  }),
  card('Spellbook', { cost: '{0}', type: artifact, abilities: [onPlayers(you, gains('no hand limit'))] }),
  card('Whispersilk Cloak', {
    cost: '{3}',
    type: equipment,
    abilities: [bearerIs(gains('unblockable'), gains('shroud')), equip('{2}')],
  }),
];
