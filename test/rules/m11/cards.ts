// Cards made for tests: the book speaks of them, but no card of the pool shows them.

import { self, target, you } from '../../../src/language/amount.ts';
import {
  activated,
  addMana,
  change,
  damage,
  draw,
  exile,
  gains,
  has,
  manaAbility,
  plus,
  protectionFrom,
  putCounters,
  triggered,
} from '../../../src/language/build.ts';
import {
  type CardDefinition,
  card,
  creature,
  enchantment,
  instant,
  land,
  sorcery,
} from '../../../src/language/card.ts';
import { cost, discardA, payLife, sacrificeA, tap } from '../../../src/language/cost.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { aCreature, anEnchantment, aPlayer, creatureOrPlayer, permanent } from '../../../src/language/target.ts';

export const becomesBlue = card('Becomes Blue', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'color', colors: ['blue'] }])],
});
export const becomesElf = card('Becomes an Elf', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'creatureTypes', subtypes: ['Elf'] }])],
});
export const hybridHound = card('Hybrid Hound', { cost: '{W/U}', type: creature('Hound'), size: [1, 1] });
export const hybridGiant = card('Hybrid Giant', { cost: '{1}{W/U}{W/U}', type: creature('Giant'), size: [3, 3] });
export const redGreenBeast = card('Red-Green Beast', { cost: '{R}{G}', type: creature('Beast'), size: [2, 2] });
export const blackRedGoblin = card('Black-Red Goblin', {
  cost: '{B}{R}',
  type: creature('Goblin', 'Warrior'),
  size: [2, 2],
});
export const intimidator = card('Intimidator', {
  cost: '{2}{R}',
  type: creature('Ogre'),
  size: [2, 2],
  abilities: [has('intimidate')],
});
export const goblinWarrior = card('Goblin Warrior', {
  cost: '{1}{R}',
  type: creature('Goblin', 'Warrior'),
  size: [2, 2],
});
export const discarder = card('Discarder', {
  cost: '{0}',
  type: creature('Horror'),
  size: [1, 1],
  abilities: [activated({ cost: [discardA()], effects: [draw(1)] })],
});
export const lifePayer = card('Life Payer', {
  cost: '{0}',
  type: creature('Horror'),
  size: [1, 1],
  abilities: [activated({ cost: [payLife(3)], effects: [draw(1)] })],
});
export const duskForest = card('Dusk Forest', { type: land('Forest', 'Swamp') });
export const takeEnchantment = card('Take Enchantment', {
  cost: '{0}',
  type: instant,
  targets: [anEnchantment],
  effects: [change(target(), [{ change: 'control' }], 'in play')],
});
export const exileIt = card('Exile It', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [exile(target())],
});
export const growForGood = card('Grow For Good', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [putCounters('+1/+1', 2, target())],
});
export const fetchCard = card('Fetch a Card', {
  cost: '{0}',
  type: sorcery,
  effects: [{ do: 'search', who: you, filter: creatures, amount: 1, to: 'hand', reveal: true }],
});
export const drawWatcher = card('Draw Watcher', {
  cost: '{0}',
  type: creature('Human'),
  size: [1, 1],
  abilities: [triggered({ on: 'draws', who: 'you' }, [putCounters('+1/+1', 1)])],
});
export const winNow = card('Win Now', { cost: '{0}', type: sorcery, effects: [{ do: 'win', who: you }] });
export const loseNow = card('Lose Now', {
  cost: '{0}',
  type: sorcery,
  targets: [aPlayer],
  effects: [{ do: 'lose', who: target() }],
});
export const poisoner = card('Poison', {
  cost: '{0}',
  type: sorcery,
  targets: [aPlayer],
  effects: [{ do: 'poison', who: target(), amount: 1 }],
});
export const sacrificeBolt = card('Sacrifice Bolt', {
  cost: '{R}',
  type: instant,
  targets: [aPlayer],
  effects: [damage(4, target())],
  additionalCost: cost(sacrificeA(creatures)),
});
export const twoShots = card('Two Shots', {
  cost: '{0}',
  type: instant,
  targets: [aCreature, aCreature],
  effects: [damage(2, target(0)), damage(2, target(1))],
});
export const redKiller = card('Red Killer', {
  cost: '{0}',
  type: instant,
  targets: [permanent({ colors: ['red'] })],
  effects: [{ do: 'destroy', what: target(), bury: false }],
});
export const doubler = card('Doubler', {
  cost: '{0}',
  type: creature('Elf'),
  size: [1, 1],
  abilities: [manaAbility([tap], addMana('C'))],
});
export const xPump = card('X Pump', {
  cost: '{0}',
  type: creature('Shade'),
  size: [1, 1],
  abilities: [activated({ cost: ['{X}'], effects: [change(self, [plus({ amount: 'x' }, 0)])] })],
});

export const landBloom = card('Land Bloom', {
  cost: '{0}',
  type: enchantment,
  abilities: [
    triggered({ on: 'taps for mana', what: { types: ['land'] } }, [
      { do: 'addMana', who: { ref: 'eventPlayer' }, mana: ['G'], times: 1 },
    ]),
  ],
});

export const deadlyPinger = card('Deadly Pinger', {
  cost: '{0}',
  type: creature('Snake'),
  size: [1, 1],
  abilities: [
    has('deathtouch'),
    activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
  ],
});
export const linkedPinger = card('Linked Pinger', {
  cost: '{0}',
  type: creature('Vampire'),
  size: [1, 1],
  abilities: [has('lifelink'), activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
});
export const ironGoblin = card('Iron Goblin', {
  cost: '{0}',
  type: creature('Goblin'),
  size: [2, 2],
  abilities: [has('indestructible')],
});
export const ironHater = card('Iron Hater', {
  cost: '{0}',
  type: creature('Elf'),
  size: [2, 2],
  abilities: [protectionFrom({ types: ['artifact'] })],
});

export const takeCreature = card('Take Creature', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'control' }], 'in play')],
});
export const strikeNow = card('Strike Now', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [gains('first strike')])],
});

export const ALL: readonly CardDefinition[] = [
  becomesBlue,
  becomesElf,
  hybridHound,
  hybridGiant,
  redGreenBeast,
  blackRedGoblin,
  intimidator,
  goblinWarrior,
  discarder,
  lifePayer,
  duskForest,
  takeEnchantment,
  exileIt,
  growForGood,
  fetchCard,
  drawWatcher,
  winNow,
  loseNow,
  poisoner,
  sacrificeBolt,
  twoShots,
  redKiller,
  doubler,
  xPump,
  landBloom,
  takeCreature,
  strikeNow,
  deadlyPinger,
  linkedPinger,
  ironGoblin,
  ironHater,
];

export const colored: readonly CardDefinition[] = [
  card('Blue One', { cost: '{1}{U}', type: creature('Bird'), size: [1, 1] }),
  card('Red and White', { cost: '{2}{R}{W}', type: creature('Giant'), size: [3, 3] }),
];
