// Blue cards of the first edition, printed in 1993.

import type { When } from '../../language/ability.ts';
import { allOf, controllerOf, self, subject, target, X, you } from '../../language/amount.ts';
import {
  activated,
  always,
  bearerIs,
  bury,
  change,
  counterSpell,
  damage,
  destroy,
  draw,
  entering,
  gains,
  has,
  may,
  plus,
  sacrifice,
  tapIt,
  thisIs,
  toHand,
  triggered,
  untapIt,
} from '../../language/build.ts';
import {
  aura,
  type CardDefinition,
  card,
  creature,
  instant,
  interrupt,
  sorcery,
  spellText,
} from '../../language/card.ts';
import { controls, inPlay, not } from '../../language/condition.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures, type Filter, land as lands, other, subtype } from '../../language/filter.ts';
import { aCreature, aPlayer, creatureOrPlayer, permanent, spell, spellOrPermanent } from '../../language/target.ts';

const needsEnemyIsland = thisIs({
  change: 'attacksOnlyIf',
  condition: inPlay({ subtypes: ['Island'], controller: 'defending' }),
});
const withoutIslands: When = { on: 'state', condition: not(controls(you, subtype('Island'))) };
const tappable: Filter = { anyType: ['artifact', 'creature', 'land'] };

export const alphaBlue: readonly CardDefinition[] = [
  card('Air Elemental', {
    cost: '{3}{U}{U}',
    type: creature('Elemental'),
    size: [4, 4],
    abilities: [has('flying')],
  }),
  card('Ancestral Recall', { cost: '{U}', type: instant, targets: [aPlayer], effects: [draw(3, target())] }),
  card('Blue Elemental Blast', {
    cost: '{U}',
    type: interrupt,
    modes: [
      { targets: [spell({ colors: ['red'] })], effects: [counterSpell(target())] },
      { targets: [permanent({ colors: ['red'] })], effects: [destroy(target())] },
    ],
  }),
  card('Braingeyser', { cost: '{X}{U}{U}', type: sorcery, targets: [aPlayer], effects: [draw(X, target())] }),
  card('Control Magic', { cost: '{2}{U}{U}', type: aura(creatures), abilities: [bearerIs({ change: 'control' })] }),
  card('Counterspell', { cost: '{U}{U}', type: interrupt, targets: [spell()], effects: [counterSpell(target())] }),
  card('Creature Bond', {
    cost: '{1}{U}',
    type: aura(creatures),
    abilities: [
      triggered({ on: 'dies', what: { enchanted: true } }, [
        damage({ amount: 'toughness', of: subject }, controllerOf(subject)),
      ]),
    ],
  }),
  card('Flight', { cost: '{U}', type: aura(creatures), abilities: [bearerIs(gains('flying'))] }),
  card('Jump', {
    cost: '{U}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [gains('flying')])],
  }),
  card('Lord of Atlantis', {
    cost: '{U}{U}',
    type: creature('Merfolk'),
    summon: ['Lord'],
    size: [2, 2],
    abilities: [always(other({ ...creatures, subtypes: ['Merfolk'] }), plus(1, 1), gains('islandwalk'))],
  }),
  card('Mahamoti Djinn', { cost: '{4}{U}{U}', type: creature('Djinn'), size: [5, 6], abilities: [has('flying')] }),
  card('Mana Short', {
    cost: '{2}{U}',
    type: instant,
    targets: [aPlayer],
    effects: [tapIt(allOf(lands, target())), { do: 'emptyPool', who: target() }],
  }),
  card('Merfolk of the Pearl Trident', { cost: '{U}', type: creature('Merfolk'), size: [1, 1] }),
  card('Phantasmal Terrain', {
    cost: '{U}{U}',
    type: aura(lands),
    abilities: [entering({ choose: 'land type' }), bearerIs({ change: 'landType', to: 'chosen' })],
  }),
  card('Phantom Monster', {
    cost: '{3}{U}',
    type: creature('Illusion'),
    summon: ['Phantasm'],
    size: [3, 3],
    abilities: [has('flying')],
  }),
  card('Prodigal Sorcerer', {
    cost: '{2}{U}',
    type: creature('Human', 'Wizard'),
    summon: ['Wizard'],
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
  }),
  card('Psionic Blast', {
    cost: '{2}{U}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [damage(4, target()), damage(2, you)],
  }),
  card('Sea Serpent', {
    cost: '{5}{U}',
    type: creature('Serpent'),
    size: [5, 5],
    abilities: [needsEnemyIsland, triggered(withoutIslands, [sacrifice()])],
    inBook: {
      beta: { abilities: [needsEnemyIsland, triggered(withoutIslands, [destroy(self)])] },
      fifth: { abilities: [needsEnemyIsland, triggered(withoutIslands, [bury(self)])] },
    },
  }),
  card('Sleight of Mind', {
    cost: '{U}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [{ do: 'changeColorWord', what: target() }],
  }),
  card('Spell Blast', {
    cost: '{X}{U}',
    type: interrupt,
    targets: [spell({ cost: { equals: 'x' } })],
    effects: [counterSpell(target())],
  }),
  card('Thoughtlace', {
    cost: '{U}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [change(target(), [{ change: 'color', colors: ['blue'] }], 'in play')],
  }),
  card('Time Walk', { cost: '{1}{U}', type: sorcery, effects: [{ do: 'extraTurn', who: you }] }),
  card('Twiddle', {
    cost: '{U}',
    type: instant,
    targets: [permanent(tappable)],
    effects: [may({ do: 'twiddle', what: target() })],
    // "When you cast Twiddle, you announce whether you're tapping or untapping."
    inBook: {
      fifth: {
        spell: spellText({
          modes: [
            { targets: [permanent(tappable)], effects: [tapIt(target())] },
            { targets: [permanent(tappable)], effects: [untapIt(target())] },
          ],
        }),
      },
    },
  }),
  card('Unsummon', { cost: '{U}', type: instant, targets: [aCreature], effects: [toHand(target())] }),
  card('Wall of Air', {
    cost: '{1}{U}{U}',
    type: creature('Wall'),
    size: [1, 5],
    abilities: [has('defender'), has('flying')],
  }),
  card('Water Elemental', { cost: '{3}{U}{U}', type: creature('Elemental'), size: [5, 4] }),
];
