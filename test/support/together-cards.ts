// Cards made for the tests of things that happen together: the pool has few that watch others come and go.

import { aChoice, all, cardsInGraveyards, everybody, target, you } from '../../src/language/amount.ts';
import { change, damage, gainLife, plus, toHand, toPlay, triggered } from '../../src/language/build.ts';
import { artifact, card, creature, sorcery } from '../../src/language/card.ts';
import { creature as creatures } from '../../src/language/filter.ts';
import { aCreature } from '../../src/language/target.ts';

/** Sees other creatures die, also those that die with it. */
export const mourner = card('Mourner', {
  cost: '{0}',
  type: creature('Human'),
  size: [1, 1],
  abilities: [triggered({ on: 'dies', what: { ...creatures, other: true } }, [gainLife(1)])],
});
/** Sees other creatures leave play, whatever becomes of them. */
export const watcher = card('Watcher', {
  cost: '{0}',
  type: creature('Human'),
  size: [1, 1],
  abilities: [triggered({ on: 'leaves', what: { ...creatures, other: true } }, [gainLife(1)])],
});
export const eachSacrifices = card('Each Sacrifices', {
  cost: '{0}',
  type: sorcery,
  effects: [{ do: 'sacrificeChoice', who: everybody, filter: creatures, amount: 1, otherwise: [] }],
});
export const eachReturns = card('Each Returns', {
  cost: '{0}',
  type: sorcery,
  effects: [toHand(aChoice(everybody, all(creatures)))],
});
export const eachDiscards = card('Each Discards', {
  cost: '{0}',
  type: sorcery,
  effects: [{ do: 'discard', who: everybody, amount: 1, how: 'choose', filter: {} }],
});
export const eachMills = card('Each Mills', {
  cost: '{0}',
  type: sorcery,
  effects: [{ do: 'mill', who: everybody, amount: 2 }],
});
export const eachDraws = card('Each Draws', {
  cost: '{0}',
  type: sorcery,
  effects: [{ do: 'draw', who: everybody, amount: 1 }],
});
export const eachFetches = card('Each Fetches', {
  cost: '{0}',
  type: sorcery,
  effects: [{ do: 'search', who: everybody, filter: creatures, amount: 1, to: 'play', reveal: false }],
});
export const youDrawTwo = card('You Draw Two', {
  cost: '{0}',
  type: sorcery,
  effects: [{ do: 'draw', who: you, amount: 2 }],
});
export const witherAndBurn = card('Wither and Burn', {
  cost: '{0}',
  type: sorcery,
  targets: [aCreature, aCreature],
  effects: [change(target(0), [plus(-1, -1)]), damage(1, target(1))],
});
export const allRise = card('All Rise', {
  cost: '{0}',
  type: sorcery,
  effects: [toPlay(cardsInGraveyards(creatures))],
});
export const eachGetsOne = card('Each Gets One', {
  cost: '{0}',
  type: sorcery,
  effects: [
    {
      do: 'token',
      who: everybody,
      amount: 1,
      token: {
        name: 'Witness',
        types: ['creature'],
        supertypes: [],
        subtypes: ['Human'],
        colors: [],
        size: [1, 1],
        keywords: [],
        abilities: [triggered({ on: 'enters', what: { ...creatures, other: true } }, [gainLife(1)])],
      },
    },
  ],
});
/** An artifact, which says nothing while it is tapped in the old books. */
export const sundial = card('Sundial', {
  cost: '{2}',
  type: artifact,
  abilities: [triggered({ on: 'becomes untapped', what: { types: ['land'] } }, [gainLife(1)])],
});
export const TOGETHER = [
  witherAndBurn,
  allRise,
  eachGetsOne,
  sundial,
  mourner,
  watcher,
  eachSacrifices,
  eachReturns,
  eachDiscards,
  eachMills,
  eachDraws,
  eachFetches,
  youDrawTwo,
];
