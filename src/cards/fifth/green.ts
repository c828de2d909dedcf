// Green cards new to the basic game with Fifth Edition, 1997.

import {
  all,
  count,
  countOf,
  enchanted,
  eventPlayer,
  everybody,
  forEach,
  lifeOf,
  minus,
  mostLife,
  self,
  target,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  atNextUpkeep,
  atPhase,
  attacks,
  bearerIs,
  change,
  damage,
  destroy,
  dies,
  draw,
  gainLife,
  gains,
  has,
  manaAbility,
  may,
  plus,
  pump,
  rampage,
  regenerate,
  sacrifice,
  thisIs,
  triggered,
  unlessPaid,
  untapIt,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant } from '../../language/card.ts';
import { cost, sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures, land as lands, other } from '../../language/filter.ts';
import { aCreature, anArtifact, permanent } from '../../language/target.ts';

export const fifthGreen: readonly CardDefinition[] = [
  card('Ghazbán Ogre', {
    cost: '{G}',
    type: creature('Ogre'),
    size: [2, 2],
    abilities: [
      triggered(atPhase('upkeep'), [change(self, [{ change: 'control', by: mostLife }], 'in play')], {
        condition: { if: 'compare', left: lifeOf(mostLife), is: '>', right: 0 },
      }),
    ],
  }),
  card('Cat Warriors', {
    cost: '{1}{G}{G}',
    type: creature('Cat', 'Warrior'),
    summon: ['Cat Warrior'],
    size: [2, 2],
    abilities: [has('forestwalk')],
  }),
  card('Foxfire', {
    cost: '{2}{G}',
    type: instant,
    targets: [permanent({ ...creatures, attacking: true })],
    effects: [
      untapIt(target()),
      change(target(), [{ change: 'preventFrom', filter: {}, combat: true, dealt: true }]),
      atNextUpkeep(draw(1)),
    ],
  }),
  card('Fyndhorn Elder', {
    cost: '{2}{G}',
    type: creature('Elf', 'Druid'),
    summon: ['Elf'],
    size: [1, 1],
    abilities: [manaAbility([tap], addMana('G', 'G'))],
  }),
  card('Scaled Wurm', { cost: '{7}{G}', type: creature('Wurm'), size: [7, 6] }),
  card('An-Havva Constable', {
    cost: '{1}{G}{G}',
    type: creature('Human'),
    summon: ['Constable'],
    size: [2, { amount: 'sum', of: [1, count({ ...creatures, colors: ['green'] })] }],
  }),
  card('Chub Toad', {
    cost: '{2}{G}',
    type: creature('Frog'),
    summon: ['Toad'],
    size: [1, 1],
    abilities: [
      triggered(
        {
          on: 'either',
          of: [
            { on: 'blocks', what: { self: true }, other: {} },
            { on: 'blocked', what: { self: true }, other: {}, each: false },
          ],
        },
        [pump(self, 2, 2)],
      ),
    ],
  }),
  card('Hungry Mist', {
    cost: '{2}{G}{G}',
    type: creature('Elemental'),
    summon: ['Mist'],
    size: [6, 2],
    abilities: [triggered(atPhase('upkeep'), [unlessPaid(cost('{G}{G}'), sacrifice())], { upkeepCost: true })],
  }),
  card('Scavenger Folk', {
    cost: '{G}',
    type: creature('Human'),
    summon: ['Scavenger Folk'],
    size: [1, 1],
    abilities: [activated({ cost: ['{G}', tap, sacrificeThis], targets: [anArtifact], effects: [destroy(target())] })],
  }),
  card('Shrink', { cost: '{G}', type: instant, targets: [aCreature], effects: [pump(target(), -5, 0)] }),
  card('Stampede', {
    cost: '{1}{G}{G}',
    type: instant,
    effects: [change(all({ ...creatures, attacking: true }), [plus(1, 0), gains('trample')])],
  }),
  card('Tarpan', {
    cost: '{G}',
    type: creature('Horse'),
    summon: ['Tarpan'],
    size: [1, 1],
    abilities: [triggered(dies, [gainLife(1)])],
  }),
  card('Wyluli Wolf', {
    cost: '{1}{G}',
    type: creature('Wolf'),
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [aCreature], effects: [pump(target(), 1, 1)] })],
  }),
  card('Aurochs', {
    cost: '{3}{G}',
    type: creature('Aurochs'),
    size: [2, 3],
    abilities: [
      has('trample'),
      triggered(attacks, [pump(self, count(other({ subtypes: ['Aurochs'], attacking: true })), 0)]),
    ],
  }),
  card('Elder Druid', {
    cost: '{3}{G}',
    type: creature('Elf', 'Cleric', 'Druid'),
    summon: ['Cleric'],
    size: [2, 2],
    abilities: [
      activated({
        cost: ['{3}{G}', tap],
        targets: [permanent({ anyType: ['artifact', 'creature', 'land'] })],
        effects: [may({ do: 'tapOrUntap', what: target() })],
      }),
    ],
  }),
  card('Lhurgoyf', {
    cost: '{2}{G}{G}',
    type: creature('Lhurgoyf'),
    size: [
      { amount: 'cards', zone: 'graveyard', of: everybody, filter: creatures },
      { amount: 'sum', of: [{ amount: 'cards', zone: 'graveyard', of: everybody, filter: creatures }, 1] },
    ],
  }),
  card('Primal Order', {
    cost: '{2}{G}{G}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep', 'each'), [
        damage(countOf({ ...lands, notSupertypes: ['basic'] }, eventPlayer), eventPlayer),
      ]),
    ],
  }),
  card('Johtull Wurm', {
    cost: '{5}{G}',
    type: creature('Wurm'),
    size: [6, 6],
    abilities: [
      triggered({ on: 'blocked', what: { self: true }, other: {}, each: false }, [
        pump(
          self,
          forEach(-2, minus(count({ ...creatures, fighting: 'blocking' }), 1)),
          forEach(-1, minus(count({ ...creatures, fighting: 'blocking' }), 1)),
        ),
      ]),
    ],
  }),
  card('Rabid Wombat', {
    cost: '{2}{G}{G}',
    type: creature('Wombat'),
    size: [0, 1],
    abilities: [
      has('vigilance'),
      thisIs(
        plus(
          forEach(2, count({ subtypes: ['Aura'], onThis: true })),
          forEach(2, count({ subtypes: ['Aura'], onThis: true })),
        ),
      ),
    ],
  }),
  card('Carapace', {
    cost: '{G}',
    type: aura(creatures),
    abilities: [bearerIs(plus(0, 2)), activated({ cost: [sacrificeThis], effects: [regenerate(enchanted)] })],
  }),
  card('Craw Giant', {
    cost: '{3}{G}{G}{G}{G}',
    type: creature('Giant'),
    size: [6, 4],
    abilities: [has('trample'), rampage(2)],
  }),
  card('Wolverine Pack', {
    cost: '{2}{G}{G}',
    type: creature('Wolverine'),
    size: [2, 4],
    abilities: [rampage(2)],
  }),
];
