// Cards that Beta's text speaks of without naming one, and that the pool has none of.

import { target } from '../../../src/language/amount.ts';
import { activated, always, destroy, gainLife, plus, protectionFrom } from '../../../src/language/build.ts';
import { artifact, card, interrupt, creature as summon } from '../../../src/language/card.ts';
import { creature } from '../../../src/language/filter.ts';
import { anArtifact } from '../../../src/language/target.ts';

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

/** The book's creature with protection from blue. */
export const blueGuard = card('Blue Guard', {
  cost: '{1}{W}',
  type: summon('Guard'),
  size: [2, 2],
  abilities: [protectionFrom({ colors: ['blue'] })],
});

/** The book's artifact destroyer that is an interrupt. */
export const crumblingWord = card('Crumbling Word', {
  cost: '{R}',
  type: interrupt,
  targets: [anArtifact],
  effects: [destroy(target())],
});
