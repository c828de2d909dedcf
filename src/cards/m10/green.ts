// Green cards that enter the pool with the core set of 2010, printed in 2009.

import { aChoice, all, count, forEach, handOf, self, target, the, topOf, X, you } from '../../language/amount.ts';
import {
  activated,
  addOneOf,
  always,
  atPhase,
  attacks,
  bearerIs,
  change,
  creatureTokens,
  damage,
  destroy,
  draw,
  entering,
  entersPlay,
  gainLife,
  gains,
  has,
  ifSo,
  loyaltyAbility,
  manaAbility,
  may,
  named,
  plus,
  protectionFrom,
  pump,
  putCounters,
  regenerate,
  replacing,
  reveal,
  search,
  toHand,
  toLibrary,
  toPlay,
  triggered,
  untapIt,
} from '../../language/build.ts';
import {
  aura,
  type CardDefinition,
  card,
  creature,
  enchantment,
  instant,
  planeswalker,
  sorcery,
} from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import {
  basicLands,
  creature as creatures,
  land,
  other,
  permanentCard,
  subtype,
  withKeyword,
  yours,
} from '../../language/filter.ts';
import {
  aCreature,
  aLand,
  anArtifactOrEnchantment,
  cardInGraveyard,
  permanent,
  several,
} from '../../language/target.ts';

export const m10Green: readonly CardDefinition[] = [
  card('Acidic Slime', {
    cost: '{3}{G}{G}',
    type: creature('Ooze'),
    size: [2, 2],
    abilities: [
      has('deathtouch'),
      triggered(entersPlay, [destroy(target())], {
        targets: [permanent({ anyType: ['artifact', 'enchantment', 'land'] })],
      }),
    ],
  }),
  card('Ant Queen', {
    cost: '{3}{G}{G}',
    type: creature('Insect'),
    size: [5, 5],
    abilities: [
      activated({
        cost: ['{1}{G}'],
        effects: [creatureTokens(1, { subtypes: ['Insect'], colors: ['green'], size: [1, 1] })],
      }),
    ],
  }),
  card('Awakener Druid', {
    cost: '{2}{G}',
    type: creature('Human', 'Druid'),
    size: [1, 1],
    abilities: [
      triggered(
        entersPlay,
        [
          change(
            target(),
            [{ change: 'becomes', types: ['creature'], subtypes: ['Treefolk'], colors: ['green'], size: [4, 5] }],
            'while source in play',
          ),
        ],
        { targets: [permanent(subtype('Forest'))] },
      ),
    ],
  }),
  card('Birds of Paradise', {
    cost: '{G}',
    type: creature('Bird'),
    summon: ['Mana Birds'],
    size: [0, 1],
    abilities: [has('flying'), manaAbility([tap], addOneOf('W', 'U', 'B', 'R', 'G'))],
  }),
  card('Borderland Ranger', {
    cost: '{2}{G}',
    type: creature('Human', 'Scout'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [may(search(basicLands, 1, 'hand'))])],
  }),
  card('Bountiful Harvest', { cost: '{4}{G}', type: sorcery, effects: [gainLife(forEach(1, count(yours(land))))] }),
  card('Bramble Creeper', {
    cost: '{4}{G}',
    type: creature('Elemental'),
    size: [0, 3],
    abilities: [triggered(attacks, [pump(self, 5, 0)])],
  }),
  card('Centaur Courser', { cost: '{2}{G}', type: creature('Centaur', 'Warrior'), size: [3, 3] }),
  card('Cudgel Troll', {
    cost: '{2}{G}{G}',
    type: creature('Troll'),
    size: [4, 3],
    abilities: [activated({ cost: ['{G}'], effects: [regenerate()] })],
  }),
  card('Deadly Recluse', {
    cost: '{1}{G}',
    type: creature('Spider'),
    size: [1, 2],
    abilities: [has('reach'), has('deathtouch')],
  }),
  card('Elvish Archdruid', {
    cost: '{1}{G}{G}',
    type: creature('Elf', 'Druid'),
    size: [2, 2],
    abilities: [
      always(other(yours({ ...creatures, subtypes: ['Elf'] })), plus(1, 1)),
      manaAbility([tap], { do: 'addMana', who: you, mana: ['G'], times: count(yours(subtype('Elf'))) }),
    ],
  }),
  card('Elvish Piper', {
    cost: '{3}{G}',
    type: creature('Elf', 'Shaman'),
    size: [1, 1],
    abilities: [activated({ cost: ['{G}', tap], effects: [may(toPlay(aChoice(you, handOf(you, creatures))))] })],
  }),
  card('Elvish Visionary', {
    cost: '{1}{G}',
    type: creature('Elf', 'Shaman'),
    size: [1, 1],
    abilities: [triggered(entersPlay, [draw(1)])],
  }),
  card('Emerald Oryx', { cost: '{3}{G}', type: creature('Antelope'), size: [2, 3], abilities: [has('forestwalk')] }),
  card('Enormous Baloth', { cost: '{6}{G}', type: creature('Beast'), size: [7, 7] }),
  card('Entangling Vines', {
    cost: '{3}{G}',
    type: aura({ ...creatures, tapped: true }),
    abilities: [bearerIs(gains("doesn't untap"))],
  }),
  card('Garruk Wildspeaker', {
    cost: '{2}{G}{G}',
    type: planeswalker('Garruk'),
    loyalty: 3,
    abilities: [
      loyaltyAbility(1, { targets: [several(aLand, 2)], effects: [untapIt(target())] }),
      loyaltyAbility(-1, {
        effects: [creatureTokens(1, { subtypes: ['Beast'], colors: ['green'], size: [3, 3] })],
      }),
      loyaltyAbility(-4, { effects: [change(all(yours(creatures)), [plus(3, 3), gains('trample')])] }),
    ],
  }),
  card('Great Sable Stag', {
    cost: '{1}{G}{G}',
    type: creature('Elk'),
    size: [3, 3],
    abilities: [has("can't be countered"), protectionFrom({ colors: ['blue'] }), protectionFrom({ colors: ['black'] })],
  }),
  card('Howl of the Night Pack', {
    cost: '{6}{G}',
    type: sorcery,
    effects: [creatureTokens(count(yours(subtype('Forest'))), { subtypes: ['Wolf'], colors: ['green'], size: [2, 2] })],
  }),
  card('Kalonian Behemoth', {
    cost: '{5}{G}{G}',
    type: creature('Beast'),
    size: [9, 9],
    abilities: [has('shroud')],
  }),
  card('Lurking Predators', {
    cost: '{4}{G}{G}',
    type: enchantment,
    abilities: [
      triggered({ on: 'casts', what: {}, who: 'opponent' }, [
        named('seen', reveal(topOf(you))),
        ifSo(
          { if: 'is', what: the('seen'), filter: creatures },
          [toPlay(the('seen'))],
          [may(toLibrary(the('seen'), 'bottom'))],
        ),
      ]),
    ],
  }),
  card('Master of the Wild Hunt', {
    cost: '{2}{G}{G}',
    type: creature('Human', 'Shaman'),
    size: [3, 3],
    abilities: [
      triggered(atPhase('upkeep'), [creatureTokens(1, { subtypes: ['Wolf'], colors: ['green'], size: [2, 2] })]),
      activated({
        cost: [tap],
        targets: [aCreature],
        effects: [{ do: 'packHunt', pack: yours({ ...creatures, subtypes: ['Wolf'], tapped: false }), prey: target() }],
      }),
    ],
  }),
  card('Might of Oaks', { cost: '{3}{G}', type: instant, targets: [aCreature], effects: [pump(target(), 7, 7)] }),
  card('Mist Leopard', { cost: '{3}{G}', type: creature('Cat'), size: [3, 2], abilities: [has('shroud')] }),
  card('Mold Adder', {
    cost: '{G}',
    type: creature('Fungus', 'Snake'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'casts', what: { colors: ['blue', 'black'] }, who: 'opponent' }, [may(putCounters('+1/+1', 1))]),
    ],
  }),
  card('Naturalize', {
    cost: '{1}{G}',
    type: instant,
    targets: [anArtifactOrEnchantment],
    effects: [destroy(target())],
  }),
  card("Nature's Spiral", {
    cost: '{1}{G}',
    type: sorcery,
    targets: [cardInGraveyard(permanentCard, 'you')],
    effects: [toHand(target())],
  }),
  card('Oakenform', { cost: '{2}{G}', type: aura(creatures), abilities: [bearerIs(plus(3, 3))] }),
  card('Overrun', {
    cost: '{2}{G}{G}{G}',
    type: sorcery,
    effects: [change(all(yours(creatures)), [plus(3, 3), gains('trample')])],
  }),
  card('Prized Unicorn', { cost: '{3}{G}', type: creature('Unicorn'), size: [2, 2], abilities: [has('lure')] }),
  card('Protean Hydra', {
    cost: '{X}{G}',
    type: creature('Hydra'),
    size: [0, 0],
    abilities: [
      entering({ counters: { counter: '+1/+1', amount: X } }),
      replacing({ replace: 'damage to counters', counter: '+1/+1' }),
      triggered({ on: 'counter removed', what: { self: true }, counter: '+1/+1' }, [
        { do: 'later', when: 'end of turn', then: [putCounters('+1/+1', 2)] },
      ]),
    ],
  }),
  card('Rampant Growth', { cost: '{1}{G}', type: sorcery, effects: [search(basicLands, 1, 'play tapped', false)] }),
  card('Regenerate', { cost: '{1}{G}', type: instant, targets: [aCreature], effects: [regenerate(target())] }),
  card('Runeclaw Bear', { cost: '{1}{G}', type: creature('Bear'), size: [2, 2] }),
  card('Stampeding Rhino', { cost: '{4}{G}', type: creature('Rhino'), size: [4, 4], abilities: [has('trample')] }),
  card('Windstorm', {
    cost: '{X}{G}',
    type: instant,
    effects: [damage(X, all(withKeyword(creatures, 'flying')))],
  }),
];
