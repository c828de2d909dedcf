// Blue cards that enter the pool with Tenth Edition, 2007.

import { all, self, target } from '../../language/amount.ts';
import { activated, bearerIs, counterSpell, dies, draw, has, may, toHand, triggered } from '../../language/build.ts';
import {
  aura,
  type CardDefinition,
  card,
  creature,
  instant,
  interrupt,
  legendary,
  sorcery,
} from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures } from '../../language/filter.ts';
import { spell } from '../../language/target.ts';

export const tenthBlue: readonly CardDefinition[] = [
  card('Arcanis the Omnipotent', {
    cost: '{3}{U}{U}{U}',
    type: legendary(creature('Wizard')),
    size: [3, 4],
    abilities: [
      activated({ cost: [tap], effects: [draw(3)] }),
      activated({ cost: ['{2}{U}{U}'], effects: [toHand(self)] }),
    ],
  }),
  card('Aven Fisher', {
    cost: '{3}{U}',
    type: creature('Bird', 'Soldier'),
    size: [2, 2],
    abilities: [has('flying'), triggered(dies, [may(draw(1))])],
  }),
  card('Cancel', { cost: '{1}{U}{U}', type: interrupt, targets: [spell()], effects: [counterSpell(target())] }),
  card('Counsel of the Soratami', { cost: '{2}{U}', type: sorcery, effects: [draw(2)] }),
  card('Evacuation', { cost: '{3}{U}{U}', type: instant, effects: [toHand(all(creatures))] }),
  card('Fugitive Wizard', { cost: '{U}', type: creature('Human', 'Wizard'), size: [1, 1] }),
  card('Lumengrid Warden', { cost: '{1}{U}', type: creature('Human', 'Wizard'), size: [1, 3] }),
  card('Persuasion', { cost: '{3}{U}{U}', type: aura(creatures), abilities: [bearerIs({ change: 'control' })] }),
  card('Rootwater Commando', {
    cost: '{2}{U}',
    type: creature('Merfolk'),
    size: [2, 2],
    abilities: [has('islandwalk')],
  }),
  card('Thieving Magpie', {
    cost: '{2}{U}{U}',
    type: creature('Bird'),
    size: [1, 3],
    abilities: [
      has('flying'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'opponent', combat: false }, [draw(1)]),
    ],
  }),
  card('Tidings', { cost: '{3}{U}{U}', type: sorcery, effects: [draw(4)] }),
];
