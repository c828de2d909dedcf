// Cards made for the tests of continuous effects: each says one thing that may meet another.

import { target, you } from '../../src/language/amount.ts';
import {
  always,
  asLongAs,
  bearerIs,
  change,
  gains,
  has,
  onPlayers,
  plus,
  pump,
  putCounters,
  sized,
  thisIs,
} from '../../src/language/build.ts';
import { aura, card, creature, enchantment, instant, land } from '../../src/language/card.ts';
import { controls } from '../../src/language/condition.ts';
import { creature as creatures, land as lands, other, subtype } from '../../src/language/filter.ts';
import { aCreature, permanent } from '../../src/language/target.ts';

const free = { cost: '{0}' } as const;
const swamped = card('Swamped', {
  ...free,
  type: aura(lands),
  abilities: [bearerIs({ change: 'landType', to: 'Swamp' })],
});
const rocky = card('Rocky', {
  ...free,
  type: aura(lands),
  abilities: [bearerIs({ change: 'landType', to: 'Mountain' })],
});
const levels = card('All Level', {
  ...free,
  type: enchantment,
  abilities: [always(subtype('Mountain'), { change: 'landType', to: 'Plains' })],
});
const heaves = card('All Steep', {
  ...free,
  type: enchantment,
  abilities: [always(subtype('Plains'), { change: 'landType', to: 'Mountain' })],
});
const walking = card('Walking Mire', {
  ...free,
  type: enchantment,
  abilities: [
    always(subtype('Swamp'), { change: 'becomes', types: ['creature'], subtypes: [], colors: ['black'], size: [1, 1] }),
  ],
});
const anthem = card('Black Hymn', {
  ...free,
  type: enchantment,
  abilities: [always({ ...creatures, colors: ['black'] }, plus(1, 1))],
});
const nimbus = card('Wings for All', {
  ...free,
  type: enchantment,
  abilities: [always({ ...creatures, withoutKeyword: 'flying' }, gains('trample'))],
});
const king = card('Own King', {
  ...free,
  type: creature('Goblin'),
  size: [2, 2],
  abilities: [always(other(subtype('Goblin')), plus(1, 1), gains('mountainwalk'))],
});
const subject = card('Own Subject', { ...free, type: creature('Goblin'), size: [1, 1] });
const star = card('Own Star', {
  ...free,
  type: creature('Horse'),
  size: [
    { amount: 'count', filter: subtype('Swamp') },
    { amount: 'count', filter: subtype('Swamp') },
  ],
  abilities: [has('flying')],
});
const blank = card('Blank Out', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'loseAbilities' }])],
});
const lift = card('Lift', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [gains('flying')])],
});
const dwindle = card('Dwindle', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [sized(1, 1)])],
});
const grow = card('Grow', { ...free, type: instant, targets: [aCreature], effects: [pump(target(), 3, 3)] });
const stud = card('Stud', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [putCounters('+1/+1', 1, target())],
});
const wither = card('Wither', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [putCounters('-1/-1', 1, target())],
});
const darken = card('Darken', {
  ...free,
  type: instant,
  targets: [permanent({})],
  effects: [change(target(), [{ change: 'color', colors: ['black'] }])],
});
const wings = card('Black Wings', {
  ...free,
  type: enchantment,
  abilities: [always({ ...creatures, colors: ['black'] }, gains('flying'))],
});
const enlist = card('Enlist', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'creatureTypes', subtypes: ['Goblin'] }])],
});
const mire = card('Spreading Mire', {
  type: land(),
  abilities: [always(lands, { change: 'landType', to: 'Swamp', also: true })],
});
const moon = card('All Rock', {
  ...free,
  type: enchantment,
  abilities: [always({ ...lands, notSupertypes: ['basic'] }, { change: 'landType', to: 'Mountain' })],
});
const lesson = card('Lesson', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [{ change: 'ability', ability: always(other(creatures), plus(1, 1), gains('flying')) }])],
});
const fetters = card('Fetters', {
  ...free,
  type: instant,
  targets: [aCreature],
  effects: [change(target(), [gains("can't attack")])],
});
const strength = card('Own Strength', { ...free, type: aura(creatures), abilities: [bearerIs(plus(2, 2))] });
const LARGEST = { amount: 'greatest', of: 'power', among: subtype('Bear') } as const;
const brawn = card('Own Brawn', {
  ...free,
  type: aura(creatures),
  abilities: [bearerIs(plus(0, { amount: 'power', of: { ref: 'enchanted' } }))],
});
const waking = card('Waking Hill', {
  ...free,
  type: aura(lands),
  abilities: [
    bearerIs({ change: 'becomes', types: ['creature'], subtypes: [], colors: null, size: [LARGEST, LARGEST] }),
  ],
});
const stature = card('Own Stature', { ...free, type: aura(creatures), abilities: [bearerIs(sized(4, 4))] });
const landLord = card('Lofty Peak', {
  type: land(),
  abilities: [always(creatures, plus(1, 1)), onPlayers(you, { change: 'moreLands', number: 1 })],
});
const mireHermit = card('Mire Hermit', {
  ...free,
  type: creature('Troll'),
  size: [2, 2],
  abilities: [asLongAs(controls(you, subtype('Swamp')), thisIs(plus(1, 1)))],
});
const bear = card('Own Bear', { ...free, type: creature('Bear'), size: [2, 2] });
export const cards = [
  swamped,
  rocky,
  levels,
  heaves,
  walking,
  anthem,
  nimbus,
  king,
  subject,
  star,
  blank,
  lift,
  dwindle,
  grow,
  stud,
  wither,
  darken,
  strength,
  brawn,
  waking,
  stature,
  wings,
  enlist,
  mire,
  moon,
  lesson,
  fetters,
  landLord,
  mireHermit,
  bear,
];
