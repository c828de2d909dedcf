// Cards made for the tests of things that happen together: the pool has few that watch others come and go.

import { everybody, you } from '../../src/language/amount.ts';
import { gainLife, triggered } from '../../src/language/build.ts';
import { card, creature, sorcery } from '../../src/language/card.ts';
import { creature as creatures } from '../../src/language/filter.ts';

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
  effects: [{ do: 'toHandChoice', who: everybody, filter: creatures, amount: 1 }],
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
export const TOGETHER = [
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
