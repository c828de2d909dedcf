// Artifacts that enter the pool with the core set of 2010, printed in 2009.

import { the, upToSome, you } from '../../language/amount.ts';
import {
  activated,
  bearerIs,
  choose,
  equip,
  exile,
  gains,
  has,
  plus,
  replacing,
  toLibrary,
} from '../../language/build.ts';
import { artifact, artifactCreature, type CardDefinition, card, equipment } from '../../language/card.ts';
import { sacrificeThis, tap } from '../../language/cost.ts';

export const m10Artifact: readonly CardDefinition[] = [
  card('Darksteel Colossus', {
    cost: '{11}',
    type: artifactCreature('Golem'),
    size: [11, 11],
    abilities: [
      has('trample'),
      has('indestructible'),
      replacing({ replace: 'to graveyard', what: { self: true }, with: 'shuffle into library' }),
    ],
  }),
  card('Gorgon Flail', {
    cost: '{2}',
    type: equipment,
    abilities: [bearerIs(plus(1, 1), gains('deathtouch')), equip('{2}')],
  }),
  card('Magebane Armor', {
    cost: '{3}',
    type: equipment,
    abilities: [
      bearerIs(plus(2, 4), { change: 'loseKeyword', keyword: 'flying' }),
      bearerIs({ change: 'preventFrom', filter: {}, combat: false }),
      equip('{2}'),
    ],
  }),
  card('Mirror of Fate', {
    cost: '{5}',
    type: artifact,
    abilities: [
      activated({
        cost: [tap, sacrificeThis],
        effects: [
          choose('chosen', upToSome(you, { ref: 'cards', zone: 'exile', filter: {}, of: you }, 7)),
          exile({ ref: 'cards', zone: 'library', filter: {}, of: you }),
          toLibrary(the('chosen')),
        ],
      }),
    ],
  }),
];
