// Black cards of Portal, 1997.

import { all, everybody, opponents, self, target, the, you } from '../../language/amount.ts';
import {
  activated,
  alongGain,
  attacks,
  damage,
  destroy,
  dies,
  discard,
  discardAtRandom,
  draw,
  entersFromHand,
  entersPlay,
  gainLife,
  has,
  loseLife,
  may,
  meanwhile,
  pump,
  sacrifice,
  search,
  toHand,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { type CardDefinition, type CardWords, card, creature, instant, sorcery } from '../../language/card.ts';
import { cost, discardA, sacrificeA, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { creature as creatures, yours } from '../../language/filter.ts';
import type { TargetSpec } from '../../language/target.ts';
import {
  aCreature,
  aLand,
  anOpponent,
  aPlayer,
  cardInGraveyard,
  creatureOrPlayer,
  permanent,
  several,
} from '../../language/target.ts';

/** What it does as it comes into play; in Portal only if it comes "from your hand". */
const comingIn = (
  flies: boolean,
  effects: readonly Effect[],
  targets: readonly TargetSpec[] = [],
): Pick<CardWords, 'abilities' | 'inBook'> => {
  const words = flies ? [has('flying')] : [];
  return {
    abilities: [...words, triggered(entersPlay, effects, { targets })],
    inBook: { portal: { abilities: [...words, triggered(entersFromHand, effects, { targets })] } },
  };
};

const nonblack = { ...creatures, notColors: ['black'] } as const;

export const portalBlack: readonly CardDefinition[] = [
  card('Arrogant Vampire', { cost: '{3}{B}{B}', type: creature('Vampire'), size: [4, 3], abilities: [has('flying')] }),
  card("Assassin's Blade", {
    cost: '{1}{B}',
    type: instant,
    targets: [permanent({ ...nonblack, attacking: true })],
    effects: [destroy(target())],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
  card('Bog Imp', { cost: '{1}{B}', type: creature('Imp'), size: [1, 1], abilities: [has('flying')] }),
  card('Bog Raiders', { cost: '{2}{B}', type: creature('Zombie'), size: [2, 2], abilities: [has('swampwalk')] }),
  card('Charging Bandits', {
    cost: '{4}{B}',
    type: creature('Human', 'Rogue'),
    summon: ['Rogue'],
    size: [3, 3],
    abilities: [triggered(attacks, [pump(self, 2, 0)])],
  }),
  card('Craven Knight', {
    cost: '{1}{B}',
    type: creature('Human', 'Knight'),
    summon: ['Knight'],
    size: [2, 2],
    abilities: [has("can't block")],
  }),
  card('Cruel Bargain', {
    cost: '{B}{B}{B}',
    type: sorcery,
    effects: [draw(4), loseLife({ amount: 'part', into: 2, of: { amount: 'life', of: you }, round: 'up' }, you)],
  }),
  card('Cruel Tutor', {
    cost: '{2}{B}',
    type: sorcery,
    effects: [search({}, 1, 'top', false), loseLife(2, you)],
  }),
  card('Dread Charge', {
    cost: '{3}{B}',
    type: sorcery,
    effects: [
      meanwhile(yours({ ...creatures, colors: ['black'] }), {
        change: 'onlyBy',
        doing: 'block',
        filter: { ...creatures, colors: ['black'] },
      }),
    ],
  }),
  card('Dread Reaper', {
    cost: '{3}{B}{B}{B}',
    type: creature('Horror'),
    size: [6, 5],
    ...comingIn(true, [loseLife(5, you)]),
  }),
  card('Dry Spell', {
    cost: '{1}{B}',
    type: sorcery,
    effects: [damage(1, all(creatures)), damage(1, everybody)],
  }),
  card('Ebon Dragon', {
    cost: '{5}{B}{B}',
    type: creature('Dragon'),
    size: [5, 4],
    ...comingIn(true, [may(discard(1, target()))], [anOpponent]),
  }),
  card('Endless Cockroaches', {
    cost: '{1}{B}{B}',
    type: creature('Insect'),
    size: [1, 1],
    abilities: [triggered(dies, [toHand(self)])],
  }),
  card('Feral Shadow', { cost: '{2}{B}', type: creature('Nightstalker'), size: [2, 1], abilities: [has('flying')] }),
  card('Final Strike', {
    cost: '{2}{B}{B}',
    type: sorcery,
    additionalCost: cost(sacrificeA(creatures, 1, 'victim')),
    targets: [anOpponent],
    effects: [damage({ amount: 'power', of: the('victim') }, target())],
  }),
  card('Gravedigger', {
    cost: '{3}{B}',
    type: creature('Zombie'),
    size: [2, 2],
    ...comingIn(false, [may(toHand(target()))], [cardInGraveyard(creatures, 'you')]),
  }),
  card('Hand of Death', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [permanent(nonblack)],
    effects: [destroy(target())],
  }),
  card('Howling Fury', { cost: '{2}{B}', type: sorcery, targets: [aCreature], effects: [pump(target(), 4, 0)] }),
  card("King's Assassin", {
    cost: '{1}{B}{B}',
    type: creature('Human', 'Assassin'),
    summon: ['Assassin'],
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, tapped: true })],
        effects: [destroy(target())],
        during: 'your turn, before attackers are declared',
      }),
    ],
  }),
  card('Mercenary Knight', {
    cost: '{2}{B}',
    type: creature('Human', 'Mercenary', 'Knight'),
    summon: ['Knight'],
    size: [4, 4],
    ...comingIn(false, [unlessPaid(cost(discardA(creatures)), sacrifice())]),
  }),
  card('Mind Knives', {
    cost: '{1}{B}',
    type: sorcery,
    targets: [anOpponent],
    effects: [discardAtRandom(1, target())],
  }),
  card('Mind Rot', { cost: '{2}{B}', type: sorcery, targets: [aPlayer], effects: [discard(2, target())] }),
  card('Muck Rats', { cost: '{B}', type: creature('Rat'), size: [1, 1] }),
  card("Nature's Ruin", {
    cost: '{2}{B}',
    type: sorcery,
    effects: [destroy(all({ ...creatures, colors: ['green'] }))],
  }),
  card('Noxious Toad', {
    cost: '{2}{B}',
    type: creature('Frog'),
    size: [1, 1],
    abilities: [triggered(dies, [discard(1, opponents)])],
  }),
  card('Python', { cost: '{1}{B}{B}', type: creature('Snake'), size: [3, 2] }),
  card('Rain of Tears', { cost: '{1}{B}{B}', type: sorcery, targets: [aLand], effects: [destroy(target())] }),
  card('Serpent Assassin', {
    cost: '{3}{B}{B}',
    type: creature('Snake', 'Assassin'),
    summon: ['Assassin'],
    size: [2, 2],
    ...comingIn(false, [may(destroy(target()))], [permanent(nonblack)]),
  }),
  card('Serpent Warrior', {
    cost: '{2}{B}',
    type: creature('Snake', 'Warrior'),
    summon: ['Soldier'],
    size: [3, 3],
    ...comingIn(false, [loseLife(3, you)]),
  }),
  card('Skeletal Crocodile', {
    cost: '{3}{B}',
    type: creature('Crocodile', 'Skeleton'),
    summon: ['Skeleton'],
    size: [5, 1],
  }),
  card('Skeletal Snake', {
    cost: '{1}{B}',
    type: creature('Snake', 'Skeleton'),
    summon: ['Skeleton'],
    size: [2, 1],
  }),
  card('Soul Shred', {
    cost: '{3}{B}{B}',
    type: sorcery,
    targets: [permanent(nonblack)],
    effects: [damage(3, target()), gainLife(3)],
  }),
  card('Undying Beast', {
    cost: '{3}{B}',
    type: creature('Beast'),
    size: [3, 2],
    abilities: [triggered(dies, [{ do: 'toLibrary', what: self, where: 'top' }])],
  }),
  card('Vampiric Feast', {
    cost: '{5}{B}{B}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [damage(4, target()), alongGain(4)],
  }),
  card('Vampiric Touch', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [anOpponent],
    effects: [damage(2, target()), alongGain(2)],
  }),
  card("Virtue's Ruin", {
    cost: '{2}{B}',
    type: sorcery,
    effects: [destroy(all({ ...creatures, colors: ['white'] }))],
  }),
  card('Wicked Pact', {
    cost: '{1}{B}{B}',
    type: sorcery,
    targets: [several(permanent(nonblack), 2)],
    effects: [destroy(target()), loseLife(5, you)],
  }),
];
