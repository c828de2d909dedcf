// Blue cards of Portal, 1997.

import type { Ability } from '../../language/ability.ts';
import {
  type Amount,
  countOf,
  everybody,
  handOf,
  ownNumberOf,
  type Ref,
  target,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  arrangeTop,
  attacks,
  change,
  counterSpell,
  damage,
  discard,
  discardAny,
  draw,
  entersFromHand,
  entersPlay,
  gains,
  has,
  ifSo,
  lookAt,
  may,
  named,
  reveal,
  sacrifice,
  search,
  tapIt,
  thisIs,
  toHand,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import type { CardWords } from '../../language/card.ts';
import { type CardDefinition, card, creature, instant, interrupt, sorcery, spellText } from '../../language/card.ts';
import { inPlay } from '../../language/condition.ts';
import { cost, sacrificeA, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { creature as creatures, type Filter, subtype, withKeyword, without } from '../../language/filter.ts';
import {
  aCreature,
  anOpponent,
  aPlayer,
  cardInGraveyard,
  creatureOrPlayer,
  permanent,
  spell,
  type TargetSpec,
  upTo,
} from '../../language/target.ts';

const blocksFliersOnly = thisIs({ change: 'canBlockOnly', filter: withKeyword(creatures, 'flying') });
const needsEnemyIsland = thisIs({
  change: 'onlyIf',
  does: 'attack',
  condition: inPlay({ subtypes: ['Island'], controller: 'defending' }),
});
const cardsOf = (of: Ref): Amount => ({ amount: 'cards', zone: 'hand', of });
const cardsInHand = (of: Ref, anyOf: readonly Filter[]): Amount => ({
  amount: 'cards',
  zone: 'hand',
  of,
  filter: { anyOf },
});
/** In Portal it must come "from your hand". */
const onEntering = (
  effects: readonly Effect[],
  targets: readonly TargetSpec[] = [],
  before: readonly Ability[] = [],
): Pick<CardWords, 'abilities' | 'inBook'> => ({
  abilities: [...before, triggered(entersPlay, effects, { targets })],
  inBook: { portal: { abilities: [...before, triggered(entersFromHand, effects, { targets })] } },
});

export const portalBlue: readonly CardDefinition[] = [
  card('Ancestral Memories', {
    cost: '{2}{U}{U}{U}',
    type: sorcery,
    effects: [{ do: 'lookAndPut', who: you, by: you, amount: 7, take: 2, to: 'hand', rest: 'graveyard' }],
  }),
  card('Balance of Power', {
    cost: '{3}{U}{U}',
    type: sorcery,
    targets: [anOpponent],
    effects: [
      ifSo({ if: 'compare', left: cardsOf(target()), is: '>', right: cardsOf(you) }, [
        draw({ amount: 'difference', of: [cardsOf(target()), cardsOf(you)] }),
      ]),
    ],
  }),
  card('Baleful Stare', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [anOpponent],
    effects: [reveal(handOf(target())), draw(cardsInHand(target(), [subtype('Mountain'), { colors: ['red'] }]))],
  }),
  card('Capricious Sorcerer', {
    cost: '{2}{U}',
    type: creature('Human', 'Wizard'),
    summon: ['Wizard'],
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [creatureOrPlayer],
        effects: [damage(1, target())],
        during: 'your turn, before attackers are declared',
      }),
    ],
  }),
  card('Cloak of Feathers', {
    cost: '{U}',
    type: sorcery,
    targets: [aCreature],
    effects: [change(target(), [gains('flying')]), draw(1)],
  }),
  card('Cloud Dragon', {
    cost: '{5}{U}',
    type: creature('Illusion', 'Dragon'),
    summon: ['Dragon'],
    size: [5, 4],
    abilities: [has('flying'), blocksFliersOnly],
  }),
  card('Cloud Pirates', {
    cost: '{U}',
    type: creature('Human', 'Pirate'),
    summon: ['Pirate'],
    size: [1, 1],
    abilities: [has('flying'), blocksFliersOnly],
  }),
  card('Cloud Spirit', {
    cost: '{2}{U}',
    type: creature('Spirit'),
    size: [3, 1],
    abilities: [has('flying'), blocksFliersOnly],
  }),
  card('Command of Unsummoning', {
    cost: '{2}{U}',
    type: instant,
    targets: [{ ...permanent({ ...creatures, attacking: true }), max: 2 }],
    effects: [toHand(target())],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
  card('Coral Eel', { cost: '{1}{U}', type: creature('Fish'), size: [2, 1] }),
  card('Cruel Fate', {
    cost: '{4}{U}',
    type: sorcery,
    targets: [anOpponent],
    effects: [{ do: 'lookAndPut', who: target(), by: you, amount: 5, take: 1, to: 'graveyard', rest: 'top' }],
  }),
  card('Deep-Sea Serpent', {
    cost: '{4}{U}{U}',
    type: creature('Serpent'),
    size: [5, 5],
    abilities: [needsEnemyIsland],
  }),
  card('Djinn of the Lamp', { cost: '{5}{U}{U}', type: creature('Djinn'), size: [5, 6], abilities: [has('flying')] }),
  card('Déjà Vu', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [cardInGraveyard({ types: ['sorcery'] }, 'you')],
    effects: [toHand(target())],
  }),
  card('Exhaustion', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [anOpponent],
    effects: [
      change(
        target(),
        [{ change: 'untapsAtMost', filter: { anyType: ['creature', 'land'] }, number: 0 }],
        'next untap',
      ),
    ],
  }),
  card('Flux', {
    cost: '{2}{U}',
    type: sorcery,
    effects: [named('thrown', discardAny(everybody)), draw(ownNumberOf('thrown'), everybody), draw(1)],
  }),
  card('Giant Octopus', { cost: '{3}{U}', type: creature('Octopus'), size: [3, 3] }),
  card('Horned Turtle', { cost: '{2}{U}', type: creature('Turtle'), size: [1, 4] }),
  card('Ingenious Thief', {
    cost: '{1}{U}',
    type: creature('Human', 'Rogue'),
    summon: ['Thief'],
    size: [1, 1],
    ...onEntering([lookAt(handOf(target()))], [aPlayer], [has('flying')]),
  }),
  card("Man-o'-War", {
    cost: '{2}{U}',
    type: creature('Jellyfish'),
    size: [2, 2],
    ...onEntering([toHand(target())], [aCreature]),
  }),
  card('Mystic Denial', {
    cost: '{1}{U}{U}',
    type: interrupt,
    targets: [spell({ anyType: ['creature', 'sorcery'] })],
    effects: [counterSpell(target())],
    inBook: {
      portal: {
        types: ['sorcery'],
        interrupt: false,
        spell: spellText({
          targets: [spell({ anyType: ['creature', 'sorcery'] })],
          effects: [counterSpell(target())],
          playWhen: 'opponent casts',
        }),
      },
    },
  }),
  card('Omen', {
    cost: '{1}{U}',
    type: sorcery,
    effects: [...arrangeTop(3, you), may({ do: 'shuffle', who: you }), draw(1)],
  }),
  card('Owl Familiar', {
    cost: '{1}{U}',
    type: creature('Bird'),
    size: [1, 1],
    ...onEntering([draw(1), discard(1, you)], [], [has('flying')]),
  }),
  card('Personal Tutor', { cost: '{U}', type: sorcery, effects: [search({ types: ['sorcery'] }, 1, 'top')] }),
  card('Phantom Warrior', {
    cost: '{1}{U}{U}',
    type: creature('Illusion', 'Warrior'),
    summon: ['Warrior'],
    size: [2, 2],
    abilities: [has('unblockable')],
  }),
  card('Prosperity', { cost: '{X}{U}', type: sorcery, effects: [draw(X, everybody)] }),
  card('Snapping Drake', { cost: '{3}{U}', type: creature('Drake'), size: [3, 2], abilities: [has('flying')] }),
  card('Sorcerous Sight', {
    cost: '{U}',
    type: sorcery,
    targets: [anOpponent],
    effects: [lookAt(handOf(target())), draw(1)],
  }),
  card('Storm Crow', { cost: '{1}{U}', type: creature('Bird'), size: [1, 2], abilities: [has('flying')] }),
  card('Symbol of Unsummoning', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [aCreature],
    effects: [toHand(target()), draw(1)],
  }),
  card('Taunt', {
    cost: '{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [change(target(), [{ change: 'attacksYou' }], 'their next turn')],
  }),
  card('Theft of Dreams', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [anOpponent],
    effects: [draw(countOf({ ...creatures, tapped: true }, target()))],
  }),
  card('Thing from the Deep', {
    cost: '{6}{U}{U}{U}',
    type: creature('Leviathan'),
    size: [9, 9],
    abilities: [triggered(attacks, [unlessPaid(cost(sacrificeA(subtype('Island'))), sacrifice())])],
  }),
  card('Tidal Surge', {
    cost: '{1}{U}',
    type: sorcery,
    targets: [upTo(permanent(without(creatures, 'flying')), 3)],
    effects: [tapIt(target())],
  }),
  card('Time Ebb', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [aCreature],
    effects: [{ do: 'toLibrary', what: target(), where: 'top' }],
  }),
  card('Touch of Brilliance', { cost: '{3}{U}', type: sorcery, effects: [draw(2)] }),
  card('Wind Drake', { cost: '{2}{U}', type: creature('Drake'), size: [2, 2], abilities: [has('flying')] }),
  card('Withering Gaze', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [anOpponent],
    effects: [reveal(handOf(target())), draw(cardsInHand(target(), [subtype('Forest'), { colors: ['green'] }]))],
  }),
];
