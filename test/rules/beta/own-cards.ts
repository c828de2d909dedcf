// Cards that Beta's text speaks of without naming one, and that the pool has none of.

import { activated, always, gainLife, plus } from '../../../src/language/build.ts';
import { artifact, card } from '../../../src/language/card.ts';
import { creature } from '../../../src/language/filter.ts';

/** A poly artifact: used for mana, as often as one likes, without tapping. */
export const polyArtifact = card('Poly Fountain', {
  cost: '{2}',
  type: artifact,
  abilities: [activated({ cost: ['{1}'], effects: [gainLife(1)] })],
});

/** A continuous artifact: every creature has one more power and toughness. */
export const continuousArtifact = card('Banner of Might', {
  cost: '{3}',
  type: artifact,
  abilities: [always(creature, plus(1, 1))],
});
