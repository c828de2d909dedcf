// Artifacts new to the basic game with Fifth Edition, 1997.

import { you } from '../../language/amount.ts';
import { activated, gainLife } from '../../language/build.ts';
import { artifact, type CardDefinition, card } from '../../language/card.ts';
import { exileThis, sacrificeThis, tap } from '../../language/cost.ts';

export const fifthArtifact: readonly CardDefinition[] = [
  card("Feldon's Cane", {
    cost: '{1}',
    type: artifact,
    abilities: [activated({ cost: [tap, exileThis], effects: [{ do: 'shuffleGraveyard', who: you }] })],
    // That book's own example of a sacrifice that is part of a cost.
    inBook: {
      fifth: {
        abilities: [activated({ cost: [tap, sacrificeThis], effects: [{ do: 'shuffleGraveyard', who: you }] })],
      },
    },
  }),
  card('Fountain of Youth', {
    cost: '{0}',
    type: artifact,
    abilities: [activated({ cost: ['{2}', tap], effects: [gainLife(1)] })],
  }),
];
